// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/timesource.h"

#include <chrono>
#include <ctime>

namespace shell {

timing::Millis TimeSource::monotonic() const
{
    return std::chrono::floor<timing::Millis>(std::chrono::nanoseconds{monotonicNs()});
}

namespace {

std::int64_t nanoseconds(clockid_t clock)
{
    timespec now{};
    clock_gettime(clock, &now);
    return std::int64_t{now.tv_sec} * 1'000'000'000 + now.tv_nsec;
}

} // namespace

std::int64_t SystemTime::monotonicNs() const { return nanoseconds(CLOCK_MONOTONIC); }

timing::Millis SystemTime::suspended() const
{
#ifdef CLOCK_BOOTTIME
    // A thread that is pushed aside between two readings would seem to have slept: read until the readings
    // lie close together.
    constexpr std::int64_t close = 1'000'000;
    constexpr int tries = 8;
    std::int64_t slept = 0;
    for (int i = 0; i < tries; ++i) {
        const std::int64_t before = nanoseconds(CLOCK_MONOTONIC);
        const std::int64_t boot = nanoseconds(CLOCK_BOOTTIME);
        const std::int64_t after = nanoseconds(CLOCK_MONOTONIC);
        slept = boot - after;
        if (after - before < close) {
            break;
        }
    }
    return std::chrono::floor<timing::Millis>(std::chrono::nanoseconds{slept < 0 ? 0 : slept});
#else
    return timing::Millis{0};
#endif
}

QDateTime SystemTime::wall() const { return QDateTime::currentDateTimeUtc(); }

} // namespace shell
