// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timing/clock.h"

#include "core/base/overloaded.h"
#include "core/timing/shape.h"

#include <algorithm>

namespace timing {

namespace {

constexpr Millis lastMinute{60'000}; // no deduction takes it

// The bit of the last ten seconds is never cleared: they sound the same everywhere.
constexpr std::size_t oftenest = warningSeconds.size() - 1;

constexpr Warnings bitOf(std::size_t index) { return static_cast<Warnings>(1U << index); }

/// The warnings still to be spoken after a turn of `elapsed` in which time ran towards `end` from `begin`
/// on, and after which `left` remains.
Warnings armedAfter(Warnings armed, Millis begin, Millis end, Millis elapsed, Millis left)
{
    unsigned bits = armed;
    for (std::size_t i = 0; i < oftenest; ++i) {
        const Millis at = warningAt(end, i);
        if (begin <= at && at < elapsed) {
            bits &= ~static_cast<unsigned>(bitOf(i));
        }
        if (left * 2 >= Millis{3000} * warningSeconds[i]) {
            bits |= bitOf(i);
        }
    }
    return static_cast<Warnings>(bits);
}

Bank afterMove(const Absolute& /*control*/, Bank bank, Millis elapsed)
{
    const Millis left = bank.main - elapsed;
    bank.armed = armedAfter(bank.armed, Millis{0}, bank.main, elapsed, left);
    bank.main = left;
    return bank;
}

Bank afterMove(const Fischer& control, Bank bank, Millis elapsed)
{
    const Millis kept = bank.main - elapsed;
    const Millis raised = kept + control.increment;
    const Millis left = control.cap ? std::min(raised, std::max(*control.cap, kept)) : raised;
    bank.armed = armedAfter(bank.armed, Millis{0}, bank.main, elapsed, left);
    bank.main = left;
    return bank;
}

Bank afterMoveInBlock(Bank bank, Millis elapsed)
{
    if (elapsed < bank.main) {
        bank.main -= elapsed;
        return bank;
    }
    const Millis left = bank.block - overtimeUsed(bank, elapsed);
    bank.armed = armedAfter(bank.armed, bank.main, bank.main + bank.block, elapsed, left);
    bank.main = Millis{0};
    bank.block = left;
    bank.overtime = true;
    return bank;
}

Bank afterMove(const Canadian& control, const Bank& before, Millis elapsed)
{
    Bank bank = afterMoveInBlock(before, elapsed);
    if (bank.overtime && --bank.stones <= 0) {
        bank.block = control.block;
        bank.stones = control.stones;
        bank.armed = allWarnings;
    }
    return bank;
}

Bank afterMoveInPeriods(Bank bank, Millis elapsed, Millis period)
{
    if (bank.periods <= 0) {
        return afterMove(Absolute{}, bank, elapsed);
    }
    // 竞赛规定 3: what is less than a full period is not counted.
    bank.periods -= static_cast<int>(overtimeUsed(bank, elapsed) / period);
    bank.overtime = bank.overtime || elapsed >= bank.main;
    bank.main = std::max(Millis{0}, bank.main - elapsed);
    return bank;
}

void readPeriods(Reading& reading, const Bank& bank, Millis elapsed, Millis period)
{
    reading.period = period;
    if (reading.lost) {
        reading.inOvertime = true;
        return;
    }
    const Millis used = overtimeUsed(bank, elapsed);
    reading.periods = bank.periods - static_cast<int>(used / period);
    reading.inPeriod = used % period;
    reading.inOvertime = elapsed >= bank.main;
    reading.lastPeriod = reading.inOvertime && reading.periods == 1;
}

} // namespace

Shape shapeOf(const TimeControl& control)
{
    return std::visit(Overloaded{
                          [](const Retained&) {
                              return Shape{Overtime::Periods, Millis{60'000}};
                          },
                          [](const Japanese& format) {
                              return Shape{Overtime::Periods, format.period};
                          },
                          [](const Canadian& format) {
                              return Shape{Overtime::Block, format.block};
                          },
                          [](const Fischer&) {
                              return Shape{Overtime::None, Millis{0}};
                          },
                          [](const Absolute&) {
                              return Shape{Overtime::None, Millis{0}};
                          },
                          [](const Untimed&) {
                              return Shape{Overtime::Endless, Millis{0}};
                          },
                          [](const SharedHalved& format) {
                              return Shape{Overtime::Block, format.halved / 2};
                          },
                          [](const SharedPerMove& format) {
                              return Shape{Overtime::Periods, format.perMove};
                          },
                      },
        control);
}

Bank fullBank(const TimeControl& control)
{
    return std::visit(
        Overloaded{
            [](const Retained& format) {
                return Bank{.main = format.free(), .periods = format.reserveMinutes};
            },
            [](const Japanese& format) { return Bank{.main = format.main, .periods = format.periods}; },
            [](const Canadian& format) {
                return Bank{.main = format.main, .block = format.block, .stones = format.stones};
            },
            [](const Fischer& format) { return Bank{.main = format.main}; },
            [](const Absolute& format) { return Bank{.main = format.main}; },
            [](const Untimed&) { return Bank{}; },
            [](const SharedHalved& format) {
                return Bank{.main = format.common(), .block = format.halved / 2};
            },
            [](const SharedPerMove& format) { return Bank{.main = format.shared, .periods = 1}; },
        },
        control);
}

std::optional<Millis> flagAt(const TimeControl& control, const Bank& bank)
{
    const Shape shape = shapeOf(control);
    switch (shape.overtime) {
    case Overtime::Endless:
        return std::nullopt;
    case Overtime::None:
        return bank.main;
    case Overtime::Periods:
        return bank.main + shape.period * bank.periods;
    case Overtime::Block:
        return bank.main + bank.block;
    }
    return std::nullopt;
}

Reading readingOf(const TimeControl& control, const Bank& bank, Millis elapsed)
{
    const Shape shape = shapeOf(control);
    Reading reading;
    reading.stones = bank.stones;
    if (shape.overtime == Overtime::Endless) {
        return reading;
    }

    const Millis thought = std::max(Millis{0}, elapsed);
    reading.lost = thought >= flagAt(control, bank).value_or(Millis::max());
    reading.main = std::max(Millis{0}, bank.main - thought);
    if (shape.overtime == Overtime::Periods) {
        readPeriods(reading, bank, thought, shape.period);
    }
    if (shape.overtime == Overtime::Block) {
        reading.inOvertime = thought >= bank.main;
        reading.block = std::max(Millis{0}, bank.block - overtimeUsed(bank, thought));
    }
    return reading;
}

Bank settled(const TimeControl& control, const Bank& bank, Millis elapsed)
{
    return std::visit(
        Overloaded{
            [&](const Retained&) { return afterMoveInPeriods(bank, elapsed, Millis{60'000}); },
            [&](const Japanese& format) { return afterMoveInPeriods(bank, elapsed, format.period); },
            [&](const Canadian& format) { return afterMove(format, bank, elapsed); },
            [&](const Fischer& format) { return afterMove(format, bank, elapsed); },
            [&](const Absolute& format) { return afterMove(format, bank, elapsed); },
            [&](const Untimed&) { return bank; },
            [&](const SharedHalved&) { return afterMoveInBlock(bank, elapsed); },
            [&](const SharedPerMove& format) { return afterMoveInPeriods(bank, elapsed, format.perMove); },
        },
        control);
}

Bank waited(const TimeControl& control, const Bank& bank, Millis elapsed)
{
    if (!isShared(control)) {
        return bank;
    }
    Bank after = bank;
    after.overtime = after.overtime || elapsed >= after.main; // the entry is said to both at once
    after.main = std::max(Millis{0}, after.main - elapsed);
    return after;
}

Bank deducted(const TimeControl& control, const Bank& bank, Millis amount)
{
    const auto less = [](Millis time, Millis by) { return std::max(std::min(time, lastMinute), time - by); };
    const Shape shape = shapeOf(control);
    Bank after = bank;
    if (!hasOvertime(shape, bank)) {
        after.main = less(bank.main, amount);
        return after;
    }
    after.main = std::max(Millis{0}, bank.main - amount);
    const Millis rest = amount - (bank.main - after.main);
    if (shape.overtime == Overtime::Block) {
        after.block = less(bank.block, rest);
    } else {
        const auto whole = static_cast<int>(std::min<std::int64_t>(rest / shape.period, bank.periods));
        after.periods = std::max(1, bank.periods - whole);
    }
    return after;
}

} // namespace timing
