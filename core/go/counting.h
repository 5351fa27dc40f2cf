// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/board.h"
#include "core/go/color.h"
#include "core/go/pointset.h"
#include "core/go/rules.h"
#include "core/go/score.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace go {

/// What a referee does in one step of the count (数子法), in this order.
enum class CountingAct : std::uint8_t {
    LiftDead, ///< a group of dead stones comes off (A10)
    ShareNeutral, ///< the points of one neutral region are shared, half each (B13)
    JoinAreas, ///< 做棋: own stones between two areas are lifted, one area is left
    WidenArea, ///< 做棋: own stones that the border does not need are lifted, up to a multiple of ten (A11)
    FillArea, ///< 做棋: own stones from the bowl are laid, down to a multiple of ten (A11)
    CountArea, ///< the empty points of one area are counted
    CountStones, ///< ten stones on the board are counted, in the last of these steps what is left
    AddShared, ///< the halves of all neutral points are added (B13)
    Komi, ///< less for Black, more for White (A12)
    Payback, ///< half the handicap, less for Black, more for White (A15)
    Deduction, ///< what warnings cost both sides
    Compare, ///< the sum against half the board (A13)
};

/// How board and sum stand between two steps.
struct CountingFrame {
    Board board;
    PointSet shared; ///< neutral points that have been shared
    PointSet counted; ///< empty points and stones of the counted side that are in the sum
    int bowl = 0; ///< stones of the counted side that are not on the board
    QuarterZi sum = 0;

    friend bool operator==(const CountingFrame&, const CountingFrame&) = default;
};

struct CountingStep {
    CountingAct act = CountingAct::LiftDead;
    Color color = Color::Black; ///< of the stones lifted, laid or counted; otherwise the counted side
    PointSet points; ///< what the step touches; empty for sums alone
    int amount = 0; ///< the number of those points; of AddShared, all neutral points
    int area = 0; ///< of JoinAreas, WidenArea, FillArea: the empty points of that area now, 0 if it is full
    QuarterZi added = 0; ///< to the sum, below 0 for less
    CountingFrame after;

    friend bool operator==(const CountingStep&, const CountingStep&) = default;
};

/// The count of one side as a referee does it in front of the players. Every frame's board has the side's
/// area, the opponent's area and the neutral points unchanged, and never more stones of the side than its
/// bowl has.
struct CountingPlan {
    Color counted = Color::Black;
    CountingFrame start;
    std::vector<CountingStep> steps;
    QuarterZi half = 0; ///< half the board (归本数)
    QuarterZi margin = 0; ///< positive: Black is ahead

    /// The frame after so many steps, 0 … steps.size().
    const CountingFrame& frameAfter(std::size_t done) const
    {
        return done == 0 ? start : steps[done - 1].after;
    }
    friend bool operator==(const CountingPlan&, const CountingPlan&) = default;
};

/// Plans the count of one side by area (A10–A14, B13), whatever rules the score was counted by; komi, payback
/// and penalties are the score's. A listed dead point stands for that stone alone, see wholeChains().
CountingPlan countingPlan(const Board& board, const PointSet& dead, Color counted, const Score& score);

/// The stones that come with a board: half its points each, Black's the odd one (B05).
int stonesInBowl(Color color, BoardSize size);

} // namespace go
