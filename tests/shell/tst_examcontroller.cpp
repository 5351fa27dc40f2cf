// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/examcontroller.h"
#include "tests/support/freshfolders.h"
#include "tests/support/gametable.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using go::Color;
using shell::ExamController;
using timing::Millis;
using namespace std::chrono_literals;

/// The way of a click and of a tick, in hand-wound time.
class TestExamController : public QObject {
    Q_OBJECT

private:
    FreshFolders fresh;

private Q_SLOTS:
    void aMinuteIsReadOutAtItsInstants()
    {
        GameTable table(fresh());
        table.begin();
        table.time.wind(121s);
        QCOMPARE(table.heard, words("enter 5|30s|40s|50s|55s|58s|minute|left 4"));
        table.click("E5");
        table.time.wind(59s);
        QCOMPARE(table.heard.size(), 8); // White still has main time
        QCOMPARE(table.controller->session().clock.bank(Color::Black).periods, 4);
    }

    void theLastMinuteIsCountedAndLost()
    {
        GameTable table(fresh());
        table.beginLastMinute();
        table.time.wind(59'999ms);
        QCOMPARE(table.heard, words("30s|40s|50s|1|2|3|4|5|6|7|8|9"));
        QVERIFY(!table.over());
        table.time.wind(1ms);
        QVERIFY(!table.over()); // the settle window
        table.time.wind(50ms);
        QVERIFY(table.over());
        QVERIFY(table.heard.contains(QStringLiteral("lost late 50")));
        QVERIFY(!table.waker.target()); // nothing ticks after the end
        const auto& fell = table.controller->events().back();
        QVERIFY(std::holds_alternative<exam::FlagFell>(fell.fact));
        QCOMPARE(fell.at - std::prev(table.controller->events().end(), 2)->at, Millis{60'000});
    }

    void pressAgainstFlag_data()
    {
        // P rows: the flag falls 60 000 ms into the turn; woken, stamped and handled in ms of the turn.
        QTest::addColumn<int>("stalledUntil"); // the first wake-up after the flag; 0: none before the press
        QTest::addColumn<int>("stamped"); // 0: no stamp
        QTest::addColumn<int>("handled");
        QTest::addColumn<bool>("counts");
        QTest::addColumn<int>("elapsed");
        QTest::newRow("P01") << 0 << 59'990 << 59'992 << true << 59'990;
        QTest::newRow("P02") << 60'001 << 59'990 << 60'004 << true << 59'990;
        QTest::newRow("P03") << 60'001 << 59'999 << 60'040 << true << 59'999;
        QTest::newRow("P04") << 0 << 60'000 << 60'002 << false << 60'000;
        QTest::newRow("P05") << 61'500 << 59'900 << 61'504 << true << 59'900;
        QTest::newRow("P07") << 60'001 << 59'900 << 60'200 << false << 60'000;
        QTest::newRow("P10") << 0 << 0 << 59'980 << true << 59'980;
    }
    void pressAgainstFlag()
    {
        QFETCH(int, stalledUntil);
        QFETCH(int, stamped);
        QFETCH(int, handled);
        QFETCH(bool, counts);
        QFETCH(int, elapsed);
        GameTable table(fresh());
        table.beginLastMinute();
        const Millis zero = table.time.monotonic();
        table.time.wind(59'500ms);
        if (stalledUntil != 0) {
            table.time.leap(zero + Millis{stalledUntil} - table.time.monotonic());
            table.time.wind(zero + Millis{handled} - table.time.monotonic());
        } else {
            table.time.pass(zero + Millis{handled} - table.time.monotonic());
        }
        table.click("E5", stamped == 0 ? std::nullopt : std::optional(zero + Millis{stamped}));
        QCOMPARE(table.over(), !counts);
        if (counts) {
            QCOMPARE(table.controller->session().turns.back().spent, Millis{elapsed});
        } else {
            QCOMPARE(exam::outcomeOf(table.controller->session())->kind, go::OutcomeKind::Time);
        }
        QVERIFY(!counts || !table.heard.contains(QStringLiteral("lost")));
    }

    void p06_aStallAcrossTheFlagWithoutAPressIsLost()
    {
        GameTable table(fresh());
        table.beginLastMinute();
        table.time.wind(59'500ms);
        table.time.leap(2'000ms);
        QVERIFY(!table.over());
        table.time.wind(50ms);
        QVERIFY(table.over());
    }

    void p09_aPressStampedBeforeTheTurnIsNoMoveOfIt()
    {
        GameTable table(fresh());
        table.begin();
        table.time.wind(10s);
        const Millis before = table.time.monotonic() - 10ms;
        table.click("E5", table.time.monotonic());
        table.time.pass(2ms);
        table.click("C3", before);
        QCOMPARE(table.controller->session().game.plies().size(), std::size_t{1});
    }

    void p11_aPauseStampedBeforeTheFlagHolds()
    {
        GameTable table(fresh());
        table.beginLastMinute();
        const Millis zero = table.time.monotonic();
        table.time.wind(60'001ms);
        table.time.pass(9ms);
        table.controller->submit(exam::Pause{}, table.stamp(zero + 59'950ms));
        QVERIFY(table.paused());
        QCOMPARE(table.elapsed(), Millis{59'950});
    }

    void aPauseSaysNothingTwice()
    {
        GameTable table(fresh());
        table.begin(timing::Bank{0ms, 3, 0ms, 0, true, timing::allWarnings});
        table.time.wind(30s);
        table.controller->submit(exam::Pause{});
        table.heard.clear();
        table.time.wind(1h);
        QVERIFY(table.heard.isEmpty());
        QVERIFY(!table.waker.target()); // no timer runs while nothing changes
        table.controller->submit(exam::Resume{});
        table.heard.clear();
        table.time.wind(10s);
        QCOMPARE(table.heard, words("40s"));
    }

    void s_sleepAndStallCostNobodyAnything_data()
    {
        QTest::addColumn<int>("stall");
        QTest::addColumn<int>("sleep");
        QTest::addColumn<int>("reason");
        QTest::newRow("S02 slept an hour") << 0 << 3'600'000 << static_cast<int>(exam::PauseReason::Asleep);
        QTest::newRow("S04 stalled 2 s") << 2'000 << 0 << -1;
        QTest::newRow("S05 stalled 4 s") << 4'000 << 0 << static_cast<int>(exam::PauseReason::Stalled);
    }
    void s_sleepAndStallCostNobodyAnything()
    {
        QFETCH(int, stall);
        QFETCH(int, sleep);
        QFETCH(int, reason);
        GameTable table(fresh());
        table.begin();
        table.time.wind(20s);
        if (sleep != 0) {
            table.time.sleep(Millis{sleep});
        }
        table.time.leap(Millis{stall + 1'000});
        if (reason < 0) {
            QVERIFY(!table.paused());
        } else {
            QVERIFY(table.paused());
            QCOMPARE(static_cast<int>(table.paused()->reason), reason);
            QVERIFY(table.elapsed() <= Millis{20'000});
            QVERIFY(table.elapsed() >= Millis{19'500});
        }
    }

    void withoutATimeAThoughtIsNoStall()
    {
        GameTable table(fresh());
        exam::GameSetup setup = setupFor(9);
        setup.time = timing::Untimed{};
        QVERIFY(table.controller->begin(setup).has_value());
        table.controller->submit(exam::Start{});
        table.time.wind(1h);
        table.click("E5");
        QVERIFY(!table.paused());
        QCOMPARE(table.controller->session().game.plies().size(), std::size_t{1});
    }

    void s01_beforeSleepTheGameIsPaused()
    {
        GameTable table(fresh());
        table.begin();
        table.time.wind(20'400ms);
        table.controller->pauseForSleep();
        table.controller->pauseForSleep(); // S08: the signal comes twice
        QVERIFY(table.paused());
        QCOMPARE(table.elapsed(), Millis{20'400});
    }

    void s06_aStallAcrossTheFlagIsNotLost()
    {
        GameTable table(fresh());
        table.beginLastMinute();
        table.time.wind(58s);
        table.time.leap(3'500ms);
        QVERIFY(table.paused());
        QVERIFY(!table.over());
    }

    void s07_theClockOnTheWallDoesNotMatter()
    {
        GameTable table(fresh());
        table.begin();
        table.time.wind(20s);
        table.time.setWallBack(1h);
        table.time.wind(10s);
        table.click("E5");
        QCOMPARE(table.controller->session().turns.back().spent, Millis{30'000});
    }

    void n_aKilledGameIsFoundPausedAtItsHeartbeat_data()
    {
        QTest::addColumn<int>("killedAt");
        for (const int at : {100, 900, 5'499, 41'900, 59'800}) {
            QTest::addRow("%d", at) << at;
        }
    }
    void n_aKilledGameIsFoundPausedAtItsHeartbeat()
    {
        QFETCH(int, killedAt);
        GameTable table(fresh());
        table.begin(timing::Bank{0ms, 3, 0ms, 0, true, timing::allWarnings});
        table.click("E5");
        table.click("C3");
        table.time.wind(Millis{killedAt});
        const auto id = *table.controller->gameId();
        const exam::Session shown = table.controller->session();

        // A killed program closes nothing: another archive object reads what is on the disk.
        QFile::copy(table.path, table.path + QStringLiteral(".copy"));
        for (const char* tail : {"-wal", "-shm"}) {
            QFile::copy(
                table.path + QLatin1String(tail), table.path + QStringLiteral(".copy") + QLatin1String(tail));
        }
        GameTable again(fresh());
        again.path = table.path + QStringLiteral(".copy");
        again.open();
        again.time.wind(2h);
        QVERIFY(again.controller->resume(id).has_value());
        QVERIFY(again.paused());
        QCOMPARE(again.paused()->reason, exam::PauseReason::Recovered);
        QVERIFY(again.controller->session().game.board() == shown.game.board());
        QVERIFY(again.controller->session().clock.banks() == shown.clock.banks());
        QVERIFY(again.elapsed() <= Millis{killedAt});
        QVERIFY(again.elapsed() >= Millis{killedAt} - 1s);

        const Millis found = again.elapsed();
        again.controller->submit(exam::Resume{});
        again.heard.clear();
        again.time.wind(Millis{60'000} - found);
        QVERIFY(again.heard.contains(QStringLiteral("minute")));
        QCOMPARE(again.heard.contains(QStringLiteral("40s")), found < Millis{40'000}); // not repeated
    }

    void aGameThatWasOnlySetUpIsFoundReady()
    {
        GameTable table(fresh());
        QVERIFY(table.controller->begin(setupFor(9)).has_value());
        const auto id = *table.controller->gameId();
        table.controller->leave();
        QVERIFY(table.controller->resume(id).has_value());
        QVERIFY(std::holds_alternative<exam::Ready>(table.controller->session().phase));
    }

    void leavingPausesAndComingBackGoesOn()
    {
        GameTable table(fresh());
        table.begin();
        table.time.wind(12'345ms);
        const auto id = *table.controller->gameId();
        table.controller->leave();
        QVERIFY(!table.waker.target());
        table.time.wind(10h);
        QVERIFY(table.controller->resume(id).has_value());
        QVERIFY(table.paused());
        QCOMPARE(table.elapsed(), Millis{12'345});
    }

    void aRefusalChangesNeitherStateNorClock()
    {
        GameTable table(fresh());
        table.begin();
        table.click("E5");
        table.time.wind(3s);
        const auto events = table.controller->events().size();
        table.controller->submit(exam::Play{Color::White, {4, 4}});
        QCOMPARE(table.refusals.size(), std::size_t{1});
        QCOMPARE(table.refusals.front().illegal->reason, go::IllegalReason::Occupied);
        QCOMPARE(table.controller->events().size(), events);
        QVERIFY(table.waker.target());
        table.time.wind(1s);
        table.click("C3");
        QCOMPARE(table.controller->session().turns.back().spent, Millis{4'000});
    }

    void aWishMadeInsideASignalWaitsItsTurn()
    {
        GameTable table(fresh());
        table.begin();
        QStringList order;
        connect(table.controller.get(), &ExamController::happened, this, [&](const exam::Event& event) {
            if (const auto* stone = std::get_if<exam::StonePlayed>(&event.fact)) {
                order << QString::fromStdString(go::sgfName(stone->point));
                if (stone->side == Color::Black) {
                    table.click("C3"); // would corrupt the state if it were worked on at once
                    order << QStringLiteral("asked");
                }
            }
        });
        table.click("E5");
        QCOMPARE(order, words("ee|asked|cg"));
    }

    void turnsAreHandedToTheVoiceWhole()
    {
        GameTable table(fresh());
        std::vector<shell::TurnTiming> turns;
        int ended = 0;
        connect(table.controller.get(), &ExamController::turnBegan, this,
            [&](const shell::TurnTiming& turn) { turns.push_back(turn); });
        connect(table.controller.get(), &ExamController::turnEnded, this, [&](Millis) { ++ended; });
        table.begin();
        table.time.wind(40s);
        table.controller->submit(exam::Pause{});
        table.time.wind(100s);
        table.controller->submit(exam::Resume{});
        QCOMPARE(turns.size(), std::size_t{2});
        QCOMPARE(ended, 1);
        QCOMPARE(turns[1].from, Millis{40'000});
        QCOMPARE(turns[1].zero, table.time.monotonic() - 40s);
    }

    void theClockFaceWakesOncePerShownSecondAndNoMoreThanNeeded()
    {
        GameTable table(fresh());
        table.begin();
        int moved = 0;
        connect(table.controller.get(), &ExamController::clocksMoved, this, [&] { ++moved; });
        table.time.wind(10s);
        QVERIFY2(moved >= 10 && moved <= 40, qPrintable(QString::number(moved)));
    }
};

QTEST_GUILESS_MAIN(TestExamController)
#include "tst_examcontroller.moc"
