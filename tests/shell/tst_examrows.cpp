// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/examcontroller.h"
#include "tests/support/freshfolders.h"
#include "tests/support/gametable.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using go::Color;
using shell::ExamController;
using timing::Millis;

namespace {

const timing::Bank lastMinute{0ms, 1, 0ms, 0, true, timing::allWarnings};

exam::GameSetup woodenSetup()
{
    exam::GameSetup setup = setupFor(19, exam::Conduct::Exam);
    setup.board = exam::Board::Wooden;
    setup.profile = exam::profileNamed("cwa-2002").value();
    return setup;
}

/// What another program finds when this one was killed: the file as it is, nothing closed.
void copyGames(const QString& from, const QString& to)
{
    for (const char* tail : {"", "-wal", "-shm", ".seal"}) {
        QFile::remove(to + QLatin1String(tail));
        QFile::copy(from + QLatin1String(tail), to + QLatin1String(tail));
    }
}

} // namespace

/// Rows of the clock's table that need the controller and its archive.
class TestExamRows : public QObject {
    Q_OBJECT

private:
    FreshFolders fresh;
    /// The game of a program that was killed, two hours later.
    std::unique_ptr<GameTable> afterKill(const GameTable& killed)
    {
        const auto id = killed.controller->gameId().value();
        auto again = std::make_unique<GameTable>(fresh());
        again->path = killed.path + QStringLiteral(".killed");
        copyGames(killed.path, again->path);
        again->open();
        again->time.wind(2h);
        if (!again->controller->resume(id)) {
            qFatal("the killed game cannot be resumed");
        }
        return again;
    }

private Q_SLOTS:
    void n02_aCrashInTheLastSecondsRepeatsNothingAndLosesNothing()
    {
        GameTable table(fresh());
        table.beginLastMinute();
        table.time.wind(59'800ms);
        const auto again = afterKill(table);
        QVERIFY(again->paused());
        const Millis found = again->elapsed();
        QVERIFY(found >= 59'000ms && found <= 59'800ms);
        again->controller->submit(exam::Resume{});
        again->heard.clear();
        again->time.wind(60'000ms - found + 50ms);
        QVERIFY(again->over());
        QVERIFY(!again->heard.contains(QStringLiteral("9"))); // said before
        QVERIFY(again->heard.contains(QStringLiteral("lost late 50")));
    }

    void n03_aCrashRightAfterAPressFindsTheNextTurnWhole()
    {
        GameTable table(fresh());
        table.begin();
        table.time.wind(10s);
        table.click("E5");
        const auto again = afterKill(table);
        QCOMPARE(exam::sideToMove(again->controller->session()), Color::White);
        QCOMPARE(again->elapsed(), 0ms);
    }

    void n04_aMoveThatWasNotOnTheDiskIsPlayedAgain()
    {
        GameTable table(fresh());
        table.begin();
        table.time.wind(10s);
        GameTable::setDisk(GameTable::Disk::Full);
        table.click("E5");
        const auto again = afterKill(table);
        GameTable::setDisk(GameTable::Disk::Roomy);
        QCOMPARE(exam::sideToMove(again->controller->session()), Color::Black);
        QVERIFY(again->elapsed() <= 10s);
        again->controller->submit(exam::Resume{});
        again->click("E5");
        QCOMPARE(again->controller->session().game.plies().size(), std::size_t{1});
    }

    void n06_aCrashWhilePausedChangesNothing()
    {
        GameTable table(fresh());
        table.begin();
        table.time.wind(12'345ms);
        table.controller->submit(exam::Pause{exam::PauseReason::Referee});
        table.time.wind(1h);
        const auto again = afterKill(table);
        QVERIFY(again->paused());
        QCOMPARE(again->paused()->reason, exam::PauseReason::Referee);
        QCOMPARE(again->elapsed(), 12'345ms);
    }

    void n07_recoveryNeverLosesAGame()
    {
        GameTable table(fresh());
        table.beginLastMinute();
        table.time.wind(60'020ms); // fallen, and the window for a late press is still open
        QVERIFY(!table.over());
        const auto again = afterKill(table);
        QVERIFY(again->paused());
        QVERIFY(!again->over());
        QVERIFY(again->elapsed() < 60'000ms);
    }

    void a52_afterAPowerCutTheGameGoesOnAsItStood()
    {
        GameTable table(fresh());
        table.begin(timing::Bank{0ms, 3, 0ms, 0, true, timing::allWarnings});
        for (const char* move : {"E5", "D5", "D6", "A1", "D4", "A2", "C5"}) { // D5 is taken
            table.time.wind(7s);
            table.click(move);
        }
        table.time.wind(31'200ms);
        const exam::Session before = table.controller->session();
        const auto again = afterKill(table);
        QVERIFY(again->paused());
        QCOMPARE(again->paused()->reason, exam::PauseReason::Recovered);
        const exam::Session& after = again->controller->session();
        QVERIFY(after.game.board() == before.game.board());
        QVERIFY(after.game.plies() == before.game.plies());
        QVERIFY(after.clock.banks() == before.clock.banks());
        QCOMPARE(exam::sideToMove(after), Color::White);
        QVERIFY(again->elapsed() <= 31'200ms && again->elapsed() >= 30'700ms);
        again->controller->submit(exam::Resume{});
        again->click("G7");
        QCOMPARE(after.game.plies().size(), std::size_t{8});
    }

    void s03_aMonotonicClockThatCountsSleepCostsNothing()
    {
        GameTable table(fresh());
        table.beginLastMinute();
        table.time.wind(20s);
        table.time.leap(1h); // as on systems where the axis goes on in sleep
        QVERIFY(table.paused());
        QVERIFY(table.elapsed() <= 20s && table.elapsed() >= 19'500ms);
    }

    void h06_aRevokedFlagSaysNothingTwice()
    {
        GameTable table(fresh());
        table.beginLastMinute();
        table.time.wind(61s);
        QVERIFY(table.over());
        std::vector<shell::TurnTiming> turns;
        connect(table.controller.get(), &ExamController::turnBegan, this,
            [&](const shell::TurnTiming& turn) { turns.push_back(turn); });
        table.controller->submit(exam::RevokeFlag{50s, "the clock was wrong"});
        QVERIFY(table.paused());
        QVERIFY(table.archive->unfinished().value().size() == 1); // it goes on in the list, too
        table.controller->submit(exam::Resume{});
        QCOMPARE(turns.size(), std::size_t{1});
        QCOMPARE(turns.front().from, 50'000ms);
        table.heard.clear();
        table.time.wind(5'500ms);
        QCOMPARE(table.heard, words("1|2|3|4|5"));
        const auto again = afterKill(table);
        QVERIFY(again->paused());
        QVERIFY(again->elapsed() <= 55'500ms && again->elapsed() >= 54'500ms);
    }

    void f01_f02_aSealedMoveIsFoundSealedTheNextDay()
    {
        GameTable table(fresh());
        table.begin(timing::Bank{0ms, 3, 0ms, 0, true, timing::allWarnings});
        table.time.wind(42s);
        table.controller->seal(Color::Black, {4, 4});
        QVERIFY(!table.waker.target()); // nobody's clock runs
        QCOMPARE(table.heard.filter(QStringLiteral("s")), words("30s|40s"));
        const auto again = afterKill(table);
        QVERIFY(std::holds_alternative<exam::Sealed>(again->controller->session().phase));
        again->heard.clear();
        again->controller->openSeal();
        QCOMPARE(again->controller->session().game.board().at({4, 4}), Color::Black);
        again->time.wind(31s);
        QVERIFY(again->heard.contains(QStringLiteral("30s")));
    }

    void clockOnly_pressesAreDatedReadAndKept()
    {
        GameTable table(fresh());
        QVERIFY(table.controller->begin(woodenSetup()).has_value());
        for (const Color side : go::bothColors) {
            table.controller->submit(exam::AdjustClock{side, lastMinute, {}});
        }
        table.controller->submit(exam::Start{});
        const Millis began = table.time.monotonic();
        table.heard.clear();
        table.time.wind(55s);
        QCOMPARE(table.heard, words("30s|40s|50s|1|2|3|4|5"));
        // Stamped before the flag, handled after it (P05).
        table.time.wind(3s);
        table.time.leap(2'400ms);
        table.controller->submit(exam::PressClock{Color::Black}, table.stamp(began + 59'900ms));
        QCOMPARE(table.controller->session().turns.back().spent, 59'900ms);
        // A hand that was there before the turn began is no press of it (P09).
        table.controller->submit(exam::PressClock{Color::White}, table.stamp(began + 59'000ms));
        QCOMPARE(exam::movesOf(table.controller->session()), 1);
        const auto entries = table.archive->games().value();
        QCOMPARE(entries.front().lines, 0);
        QCOMPARE(entries.front().summary.moves, 1);
        const auto again = afterKill(table);
        QVERIFY(again->paused());
        QCOMPARE(exam::movesOf(again->controller->session()), 1);
        QCOMPARE(exam::sideToMove(again->controller->session()), Color::White);
    }

    void h03_overtimeAsAPassGoesOnWithTheOtherSide()
    {
        GameTable table(fresh());
        QVERIFY(table.controller->begin(woodenSetup()).has_value());
        for (const Color side : go::bothColors) {
            table.controller->submit(exam::AdjustClock{side, lastMinute, {}});
        }
        table.controller->submit(exam::Start{});
        table.time.wind(61s);
        QVERIFY(table.over());
        table.controller->submit(exam::CountFlagAsPass{"on request"});
        QVERIFY(table.paused());
        table.controller->submit(exam::Resume{});
        table.heard.clear();
        table.time.wind(31s);
        QCOMPARE(table.heard, words("30s"));
        QCOMPARE(exam::sideToMove(table.controller->session()), Color::White);
    }
};

QTEST_GUILESS_MAIN(TestExamRows)
#include "tst_examrows.moc"
