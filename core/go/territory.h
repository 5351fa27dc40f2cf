// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/board.h"
#include "core/go/pointset.h"

#include <cstdint>
#include <span>
#include <vector>

namespace go {

/// Whose a point is when the game is over.
enum class Owner : std::uint8_t {
    Neutral, ///< no point of the board
    Black,
    White,
    Shared, ///< an empty region that both sides touch: half a point each (B13); also an empty board
};

/// The whole board divided, dead stones taken off. Every point is in exactly one of black, white and shared.
struct AreaMap {
    PointSet black; ///< living stones and surrounded points
    PointSet white;
    PointSet shared;
    PointSet dead; ///< points of dead stones; each is empty now and belongs to somebody

    BoardSize size() const { return black.size(); }
    const PointSet& of(Color color) const { return color == Color::Black ? black : white; }
    Owner at(Point point) const;
    /// at() for every index (indexOf).
    std::vector<Owner> owners() const;

    friend bool operator==(const AreaMap&, const AreaMap&) = default;
};

/// Divides the board after the dead stones are taken off; a listed point stands for that stone alone, see
/// wholeChains(). Empty and off-board points in the list are ignored.
AreaMap areaOf(const Board& board, std::span<const Point> dead);
AreaMap areaOf(const Board& board, const PointSet& dead);

/// The stones of every chain that has a stone in the list, each once, row by row (A10).
std::vector<Point> wholeChains(const Board& board, std::span<const Point> stones);

/// 单官: the shared points, row by row (A30).
std::vector<Point> unfilledDame(const Board& board, std::span<const Point> dead);

/// The part of the surrounded empty points that counts where there is no territory in seki (Japanese). Chains
/// of one side that border the same surrounded region are one group. A group is taken to be in seki when its
/// surrounded regions are no two and hold fewer than three points, and it shares a neutral region with such a
/// group of the other side. Limits: where dame are not filled, groups that live together by them look like
/// seki, and false eyes are not recognised.
PointSet territoryOutsideSeki(const Board& board, const AreaMap& area);

/// The living stones of the groups that are in seki in that sense, those without any surrounded point among
/// them; the same limits hold.
PointSet stonesInSeki(const Board& board, const AreaMap& area);

} // namespace go
