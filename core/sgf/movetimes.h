// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sgf/gamerecord.h"
#include "core/timing/instant.h"

#include <optional>
#include <vector>

namespace sgf {

/// What a record's clock says about one move.
struct MoveTime {
    std::optional<timing::Millis> spent; ///< thinking time; in byo-yomi at least this much
    bool overtime = false; ///< the move was made in byo-yomi

    friend bool operator==(const MoveTime&, const MoveTime&) = default;
};

/// The time of each move, from what was left before and after it (BL, WL, OB, OW).
std::vector<MoveTime> moveTimes(const GameRecord& record);

} // namespace sgf
