// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/board.h"

#include <algorithm>
#include <cstddef>

namespace go {

Board Board::fromRows(std::span<const std::string> rows)
{
    std::vector<std::string> lines;
    std::size_t columns = 1;
    for (std::string line : rows) {
        std::erase(line, ' ');
        columns = std::max(columns, line.size());
        lines.push_back(std::move(line));
    }
    const auto clamped = [](std::size_t n) {
        return static_cast<std::uint8_t>(std::clamp<std::size_t>(n, BoardSize::smallest, BoardSize::largest));
    };
    Board board(BoardSize{clamped(columns), clamped(lines.size())});
    for (int i = 0; i < board.size().points(); ++i) {
        const Point point = pointAt(i, board.size());
        if (point.y >= lines.size() || point.x >= lines[point.y].size())
            continue;
        const char sign = lines[point.y][point.x];
        if (sign == 'X' || sign == '#')
            board.set(point, Color::Black);
        if (sign == 'O')
            board.set(point, Color::White);
    }
    return board;
}

std::vector<std::string> Board::rows() const
{
    std::vector<std::string> result(size().rows, std::string(size().columns, '.'));
    for (int i = 0; i < size().points(); ++i) {
        const Point point = pointAt(i, size());
        const std::optional<Color> color = at(point);
        if (color)
            result[point.y][point.x] = *color == Color::Black ? 'X' : 'O';
    }
    return result;
}

std::optional<Color> Board::at(Point point) const
{
    const std::uint8_t kind = m_chains.kind(cell(point));
    if (kind >= Chains::emptyKind)
        return {};
    return static_cast<Color>(kind);
}

PointSet Board::emptyPoints() const
{
    return PointSet::all(size()) - stonesOf(Color::Black) - stonesOf(Color::White);
}

std::vector<Point> Board::chainAt(Point point) const
{
    if (isEmpty(point))
        return {};
    std::vector<Point> result;
    result.reserve(static_cast<std::size_t>(chainSizeAt(point)));
    const Cell first = cell(point);
    Cell stone = first;
    do {
        result.push_back(grid::pointOf(stone));
        stone = m_chains.nextOf(stone);
    } while (stone != first);
    return result;
}

int Board::chainSizeAt(Point point) const { return isEmpty(point) ? 0 : m_chains.chainSize(cell(point)); }

std::vector<Point> Board::libertyPoints(Point point) const
{
    const PointSet chain(size(), chainAt(point));
    return (chain.neighbours() & emptyPoints()).points();
}

int Board::libertiesOf(Point point) const
{
    const PointSet chain(size(), chainAt(point));
    return (chain.neighbours() & emptyPoints()).count();
}

std::vector<Point> Board::capturesOf(Color color, Point point) const
{
    std::vector<Point> result;
    for (const Point n : neighbours(point, size())) {
        const bool taken = at(n) == opponent(color) && m_chains.inAtari(cell(n));
        if (!taken || std::ranges::find(result, n) != result.end())
            continue;
        const std::vector<Point> chain = chainAt(n);
        result.insert(result.end(), chain.begin(), chain.end());
    }
    return result;
}

void Board::settle(Placement& placement)
{
    std::vector<Point>& removed = placement.captured;
    const int captured = m_chains.settle(
        cell(placement.point), [&removed](Cell taken) { removed.push_back(grid::pointOf(taken)); });
    // What is left over when the opponent's stones are off is the stone's own chain.
    if (removed.size() != static_cast<std::size_t>(captured)) {
        placement.suicided.assign(removed.begin() + captured, removed.end());
        removed.resize(static_cast<std::size_t>(captured));
    }
}

void Board::set(Point point, std::optional<Color> color)
{
    const Cell where = cell(point);
    if (!m_chains.isEmpty(where))
        m_chains.lift(where);
    if (color)
        m_chains.put(*color, where);
}

} // namespace go
