// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/game.h"
#include "core/go/rules.h"

#include <cstdint>
#include <span>
#include <vector>

namespace go {

/// Why counting by area and by territory differ (A19).
enum class Difference : std::uint8_t {
    LastTurn, ///< one side had a turn more: it went first and last, or played twice
    Passes, ///< a side let turns go without a stone, which costs area and no territory
    SetUp, ///< stones that were set up, as handicap stones are, are area and no territory
    Payback, ///< only area rules give half the handicap back (A15)
    Seki, ///< surrounded points in seki are area, and no territory by Japanese rules
};

struct DifferenceReason {
    Difference what = Difference::LastTurn;
    /// How much better for Black it makes the area count than the territory count; never 0.
    QuarterZi forBlack = 0;
    /// Points or stones that it comes from: turns, passes, stones, points in seki of each side.
    PerSide<int> numbers;

    friend bool operator==(const DifferenceReason&, const DifferenceReason&) = default;
};

/// Both ways to count one position. Margins are Black's, before komi and deductions.
struct MethodComparison {
    QuarterZi area = 0; ///< after payback
    QuarterZi territory = 0;
    std::vector<DifferenceReason> reasons; ///< their sum is area - territory

    friend bool operator==(const MethodComparison&, const MethodComparison&) = default;
};

/// Compares the two counts; `handicap` is what scoreOf() would be given, `territory` says whether points in
/// seki count. Every listed dead stone is one stone (see wholeChains).
MethodComparison compareMethods(
    const Game& game, std::span<const Point> dead, int handicap, const Rules& territory = Rules::japanese());

} // namespace go
