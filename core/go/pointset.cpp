// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/pointset.h"

#include "core/go/bitboard.h"

#include <algorithm>
#include <numeric>

namespace go {

PointSet::PointSet(BoardSize size, std::span<const Point> points) : m_grid(size)
{
    for (const Point point : points)
        if (onBoard(point, size))
            insert(point);
}

PointSet PointSet::all(BoardSize size)
{
    PointSet set(size);
    for (std::uint8_t y = 0; y < size.rows; ++y)
        for (std::uint8_t x = 0; x < size.columns; ++x)
            set.insert({x, y});
    return set;
}

int PointSet::count() const
{
    return std::accumulate(m_bits.begin(), m_bits.end(), 0,
        [](int sum, std::uint64_t word) { return sum + std::popcount(word); });
}

bool PointSet::empty() const
{
    return std::ranges::all_of(m_bits, [](std::uint64_t word) { return word == 0; });
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
    const auto stride = static_cast<unsigned>(m_grid.stride());
    const PointSet result(m_grid, bitboard::withWordsOf(m_grid, [&]<std::size_t Words>() {
        return bitboard::store(bitboard::beside(bitboard::load<Words>(m_bits), stride));
    }));
    return result & all(size());
}

PointSet PointSet::spreadIn(const PointSet& room) const
{
    const auto stride = static_cast<unsigned>(m_grid.stride());
    return {m_grid, bitboard::withWordsOf(m_grid, [&]<std::size_t Words>() {
                const auto start = bitboard::load<Words>(m_bits);
                return bitboard::store(bitboard::spread(start, bitboard::load<Words>(room.m_bits), stride));
            })};
}

} // namespace go
