// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <ratio>

namespace timing {

/// Every duration of the core. Whole milliseconds, floored once where they enter.
using Millis = std::chrono::duration<std::int64_t, std::milli>;

/// The axis of one game: 0 when the game is set up, going on where it stood after an interruption.
/// It has no now() and no relation to wall time; the shell supplies instants.
struct SessionAxis {
    using duration = Millis;
    using rep = duration::rep;
    using period = duration::period;
    using time_point = std::chrono::time_point<SessionAxis>;
    static constexpr bool is_steady = true; // NOLINT(readability-identifier-naming): named by the standard
};

using Instant = SessionAxis::time_point;

} // namespace timing
