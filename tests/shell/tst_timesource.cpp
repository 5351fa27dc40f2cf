// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/timesource.h"
#include "tests/support/handwound.h"

#include <QTest>

using namespace std::chrono_literals;
using shell::HandWoundTime;
using shell::SystemTime;
using timing::Millis;

class TestTimeSource : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void millisecondsAreFlooredOnce()
    {
        HandWoundTime time;
        const Millis before = time.monotonic();
        time.windNs(999'999);
        QCOMPARE(time.monotonic().count(), before.count());
        time.windNs(1);
        QCOMPARE(time.monotonic().count(), before.count() + 1);
    }

    void theSystemsTimeNeverRunsBack()
    {
        const SystemTime time;
        std::int64_t last = time.monotonicNs();
        for (int i = 0; i < 10'000; ++i) {
            const std::int64_t now = time.monotonicNs();
            QVERIFY(now >= last);
            last = now;
        }
    }

    void sleepSoFarIsSteadyWhileAwake()
    {
        const SystemTime time;
        const Millis first = time.suspended();
        QVERIFY(first >= 0ms);
        for (int i = 0; i < 1'000; ++i) {
            QVERIFY(std::chrono::abs(time.suspended() - first) < 500ms); // the growth that means sleep
        }
    }

    void labelsAreUniversalTime()
    {
        QCOMPARE(SystemTime().wall().timeSpec(), Qt::UTC);
        QCOMPARE(HandWoundTime().wall().timeSpec(), Qt::UTC);
    }

    void sleepMovesTheWallButNotTheThinkingTime() // S02
    {
        HandWoundTime time;
        const Millis before = time.monotonic();
        const QDateTime wall = time.wall();
        time.sleep(1h);
        QCOMPARE(time.monotonic().count(), before.count());
        QCOMPARE(time.suspended().count(), Millis(1h).count());
        QCOMPARE(wall.secsTo(time.wall()), 3'600);
    }

    void aChangedWallClockChangesNothingElse() // S07
    {
        HandWoundTime time;
        const Millis before = time.monotonic();
        time.setWallBack(1h);
        QCOMPARE(time.monotonic().count(), before.count());
        QCOMPARE(time.suspended().count(), 0);
    }
};

QTEST_GUILESS_MAIN(TestTimeSource)
#include "tst_timesource.moc"
