// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/counting.h"
#include "tests/go/drawing.h"
#include "tests/go/randomgames.h"

#include <algorithm>

using go::Board;
using go::BoardSize;
using go::Color;
using go::CountingAct;
using go::CountingPlan;
using go::CountingStep;
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

CountingPlan planOf(const Game& game, Color color, std::span<const Point> dead = {}, int komi = 15)
{
    const go::Score score = go::scoreOf(game, dead, withKomi(komi), 0, {});
    return go::countingPlan(game.board(), PointSet(game.size(), dead), color, score);
}

/// "LiftDead 2, FillArea 3, …" without the sums that are not on the board.
QByteArray told(const CountingPlan& plan)
{
    QByteArray result;
    const auto tell = [&result](const char* act, int amount) {
        result += (result.isEmpty() ? "" : ", ") + QByteArray(act) + ' ' + QByteArray::number(amount);
    };
    for (const CountingStep& step : plan.steps) {
        switch (step.act) {
        case CountingAct::LiftDead:
            tell(step.color == Color::Black ? "dead black" : "dead white", step.amount);
            break;
        case CountingAct::ShareNeutral:
            tell("share", step.amount);
            break;
        case CountingAct::JoinAreas:
            tell("join", step.amount);
            break;
        case CountingAct::WidenArea:
            tell("widen", step.amount);
            break;
        case CountingAct::FillArea:
            tell("fill", step.amount);
            break;
        case CountingAct::CountArea:
            tell("area", step.amount);
            break;
        case CountingAct::CountStones:
            tell("stones", step.amount);
            break;
        case CountingAct::AddShared:
            tell("shared", step.amount);
            break;
        case CountingAct::Komi:
        case CountingAct::Payback:
        case CountingAct::Deduction:
            tell("quarters", step.added);
            break;
        case CountingAct::Compare:
            break;
        }
    }
    return result;
}

bool isSum(CountingAct act) { return act >= CountingAct::AddShared; }

/// What is wrong with the board between two steps.
std::string faultOfFrame(const CountingPlan& plan, const go::CountingFrame& frame, const go::AreaMap& area)
{
    const go::AreaMap now = go::areaOf(frame.board, PointSet(area.size()));
    if (now.black != area.black || now.white != area.white || now.shared != area.shared)
        return "an area has changed";
    const Color other = go::opponent(plan.counted);
    const int all = plan.start.bowl + plan.start.board.stones(plan.counted);
    if (frame.bowl < 0 || frame.bowl + frame.board.stones(plan.counted) != all)
        return "the bowl does not suffice";
    if (frame.board.stonesOf(other) != (plan.start.board.stonesOf(other) - area.dead))
        return "the opponent's stones have changed";
    return frame.board.consistent() ? "" : "the board is out of step";
}

std::string faultOfStep(const go::CountingFrame& before, const CountingStep& step)
{
    if (!isSum(step.act) && step.points.count() != step.amount)
        return "a wrong amount";
    if (before.sum + step.added != step.after.sum)
        return "a wrong sum";
    const PointSet counted = step.after.counted - before.counted;
    const bool counts = step.act == CountingAct::CountArea || step.act == CountingAct::CountStones;
    if (counted != (counts ? step.points : PointSet(step.points.size())))
        return "points counted twice or not at all";
    // An area may only stay as it is where no stone is left to fill it with.
    if (step.act == CountingAct::CountArea && step.amount % 10 != 0 && before.bowl >= step.amount % 10)
        return "an area that is not round";
    return {};
}

std::string faultOf(const CountingPlan& plan, const go::AreaMap& area, const go::Score& score)
{
    bool lifting = true;
    for (std::size_t i = 0; i < plan.steps.size(); ++i) {
        const CountingStep& step = plan.steps[i];
        lifting = lifting && step.act == CountingAct::LiftDead;
        std::string fault = faultOfStep(plan.frameAfter(i), step);
        const bool moved = step.after.board != plan.frameAfter(i).board;
        if (fault.empty() && !lifting && moved)
            fault = faultOfFrame(plan, step.after, area);
        if (!fault.empty())
            return fault + " in step " + std::to_string(i);
    }
    const go::CountingFrame& end = plan.frameAfter(plan.steps.size());
    if (const std::string fault = faultOfFrame(plan, end, area); !fault.empty())
        return fault;
    if (end.counted != area.of(plan.counted) || end.shared != area.shared)
        return "not everything is counted";
    const int sign = plan.counted == Color::Black ? 1 : -1;
    const int own = 2 * score.count.halfPoints(plan.counted);
    if (end.sum != own - sign * (score.komi + score.payback - score.penalties))
        return "the sum is not the score";
    return plan.margin == score.margin ? "" : "the margin is not the score's";
}

bool countsRight(const Game& game, std::span<const Point> dead, const go::Score& score)
{
    const PointSet off(game.size(), dead);
    const go::AreaMap area = go::areaOf(game.board(), off);
    for (const Color color : go::bothColors) {
        const CountingPlan plan = go::countingPlan(game.board(), off, color, score);
        const std::string fault = faultOf(plan, area, score);
        if (fault.empty())
            continue;
        qWarning("%s: %s", fault.c_str(), told(plan).constData());
        for (const std::string& row : game.board().rows())
            qWarning("%s", row.c_str());
        return false;
    }
    return true;
}

} // namespace

/// 数子法: dead stones off, areas in tens, stones in tens, against half the board (A10–A14, B13).
class TestCounting : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theReferencesCount();
    void deadStonesGoGroupByGroup();
    void smallAreasAreJoined();
    void smallAreasAreFilled();
    void bordersStayClosed();
    void anOddNeutralPointIsHalved();
    void anEmptyBoardIsShared();
    void oneSideCanHaveTheWholeBoard();
    void oneStoneCanHaveTheWholeBoard();
    void areasStayWhereStonesRunOut();
    void komiPaybackAndWarningsComeLast();
    void randomPositions_data();
    void randomPositions();
};

void TestCounting::theReferencesCount()
{
    // Black's 19 points become 20, White's 6 and 2 are filled up.
    const Game game = drawing::game(
        {
            ". . X O . . .",
            ". . X O . . .",
            ". X X O O O O",
            ". . X X X X O",
            ". . . . X O O",
            ". . . . X O .",
            ". . . . X O .",
        },
        Color::Black);
    const CountingPlan black = planOf(game, Color::Black);
    QCOMPARE(told(black), "widen 1, area 20, stones 10, quarters -15");
    QCOMPARE(black.steps[0].points.points(), drawing::points("B5", game.size()));
    QCOMPARE(black.steps[0].area, 20);
    QCOMPARE(black.steps[2].after.sum, 4 * 30);
    QCOMPARE(black.half, 4 * 24 + 2);
    QCOMPARE(black.margin, 4 * 30 - 15 - 98);
    const CountingPlan white = planOf(game, Color::White);
    QCOMPARE(told(white), "fill 6, fill 2, stones 10, stones 9, quarters 15");
    QCOMPARE(white.steps[3].after.sum, 4 * 19);
    QCOMPARE(white.margin, black.margin);
    QVERIFY(countsRight(game, {}, go::scoreOf(game, {}, withKomi(15), 0, {})));
}

void TestCounting::deadStonesGoGroupByGroup()
{
    const Game game = drawing::game(
        {
            "O . X O . X X",
            ". X X O . X .",
            "X X . X O O O",
            ". O X X X O .",
            "X X X . X O O",
        },
        Color::Black);
    const std::vector<Point> dead = drawing::points("A5 B2 F5 G5 F4", game.size());
    const CountingPlan plan = planOf(game, Color::White, dead);
    QCOMPARE(told(plan).left(41), "dead white 1, dead white 1, dead black 3,");
    QCOMPARE(plan.steps[2].after.board.stones(Color::Black), game.board().stones(Color::Black) - 3);
    QCOMPARE(plan.steps[1].after.bowl, plan.start.bowl + 2);
    QCOMPARE(plan.steps[2].after.bowl, plan.start.bowl + 2);
    QVERIFY(countsRight(game, dead, go::scoreOf(game, dead, withKomi(15), 0, {})));
}

void TestCounting::smallAreasAreJoined()
{
    // Three and six points with one stone between them.
    const Game game = drawing::game({". . . X . . . . . . X O", "X X X X X X X X X X X O"}, Color::Black);
    const CountingPlan plan = planOf(game, Color::Black);
    QCOMPARE(told(plan), "join 1, area 10, stones 10, stones 2, quarters -15");
    QCOMPARE(plan.steps.front().points.points(), drawing::points("D2", game.size()));
    QCOMPARE(plan.steps.front().area, 10);
    QVERIFY(countsRight(game, {}, go::scoreOf(game, {}, withKomi(15), 0, {})));
}

void TestCounting::smallAreasAreFilled()
{
    const Game game = drawing::game(
        {". . X X X X . X O . . .", "X X X X X X X X O . . .", "O O O O O O O O O . . ."}, Color::Black);
    const CountingPlan plan = planOf(game, Color::Black);
    QCOMPARE(told(plan), "fill 2, fill 1, stones 10, stones 6, quarters -15");
    QCOMPARE(plan.steps[0].area, 0);
    QVERIFY(countsRight(game, {}, go::scoreOf(game, {}, withKomi(15), 0, {})));
}

void TestCounting::bordersStayClosed()
{
    // Every stone stands at the border: of nine points none can become ten.
    const Game game = drawing::game({". . . X O . .", ". . . X O . .", ". . . X O . .", "X X X O O . .",
                                        "O O O O O . .", ". . . . . . ."},
        Color::Black);
    QCOMPARE(told(planOf(game, Color::Black)), "fill 9, stones 10, stones 5, quarters -15");
    // With one line more there are stones inside.
    const Game wider = drawing::game({". . . X O . .", ". . . X O . .", ". . . X O . .", "X X X X O . .",
                                         "X X X X O . .", "O O O O O . ."},
        Color::Black);
    QCOMPARE(told(planOf(wider, Color::Black)), "widen 1, area 10, stones 10, quarters -15");
}

void TestCounting::anOddNeutralPointIsHalved()
{
    const Game game = drawing::game({"X X . O O", "X . X O .", "X X X O O"}, Color::Black);
    const CountingPlan black = planOf(game, Color::Black, {}, 0);
    QCOMPARE(told(black), "share 1, fill 1, stones 8, shared 1");
    QCOMPARE(black.steps[0].points.points(), drawing::points("C3", game.size()));
    QCOMPARE(black.frameAfter(black.steps.size()).sum, 4 * 8 + 2);
    QCOMPARE(black.half, 30);
    QCOMPARE(black.margin, 4);
    const CountingPlan white = planOf(game, Color::White, {}, 0);
    QCOMPARE(told(white), "share 1, fill 1, stones 6, shared 1");
    QCOMPARE(white.frameAfter(white.steps.size()).sum, 4 * 6 + 2);
    QCOMPARE(white.margin, 4);
}

void TestCounting::anEmptyBoardIsShared()
{
    const CountingPlan plan = planOf(Game(), Color::Black);
    QCOMPARE(told(plan), "share 361, shared 361, quarters -15");
    QCOMPARE(plan.margin, -15);
    QCOMPARE(planOf(Game(), Color::White).margin, -15);
}

void TestCounting::oneSideCanHaveTheWholeBoard()
{
    const Game game = drawing::game({"O O O", "O O O", "O O O"}, Color::Black);
    QCOMPARE(told(planOf(game, Color::White, {}, 0)), "stones 9");
    QCOMPARE(told(planOf(game, Color::Black, {}, 0)), "");
    QCOMPARE(planOf(game, Color::White, {}, 0).margin, -18);
    QCOMPARE(planOf(game, Color::Black, {}, 0).margin, -18);
}

void TestCounting::oneStoneCanHaveTheWholeBoard()
{
    Game game(BoardSize::square(9));
    game.play(Point{4, 4});
    QCOMPARE(told(planOf(game, Color::Black)), "area 80, stones 1, quarters -15");
    // Lifting the only stone would leave the board to nobody.
    Game tiny(BoardSize::square(3));
    tiny.play(Point{1, 1});
    QCOMPARE(told(planOf(tiny, Color::Black)), "area 8, stones 1, quarters -15");
}

void TestCounting::areasStayWhereStonesRunOut()
{
    // Black's bowl is empty and all its stones but the bottom row are at a border.
    const Game game = drawing::game({"X X X O", ". . X O", "X X X O", "X X X O"}, Color::Black);
    const CountingPlan plan = planOf(game, Color::Black, {}, 0);
    QCOMPARE(plan.start.bowl, 0);
    QCOMPARE(told(plan), "area 2, stones 10");
    QCOMPARE(plan.margin, 4 * (12 - 8));
    // With two stones less on the board there are two to lay.
    const Game other = drawing::game({"X . X O", ". . X O", "X X X O", "X X X O"}, Color::Black);
    QCOMPARE(told(planOf(other, Color::Black, {}, 0)), "area 3, stones 9");
}

void TestCounting::komiPaybackAndWarningsComeLast()
{
    const Game game = drawing::game({". X O .", ". X O .", ". X O ."}, Color::Black);
    const go::Score score = go::scoreOf(game, {}, withKomi(1), 4, {1, 2});
    const PointSet none(game.size());
    const CountingPlan black = go::countingPlan(game.board(), none, Color::Black, score);
    QCOMPARE(told(black), "fill 3, stones 6, quarters -1, quarters -8, quarters 4");
    const CountingPlan white = go::countingPlan(game.board(), none, Color::White, score);
    QCOMPARE(told(white), "fill 3, stones 6, quarters 1, quarters 8, quarters -4");
    QCOMPARE(black.margin, -5);
    QCOMPARE(white.margin, -5);
    QVERIFY(black.steps.back().act == CountingAct::Compare);
}

void TestCounting::randomPositions_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 8; ++seed)
        QTest::addRow("%d", seed) << seed;
}

void TestCounting::randomPositions()
{
    QFETCH(const int, seed);
    RandomGames random(static_cast<std::uint64_t>(seed));
    for (int i = 0; i < 200; ++i) {
        const BoardSize size = i % 8 == 0 ? random.size() : BoardSize::square(2 + random.below(8));
        const Game game = i % 2 == 0 ? random.played(size) : random.thrown(size);
        const std::vector<Point> dead = random.chains(game.board());
        const go::PerSide<int> penalties{random.below(3), random.below(3)};
        const int handicap = random.below(10);
        const go::Score score = go::scoreOf(game, dead, withKomi(random.below(40) - 10), handicap, penalties);
        QVERIFY(countsRight(game, dead, score));
    }
}

QTEST_GUILESS_MAIN(TestCounting)
#include "tst_counting.moc"
