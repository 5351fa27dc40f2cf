// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/record.h"
#include "core/exam/referee.h"
#include "tests/support/examtable.h"

#include <QTest>

using exam::RefusalReason;
using go::Color;
using timing::Millis;
using namespace std::chrono_literals;

namespace {

const timing::Bank lastMinute{0ms, 1, 0ms, 0, true, timing::allWarnings};

/// Both in byo-yomi with this bank, running.
ExamTable tableWith(const timing::Bank& bank, exam::GameSetup setup = setupFor(9))
{
    ExamTable table(std::move(setup));
    for (const Color side : go::bothColors) {
        table.wish(exam::AdjustClock{side, bank, {}});
    }
    table.start();
    return table;
}

const exam::Envelope envelope{"not-to-be-read"};

exam::GameSetup woodenSetup(Color first = Color::Black)
{
    exam::GameSetup setup = setupFor(19, exam::Conduct::Exam);
    setup.board = exam::Board::Wooden;
    setup.first = first;
    return setup;
}

bool refused(ExamTable& table, const exam::Command& command, RefusalReason reason)
{
    const auto refusal = table.wish(command);
    return refusal && refusal->reason == reason;
}

/// What is folded again from its lines stands the same.
bool survivesTheLines(const ExamTable& table)
{
    std::vector<exam::Event> read;
    for (const exam::Event& event : table.events) {
        read.push_back(exam::fromLine(exam::toLine(event)).value());
    }
    return exam::sameState(exam::replay(read), table.session);
}

} // namespace

/// The rows of the clock's table in which a referee rules, and the clock beside a wooden board.
class TestRulings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void f01_f02_aSealedMoveStopsBothClocks()
    {
        ExamTable table = tableWith({0ms, 3, 0ms, 0, true, timing::allWarnings});
        table.after(42s);
        QVERIFY(!table.wish(exam::Seal{Color::Black, envelope}));
        QVERIFY(table.phase<exam::Sealed>());
        QCOMPARE(table.session.clock.bank(Color::Black).periods, 3);
        QVERIFY(table.session.game.plies().empty()); // nobody sees it
        QVERIFY(exam::cuesBetween(table.session, timing::turnStart, 1h).empty());
        table.after(24h);
        QVERIFY(refused(table, exam::Play{Color::White, {0, 0}}, RefusalReason::NotRunning));
        QVERIFY(refused(table, exam::Resume{}, RefusalReason::EnvelopeClosed));
        QVERIFY(!table.wish(exam::OpenSeal{go::Point{4, 4}}));
        QCOMPARE(table.session.game.board().at({4, 4}), Color::Black);
        QCOMPARE(exam::sideToMove(table.session), Color::White);
        QCOMPARE(exam::elapsed(table.session, table.now + 31s), Millis{31'000});
        QVERIFY(survivesTheLines(table));
    }

    void f03_sealingAtTheFlagIsTooLate()
    {
        ExamTable table = tableWith(lastMinute);
        table.after(60s);
        table.wish(exam::Seal{Color::Black, envelope});
        QVERIFY(table.phase<exam::Over>());
    }

    void f04_aMinuteFilledBeforeSealingIsGone()
    {
        ExamTable table = tableWith({0ms, 3, 0ms, 0, true, timing::allWarnings});
        table.after(75s);
        table.wish(exam::Seal{Color::Black, envelope});
        QCOMPARE(table.session.clock.bank(Color::Black).periods, 2);
    }

    void a36_anImpossibleSealedMoveIsOnePass()
    {
        ExamTable table(setupFor(9, exam::Conduct::Exam));
        table.start();
        table.play("E5");
        table.wish(exam::Seal{Color::White, envelope});
        QVERIFY(table.phase<exam::Sealed>());
        table.wish(exam::OpenSeal{go::Point{4, 4}}); // E5 again
        QCOMPARE(table.session.game.plies().back().kind, go::PlyKind::Void);
        QCOMPARE(exam::sideToMove(table.session), Color::Black);
        const auto said = exam::announcementsOf(table.session, table.events.back());
        QCOMPARE(said.size(), std::size_t{2});
        QCOMPARE(said.back().say, exam::Say::VoidMove);
        QVERIFY(survivesTheLines(table));
    }

    void a35_aPauseCostsNobodyAnything()
    {
        ExamTable table = tableWith({0ms, 3, 0ms, 0, true, timing::allWarnings});
        table.after(42s);
        QVERIFY(!table.wish(exam::Pause{}));
        table.after(72h);
        QVERIFY(refused(table, exam::Play{Color::Black, {4, 4}}, RefusalReason::NotRunning));
        QCOMPARE(exam::elapsed(table.session, table.now), Millis{42'000});
        QVERIFY(!table.wish(exam::Resume{}));
        QCOMPARE(exam::elapsed(table.session, table.now), Millis{42'000}); // to the second it stopped at
        const auto said = exam::cuesBetween(table.session, 42s, 51s);
        QCOMPARE(said.size(), std::size_t{1});
        QCOMPARE(said.front().value, 50);
        table.after(20s);
        table.wish(exam::Play{Color::Black, {4, 4}});
        QCOMPARE(table.session.clock.bank(Color::Black).periods, 2); // 62 s of thinking
        QVERIFY(survivesTheLines(table));
    }

    void a36_anEnvelopeThatCannotBeReadIsOnePass()
    {
        ExamTable table(setupFor(9, exam::Conduct::Exam));
        table.start();
        QVERIFY(refused(table, exam::OpenSeal{go::Point{4, 4}}, RefusalReason::NotPaused));
        table.play("E5");
        table.wish(exam::Seal{Color::White, envelope});
        QVERIFY(!table.wish(exam::OpenSeal{}));
        QCOMPARE(table.session.game.plies().back().kind, go::PlyKind::Pass);
        QCOMPARE(exam::sideToMove(table.session), Color::Black);
        const auto said = exam::announcementsOf(table.session, table.events.back());
        QCOMPARE(said.size(), std::size_t{2});
        QCOMPARE(said.back().say, exam::Say::Pass);
        QVERIFY(survivesTheLines(table));
    }

    void g01_inPracticeBothClocksGoBack()
    {
        ExamTable table(setupFor(9));
        table.start();
        table.after(10s);
        table.play("E5");
        table.after(8s);
        table.wish(exam::TakeBack{1});
        QCOMPARE(table.session.clock.bank(Color::Black).main, Millis{60'000});
        QCOMPARE(table.session.clock.bank(Color::White).main, Millis{60'000});
        QCOMPARE(exam::elapsed(table.session, table.now + 2s), Millis{2'000});
    }

    void g03_aMinuteDeductedInAnUndoneMoveComesBack()
    {
        ExamTable table = tableWith({0ms, 3, 0ms, 0, true, timing::allWarnings});
        table.after(70s);
        table.play("E5");
        QCOMPARE(table.session.clock.bank(Color::Black).periods, 2);
        table.after(5s);
        table.wish(exam::TakeBack{1});
        QCOMPARE(table.session.clock.bank(Color::Black).periods, 3);
    }

    void h02_latenessIsDeductedTwice()
    {
        ExamTable table(setupFor(9));
        QVERIFY(!table.wish(exam::ArriveLate{Color::White, 14s}));
        QCOMPARE(table.session.clock.bank(Color::White).main, Millis{32'000});
        QCOMPARE(table.session.clock.bank(Color::Black).main, Millis{60'000});
        table.start();
        QVERIFY(refused(table, exam::ArriveLate{Color::White, 14s}, RefusalReason::AlreadyDone));
        QVERIFY(survivesTheLines(table));
    }

    void h02_whoIsTooLateHasLost()
    {
        ExamTable table(setupFor(9));
        QVERIFY(!table.wish(exam::ArriveLate{Color::White, 15min}));
        QCOMPARE(
            exam::outcomeOf(table.session).value(), (go::Outcome{go::OutcomeKind::Forfeit, Color::Black, 0}));
        QVERIFY(survivesTheLines(table));
    }

    void h03_overtimeCountsAsAPassWhereTheRulesSaySo()
    {
        exam::GameSetup setup = setupFor(9);
        ExamTable strict = tableWith(lastMinute, setup);
        strict.after(60s);
        strict.wish(exam::Tick{});
        QVERIFY(refused(strict, exam::CountFlagAsPass{}, RefusalReason::NotInProfile));

        setup.profile = exam::profileNamed("cwa-2002").value();
        ExamTable table = tableWith(lastMinute, setup);
        QVERIFY(refused(table, exam::CountFlagAsPass{}, RefusalReason::NoFlag));
        table.after(60s);
        table.wish(exam::Tick{});
        table.after(30s);
        QVERIFY(!table.wish(exam::CountFlagAsPass{"on request"}));
        QVERIFY(table.phase<exam::Paused>());
        QVERIFY(!exam::outcomeOf(table.session));
        QCOMPARE(table.session.clock.bank(Color::Black), lastMinute);
        QCOMPARE(exam::sideToMove(table.session), Color::White);
        QCOMPARE(table.session.clock.turn(), Color::White);
        table.wish(exam::Resume{});
        QCOMPARE(exam::elapsed(table.session, table.now + 31s), Millis{31'000});
        QVERIFY(survivesTheLines(table));
    }

    void h04_theRunningMinuteBeginsAnew()
    {
        ExamTable table = tableWith(lastMinute);
        table.after(52s);
        table.wish(exam::Pause{exam::PauseReason::Referee});
        table.wish(exam::AdjustClock{Color::Black, lastMinute, "disturbed"});
        table.wish(exam::Resume{});
        QCOMPARE(exam::elapsed(table.session, table.now + 31s), Millis{31'000});
    }

    void h05_theTurnGoesOnWithTheRightSide()
    {
        ExamTable table(woodenSetup());
        table.start();
        table.after(5s);
        QVERIFY(refused(table, exam::GiveTurn{Color::White, {}}, RefusalReason::ClockRuns));
        table.wish(exam::Pause{exam::PauseReason::Referee});
        QVERIFY(!table.wish(exam::GiveTurn{Color::White, "wrong side"}));
        table.wish(exam::Resume{});
        QCOMPARE(exam::sideToMove(table.session), Color::White);
        QCOMPARE(exam::elapsed(table.session, table.now + 31s), Millis{31'000});
        QCOMPARE(table.session.clock.bank(Color::Black).main, Millis{60'000});
        QVERIFY(survivesTheLines(table));
    }

    void h06_aRevokedFlagGoesOnWithTenSeconds()
    {
        ExamTable table = tableWith(lastMinute);
        QVERIFY(refused(table, exam::RevokeFlag{50s, {}}, RefusalReason::NoFlag));
        table.after(60s);
        table.wish(exam::Tick{});
        QVERIFY(exam::outcomeOf(table.session));
        QVERIFY(!table.wish(exam::RevokeFlag{50s, "the clock was wrong"}));
        QVERIFY(table.phase<exam::Paused>());
        table.wish(exam::Resume{});
        QCOMPARE(table.session.clock.flagInstant(), table.now + 10s);
        QCOMPARE(table.session.clock.turn(), Color::Black);
        QVERIFY(survivesTheLines(table));
    }

    void h06_noTimeIsRevokedBeyondTheFlag()
    {
        ExamTable table = tableWith(lastMinute);
        table.after(60s);
        table.wish(exam::Tick{});
        table.wish(exam::RevokeFlag{5min, {}});
        table.wish(exam::Resume{});
        QCOMPARE(table.session.clock.flagInstant(), table.now + 1ms);
    }

    void clockOnlyCountsPressesAndKnowsNoStones()
    {
        ExamTable table(woodenSetup(Color::White));
        QVERIFY(refused(table, exam::PressClock{Color::White}, RefusalReason::NotRunning));
        table.start();
        QCOMPARE(exam::sideToMove(table.session), Color::White);
        QVERIFY(refused(table, exam::PressClock{Color::Black}, RefusalReason::NotYourTurn)); // E01
        table.after(10s);
        QVERIFY(!table.wish(exam::PressClock{Color::White}));
        table.after(20s);
        QVERIFY(!table.wish(exam::PressClock{Color::Black}));
        QCOMPARE(exam::movesOf(table.session), 2);
        QCOMPARE(table.session.clock.bank(Color::White).main, Millis{50'000});
        QCOMPARE(table.session.clock.bank(Color::Black).main, Millis{40'000});
        QVERIFY(refused(table, exam::Play{Color::White, {3, 3}}, RefusalReason::WoodenBoard));
        QVERIFY(refused(table, exam::Pass{Color::White}, RefusalReason::WoodenBoard));
        QVERIFY(refused(table, exam::ProposeEnd{Color::White}, RefusalReason::WoodenBoard));
        QVERIFY(refused(table, exam::Seal{Color::White, envelope}, RefusalReason::WoodenBoard));
        table.wish(exam::RuleGame{{go::OutcomeKind::Count, Color::Black, 11}, {}});
        QCOMPARE(exam::outcomeOf(table.session)->margin, 11);
        QVERIFY(survivesTheLines(table));
    }

    void clockOnlyTakesAPressBackEvenInTheExam()
    {
        ExamTable table(woodenSetup());
        table.start();
        table.after(10s);
        table.wish(exam::PressClock{Color::Black});
        table.after(5s);
        table.wish(exam::Pause{exam::PauseReason::Referee});
        QVERIFY(!table.wish(exam::TakeBack{1}));
        QVERIFY(table.phase<exam::Paused>()); // it stands until it is resumed
        QCOMPARE(exam::sideToMove(table.session), Color::Black);
        QCOMPARE(table.session.clock.bank(Color::Black).main, Millis{60'000});
        QCOMPARE(exam::movesOf(table.session), 0);
        QVERIFY(survivesTheLines(table));
    }

    void clockOnlyLosesOnTimeAndByWarnings()
    {
        ExamTable table = tableWith(lastMinute, woodenSetup());
        table.after(60s);
        table.wish(exam::PressClock{Color::Black});
        QCOMPARE(exam::outcomeOf(table.session)->kind, go::OutcomeKind::Time);
        ExamTable other(woodenSetup());
        other.start();
        other.wish(exam::GiveWarning{Color::White, exam::Incident::ClockMisuse, {}});
        other.wish(exam::GiveWarning{Color::White, exam::Incident::ClockMisuse, {}});
        QCOMPARE(exam::outcomeOf(other.session)->winner, Color::Black);
    }

    void anyBoardHasNoClockToPress()
    {
        ExamTable table(setupFor(9));
        table.start();
        QVERIFY(refused(table, exam::PressClock{Color::Black}, RefusalReason::NoClockToPress));
        QVERIFY(refused(table, exam::GiveTurn{Color::White, {}}, RefusalReason::NoClockToPress));
    }
};

QTEST_GUILESS_MAIN(TestRulings)
#include "tst_rulings.moc"
