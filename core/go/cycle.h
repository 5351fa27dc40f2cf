// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/color.h"
#include "core/go/game.h"
#include "core/go/point.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace go {

/// What kind of repetition it is, told by the stones laid and taken off in one round (A55, A57).
enum class CycleKind : std::uint8_t {
    Ko, ///< 劫: two stones, each takes the other
    SendTwoReturnOne, ///< three stones: two are sent and taken, one is taken back
    EternalLife, ///< 长生: four stones, twice two are taken
    DoubleKo, ///< two kos retaken in turn, with passes between
    TripleKo, ///< 三劫循环: six stones in three kos; false life (假生) by a double ko looks the same
    QuadrupleKo, ///< 四劫循环: eight stones in four kos
    Other,
};

/// One round of moves that leads back to a position of the game, for the referee.
struct Cycle {
    CycleKind kind = CycleKind::Other;
    int from = 0; ///< the plies after which that position stood
    std::vector<Ply> moves; ///< since then, passes and void stones among them
    PerSide<int> laid; ///< stones of each side laid in one round; as many are lost

    /// Whether a round costs both sides the same; otherwise one side only gains by playing on.
    bool isBalanced() const { return laid.black == laid.white; }
    friend bool operator==(const Cycle&, const Cycle&) = default;
};

/// The round that ended with the position now on the board; nothing if it is new.
std::optional<Cycle> cycleOf(const Game& game);
/// The round that this stone would close, played or refused as Ko or Superko; nothing if it would not repeat.
std::optional<Cycle> cycleBy(const Game& game, Color color, Point point);

} // namespace go
