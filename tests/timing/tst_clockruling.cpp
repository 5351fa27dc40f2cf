// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timing/clock.h"

#include <QTest>

#include <random>

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

/// What a referee changes, and what a practice game takes back.
class TestClockRuling : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void adjustmentsNeedAStandingClock();
    void adjustmentsChangeTheFlag();
    void aRevokedFlagGoesOn();
    void aFlagAsPassGivesTheLastMinuteBack();
    void aFlagAsPassNeedsMinutes();
    void takingBackKeepsThePhase();
    void takingBackUndoesThePress();
};

void TestClockRuling::adjustmentsNeedAStandingClock()
{
    const GameClock clock = running(fiveMinutes, 0);
    GameClock same = clock;
    same.setBank(Color::Black, lastMinute());
    same.setElapsed(Millis{5});
    same.setTurn(Color::White);
    same.revokeFlag(Millis{5});
    same.flagAsPass();
    QCOMPARE(same, clock);

    GameClock paused = clock;
    paused.pause(at(100));
    paused.setBank(Color::White, lastMinute());
    paused.setElapsed(Millis{-5});
    QCOMPARE(paused.elapsed(at(0)).count(), 0);
    paused.setElapsed(Millis{7});
    QCOMPARE(paused.elapsed(at(0)).count(), 7);
    paused.setTurn(Color::White);
    QCOMPARE(paused.elapsed(at(0)).count(), 0);
    QCOMPARE(paused.bank(Color::White), lastMinute());
    QCOMPARE(paused.phase(), ClockPhase::Paused);
}

void TestClockRuling::adjustmentsChangeTheFlag()
{
    GameClock clock = running(fiveMinutes, 0);
    clock.pause(at(59'000));
    clock.setBank(Color::Black, lastMinute());
    clock.resume(at(100'000));
    QCOMPARE(clock.flagInstant(), at(101'000));
    clock.pause(at(100'500));
    clock.setElapsed(Millis{60'000});
    clock.resume(at(200'000));
    QCOMPARE(clock.phase(), ClockPhase::Over);
    QCOMPARE(clock.loser(), Color::Black);
}

void TestClockRuling::aRevokedFlagGoesOn()
{
    GameClock clock = lost();
    clock.revokeFlag(Millis{50'000});
    QCOMPARE(clock.phase(), ClockPhase::Paused);
    QVERIFY(!clock.loser());
    clock.resume(at(100'000));
    QCOMPARE(clock.flagInstant(), at(110'000));
    QCOMPARE(clock.turn(), Color::Black);
}

void TestClockRuling::aFlagAsPassGivesTheLastMinuteBack()
{
    GameClock clock = lost();
    clock.flagAsPass();
    QCOMPARE(clock.phase(), ClockPhase::Paused);
    QCOMPARE(clock.turn(), Color::White);
    QCOMPARE(clock.bank(Color::Black), lastMinute());
    QCOMPARE(clock.elapsed(at(200'000)).count(), 0);
}

void TestClockRuling::aFlagAsPassNeedsMinutes()
{
    for (const TimeControl& control :
        {TimeControl(Absolute{Millis{1000}}), TimeControl(Fischer{Millis{1000}, Millis{5000}, std::nullopt}),
            TimeControl(Canadian{Millis{0}, 5, Millis{1000}})}) {
        GameClock clock = running(control, 0);
        clock.tick(at(1000));
        GameClock same = clock;
        same.flagAsPass();
        QCOMPARE(same, clock);
    }
}

void TestClockRuling::takingBackKeepsThePhase()
{
    const go::PerSide<Bank> full{fullBank(fiveMinutes), fullBank(fiveMinutes)};
    GameClock clock = running(fiveMinutes, 0);
    clock.press(Color::Black, at(50'000));
    clock.pause(at(60'000));
    clock.restore(full, Color::Black, at(70'000));
    QCOMPARE(clock.phase(), ClockPhase::Paused);
    QCOMPARE(clock.elapsed(at(80'000)).count(), 0);
    clock.resume(at(90'000));
    QCOMPARE(clock.elapsed(at(90'010)).count(), 10);
}

void TestClockRuling::takingBackUndoesThePress()
{
    std::mt19937 random(3);
    GameClock clock = running(fiveMinutes, 0);
    std::int64_t now = 0;
    for (int move = 0; move < 200; ++move) {
        now += static_cast<std::int64_t>(random() % 70'000);
        const go::PerSide<Bank> banks = clock.banks();
        const Color mover = clock.turn();
        GameClock pressed = clock;
        pressed.press(mover, at(now));
        if (pressed.phase() == ClockPhase::Over) {
            break;
        }
        GameClock back = pressed;
        back.restore(banks, mover, at(now + 500));
        QCOMPARE(back.banks(), clock.banks());
        QCOMPARE(back.turn(), mover);
        QCOMPARE(back.phase(), ClockPhase::Running);
        QCOMPARE(back.elapsed(at(now + 500)).count(), 0);
        clock = pressed;
    }
}

QTEST_GUILESS_MAIN(TestClockRuling)
#include "tst_clockruling.moc"
