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
    m_frames.emplace_back().sameHashBefore = noteArising(0);
    m_frames.back().toPlay = first;
    m_frames.back().maker = opponent(first);
}

void History::grow()
{
    const std::vector<int> old = std::exchange(m_slots, std::vector<int>(2 * m_slots.size(), -1));
    for (const int index : old) {
        if (index >= 0)
            m_slots[slotOf(frame(index).hash)] = index;
    }
}

void History::addTurn(Color maker)
{
    Frame& frame = extend(current().hash, -1);
    ++frame.plies;
    frame.toPlay = opponent(maker);
    frame.origin = Origin::Turn;
    frame.maker = maker;
}

void History::addSetUp(std::uint64_t hash, Color toPlay)
{
    Frame& frame = extend(hash, noteArising(hash));
    frame.toPlay = toPlay;
    frame.maker = opponent(toPlay);
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
    past.m_frames.assign(m_frames.begin(), m_frames.begin() + last + 1);
    past.m_changes.assign(m_changes.begin(), m_changes.begin() + past.current().changesEnd);
    past.m_slots.assign(m_slots.size(), -1);
    past.recount();
    return past;
}

/// What is kept besides frames and changes, made anew.
void History::recount()
{
    m_used = 0;
    std::size_t next = 0;
    for (int index = 0; index < size(); ++index) {
        const Frame& frame = m_frames[static_cast<std::size_t>(index)];
        bool laid = false;
        for (; next < static_cast<std::size_t>(frame.changesEnd); ++next) {
            const Change& change = m_changes[next];
            if (change.after < Chains::emptyKind) {
                setBit(m_everHeld[change.after], change.cell);
                laid = true;
            } else if (laid && frame.origin == Origin::Stone) {
                ++m_captured[static_cast<Color>(change.before)];
            }
        }
        if (frame.origin == Origin::Turn)
            continue;
        int& latest = m_slots[slotOf(frame.hash)];
        if (latest < 0)
            ++m_used;
        latest = index;
    }
}

} // namespace go
