// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/overloaded.h"
#include "tests/timing/plainclock.h"
#include "tests/timing/script.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace timing;

namespace {

using Random = std::mt19937;

int upTo(Random& random, int most) { return static_cast<int>(random() % static_cast<unsigned>(most + 1)); }

/// A setting of seconds instead of hours, so that a game is soon in its last minute.
TimeControl randomControl(Random& random)
{
    const Millis main{upTo(random, 3) == 0 ? 0 : upTo(random, 70'000)};
    constexpr std::array<int, 6> periods{10'000, 12'500, 20'000, 30'000, 40'000, 60'000};
    constexpr std::array<int, 5> blocks{10'000, 30'000, 45'500, 60'000, 90'000};
    const int length = upTo(random, 5);
    switch (upTo(random, 4)) {
    case 0: {
        const int minutes = 1 + upTo(random, 2);
        return Retained{main + Millis{60'000} * minutes, minutes};
    }
    case 1:
        return Japanese{main, 1 + upTo(random, 3), Millis{periods.at(static_cast<std::size_t>(length))}};
    case 2:
        return Canadian{main, 1 + upTo(random, 3), Millis{blocks.at(static_cast<std::size_t>(length % 5))}};
    case 3: {
        const Millis start = main + Millis{1};
        const std::optional<Millis> cap
            = upTo(random, 1) == 0 ? std::optional(start + Millis{upTo(random, 20'000)}) : std::nullopt;
        return Fischer{start, Millis{1 + upTo(random, 40'000)}, cap};
    }
    default:
        return Absolute{main + Millis{1}};
    }
}

PlainClock::Setting settingOf(const TimeControl& control)
{
    using System = PlainClock::System;
    return std::visit(Overloaded{
                          [](const Retained& format) {
                              return PlainClock::Setting{System::Periods, format.free().count(),
                                  format.reserveMinutes, 60'000, 0, 0, 0};
                          },
                          [](const Japanese& format) {
                              return PlainClock::Setting{System::Periods, format.main.count(), format.periods,
                                  format.period.count(), 0, 0, 0};
                          },
                          [](const Canadian& format) {
                              return PlainClock::Setting{System::Block, format.main.count(), 0,
                                  format.block.count(), format.stones, 0, 0};
                          },
                          [](const Fischer& format) {
                              return PlainClock::Setting{System::Sudden, format.main.count(), 0, 0, 0,
                                  format.increment.count(), format.cap.value_or(Millis{0}).count()};
                          },
                          [](const Absolute& format) {
                              return PlainClock::Setting{System::Sudden, format.main.count(), 0, 0, 0, 0, 0};
                          },
                          [](const Untimed&) { return PlainClock::Setting{}; },
                          // Shared time has a plain clock of its own, in tst_sharedtime.
                          [](const SharedHalved&) { return PlainClock::Setting{}; },
                          [](const SharedPerMove&) { return PlainClock::Setting{}; },
                      },
        control);
}

/// The core's clock with a listener that writes the plain clock's words.
class CoreClock {
public:
    explicit CoreClock(const TimeControl& control) : m_clock(control) { }

    const GameClock& clock() const { return m_clock; }
    const std::vector<std::string>& log() const { return m_log; }
    const Bank& bank() const { return m_clock.bank(m_clock.turn()); }
    Millis cursor() const { return m_cursor; }

    void begin(Instant now)
    {
        m_clock.start(now);
        m_origin = now;
        listen(now);
    }
    void listen(Instant now)
    {
        const Millis elapsed = m_clock.elapsed(now);
        announce(cuesBetween(m_clock.control(), bank(), m_cursor, elapsed));
        m_cursor = elapsed;
        m_clock.tick(now);
    }
    void press(Instant now)
    {
        const auto flag = m_clock.flagInstant();
        if (flag && now >= *flag) {
            return listen(now);
        }
        announce(cuesUntilPress(m_clock.control(), bank(), m_cursor, m_clock.elapsed(now)));
        m_clock.press(m_clock.turn(), now);
        m_cursor = turnStart;
        m_origin = now;
        // Only what stands firm is said at once: a number waits for a stone at the same instant.
    }
    void halt(Instant now)
    {
        listen(now);
        m_clock.pause(now);
    }
    void goOn(Instant now)
    {
        m_clock.resume(now);
        m_origin = now - m_clock.elapsed(now);
    }

private:
    void announce(const std::vector<Cue>& cues)
    {
        const std::string side = m_clock.turn() == go::Color::White ? "w" : "";
        for (const Cue& cue : cues) {
            std::string word = textOf(cue, Millis{0});
            word.erase(word.find('@') + 1);
            m_log.push_back(side + word + std::to_string((m_origin + cue.at).time_since_epoch().count()));
        }
    }

    GameClock m_clock;
    Instant m_origin{};
    Millis m_cursor = turnStart;
    std::vector<std::string> m_log;
};

/// How long this turn thinks on: often exactly to a cue or the flag, or a millisecond beside it.
Millis randomThought(Random& random, const CoreClock& core, Instant now)
{
    const Millis elapsed = core.clock().elapsed(now);
    if (upTo(random, 1) == 0) {
        return Millis{upTo(random, upTo(random, 7) == 0 ? 90'000 : 6'000)};
    }
    Millis at = elapsed;
    for (int skipped = upTo(random, 4); skipped >= 0; --skipped) {
        const auto cue = nextCue(core.clock().control(), core.bank(), at);
        if (!cue) {
            break;
        }
        at = cue->at;
    }
    return std::max(Millis{0}, at - elapsed + Millis{upTo(random, 2) - 1});
}

std::string stateOf(const PlainClock::Side& side)
{
    return std::to_string(side.main) + ' ' + std::to_string(side.periods) + ' '
        + std::to_string(side.inPeriod) + ' ' + std::to_string(side.block) + ' '
        + std::to_string(side.stones);
}

std::string stateOf(const Reading& reading)
{
    return std::to_string(reading.main.count()) + ' ' + std::to_string(reading.periods) + ' '
        + std::to_string(reading.inPeriod.count()) + ' ' + std::to_string(reading.block.count()) + ' '
        + std::to_string(reading.stones);
}

QString joined(const std::vector<std::string>& log)
{
    std::string text;
    for (const std::string& word : log) {
        text += word + ' ';
    }
    return QString::fromStdString(text);
}

} // namespace

class TestPlainClock : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bothClocksAgree_data();
    void bothClocksAgree();
    void aMillionTurnsDoNotDrift();

private:
    static void playGame(unsigned seed);
};

void TestPlainClock::bothClocksAgree_data()
{
    QTest::addColumn<unsigned>("firstSeed");
    for (unsigned block = 0; block < 10; ++block) {
        QTest::addRow("games %u00 to %u99", block * 2, block * 2 + 1) << block * 200;
    }
}

void TestPlainClock::playGame(unsigned seed)
{
    Random random(seed);
    const TimeControl control = randomControl(random);
    CoreClock core(control);
    PlainClock plain(settingOf(control));
    Instant now{Millis{upTo(random, 5000)}};
    core.begin(now);
    plain.begin(now.time_since_epoch().count());
    for (int event = 0; event < 20 && core.clock().phase() != ClockPhase::Over; ++event) {
        now += randomThought(random, core, now);
        plain.runTo(now.time_since_epoch().count());
        if (upTo(random, 4) > 0) {
            core.press(now);
            plain.press();
            continue;
        }
        core.halt(now);
        plain.halt();
        if (core.clock().phase() == ClockPhase::Over) {
            break;
        }
        now += Millis{upTo(random, 100'000)};
        core.goOn(now);
        plain.goOn(now.time_since_epoch().count());
        // A pause speaks out what is due at its instant; the next event comes later.
        now += Millis{1};
    }
    plain.runTo(now.time_since_epoch().count());
    plain.halt();
    core.halt(now);
    QCOMPARE(joined(core.log()), joined(plain.log()));
    QCOMPARE(core.clock().loser().has_value(), plain.loser() >= 0);
    QCOMPARE(core.clock().turn() == go::Color::White ? 1 : 0, plain.turn());
    for (const go::Color side : go::bothColors) {
        const auto& counted = plain.side(side == go::Color::Black ? 0 : 1);
        QCOMPARE(QString::fromStdString(stateOf(core.clock().reading(side, now))),
            QString::fromStdString(stateOf(counted)));
    }
}

void TestPlainClock::bothClocksAgree()
{
    QFETCH(const unsigned, firstSeed);
    for (unsigned seed = firstSeed; seed < firstSeed + 200; ++seed) {
        playGame(seed);
        if (QTest::currentTestFailed()) {
            QFAIL(qPrintable(QStringLiteral("seed %1").arg(seed)));
        }
    }
}

void TestPlainClock::aMillionTurnsDoNotDrift()
{
    constexpr int turns = 1'000'000;
    GameClock clock(Japanese{Millis{4'000'000'000}, 5, Millis{30'000}});
    go::PerSide<Millis> thought;
    Random random(7);
    Instant now{};
    clock.start(now);
    for (int turn = 0; turn < turns; ++turn) {
        const Millis spent{upTo(random, 7000)};
        thought[clock.turn()] += spent;
        if (turn % 3 == 0) {
            clock.pause(now + spent / 2);
            now += Millis{turn % 1000};
            clock.resume(now + spent / 2);
        }
        now += spent;
        clock.press(clock.turn(), now);
    }
    for (const go::Color side : go::bothColors) {
        QCOMPARE(clock.bank(side).main.count(), (Millis{4'000'000'000} - thought[side]).count());
        QCOMPARE(clock.bank(side).periods, 5);
    }
}

QTEST_GUILESS_MAIN(TestPlainClock)
#include "tst_plainclock.moc"
