// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/game.h"

#include <array>
#include <vector>

/// Games whose count is known.
namespace finished {

/// "184 1/2" in half 子.
inline int halves(double zi) { return static_cast<int>(2 * zi); }

/// A finished board on which Black holds this many half 子: the points in reading order up to there, with two
/// eyes for each side, the odd half being one shared point between them.
inline go::Game withArea(go::BoardSize size, int halfZi)
{
    go::Game game(size);
    std::array<std::vector<go::Point>, 2> stones;
    const int whole = halfZi / 2;
    for (int i = 0; i < size.points(); ++i) {
        const bool eye = i == 0 || i == 2 || i == size.points() - 1 || i == size.points() - 3;
        if (eye || (halfZi % 2 != 0 && i == whole))
            continue;
        stones[i < whole ? 0 : 1].push_back(go::pointAt(i, size));
    }
    game.setUp(stones[0], stones[1], {}, go::Color::Black);
    return game;
}

/// 280 plies; then Black has 140 stones around 44 points, White 140 around 37.
inline go::Game workedExample()
{
    go::Game game;
    const go::BoardSize size = game.size();
    for (int i = 0; i < 140; ++i) {
        game.play(go::pointAt(44 + i, size));
        game.play(go::pointAt(184 + i, size));
    }
    return game;
}

} // namespace finished
