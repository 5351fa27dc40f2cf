// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/pointset.h"

#include <algorithm>
#include <numeric>

namespace go {

namespace {

// The bits of a set of Words words; the compiler unrolls all loops over them.
template <std::size_t Words> using Bits = std::array<std::uint64_t, Words>;

template <std::size_t Words> Bits<Words> beside(const Bits<Words>& bits, unsigned stride)
{
    Bits<Words> result;
    for (std::size_t i = 0; i < Words; ++i) {
        const std::uint64_t below = i > 0 ? bits[i - 1] : 0;
        const std::uint64_t above = i + 1 < Words ? bits[i + 1] : 0;
        result[i] = (bits[i] << 1U) | (bits[i] >> 1U) | (below >> 63U) | (above << 63U) | (bits[i] << stride)
            | (bits[i] >> stride) | (below >> (64 - stride)) | (above << (64 - stride));
    }
    return result;
}

template <std::size_t Words> Bits<Words> spread(Bits<Words> bits, const Bits<Words>& room, unsigned stride)
{
    for (;;) {
        const Bits<Words> next = beside(bits, stride);
        std::uint64_t gained = 0;
        for (std::size_t i = 0; i < Words; ++i) {
            const std::uint64_t fresh = next[i] & room[i] & ~bits[i];
            bits[i] |= fresh;
            gained |= fresh;
        }
        if (gained == 0)
            return bits;
    }
}

template <std::size_t Words> Bits<Words> firstWords(const CellBits& bits)
{
    Bits<Words> result;
    std::copy_n(bits.begin(), Words, result.begin());
    return result;
}

template <std::size_t Words> CellBits spreadWords(const CellBits& bits, const CellBits& room, unsigned stride)
{
    const Bits<Words> all = spread(firstWords<Words>(bits), firstWords<Words>(room), stride);
    CellBits result{};
    std::ranges::copy(all, result.begin());
    return result;
}

} // namespace

PointSet::PointSet(BoardSize size, std::span<const Point> points) : m_grid(size)
{
    for (const Point point : points)
        if (onBoard(point, size))
            insert(point);
}

PointSet PointSet::all(BoardSize size)
{
    PointSet set(size);
    for (int i = 0; i < size.points(); ++i)
        set.insert(pointAt(i, size));
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
    PointSet result(m_grid, beside(m_bits, static_cast<unsigned>(m_grid.stride())));
    return result &= all(size());
}

PointSet PointSet::spreadIn(const PointSet& room) const
{
    const auto stride = static_cast<unsigned>(m_grid.stride());
    const int words = m_grid.words();
    if (words <= 2)
        return {m_grid, spreadWords<2>(m_bits, room.m_bits, stride)};
    if (words <= 4)
        return {m_grid, spreadWords<4>(m_bits, room.m_bits, stride)};
    if (words <= 7)
        return {m_grid, spreadWords<7>(m_bits, room.m_bits, stride)};
    return {m_grid, spreadWords<Grid::maxWords>(m_bits, room.m_bits, stride)};
}

} // namespace go
