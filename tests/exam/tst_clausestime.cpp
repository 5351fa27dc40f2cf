// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/record.h"
#include "core/exam/referee.h"
#include "core/go/outcome.h"
#include "tests/support/examtable.h"

#include <QTest>

#include <algorithm>

using exam::RefusalReason;
using go::Color;
using timing::CueKind;
using timing::Millis;
using namespace std::chrono_literals;

namespace {

/// A game of so many minutes, the last `reserve` of them read.
ExamTable timed(int minutes, int reserve)
{
    exam::GameSetup setup = setupFor(19, exam::Conduct::Exam);
    setup.time = timing::Retained{Millis{60'000} * minutes, reserve};
    ExamTable table(setup);
    table.start();
    return table;
}

/// Black thinks for so long and plays; White answers at once.
void round(ExamTable& table, Millis thought)
{
    table.after(thought);
    const auto points = table.session.game.legalPoints(Color::Black);
    table.wish(exam::Play{Color::Black, points.front()});
    table.wish(exam::Play{Color::White, table.session.game.legalPoints(Color::White).back()});
}

/// "30s 40s 1min left4", as the reader says it in a turn of so long.
std::string said(const ExamTable& table, Millis until)
{
    std::string words;
    for (const timing::Cue& cue : exam::cuesBetween(table.session, timing::turnStart, until)) {
        words += words.empty() ? "" : " ";
        switch (cue.kind) {
        case CueKind::Enter:
            words += "enter" + std::to_string(cue.value);
            break;
        case CueKind::Seconds:
            words += std::to_string(cue.value) + 's';
            break;
        case CueKind::Minute:
            words += "minute";
            break;
        case CueKind::Left:
            words += "left" + std::to_string(cue.value);
            break;
        case CueKind::Remaining:
            words += "remaining" + std::to_string(cue.value);
            break;
        case CueKind::Count:
            words += std::to_string(cue.value);
            break;
        case CueKind::Lost:
            words += "lost";
            break;
        }
    }
    return words;
}

bool refused(ExamTable& table, const exam::Command& command, RefusalReason reason)
{
    const auto refusal = table.wish(command);
    return refusal && refusal->reason == reason;
}

} // namespace

/// The sentences about colours, time and the end, one test each.
class TestClausesTime : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a20_coloursAreDrawnOrChosen()
    {
        for (const auto choice :
            {exam::ColourChoice::Nigiri, exam::ColourChoice::Drawn, exam::ColourChoice::Agreed}) {
            exam::GameSetup setup;
            setup.colours = choice;
            const exam::Event event{{}, exam::GameSetUp{setup}};
            QVERIFY(exam::fromLine(exam::toLine(event)).value() == event);
        }
        // Wrong colours are put right as far as the edition allows: 2002, 17.1.
        exam::GameSetup setup = setupFor(9, exam::Conduct::Exam);
        setup.players = {{"甲", ""}, {"乙", ""}};
        setup.profile = exam::profileNamed("cwa-2002").value();
        const exam::Rule swap{
            Color::Black, exam::Incident::ColoursSwapped, {exam::Consequence::SwapColours}, 0, {}, {}};
        ExamTable table(setup);
        table.start();
        table.after(5s);
        for (const char* move : {"A1", "B1", "C1", "D1", "E1", "F1", "G1", "H1", "J1", "A2"}) {
            QVERIFY(!table.play(move));
        }
        QVERIFY(refused(table, swap, RefusalReason::ClockRuns));
        ExamTable late = table;
        late.play("B2");
        late.wish(exam::Pause{exam::PauseReason::Referee});
        QVERIFY(refused(late, swap, RefusalReason::TooLate)); // the eleventh move
        table.wish(exam::Pause{exam::PauseReason::Referee});
        QVERIFY(!table.wish(swap));
        QCOMPARE(table.session.setup.players.black.name, std::string("乙"));
        QCOMPARE(table.session.clock.bank(Color::White).main, Millis{55'000}); // who thought keeps his time
        QCOMPARE(exam::movesOf(table.session), 10);
    }

    void a21_komiIsThreeAndThreeQuarters()
    {
        QCOMPARE(exam::GameSetup{}.rules.komi, 15);
        for (const exam::Preset& preset : exam::presets()) {
            QCOMPARE(preset.setup.rules.komi, preset.setup.handicap > 0 ? 0 : 15);
        }
    }

    void a22_gamesAreTimed()
    {
        for (const exam::Preset& preset : exam::presets()) {
            QVERIFY(!std::holds_alternative<timing::Untimed>(preset.setup.time));
        }
        exam::GameSetup setup;
        setup.time = timing::Untimed{}; // "as far as there are clocks"
        QVERIFY(exam::faultsOf(setup).empty());
    }

    void a23_whoExceedsTheLimitLoses()
    {
        ExamTable table = timed(60, 1);
        table.after(1h - 1ms);
        QVERIFY(!table.play("Q16"));
        ExamTable late = timed(60, 1);
        late.after(1h);
        late.play("Q16");
        QCOMPARE(exam::outcomeOf(late.session), (go::Outcome{go::OutcomeKind::Time, Color::White, 0}));
        QCOMPARE(go::sgfResult(*exam::outcomeOf(late.session)), std::string("W+T"));
    }

    void a24_theLastMinutesLieInsideTheLimit()
    {
        const ExamTable table = timed(60, 5);
        const auto reading
            = [&table](Millis at) { return table.session.clock.reading(Color::Black, timing::Instant{at}); };
        QVERIFY(!reading(55min - 1ms).inOvertime);
        QVERIFY(reading(55min).inOvertime);
        QCOMPARE(reading(55min).periods, 5);
        QCOMPARE(said(table, 55min), std::string("enter5"));
    }

    void a25_onlyFullMinutesAreDeducted()
    {
        ExamTable table = timed(10, 5);
        round(table, 5min); // the free time is gone, to the very instant
        std::vector<int> left;
        for (const Millis thought : {59'900ms, 60'000ms, 125'000ms, 10'000ms, 59'000ms, 61'000ms}) {
            round(table, thought);
            left.push_back(table.session.clock.bank(Color::Black).periods);
        }
        QCOMPARE(left, (std::vector<int>{5, 4, 2, 2, 2, 1}));
        ExamTable brink = timed(10, 5);
        round(brink, 5min);
        round(brink, 299'900ms);
        QCOMPARE(brink.session.clock.bank(Color::Black).periods, 1);
        brink.after(60s);
        brink.wish(exam::Tick{});
        QVERIFY(exam::outcomeOf(brink.session));
        ExamTable sudden = timed(2, 1);
        round(sudden, 1min);
        round(sudden, 59'990ms);
        QVERIFY(!exam::outcomeOf(sudden.session));
    }

    void a26_theSecondsAreCalled()
    {
        ExamTable table = timed(10, 5);
        round(table, 5min);
        QCOMPARE(said(table, 59s), std::string("30s 40s 50s 55s 58s"));
        QVERIFY(said(table, 60s).find("minute") != std::string::npos);
        QVERIFY(said(table, 118s).ends_with("30s 40s 50s 55s 58s")); // again in the same long think
    }

    void a27_theMinutesLeftAreTold()
    {
        ExamTable table = timed(10, 5);
        round(table, 5min);
        const std::string words = said(table, 4min);
        for (const char* left : {"minute left4", "minute left3", "minute left2", "minute left1"}) {
            QVERIFY2(words.find(left) != std::string::npos, words.c_str());
        }
    }

    void a28_theLastMinuteIsCounted()
    {
        ExamTable table = timed(2, 1);
        round(table, 1min);
        QCOMPARE(said(table, 60s), std::string("30s 40s 50s 1 2 3 4 5 6 7 8 9 lost"));
        table.after(60s);
        table.wish(exam::Tick{});
        const auto words = exam::announcementsOf(table.session, table.events.back());
        QCOMPARE(words.front().say, exam::Say::LostOnTime);
        QCOMPARE(exam::outcomeOf(table.session)->winner, std::optional(Color::White));
    }

    void a29_quickGamesHaveTheirOwnReading()
    {
        exam::GameSetup setup = setupFor(19, exam::Conduct::Exam);
        setup.time = timing::Japanese{Millis{0}, 3, 30s};
        ExamTable table(setup);
        table.start();
        QVERIFY(said(table, 30s).ends_with("left2"));
        QVERIFY(std::ranges::any_of(exam::presets(), [](const exam::Preset& each) {
            return std::holds_alternative<timing::Japanese>(each.setup.time);
        }));
    }

    void a30_theProgramEndsNoGameByItself()
    {
        ExamTable table(setupFor(9, exam::Conduct::Exam));
        table.start();
        for (const char* move : {"E5", "D5", "E4", "D4"}) {
            table.play(move);
        }
        table.wish(exam::ProposeEnd{Color::Black});
        QVERIFY(table.phase<exam::Running>());
        QVERIFY(!table.wish(exam::DeclineEnd{Color::White})); // there is something left to play
        QVERIFY(!table.play("C3"));
        QVERIFY(table.phase<exam::Running>());
        table.agreeEnd();
        QVERIFY(table.phase<exam::Counting>());
    }

    void a31_whoResignsHasLostByResignation()
    {
        ExamTable table(setupFor(9, exam::Conduct::Exam));
        table.start();
        table.play("E5");
        QVERIFY(!table.wish(exam::Resign{Color::White}));
        QCOMPARE(
            exam::outcomeOf(table.session), (go::Outcome{go::OutcomeKind::Resignation, Color::Black, 0}));
        QCOMPARE(go::chineseResult(*exam::outcomeOf(table.session)), std::string("黑中盘胜"));
    }

    void a32_forfeitsAndRulingsEndTheGame()
    {
        const auto ruled = [](exam::Incident incident, exam::Ruling ruling) {
            ExamTable table(setupFor(9, exam::Conduct::Exam));
            table.start();
            table.wish(exam::Rule{Color::White, incident, ruling, 0, {}, {}});
            return exam::outcomeOf(table.session).value_or(go::Outcome{}).kind;
        };
        using exam::Consequence;
        QCOMPARE(ruled(exam::Incident::Absent, {Consequence::Loss}), go::OutcomeKind::Forfeit);
        QCOMPARE(ruled(exam::Incident::Other, {Consequence::Loss}), go::OutcomeKind::Foul);
        QCOMPARE(ruled(exam::Incident::Other, {Consequence::Draw}), go::OutcomeKind::Draw);
        QCOMPARE(ruled(exam::Incident::Other, {Consequence::Replay}), go::OutcomeKind::Replay);
        QCOMPARE(ruled(exam::Incident::Other, {Consequence::BothLose}), go::OutcomeKind::BothLose);
        QCOMPARE(ruled(exam::Incident::Other, {Consequence::NoResult}), go::OutcomeKind::NoResult);
    }

    void a33_theSideToMoveConfirmsFirst()
    {
        ExamTable table(setupFor(9, exam::Conduct::Exam));
        table.start();
        table.play("E5");
        QVERIFY(refused(table, exam::ProposeEnd{Color::Black}, RefusalReason::NotYourTurn));
        QVERIFY(!table.wish(exam::ProposeEnd{Color::White}));
        QVERIFY(refused(table, exam::AgreeEnd{Color::White}, RefusalReason::OwnProposal));
        QVERIFY(!table.wish(exam::AgreeEnd{Color::Black}));
        QVERIFY(refused(table, exam::ConfirmDead{Color::Black}, RefusalReason::OtherFirst));
        QVERIFY(!table.wish(exam::ConfirmDead{Color::White}));
        QVERIFY(!table.wish(exam::ConfirmDead{Color::Black}));
        QVERIFY(table.phase<exam::Signing>());
    }

    void a34_nothingIsDeadByItsEyesAlone()
    {
        ExamTable table(setupFor(9, exam::Conduct::Exam));
        table.start();
        for (const char* move : {"E5", "A1", "E4"}) {
            table.play(move);
        }
        table.agreeEnd();
        QVERIFY(table.phase<exam::Counting>()->dead.empty()); // a lone stone has no eye and still stays
        QVERIFY(!table.wish(exam::MarkDead{go::pointFromBoardName("A1", go::BoardSize::square(9)).value()}));
        QCOMPARE(table.phase<exam::Counting>()->dead.size(), std::size_t{1});
    }

    void a42_theMinutesLeftMayBeAskedInByoyomi()
    {
        ExamTable table = timed(10, 5);
        QVERIFY(refused(table, exam::AskMinutes{Color::Black}, RefusalReason::NotInByoyomi));
        round(table, 5min);
        QVERIFY(!table.wish(exam::AskMinutes{Color::Black}));
        const auto words = exam::announcementsOf(table.session, table.events.back());
        QCOMPARE(words.front().say, exam::Say::Answer);
        QCOMPARE(words.front().value, 5);
        QCOMPARE(words.front().unit, exam::Announcement::Unit::Minutes);
        QVERIFY(table.phase<exam::Running>()); // the clock goes on
        QVERIFY(refused(table, exam::AskMinutes{Color::White}, RefusalReason::NotYourTurn));
    }
};

QTEST_GUILESS_MAIN(TestClausesTime)
#include "tst_clausestime.moc"
