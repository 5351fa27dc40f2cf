// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/grid.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

/// Arithmetic on the lines of CellBits that a board needs. Their number is a template parameter and a
/// multiple of four, so that the compiler makes vector instructions of every loop.
namespace go::bitboard {

/// Lines 0 … Lines - 1 with an empty one before and after.
template <std::size_t Lines> using Bits = std::array<std::uint32_t, Lines + 2>;

template <std::size_t Lines> Bits<Lines> load(const CellBits& bits)
{
    Bits<Lines> result;
    result.front() = 0;
    result.back() = 0;
    std::copy_n(bits.begin(), Lines, result.begin() + 1);
    return result;
}

template <std::size_t Lines> CellBits store(const Bits<Lines>& bits)
{
    CellBits result{};
    std::copy_n(bits.begin() + 1, Lines, result.begin());
    return result;
}

/// Combines sets line by line: combine(words of the line...) for every line.
template <std::size_t Lines, class Combine, class... Sets>
Bits<Lines> lineByLine(Combine combine, const Sets&... sets)
{
    Bits<Lines> result;
    result.front() = 0;
    result.back() = 0;
    for (std::size_t i = 1; i <= Lines; ++i)
        result[i] = combine(sets[i]...);
    return result;
}

/// What lies one step away; border cells may be among it.
template <std::size_t Lines> Bits<Lines> beside(const Bits<Lines>& bits)
{
    Bits<Lines> result;
    result.front() = 0;
    result.back() = 0;
    for (std::size_t i = 1; i <= Lines; ++i)
        result[i] = bits[i - 1] | bits[i + 1] | (bits[i] << 1U) | (bits[i] >> 1U);
    return result;
}

/// What of the room lies in the bits or one step away from them, into `result`; whether that is more than
/// before.
template <std::size_t Lines> bool step(const Bits<Lines>& bits, const Bits<Lines>& room, Bits<Lines>& result)
{
    std::uint32_t gained = 0;
    for (std::size_t i = 1; i <= Lines; ++i) {
        const std::uint32_t near = bits[i] | bits[i - 1] | bits[i + 1] | (bits[i] << 1U) | (bits[i] >> 1U);
        result[i] = near & room[i];
        gained |= result[i] ^ bits[i];
    }
    return gained != 0;
}

/// All that steps inside the room reach from the bits, which must lie in it.
template <std::size_t Lines> Bits<Lines> spread(Bits<Lines> bits, const Bits<Lines>& room)
{
    Bits<Lines> next{};
    // Two steps a round, so that the sets need not change places.
    while (step<Lines>(bits, room, next) && step<Lines>(next, room, bits)) { }
    return bits;
}

/// spread() of two sets in one room. Side by side, since either alone would mostly wait for its last stores.
template <std::size_t Lines> void spreadBoth(Bits<Lines>& a, Bits<Lines>& b, const Bits<Lines>& room)
{
    Bits<Lines> nextA{};
    Bits<Lines> nextB{};
    for (bool more = true; more;) {
        const bool moreA = step<Lines>(a, room, nextA);
        const bool moreB = step<Lines>(b, room, nextB);
        step<Lines>(nextA, room, a);
        step<Lines>(nextB, room, b);
        more = moreA || moreB;
    }
}

/// Calls work.operator()<Lines>() with the lines that boards of up to 9, 13, 21 or 25 rows need.
template <class Work> auto withLinesOf(BoardSize size, Work work)
{
    const int lines = size.rows + 2;
    if (lines <= 12)
        return work.template operator()<12>();
    if (lines <= 16)
        return work.template operator()<16>();
    if (lines <= 24)
        return work.template operator()<24>();
    return work.template operator()<28>();
}

} // namespace go::bitboard
