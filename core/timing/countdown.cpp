// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timing/countdown.h"

#include "core/timing/shape.h"

#include <algorithm>
#include <utility>

namespace timing {

namespace {

constexpr Millis second{1000};
constexpr Millis minute{60'000};
constexpr int countedSeconds = 9;

/// The cues of one window, collected in their order.
class Script {
public:
    Script(Millis from, Millis to) : m_from(from), m_to(to) { }

    void say(Millis at, CueKind kind, int value)
    {
        if (m_from < at && at <= m_to) {
            m_cues.push_back({at, kind, value});
        }
    }
    std::vector<Cue> cues() && { return std::move(m_cues); }

private:
    Millis m_from;
    Millis m_to;
    std::vector<Cue> m_cues;
};

constexpr int wholeSeconds(Millis time) { return static_cast<int>(time / second); }

/// Reads one minute or period out that begins at `begin`; `left` of them are left, this one included.
void readPeriod(Script& script, Millis begin, Millis period, int left)
{
    const Millis end = begin + period;
    const auto sayElapsed = [&](int before) {
        const Millis at = end - second * before;
        if (at > begin) {
            script.say(at, CueKind::Seconds, wholeSeconds(at - begin));
        }
    };
    for (const int before : {30, 20, 10}) {
        sayElapsed(before);
    }
    if (left > 1) {
        for (const int before : {5, 2}) {
            sayElapsed(before);
        }
        if (period == minute) {
            script.say(end, CueKind::Minute, wholeSeconds(period));
        }
        script.say(end, CueKind::Left, left - 1);
        return;
    }
    for (int number = 1; number <= countedSeconds; ++number) {
        const Millis at = end - second * (10 - number);
        if (at > begin) {
            script.say(at, CueKind::Count, number);
        }
    }
    script.say(end, CueKind::Lost, 10);
}

/// The index of the period that runs at `elapsed`; 0 in main time.
std::int64_t periodAt(const Bank& bank, Millis elapsed, Millis period)
{
    return overtimeUsed(bank, elapsed) / period;
}

void readPeriods(Script& script, const Bank& bank, Millis period, Millis from, Millis to)
{
    const std::int64_t last = std::min<std::int64_t>(bank.periods - 1, periodAt(bank, to, period));
    for (std::int64_t k = periodAt(bank, from, period); k <= last; ++k) {
        readPeriod(script, bank.main + period * k, period, bank.periods - static_cast<int>(k));
    }
}

/// Reads out time that ends for good: warnings, then the last ten seconds. Nothing before `begin`.
void readLastTime(Script& script, Millis begin, Millis end, Warnings armed)
{
    for (std::size_t i = 0; i < warningSeconds.size(); ++i) {
        const Millis at = warningAt(end, i);
        const bool isArmed = ((armed >> i) & 1U) != 0;
        if (isArmed && at >= begin) {
            script.say(at, CueKind::Remaining, warningSeconds[i]);
        }
    }
    for (int number = 1; number <= countedSeconds; ++number) {
        const Millis at = end - second * (10 - number);
        if (at >= begin) {
            script.say(at, CueKind::Count, number);
        }
    }
    script.say(end, CueKind::Lost, 10);
}

} // namespace

std::vector<Cue> cuesBetween(const TimeControl& control, const Bank& bank, Millis from, Millis to)
{
    const auto flag = flagAt(control, bank);
    if (!flag || from >= to) {
        return {};
    }
    const Shape shape = shapeOf(control);
    const Millis until = std::min(to, *flag);
    Script script(from, until);
    if (!hasOvertime(shape, bank)) {
        readLastTime(script, Millis{0}, *flag, bank.armed);
        return std::move(script).cues();
    }
    const bool isBlock = shape.overtime == Overtime::Block;
    if (!bank.overtime) {
        script.say(bank.main, CueKind::Enter, isBlock ? bank.stones : bank.periods);
    }
    if (isBlock) {
        readLastTime(script, bank.main, *flag, bank.armed);
    } else if (until > bank.main) {
        readPeriods(script, bank, shape.period, from, until);
    }
    return std::move(script).cues();
}

std::optional<Cue> nextCue(const TimeControl& control, const Bank& bank, Millis from)
{
    const auto flag = flagAt(control, bank);
    if (!flag || from >= *flag) {
        return std::nullopt;
    }
    const Shape shape = shapeOf(control);
    // Every period ends with a cue, so the one that runs at `from` has it.
    const Millis horizon = shape.overtime == Overtime::Periods && bank.periods > 0
        ? bank.main + shape.period * (periodAt(bank, from, shape.period) + 1)
        : *flag;
    const std::vector<Cue> cues = cuesBetween(control, bank, from, horizon);
    if (cues.empty()) {
        return std::nullopt;
    }
    return cues.front();
}

std::vector<Cue> cuesUntilPress(const TimeControl& control, const Bank& bank, Millis from, Millis elapsed)
{
    std::vector<Cue> cues = cuesBetween(control, bank, from, elapsed);
    std::erase_if(cues, [elapsed](const Cue& cue) { return cue.at == elapsed && !isLedger(cue.kind); });
    return cues;
}

} // namespace timing
