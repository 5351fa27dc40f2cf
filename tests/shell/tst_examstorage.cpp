// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/examcontroller.h"
#include "tests/support/freshfolders.h"
#include "tests/support/gametable.h"

#include <QTemporaryDir>
#include <QtTest>

using Disk = GameTable::Disk;
using go::Color;
using shell::ExamController;
using timing::Millis;

/// What the controller does while the archive takes nothing.
class TestExamStorage : public QObject {
    Q_OBJECT

private:
    FreshFolders fresh;
    int m_failures = 0;
    /// Counts the failures; after too many the disk has room again, so that a test ends.
    void count(GameTable& table)
    {
        constexpr int tooMany = 500;
        m_failures = 0;
        connect(table.controller.get(), &ExamController::storageFailed, this, [this] {
            if (++m_failures == tooMany) {
                GameTable::setDisk(Disk::Roomy);
            }
        });
    }

private Q_SLOTS:
    void aFallenFlagThatCannotBeStoredIsTriedAgain()
    {
        GameTable table(fresh());
        table.beginLastMinute();
        count(table);
        table.time.wind(59s);
        GameTable::setDisk(Disk::Full);
        table.time.wind(2s);
        QVERIFY(!table.over());
        QCOMPARE(m_failures, 2); // at 60.050 and 60.550
        QVERIFY(table.waker.target().value() > table.time.monotonic());
        GameTable::setDisk(Disk::Roomy);
        table.time.wind(1s);
        QVERIFY(table.over());
        const auto& events = table.controller->events();
        QCOMPARE(events.back().at - events[events.size() - 2].at, Millis{60'000});
    }

    void aStallThatCannotBeStoredIsNotCharged_data()
    {
        QTest::addColumn<int>("sleep");
        QTest::addColumn<int>("reason");
        QTest::newRow("stalled") << 0 << static_cast<int>(exam::PauseReason::Stalled);
        QTest::newRow("slept") << 3'600'000 << static_cast<int>(exam::PauseReason::Asleep);
    }
    void aStallThatCannotBeStoredIsNotCharged()
    {
        QFETCH(int, sleep);
        QFETCH(int, reason);
        GameTable table(fresh());
        table.beginLastMinute();
        count(table);
        table.time.wind(20s);
        const Millis seen = table.controller->readings().black.inPeriod;
        int ended = 0;
        connect(table.controller.get(), &ExamController::turnEnded, this, [&] { ++ended; });
        GameTable::setDisk(Disk::Full);
        table.time.sleep(Millis{sleep});
        table.time.leap(4s);
        table.time.wind(90s); // beyond the flag, were it charged
        QVERIFY(!table.paused());
        QVERIFY(!table.over());
        QCOMPARE(ended, 1); // nothing more is read out
        QCOMPARE(table.controller->readings().black.inPeriod, seen);
        QVERIFY(m_failures < 200); // twice a second, not without end
        GameTable::setDisk(Disk::Roomy);
        table.time.wind(1s);
        QVERIFY(table.paused());
        QCOMPARE(static_cast<int>(table.paused()->reason), reason);
        QCOMPARE(table.elapsed(), seen);
    }

    void aWishBehindAStallThatCannotBeStoredIsNoWish()
    {
        GameTable table(fresh());
        table.beginLastMinute();
        table.time.wind(20s);
        GameTable::setDisk(Disk::Full);
        table.time.pass(4s);
        table.click("E5");
        GameTable::setDisk(Disk::Roomy);
        table.click("E5"); // the pause first: then there is no move
        QVERIFY(table.paused());
        QCOMPARE(table.elapsed(), Millis{20'000});
        QVERIFY(table.controller->session().game.plies().empty());
    }

    void aMoveThatCannotBeStoredDidNotHappen()
    {
        GameTable table(fresh());
        table.begin();
        table.time.wind(20s);
        GameTable::setDisk(Disk::Full);
        table.click("E5");
        QVERIFY(table.controller->session().game.plies().empty());
        QCOMPARE(exam::sideToMove(table.controller->session()), Color::Black);
        GameTable::setDisk(Disk::Roomy);
        table.time.wind(1s);
        table.click("E5");
        QCOMPARE(table.controller->session().turns.back().spent, Millis{21'000});
    }
};

QTEST_GUILESS_MAIN(TestExamStorage)
#include "tst_examstorage.moc"
