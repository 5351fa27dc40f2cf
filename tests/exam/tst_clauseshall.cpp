// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/byhand.h"
#include "core/exam/record.h"
#include "core/exam/referee.h"
#include "core/exam/ruledecision.h"
#include "core/go/cycle.h"
#include "core/go/outcome.h"
#include "tests/go/drawing.h"
#include "tests/support/examtable.h"

#include <QTest>

#include <algorithm>

using exam::Consequence;
using exam::Incident;
using exam::RefusalReason;
using exam::Ruling;
using exam::Say;
using go::Color;
using timing::Millis;
using namespace std::chrono_literals;

namespace {

bool refused(ExamTable& table, const exam::Command& command, RefusalReason reason)
{
    const auto refusal = table.wish(command);
    return refusal && refusal->reason == reason;
}

exam::Rule ruling(Color side, Incident incident, Ruling what, int zi = 0)
{
    return {side, incident, what, zi, {}, "note"};
}

/// A running game by the penalties of this edition.
ExamTable hall(const char* profile = "seed-1988", exam::Captures captures = exam::Captures::Program)
{
    exam::GameSetup setup = setupFor(9, exam::Conduct::Exam);
    setup.profile = exam::profileNamed(profile).value();
    setup.captures = captures;
    ExamTable table(setup);
    table.start();
    return table;
}

ExamTable byHand(const char* profile = "seed-1988") { return hall(profile, exam::Captures::ByHand); }

/// A running game from this position.
ExamTable from(std::initializer_list<std::string> rows, Color toPlay, go::Superko superko)
{
    const go::Board drawn = drawing::board(rows);
    exam::GameSetup setup = setupFor(9, exam::Conduct::Exam);
    setup.size = drawn.size();
    setup.rules.superko = superko;
    ExamTable table(setup);
    table.session.game = drawing::game(rows, toPlay, setup.rules);
    table.session.clock.setTurn(toPlay);
    table.start();
    if (table.session.clock.turn() != toPlay) {
        table.wish(exam::Pause{});
        table.session.clock.setTurn(toPlay);
        table.wish(exam::Resume{});
    }
    return table;
}

ExamTable tripleKo(go::Superko superko)
{
    return from({"O O O O O O O", "O X O . O . O", "X . X O X O X", "X X X X X X X", "O O O O O O O",
                    ". . . . . . ."},
        Color::Black, superko);
}

go::Point at(const ExamTable& table, const char* name)
{
    return go::pointFromBoardName(name, table.session.setup.size).value();
}

/// All that is said because of the last event.
std::vector<Say> lastSaid(const ExamTable& table)
{
    std::vector<Say> said;
    for (const auto& each : exam::announcementsOf(table.session, table.events.back())) {
        said.push_back(each.say);
    }
    return said;
}

/// What is folded again from its lines stands the same.
bool survivesTheLines(const ExamTable& table)
{
    std::vector<exam::Event> read;
    for (const exam::Event& event : table.events) {
        const auto again = exam::fromLine(exam::toLine(event));
        if (!again || !(*again == event)) {
            return false;
        }
        read.push_back(*again);
    }
    return exam::sameState(exam::replay(read), table.session);
}

const exam::IncidentRuled* lastRuling(const ExamTable& table)
{
    return std::get_if<exam::IncidentRuled>(&table.events.back().fact);
}

/// Black E5 in atari of White: D5 F5 E6; White's next stone at E4 takes it.
void untilAtari(ExamTable& table, bool press)
{
    for (const char* move : {"E5", "D5", "A1", "F5", "B1", "E6", "C1"}) {
        table.play(move);
        if (press) {
            table.wish(exam::PressClock{exam::sideToMove(table.session)});
        }
    }
}

} // namespace

/// The sentences about conduct, fouls and rulings, one test each.
class TestClausesHall : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a38_aDisturbanceIsCalledAtOnce()
    {
        ExamTable table = hall();
        // Black thinks, and is disturbed; White's complaints can wait, Black's neighbour's cannot.
        QVERIFY(!exam::objectionFault(table.session, Color::White, Incident::Disturbance));
        exam::Rule rule = ruling(Color::White, Incident::Disturbance, {Consequence::Warning});
        rule.claimant = Color::Black;
        QVERIFY(!table.wish(rule));
        QCOMPARE(table.session.warnings.white, 1);
        QCOMPARE(lastSaid(table), (std::vector<Say>{Say::Warning, Say::Ruling}));
        QVERIFY(survivesTheLines(table));
    }

    void a40_aSeatIsLeftOnceInByoyomi()
    {
        exam::GameSetup setup = setupFor(9, exam::Conduct::Exam);
        setup.time = timing::Retained{Millis{120'000}, 2};
        ExamTable table(setup);
        table.start();
        table.play("E5");
        QVERIFY(refused(table, exam::TakeSeat{Color::Black}, RefusalReason::NotAway));
        QVERIFY(!table.wish(exam::LeaveSeat{Color::Black}));
        QVERIFY(table.session.away.black);
        QVERIFY(refused(table, exam::LeaveSeat{Color::Black}, RefusalReason::AlreadyDone));
        QCOMPARE(lastSaid(table), (std::vector<Say>{Say::SeatLeft}));
        QVERIFY(!table.wish(exam::TakeSeat{Color::Black}));
        QVERIFY(refused(table, exam::LeaveSeat{Color::Black}, RefusalReason::OnceAGame));
        QVERIFY(!table.wish(ruling(Color::White, Incident::Wandering, {Consequence::Warning})));
        QVERIFY(survivesTheLines(table));
    }

    void a41_mannersAreTheRefereesAffair()
    {
        ExamTable table(setupFor(9, exam::Conduct::Exam)); // also before the start
        QVERIFY(table.session.setup.profile.penaltyFor(Incident::Untidy).allows(Consequence::ChiefReferee));
        QVERIFY(!table.wish(ruling(Color::Black, Incident::Untidy, {})));
        QVERIFY(table.phase<exam::Ready>());
        QVERIFY(lastRuling(table)->ruling.isEmpty()); // an admonition, written down
        QVERIFY(survivesTheLines(table));
    }

    void a43_objectionsBelongToOnesOwnTime()
    {
        ExamTable table = hall();
        table.play("E5"); // White to move
        QVERIFY(!exam::objectionFault(table.session, Color::White, Incident::Other));
        QCOMPARE(exam::objectionFault(table.session, Color::Black, Incident::Other),
            std::optional(RefusalReason::NotInOwnTime));
        QVERIFY(!exam::objectionFault(table.session, Color::Black, Incident::ClockFault));
        // Moving on gives the claim up.
        QVERIFY(!exam::objectionFault(table.session, Color::White, Incident::MovedStone));
        table.play("D5");
        exam::Rule rule = ruling(Color::Black, Incident::MovedStone, {Consequence::Warning});
        rule.claimant = Color::White;
        QVERIFY(refused(table, rule, RefusalReason::TooLate));
        QCOMPARE(table.session.warnings.black, 0);
        rule.claimant.reset(); // the referee saw it himself
        QVERIFY(!table.wish(rule));
    }

    void a44_aRecountUntilBothHaveSigned()
    {
        ExamTable table = hall();
        table.play("E5");
        table.agreeEnd();
        table.wish(exam::ConfirmDead{Color::White});
        table.wish(exam::ConfirmDead{Color::Black});
        QVERIFY(!table.wish(exam::Sign{Color::Black}));
        QVERIFY(!table.wish(exam::AskRecount{Color::White}));
        QVERIFY(table.phase<exam::Counting>());
        QCOMPARE(lastSaid(table), (std::vector<Say>{Say::Recount}));
        table.wish(exam::ConfirmDead{Color::White});
        table.wish(exam::ConfirmDead{Color::Black});
        table.wish(exam::Sign{Color::Black});
        table.wish(exam::Sign{Color::White});
        QVERIFY(table.wish(exam::AskRecount{Color::White}));
        QVERIFY(survivesTheLines(table));
    }

    void a45_anAppealIsWrittenDownAndChangesNothing()
    {
        ExamTable table = hall();
        table.wish(ruling(Color::Black, Incident::Other, {Consequence::Loss}));
        const auto outcome = exam::outcomeOf(table.session);
        QVERIFY(!table.wish(exam::Appeal{Color::Black, "组委会"}));
        QCOMPARE(exam::outcomeOf(table.session), outcome);
        QCOMPARE(lastSaid(table).front(), Say::Appeal);
        QCOMPARE(std::get<exam::Appealed>(table.events.back().fact).note, std::string("组委会"));
        QVERIFY(survivesTheLines(table));
    }

    void a46_theOrderOfTheHallIsRuled()
    {
        ExamTable table = hall();
        QVERIFY(!table.wish(ruling(Color::White, Incident::Unruly, {Consequence::Deduction}, 2)));
        QCOMPARE(table.session.deducted.white, 2);
        QVERIFY(refused(table, ruling(Color::White, Incident::Unruly, {Consequence::Deduction}, 0),
            RefusalReason::NoSuchRuling));
        table.play("E5");
        table.agreeEnd();
        QCOMPARE(exam::scoreOf(table.session)->penalties, 8); // two zi for Black
        QVERIFY(survivesTheLines(table));
    }

    void a47_whoComesBackIsToldTheLastMove()
    {
        exam::GameSetup setup = setupFor(19, exam::Conduct::Exam);
        ExamTable table(setup);
        table.start();
        table.wish(exam::LeaveSeat{Color::White});
        table.play("D16");
        table.wish(exam::TakeSeat{Color::White});
        const auto said = exam::announcementsOf(table.session, table.events.back());
        QCOMPARE(said.size(), std::size_t{2});
        QCOMPARE(said.back().say, Say::LastMove);
        QCOMPARE(said.back().side, std::optional(Color::Black));
        QCOMPARE(said.back().value, 4); // 四、十六
        QCOMPARE(said.back().row, 16);
        QVERIFY(survivesTheLines(table));
    }

    void a48_tidyingUpIsTheRefereesAffair()
    {
        ExamTable table = hall();
        table.play("E5");
        table.agreeEnd();
        QVERIFY(!table.wish(ruling(Color::Black, Incident::NotTidiedUp, {})));
        QVERIFY(table.phase<exam::Counting>()); // nothing of the game changes
        QVERIFY(survivesTheLines(table));
    }

    void a49_twoPlaysInARow()
    {
        ExamTable table = byHand();
        table.play("E5");
        table.wish(exam::Play{Color::Black, at(table, "D5")}); // White has neither played nor passed
        QCOMPARE(lastRuling(table)->incident, Incident::TwoPlays);
        QCOMPARE(go::sgfResult(*exam::outcomeOf(table.session)), std::string("W+F"));
        QVERIFY(survivesTheLines(table));

        ExamTable later = byHand("cwa-2002"); // void, and a warning
        later.play("E5");
        later.wish(exam::Play{Color::Black, at(later, "D5")});
        QCOMPARE(later.session.warnings.black, 1);
        QCOMPARE(later.session.laid->point, at(later, "E5"));
        QVERIFY(!later.wish(exam::PressClock{Color::Black}));
        QVERIFY(later.session.game.board().isEmpty(at(later, "D5")));
        QVERIFY(survivesTheLines(later));

        ExamTable passed = byHand(); // a pass makes it legal
        passed.play("E5");
        passed.wish(exam::PressClock{Color::Black});
        passed.wish(exam::Pass{Color::White});
        QVERIFY(!passed.play("D5"));
    }

    void a50_aPlayedStoneIsNotMoved()
    {
        ExamTable table = byHand();
        table.play("E5");
        table.wish(exam::LiftStones{Color::Black, at(table, "E5")});
        QCOMPARE(lastRuling(table)->incident, Incident::MovedStone);
        QCOMPARE(table.session.warnings.black, 1);
        QCOMPARE(table.session.laid->point, at(table, "E5")); // put back
        QVERIFY(!table.wish(exam::PressClock{Color::Black}));
        // A stone that fell is played where its owner likes; in 2002 the opponent has to agree.
        const auto penalty
            = [](const char* id, Incident what) { return exam::profileNamed(id)->penaltyFor(what).usual(); };
        QCOMPARE(penalty("seed-1988", Incident::DroppedStone), Ruling{Consequence::FreeChoice});
        QCOMPARE(penalty("cwa-2002", Incident::DropDisputed), Ruling{Consequence::ChiefReferee});
        QVERIFY(!table.wish(ruling(Color::White, Incident::DroppedStone, {Consequence::FreeChoice})));
        QCOMPARE(table.session.warnings.white, 0);
        QVERIFY(survivesTheLines(table));
    }

    void a51_shiftedStonesHaveFiveOutcomes()
    {
        const exam::Penalty& choices = exam::profileNamed("cwa-2002")->penaltyFor(Incident::ShiftedDisputed);
        QCOMPARE(choices.size(), std::size_t{5});
        std::vector<go::OutcomeKind> ends;
        for (std::size_t i = 0; i < choices.size(); ++i) {
            ExamTable table = hall("cwa-2002");
            table.play("E5");
            QVERIFY(!table.wish(ruling(Color::Black, Incident::ShiftedDisputed, choices[i])));
            ends.push_back(exam::outcomeOf(table.session).value_or(go::Outcome{}).kind);
            QVERIFY(survivesTheLines(table));
        }
        using enum go::OutcomeKind;
        QCOMPARE(ends, (std::vector<go::OutcomeKind>{Unknown, Unknown, Draw, Replay, BothLose}));
        ExamTable onPurpose = hall();
        onPurpose.wish(ruling(Color::White, Incident::ShiftedOnPurpose,
            onPurpose.session.setup.profile.penaltyFor(Incident::ShiftedOnPurpose).usual()));
        QCOMPARE(exam::outcomeOf(onPurpose.session)->winner, std::optional(Color::Black));
    }

    void a52_aScatteredBoardIsRestoredOrRuled()
    {
        const auto choicesOf
            = [](Incident incident) { return exam::profileNamed("seed-1988")->penaltyFor(incident); };
        const auto end = [&choicesOf](Incident incident, std::size_t choice) {
            ExamTable table = hall();
            table.play("E5");
            table.wish(ruling(Color::White, incident, choicesOf(incident)[choice]));
            return exam::outcomeOf(table.session).value_or(go::Outcome{}).kind;
        };
        using enum go::OutcomeKind;
        QCOMPARE(end(Incident::ScatteredByForce, 0), Unknown); // restored, and the game goes on
        QCOMPARE(end(Incident::ScatteredByForce, 1), Draw);
        QCOMPARE(end(Incident::ScatteredByForce, 2), Replay);
        QCOMPARE(end(Incident::ScatteredByAccident, 0), Unknown);
        QCOMPARE(end(Incident::ScatteredByAccident, 1), Foul);
        QCOMPARE(end(Incident::ScatteredOnPurpose, 0), Foul);
        // The program stopping is force majeure: every stone and both clocks come back from the lines.
        ExamTable table = hall();
        table.after(5s);
        table.play("E5");
        QVERIFY(survivesTheLines(table));
    }

    void a53_stonesWithLibertiesAreNotTaken()
    {
        ExamTable table = byHand();
        untilAtari(table, true);
        QVERIFY(!table.play("E4")); // takes E5, and nothing else
        table.wish(exam::LiftStones{Color::White, at(table, "A1")});
        QCOMPARE(lastRuling(table)->incident, Incident::WrongRemoval);
        QCOMPARE(table.session.warnings.white, 1);
        QVERIFY(table.session.game.board().at(at(table, "A1")));
        QCOMPARE(table.session.laid->toLift.size(), std::size_t{1});
        QVERIFY(!table.wish(exam::LiftStones{Color::White, at(table, "E5")}));
        QVERIFY(!table.wish(exam::PressClock{Color::White}));
        QVERIFY(table.session.game.board().isEmpty(at(table, "E5")));
        QVERIFY(survivesTheLines(table));
    }

    void a54_aForbiddenPointIsVoidAndAPass()
    {
        ExamTable table = hall();
        for (const char* move : {"A8", "E5", "B9", "E4", "B8"}) {
            table.play(move);
        }
        QVERIFY(!table.play("A9"));
        const auto& voided = std::get<exam::MoveVoided>(table.events.back().fact);
        QCOMPARE(voided.reason, go::IllegalReason::Suicide);
        QCOMPARE(exam::sideToMove(table.session), Color::Black);
        QCOMPARE(table.session.warnings.white, 0); // no warning
        QCOMPARE(lastSaid(table), (std::vector<Say>{Say::VoidMove}));
        table.play("pass");
        QVERIFY(table.phase<exam::Running>()); // and no ending pass
        QVERIFY(survivesTheLines(table));
    }

    void a55_aKoIsNotRetakenAtOnce()
    {
        ExamTable table = hall();
        for (const char* move : {"D5", "E5", "C4", "F4", "D3", "E3", "E4", "D4"}) {
            QVERIFY(!table.play(move));
        }
        QVERIFY(!table.play("E4")); // White has just taken there
        QCOMPARE(std::get<exam::MoveVoided>(table.events.back().fact).reason, go::IllegalReason::Ko);
        table.play("A1"); // White leaves the ko open
        table.play("E4"); // a void stone is no move elsewhere: the ban holds
        QVERIFY(std::holds_alternative<exam::MoveVoided>(table.events.back().fact));
        QCOMPARE(table.session.warnings.black, 0);
        QVERIFY(survivesTheLines(table));
    }

    void a56_falseLifeIsDead()
    {
        const go::Game game = drawing::game(
            {". O O O O O O X X O . O .", "O O X O . O O X X X O O O", "X X . X O X X O X X X X X",
                ". X X X X X X O O X . . .", "X X O O O O O O O X . . .", "O O O . . . O X X X . . .",
                ". . . . . . O X . . . . .", ". . . . . . O X . . . . .", ". . . . . . O X . . . . .",
                ". . . . . . O X . . . . .", ". . . . . . O X . . . . .", ". . . . . . O X . . . . .",
                ". . . . . . O X . . . . ."},
            Color::Black);
        const auto result = [&game](const char* dead) {
            const auto points = drawing::points(dead, game.size());
            const auto chains = go::wholeChains(game.board(), points);
            return go::chineseResult(
                go::outcomeOf(go::scoreOf(game, chains, go::Rules{}, 0, {}), go::Rules{}));
        };
        QCOMPARE(result("K13 M13"), std::string("黑胜3/4子"));
        QCOMPARE(result(""), std::string("白胜6又1/4子"));
        // Who claims it is told so, and nobody is punished.
        ExamTable table = hall();
        QVERIFY(!table.wish(ruling(Color::White, Incident::FalseLife,
            table.session.setup.profile.penaltyFor(Incident::FalseLife).usual())));
        QVERIFY(!exam::outcomeOf(table.session));
    }

    void a57_ifNeitherYieldsTheGameIsDrawnOrPlayedAgain()
    {
        ExamTable table = tripleKo(go::Superko::Positional);
        for (const char* move : {"D5", "B4", "F5", "D4", "B5"}) {
            QVERIFY(!table.play(move));
        }
        const go::Point last = at(table, "F4");
        QCOMPARE(table.play("F4")->illegal->reason, go::IllegalReason::Superko);
        QVERIFY(refused(table, exam::InsistOnRepetition{Color::Black, last}, RefusalReason::NotYourTurn));
        QVERIFY(refused(
            table, exam::InsistOnRepetition{Color::White, at(table, "A1")}, RefusalReason::NoRepetition));
        QVERIFY(!table.wish(exam::InsistOnRepetition{Color::White, last}));
        QCOMPARE(table.session.repeated->kind, go::CycleKind::TripleKo);
        QCOMPARE(table.session.repeated->rounds, 0);
        QCOMPARE(table.phase<exam::Paused>()->reason, exam::PauseReason::Referee);
        const exam::Penalty& choices = table.session.setup.profile.penaltyFor(Incident::LongCycle);
        QCOMPARE(choices.size(), std::size_t{2});
        ExamTable again = table;
        table.wish(ruling(Color::White, Incident::LongCycle, choices[0]));
        QCOMPARE(go::sgfResult(*exam::outcomeOf(table.session)), std::string("0"));
        again.wish(ruling(Color::White, Incident::LongCycle, choices[1]));
        QCOMPARE(exam::outcomeOf(again.session)->kind, go::OutcomeKind::Replay);
    }

    void a58_afterTheSecondRoundTheRefereeComes()
    {
        ExamTable table = tripleKo(go::Superko::KoOnly);
        const auto round = [&table] {
            for (const char* move : {"D5", "B4", "F5", "D4", "B5", "F4"}) {
                QVERIFY(!table.play(move));
            }
        };
        round();
        QCOMPARE(table.session.repeated->rounds, 1);
        QVERIFY(table.phase<exam::Running>());
        QCOMPARE(lastSaid(table), (std::vector<Say>{Say::Repetition}));
        round();
        QCOMPARE(table.session.repeated->rounds, 2);
        QCOMPARE(table.phase<exam::Paused>()->reason, exam::PauseReason::Referee);
        // It is no reason not to end the game.
        table.wish(exam::Resume{});
        table.agreeEnd();
        QVERIFY(table.phase<exam::Counting>());
    }

    void a59_theRefereeDecidesWhatNoRuleNames()
    {
        const auto ruled = [](Ruling what) {
            ExamTable table = hall();
            table.play("E5");
            table.wish(exam::Pause{exam::PauseReason::Referee});
            const auto refusal = table.wish(ruling(Color::Black, Incident::Other, what));
            return refusal || !survivesTheLines(table) ? std::nullopt : std::optional(table.session);
        };
        QVERIFY(ruled({})->phase.index() == exam::Phase(exam::Paused{}).index());
        QCOMPARE(ruled({Consequence::Warning})->warnings.black, 1);
        const auto voided = ruled({Consequence::VoidPass}); // the last move counts as a pass
        QCOMPARE(voided->game.plies().back().kind, go::PlyKind::Void);
        QVERIFY(voided->game.board().isEmpty({4, 4}));
        QCOMPARE(voided->game.toPlay(), Color::White);
        QCOMPARE(exam::outcomeOf(*ruled({Consequence::Loss}))->winner, std::optional(Color::White));
        QCOMPARE(exam::outcomeOf(*ruled({Consequence::Draw}))->kind, go::OutcomeKind::Draw);
        QCOMPARE(exam::outcomeOf(*ruled({Consequence::Replay}))->kind, go::OutcomeKind::Replay);
        QVERIFY(ruled({Consequence::ChiefReferee})); // who is not sure asks the chief referee
        QVERIFY(!ruled({Consequence::Loss, Consequence::Draw}));
        QVERIFY(!ruled({Consequence::Refused}));
    }

    void a60_twoWarningsLose()
    {
        ExamTable table = hall();
        table.wish(ruling(Color::White, Incident::Other, {Consequence::Warning}));
        QCOMPARE(lastSaid(table), (std::vector<Say>{Say::Warning, Say::Ruling}));
        QVERIFY(!exam::outcomeOf(table.session));
        table.wish(ruling(Color::Black, Incident::Other, {Consequence::Warning}));
        QVERIFY(!exam::outcomeOf(table.session)); // each side by itself
        table.wish(
            ruling(Color::White, Incident::WrongRemoval, {Consequence::PutBack, Consequence::Warning}));
        QCOMPARE(lastSaid(table), (std::vector<Say>{Say::WarningsLose, Say::Ruling, Say::Result}));
        QCOMPARE(go::sgfResult(*exam::outcomeOf(table.session)), std::string("B+F"));
        QVERIFY(refused(table, ruling(Color::White, Incident::Other, {}), RefusalReason::GameIsOver));
        QCOMPARE(hall().session.warnings.white, 0); // a new game begins with none
        QVERIFY(survivesTheLines(table));
    }

    void theClockIsPressedWhenAllIsOff()
    {
        ExamTable table = byHand("cwa-2002");
        untilAtari(table, true);
        table.play("E4");
        table.wish(exam::PressClock{Color::White});
        QCOMPARE(lastRuling(table)->incident, Incident::PressedBeforeLifting);
        QCOMPARE(table.session.warnings.white, 1);
        QVERIFY(table.session.laid); // the times are unchanged, the turn goes on
        QVERIFY(refused(table, exam::Pass{Color::White}, RefusalReason::PressFirst));
        ExamTable early = byHand("cwa-2002");
        early.wish(exam::PressClock{Color::Black});
        QCOMPARE(lastRuling(early)->incident, Incident::PressedEarly);
        ExamTable old = byHand(); // the older rules know no penalty for it
        QVERIFY(refused(old, exam::PressClock{Color::Black}, RefusalReason::NothingLaid));
        QVERIFY(survivesTheLines(table));
    }

    void aStoneLaidInAnswerToAVoidMoveComesBack()
    {
        ExamTable table = byHand();
        untilAtari(table, true);
        table.play("E4"); // takes E5, not pressed yet
        table.wish(exam::Pause{exam::PauseReason::Referee});
        QVERIFY(!table.wish(ruling(Color::Black, Incident::Other, {Consequence::VoidPass})));
        QVERIFY(!table.session.laid);
        QCOMPARE(exam::sideToMove(table.session), Color::White);
        table.wish(exam::Resume{});
        QVERIFY(!table.play("E4"));
        QVERIFY(survivesTheLines(table));
    }

    void whoHasNoHandsIsTold()
    {
        ExamTable table = byHand();
        QVERIFY(exam::leftToDo(table.session).empty());
        untilAtari(table, true);
        table.play("E4");
        const auto wishes = exam::leftToDo(table.session);
        QCOMPARE(wishes.size(), std::size_t{2});
        for (const exam::Command& wish : wishes) {
            QVERIFY(!table.wish(wish));
        }
        QVERIFY(!table.session.laid);
        QCOMPARE(exam::sideToMove(table.session), Color::Black);
        QCOMPARE(table.session.game.captured(Color::Black), 1);
    }

    void underHintConductHandsAreOnlyTold()
    {
        exam::GameSetup setup = setupFor(9, exam::Conduct::Hint);
        setup.captures = exam::Captures::ByHand;
        ExamTable table(setup);
        table.start();
        table.play("E5");
        QVERIFY(refused(table, exam::Play{Color::Black, {0, 0}}, RefusalReason::PressFirst));
        QVERIFY(refused(table, exam::LiftStones{Color::Black, {4, 4}}, RefusalReason::OwnStone));
        QVERIFY(refused(table, exam::LiftStones{Color::Black, {0, 0}}, RefusalReason::NoStoneThere));
        QCOMPARE(table.session.warnings.black, 0);
        ExamTable other(setupFor(9));
        other.start();
        QVERIFY(refused(other, exam::LiftStones{Color::Black, {4, 4}}, RefusalReason::NotByHand));
    }
};

QTEST_GUILESS_MAIN(TestClausesHall)
#include "tst_clauseshall.moc"
