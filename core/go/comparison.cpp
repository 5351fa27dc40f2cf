// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/comparison.h"

#include "core/go/score.h"

namespace go {

namespace {

constexpr QuarterZi onePoint = 2;

struct Turns {
    PerSide<int> stones;
    PerSide<int> passes; ///< void stones among them (A54)
};

Turns turnsOf(const Game& game)
{
    Turns turns;
    for (const Ply& ply : game.plies())
        ++(ply.kind == PlyKind::Stone ? turns.stones : turns.passes)[ply.color];
    return turns;
}

/// Stones that neither were played nor are gone: what setups brought, less what they took away.
PerSide<int> setUpStones(const Game& game, const Turns& turns)
{
    PerSide<int> result;
    for (const Color color : bothColors)
        result[color] = game.board().stones(color) + game.captured(color) - turns.stones[color];
    return result;
}

} // namespace

MethodComparison compareMethods(
    const Game& game, std::span<const Point> dead, int handicap, const Rules& territory)
{
    Rules area;
    area.komi = 0;
    Rules other = territory;
    other.komi = 0;
    MethodComparison result;
    const Score byArea = scoreOf(game, dead, area, handicap, {});
    const Score byTerritory = scoreOf(game, dead, other, handicap, {});
    result.area = byArea.margin;
    result.territory = byTerritory.margin;
    const auto add = [&result](Difference what, PerSide<int> numbers, QuarterZi each) {
        const QuarterZi forBlack = each * (numbers.black - numbers.white);
        if (forBlack != 0)
            result.reasons.push_back({what, forBlack, numbers});
    };
    const Turns turns = turnsOf(game);
    const PerSide<int> taken{
        turns.stones.black + turns.passes.black, turns.stones.white + turns.passes.white};
    add(Difference::LastTurn, taken, onePoint);
    add(Difference::Passes, turns.passes, -onePoint);
    add(Difference::SetUp, setUpStones(game, turns), onePoint);
    if (byArea.payback != byTerritory.payback)
        result.reasons.push_back({Difference::Payback, byTerritory.payback - byArea.payback, {handicap, 0}});
    const PerSide<int> inSeki{byArea.territory.black - byTerritory.territory.black,
        byArea.territory.white - byTerritory.territory.white};
    add(Difference::Seki, inSeki, onePoint);
    return result;
}

} // namespace go
