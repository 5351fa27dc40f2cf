// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timing/clock.h"
#include "core/timing/countdown.h"

#include <QTest>

#include <random>

using namespace timing;
using go::Color;

namespace {

constexpr Instant at(std::int64_t ms) { return Instant{Millis{ms}}; }
constexpr Millis seconds(std::int64_t count) { return Millis{count * 1000}; }

GameClock started(const TimeControl& control)
{
    GameClock clock(control);
    clock.start(at(0));
    return clock;
}

std::vector<std::int64_t> instantsOf(const std::vector<Cue>& cues, CueKind kind)
{
    std::vector<std::int64_t> found;
    for (const Cue& cue : cues) {
        if (cue.kind == kind) {
            found.push_back(cue.at.count());
        }
    }
    return found;
}

} // namespace

/// One time for both (presets P7 and P8).
class TestSharedTime : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bothThinkOnOneTime();
    void theRestIsHalved();
    void aHalfIsNeverRenewed();
    void afterwardsEveryMoveHasItsMinute();
    void theSharedTimeIsOverForBothAtOnce();
    void aPauseAndATakeBackKeepItShared();
    void theRefereeSetsItForBoth();
    void whatBothUsedAddsUp();
    void deductionsLeaveTheLastMinute_data();
    void deductionsLeaveTheLastMinute();
};

void TestSharedTime::bothThinkOnOneTime()
{
    GameClock clock = started(SharedHalved{seconds(100), seconds(40)});
    QCOMPARE(clock.reading(Color::White, at(10'000)).main, seconds(50));
    clock.press(Color::Black, at(10'000));
    QCOMPARE(clock.reading(Color::Black, at(30'000)).main, seconds(30));
    QCOMPARE(clock.reading(Color::White, at(30'000)).main, seconds(30));
    clock.press(Color::White, at(30'000));
    QCOMPARE(clock.bank(Color::Black).main, seconds(30));
    QCOMPARE(clock.bank(Color::White), clock.bank(Color::Black));
}

void TestSharedTime::theRestIsHalved()
{
    GameClock clock = started(SharedHalved{seconds(100), seconds(40)});
    clock.press(Color::Black, at(50'000));
    const auto cues = cuesBetween(clock.control(), clock.bank(Color::White), turnStart, Millis::max());
    QCOMPARE(instantsOf(cues, CueKind::Enter), (std::vector<std::int64_t>{10'000})); // 60 s are common
    QCOMPARE(instantsOf(cues, CueKind::Lost), (std::vector<std::int64_t>{30'000}));
    QCOMPARE(instantsOf(cues, CueKind::Count).size(), std::size_t{9});
    clock.press(Color::White, at(65'000)); // 5 s of its own half
    QCOMPARE(clock.bank(Color::White).block, seconds(15));
    QCOMPARE(clock.bank(Color::Black).block, seconds(20));
    QCOMPARE(clock.bank(Color::Black).main, Millis{0});
    clock.tick(at(84'999));
    QCOMPARE(clock.phase(), ClockPhase::Running);
    clock.tick(at(85'000));
    QCOMPARE(clock.loser(), Color::Black);
}

void TestSharedTime::aHalfIsNeverRenewed()
{
    GameClock clock = started(SharedHalved{seconds(40), seconds(40)});
    std::int64_t now = 0;
    for (int move = 0; move < 19; ++move) {
        now += 1'000;
        clock.press(Color::Black, at(now));
        clock.press(Color::White, at(now));
    }
    QCOMPARE(clock.bank(Color::Black).block, seconds(1));
    QCOMPARE(clock.bank(Color::White).block, seconds(20));
    clock.press(Color::Black, at(now + 1'000));
    QCOMPARE(clock.loser(), Color::Black);
}

void TestSharedTime::afterwardsEveryMoveHasItsMinute()
{
    GameClock clock = started(SharedPerMove{seconds(100), seconds(60)});
    clock.press(Color::Black, at(99'000));
    QCOMPARE(clock.flagInstant(), at(160'000)); // a second is common, then a minute
    clock.press(Color::White, at(159'999));
    QCOMPARE(clock.flagInstant(), at(219'999));
    QVERIFY(clock.reading(Color::Black, at(160'000)).lastPeriod);
    for (std::int64_t now = 219'998; now < 10'000'000; now += 59'999) {
        clock.press(clock.turn(), at(now));
        QCOMPARE(clock.phase(), ClockPhase::Running); // as often as one likes
    }
    const auto flag = clock.flagInstant();
    clock.press(clock.turn(), *flag);
    QCOMPARE(clock.phase(), ClockPhase::Over);
}

void TestSharedTime::theSharedTimeIsOverForBothAtOnce()
{
    for (const TimeControl& control : {TimeControl{SharedHalved{seconds(100), seconds(40)}},
             TimeControl{SharedPerMove{seconds(60), seconds(60)}}}) {
        GameClock clock = started(control);
        clock.press(Color::Black, at(70'000));
        const auto cues = cuesBetween(control, clock.bank(Color::White), turnStart, Millis::max());
        QVERIFY(instantsOf(cues, CueKind::Enter).empty()); // said once, to both
        QVERIFY(clock.reading(Color::White, at(70'000)).inOvertime);
        GameClock still = started(control);
        QVERIFY(still.reading(Color::White, at(61'000)).inOvertime); // also on the clock that waits
    }
}

void TestSharedTime::aPauseAndATakeBackKeepItShared()
{
    GameClock clock = started(SharedHalved{seconds(100), seconds(40)});
    const auto before = clock.banks();
    clock.pause(at(20'000));
    clock.resume(at(1'000'000));
    clock.press(Color::Black, at(1'010'000));
    QCOMPARE(clock.bank(Color::White).main, seconds(30));
    clock.restore(before, Color::Black, at(1'020'000));
    QCOMPARE(clock.bank(Color::White).main, seconds(60));
    QCOMPARE(clock.bank(Color::Black).main, seconds(60));
}

void TestSharedTime::theRefereeSetsItForBoth()
{
    GameClock clock(SharedPerMove{seconds(100), seconds(60)});
    Bank bank = clock.bank(Color::White);
    bank.main = seconds(30);
    clock.setBank(Color::White, bank);
    QCOMPARE(clock.bank(Color::Black).main, seconds(30));
}

void TestSharedTime::whatBothUsedAddsUp()
{
    std::mt19937 random(20260815);
    for (int game = 0; game < 2'000; ++game) {
        const SharedHalved control{seconds(600), seconds(120)};
        GameClock clock = started(control);
        std::int64_t now = 0;
        // Plain counters: one common time, then one for each side.
        std::int64_t common = 480'000;
        go::PerSide<std::int64_t> own{60'000, 60'000};
        while (clock.phase() == ClockPhase::Running) {
            const Color side = clock.turn();
            const auto think = static_cast<std::int64_t>(random() % 30'000);
            now += think;
            const std::int64_t shared = std::min(common, think);
            common -= shared;
            own[side] -= think - shared;
            clock.press(side, at(now));
            if (own[side] <= 0) {
                QCOMPARE(clock.loser(), side);
                break;
            }
            QVERIFY(!clock.loser());
            for (const Color color : go::bothColors) {
                QCOMPARE(clock.bank(color).main.count(), common);
                QCOMPARE(clock.bank(color).block.count(), own[color]);
            }
        }
    }
}

void TestSharedTime::deductionsLeaveTheLastMinute_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<int>("amount"); // seconds
    QTest::addColumn<int>("main");
    QTest::addColumn<int>("periods");
    QTest::addColumn<int>("block");
    QTest::newRow("from the main time") << 0 << 28 << 32 << 5 << 0;
    QTest::newRow("all of the main time") << 0 << 60 << 0 << 5 << 0;
    QTest::newRow("a broken minute is not taken") << 0 << 119 << 0 << 5 << 0;
    QTest::newRow("a whole minute of the reserve") << 0 << 120 << 0 << 4 << 0;
    QTest::newRow("never the last one") << 0 << 100'000 << 0 << 1 << 0;
    QTest::newRow("absolute") << 1 << 840 << 360 << 0 << 0;
    QTest::newRow("absolute, never the last minute") << 1 << 1'680 << 60 << 0 << 0;
    QTest::newRow("Canadian") << 2 << 100 << 0 << 0 << 80;
    QTest::newRow("Canadian, never the last minute") << 2 << 1'000 << 0 << 0 << 60;
}

void TestSharedTime::deductionsLeaveTheLastMinute()
{
    QFETCH(const int, format);
    QFETCH(const int, amount);
    QFETCH(const int, main);
    QFETCH(const int, periods);
    QFETCH(const int, block);
    const std::array<TimeControl, 3> formats{
        Retained{seconds(360), 5}, Absolute{seconds(1'200)}, Canadian{seconds(60), 3, seconds(120)}};
    const TimeControl& control = formats.at(static_cast<std::size_t>(format));
    const Bank after = deducted(control, fullBank(control), seconds(amount));
    QCOMPARE(after.main, seconds(main));
    QCOMPARE(after.periods, periods);
    QCOMPARE(after.block, seconds(block));
}

QTEST_GUILESS_MAIN(TestSharedTime)
#include "tst_sharedtime.moc"
