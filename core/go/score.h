// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/color.h"
#include "core/go/game.h"
#include "core/go/rules.h"
#include "core/go/territory.h"

#include <optional>
#include <span>

namespace go {

/// What one side has on the board at the end.
struct SideCount {
    int stones = 0; ///< living ones
    int territory = 0; ///< surrounded empty points, those of the opponent's dead stones among them
    int dead = 0; ///< own stones marked dead
    int prisoners = 0; ///< own stones captured during play

    friend bool operator==(const SideCount&, const SideCount&) = default;
};

/// The whole board counted: stones + territory of both sides + shared = points.
struct Count {
    PerSide<SideCount> sides;
    int shared = 0;
    int points = 0;

    /// Twice the side's area, a shared point halved: half a 子 is 1 (A11, B13).
    int halfPoints(Color color) const
    {
        return 2 * sides[color].stones + 2 * sides[color].territory + shared;
    }
    friend bool operator==(const Count&, const Count&) = default;
};

/// Counts by area; every listed dead stone is one stone (see wholeChains).
Count countArea(const Game& game, std::span<const Point> dead);

/// A counted game. margin = board margin - komi - payback + penalties.
struct Score {
    Count count;
    PerSide<int> territory; ///< surrounded points that the rules count: all but, in Japan, those in seki
    QuarterZi margin = 0; ///< positive: Black is ahead
    QuarterZi komi = 0;
    QuarterZi payback = 0; ///< half the handicap in 子 that Black returns (A15)
    QuarterZi penalties = 0; ///< White's deductions less Black's

    friend bool operator==(const Score&, const Score&) = default;
};

/// Counts by the rules given. The komi is taken as it stands, and the payback with it if the rules have one:
/// whoever gives handicap sets the komi to 0. A handicap of 1 is 让先: nothing is paid back. penaltyZi: whole
/// 子 deducted from each side.
Score scoreOf(
    const Game& game, std::span<const Point> dead, const Rules& rules, int handicap, PerSide<int> penaltyZi);

/// The side's area in quarter-zi at which neither wins by area: it needs more (A14; 184 1/4 子 = 737).
QuarterZi breakEven(Color color, BoardSize size, QuarterZi komi, int handicap);
/// The least area that wins, in half 子: 369 = 184 1/2 (A14).
int leastWinningHalfZi(Color color, BoardSize size, QuarterZi komi, int handicap);
/// The least area without shared points that wins, in whole 子: 185.
int leastWinningZi(Color color, BoardSize size, QuarterZi komi, int handicap);
/// The area in half 子 at which the game is drawn; nothing where komi leaves no draw.
std::optional<int> drawnHalfZi(Color color, BoardSize size, QuarterZi komi, int handicap);

} // namespace go
