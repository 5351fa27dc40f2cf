// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/setup.h"
#include "core/go/comparison.h"
#include "core/go/counting.h"
#include "core/go/outcome.h"
#include "core/go/score.h"
#include "tests/go/drawing.h"
#include "tests/go/finished.h"
#include "tests/support/examtable.h"

using go::BoardSize;
using go::Color;
using go::CountingAct;
using go::CountingPlan;
using go::Game;
using go::Point;
using go::PointSet;

namespace {

go::Rules withKomi(go::QuarterZi komi)
{
    go::Rules rules;
    rules.komi = komi;
    return rules;
}

go::Outcome counted(const Game& game, const go::Rules& rules, int handicap = 0)
{
    return go::outcomeOf(go::scoreOf(game, {}, rules, handicap, {}), rules);
}

CountingPlan planOf(const Game& game, Color color, std::span<const Point> dead = {})
{
    const go::Score score = go::scoreOf(game, dead, go::Rules::chinese(), 0, {});
    return go::countingPlan(game.board(), PointSet(game.size(), dead), color, score);
}

/// The step in which that is done; none if the plan has none.
const go::CountingStep* stepOf(const CountingPlan& plan, CountingAct act)
{
    for (const go::CountingStep& step : plan.steps) {
        if (step.act == act)
            return &step;
    }
    return nullptr;
}

/// A game on three lines, ready to be agreed: White's stone at A3 lies in Black's land.
ExamTable nearlyOver()
{
    exam::GameSetup setup;
    setup.size = BoardSize::square(9);
    ExamTable table(setup);
    table.start();
    const char* moves[] = {"D9", "E9", "D8", "E8", "D7", "E7", "D6", "E6", "D5", "E5", "D4", "E4", "D3", "E3",
        "D2", "E2", "D1", "E1", "pass", "A5", "pass", "A6"};
    for (const char* move : moves)
        table.play(move);
    return table;
}

} // namespace

/// The clauses about counting and the end, one test each, named after the clause.
class TestClausesCount : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a09_eachFamilyOfRulesHasItsCount();
    void a10_deadStonesAreLiftedFirst();
    void a11_oneSideIsCountedInTens();
    void a12_komiIsTakenFromBlackAndGivenToWhite();
    void a13_theSumIsComparedWithHalfTheBoard();
    void a14_blackNeeds184AndAHalfAndWhite177();
    void a15_halfTheHandicapIsGivenBack();
    void a16_territoryIsPointsAndPrisoners();
    void a17_oneZiIsTwoPoints();
    void a18_theWorkedExample();
    void a19_bothMethodsUsuallyAgree();
    void b02_theLargerAreaWins();
    void b11_theGameEndsByAgreementOrResignation();
    void b12_deadIsWhatBothSidesAgreeOn();
    void b13_sharedPointsAreHalvedAndEqualityIsADraw();
    void b14_theSecondPrintingChangesNothing();
};

void TestClausesCount::a09_eachFamilyOfRulesHasItsCount()
{
    const go::Rules chinese = *go::rulesNamed("chinese");
    const go::Rules ing = *go::rulesNamed("ing");
    const go::Rules japanese = *go::rulesNamed("japanese");
    const go::Rules korean = *go::rulesNamed("korean");
    QVERIFY(chinese.scoring == go::Scoring::Area && ing.scoring == go::Scoring::Area);
    QVERIFY(japanese.scoring == go::Scoring::Territory && korean.scoring == go::Scoring::Territory);
    QCOMPARE(chinese.komi, 15); // 3 3/4 子
    QCOMPARE(ing.komi, 16); // 8 点
    QCOMPARE(japanese.komi, 13); // 6 1/2 目
    QCOMPARE(korean.komi, 13);
    QVERIFY(ing.blackWinsTies && !chinese.blackWinsTies);
}

void TestClausesCount::a10_deadStonesAreLiftedFirst()
{
    const Game game = drawing::game({". . X O .", "O . X O X", ". . X O .", ". . X O ."}, Color::Black);
    const std::vector<Point> dead = drawing::points("A3 E3", game.size());
    const CountingPlan plan = planOf(game, Color::Black, dead);
    QVERIFY(plan.steps[0].act == CountingAct::LiftDead && plan.steps[0].color == Color::White);
    QVERIFY(plan.steps[1].act == CountingAct::LiftDead && plan.steps[1].color == Color::Black);
    for (const Point stone : dead)
        QVERIFY(plan.steps[1].after.board.isEmpty(stone));
    // Their places count for who surrounds them.
    const go::Count count = go::countArea(game, dead);
    QCOMPARE(count.halfPoints(Color::Black), 2 * 12);
    QCOMPARE(count.halfPoints(Color::White), 2 * 8);
}

void TestClausesCount::a11_oneSideIsCountedInTens()
{
    const CountingPlan plan = planOf(finished::withArea(BoardSize{}, 2 * 187), Color::Black);
    int stones = 0;
    for (const go::CountingStep& step : plan.steps) {
        if (step.act == CountingAct::CountArea)
            QCOMPARE(step.amount % 10, 0);
        if (step.act != CountingAct::CountStones)
            continue;
        QCOMPARE(stones % 10, 0);
        QVERIFY(step.amount <= 10);
        stones += step.amount;
        QVERIFY((step.points - plan.start.board.stonesOf(Color::Black)).count() <= 9);
    }
    QCOMPARE(plan.steps[plan.steps.size() - 3].after.sum, 4 * 187);
}

void TestClausesCount::a12_komiIsTakenFromBlackAndGivenToWhite()
{
    const Game game = finished::withArea(BoardSize{}, 2 * 185);
    const CountingPlan black = planOf(game, Color::Black);
    const CountingPlan white = planOf(game, Color::White);
    QCOMPARE(stepOf(black, CountingAct::Komi)->added, -15);
    QCOMPARE(stepOf(white, CountingAct::Komi)->added, 15);
    QCOMPARE(stepOf(black, CountingAct::Komi)->after.sum, 4 * 185 - 15);
    QCOMPARE(stepOf(white, CountingAct::Komi)->after.sum, 4 * 176 + 15);
    // Whichever side is counted, the result is the same.
    QCOMPARE(black.margin, 3);
    QCOMPARE(white.margin, 3);
}

void TestClausesCount::a13_theSumIsComparedWithHalfTheBoard()
{
    const CountingPlan wins = planOf(finished::withArea(BoardSize{}, 2 * 185), Color::Black);
    QCOMPARE(wins.half, 4 * 180 + 2);
    QVERIFY(wins.steps.back().act == CountingAct::Compare);
    QVERIFY(wins.steps.back().after.sum > wins.half);
    const CountingPlan loses = planOf(finished::withArea(BoardSize{}, 2 * 184), Color::Black);
    QVERIFY(loses.steps.back().after.sum < loses.half);
    QVERIFY(loses.margin < 0);
}

void TestClausesCount::a14_blackNeeds184AndAHalfAndWhite177()
{
    const BoardSize size;
    QCOMPARE(go::breakEven(Color::Black, size, 15, 0), 4 * 184 + 1);
    QCOMPARE(go::breakEven(Color::White, size, 15, 0), 4 * 176 + 3);
    QCOMPARE(go::leastWinningHalfZi(Color::Black, size, 15, 0), 369);
    QCOMPARE(go::leastWinningHalfZi(Color::White, size, 15, 0), 354);
    QCOMPARE(go::leastWinningZi(Color::Black, size, 15, 0), 185);
    const go::Rules rules;
    QVERIFY(counted(finished::withArea(size, 369), rules).winner == Color::Black);
    QVERIFY(counted(finished::withArea(size, 368), rules).winner == Color::White);
}

void TestClausesCount::a15_halfTheHandicapIsGivenBack()
{
    const BoardSize size;
    const go::Rules rules = withKomi(0);
    QVERIFY(counted(finished::withArea(size, 2 * 182), rules, 2).winner == Color::Black);
    QVERIFY(counted(finished::withArea(size, 2 * 181), rules, 2).winner == Color::White);
    QVERIFY(counted(finished::withArea(size, 2 * 186), rules, 9).winner == Color::Black);
    QVERIFY(counted(finished::withArea(size, 2 * 185), rules, 9).kind == go::OutcomeKind::Draw);
    QVERIFY(counted(finished::withArea(size, 2 * 184), rules, 9).winner == Color::White);
    // 让先: no komi and nothing to give back.
    QVERIFY(counted(finished::withArea(size, 2 * 181), rules, 1).winner == Color::Black);
    QCOMPARE(go::scoreOf(finished::withArea(size, 2 * 181), {}, rules, 1, {}).payback, 0);
    QCOMPARE(go::leastWinningZi(Color::Black, size, 0, 1), 181);
}

void TestClausesCount::a16_territoryIsPointsAndPrisoners()
{
    Game game = drawing::game(
        {"O . X . O .", "X X X O O O", ". O X O . .", "X X X O O O"}, Color::Black, go::Rules::korean());
    drawing::play(game, "B4");
    const std::vector<Point> dead = go::wholeChains(game.board(), drawing::points("B2", game.size()));
    const go::Score score = go::scoreOf(game, dead, game.rules(), 0, {});
    // Black: A4, A2 and B2, one prisoner, one dead stone; White: F4, E2, F2.
    QCOMPARE(score.margin, 2 * (3 + 2 - 3) - 13);
    QVERIFY(go::outcomeOf(score, game.rules()).winner == Color::White);
}

void TestClausesCount::a17_oneZiIsTwoPoints()
{
    QCOMPARE(go::zi(4), std::string("1子"));
    QCOMPARE(go::sgfResult({go::OutcomeKind::Count, Color::Black, 4}), std::string("B+2"));
    QCOMPARE(go::zi(15), std::string("3又3/4子"));
    QCOMPARE(go::sgfResult({go::OutcomeKind::Count, Color::White, 15}), std::string("W+7.5"));
    QCOMPARE(go::sgfResult({go::OutcomeKind::Count, Color::White, 13}), std::string("W+6.5"));
    QCOMPARE(go::sgfResult({go::OutcomeKind::Count, Color::White, 11}), std::string("W+5.5"));
}

void TestClausesCount::a18_theWorkedExample()
{
    const Game game = finished::workedExample();
    QCOMPARE(game.plies().size(), std::size_t{280});
    const go::Count count = go::countArea(game, {});
    QCOMPARE(count.halfPoints(Color::Black), 2 * (140 + 44));
    QCOMPARE(count.halfPoints(Color::White), 2 * (140 + 37));
    QCOMPARE(go::chineseResult(counted(game, withKomi(0))), std::string("黑胜3又1/2子"));
    QCOMPARE(go::chineseResult(counted(game, withKomi(13))), std::string("黑胜1/4子"));
    QCOMPARE(go::chineseResult(counted(game, withKomi(15))), std::string("白胜1/4子"));
    QCOMPARE(go::sgfResult(counted(game, withKomi(0))), std::string("B+7"));
    QCOMPARE(go::sgfResult(counted(game, withKomi(13))), std::string("B+0.5"));
    QCOMPARE(go::sgfResult(counted(game, withKomi(15))), std::string("W+0.5"));
}

void TestClausesCount::a19_bothMethodsUsuallyAgree()
{
    const go::MethodComparison agreeing = go::compareMethods(finished::workedExample(), {}, 0);
    QCOMPARE(agreeing.area, 2 * 7);
    QCOMPARE(agreeing.territory, 2 * 7);
    QVERIFY(agreeing.reasons.empty());
    // Black laying the last stone is the usual exception.
    Game game(BoardSize{5, 3});
    drawing::play(game, "B3 D3 B2 D2 B1 D1 C3 C2 C1");
    const go::MethodComparison apart = go::compareMethods(game, {}, 0);
    QCOMPARE(apart.area - apart.territory, 2);
    QCOMPARE(apart.reasons.size(), std::size_t{1});
    QVERIFY(apart.reasons.front().what == go::Difference::LastTurn);
}

void TestClausesCount::b02_theLargerAreaWins()
{
    for (int area = 20; area < 340; area += 9) {
        const go::Outcome outcome = counted(finished::withArea(BoardSize{}, 2 * area), withKomi(0));
        QVERIFY(outcome.winner == (2 * area > 361 ? Color::Black : Color::White));
    }
}

void TestClausesCount::b11_theGameEndsByAgreementOrResignation()
{
    ExamTable table = nearlyOver();
    const Color first = exam::sideToMove(table.session);
    QVERIFY(!table.wish(exam::ProposeEnd{first}));
    QVERIFY(table.phase<exam::Running>() != nullptr);
    // One side alone cannot end it.
    QVERIFY(table.wish(exam::AgreeEnd{first}));
    QVERIFY(!table.wish(exam::AgreeEnd{go::opponent(first)}));
    QVERIFY(table.phase<exam::Counting>() != nullptr);
    ExamTable other = nearlyOver();
    QVERIFY(!other.wish(exam::Resign{Color::White}));
    const auto* over = other.phase<exam::Over>();
    QVERIFY(over != nullptr);
    QVERIFY((over->outcome == go::Outcome{go::OutcomeKind::Resignation, Color::Black, 0}));
    QCOMPARE(go::chineseResult(over->outcome), std::string("黑中盘胜"));
}

void TestClausesCount::b12_deadIsWhatBothSidesAgreeOn()
{
    ExamTable table = nearlyOver();
    table.agreeEnd();
    const BoardSize size = table.session.game.size();
    // Nothing is taken to be dead before somebody says so, whatever eyes it has.
    QVERIFY(table.phase<exam::Counting>()->dead.empty());
    QVERIFY(!table.wish(exam::MarkDead{drawing::point("A5", size)}));
    QCOMPARE(drawing::names(table.phase<exam::Counting>()->dead, size), std::string("A6 A5"));
    const Color first = table.phase<exam::Counting>()->first;
    QVERIFY(!table.wish(exam::ConfirmDead{first}));
    QVERIFY(table.phase<exam::Counting>() != nullptr);
    QVERIFY(!table.wish(exam::ConfirmDead{go::opponent(first)}));
    QVERIFY(table.phase<exam::Signing>() != nullptr);
    QCOMPARE(exam::scoreOf(table.session)->count.halfPoints(Color::Black), 2 * 36);
    // Stones in seki have no two eyes and stay, since nobody can take them.
    const Game seki = drawing::game(
        {". X X O O .", "X X . O O O", "X O O O . O", "X X X X O O", ". . . X O .", ". . . X O ."},
        Color::Black);
    QVERIFY(go::countArea(seki, {}).shared > 0);
}

void TestClausesCount::b13_sharedPointsAreHalvedAndEqualityIsADraw()
{
    const Game game = finished::withArea(BoardSize{}, 361);
    const go::Count count = go::countArea(game, {});
    QCOMPARE(count.shared, 1);
    QCOMPARE(count.halfPoints(Color::Black), 361);
    QCOMPARE(count.halfPoints(Color::White), 361);
    QVERIFY(counted(game, withKomi(0)).kind == go::OutcomeKind::Draw);
    QCOMPARE(go::chineseResult(counted(game, withKomi(0))), std::string("和棋"));
    QVERIFY(counted(game, withKomi(15)).winner == Color::White);
    QCOMPARE(stepOf(planOf(game, Color::Black), CountingAct::AddShared)->added, 2);
}

void TestClausesCount::b14_theSecondPrintingChangesNothing()
{
    // The articles stand twice in the text; there is one value of them, and every exam begins with it.
    QVERIFY(go::Rules::chinese() == go::Rules());
    QVERIFY(go::rulesNamed("chinese") == go::Rules());
    QVERIFY(exam::GameSetup().rules == go::Rules());
}

QTEST_GUILESS_MAIN(TestClausesCount)
#include "tst_clausescount.moc"
