// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/timing/instant.h"

#include <cstdint>

namespace shell {

/// Where the instant of a press was taken from.
enum class PressSource : std::uint8_t {
    Stamp, ///< the event's own stamp: the moment of the hand
    Arrival, ///< the stamp is of no use: the moment it was handled
    Bound, ///< stamped before the bound: the hand was quicker than the event it follows
};

/// When somebody pressed, on the axis of TimeSource::monotonic().
struct PressInstant {
    timing::Millis at{0};
    PressSource source = PressSource::Arrival;

    friend bool operator==(const PressInstant&, const PressInstant&) = default;
};

/// Translates the stamp of an input event into monotonic time, so that a hand is not charged for a program
/// that was busy: after a stall an expired timer is delivered before the older click.
/// Finds the zero of the stamps by itself (the least delay seen) and gives up stamps that follow no clock.
class PressTime {
public:
    /// A stamp that says the event waited longer than this is not believed.
    static constexpr timing::Millis longestDelay{5'000};

    /// Learns from any input event, not only presses; `stamp` as in QInputEvent::timestamp() (ms).
    void observe(std::uint64_t stamp, timing::Millis arrival);

    /// The instant of a press that arrived at `arrival`: notBefore <= at <= arrival. Learns from it, too.
    /// A stamp of 0 is none.
    PressInstant instantOf(std::uint64_t stamp, timing::Millis arrival, timing::Millis notBefore);
    /// instantOf().at
    timing::Millis translate(std::uint64_t stamp, timing::Millis arrival, timing::Millis notBefore)
    {
        return instantOf(stamp, arrival, notBefore).at;
    }

private:
    /// A supposed zero of the stamps: arrival − stamp of an event that did not wait.
    struct Base {
        std::int64_t offset = 0; ///< ms modulo 2^32, as the stamps of X11 have only 32 bits
        int agreeing = 0; ///< stamps seen that fit without delay
    };

    // To begin with the stamps are taken to be on our own axis, as they are under X11.
    Base m_base{0, trustworthy};
    Base m_candidate;

    static constexpr int trustworthy = 3;
};

} // namespace shell
