// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace go {

/// Lines of a board; records may be rectangular (SGF FF[4] `SZ[6:5]`).
struct BoardSize {
    std::uint8_t columns = 19;
    std::uint8_t rows = 19;

    static constexpr int smallest = 1;
    static constexpr int largest = 25;

    static constexpr BoardSize square(int lines)
    {
        return {static_cast<std::uint8_t>(lines), static_cast<std::uint8_t>(lines)};
    }
    constexpr int points() const { return int{columns} * int{rows}; }
    constexpr bool valid() const
    {
        return columns >= smallest && columns <= largest && rows >= smallest && rows <= largest;
    }
    friend constexpr bool operator==(BoardSize, BoardSize) = default;
};

/// An intersection: column from the left, row from the top, both from 0 (the order of SGF).
struct Point {
    std::uint8_t x = 0;
    std::uint8_t y = 0;

    friend constexpr bool operator==(Point, Point) = default;
    /// Column by column, for sorted containers.
    friend constexpr bool operator<(Point a, Point b) { return a.x != b.x ? a.x < b.x : a.y < b.y; }
};

constexpr bool onBoard(Point point, BoardSize size) { return point.x < size.columns && point.y < size.rows; }

/// Row-major index, 0 … size.points() - 1, top left first; the inverse is pointAt().
constexpr int indexOf(Point point, BoardSize size) { return int{point.y} * int{size.columns} + int{point.x}; }
constexpr Point pointAt(int index, BoardSize size)
{
    return {static_cast<std::uint8_t>(index % size.columns), static_cast<std::uint8_t>(index / size.columns)};
}

/// The two to four points one line away.
std::vector<Point> neighbours(Point point, BoardSize size);

/// "Q16": a letter without I, then the row counted from below. Beyond Z: "AA1".
std::string boardName(Point point, BoardSize size);
/// Reads boardName's form, any case; nothing if it is no point of this board.
std::optional<Point> pointFromBoardName(std::string_view text, BoardSize size);

/// "pd": SGF FF[4] Go coordinates, a–y.
std::string sgfName(Point point);
/// Reads sgfName's form; nothing if it is no point of this board.
std::optional<Point> pointFromSgf(std::string_view text, BoardSize size);

/// Handicap points and 天元 for square boards of 7 lines and more, as drawn on a board (B04).
std::vector<Point> starPoints(BoardSize size);
/// The fixed places of 2–9 handicap stones in the customary order (A15); empty where a board has none.
std::vector<Point> handicapPoints(BoardSize size, int stones);

} // namespace go
