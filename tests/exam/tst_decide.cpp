// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/examtable.h"

#include <QtTest>

using exam::Conduct;
using exam::RefusalReason;
using go::Color;
using timing::Millis;
using namespace std::chrono_literals;

/// The clauses of the hall, wish by wish.
class TestDecide : public QObject {
    Q_OBJECT

private:
    /// White D7 has taken E7: Black may not retake at once (fixture of the basic ko).
    static ExamTable koFight(Conduct conduct)
    {
        ExamTable table(setupFor(9, conduct));
        table.start();
        for (const char* move : {"D8", "E8", "C7", "F7", "D6", "E6", "E7", "D7"}) {
            if (table.play(move)) {
                qFatal("%s was refused", move);
            }
        }
        return table;
    }

private Q_SLOTS:
    void a01_blackBeginsAndSidesAlternate()
    {
        ExamTable table(setupFor(9));
        table.start();
        QCOMPARE(exam::sideToMove(table.session), Color::Black);
        QVERIFY(!table.play("E5"));
        QCOMPARE(exam::sideToMove(table.session), Color::White);
        const auto refusal = table.wish(exam::Play{Color::Black, {2, 2}});
        QVERIFY(refusal);
        QCOMPARE(refusal->reason, RefusalReason::NotYourTurn);
    }

    void a04_aPassCostsTheTurnOnly()
    {
        ExamTable table(setupFor(9));
        table.start();
        table.after(5s);
        QVERIFY(!table.play("pass"));
        QCOMPARE(exam::sideToMove(table.session), Color::White);
        QCOMPARE(table.session.clock.bank(Color::Black).main, Millis{55'000});
        QVERIFY(table.phase<exam::Running>());
    }

    void a15_handicapGamesBeginWithWhite()
    {
        exam::GameSetup setup = setupFor(19);
        setup.handicap = 4;
        setup.rules.komi = 0;
        ExamTable table(setup);
        table.start();
        QCOMPARE(exam::sideToMove(table.session), Color::White);
        QCOMPARE(table.session.game.board().stones(Color::Black), 4);
        QVERIFY(table.session.game.plies().empty());
    }

    void a28_theFlagDecidesAtItsInstantWhateverIsWished_data()
    {
        QTest::addColumn<int>("at");
        QTest::addColumn<bool>("lost");
        QTest::newRow("59.999 lives") << 359'999 << false;
        QTest::newRow("60.000 is lost") << 360'000 << true;
        QTest::newRow("a late wish is lost at the same instant") << 400'000 << true;
    }
    void a28_theFlagDecidesAtItsInstantWhateverIsWished()
    {
        QFETCH(int, at);
        QFETCH(bool, lost);
        ExamTable table(setupFor(9));
        table.start();
        table.after(Millis{at});
        QVERIFY(!table.play("E5"));
        QCOMPARE(table.phase<exam::Over>() != nullptr, lost);
        if (lost) {
            QCOMPARE(table.events.back().at, timing::Instant{Millis{360'000}});
            QCOMPARE(exam::outcomeOf(table.session)->kind, go::OutcomeKind::Time);
            QCOMPARE(exam::outcomeOf(table.session)->winner, Color::White);
            QVERIFY(!table.session.game.board().at({4, 4}));
        }
    }

    void a31_resigningEndsTheGame()
    {
        ExamTable table(setupFor(9));
        table.start();
        table.wish(exam::Resign{Color::Black});
        QCOMPARE(
            exam::outcomeOf(table.session), (go::Outcome{go::OutcomeKind::Resignation, Color::White, 0}));
        QCOMPARE(table.play("E5")->reason, RefusalReason::GameIsOver);
    }

    void a33_theEndIsProposedAndAgreedInOrder()
    {
        ExamTable table(setupFor(9));
        table.start();
        table.play("E5");
        QCOMPARE(table.wish(exam::AgreeEnd{Color::White})->reason, RefusalReason::NothingProposed);
        QVERIFY(!table.wish(exam::ProposeEnd{Color::White}));
        QCOMPARE(table.wish(exam::AgreeEnd{Color::White})->reason, RefusalReason::OwnProposal);
        QVERIFY(!table.wish(exam::AgreeEnd{Color::Black}));
        QVERIFY(table.phase<exam::Counting>());
        QCOMPARE(table.phase<exam::Counting>()->first, Color::White);
        QCOMPARE(table.wish(exam::ConfirmDead{Color::Black})->reason, RefusalReason::OtherFirst);
        QVERIFY(!table.wish(exam::ConfirmDead{Color::White}));
        QCOMPARE(table.wish(exam::ConfirmDead{Color::White})->reason, RefusalReason::AlreadyDone);
        QVERIFY(!table.wish(exam::ConfirmDead{Color::Black}));
        QVERIFY(table.phase<exam::Signing>());
    }

    void a33_declinedOrPlayedOnTheGameGoesOn()
    {
        ExamTable table(setupFor(9));
        table.start();
        table.wish(exam::ProposeEnd{Color::Black});
        QVERIFY(!table.wish(exam::DeclineEnd{Color::White}));
        QVERIFY(!table.phase<exam::Running>()->endProposedBy);
        table.play("E5");
        table.wish(exam::ProposeEnd{Color::Black});
        QVERIFY(!table.play("C3"));
        QCOMPARE(exam::sideToMove(table.session), Color::Black);
        QVERIFY(!table.phase<exam::Running>()->endProposedBy);
    }

    void twoPassesInARowEndThePlay()
    {
        ExamTable table(setupFor(9));
        table.start();
        table.play("E5");
        table.play("pass");
        table.play("pass");
        QVERIFY(table.phase<exam::Counting>());
        QVERIFY(table.session.clock.phase() != timing::ClockPhase::Running);
    }

    void a35_aPauseStopsBothClocksInsideTheMinute()
    {
        ExamTable table(setupFor(9));
        table.start();
        table.after(95s);
        table.wish(exam::Pause{});
        QCOMPARE(table.play("E5")->reason, RefusalReason::NotRunning);
        table.after(3h);
        table.wish(exam::Resume{});
        QCOMPARE(exam::elapsed(table.session, table.now), Millis{95'000});
        QCOMPARE(table.session.clock.reading(Color::Black, table.now).inPeriod, Millis{35'000});
    }

    void a42_minutesMayBeAskedInByoyomiOnly()
    {
        ExamTable table(setupFor(9));
        table.start();
        QCOMPARE(table.wish(exam::AskMinutes{Color::Black})->reason, RefusalReason::NotInByoyomi);
        table.after(70s);
        QVERIFY(!table.wish(exam::AskMinutes{Color::Black}));
        QCOMPARE(table.wish(exam::AskMinutes{Color::White})->reason, RefusalReason::NotYourTurn);
    }

    void a44_aRecountOpensTheMarkingAgain()
    {
        ExamTable table(setupFor(9));
        table.start();
        table.play("E5");
        table.agreeEnd();
        table.wish(exam::ConfirmDead{Color::White});
        table.wish(exam::ConfirmDead{Color::Black});
        table.wish(exam::Sign{Color::Black});
        QVERIFY(!table.wish(exam::AskRecount{Color::White}));
        QVERIFY(table.phase<exam::Counting>());
        QVERIFY(!table.phase<exam::Counting>()->confirmed.white);
    }

    void a54_a55_illegalStonesAreRefusedOrVoid_data()
    {
        QTest::addColumn<int>("conduct");
        QTest::newRow("hint refuses") << static_cast<int>(Conduct::Hint);
        QTest::newRow("exam rules them void") << static_cast<int>(Conduct::Exam);
    }
    void a54_a55_illegalStonesAreRefusedOrVoid()
    {
        QFETCH(int, conduct);
        ExamTable table = koFight(static_cast<Conduct>(conduct));
        const auto refusal = table.play("E7");
        if (conduct == static_cast<int>(Conduct::Hint)) {
            QVERIFY(refusal);
            QCOMPARE(refusal->illegal->reason, go::IllegalReason::Ko);
            QCOMPARE(exam::sideToMove(table.session), Color::Black);
        } else {
            QVERIFY(!refusal);
            QCOMPARE(exam::sideToMove(table.session), Color::White);
            QCOMPARE(table.session.warnings.black, 0); // void is no warning
            QCOMPARE(table.session.game.plies().back().kind, go::PlyKind::Void);
            // B03: a void stone is no play elsewhere, so the ban stands
            QVERIFY(!table.play("A1"));
            QVERIFY(!table.play("E7"));
            QCOMPARE(table.session.game.plies().back().kind, go::PlyKind::Void);
        }
    }

    void aVoidStoneIsNoEndingPass()
    {
        ExamTable table = koFight(Conduct::Exam);
        table.play("E7");
        table.play("pass");
        QVERIFY(table.phase<exam::Running>());
    }

    void anOccupiedPointIsASlipAndNeverVoid()
    {
        ExamTable table(setupFor(9, Conduct::Exam));
        table.start();
        table.play("E5");
        const auto refusal = table.play("E5");
        QVERIFY(refusal);
        QCOMPARE(refusal->illegal->reason, go::IllegalReason::Occupied);
        QCOMPARE(exam::sideToMove(table.session), Color::White);
    }

    void a60_twoWarningsLose()
    {
        ExamTable table(setupFor(9, Conduct::Exam));
        table.start();
        table.wish(exam::GiveWarning{Color::White, exam::Incident::MovedStone, "first"});
        QVERIFY(table.phase<exam::Running>());
        QCOMPARE(table.session.warnings.white, 1);
        table.wish(exam::GiveWarning{Color::White, exam::Incident::Other, "second"});
        QCOMPARE(exam::outcomeOf(table.session), (go::Outcome{go::OutcomeKind::Foul, Color::Black, 0}));
        QCOMPARE(table.wish(exam::GiveWarning{Color::White, exam::Incident::Other, {}})->reason,
            RefusalReason::GameIsOver);
    }

    void aDisputeIsPlayedOutByTheObjectorFirst()
    {
        ExamTable table(setupFor(9));
        table.start();
        table.play("E5");
        table.after(20s);
        table.agreeEnd();
        const auto banks = table.session.clock.banks();
        QVERIFY(!table.wish(exam::DisputeDead{Color::Black}));
        QCOMPARE(exam::sideToMove(table.session), Color::Black);
        QCOMPARE(exam::elapsed(table.session, table.now), Millis{0});
        QVERIFY(banks == table.session.clock.banks());
        QVERIFY(!table.play("C3"));
    }

    void theDisputedPositionComesBackWhenBothWish()
    {
        ExamTable table(setupFor(9));
        table.start();
        table.play("E5");
        table.after(20s);
        table.agreeEnd();
        table.wish(exam::MarkDead{{4, 4}});
        QCOMPARE(table.wish(exam::BringBack{})->reason, RefusalReason::NothingToTakeBack);
        const exam::Session before = table.session;
        table.wish(exam::DisputeDead{Color::Black});
        table.after(30s);
        table.play("C3");
        table.play("G7");
        QCOMPARE(table.wish(exam::BringBack{})->reason, RefusalReason::NotCounting);
        table.agreeEnd();
        QVERIFY(table.phase<exam::Counting>()->dead.empty());
        QVERIFY(!table.wish(exam::BringBack{}));
        QVERIFY(table.session.game.board() == before.game.board());
        QVERIFY(table.session.game.plies() == before.game.plies());
        QVERIFY(table.session.turns == before.turns);
        QVERIFY(table.session.clock.banks() == before.clock.banks());
        QVERIFY(*table.phase<exam::Counting>() == std::get<exam::Counting>(before.phase));
        QCOMPARE(exam::sideToMove(table.session), exam::sideToMove(before));
        QVERIFY(!table.session.disputed);
        QVERIFY(!table.wish(exam::ConfirmDead{table.phase<exam::Counting>()->first}));
        table.wish(exam::DisputeDead{Color::White}); // and a dispute can be played out again
        QVERIFY(!table.play("C7"));
    }

    void clocksAreAdjustedOnlyWhileTheyStand()
    {
        ExamTable table(setupFor(9));
        table.start();
        timing::Bank bank = table.session.clock.bank(Color::Black);
        bank.main = Millis{1'000};
        QCOMPARE(table.wish(exam::AdjustClock{Color::Black, bank, {}})->reason, RefusalReason::ClockRuns);
        table.wish(exam::Pause{exam::PauseReason::Referee});
        QVERIFY(!table.wish(exam::AdjustClock{Color::Black, bank, "late"}));
        QCOMPARE(table.session.clock.bank(Color::Black).main, Millis{1'000});
    }

    void a03_takingBackIsForPractice()
    {
        ExamTable exam(setupFor(9, Conduct::Exam));
        exam.start();
        exam.play("E5");
        QCOMPARE(exam.wish(exam::TakeBack{1})->reason, RefusalReason::ExamConduct);

        ExamTable practice(setupFor(9));
        practice.start();
        QCOMPARE(practice.wish(exam::TakeBack{1})->reason, RefusalReason::NothingToTakeBack);
        practice.after(10s);
        practice.play("E5");
        practice.after(8s);
        QVERIFY(!practice.wish(exam::TakeBack{1}));
        QCOMPARE(exam::sideToMove(practice.session), Color::Black);
        QCOMPARE(practice.session.clock.bank(Color::Black).main, Millis{60'000});
        QVERIFY(!practice.session.game.board().at({4, 4}));
    }
};

QTEST_GUILESS_MAIN(TestDecide)
#include "tst_decide.moc"
