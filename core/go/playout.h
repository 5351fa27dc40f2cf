// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/chains.h"
#include "core/go/color.h"
#include "core/go/grid.h"
#include "core/go/pointset.h"
#include "core/go/random.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace go {

/// How both sides play a position on.
enum class Style : std::uint8_t {
    Natural, ///< any sensible stone, sacrifices that kill an eye space among them
    Patient, ///< the same, but own eye space is seldom filled
    Peaceful, ///< own eye space is never filled, and nothing is sacrificed: what stands in seki stays
};

/// A position played on by half-random moves until neither side finds one. Nobody fills an eye or gives a
/// chain away for nothing; what the last stone put in atari is answered, and the vital point of a hole just
/// made is taken. Repetition beyond the retake of a ko is not looked at; a game ends after some hundred moves
/// at last.
class Playout {
public:
    /// Nobody plays on `closed`, unless stones are taken off there.
    Playout(const Chains& start, const PointSet& closed, Style style, std::uint64_t seed);

    /// Plays the start position to its end, `first` to move.
    void play(Color first);

    /// The position that play() ended with.
    const Chains& end() const { return m_now; }
    /// Who has a cell at the end, by a stone or by an eye: 1 Black, -1 White, 0 nobody.
    int owner(Cell cell) const;

private:
    void restart();
    bool move(Color color);
    bool answer(Color color);
    bool save(Color color, Cell stone);
    bool fillHole(Color color);
    bool anywhere(Color color);
    bool tryAt(Color color, Cell cell);
    bool acceptable(Color color, Cell cell);
    bool spares(Color color, Cell cell);
    bool isOwnEye(Color color, Cell cell) const;
    bool isFoolish(Color color, Cell cell) const;
    bool killsInside(Color color, Cell cell) const;
    void put(Color color, Cell cell);
    void forget();

    static constexpr std::size_t largestHole = 6;

    Chains m_start;
    CellBits m_closed;
    Style m_style;
    Random m_random;
    std::vector<Cell> m_startEmpty;

    Chains m_now;
    std::vector<Cell> m_empty; ///< those that may be played
    std::array<std::uint16_t, static_cast<std::size_t>(grid::cells)> m_place{}; ///< of a cell in m_empty
    Cell m_ko = 0; ///< not to be retaken now; 0 for none
    Cell m_last = 0; ///< the last stone; 0 after a pass
    std::size_t m_taken = 0; ///< stones that it took
    std::array<Cell, largestHole> m_hole{}; ///< the first of them
};

} // namespace go
