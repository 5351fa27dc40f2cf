// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gtp/timetold.h"

#include "core/base/overloaded.h"

#include <algorithm>

namespace gtp {

namespace {

using timing::Millis;

int seconds(Millis time) { return static_cast<int>(time / Millis{1000}); }
int alive(Millis time) { return std::max(1, seconds(time)); }

bool hasPeriods(const timing::TimeControl& control)
{
    return std::holds_alternative<timing::Retained>(control)
        || std::holds_alternative<timing::Japanese>(control);
}

Command periodSettings(TimeManner manner, Millis main, Millis period, int periods)
{
    if (manner == TimeManner::Periods) {
        return KgsByoyomi{seconds(main), seconds(period), periods};
    }
    return TimeSettings{seconds(main), seconds(period), 1};
}

} // namespace

TimeManner mannerFor(const timing::TimeControl& control, const Vocabulary& vocabulary)
{
    if (hasPeriods(control) && knows(vocabulary, KgsByoyomi{})) {
        return TimeManner::Periods;
    }
    return knows(vocabulary, TimeSettings{}) ? TimeManner::Canadian : TimeManner::Untold;
}

std::optional<Command> timeSettings(const timing::TimeControl& control, TimeManner manner)
{
    if (manner == TimeManner::Untold) {
        return std::nullopt;
    }
    return std::visit(
        Overloaded{
            [&](const timing::Retained& c) {
                return periodSettings(manner, c.free(), Millis{60'000}, c.reserveMinutes);
            },
            [&](const timing::Japanese& c) { return periodSettings(manner, c.main, c.period, c.periods); },
            [](const timing::Canadian& c) -> Command {
                return TimeSettings{seconds(c.main), seconds(c.block), c.stones};
            },
            [](const timing::Fischer& c) -> Command {
                return TimeSettings{alive(c.main), 0, 0};
            },
            [](const timing::Absolute& c) -> Command {
                return TimeSettings{alive(c.main), 0, 0};
            },
            [](const timing::Untimed&) -> Command {
                return TimeSettings{0, 1, 0};
            },
            [](const timing::SharedHalved& c) -> Command {
                return TimeSettings{alive(c.common() / 2 + c.halved / 2), 0, 0};
            },
            [](const timing::SharedPerMove& c) -> Command {
                return TimeSettings{seconds(c.shared / 2), seconds(c.perMove), 1};
            },
        },
        control);
}

std::optional<TimeLeft> timeLeft(
    const timing::TimeControl& control, TimeManner manner, go::Color side, const timing::Reading& reading)
{
    if (manner == TimeManner::Untold || std::holds_alternative<timing::Untimed>(control)) {
        return std::nullopt;
    }
    const bool shared = timing::isShared(control);
    const Millis main = shared ? reading.main / 2 : reading.main;
    if (std::holds_alternative<timing::SharedHalved>(control)) {
        return TimeLeft{side, alive(main + reading.block), 0}; // one time, the half of its own included
    }
    // Less than a second before byo-yomi is byo-yomi: nobody loses by it.
    const bool overtime = reading.inOvertime || (reading.periods > 0 && main < Millis{1000})
        || (reading.stones > 0 && main < Millis{1000});
    if (!overtime) {
        return TimeLeft{side, alive(main), 0};
    }
    if (reading.period > Millis{0}) {
        const int stones = manner == TimeManner::Periods ? reading.periods : 1;
        return TimeLeft{side, alive(reading.period - reading.inPeriod), std::max(1, stones)};
    }
    return TimeLeft{side, alive(reading.block), std::max(1, reading.stones)};
}

} // namespace gtp
