// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/announcer.h"
#include "app/shell/voicewords.h"

#include <QSet>
#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>
#include <vector>

using exam::Announcement;
using exam::Say;
using go::Color;
using shell::Announcer;
using shell::everyGeneration;
using shell::Generation;
using shell::Nanos;
using shell::nanosPerMilli;
using shell::nanosPerSecond;
using shell::Priority;
using shell::ScheduledClip;
using timing::Millis;

Q_DECLARE_METATYPE(exam::Announcement)

namespace {

/// Writes down what it is asked to say; generations as the real one makes them.
class Notebook : public shell::Speaker {
public:
    void schedule(std::vector<ScheduledClip> clips) override
    {
        std::move(clips.begin(), clips.end(), std::back_inserter(said));
    }
    void effect(const QString& id) override { effects << id; }
    Generation nextGeneration(Nanos at) override
    {
        cuts.push_back(at);
        return ++generation;
    }
    void silence() override { ++silences; }
    void stayAwake() override { awake = true; }
    void mayRest() override { awake = false; }
    std::optional<Nanos> durationOf(const QString& /*id*/) const override { return 1500 * nanosPerMilli; }

    /// "count_1@51" for every reading, in seconds after `start`.
    QStringList spoken(Nanos start = 0) const
    {
        QStringList list;
        for (const ScheduledClip& clip : said) {
            list << clip.id + u'@' + QString::number(static_cast<double>(clip.due - start) / nanosPerSecond);
        }
        return list;
    }

    std::vector<ScheduledClip> said;
    QStringList effects;
    std::vector<Nanos> cuts;
    Generation generation = 4;
    int silences = 0;
    bool awake = false;
};

Announcement about(Say say, std::optional<Color> side = {}, int value = 0,
    Announcement::Unit unit = Announcement::Unit::None)
{
    Announcement made;
    made.say = say;
    made.side = side;
    made.value = value;
    made.unit = unit;
    return made;
}

Announcement result(go::OutcomeKind kind, std::optional<Color> winner, int margin = 0)
{
    Announcement made = about(Say::Result, winner);
    made.outcome = go::Outcome{kind, winner, margin};
    return made;
}

timing::Bank inByoyomi(int periods)
{
    timing::Bank bank;
    bank.periods = periods;
    bank.overtime = true;
    return bank;
}

timing::TimeControl fiveMinutes() { return timing::Retained{Millis{3'600'000}, 5}; }

QStringList words(const char* text) { return QString::fromLatin1(text).split(u' ', Qt::SkipEmptyParts); }

} // namespace

/// Which phrase is said, and when the readings of a turn are due.
class TestAnnouncer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void clipOfEveryAnnouncement_data();
    void clipOfEveryAnnouncement();
    void everyClipAskedForIsKnown();
    void everyKnownClipIsInTheLanguages_data();
    void everyKnownClipIsInTheLanguages();
    void priorities();
    void readingsOfATurn_data();
    void readingsOfATurn();
    void lossIsNotScheduledAhead();
    void readingsGoOnAfterAPause();
    void untimedTurnIsSilent();
    void theOpeningIsSaidBeforeTheEntry();
    void turnsAreGenerations();
    void hallAndLossBelongToNoTurn();
    void answerGivesWayToAReading();
    void voidMoveSaysWhy();
    void resultFallsBackOnTheWinner();
    void stonesAndCaptures();
    void silencePassesOn();
};

void TestAnnouncer::clipOfEveryAnnouncement_data()
{
    using Unit = Announcement::Unit;
    QTest::addColumn<Announcement>("announcement");
    QTest::addColumn<QString>("clip");
    const auto row = [](const char* clip, const Announcement& announcement, const char* note = "") {
        QTest::addRow("%s %d %d %s", clip, static_cast<int>(announcement.say), announcement.value, note)
            << announcement << QString::fromLatin1(clip);
    };
    row("enter_black_5", about(Say::Enter, Color::Black, 5, Unit::Minutes));
    row("enter_white_1", about(Say::Enter, Color::White, 1, Unit::Minutes));
    row("enter_3", about(Say::Enter, {}, 3, Unit::Minutes));
    row("", about(Say::Enter, Color::Black, 11, Unit::Minutes));
    row("enter_periods_3", about(Say::Enter, Color::White, 3, Unit::Periods));
    row("", about(Say::Enter, Color::White, 15, Unit::Stones));
    row("halved", about(Say::Enter, Color::White));
    for (const int seconds : {5, 8, 10, 15, 18, 20, 25, 28, 30, 35, 38, 40, 50, 55, 58}) {
        row(qPrintable(QStringLiteral("seconds_%1").arg(seconds)),
            about(Say::Seconds, Color::Black, seconds));
    }
    row("", about(Say::Seconds, Color::Black, 33));
    row("minute", about(Say::Minute, Color::Black));
    row("left_4", about(Say::Left, Color::Black, 4, Unit::Minutes));
    row("", about(Say::Left, Color::Black, 10, Unit::Minutes));
    row("periods_left_2", about(Say::Left, Color::Black, 2, Unit::Periods));
    row("", about(Say::Left, Color::Black, 2, Unit::None));
    for (const int seconds : {300, 60, 30, 20, 10}) {
        row(qPrintable(QStringLiteral("remaining_%1").arg(seconds)),
            about(Say::Remaining, Color::White, seconds));
    }
    for (int number = 1; number <= 9; ++number) {
        row(qPrintable(QStringLiteral("count_%1").arg(number)), about(Say::Count, Color::White, number));
    }
    row("", about(Say::Count, Color::White, 10), "the tenth is the loss");
    row("lost_plain", about(Say::LostOnTime, Color::Black));
    row("game_start", about(Say::GameStart));
    row("black_pass", about(Say::Pass, Color::Black));
    row("white_pass", about(Say::Pass, Color::White));
    row("void_move", about(Say::VoidMove, Color::White, static_cast<int>(go::IllegalReason::Ko)));
    row("warning_black", about(Say::Warning, Color::Black, 1));
    row("warning_white", about(Say::Warning, Color::White, 1));
    row("warnings_two_black", about(Say::WarningsLose, Color::Black, 2));
    row("warnings_two_white", about(Say::WarningsLose, Color::White, 2));
    row("", about(Say::WarningsLose, Color::White, 3), "the phrase says two");
    row("end_proposed", about(Say::EndProposed, Color::Black));
    row("end_agreed", about(Say::EndAgreed, Color::Black));
    row("end_declined", about(Say::EndDeclined, Color::Black));
    row("count_now", about(Say::CountNow));
    row("recount", about(Say::Recount));
    row("pause", about(Say::Pause));
    row("resume", about(Say::Resume));
    row("referee", about(Say::RefereeCalled));
    row("black_resigns", about(Say::Resigns, Color::Black));
    row("white_resigns", about(Say::Resigns, Color::White));
    row("answer_4", about(Say::Answer, Color::Black, 4, Unit::Minutes));
    row("periods_left_1", about(Say::Answer, Color::Black, 1, Unit::Periods));
    row("", about(Say::Answer, Color::Black, 0, Unit::None));
    row("", about(Say::ClockAdjusted, Color::Black));
    row("", about(Say::TakenBack));
    row("result_black_11", result(go::OutcomeKind::Count, Color::Black, 11));
    row("result_white_1", result(go::OutcomeKind::Count, Color::White, 1));
    row("result_white_79", result(go::OutcomeKind::Count, Color::White, 79));
    row("white_wins", result(go::OutcomeKind::Count, Color::White, 80));
    row("black_wins", result(go::OutcomeKind::Count, Color::Black, 0), "a tie won, or not known");
    Announcement points = result(go::OutcomeKind::Count, Color::Black, 11);
    points.unit = Announcement::Unit::Points;
    row("black_wins", points, "counted by territory: no clip tells points");
    row("black_wins_resign", result(go::OutcomeKind::Resignation, Color::Black));
    row("white_wins_time", result(go::OutcomeKind::Time, Color::White));
    row("black_wins_foul", result(go::OutcomeKind::Foul, Color::Black));
    row("white_wins", result(go::OutcomeKind::Forfeit, Color::White), "forfeit");
    row("draw", result(go::OutcomeKind::Draw, {}));
    row("no_result", result(go::OutcomeKind::NoResult, {}));
    row("", result(go::OutcomeKind::Replay, {}), "replay");
    row("", result(go::OutcomeKind::BothLose, {}), "both lose");
    row("", result(go::OutcomeKind::Unknown, {}), "unknown");
    row("", about(Say::Result), "no outcome");
}

void TestAnnouncer::clipOfEveryAnnouncement()
{
    QFETCH(Announcement, announcement);
    QFETCH(QString, clip);
    QCOMPARE(shell::clipFor(announcement), clip);
}

void TestAnnouncer::everyClipAskedForIsKnown()
{
    QSet<QString> known{QString()};
    for (const QString& id : shell::knownClips())
        known << id;
    for (const QString& id : shell::marginClips())
        known << id;

    for (int say = 0; say <= static_cast<int>(Say::TakenBack); ++say) {
        for (int value = -1; value <= 400; ++value) {
            for (int unit = 0; unit <= static_cast<int>(Announcement::Unit::Stones); ++unit) {
                for (const Color side : go::bothColors) {
                    const auto made
                        = about(static_cast<Say>(say), side, value, static_cast<Announcement::Unit>(unit));
                    QVERIFY2(known.contains(shell::clipFor(made)), qPrintable(shell::clipFor(made)));
                    const auto joined = shell::joinedClipFor(about(Say::Minute, side), made);
                    QVERIFY2(known.contains(joined), qPrintable(joined));
                }
            }
        }
    }
    for (int kind = 0; kind <= static_cast<int>(go::OutcomeKind::Unknown); ++kind) {
        for (int margin = 0; margin <= 1444; ++margin) {
            const auto made = result(static_cast<go::OutcomeKind>(kind), Color::White, margin);
            QVERIFY2(known.contains(shell::clipFor(made)), qPrintable(shell::clipFor(made)));
            QVERIFY2(known.contains(shell::plainClipFor(made)), qPrintable(shell::plainClipFor(made)));
        }
    }
    for (int reason = 0; reason <= static_cast<int>(go::IllegalReason::OutOfTurn); ++reason) {
        QVERIFY(known.contains(shell::clipFor(static_cast<go::IllegalReason>(reason))));
    }
}

void TestAnnouncer::everyKnownClipIsInTheLanguages_data()
{
    QTest::addColumn<QString>("folder");
    for (const char* language : {"zh_CN", "en"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void TestAnnouncer::everyKnownClipIsInTheLanguages()
{
    QFETCH(QString, folder);
    const QString root = QStringLiteral(KAODUAN_SOURCE_DIR "/resources/voice/");
    if (!QFile::exists(root + folder))
        QSKIP("the clips of this language are not in the source tree");
    for (const QString& id : shell::knownClips()) {
        QVERIFY2(QFile::exists(root + folder + u'/' + id + QStringLiteral(".ogg")), qPrintable(id));
    }
    for (const QString& id : shell::effectClips()) {
        QVERIFY2(
            QFile::exists(root + QStringLiteral("effects/") + id + QStringLiteral(".ogg")), qPrintable(id));
    }
}

void TestAnnouncer::priorities()
{
    const auto of = [](Say say) { return shell::priorityOf(about(say)); };
    QVERIFY(of(Say::LostOnTime) > of(Say::Count));
    QVERIFY(of(Say::Count) > of(Say::Left));
    QCOMPARE(of(Say::Left), of(Say::Minute));
    QCOMPARE(of(Say::Left), of(Say::Enter));
    QVERIFY(of(Say::Left) > of(Say::Seconds));
    QCOMPARE(of(Say::Seconds), of(Say::Remaining));
    QVERIFY(of(Say::Seconds) > of(Say::Answer));
    QVERIFY(of(Say::Seconds) > of(Say::Result));
}

void TestAnnouncer::readingsOfATurn_data()
{
    QTest::addColumn<timing::TimeControl>("control");
    QTest::addColumn<timing::Bank>("bank");
    QTest::addColumn<QStringList>("spoken");

    QTest::newRow("B06, B07 two minutes left")
        << fiveMinutes() << inByoyomi(2)
        << words(
               "seconds_30@30 seconds_40@40 seconds_50@50 seconds_55@55 seconds_58@58 minute_left_1@60 "
               "seconds_30@90 seconds_40@100 seconds_50@110 count_1@111 count_2@112 count_3@113 count_4@114 "
               "count_5@115 count_6@116 count_7@117 count_8@118 count_9@119 count_10@120");
    QTest::newRow("C05 one minute, from the main time on")
        << timing::TimeControl(timing::Retained{Millis{80'000}, 1})
        << timing::fullBank(timing::Retained{Millis{80'000}, 1})
        << words(
               "enter_black_1@20 seconds_30@50 seconds_40@60 seconds_50@70 count_1@71 count_2@72 count_3@73 "
               "count_4@74 count_5@75 count_6@76 count_7@77 count_8@78 count_9@79 count_10@80");
    QTest::newRow("I01 three periods of 30 s")
        << timing::TimeControl(timing::Japanese{Millis{10'000}, 3, Millis{30'000}})
        << timing::fullBank(timing::Japanese{Millis{10'000}, 3, Millis{30'000}})
        << words(
               "enter_periods_3@10 seconds_10@20 seconds_20@30 seconds_25@35 seconds_28@38 periods_left_2@40 "
               "seconds_10@50 seconds_20@60 seconds_25@65 seconds_28@68 periods_left_1@70 seconds_10@80 "
               "seconds_20@90 count_1@91 count_2@92 count_3@93 count_4@94 count_5@95 count_6@96 count_7@97 "
               "count_8@98 count_9@99 count_10@100");
    QTest::newRow("L06 absolute, 65 s")
        << timing::TimeControl(timing::Absolute{Millis{65'000}})
        << timing::fullBank(timing::Absolute{Millis{65'000}})
        << words("remaining_60@5 remaining_30@35 remaining_20@45 remaining_10@55 count_1@56 count_2@57 "
                 "count_3@58 count_4@59 count_5@60 count_6@61 count_7@62 count_8@63 count_9@64 count_10@65");
}

void TestAnnouncer::readingsOfATurn()
{
    QFETCH(timing::TimeControl, control);
    QFETCH(timing::Bank, bank);
    QFETCH(QStringList, spoken);
    constexpr Nanos start = 777 * nanosPerSecond;
    Notebook notebook;
    Announcer announcer(notebook);
    announcer.beginTurn(control, bank, Color::Black, timing::turnStart, start);
    QCOMPARE(notebook.spoken(start), spoken);
}

void TestAnnouncer::lossIsNotScheduledAhead()
{
    Notebook notebook;
    Announcer announcer(notebook);
    announcer.beginTurn(fiveMinutes(), inByoyomi(1), Color::White, timing::turnStart, 0);
    QVERIFY(!notebook.said.empty());
    for (const ScheduledClip& clip : notebook.said)
        QVERIFY(clip.priority != Priority::Lost);
}

void TestAnnouncer::readingsGoOnAfterAPause()
{
    Notebook notebook;
    Announcer announcer(notebook);
    // 30.0 s were thought and read before the pause; the clock runs on 1000 s later.
    announcer.beginTurn(fiveMinutes(), inByoyomi(1), Color::Black, Millis{30'000}, 1000 * nanosPerSecond);
    QCOMPARE(
        notebook.spoken(1000 * nanosPerSecond).first(3), words("seconds_40@40 seconds_50@50 count_1@51"));
}

void TestAnnouncer::untimedTurnIsSilent()
{
    Notebook notebook;
    Announcer announcer(notebook);
    announcer.beginTurn(timing::Untimed{}, timing::Bank{}, Color::Black, timing::turnStart, 0);
    QVERIFY(notebook.said.empty());
}

void TestAnnouncer::theOpeningIsSaidBeforeTheEntry()
{
    constexpr Nanos start = 777 * nanosPerSecond;
    const timing::TimeControl control = timing::Retained{Millis{60'000}, 1}; // no free time at all
    Notebook notebook;
    Announcer announcer(notebook);
    announcer.announce(about(Say::GameStart), start);
    announcer.beginTurn(control, timing::fullBank(control), Color::Black, timing::turnStart, start);
    QCOMPARE(notebook.spoken(start).first(3), words("game_start@0 enter_black_1@1.7 seconds_30@30"));
    announcer.endTurn(start + nanosPerSecond);
    notebook.said.clear();
    announcer.beginTurn(
        control, timing::fullBank(control), Color::White, timing::turnStart, start + 5 * nanosPerSecond);
    QCOMPARE(notebook.spoken(start).first(1), words("enter_white_1@5"));
}

void TestAnnouncer::turnsAreGenerations()
{
    Notebook notebook;
    Announcer announcer(notebook);
    announcer.beginTurn(fiveMinutes(), inByoyomi(1), Color::Black, timing::turnStart, 0);
    const Generation first = notebook.said.front().generation;
    QCOMPARE(first, notebook.generation);
    notebook.said.clear();
    announcer.endTurn(45 * nanosPerSecond);
    QCOMPARE(notebook.cuts.back(), 45 * nanosPerSecond);
    announcer.beginTurn(fiveMinutes(), inByoyomi(1), Color::White, timing::turnStart, 45 * nanosPerSecond);
    QVERIFY(notebook.said.front().generation > first);
    QCOMPARE(notebook.said.front().generation, notebook.generation);
}

void TestAnnouncer::hallAndLossBelongToNoTurn()
{
    Notebook notebook;
    Announcer announcer(notebook);
    announcer.announce(about(Say::Pass, Color::Black), 5);
    announcer.announce(about(Say::LostOnTime, Color::Black), 6);
    announcer.announce(about(Say::ClockAdjusted, Color::Black), 7);
    const std::vector<ScheduledClip> expected{
        {QStringLiteral("black_pass"), 5, Priority::Hall, everyGeneration, {}},
        {QStringLiteral("lost_plain"), 6 + 620 * nanosPerMilli, Priority::Lost, everyGeneration, {}}};
    QCOMPARE(notebook.said, expected);
}

void TestAnnouncer::answerGivesWayToAReading()
{
    // The answer is 1.5 s long; a reading is due at 30 s.
    const auto answer = about(Say::Answer, Color::Black, 3, Announcement::Unit::Minutes);
    const std::array<std::pair<Nanos, bool>, 6> cases{
        {{20'000, true}, {28'400, true}, {28'500, false}, {29'999, false}, {30'000, false}, {30'001, true}}};
    for (const auto& [at, said] : cases) {
        Notebook notebook;
        Announcer announcer(notebook);
        announcer.beginTurn(fiveMinutes(), inByoyomi(3), Color::Black, timing::turnStart, 0);
        notebook.said.clear();
        announcer.announce(answer, at * nanosPerMilli);
        QVERIFY2(notebook.said.empty() != said, qPrintable(QString::number(at)));
    }
    Notebook notebook;
    Announcer announcer(notebook);
    announcer.beginTurn(fiveMinutes(), inByoyomi(1), Color::Black, timing::turnStart, 0);
    notebook.said.clear();
    for (int at = 50'000; at < 59'000; at += 100)
        announcer.announce(answer, at * nanosPerMilli);
    QVERIFY(notebook.said.empty()); // in the last ten seconds it is only shown
}

void TestAnnouncer::voidMoveSaysWhy()
{
    Notebook notebook;
    Announcer announcer(notebook);
    announcer.announce(
        about(Say::VoidMove, Color::White, static_cast<int>(go::IllegalReason::Ko)), nanosPerSecond);
    QCOMPARE(notebook.spoken(), words("ko_retake@1 void_move@1"));
    notebook.said.clear();
    announcer.announce(about(Say::VoidMove, Color::White, static_cast<int>(go::IllegalReason::Occupied)), 0);
    QCOMPARE(notebook.spoken(), words("void_move@0"));
    notebook.said.clear();
    announcer.refuse(go::IllegalReason::Suicide, 0);
    announcer.refuse(go::IllegalReason::Superko, 0);
    announcer.refuse(go::IllegalReason::Occupied, 0);
    QCOMPARE(notebook.spoken(), words("forbidden_point@0 repetition@0"));
}

void TestAnnouncer::resultFallsBackOnTheWinner()
{
    Notebook notebook;
    Announcer announcer(notebook);
    announcer.announce(result(go::OutcomeKind::Count, Color::White, 50), 0);
    QCOMPARE(notebook.said.front().id, QStringLiteral("result_white_50"));
    QCOMPARE(notebook.said.front().otherwise, QStringLiteral("white_wins"));
}

void TestAnnouncer::stonesAndCaptures()
{
    Notebook notebook;
    Announcer announcer(notebook);
    for (const int captured : {0, 1, 0, 0, 7})
        announcer.stonePlayed(captured);
    QCOMPARE(notebook.effects, words("stone1 stone2 capture1 stone3 stone4 stone1 capture2"));
}

void TestAnnouncer::silencePassesOn()
{
    Notebook notebook;
    Announcer announcer(notebook);
    announcer.silence();
    QCOMPARE(notebook.silences, 1);
}

QTEST_GUILESS_MAIN(TestAnnouncer)
#include "tst_announcer.moc"
