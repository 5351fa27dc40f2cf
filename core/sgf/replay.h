// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/color.h"
#include "core/go/game.h"
#include "core/go/point.h"
#include "core/go/rules.h"
#include "core/sgf/gamerecord.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace sgf {

/// What becomes of an illegal move.
enum class ReplayMode : std::uint8_t {
    Record, ///< it is executed all the same, as SGF asks
    Strict, ///< a forbidden point and a ko retake are void passes (A54, A55); anything else is refused and
            ///< the turn stays
};

struct IllegalMove {
    int move = 0; ///< from 1
    go::Color color = go::Color::Black;
    std::optional<go::Point> point; ///< nothing for a pass and off the board
    go::IllegalReason reason = go::IllegalReason::Occupied;
    std::size_t offset = 0; ///< byte of the source

    friend bool operator==(const IllegalMove&, const IllegalMove&) = default;
};

/// A whole-board repetition that the rules do not forbid.
struct Repetition {
    int move = 0; ///< from 1
    int of = 0; ///< the move after which the position stood before; 0 is the start

    friend bool operator==(const Repetition&, const Repetition&) = default;
};

/// A main line played through.
struct Replay {
    go::Game game; ///< at the end
    int moves = 0; ///< passes and illegal ones among them
    int passes = 0;
    std::vector<IllegalMove> illegal;
    std::vector<Repetition> repetitions;
};

inline constexpr int wholeGame = -1;

/// Plays the first `moves` moves of a record under the rules, setups in between included.
Replay replayOf(const GameRecord& record, const go::Rules& rules, ReplayMode mode, int moves = wholeGame);

} // namespace sgf
