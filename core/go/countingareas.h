// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/board.h"
#include "core/go/color.h"
#include "core/go/pointset.h"

#include <vector>

namespace go {

/// What is done to one area of empty points to make it round, in this order.
struct Rounding {
    PointSet area; ///< the empty points as they are before
    PointSet joining; ///< own stones to lift so that it becomes one area with others
    PointSet widening; ///< own stones to lift besides
    PointSet filling; ///< points to lay own stones on
    PointSet rest; ///< the empty points afterwards

    friend bool operator==(const Rounding&, const Rounding&) = default;
};

/// Connected parts of a set, the largest first, of equal ones that which begins further up and left.
std::vector<PointSet> partsOf(const PointSet& points);

/// 做棋: how to make the surrounded areas of one side multiples of ten (A11), largest first, touching as few
/// stones as possible and lifting none that a border needs. `own` is the side's whole area on a board
/// without dead stones, `bowl` the number of its stones at hand. An area is left as it is only where the
/// stones do not suffice.
std::vector<Rounding> roundAreas(const Board& board, const PointSet& own, Color color, int bowl);

} // namespace go
