// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/waker.h"
#include "tests/support/handwound.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

#include <vector>

using namespace std::chrono_literals;
using shell::HandWoundTime;
using shell::HandWoundWaker;
using shell::TimerWaker;
using timing::Millis;

class TestWaker : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void farInstantsHaveTheirLastSecondAlone_data()
    {
        QTest::addColumn<int>("distance");
        QTest::addColumn<int>("hop");
        QTest::newRow("passed") << -5 << 0;
        QTest::newRow("now") << 0 << 0;
        QTest::newRow("1 s") << 1'000 << 1'000;
        QTest::newRow("1.2 s") << 1'200 << 1'200;
        QTest::newRow("beyond 1.2 s") << 1'201 << 201;
        QTest::newRow("30 s") << 30'000 << 29'000;
        QTest::newRow("a month") << 2'000'000'000 << 86'400'000;
    }

    void farInstantsHaveTheirLastSecondAlone()
    {
        QFETCH(int, distance);
        QFETCH(int, hop);
        QCOMPARE(TimerWaker::firstHop(Millis{distance}).count(), hop);
    }

    void twoHopsLeadToTheInstant()
    {
        Hops hops;
        hops.waker.armAt(hops.time.monotonic() + 30s);
        QCOMPARE(hops.timer->interval(), 29'000);
        QCOMPARE(hops.timer->timerType(), Qt::PreciseTimer);
        hops.fireAfter(29'010ms); // late, as far timers are
        QCOMPARE(hops.woken.count(), 0);
        QCOMPARE(hops.timer->interval(), 990);
        hops.fireAfter(990ms);
        QCOMPARE(hops.woken.count(), 1);
        QVERIFY(!hops.timer->isActive());
    }

    void anEarlyTimerIsSetAgain()
    {
        Hops hops;
        hops.waker.armAt(hops.time.monotonic() + 500ms);
        hops.fireAfter(499ms);
        QCOMPARE(hops.woken.count(), 0);
        QCOMPARE(hops.timer->interval(), 1);
        hops.fireAfter(1ms);
        QCOMPARE(hops.woken.count(), 1);
    }

    void fractionsAreRoundedUp()
    {
        Hops hops;
        hops.time.windNs(1);
        hops.waker.armAt(hops.time.monotonic() + 10ms); // 9.999999 ms away
        QCOMPARE(hops.timer->interval(), 10);
    }

    void nothingRunsWhileNothingIsArmed()
    {
        Hops hops;
        QVERIFY(!hops.timer->isActive());
        hops.waker.armAt(hops.time.monotonic() + 1s);
        QVERIFY(hops.timer->isActive());
        hops.waker.disarm();
        QVERIFY(!hops.timer->isActive());
        hops.fireAfter(2s); // delivered all the same
        QCOMPARE(hops.woken.count(), 0);
    }

    void aCallNeverBelongsToWhatWasReplaced()
    {
        Hops hops;
        hops.waker.armAt(hops.time.monotonic() + 100ms);
        hops.time.pass(100ms);
        hops.waker.armAt(hops.time.monotonic() + 700ms);
        hops.fireAfter(0ms);
        QCOMPARE(hops.woken.count(), 0);
        QCOMPARE(hops.timer->interval(), 700);
        hops.fireAfter(700ms);
        QCOMPARE(hops.woken.count(), 1);
    }

    void armingWhileCalledWorks()
    {
        Hops hops;
        QObject::connect(&hops.waker, &TimerWaker::woken, &hops.waker, [&] {
            if (hops.woken.count() == 1) {
                hops.waker.armAt(hops.time.monotonic() + 1s);
            }
        });
        hops.waker.armAt(hops.time.monotonic() + 1s);
        hops.fireAfter(1s);
        QVERIFY(hops.timer->isActive());
        hops.fireAfter(1s);
        QCOMPARE(hops.woken.count(), 2);
        QVERIFY(!hops.timer->isActive());
    }

    void passedInstantsAreCalledFromTheEventLoop()
    {
        const shell::SystemTime time;
        TimerWaker waker(time);
        QSignalSpy woken(&waker, &TimerWaker::woken);
        waker.armAt(time.monotonic() - 1s);
        QCOMPARE(woken.count(), 0);
        QVERIFY(woken.wait(5'000));
        QCOMPARE(woken.count(), 1);
    }

    void realTimeIsNeverEarly()
    {
        const shell::SystemTime time;
        TimerWaker waker(time);
        QSignalSpy woken(&waker, &TimerWaker::woken);
        const Millis target = time.monotonic() + 20ms;
        waker.armAt(target);
        QVERIFY(woken.wait(5'000));
        QVERIFY(time.monotonic() >= target);
    }

    void handWoundCallsComeAtTheirInstants()
    {
        HandWoundTime time;
        HandWoundWaker waker(time);
        const Millis start = time.monotonic();
        std::vector<qint64> calls;
        QObject::connect(&waker, &HandWoundWaker::woken, &waker, [&] {
            calls.push_back((time.monotonic() - start).count());
            if (calls.size() < 3) {
                waker.armAt(time.monotonic() + 250ms);
            }
        });
        waker.armAt(start + 1s);
        time.wind(999ms);
        QVERIFY(calls.empty());
        time.wind(10s);
        QCOMPARE(calls, (std::vector<qint64>{1'000, 1'250, 1'500}));
        QCOMPARE((time.monotonic() - start).count(), 10'999);
    }

    void handWoundStallsCallLate()
    {
        HandWoundTime time;
        HandWoundWaker waker(time);
        const Millis start = time.monotonic();
        qint64 called = 0;
        QObject::connect(
            &waker, &HandWoundWaker::woken, &waker, [&] { called = (time.monotonic() - start).count(); });
        waker.armAt(start + 1s);
        time.leap(4s);
        QCOMPARE(called, 4'000);
    }

private:
    /// A waker whose timer is fired by hand.
    struct Hops {
        HandWoundTime time;
        TimerWaker waker{time};
        QTimer* timer = waker.findChild<QTimer*>();
        QSignalSpy woken{&waker, &TimerWaker::woken};

        void fireAfter(Millis by)
        {
            time.pass(by);
            QTimerEvent event(timer->timerId());
            QCoreApplication::sendEvent(timer, &event);
        }
    };
};

QTEST_GUILESS_MAIN(TestWaker)
#include "tst_waker.moc"
