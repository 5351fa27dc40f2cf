// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/presstime.h"

#include <algorithm>
#include <cstdlib>

namespace shell {

namespace {

/// Events that did not wait arrive within this of each other, in ms.
constexpr std::int64_t jitter = 50;

/// a − b on the circle of 2^32 ms, −2^31 … 2^31 − 1.
std::int64_t difference(std::int64_t a, std::int64_t b)
{
    return static_cast<std::int32_t>(static_cast<std::uint32_t>(a) - static_cast<std::uint32_t>(b));
}

bool fits(std::int64_t offset, std::int64_t seen) { return std::abs(difference(seen, offset)) <= jitter; }

/// How late an event with this arrival − stamp is by this base, in ms; below 0: it comes from the future.
std::int64_t delay(std::int64_t offset, std::int64_t seen) { return difference(seen, offset); }

std::int64_t seenOffset(std::uint64_t stamp, timing::Millis arrival)
{
    return arrival.count() - static_cast<std::int64_t>(stamp);
}

} // namespace

void PressTime::observe(std::uint64_t stamp, timing::Millis arrival)
{
    if (stamp == 0) {
        return;
    }
    const std::int64_t seen = seenOffset(stamp, arrival);
    const auto learn = [seen](Base& base) {
        base.agreeing = std::min(base.agreeing + 1, trustworthy);
        if (delay(base.offset, seen) < 0) {
            base.offset = seen;
        }
    };
    if (fits(m_base.offset, seen)) {
        learn(m_base);
        return;
    }
    const std::int64_t late = delay(m_base.offset, seen);
    if (late > 0 && late <= longestDelay.count()) {
        return; // waited in a stall
    }
    if (m_candidate.agreeing == 0 || !fits(m_candidate.offset, seen)) {
        m_candidate = {seen, 0};
    }
    learn(m_candidate);
    if (m_candidate.agreeing == trustworthy) {
        m_base = m_candidate;
        m_candidate = {};
    }
}

PressInstant PressTime::instantOf(std::uint64_t stamp, timing::Millis arrival, timing::Millis notBefore)
{
    observe(stamp, arrival);
    const std::int64_t late = delay(m_base.offset, seenOffset(stamp, arrival));
    if (stamp == 0 || late < 0 || late > longestDelay.count()) {
        return {std::max(arrival, notBefore), PressSource::Arrival};
    }
    const timing::Millis at = arrival - timing::Millis{late};
    if (at < notBefore) {
        return {notBefore, PressSource::Bound};
    }
    return {at, PressSource::Stamp};
}

} // namespace shell
