// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/timing/instant.h"

#include <QDateTime>

#include <cstdint>

namespace shell {

/// The only door through which the present enters; tests wind it by hand.
/// Const members may be called from every thread.
class TimeSource {
public:
    virtual ~TimeSource() = default;

    /// Nanoseconds on an axis that nobody can set and that stands still while the computer sleeps.
    virtual std::int64_t monotonicNs() const = 0;
    /// How long the computer has slept since it was started; a growth means that it has just slept.
    virtual timing::Millis suspended() const = 0;
    /// UTC; a label for records, never the measure of a duration.
    virtual QDateTime wall() const = 0;

    /// monotonicNs(), floored to whole milliseconds.
    timing::Millis monotonic() const;

protected:
    TimeSource() = default;
    TimeSource(const TimeSource&) = default;
    TimeSource& operator=(const TimeSource&) = default;
};

/// The clocks of the system.
class SystemTime final : public TimeSource {
public:
    /// CLOCK_MONOTONIC; on Linux it stands still in sleep.
    std::int64_t monotonicNs() const override;
    /// CLOCK_BOOTTIME − CLOCK_MONOTONIC; always 0 where the system has no such clock.
    timing::Millis suspended() const override;
    QDateTime wall() const override;
};

} // namespace shell
