// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/timing/clock.h"
#include "core/timing/timecontrol.h"

#include <QString>

#include <cstdint>

namespace ui {

/// The count of the last ten seconds: the tone changes with every second, nothing blinks by itself.
enum class Alarm : std::uint8_t { None, Even, Odd };

/// What a clock shows, in words and figures (no widget, nothing that ticks).
struct ClockFace {
    QString figure; ///< "55:00"; in byo-yomi the elapsed second of the running minute, "29"
    QString unit; ///< beside the figure: "s" in byo-yomi, else empty
    QString words; ///< "3 minutes left", "Last period", "byo-yomi 5 × 1:00"
    QString brief; ///< on one line: "55:00", "3 minutes left · 29 s"
    QString spoken; ///< all of it for a screen reader
    int seconds = 0; ///< of the bar: full seconds elapsed in the running period
    int length = 0; ///< of the bar in seconds; 0 for no bar
    Alarm alarm = Alarm::None;

    friend bool operator==(const ClockFace&, const ClockFace&) = default;
};

/// Time left is rounded up to the second, time elapsed down: 0:00 is only seen by who has lost.
ClockFace clockFace(const timing::TimeControl& control, const timing::Reading& reading);
/// "h:mm:ss" or "m:ss", parts of a second count as a whole one.
QString timeLeft(timing::Millis left);

} // namespace ui
