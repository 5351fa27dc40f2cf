// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/chains.h"
#include "core/go/color.h"
#include "core/go/grid.h"

#include <array>
#include <cstdint>
#include <vector>

namespace go {

/// The stone that has just taken a ko, and the point where the one stone it took had been; 0 for none.
struct KoTaken {
    Cell point = 0;
    Cell stone = 0;

    friend bool operator==(const KoTaken&, const KoTaken&) = default;
};

/// One position of the game and all that held when it stood.
struct Frame {
    std::uint64_t hash = 0;
    int sameHashBefore = -1; ///< an earlier frame with this hash, the latest; -1 for none
    int changesEnd = 0; ///< the single-cell changes up to here
    int plies = 0;
    int endingPasses = 0;
    PerSide<int> captured;
    KoTaken ko;
    Color toPlay = Color::Black;
    bool setUp = false; ///< came about by a setup, not by a ply

    friend bool operator==(const Frame&, const Frame&) = default;
};

/// The stones of one position.
using Stones = std::array<CellBits, 2>;

/// All positions of a game in order, found by their stones in expected constant time. Hashes only lead to a
/// candidate; what decides is the stones, got by undoing changes one cell at a time.
class History {
public:
    explicit History(Color first);

    const Frame& current() const { return m_frames.back(); }
    const Frame& frame(int index) const { return m_frames[static_cast<std::size_t>(index)]; }
    int size() const { return static_cast<int>(m_frames.size()); }
    void setToPlay(Color color) { m_frames.back().toPlay = color; }

    /// Notes that a cell now holds another kind (as in Chains). Changes belong to the next frame added.
    void change(Cell cell, std::uint8_t before, std::uint8_t after)
    {
        m_changes.push_back({cell, before, after});
        m_everHeld[cell] = static_cast<std::uint8_t>(m_everHeld[cell] | (1U << after));
    }
    /// The sameHashBefore and changesEnd of the frame are filled in here.
    void add(Frame frame);

    /// Whether some position up to now had a stone of this colour there.
    bool everHeld(Color color, Cell cell) const
    {
        return ((m_everHeld[cell] >> static_cast<unsigned>(color)) & 1U) != 0;
    }
    /// The latest frame with this hash, -1 for none.
    int latestWithHash(std::uint64_t hash) const;
    /// The stones of a frame, given those of the current one.
    Stones stonesAt(int frame, const Stones& now) const;
    /// The game's past up to and with that frame.
    History upTo(int frame) const;

private:
    struct Change {
        Cell cell = 0;
        std::uint8_t before = 0;
        std::uint8_t after = 0;

        friend bool operator==(const Change&, const Change&) = default;
    };

    std::size_t slotOf(std::uint64_t hash) const;
    void grow();

    std::vector<Frame> m_frames;
    std::vector<Change> m_changes;
    std::vector<int> m_slots; // open addressing, a power of two: the latest frame of a hash, -1 where free
    std::size_t m_used = 0;
    std::array<std::uint8_t, static_cast<std::size_t>(Grid::maxCells)> m_everHeld{};
};

} // namespace go
