// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sgf/movetimes.h"

#include "core/timing/clock.h"

#include <variant>

namespace sgf {

namespace {

using timing::Millis;

// One side's clock as the record last wrote it.
struct Left {
    Millis time{0}; // of the main time, or of the period or block
    std::optional<int> count; // periods or stones, in byo-yomi
};

Left beginningOf(const timing::TimeControl& control)
{
    const timing::Reading full = timing::readingOf(control, timing::fullBank(control), Millis{0});
    if (!full.inOvertime) {
        return {full.main, {}};
    }
    const bool canadian = std::holds_alternative<timing::Canadian>(control);
    return {canadian ? full.block : full.period, canadian ? full.stones : full.periods};
}

Millis incrementOf(const timing::TimeControl& control)
{
    const auto* const fischer = std::get_if<timing::Fischer>(&control);
    return fischer != nullptr ? fischer->increment : Millis{0};
}

// Whole periods that went, and what went of the running one.
Millis inPeriods(int periods, Millis length, const Left& before, const Left& after)
{
    const int used = periods - after.count.value_or(periods);
    const Millis ofLast = length - after.time;
    const Millis beforeThem = before.count ? Millis{0} : before.time;
    return beforeThem + used * length + ofLast;
}

std::optional<Millis> spentBetween(const timing::TimeControl& control, const Left& before, const Left& after)
{
    if (!after.count) {
        return before.count ? std::nullopt : std::optional(before.time + incrementOf(control) - after.time);
    }
    if (const auto* const japanese = std::get_if<timing::Japanese>(&control)) {
        return inPeriods(before.count.value_or(japanese->periods), japanese->period, before, after);
    }
    if (const auto* const retained = std::get_if<timing::Retained>(&control)) {
        return inPeriods(before.count.value_or(retained->reserveMinutes), Millis{60'000}, before, after);
    }
    if (const auto* const canadian = std::get_if<timing::Canadian>(&control)) {
        const bool newBlock = !before.count || *after.count > *before.count || *before.count <= 1;
        const Millis ofBlock = newBlock ? canadian->block - after.time : before.time - after.time;
        return before.count ? ofBlock : before.time + ofBlock;
    }
    return std::nullopt;
}

} // namespace

std::vector<MoveTime> moveTimes(const GameRecord& record)
{
    std::vector<MoveTime> times;
    times.reserve(record.moves.size());
    const timing::TimeControl control = record.time.value_or(timing::Absolute{});
    go::PerSide<std::optional<Left>> left;
    if (record.time && !timing::isShared(control)) {
        left = {beginningOf(control), beginningOf(control)};
    }
    for (const RecordMove& move : record.moves) {
        MoveTime time;
        time.overtime = move.overtimeLeft.has_value();
        auto& before = left[move.color];
        if (move.timeLeft) {
            const Left after{*move.timeLeft, move.overtimeLeft};
            if (before) {
                time.spent = spentBetween(control, *before, after);
            }
            before = after;
        } else {
            before.reset();
        }
        if (time.spent && *time.spent < Millis{0}) {
            time.spent.reset();
        }
        times.push_back(time);
    }
    return times;
}

} // namespace sgf
