// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timing/clock.h"
#include "core/timing/countdown.h"
#include "tests/fuzz/input.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace timing;

namespace {

/// The input as bytes and times.
class Input : public fuzz::Bytes {
public:
    using fuzz::Bytes::Bytes;

    /// A time of one of four magnitudes, up to 24 h, so that milliseconds beside hours are met.
    Millis time()
    {
        const int scale = byte();
        const std::int64_t value = byte() * 256 + byte();
        switch (scale % 4) {
        case 0:
            return Millis{value % 64};
        case 1:
            return Millis{value};
        case 2:
            return Millis{value % 120 * 1000};
        default:
            return Millis{value * 1318};
        }
    }
};

TimeControl controlFrom(Input& bytes)
{
    switch (bytes.byte() % 8) {
    case 0: {
        const int minutes = 1 + bytes.byte() % 99;
        return Retained{bytes.time() + Millis{60'000} * minutes, minutes};
    }
    case 1: {
        const Millis main = bytes.time();
        return Japanese{main, 1 + bytes.byte() % 99, bytes.time() + Millis{1}};
    }
    case 2: {
        const Millis main = bytes.time();
        return Canadian{main, 1 + bytes.byte() % 25, bytes.time() + Millis{1}};
    }
    case 3: {
        const Millis main = bytes.time();
        const Millis increment = bytes.time();
        const bool isCapped = bytes.byte() % 2 == 1;
        return Fischer{main, increment, isCapped ? std::optional(bytes.time()) : std::nullopt};
    }
    case 4:
        return Absolute{bytes.time()};
    case 6: {
        const Millis halved = bytes.time() + Millis{2};
        return SharedHalved{halved + bytes.time(), halved};
    }
    case 7: {
        const Millis shared = bytes.time();
        return SharedPerMove{shared, bytes.time() + Millis{1}};
    }
    default:
        return Untimed{};
    }
}

Bank bankFrom(Input& bytes, const TimeControl& control)
{
    Bank bank = fullBank(control);
    if (bytes.byte() % 2 == 0) {
        return bank;
    }
    bank.main = bytes.time();
    if (bank.periods > 0) {
        bank.periods = bytes.byte() % 100;
    }
    if (bank.stones > 0) {
        bank.stones = 1 + bytes.byte() % 25;
        bank.block = std::min(bank.block, bytes.time());
    }
    bank.overtime = bytes.byte() % 2 == 1;
    bank.armed = static_cast<Warnings>(bytes.byte()) & allWarnings;
    return bank;
}

void cutsGiveTheSameCues(const TimeControl& control, const Bank& bank, Input bytes)
{
    const Millis end = flagAt(control, bank).value_or(Millis{1'000'000});
    const auto all = cuesBetween(control, bank, turnStart, end);
    std::vector<Cue> cut;
    for (Millis at = turnStart; at < end;) {
        const Millis next = bytes.empty() ? end : at + bytes.time();
        const auto some = cuesBetween(control, bank, at, next);
        cut.insert(cut.end(), some.begin(), some.end());
        const auto first = nextCue(control, bank, at);
        fuzz::require(some.empty() ? !first || first->at > next : first == some.front());
        at = next;
    }
    fuzz::require(cut == all);
    fuzz::require(
        std::is_sorted(all.begin(), all.end(), [](const Cue& a, const Cue& b) { return a.at < b.at; }));
    fuzz::require(spokenOf(all, end).size() <= 2);
}

void noTurnGainsTime(const TimeControl& control, const Bank& bank, Millis elapsed)
{
    const auto flag = flagAt(control, bank);
    fuzz::require(readingOf(control, bank, elapsed).lost == (flag && elapsed >= *flag));
    if (!flag || elapsed >= *flag) {
        return;
    }
    const Bank after = settled(control, bank, elapsed);
    const auto* const fischer = std::get_if<Fischer>(&control);
    const Millis increment = fischer != nullptr ? fischer->increment : Millis{0};
    fuzz::require(after.main <= bank.main - std::min(elapsed, bank.main) + increment);
    fuzz::require(after.periods <= bank.periods);
    fuzz::require(flagAt(control, after) > Millis{0});
    const Reading during = readingOf(control, bank, elapsed);
    if (fischer == nullptr) {
        fuzz::require(after.main == during.main && after.periods == during.periods);
    }
    if (after.stones < bank.stones) {
        fuzz::require(after.block == during.block);
    }
}

void anyGameKeepsItsWord(const TimeControl& control, const Bank& bank, Input bytes)
{
    GameClock clock(control);
    clock.setBank(go::Color::White, bank);
    Instant now{};
    while (!bytes.empty()) {
        now += bytes.time();
        const bool wasOver = clock.phase() == ClockPhase::Over;
        const GameClock before = clock;
        const go::Color side = bytes.byte() % 2 == 0 ? go::Color::Black : go::Color::White;
        switch (bytes.byte() % 8) {
        case 0:
            clock.start(now);
            break;
        case 1:
        case 2:
            clock.press(side, now);
            break;
        case 3:
            clock.pause(now);
            break;
        case 4:
            clock.resume(now);
            break;
        case 5:
            clock.seal(side, now);
            break;
        case 6:
            clock.tick(now);
            break;
        default:
            clock.restore(before.banks(), side, now);
            break;
        }
        fuzz::require(!wasOver || clock == before);
        fuzz::require(
            !isShared(control) || clock.bank(go::Color::Black).main == clock.bank(go::Color::White).main);
        const auto flag = flagAt(control, clock.bank(clock.turn()));
        fuzz::require(!flag || clock.elapsed(now) <= *flag);
        const auto falls = clock.flagInstant();
        fuzz::require(!falls || clock.phase() == ClockPhase::Running);
        fuzz::require(clock.loser().has_value() <= clock.reading(clock.turn(), now).lost);
    }
}

void sgfTextsReadBack(std::string_view text)
{
    const auto control = timeControlFromSgf(60.0, text);
    if (!control) {
        return;
    }
    const double main = static_cast<double>(sgfMainTime(*control).count()) / 1000;
    fuzz::require(timeControlFromSgf(main, overtimeText(*control)) == control);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Input bytes(data, size);
    sgfTextsReadBack(bytes.rest());
    const TimeControl control = controlFrom(bytes);
    const Bank bank = bankFrom(bytes, control);
    noTurnGainsTime(control, bank, bytes.time());
    cutsGiveTheSameCues(control, bank, bytes);
    anyGameKeepsItsWord(control, bank, bytes);
    return 0;
}
