// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/grid.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

/// Arithmetic on as many words of CellBits as a board needs. The number is a template parameter, so that the
/// compiler unrolls every loop.
namespace go::bitboard {

template <std::size_t Words> using Bits = std::array<std::uint64_t, Words>;

template <std::size_t Words> Bits<Words> load(const CellBits& bits)
{
    Bits<Words> result;
    std::copy_n(bits.begin(), Words, result.begin());
    return result;
}

template <std::size_t Words> CellBits store(const Bits<Words>& bits)
{
    CellBits result{};
    std::copy_n(bits.begin(), Words, result.begin());
    return result;
}

/// What lies one step away; border cells may be among it.
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

/// The bits and all that steps inside the room reach from them.
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

/// Calls work.operator()<Words>() with the words that boards of up to 9, 13, 19 or 25 lines need.
template <class Work> auto withWordsOf(const Grid& grid, Work work)
{
    const int words = grid.words();
    if (words <= 2)
        return work.template operator()<2>();
    if (words <= 4)
        return work.template operator()<4>();
    if (words <= 7)
        return work.template operator()<7>();
    return work.template operator()<static_cast<std::size_t>(Grid::maxWords)>();
}

} // namespace go::bitboard
