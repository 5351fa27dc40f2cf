// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/chains.h"
#include "core/go/color.h"
#include "core/go/grid.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace go {

/// The stone that has just taken a ko, and the point where the one stone it took had been; 0 for none.
struct KoTaken {
    Cell point = 0;
    Cell stone = 0;
};

/// What a position came from.
enum class Origin : std::uint8_t {
    SetUp,
    Stone,
    Turn, ///< a pass or a void stone: the stones are those of the frame before
};

/// One position of the game and all that held when it stood.
struct Frame {
    std::uint64_t hash = 0;
    int sameHashBefore = -1; ///< the latest earlier frame that arose with this hash; -1 for none
    int changesEnd = 0; ///< the single-cell changes up to here
    int plies = 0;
    KoTaken ko;
    Color toPlay = Color::Black;
    Origin origin = Origin::SetUp;
    Color maker = Color::Black; ///< who laid the stone or passed; of a setup, the side that is not to play
};

/// The stones of one position.
using Stones = std::array<CellBits, 2>;

/// All positions of a game in order. Those that arose by a stone or a setup are found by their hash in
/// expected constant time; the hash only leads to a candidate, what decides is its stones, got by undoing
/// changes one cell at a time.
class History {
public:
    explicit History(Color first);

    const Frame& current() const { return m_frames.back(); }
    const Frame& frame(int index) const { return m_frames[static_cast<std::size_t>(index)]; }
    int size() const { return static_cast<int>(m_frames.size()); }
    void setToPlay(Color color) { m_frames.back().toPlay = color; }

    /// Stones of that colour taken off by plies.
    int captured(Color color) const { return m_captured[color]; }

    /// Notes that a cell now holds another kind (as in Chains). Changes belong to the next frame added.
    void change(Cell cell, std::uint8_t before, std::uint8_t after)
    {
        m_changes.push_back({cell, before, after});
        if (after < Chains::emptyKind)
            setBit(m_everHeld[after], cell);
    }
    /// Adds the position after a ply with a stone. The changes: a stone replaced, the stone laid, stones
    /// taken off.
    void addStone(Color maker, std::uint64_t hash, KoTaken ko)
    {
        Frame& frame = extend(hash, noteArising(hash));
        ++frame.plies;
        frame.ko = ko;
        frame.toPlay = opponent(maker);
        frame.origin = Origin::Stone;
        frame.maker = maker;
    }
    void addCaptured(Color color, int stones) { m_captured[color] += stones; }
    /// Adds the position after a ply without one.
    void addTurn(Color maker);
    /// Adds the position after a setup, which is no ply.
    void addSetUp(std::uint64_t hash, Color toPlay);

    /// Where some position up to now had a stone of this colour.
    const CellBits& everHeld(Color color) const { return m_everHeld[static_cast<std::size_t>(color)]; }
    /// The latest frame that arose with this hash, -1 for none.
    int latestWithHash(std::uint64_t hash) const;
    /// The stones of a frame by its number, given those of the current one.
    Stones stonesAt(int index, const Stones& now) const;
    /// The game's past up to and with that frame.
    History upTo(int last) const;

private:
    struct Change {
        Cell cell = 0;
        std::uint8_t before = 0;
        std::uint8_t after = 0;
    };

    // The new frame is made in place and of single values: copying whole frames would cost more than the
    // rest.
    Frame& extend(std::uint64_t hash, int sameHashBefore)
    {
        const int plies = m_frames.back().plies;
        Frame& frame = m_frames.emplace_back();
        frame.hash = hash;
        frame.sameHashBefore = sameHashBefore;
        frame.changesEnd = static_cast<int>(m_changes.size());
        frame.plies = plies;
        return frame;
    }
    /// Takes the next frame's number in for the hash; the number that stood there before, or -1.
    int noteArising(std::uint64_t hash)
    {
        if (2 * (m_used + 1) > m_slots.size())
            grow();
        int& latest = m_slots[slotOf(hash)];
        if (latest < 0)
            ++m_used;
        return std::exchange(latest, size());
    }
    std::size_t slotOf(std::uint64_t hash) const
    {
        const std::size_t mask = m_slots.size() - 1;
        std::size_t slot = hash & mask;
        while (m_slots[slot] >= 0 && frame(m_slots[slot]).hash != hash)
            slot = (slot + 1) & mask;
        return slot;
    }
    void grow();
    void recount();

    std::vector<Frame> m_frames;
    std::vector<Change> m_changes;
    std::vector<int> m_slots; // open addressing, a power of two: the latest frame of a hash, -1 where free
    std::size_t m_used = 0;
    Stones m_everHeld{};
    PerSide<int> m_captured;
};

} // namespace go
