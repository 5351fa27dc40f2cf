// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/point.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstddef>

namespace go {

namespace {

constexpr std::string_view letters = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

std::optional<int> columnFromLetter(char letter)
{
    const auto upper = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    const std::size_t column = letters.find(upper);
    if (column == std::string_view::npos)
        return {};
    return static_cast<int>(column);
}

Point point(int x, int y) { return {static_cast<std::uint8_t>(x), static_cast<std::uint8_t>(y)}; }

bool hasHandicapPlaces(BoardSize size) { return size.columns == size.rows && size.rows >= 7; }

// Handicap points lie on the fourth line of large boards, on the third of small ones.
int starDistance(int lines) { return lines >= 13 ? 3 : 2; }

} // namespace

std::vector<Point> neighbours(Point p, BoardSize size)
{
    std::vector<Point> result;
    result.reserve(4);
    if (p.y > 0)
        result.push_back(point(p.x, p.y - 1));
    if (p.x > 0)
        result.push_back(point(p.x - 1, p.y));
    if (p.x + 1 < size.columns)
        result.push_back(point(p.x + 1, p.y));
    if (p.y + 1 < size.rows)
        result.push_back(point(p.x, p.y + 1));
    return result;
}

std::string boardName(Point p, BoardSize size) { return letters[p.x] + std::to_string(size.rows - p.y); }

std::optional<Point> pointFromBoardName(std::string_view text, BoardSize size)
{
    if (text.size() < 2)
        return {};
    const std::optional<int> column = columnFromLetter(text.front());
    int row = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data() + 1, end, row);
    if (!column || *column >= size.columns || error != std::errc{} || stop != end)
        return {};
    if (row < 1 || row > size.rows)
        return {};
    return point(*column, size.rows - row);
}

std::string sgfName(Point p) { return {static_cast<char>('a' + p.x), static_cast<char>('a' + p.y)}; }

std::optional<Point> pointFromSgf(std::string_view text, BoardSize size)
{
    if (text.size() != 2)
        return {};
    const int x = text[0] - 'a';
    const int y = text[1] - 'a';
    if (x < 0 || x >= size.columns || y < 0 || y >= size.rows)
        return {};
    return point(x, y);
}

std::vector<Point> starPoints(BoardSize size)
{
    if (!hasHandicapPlaces(size))
        return {};
    const int lines = size.rows;
    const int near = starDistance(lines);
    const int far = lines - 1 - near;
    std::vector<Point> result{point(near, near), point(far, near), point(near, far), point(far, far)};
    if (lines % 2 == 0)
        return result;
    const int middle = lines / 2;
    result.push_back(point(middle, middle));
    if (lines >= 15) {
        result.insert(
            result.end(), {point(middle, near), point(near, middle), point(far, middle), point(middle, far)});
    }
    std::ranges::sort(result, {}, [size](Point p) { return indexOf(p, size); });
    return result;
}

std::vector<Point> handicapPoints(BoardSize size, int stones)
{
    if (!hasHandicapPlaces(size) || stones < 2)
        return {};
    const int lines = size.rows;
    const int most = lines == 7 || lines % 2 == 0 ? 4 : 9;
    if (stones > most)
        return {};
    const int near = starDistance(lines);
    const int far = lines - 1 - near;
    const int middle = lines / 2;
    // Upper right, lower left, lower right, upper left: White keeps the corner at his own lower right
    // longest.
    std::vector<Point> result{point(far, near), point(near, far), point(far, far), point(near, near),
        point(near, middle), point(far, middle), point(middle, near), point(middle, far)};
    const bool middleToo = stones == 5 || stones == 7 || stones == 9;
    result.resize(static_cast<std::size_t>(middleToo ? stones - 1 : stones));
    if (middleToo)
        result.push_back(point(middle, middle));
    return result;
}

} // namespace go
