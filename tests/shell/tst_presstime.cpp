// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/presstime.h"

#include <QTest>

using namespace std::chrono_literals;
using shell::PressInstant;
using shell::PressSource;
using shell::PressTime;
using timing::Millis;

namespace {

/// Uptime at the beginning of the minute of the P rows.
constexpr Millis minute = 100h;

std::uint64_t stamp(Millis at) { return static_cast<std::uint64_t>(at.count()); }

} // namespace

Q_DECLARE_METATYPE(PressSource)

class TestPressTime : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stampsOnOurOwnAxis_data()
    {
        QTest::addColumn<int>("stamped");
        QTest::addColumn<int>("handled");
        QTest::addColumn<int>("bound");
        QTest::addColumn<int>("instant");
        QTest::addColumn<PressSource>("source");

        QTest::newRow("P01 handled at once") << 59'990 << 59'992 << 0 << 59'990 << PressSource::Stamp;
        QTest::newRow("P03 handled after the flag") << 59'999 << 60'040 << 0 << 59'999 << PressSource::Stamp;
        QTest::newRow("P04 at the flag instant") << 60'000 << 60'002 << 0 << 60'000 << PressSource::Stamp;
        QTest::newRow("P05 handled after a stall") << 59'900 << 61'504 << 0 << 59'900 << PressSource::Stamp;
        QTest::newRow("P08 never later than now") << 45'300 << 45'000 << 0 << 45'000 << PressSource::Arrival;
        QTest::newRow("P09 before the turn began")
            << 9'990 << 10'005 << 10'000 << 10'000 << PressSource::Bound;
        QTest::newRow("at the bound") << 10'000 << 10'005 << 10'000 << 10'000 << PressSource::Stamp;
        QTest::newRow("waited as long as is believed")
            << 10'000 << 15'000 << 0 << 10'000 << PressSource::Stamp;
        QTest::newRow("waited longer") << 10'000 << 15'001 << 0 << 15'001 << PressSource::Arrival;
    }

    void stampsOnOurOwnAxis()
    {
        QFETCH(int, stamped);
        QFETCH(int, handled);
        QFETCH(int, bound);
        QFETCH(int, instant);
        QFETCH(PressSource, source);
        PressTime time;
        const PressInstant press = time.instantOf(
            stamp(minute + Millis{stamped}), minute + Millis{handled}, minute + Millis{bound});
        QCOMPARE((press.at - minute).count(), instant);
        QCOMPARE(press.source, source);
        QCOMPARE(
            (time.translate(stamp(minute + Millis{stamped}), minute + Millis{handled}, minute + Millis{bound})
                - minute)
                .count(),
            instant);
    }

    void noStampIsTheArrival()
    {
        PressTime time;
        const PressInstant press = time.instantOf(0, 2s, 1s);
        QCOMPARE(press.at.count(), 2'000);
        QCOMPARE(press.source, PressSource::Arrival);
    }

    void clicksOfATestProgramAreDatedByTheirArrival_data() // P10
    {
        QTest::addColumn<int>("pause");
        for (const int pause : {1, 100, 700, 2'000, 3'000, 30'000}) {
            QTest::addRow("every %d ms", pause) << pause;
        }
    }

    void clicksOfATestProgramAreDatedByTheirArrival()
    {
        // QTest counts 500 for each click, whatever the time.
        QFETCH(int, pause);
        PressTime time;
        Millis arrival = minute;
        std::uint64_t counter = 0;
        for (int i = 0; i < 100; ++i) {
            counter += 500;
            arrival += Millis{pause};
            QCOMPARE(time.instantOf(counter, arrival, minute).at.count(), arrival.count());
        }
    }

    void aForeignZeroIsFoundAfterThreeEvents()
    {
        constexpr Millis zero = 77h; // the display counts from there
        PressTime time;
        const auto seen = [&](Millis at, Millis waited) { time.observe(stamp(at - zero), at + waited); };
        const auto press = [&](Millis at, Millis waited) {
            return time
                .instantOf(stamp(at - zero), at + waited, minute) //
                .at.count();
        };
        QCOMPARE(press(minute + 1s, 2ms), (minute + 1s + 2ms).count()); // not known yet: arrival
        seen(minute + 2s, 3ms);
        seen(minute + 3s, 1ms);
        QCOMPARE(press(minute + 4s, 1'604ms), (minute + 4s + 1ms).count()); // within the least delay seen
    }

    void theLeastDelayCounts()
    {
        constexpr Millis zero = 77h;
        PressTime time;
        for (const Millis waited : {40ms, 30ms, 20ms, 10ms}) {
            time.observe(stamp(minute - zero), minute + waited);
        }
        QCOMPARE(
            time.instantOf(stamp(minute - zero), minute + 500ms, 0ms).at.count(), (minute + 10ms).count());
    }

    void aStallTeachesNothing()
    {
        PressTime time;
        for (int i = 0; i < 20; ++i) { // a queue of events, all handled at the end of the stall
            time.observe(stamp(minute + Millis{i * 100}), minute + 4s);
        }
        QCOMPARE(time.instantOf(stamp(minute + 5s), minute + 6s, 0ms).at.count(), (minute + 5s).count());
    }

    void oneStampFromTheFutureSpoilsNothing()
    {
        PressTime time;
        time.observe(stamp(minute + 300ms), minute);
        QCOMPARE(time.instantOf(stamp(minute + 5s), minute + 6s, 0ms).at.count(), (minute + 5s).count());
    }

    void stampsOfThirtyTwoBitsMayWrap()
    {
        constexpr Millis uptime{(std::int64_t{1} << 32) * 3}; // about 149 days
        PressTime time;
        for (const Millis at : {uptime - 10ms, uptime, uptime + 10ms}) {
            const auto low = static_cast<std::uint32_t>(at.count() == uptime.count() ? 1 : at.count());
            const std::int64_t expected = at == uptime ? at.count() + 1 : at.count();
            QCOMPARE(time.instantOf(low, at + 1s, 0ms).at.count(), expected);
        }
    }

    void aNewZeroIsLearnt() // the display was started anew
    {
        PressTime time;
        time.observe(stamp(minute), minute + 1ms);
        for (int i = 1; i <= 3; ++i) {
            time.observe(stamp(Millis{i * 1'000}), minute + Millis{i * 1'000});
        }
        QCOMPARE(time.instantOf(10'000, minute + 11s, 0ms).at.count(), (minute + 10s).count());
    }
};

QTEST_GUILESS_MAIN(TestPressTime)
#include "tst_presstime.moc"
