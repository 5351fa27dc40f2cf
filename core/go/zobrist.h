// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/color.h"
#include "core/go/grid.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace go {

/// The n-th output of the splitmix64 generator with seed 0.
constexpr std::uint64_t splitmix64(std::uint64_t n)
{
    std::uint64_t z = (n + 1) * 0x9E3779B97F4A7C15ULL;
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31U);
}

using ZobristKeys = std::array<std::array<std::uint64_t, static_cast<std::size_t>(grid::cells)>, 2>;

constexpr ZobristKeys makeZobristKeys()
{
    ZobristKeys keys{};
    std::uint64_t n = 0;
    for (auto& ofColor : keys) {
        for (auto& key : ofColor)
            key = splitmix64(n++);
    }
    return keys;
}

/// A position's hash is the exclusive or of the keys of its stones; the empty board's is 0.
inline constexpr ZobristKeys zobristKeys = makeZobristKeys();

constexpr std::uint64_t zobristKey(Color color, Cell cell)
{
    return zobristKeys[static_cast<std::size_t>(color)][cell];
}

} // namespace go
