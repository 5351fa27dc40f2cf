// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/board.h"
#include "core/go/pointset.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace go {

/// What the program thinks of the stones of a finished game: a proposal for the players, never a verdict
/// (A10, A34, B12). Chains are named whole.
struct DeadStones {
    PointSet dead; ///< stones that cannot avoid capture
    PointSet seki; ///< living stones that stand in seki
    PointSet unsettled; ///< stones, dead or alive above, of which a person must look
    PointSet open; ///< empty points where a border is not closed: the territory behind counts as shared
    PointSet neutral; ///< the other empty points of nobody that can still be filled: 单官 (A30)

    friend bool operator==(const DeadStones&, const DeadStones&) = default;
};

/// How to look for dead stones.
struct DeadSearch {
    std::uint64_t seed = 1; ///< the same seed gives the same answer everywhere
    std::stop_token stop; ///< asked before every game that is played on
};

/// Proposes the dead stones of a position with no more moves to come; nothing if stopped. First what is
/// certain (unconditionalArea), then some hundred games played on from here: 10 to 20 ms of one core for
/// 19×19.
std::optional<DeadStones> proposeDead(const Board& board, const DeadSearch& search);

} // namespace go
