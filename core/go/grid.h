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

/// How the points of a board of any size lie in one row of cells: 32 cells a line, a border all around, so
/// that every neighbour is one cell or 32 cells away and no edge needs a test.
namespace grid {

inline constexpr int stride = 32;
inline constexpr int lines = BoardSize::largest + 2;
inline constexpr int cells = stride * lines;

constexpr Cell cellOf(Point point) { return static_cast<Cell>((point.y + 1) * stride + point.x + 1); }
/// The inverse of cellOf; the cell must be a point.
constexpr Point pointOf(Cell cell)
{
    return {static_cast<std::uint8_t>(cell % stride - 1), static_cast<std::uint8_t>(cell / stride - 1)};
}

} // namespace grid

/// One bit for every cell, a word for each line of cells; the last word is always 0.
using CellBits = std::array<std::uint32_t, static_cast<std::size_t>(grid::lines + 1)>;

constexpr bool hasBit(const CellBits& bits, Cell cell)
{
    return ((bits[cell / 32U] >> (cell % 32U)) & 1U) != 0;
}
constexpr void setBit(CellBits& bits, Cell cell) { bits[cell / 32U] |= std::uint32_t{1} << (cell % 32U); }
constexpr void clearBit(CellBits& bits, Cell cell)
{
    bits[cell / 32U] &= ~(std::uint32_t{1} << (cell % 32U));
}

/// Every point of a board.
constexpr CellBits pointBits(BoardSize size)
{
    CellBits bits{};
    for (std::size_t y = 1; y <= size.rows; ++y)
        bits[y] = ((std::uint32_t{1} << size.columns) - 1) << 1U;
    return bits;
}

} // namespace go
