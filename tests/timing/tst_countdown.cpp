// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timing/countdown.h"
#include "tests/timing/script.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <random>

using namespace timing;

namespace {

struct Turn {
    const char* name;
    const char* control;
    const char* banks; ///< White's does not matter
};

// Formats and banks in which every kind of cue comes up.
constexpr auto turns = std::to_array<Turn>({
    {"five minutes, from main time", "R 60+5", ""},
    {"five minutes, no main time", "R 0+5", ""},
    {"one minute", "R 20+1", ""},
    {"three minutes left", "R 60+5", "R3"},
    {"last minute", "R 60+5", "R1"},
    {"3 x 30", "J 10+3x30", ""},
    {"2 x 10", "J 0.5+2x10", ""},
    {"4 x 12.5", "J 7.25+4x12.5", ""},
    {"Canadian", "C 30+3/120", ""},
    {"Canadian, no main time", "C 0+15/300", ""},
    {"Fischer", "F 100+10", ""},
    {"absolute, all warnings", "A 301", ""},
    {"absolute, begins on a warning", "A 60", ""},
    {"absolute, shorter than the count", "A 5.5", ""},
});

void addTurns()
{
    QTest::addColumn<int>("turn");
    int index = 0;
    for (const Turn& turn : turns) {
        QTest::newRow(turn.name) << index++;
    }
}

struct OneTurn {
    TimeControl control;
    Bank bank;
    Millis flag{0};
    std::vector<Cue> all;
};

OneTurn turnOf(int index)
{
    const Turn& turn = turns.at(static_cast<std::size_t>(index));
    OneTurn found;
    found.control = controlFrom(turn.control);
    found.bank = banksFrom(found.control, turn.banks).black;
    found.flag = flagAt(found.control, found.bank).value_or(Millis{0});
    found.all = cuesBetween(found.control, found.bank, turnStart, Millis::max() / 2);
    return found;
}

void append(std::vector<Cue>& log, const std::vector<Cue>& cues)
{
    log.insert(log.end(), cues.begin(), cues.end());
}

QString textOf(const std::vector<Cue>& cues)
{
    std::string text;
    for (const Cue& cue : cues) {
        text += (text.empty() ? "" : " ") + ::textOf(cue, cue.at);
    }
    return QString::fromStdString(text);
}

} // namespace

class TestCountdown : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anyCutGivesTheSameCues_data() { addTurns(); }
    void anyCutGivesTheSameCues();
    void nextCueMeetsEveryCue_data() { addTurns(); }
    void nextCueMeetsEveryCue();
    void aCueBelongsToItsInstantAlone_data() { addTurns(); }
    void aCueBelongsToItsInstantAlone();
    void cuesAreInOrderAndEndAtTheFlag_data() { addTurns(); }
    void cuesAreInOrderAndEndAtTheFlag();
    void aSpokenSecondIsTheShownSecond();
    void minutesAreSixtySecondPeriods();
    void aPressDropsOnlyTheNumberOfItsInstant();
    void theEntryIsAnnouncedOnce();
    void warningsComeBackOnlyAtHalfAsMuchAgain();
    void untimedIsSilent();
    void lateCuesAreSpokenWhileTrue_data();
    void lateCuesAreSpokenWhileTrue();
};

void TestCountdown::anyCutGivesTheSameCues()
{
    QFETCH(const int, turn);
    const OneTurn game = turnOf(turn);
    for (const int step : {1, 7, 50, 100, 999, 1000, 60'000}) {
        std::vector<Cue> log;
        Millis at = turnStart;
        for (; at < game.flag; at += Millis{step}) {
            append(log, cuesBetween(game.control, game.bank, at, at + Millis{step}));
        }
        QCOMPARE(textOf(log), textOf(game.all));
    }
    std::mt19937 random(static_cast<unsigned>(turn));
    for (int round = 0; round < 200; ++round) {
        std::vector<Cue> log;
        for (Millis at = turnStart; at < game.flag;) {
            const Millis next = at + Millis{random() % 20'000};
            append(log, cuesBetween(game.control, game.bank, at, next));
            at = next;
        }
        QCOMPARE(textOf(log), textOf(game.all));
    }
}

void TestCountdown::nextCueMeetsEveryCue()
{
    QFETCH(const int, turn);
    const OneTurn game = turnOf(turn);
    std::vector<Cue> met;
    Millis at = turnStart;
    while (const auto next = nextCue(game.control, game.bank, at)) {
        QVERIFY(next->at > at);
        append(met, cuesBetween(game.control, game.bank, at, next->at));
        QCOMPARE(nextCue(game.control, game.bank, next->at - Millis{1}), next);
        at = next->at;
    }
    QCOMPARE(textOf(met), textOf(game.all));
    QCOMPARE(at.count(), game.flag.count());
}

void TestCountdown::aCueBelongsToItsInstantAlone()
{
    QFETCH(const int, turn);
    const OneTurn game = turnOf(turn);
    constexpr Millis one{1};
    for (const Cue& cue : game.all) {
        const auto at = [&](Millis from, Millis to) {
            const auto cues = cuesBetween(game.control, game.bank, from, to);
            return std::count(cues.begin(), cues.end(), cue);
        };
        QCOMPARE(at(cue.at - one, cue.at), 1);
        QCOMPARE(at(cue.at - one - one, cue.at - one), 0);
        QCOMPARE(at(cue.at, cue.at + one), 0);
        QCOMPARE(at(cue.at, cue.at), 0);
    }
}

void TestCountdown::cuesAreInOrderAndEndAtTheFlag()
{
    QFETCH(const int, turn);
    const OneTurn game = turnOf(turn);
    const auto byTime = [](const Cue& a, const Cue& b) { return a.at < b.at; };
    QVERIFY(std::is_sorted(game.all.begin(), game.all.end(), byTime));
    QCOMPARE(game.all.back(), (Cue{game.flag, CueKind::Lost, 10}));
    QVERIFY(game.all.front().at >= Millis{0});
    const auto isLost = [](const Cue& cue) { return cue.kind == CueKind::Lost; };
    QCOMPARE(std::count_if(game.all.begin(), game.all.end(), isLost), 1);
    QVERIFY(!nextCue(game.control, game.bank, game.flag));
}

void TestCountdown::aSpokenSecondIsTheShownSecond()
{
    const TimeControl control = controlFrom("J 10+4x30");
    const Bank bank = fullBank(control);
    for (const Cue& cue : cuesBetween(control, bank, turnStart, Millis{120'000})) {
        for (const Millis late : {Millis{0}, Millis{400}}) {
            const Reading shown = readingOf(control, bank, cue.at + late);
            if (cue.kind == CueKind::Seconds) {
                QCOMPARE(shown.inPeriod.count() / 1000, cue.value);
            }
            if (cue.kind == CueKind::Count) {
                QCOMPARE(shown.inPeriod.count() / 1000, cue.value + 20);
            }
            if (cue.kind == CueKind::Left) {
                QCOMPARE(shown.periods, cue.value);
            }
        }
    }
}

void TestCountdown::minutesAreSixtySecondPeriods()
{
    std::mt19937 random(11);
    for (int round = 0; round < 2000; ++round) {
        const Millis main{random() % 4 == 0 ? 0 : random() % 100'000};
        const int count = 1 + static_cast<int>(random() % 6);
        const TimeControl minutes = Retained{main + Millis{60'000} * count, count};
        const TimeControl periods = Japanese{main, count, Millis{60'000}};
        Bank bank = fullBank(minutes);
        QCOMPARE(bank, fullBank(periods));
        bank.periods = 1 + static_cast<int>(random() % static_cast<unsigned>(count));
        QCOMPARE(flagAt(minutes, bank), flagAt(periods, bank));
        const Millis flag = flagAt(minutes, bank).value_or(Millis{0});
        const Millis elapsed{random() % static_cast<std::uint64_t>(flag.count())};
        QCOMPARE(settled(minutes, bank, elapsed), settled(periods, bank, elapsed));
        QCOMPARE(readingOf(minutes, bank, elapsed), readingOf(periods, bank, elapsed));
        QCOMPARE(
            cuesBetween(minutes, bank, turnStart, elapsed), cuesBetween(periods, bank, turnStart, elapsed));
        QCOMPARE(nextCue(minutes, bank, elapsed), nextCue(periods, bank, elapsed));
    }
}

void TestCountdown::aPressDropsOnlyTheNumberOfItsInstant()
{
    const TimeControl control = controlFrom("R 60+5");
    const Bank bank = banksFrom(control, "R3").black;
    const auto said
        = [&](int elapsed) { return textOf(cuesUntilPress(control, bank, turnStart, Millis{elapsed})); };
    QCOMPARE(said(29'999), QString());
    QCOMPARE(said(30'000), QString());
    QCOMPARE(said(30'001), QStringLiteral("30@30"));
    QCOMPARE(said(58'000), QStringLiteral("30@30 40@40 50@50 55@55"));
    QCOMPARE(said(60'000), QStringLiteral("30@30 40@40 50@50 55@55 58@58 M@60 L2@60"));
}

void TestCountdown::theEntryIsAnnouncedOnce()
{
    for (const char* format : {"R 60+5", "J 60+5x60", "C 60+3/120"}) {
        const TimeControl control = controlFrom(format);
        const Bank bank = fullBank(control);
        QVERIFY(!settled(control, bank, Millis{59'999}).overtime);
        QVERIFY(settled(control, bank, Millis{60'000}).overtime);
        const Bank after = settled(control, bank, Millis{61'000});
        for (const Cue& cue : cuesBetween(control, after, turnStart, Millis::max() / 2)) {
            QVERIFY(cue.kind != CueKind::Enter);
        }
    }
}

void TestCountdown::warningsComeBackOnlyAtHalfAsMuchAgain()
{
    const TimeControl control = Fischer{Millis{100'000}, Millis{29'999}, std::nullopt};
    const auto says60 = [&](const Bank& bank) {
        const auto cues = cuesBetween(control, bank, turnStart, Millis::max() / 2);
        return std::any_of(cues.begin(), cues.end(), [](const Cue& cue) { return cue.value == 60; });
    };
    Bank bank = fullBank(control);
    // The stone that falls on the warning leaves it for the next turn, and it is said there at once.
    const Bank fell = settled(Absolute{Millis{100'000}}, bank, Millis{40'000});
    QCOMPARE(fell.main.count(), 60'000);
    QCOMPARE(nextCue(control, fell, turnStart), (std::optional<Cue>{{Millis{0}, CueKind::Remaining, 60}}));

    bank = settled(control, bank, Millis{40'001});
    QCOMPARE(bank.main.count(), 89'998);
    QVERIFY(!says60(bank));
    bank = settled(control, bank, Millis{29'997});
    QCOMPARE(bank.main.count(), 90'000);
    QVERIFY(says60(bank));
    // The last ten seconds sound the same every time.
    bank = settled(control, bank, Millis{80'500});
    QCOMPARE(bank.main.count(), 39'499);
    const auto ten = cuesBetween(control, bank, Millis{29'498}, Millis{29'499});
    QCOMPARE(textOf(ten), QStringLiteral("r10@29.499"));
}

void TestCountdown::untimedIsSilent()
{
    const TimeControl control = Untimed{};
    const Bank bank = fullBank(control);
    QVERIFY(!flagAt(control, bank));
    QVERIFY(cuesBetween(control, bank, turnStart, Millis::max()).empty());
    QVERIFY(!nextCue(control, bank, turnStart));
    QCOMPARE(settled(control, bank, Millis{1'000'000}), bank);
    QCOMPARE(readingOf(control, bank, Millis{1'000'000}), Reading{});
}

void TestCountdown::lateCuesAreSpokenWhileTrue_data()
{
    QTest::addColumn<QString>("banks");
    QTest::addColumn<QString>("control");
    QTest::addColumn<int>("drained");
    QTest::addColumn<int>("woken");
    QTest::addColumn<QString>("spoken");
    const QString minutes = QStringLiteral("R 60+5");
    const auto add = [&](const char* id, const char* banks, int drained, int woken, const char* spoken) {
        QTest::newRow(id) << QString::fromUtf8(banks) << minutes << drained << woken
                          << QString::fromUtf8(spoken);
    };
    add("M01 3 ms late", "R3", 29'000, 30'003, "30@30");
    add("M02 still its second", "R3", 29'000, 30'390, "30@30");
    add("at the limit", "R3", 29'000, 30'400, "30@30");
    add("M03 no longer true", "R3", 29'000, 30'401, "");
    add("M04 the newest number", "R1", 49'500, 51'200, "#1@51");
    add("M05 none true", "R1", 51'500, 54'900, "");
    add("M06 balance and minute", "R3", 57'000, 60'200, "M@60 L2@60");
    add("M07 balance alone", "R3", 57'000, 63'000, "L2@60");
    add("M08 the last balance", "R3", 57'000, 121'000, "L1@120");
    add("M09 lost", "R1", 50'000, 60'500, "X@60");
    add("M10 count before late balance", "R2", 58'000, 111'100, "#1@111");
    QTest::newRow("M11 entry") << QString() << QStringLiteral("R 59.5+5") << 59'000 << 61'000
                               << QStringLiteral("E5@59.5");
    QTest::newRow("M12 entry before number")
        << QString() << minutes << 59'000 << 90'100 << QStringLiteral("E5@60");
    QTest::newRow("time left") << QString() << QStringLiteral("A 65") << 4000 << 5200
                               << QStringLiteral("r60@5");
    QTest::newRow("nothing due") << QString() << minutes << 1000 << 2000 << QString();
}

void TestCountdown::lateCuesAreSpokenWhileTrue()
{
    QFETCH(const QString, banks);
    QFETCH(const QString, control);
    QFETCH(const int, drained);
    QFETCH(const int, woken);
    QFETCH(const QString, spoken);
    const TimeControl format = controlFrom(control.toStdString());
    const Bank bank = banksFrom(format, banks.toStdString()).black;
    const auto due = cuesBetween(format, bank, Millis{drained}, Millis{woken});
    QCOMPARE(textOf(spokenOf(due, Millis{woken})), spoken);
}

QTEST_GUILESS_MAIN(TestCountdown)
#include "tst_countdown.moc"
