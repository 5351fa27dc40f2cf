// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/voicelatency.h"

#include <algorithm>
#include <cstddef>

namespace shell {

namespace {

constexpr std::size_t mostKept = 9;
constexpr std::size_t needed = 3;
constexpr Nanos usualSlack = 20 * nanosPerMilli; // measured with a null sink
constexpr Nanos mostSlack = 60 * nanosPerMilli;
constexpr Nanos mostOfDevice = 400 * nanosPerMilli;

} // namespace

void VoiceLatency::begin(Nanos granted, Nanos read)
{
    m_granted = granted;
    m_begin = read;
    m_told.clear();
}

void VoiceLatency::note(Nanos now, Nanos anchor, Nanos heard)
{
    const Nanos latency = now - anchor - m_begin - heard;
    // The figure of the system follows the wall clock, which may be set at any time.
    if (latency < m_granted - mostSlack || latency > m_granted + mostOfDevice)
        return;
    m_told.push_back(latency);
    if (m_told.size() > mostKept)
        m_told.erase(m_told.begin());
}

Nanos VoiceLatency::lead() const
{
    if (m_told.size() < needed)
        return m_granted - usualSlack;
    std::vector<Nanos> sorted = m_told;
    std::ranges::sort(sorted);
    return sorted[sorted.size() / 2];
}

} // namespace shell
