// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/score.h"

namespace go {

namespace {

PerSide<int> countingTerritory(
    const Game& game, std::span<const Point> dead, const Rules& rules, const Count& count)
{
    if (rules.scoring == Scoring::Area || rules.territoryInSeki)
        return {count.sides.black.territory, count.sides.white.territory};
    const AreaMap area = areaOf(game.board(), dead);
    const PointSet counting = territoryOutsideSeki(game.board(), area);
    return {(counting & area.black).count(), (counting & area.white).count()};
}

QuarterZi boardMargin(const Score& score, Scoring scoring)
{
    const Count& count = score.count;
    if (scoring == Scoring::Area)
        return 2 * count.halfPoints(Color::Black) - 2 * count.points;
    const SideCount& black = count.sides.black;
    const SideCount& white = count.sides.white;
    const int forBlack = score.territory.black + white.prisoners + white.dead;
    const int forWhite = score.territory.white + black.prisoners + black.dead;
    return 2 * (forBlack - forWhite);
}

// Half a 子 for each handicap stone; 让先 is no handicap stone.
QuarterZi paybackOf(int handicap) { return handicap >= 2 ? 2 * handicap : 0; }

QuarterZi owedByBlack(QuarterZi komi, int handicap) { return komi + paybackOf(handicap); }

} // namespace

Count countArea(const Game& game, std::span<const Point> dead)
{
    const AreaMap area = areaOf(game.board(), dead);
    Count count;
    count.points = game.size().points();
    count.shared = area.shared.count();
    for (const Color color : bothColors) {
        const PointSet stones = game.board().stonesOf(color);
        SideCount& side = count.sides[color];
        side.stones = (stones - area.dead).count();
        side.territory = area.of(color).count() - side.stones;
        side.dead = (stones & area.dead).count();
        side.prisoners = game.captured(color);
    }
    return count;
}

Score scoreOf(
    const Game& game, std::span<const Point> dead, const Rules& rules, int handicap, PerSide<int> penaltyZi)
{
    Score score;
    score.count = countArea(game, dead);
    score.territory = countingTerritory(game, dead, rules, score.count);
    score.komi = rules.komi;
    score.payback = rules.paysBackHandicap ? paybackOf(handicap) : 0;
    score.penalties = 4 * (penaltyZi.white - penaltyZi.black);
    score.margin = boardMargin(score, rules.scoring) - score.komi - score.payback + score.penalties;
    return score;
}

QuarterZi breakEven(Color color, BoardSize size, QuarterZi komi, int handicap)
{
    const QuarterZi half = 2 * size.points();
    const QuarterZi owed = owedByBlack(komi, handicap);
    return color == Color::Black ? half + owed : half - owed;
}

// A half 子 is 2 quarters: the least multiple above the break-even.
int leastWinningHalfZi(Color color, BoardSize size, QuarterZi komi, int handicap)
{
    return breakEven(color, size, komi, handicap) / 2 + 1;
}

int leastWinningZi(Color color, BoardSize size, QuarterZi komi, int handicap)
{
    return breakEven(color, size, komi, handicap) / 4 + 1;
}

std::optional<int> drawnHalfZi(Color color, BoardSize size, QuarterZi komi, int handicap)
{
    const QuarterZi even = breakEven(color, size, komi, handicap);
    if (even % 2 != 0)
        return {};
    return even / 2;
}

} // namespace go
