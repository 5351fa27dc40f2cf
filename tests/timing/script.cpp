// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/timing/script.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <sstream>

using namespace timing;

namespace {

std::vector<std::string> words(std::string_view text)
{
    std::istringstream stream{std::string(text)};
    std::vector<std::string> found;
    for (std::string word; stream >> word;) {
        found.push_back(word);
    }
    return found;
}

Millis millis(const std::string& seconds)
{
    return Millis{std::llround(std::strtod(seconds.c_str(), nullptr) * 1000)};
}

/// The numbers of "10+3x30" in their order.
std::vector<std::string> numbersIn(std::string text)
{
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c != '.' && (c < '0' || c > '9'); }, ' ');
    return words(text);
}

Bank readBank(const TimeControl& control, std::string_view periods)
{
    Bank bank = fullBank(control);
    bank.main = Millis{0};
    bank.periods = std::atoi(std::string(periods.substr(1)).c_str());
    bank.overtime = true;
    return bank;
}

/// The cues that "w30-58@90" stands for; any other word as it is.
std::string allOfRange(const std::string& word)
{
    if (word.find('-') == std::string::npos) {
        return word;
    }
    const std::string side = word.front() == 'w' ? "w" : "";
    const std::string sign = word.find('#') != std::string::npos ? "#" : "";
    const auto numbers = numbersIn(word);
    const int first = std::atoi(numbers.at(0).c_str());
    const int last = std::atoi(numbers.at(1).c_str());
    std::string all;
    for (int number = first; number <= last; ++number) {
        const bool isRead = number % 10 == 0 || number == 55 || number == 58;
        if (sign.empty() && !isRead) {
            continue;
        }
        const Millis at = millis(numbers.at(2)) + Millis{1000} * (number - first);
        all += (all.empty() ? "" : " ") + side + sign + std::to_string(number) + '@' + secondsOf(at);
    }
    return all;
}

} // namespace

TimeControl controlFrom(std::string_view text)
{
    const auto numbers = numbersIn(std::string(text.substr(2)));
    const auto time = [&](std::size_t i) { return millis(numbers.at(i)); };
    const auto count = [&](std::size_t i) { return std::atoi(numbers.at(i).c_str()); };
    switch (text.front()) {
    case 'R':
        return Retained{time(0) + Millis{60'000} * count(1), count(1)};
    case 'J':
        return Japanese{time(0), count(1), time(2)};
    case 'C':
        return Canadian{time(0), count(1), time(2)};
    case 'F':
        return Fischer{time(0), time(1), numbers.size() > 2 ? std::optional(time(2)) : std::nullopt};
    case 'A':
        return Absolute{time(0)};
    default:
        return Untimed{};
    }
}

go::PerSide<Bank> banksFrom(const TimeControl& control, std::string_view text)
{
    if (text.empty()) {
        return {fullBank(control), fullBank(control)};
    }
    if (text.front() == 'R') {
        return {readBank(control, text), readBank(control, text)};
    }
    return {readBank(control, text.substr(2)), readBank(control, text.substr(text.find("W ") + 2))};
}

std::string expanded(std::string_view announced)
{
    std::string all;
    for (const std::string& word : words(announced)) {
        all += (all.empty() ? "" : " ") + allOfRange(word);
    }
    return all;
}

std::string secondsOf(Millis time)
{
    std::string text = std::to_string(time.count() / 1000);
    if (time.count() % 1000 != 0) {
        text += '.' + std::to_string(1000 + time.count() % 1000).substr(1);
        text.erase(text.find_last_not_of('0') + 1);
    }
    return text;
}

std::string textOf(const Cue& cue, Millis instant)
{
    const std::string value = std::to_string(cue.value);
    const std::string at = '@' + secondsOf(instant);
    switch (cue.kind) {
    case CueKind::Enter:
        return 'E' + value + at;
    case CueKind::Seconds:
        return value + at;
    case CueKind::Minute:
        return (cue.value == 60 ? "M" : "?") + at;
    case CueKind::Left:
        return 'L' + value + at;
    case CueKind::Remaining:
        return 'r' + value + at;
    case CueKind::Count:
        return '#' + value + at;
    case CueKind::Lost:
        return (cue.value == 10 ? "X" : "?") + at;
    }
    return "?";
}

ListenedClock::ListenedClock(const TimeControl& control, const go::PerSide<Bank>& banks) : m_clock(control)
{
    for (const go::Color side : go::bothColors) {
        m_clock.setBank(side, banks[side]);
    }
}

void ListenedClock::announce(const std::vector<Cue>& cues, Instant now, Millis elapsed)
{
    for (const Cue& cue : cues) {
        const Instant at = now - (elapsed - cue.at);
        const std::string side = m_clock.turn() == go::Color::White ? "w" : "";
        m_log.push_back(side + textOf(cue, at.time_since_epoch()));
    }
    m_cursor = elapsed;
}

void ListenedClock::listen(Instant now)
{
    if (m_clock.phase() != ClockPhase::Running) {
        return;
    }
    // At the flag the elapsed time stands still, and the axis must stand still with it.
    const Instant until = std::min(now, m_clock.flagInstant().value_or(now));
    const Millis elapsed = m_clock.elapsed(until);
    announce(cuesBetween(m_clock.control(), m_clock.bank(m_clock.turn()), m_cursor, elapsed), until, elapsed);
    m_clock.tick(now);
}

void ListenedClock::press(go::Color side, ClockPhase after, Instant now)
{
    const auto flag = m_clock.flagInstant();
    const bool isLost = flag && now >= *flag;
    if (isLost || m_clock.phase() != ClockPhase::Running || side != m_clock.turn()) {
        if (isLost) {
            listen(now);
        }
        return after == ClockPhase::Sealed ? m_clock.seal(side, now) : m_clock.press(side, now);
    }
    const Millis elapsed = m_clock.elapsed(now);
    announce(cuesUntilPress(m_clock.control(), m_clock.bank(side), m_cursor, elapsed), now, elapsed);
    m_turns.push_back({m_clock.banks(), side});
    after == ClockPhase::Sealed ? m_clock.seal(side, now) : m_clock.press(side, now);
    m_cursor = turnStart;
}

void ListenedClock::undo(std::size_t plies, Instant now)
{
    listen(now);
    const Snapshot snapshot = m_turns.at(m_turns.size() - plies);
    m_turns.resize(m_turns.size() - plies);
    m_clock.restore(snapshot.banks, snapshot.turn, now);
    m_cursor = turnStart;
}

void ListenedClock::adjust(std::string_view what)
{
    const go::Color turn = m_clock.turn();
    Bank bank = m_clock.bank(turn);
    if (what == "setR2") {
        bank.periods = 2;
        m_clock.setBank(turn, bank);
    } else if (what == "deduct28") {
        Bank late = m_clock.bank(go::Color::White);
        late.main -= Millis{28'000};
        m_clock.setBank(go::Color::White, late);
    } else if (what == "setu0") {
        m_clock.setElapsed(bank.main);
        m_cursor = turnStart;
    } else if (what == "turnW") {
        m_clock.setTurn(go::Color::White);
        m_cursor = turnStart;
    } else if (what == "revoke50") {
        m_cursor = *flagAt(m_clock.control(), bank) - Millis{10'000};
        m_clock.revokeFlag(m_cursor);
    } else if (what == "aspass") {
        m_clock.flagAsPass();
        m_cursor = turnStart;
    }
}

void ListenedClock::happen(std::string_view what, Instant now)
{
    if (what == "B" || what == "W") {
        press(what == "B" ? go::Color::Black : go::Color::White, ClockPhase::Running, now);
    } else if (what == "sealB") {
        press(go::Color::Black, ClockPhase::Sealed, now);
    } else if (what == "undo" || what == "undo2") {
        undo(what == "undo" ? 1 : 2, now);
    } else if (what == "start") {
        m_clock.start(now);
    } else if (what == "resume") {
        m_clock.resume(now);
    } else if (what == "pause") {
        listen(now);
        m_clock.pause(now);
    } else if (what == "end") {
        listen(now);
    } else {
        adjust(what);
    }
}

std::string ListenedClock::sideState(go::Color side, Instant now) const
{
    const Reading reading = m_clock.reading(side, now);
    const bool isBlock = std::holds_alternative<Canadian>(m_clock.control());
    const bool hasPeriods = reading.period > Millis{0};
    if (m_clock.loser() == side) {
        return reading.lost ? "lost" : "?";
    }
    std::string text = 'm' + secondsOf(reading.main);
    if (hasPeriods) {
        text += " R" + std::to_string(reading.periods);
    }
    if (reading.inPeriod > Millis{0}) {
        text += " u" + secondsOf(reading.inPeriod);
    }
    if (isBlock) {
        text += ' ' + secondsOf(reading.block) + '/' + std::to_string(reading.stones);
    }
    return text;
}

std::string ListenedClock::state(Instant now) const
{
    const std::string turn = m_clock.turn() == go::Color::Black ? " B" : " W";
    const std::string sides
        = "B " + sideState(go::Color::Black, now) + "; W " + sideState(go::Color::White, now) + "; ";
    switch (m_clock.phase()) {
    case ClockPhase::Ready:
        return sides + "Ready" + turn;
    case ClockPhase::Running:
        return sides + "Run" + turn;
    case ClockPhase::Paused:
        return sides + "Paused" + turn;
    case ClockPhase::Sealed:
        return sides + "Sealed" + turn;
    case ClockPhase::Over:
        return sides + "Over";
    }
    return "?";
}

Instant playEvents(ListenedClock& game, std::string_view events, Millis poll)
{
    Instant now{};
    for (const std::string& event : words(events)) {
        const auto at = event.find('@');
        const Instant next{millis(event.substr(at + 1))};
        const bool isPolled = poll > Millis{0} && game.clock().phase() == ClockPhase::Running;
        for (now += poll; isPolled && now < next; now += poll) {
            game.listen(now);
        }
        now = next;
        game.happen(event.substr(0, at), now);
    }
    return now;
}
