// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gtp/vocabulary.h"
#include "core/timing/clock.h"
#include "core/timing/timecontrol.h"

#include <cstdint>
#include <optional>

namespace gtp {

/// How an engine can be told a time.
enum class TimeManner : std::uint8_t {
    Untold, ///< it has no word for time
    Canadian, ///< time_settings: main time, then so many stones in a block
    Periods, ///< kgs-time_settings: N × S as we mean it
};
TimeManner mannerFor(const timing::TimeControl& control, const Vocabulary& vocabulary);

/// The format in the words of the protocol, nothing where there are none. Where it has no word for ours, it
/// is one under which an engine that keeps it never overruns our clock: minutes and periods are one stone in
/// each of them, Fischer is what is on the clock, and of a time that both share it may take half.
std::optional<Command> timeSettings(const timing::TimeControl& control, TimeManner manner);

/// What is left of a side's clock; nothing where no limit can be told. Whole seconds, rounded down, but never
/// 0 while a player is alive: some engines take that for the end, others for no limit.
std::optional<TimeLeft> timeLeft(
    const timing::TimeControl& control, TimeManner manner, go::Color side, const timing::Reading& reading);

} // namespace gtp
