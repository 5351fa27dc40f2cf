// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/game.h"

#include <QtTest/QtTest>

#include <initializer_list>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

/// Positions and moves written as a referee would write them.
namespace drawing {

/// Rows from the top, "X O ." with any blanks.
inline go::Board board(std::initializer_list<std::string> rows)
{
    const std::vector<std::string> lines(rows);
    return go::Board::fromRows(lines);
}

/// A game that begins with this position.
inline go::Game game(std::initializer_list<std::string> rows, go::Color toPlay, const go::Rules& rules = {})
{
    const go::Board drawn = board(rows);
    go::Game game(drawn.size(), rules, toPlay);
    game.setUp(
        drawn.stonesOf(go::Color::Black).points(), drawn.stonesOf(go::Color::White).points(), {}, toPlay);
    return game;
}

/// "Q16" on a board of this size.
inline go::Point point(std::string_view name, go::BoardSize size)
{
    const std::optional<go::Point> found = go::pointFromBoardName(name, size);
    if (!found)
        qFatal("no point: %s", std::string(name).c_str());
    return *found;
}

inline std::vector<go::Point> points(const std::string& names, go::BoardSize size)
{
    std::vector<go::Point> result;
    std::istringstream words(names);
    for (std::string word; words >> word;)
        result.push_back(point(word, size));
    return result;
}

/// Plays "D7 pass E7" in turn; every stone must be legal.
inline void play(go::Game& game, const std::string& moves)
{
    std::istringstream words(moves);
    for (std::string word; words >> word;) {
        if (word == "pass") {
            game.pass();
            continue;
        }
        const go::Point where = point(word, game.size());
        if (game.check(where))
            qFatal("illegal: %s", word.c_str());
        game.play(where);
    }
}

/// "A9 B9", row by row from the top left.
inline std::string names(std::span<const go::Point> points, go::BoardSize size)
{
    std::string result;
    for (const go::Point p : go::PointSet(size, points).points())
        result += (result.empty() ? "" : " ") + go::boardName(p, size);
    return result;
}

inline const char* name(const std::optional<go::Illegal>& illegal)
{
    if (!illegal)
        return "legal";
    switch (illegal->reason) {
    case go::IllegalReason::OffBoard:
        return "off board";
    case go::IllegalReason::Occupied:
        return "occupied";
    case go::IllegalReason::Suicide:
        return "suicide";
    case go::IllegalReason::Ko:
        return "ko";
    case go::IllegalReason::Superko:
        return "superko";
    case go::IllegalReason::OutOfTurn:
        return "out of turn";
    }
    return "?";
}

} // namespace drawing
