// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timing/timecontrol.h"

#include <algorithm>
#include <initializer_list>

namespace timing {

namespace {

constexpr Millis minute{60'000};
constexpr Millis shortestPeriod{10'000};
constexpr Millis longest{24 * 3'600'000};
constexpr int mostPeriods = 99;

std::optional<TimeFault> faultOfDurations(std::initializer_list<Millis> durations)
{
    if (std::min(durations) < Millis{0}) {
        return TimeFault::NegativeTime;
    }
    if (std::max(durations) > longest) {
        return TimeFault::TooLong;
    }
    return std::nullopt;
}

std::optional<TimeFault> fault(const Retained& control)
{
    if (const auto bad = faultOfDurations({control.limit})) {
        return bad;
    }
    if (control.reserveMinutes < 1) {
        return TimeFault::NoReserve;
    }
    if (control.reserveMinutes > mostPeriods) {
        return TimeFault::TooManyPeriods;
    }
    if (control.limit < minute * control.reserveMinutes) {
        return TimeFault::LimitBelowReserve;
    }
    return std::nullopt;
}

std::optional<TimeFault> fault(const Japanese& control)
{
    if (const auto bad = faultOfDurations({control.main, control.period})) {
        return bad;
    }
    if (control.periods < 1) {
        return TimeFault::NoPeriods;
    }
    if (control.periods > mostPeriods) {
        return TimeFault::TooManyPeriods;
    }
    if (control.period < shortestPeriod) {
        return TimeFault::PeriodTooShort;
    }
    return std::nullopt;
}

std::optional<TimeFault> fault(const Canadian& control)
{
    if (const auto bad = faultOfDurations({control.main, control.block})) {
        return bad;
    }
    if (control.stones < 1) {
        return TimeFault::NoStones;
    }
    if (control.block < shortestPeriod) {
        return TimeFault::PeriodTooShort;
    }
    return std::nullopt;
}

std::optional<TimeFault> fault(const Fischer& control)
{
    if (const auto bad
        = faultOfDurations({control.main, control.increment, control.cap.value_or(Millis{0})})) {
        return bad;
    }
    // The first move needs time too: an increment comes only after it.
    if (control.main == Millis{0}) {
        return TimeFault::NoTime;
    }
    if (control.cap && *control.cap < control.main) {
        return TimeFault::CapBelowMain;
    }
    return std::nullopt;
}

std::optional<TimeFault> fault(const Absolute& control)
{
    if (const auto bad = faultOfDurations({control.main})) {
        return bad;
    }
    if (control.main == Millis{0}) {
        return TimeFault::NoTime;
    }
    return std::nullopt;
}

std::optional<TimeFault> fault(const Untimed& /*control*/) { return std::nullopt; }

std::optional<TimeFault> fault(const SharedHalved& control)
{
    if (const auto bad = faultOfDurations({control.shared, control.halved})) {
        return bad;
    }
    if (control.halved < shortestPeriod * 2) {
        return TimeFault::PeriodTooShort;
    }
    if (control.shared < control.halved) {
        return TimeFault::LimitBelowReserve;
    }
    return std::nullopt;
}

std::optional<TimeFault> fault(const SharedPerMove& control)
{
    if (const auto bad = faultOfDurations({control.shared, control.perMove})) {
        return bad;
    }
    if (control.perMove < shortestPeriod) {
        return TimeFault::PeriodTooShort;
    }
    return std::nullopt;
}

} // namespace

std::optional<TimeFault> faultOf(const TimeControl& control)
{
    return std::visit([](const auto& format) { return fault(format); }, control);
}

} // namespace timing
