// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/game.h"
#include "core/go/territory.h"

#include <cstdint>
#include <random>
#include <vector>

/// Games without sense, the same for the same seed everywhere.
class RandomGames {
public:
    explicit RandomGames(std::uint64_t seed) : m_random(seed) { }

    int below(int limit) { return static_cast<int>(m_random() % static_cast<unsigned>(limit)); }
    go::BoardSize size()
    {
        const int columns = 2 + below(24);
        const int rows = below(3) == 0 ? 2 + below(24) : columns;
        return {static_cast<std::uint8_t>(columns), static_cast<std::uint8_t>(rows)};
    }

    /// Stones thrown on a board: any density, any mixture.
    go::Game thrown(go::BoardSize size)
    {
        const int stones = below(101);
        const int black = below(101);
        std::vector<go::Point> on[2];
        for (int i = 0; i < size.points(); ++i) {
            if (below(100) < stones)
                on[below(100) < black ? 0 : 1].push_back(go::pointAt(i, size));
        }
        go::Game game(size);
        game.setUp(on[0], on[1], {}, go::Color::Black);
        return game;
    }

    /// Legal moves, now and then a pass, and no side fills its own last eyes: areas as real games have them.
    go::Game played(go::BoardSize size)
    {
        go::Game game(size);
        const int moves = below(2 * size.points() + 1);
        for (int i = 0; i < moves && game.endingPasses() < 2; ++i)
            move(game);
        return game;
    }

    /// Some chains of a board, whole.
    std::vector<go::Point> chains(const go::Board& board)
    {
        std::vector<go::Point> some;
        const int part = below(12);
        for (int i = 0; i < board.size().points(); ++i) {
            if (below(100) < part)
                some.push_back(go::pointAt(i, board.size()));
        }
        return go::wholeChains(board, some);
    }

private:
    static bool isOwnEye(const go::Board& board, go::Color color, go::Point point)
    {
        for (const go::Point n : go::neighbours(point, board.size())) {
            if (board.at(n) != color || board.libertiesOf(n) < 2)
                return false;
        }
        return true;
    }

    void move(go::Game& game)
    {
        for (int tries = 0; tries < 30 && below(60) != 0; ++tries) {
            const go::Point point = go::pointAt(below(game.size().points()), game.size());
            if (!game.board().isEmpty(point) || isOwnEye(game.board(), game.toPlay(), point))
                continue;
            if (game.check(point))
                continue;
            game.play(point);
            return;
        }
        game.pass();
    }

    std::mt19937_64 m_random;
};
