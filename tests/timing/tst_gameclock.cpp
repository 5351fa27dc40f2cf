// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timing/clock.h"

#include <QTest>

#include <random>
#include <vector>

using namespace timing;
using go::Color;

namespace {

constexpr Instant at(std::int64_t ms) { return Instant{Millis{ms}}; }

const TimeControl fiveMinutes = Retained{Millis{360'000}, 5};

GameClock running(const TimeControl& control, std::int64_t since)
{
    GameClock clock(control);
    clock.start(at(since));
    return clock;
}

Bank lastMinute()
{
    Bank bank = fullBank(fiveMinutes);
    bank.main = Millis{0};
    bank.periods = 1;
    bank.overtime = true;
    return bank;
}

/// A clock that Black lost on time at 61 s, in his last minute.
GameClock lost()
{
    GameClock clock(fiveMinutes);
    clock.setBank(Color::Black, lastMinute());
    clock.start(at(1000));
    clock.tick(at(70'000));
    return clock;
}

} // namespace

class TestGameClock : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aNewClockIsReadyAndFull();
    void onlyTheSideOnTurnPresses();
    void aPressBeforeTheTurnIsIgnored();
    void thePressAtTheFlagIsTooLate();
    void startPauseAndResumeRepeatHarmlessly();
    void pausesAreNotCounted();
    void aPauseAtTheFlagIsTooLate();
    void elapsedStopsAtTheFlag();
    void flagInstantMovesWithPauses();
    void sealingLetsNobodyRun();
    void stoppingHasNoLoser();
    void stoppingAfterTheFlagIsALoss();
    void afterTheEndNothingChanges();
    void anUntimedClockNeverFalls();
    void whiteMayBegin();
    void aCapTakesNothingAway();
    void noTurnGainsTime();
    void pausesAnywhereChangeNothing();
    void readingAtTheEdges();
};

void TestGameClock::aNewClockIsReadyAndFull()
{
    const GameClock clock(fiveMinutes);
    QCOMPARE(clock.phase(), ClockPhase::Ready);
    QCOMPARE(clock.turn(), Color::Black);
    QVERIFY(!clock.loser() && !clock.flagInstant());
    QCOMPARE(clock.elapsed(at(1'000'000)).count(), 0);
    QCOMPARE(clock.bank(Color::Black), (Bank{.main = Millis{60'000}, .periods = 5}));
    QCOMPARE(clock.banks(), (go::PerSide<Bank>{fullBank(fiveMinutes), fullBank(fiveMinutes)}));
}

void TestGameClock::onlyTheSideOnTurnPresses()
{
    GameClock clock = running(fiveMinutes, 0);
    clock.press(Color::White, at(20));
    QCOMPARE(clock, running(fiveMinutes, 0));
    clock.press(Color::Black, at(20));
    QCOMPARE(clock.turn(), Color::White);
    QCOMPARE(clock.bank(Color::Black).main.count(), 59'980);
    QCOMPARE(clock.elapsed(at(25)).count(), 5);
}

void TestGameClock::aPressBeforeTheTurnIsIgnored()
{
    GameClock clock = running(fiveMinutes, 0);
    clock.press(Color::Black, at(10'000));
    GameClock same = clock;
    same.press(Color::White, at(9990));
    same.seal(Color::White, at(9990));
    QCOMPARE(same, clock);
    QCOMPARE(clock.elapsed(at(9990)).count(), 0);
}

void TestGameClock::thePressAtTheFlagIsTooLate()
{
    GameClock clock = running(Absolute{Millis{65'000}}, 1000);
    GameClock late = clock;
    clock.press(Color::Black, at(65'999));
    QCOMPARE(clock.bank(Color::Black).main.count(), 1);
    late.press(Color::Black, at(66'000));
    QCOMPARE(late.phase(), ClockPhase::Over);
    QCOMPARE(late.loser(), Color::Black);
    QCOMPARE(late.turn(), Color::Black);
    QCOMPARE(late.elapsed(at(99'000)).count(), 65'000);
    QVERIFY(late.reading(Color::Black, at(99'000)).lost);
    QVERIFY(!late.reading(Color::White, at(99'000)).lost);
}

void TestGameClock::startPauseAndResumeRepeatHarmlessly()
{
    GameClock clock = running(fiveMinutes, 0);
    clock.start(at(50));
    QCOMPARE(clock, running(fiveMinutes, 0));
    clock.resume(at(60));
    QCOMPARE(clock, running(fiveMinutes, 0));
    clock.pause(at(100));
    const GameClock paused = clock;
    clock.pause(at(200));
    clock.start(at(300));
    clock.press(Color::Black, at(300));
    clock.seal(Color::Black, at(300));
    QCOMPARE(clock, paused);

    GameClock ready(fiveMinutes);
    ready.pause(at(10));
    ready.resume(at(20));
    ready.press(Color::Black, at(30));
    ready.seal(Color::Black, at(30));
    QCOMPARE(ready, GameClock(fiveMinutes));
}

void TestGameClock::pausesAreNotCounted()
{
    GameClock clock = running(fiveMinutes, 0);
    clock.pause(at(100));
    QCOMPARE(clock.elapsed(at(5000)).count(), 100);
    clock.resume(at(10'000));
    QCOMPARE(clock.elapsed(at(10'030)).count(), 130);
    clock.press(Color::Black, at(10'050));
    QCOMPARE(clock.bank(Color::Black).main.count(), 60'000 - 150);
}

void TestGameClock::aPauseAtTheFlagIsTooLate()
{
    GameClock clock = running(Absolute{Millis{1000}}, 0);
    clock.pause(at(1000));
    QCOMPARE(clock.loser(), Color::Black);
}

void TestGameClock::elapsedStopsAtTheFlag()
{
    const GameClock clock = running(Absolute{Millis{1000}}, 500);
    QCOMPARE(clock.elapsed(at(1499)).count(), 999);
    QCOMPARE(clock.elapsed(at(1500)).count(), 1000);
    QCOMPARE(clock.elapsed(at(90'000)).count(), 1000);
}

void TestGameClock::flagInstantMovesWithPauses()
{
    GameClock clock = running(Absolute{Millis{1000}}, 500);
    QCOMPARE(clock.flagInstant(), at(1500));
    clock.pause(at(700));
    QVERIFY(!clock.flagInstant());
    clock.resume(at(5000));
    QCOMPARE(clock.flagInstant(), at(5800));
    clock.tick(at(5799));
    QCOMPARE(clock.phase(), ClockPhase::Running);
    clock.tick(at(5800));
    QCOMPARE(clock.phase(), ClockPhase::Over);
    QVERIFY(!clock.flagInstant());
}

void TestGameClock::sealingLetsNobodyRun()
{
    GameClock clock = running(fiveMinutes, 0);
    clock.seal(Color::White, at(10));
    QCOMPARE(clock.phase(), ClockPhase::Running);
    clock.seal(Color::Black, at(42'000));
    QCOMPARE(clock.phase(), ClockPhase::Sealed);
    QCOMPARE(clock.turn(), Color::White);
    QCOMPARE(clock.bank(Color::Black).main.count(), 18'000);
    clock.pause(at(50'000));
    QCOMPARE(clock.phase(), ClockPhase::Sealed);
    clock.resume(at(90'000'000));
    QCOMPARE(clock.elapsed(at(90'000'031)).count(), 31);
}

void TestGameClock::stoppingHasNoLoser()
{
    GameClock clock = running(fiveMinutes, 0);
    clock.stop(at(1234));
    QCOMPARE(clock.phase(), ClockPhase::Over);
    QVERIFY(!clock.loser());
    QCOMPARE(clock.elapsed(at(9999)).count(), 1234);
    // There is no flag to revoke.
    GameClock same = clock;
    same.revokeFlag(Millis{0});
    same.flagAsPass();
    QCOMPARE(same, clock);
}

void TestGameClock::stoppingAfterTheFlagIsALoss()
{
    GameClock clock = running(Absolute{Millis{1000}}, 0);
    clock.stop(at(1000));
    QCOMPARE(clock.loser(), Color::Black);
}

void TestGameClock::afterTheEndNothingChanges()
{
    const GameClock over = lost();
    QCOMPARE(over.loser(), Color::Black);
    GameClock clock = over;
    clock.start(at(80'000));
    clock.press(Color::Black, at(80'000));
    clock.press(Color::White, at(80'000));
    clock.pause(at(80'000));
    clock.resume(at(80'000));
    clock.seal(Color::Black, at(80'000));
    clock.tick(at(80'000));
    clock.stop(at(80'000));
    clock.restore(over.banks(), Color::White, at(80'000));
    clock.setBank(Color::Black, fullBank(fiveMinutes));
    clock.setElapsed(Millis{0});
    clock.setTurn(Color::White);
    QCOMPARE(clock, over);
}

void TestGameClock::anUntimedClockNeverFalls()
{
    GameClock clock = running(Untimed{}, 0);
    clock.tick(at(9'000'000'000'000));
    QCOMPARE(clock.phase(), ClockPhase::Running);
    QVERIFY(!clock.flagInstant());
    QCOMPARE(clock.elapsed(at(5000)).count(), 5000);
    clock.press(Color::Black, at(9'000'000'000'000));
    QCOMPARE(clock.turn(), Color::White);
    QVERIFY(!clock.reading(Color::White, at(9'000'000'000'000)).lost);
}

void TestGameClock::whiteMayBegin()
{
    GameClock clock(fiveMinutes, Color::White);
    clock.start(at(0));
    clock.press(Color::Black, at(10));
    QCOMPARE(clock.turn(), Color::White);
    clock.press(Color::White, at(10));
    QCOMPARE(clock.turn(), Color::Black);
}

void TestGameClock::aCapTakesNothingAway()
{
    const TimeControl control = Fischer{Millis{60'000}, Millis{10'000}, Millis{60'000}};
    Bank bank = fullBank(control);
    QCOMPARE(settled(control, bank, Millis{4000}).main.count(), 60'000);
    QCOMPARE(settled(control, bank, Millis{14'000}).main.count(), 56'000);
    // A referee gave more than the cap.
    bank.main = Millis{90'000};
    QCOMPARE(settled(control, bank, Millis{4000}).main.count(), 86'000);
}

void TestGameClock::noTurnGainsTime()
{
    std::mt19937 random(5);
    const std::vector<TimeControl> controls{fiveMinutes, Japanese{Millis{20'000}, 4, Millis{12'500}},
        Canadian{Millis{10'000}, 3, Millis{40'000}}, Fischer{Millis{60'000}, Millis{9000}, Millis{70'000}},
        Absolute{Millis{90'000}}};
    for (int round = 0; round < 5000; ++round) {
        const TimeControl& control = controls[random() % controls.size()];
        const Bank before = fullBank(control);
        const Millis flag = flagAt(control, before).value_or(Millis{1});
        const Millis elapsed{static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(flag.count()))};
        const Bank after = settled(control, before, elapsed);
        const auto* const fischer = std::get_if<Fischer>(&control);
        const Millis increment = fischer != nullptr ? fischer->increment : Millis{0};
        QVERIFY(after.main <= before.main - std::min(elapsed, before.main) + increment);
        QVERIFY(after.periods <= before.periods);
        QVERIFY(before.periods == 0 || after.periods >= 1);
        QVERIFY(after.stones != before.stones - 1 || after.block <= before.block);
        QVERIFY(flagAt(control, after) > Millis{0});
    }
}

void TestGameClock::pausesAnywhereChangeNothing()
{
    std::mt19937 random(9);
    for (int round = 0; round < 500; ++round) {
        GameClock straight = running(fiveMinutes, 0);
        GameClock broken = straight;
        std::int64_t now = 0;
        std::int64_t lag = 0;
        for (int move = 0; move < 12; ++move) {
            const auto thought = static_cast<std::int64_t>(random() % 100'000);
            const auto until = static_cast<std::int64_t>(random() % 100'001);
            if (until < thought) {
                broken.pause(at(now + lag + until));
                lag += static_cast<std::int64_t>(random() % 10'000'000);
                broken.resume(at(now + lag + until));
            }
            now += thought;
            straight.press(straight.turn(), at(now));
            broken.press(broken.turn(), at(now + lag));
            QCOMPARE(broken.banks(), straight.banks());
            QCOMPARE(broken.phase(), straight.phase());
            QCOMPARE(broken.loser(), straight.loser());
        }
    }
}

void TestGameClock::readingAtTheEdges()
{
    const Bank bank = fullBank(fiveMinutes);
    const auto read = [&](std::int64_t elapsed) { return readingOf(fiveMinutes, bank, Millis{elapsed}); };
    QCOMPARE(read(0), (Reading{.main = Millis{60'000}, .periods = 5, .period = Millis{60'000}}));
    QVERIFY(!read(59'999).inOvertime);
    QVERIFY(read(60'000).inOvertime);
    QCOMPARE(read(119'999).periods, 5);
    QCOMPARE(read(119'999).inPeriod.count(), 59'999);
    QCOMPARE(read(120'000).periods, 4);
    QCOMPARE(read(120'000).inPeriod.count(), 0);
    QVERIFY(!read(299'999).lastPeriod);
    QVERIFY(read(300'000).lastPeriod);
    QVERIFY(read(359'999).lastPeriod && !read(359'999).lost);
    QVERIFY(read(360'000).lost && !read(360'000).lastPeriod);
    QCOMPARE(read(360'000), read(999'999));
    QCOMPARE(read(-1), read(0));
}

QTEST_GUILESS_MAIN(TestGameClock)
#include "tst_gameclock.moc"
