// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/point.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace go {

/// A point's place in memory. Cell 0 is never a point.
using Cell = std::uint16_t;

/// How the points of a board lie in one row of cells: a frame of border cells surrounds them, so that every
/// neighbour of a point is one cell or one stride away and no edge needs a test.
class Grid {
public:
    static constexpr int maxStride = BoardSize::largest + 1;
    static constexpr int maxCells = maxStride * (BoardSize::largest + 2) + 1;
    static constexpr int maxWords = (maxCells + 63) / 64;

    constexpr explicit Grid(BoardSize size = {})
        : m_size(size)
        , m_stride(static_cast<std::uint16_t>(size.columns + 1))
        , m_reciprocal(static_cast<std::uint16_t>((65536 + size.columns) / (size.columns + 1)))
    { }

    constexpr BoardSize size() const { return m_size; }
    constexpr int stride() const { return m_stride; }
    constexpr std::size_t strideCells() const { return m_stride; }
    constexpr int cells() const { return m_stride * (m_size.rows + 2) + 1; }
    /// 64-bit words that one bit for every cell needs.
    constexpr int words() const { return (cells() + 63) / 64; }

    constexpr Cell cellOf(Point point) const
    {
        return static_cast<Cell>((point.y + 1) * m_stride + point.x + 1);
    }
    /// The inverse of cellOf; the cell must be a point.
    constexpr Point pointOf(Cell cell) const
    {
        const int row = static_cast<int>((std::uint32_t{cell} * m_reciprocal) >> 16U);
        return {static_cast<std::uint8_t>(cell - row * m_stride - 1), static_cast<std::uint8_t>(row - 1)};
    }
    constexpr Cell cellAt(int index) const { return cellOf(pointAt(index, m_size)); }

    friend constexpr bool operator==(const Grid&, const Grid&) = default;

private:
    BoardSize m_size;
    std::uint16_t m_stride;
    std::uint16_t
        m_reciprocal; // of the stride, in 1/65536: a division by multiplication, exact for all cells
};

/// One bit for every cell of a grid.
using CellBits = std::array<std::uint64_t, static_cast<std::size_t>(Grid::maxWords)>;

constexpr bool hasBit(const CellBits& bits, Cell cell)
{
    return ((bits[cell >> 6U] >> (cell & 63U)) & 1U) != 0;
}
constexpr void setBit(CellBits& bits, Cell cell) { bits[cell >> 6U] |= std::uint64_t{1} << (cell & 63U); }
constexpr void clearBit(CellBits& bits, Cell cell)
{
    bits[cell >> 6U] &= ~(std::uint64_t{1} << (cell & 63U));
}

} // namespace go
