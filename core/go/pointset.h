// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/grid.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace go {

/// Some of the points of one board, a bit each: cheap to copy, join and compare.
class PointSet {
public:
    explicit PointSet(BoardSize size = {}) : m_size(size) { }
    PointSet(BoardSize size, std::span<const Point> points);
    PointSet(BoardSize size, const CellBits& bits) : m_size(size), m_bits(bits) { }
    /// Every point of the board.
    static PointSet all(BoardSize size);

    BoardSize size() const { return m_size; }
    const CellBits& bits() const { return m_bits; }

    /// False for a point off the board.
    bool contains(Point point) const { return onBoard(point, m_size) && hasBit(m_bits, grid::cellOf(point)); }
    /// The point must lie on the board.
    void insert(Point point) { setBit(m_bits, grid::cellOf(point)); }
    void erase(Point point) { clearBit(m_bits, grid::cellOf(point)); }
    int count() const;
    bool empty() const;
    /// Row by row from the top left.
    std::vector<Point> points() const;

    /// Calls visit(Point) row by row from the top left.
    template <class Visit> void forEach(Visit visit) const
    {
        for (std::size_t line = 0; line < m_bits.size(); ++line) {
            for (std::uint32_t rest = m_bits[line]; rest != 0; rest &= rest - 1) {
                const auto bit = static_cast<unsigned>(std::countr_zero(rest));
                visit(grid::pointOf(static_cast<Cell>(32 * line + bit)));
            }
        }
    }

    /// Calls visit(PointSet) for each part that hangs together by lines, the one with the topmost leftmost
    /// point first.
    template <class Visit> void forEachPart(Visit visit) const;

    /// Set operations; both sets must be of boards of one size.
    PointSet& operator|=(const PointSet& other);
    PointSet& operator&=(const PointSet& other);
    PointSet& operator-=(const PointSet& other);
    friend PointSet operator|(PointSet a, const PointSet& b) { return a |= b; }
    friend PointSet operator&(PointSet a, const PointSet& b) { return a &= b; }
    friend PointSet operator-(PointSet a, const PointSet& b) { return a -= b; }
    friend bool operator==(const PointSet&, const PointSet&) = default;

    /// The points one line away from a point of this set (points of the set among them).
    PointSet neighbours() const;
    /// This set and all that can be reached from it by steps inside `room`.
    PointSet spreadIn(const PointSet& room) const;

private:
    BoardSize m_size;
    CellBits m_bits{};
};

template <class Visit> void PointSet::forEachPart(Visit visit) const
{
    PointSet seen(m_size);
    forEach([&](Point point) {
        if (seen.contains(point))
            return;
        PointSet part(m_size);
        part.insert(point);
        part = part.spreadIn(*this);
        seen |= part;
        visit(part);
    });
}

} // namespace go
