// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/cycle.h"

#include <algorithm>

namespace go {

namespace {

CycleKind kindOf(const std::vector<int>& taken)
{
    const auto times = [&taken](int stones) { return std::ranges::count(taken, stones); };
    const auto kos = taken.size() / 2;
    const bool onlyKos = times(1) == static_cast<std::ptrdiff_t>(taken.size());
    if (onlyKos && taken.size() % 2 == 0) {
        switch (kos) {
        case 1:
            return CycleKind::Ko;
        case 2:
            return CycleKind::DoubleKo;
        case 3:
            return CycleKind::TripleKo;
        case 4:
            return CycleKind::QuadrupleKo;
        default:
            return CycleKind::Other;
        }
    }
    if (taken.size() == 3 && times(0) == 1 && times(1) == 1 && times(2) == 1)
        return CycleKind::SendTwoReturnOne;
    if (taken.size() == 4 && times(2) == 2 && times(0) == 2)
        return CycleKind::EternalLife;
    return CycleKind::Other;
}

} // namespace

std::optional<Cycle> cycleOf(const Game& game)
{
    const std::optional<int> from = game.repeatsPly();
    if (!from)
        return {};
    Cycle cycle;
    cycle.from = *from;
    cycle.moves.assign(game.plies().begin() + *from, game.plies().end());
    // Turns at either end only prolong a position.
    while (!cycle.moves.empty() && cycle.moves.back().kind != PlyKind::Stone)
        cycle.moves.pop_back();
    std::vector<int> taken;
    for (const Ply& ply : cycle.moves) {
        if (ply.kind != PlyKind::Stone)
            continue;
        ++cycle.laid[ply.color];
        taken.push_back(ply.captured);
    }
    cycle.kind = kindOf(taken);
    return cycle;
}

std::optional<Cycle> cycleBy(const Game& game, Color color, Point point)
{
    if (!onBoard(point, game.size()) || !game.board().isEmpty(point))
        return {};
    Game ahead = game;
    ahead.play(color, point);
    return cycleOf(ahead);
}

} // namespace go
