// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/pointset.h"

#include "core/go/bitboard.h"

#include <algorithm>

namespace go {

PointSet::PointSet(BoardSize size, std::span<const Point> points) : m_size(size)
{
    for (const Point point : points) {
        if (onBoard(point, size))
            insert(point);
    }
}

PointSet PointSet::all(BoardSize size) { return {size, pointBits(size)}; }

int PointSet::count() const
{
    // A line has 25 points at most, so the four bytes of the sum, 8 from each line at most, do not run over.
    std::uint32_t bytes = 0;
    for (const std::uint32_t line : m_bits) {
        const std::uint32_t twos = line - ((line >> 1U) & 0x55555555U);
        const std::uint32_t fours = (twos & 0x33333333U) + ((twos >> 2U) & 0x33333333U);
        bytes += (fours + (fours >> 4U)) & 0x0F0F0F0FU;
    }
    const std::uint32_t halves = (bytes & 0x00FF00FFU) + ((bytes >> 8U) & 0x00FF00FFU);
    return static_cast<int>((halves & 0xFFFFU) + (halves >> 16U));
}

bool PointSet::empty() const
{
    return std::ranges::all_of(m_bits, [](std::uint32_t line) { return line == 0; });
}

std::vector<Point> PointSet::points() const
{
    std::vector<Point> result;
    result.reserve(static_cast<std::size_t>(count()));
    forEach([&result](Point point) { result.push_back(point); });
    return result;
}

PointSet& PointSet::operator|=(const PointSet& other)
{
    for (std::size_t i = 0; i < m_bits.size(); ++i)
        m_bits[i] |= other.m_bits[i];
    return *this;
}

PointSet& PointSet::operator&=(const PointSet& other)
{
    for (std::size_t i = 0; i < m_bits.size(); ++i)
        m_bits[i] &= other.m_bits[i];
    return *this;
}

PointSet& PointSet::operator-=(const PointSet& other)
{
    for (std::size_t i = 0; i < m_bits.size(); ++i)
        m_bits[i] &= ~other.m_bits[i];
    return *this;
}

PointSet PointSet::neighbours() const
{
    const PointSet result(m_size, bitboard::withLinesOf(m_size, [&]<std::size_t Lines>() {
        return bitboard::store<Lines>(bitboard::beside<Lines>(bitboard::load<Lines>(m_bits)));
    }));
    return result & all(m_size);
}

PointSet PointSet::spreadIn(const PointSet& room) const
{
    return *this | PointSet(m_size, bitboard::withLinesOf(m_size, [&]<std::size_t Lines>() {
        const auto seeds = bitboard::load<Lines>(m_bits);
        const auto within = bitboard::load<Lines>(room.m_bits);
        bitboard::Bits<Lines> first{};
        bitboard::step<Lines>(seeds, within, first);
        return bitboard::store<Lines>(bitboard::spread<Lines>(first, within));
    }));
}

} // namespace go
