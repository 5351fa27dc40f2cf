// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/history.h"

#include <algorithm>
#include <utility>

namespace go {

namespace {

constexpr std::size_t usualFrames = 512;

} // namespace

History::History(Color first) : m_slots(2 * usualFrames, -1)
{
    m_frames.reserve(usualFrames);
    m_changes.reserve(usualFrames);
    Frame start;
    start.toPlay = first;
    start.maker = opponent(first);
    add(start);
}

std::size_t History::slotOf(std::uint64_t hash) const
{
    const std::size_t mask = m_slots.size() - 1;
    std::size_t slot = hash & mask;
    while (m_slots[slot] >= 0 && frame(m_slots[slot]).hash != hash)
        slot = (slot + 1) & mask;
    return slot;
}

void History::grow()
{
    const std::vector<int> old = std::exchange(m_slots, std::vector<int>(2 * m_slots.size(), -1));
    for (const int index : old)
        if (index >= 0)
            m_slots[slotOf(frame(index).hash)] = index;
}

void History::add(Frame next)
{
    next.changesEnd = static_cast<int>(m_changes.size());
    next.sameHashBefore = -1;
    if (next.origin != Origin::Turn) {
        if (2 * (m_used + 1) > m_slots.size())
            grow();
        const std::size_t slot = slotOf(next.hash);
        if (m_slots[slot] < 0)
            ++m_used;
        next.sameHashBefore = m_slots[slot];
        m_slots[slot] = size();
    }
    m_frames.push_back(next);
}

int History::latestWithHash(std::uint64_t hash) const { return m_slots[slotOf(hash)]; }

Stones History::stonesAt(int index, const Stones& now) const
{
    Stones stones = now;
    const auto end = static_cast<std::size_t>(frame(index).changesEnd);
    for (std::size_t i = m_changes.size(); i > end; --i) {
        const Change& change = m_changes[i - 1];
        if (change.after < Chains::emptyKind)
            clearBit(stones[change.after], change.cell);
        if (change.before < Chains::emptyKind)
            setBit(stones[change.before], change.cell);
    }
    return stones;
}

History History::upTo(int last) const
{
    History past(frame(0).toPlay);
    const auto changes = m_changes.begin();
    for (int i = 1; i <= last; ++i) {
        for (auto it = changes + frame(i - 1).changesEnd; it != changes + frame(i).changesEnd; ++it)
            past.change(it->cell, it->before, it->after);
        past.add(frame(i));
    }
    return past;
}

} // namespace go
