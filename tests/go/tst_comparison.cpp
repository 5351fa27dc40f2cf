// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/comparison.h"
#include "core/go/score.h"
#include "tests/go/drawing.h"
#include "tests/go/randomgames.h"

using go::Color;
using go::Difference;
using go::Game;
using go::MethodComparison;
using go::Point;

namespace {

/// "turn +1 passes -2", in points for Black.
QByteArray told(const MethodComparison& comparison)
{
    QByteArray result;
    for (const go::DifferenceReason& reason : comparison.reasons) {
        if (!result.isEmpty())
            result += ' ';
        switch (reason.what) {
        case Difference::LastTurn:
            result += "turn ";
            break;
        case Difference::Passes:
            result += "passes ";
            break;
        case Difference::SetUp:
            result += "set up ";
            break;
        case Difference::Payback:
            result += "payback ";
            break;
        case Difference::Seki:
            result += "seki ";
            break;
        }
        result += (reason.forBlack > 0 ? "+" : "") + QByteArray::number(reason.forBlack / 2);
    }
    return result;
}

bool addsUp(const MethodComparison& comparison)
{
    go::QuarterZi sum = 0;
    for (const go::DifferenceReason& reason : comparison.reasons)
        sum += reason.forBlack;
    return sum == comparison.area - comparison.territory;
}

} // namespace

/// Area and territory, and why they differ (A16, A17, A19).
class TestComparison : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalPlaysAgree();
    void whoeverPlaysLastGainsByArea();
    void aPassCostsArea();
    void theEndingPassesOfBothCostNothing();
    void aVoidStoneIsAPass();
    void handicapStonesAreGivenBack();
    void pointsInSekiCountOnlyByArea();
    void everyReasonIsFound_data();
    void everyReasonIsFound();
};

void TestComparison::equalPlaysAgree()
{
    Game game(go::BoardSize{4, 3});
    drawing::play(game, "B3 C3 B2 C2 B1 C1");
    const MethodComparison comparison = go::compareMethods(game, {}, 0);
    QCOMPARE(comparison.area, 0);
    QCOMPARE(comparison.territory, 0);
    QVERIFY(comparison.reasons.empty());
}

void TestComparison::whoeverPlaysLastGainsByArea()
{
    Game game(go::BoardSize{5, 3});
    drawing::play(game, "B3 D3 B2 D2 B1 D1 C3 C2 C1");
    const MethodComparison comparison = go::compareMethods(game, {}, 0);
    QCOMPARE(comparison.area, 2 * 1);
    QCOMPARE(comparison.territory, 0);
    QCOMPARE(told(comparison), "turn +1");
    QVERIFY((comparison.reasons.front().numbers == go::PerSide<int>{5, 4}));
}

void TestComparison::aPassCostsArea()
{
    // Black lays a stone in its own land while White passes: free by area, a point by territory.
    Game game(go::BoardSize{4, 3});
    drawing::play(game, "B3 C3 B2 C2 B1 C1 A3 pass");
    const MethodComparison comparison = go::compareMethods(game, {}, 0);
    QCOMPARE(comparison.area, 0);
    QCOMPARE(comparison.territory, -2 * 1);
    QCOMPARE(told(comparison), "passes +1");
}

void TestComparison::theEndingPassesOfBothCostNothing()
{
    Game game(go::BoardSize{4, 3});
    drawing::play(game, "B3 C3 B2 C2 B1 C1 pass pass");
    QCOMPARE(told(go::compareMethods(game, {}, 0)), "");
    // A third one, before a dispute is played out, is a turn as well: nothing comes of it.
    drawing::play(game, "pass");
    QCOMPARE(told(go::compareMethods(game, {}, 0)), "turn +1 passes -1");
    QVERIFY(addsUp(go::compareMethods(game, {}, 0)));
}

void TestComparison::aVoidStoneIsAPass()
{
    Game game(go::BoardSize{4, 3});
    drawing::play(game, "B3 C3 B2 C2 B1 C1");
    game.voidMove(Color::Black, Point{2, 0}, go::IllegalReason::Suicide);
    drawing::play(game, "D3");
    const MethodComparison comparison = go::compareMethods(game, {}, 0);
    QCOMPARE(comparison.area, 0);
    QCOMPARE(comparison.territory, 2 * 1);
    QCOMPARE(told(comparison), "passes -1");
}

void TestComparison::handicapStonesAreGivenBack()
{
    Game game(go::BoardSize::square(5));
    game.setUp(drawing::points("B4 B2", game.size()), {}, {}, Color::White);
    drawing::play(game, "D4 B5 D5 B3 D3 B1 D2 C3 D1");
    const MethodComparison comparison = go::compareMethods(game, {}, 2);
    // 11 points against 10 by area, four shared; 5 against 5 by territory.
    QCOMPARE(comparison.area, 2 * (11 - 10 - 2));
    QCOMPARE(comparison.territory, 0);
    QCOMPARE(told(comparison), "turn -1 set up +2 payback -2");
}

void TestComparison::pointsInSekiCountOnlyByArea()
{
    const Game game = drawing::game(
        {
            "O O . X . X O .",
            "O O X X X X O O",
            "X X O O O O O .",
            "X X X X X X O O",
            ". . . . . X O .",
        },
        Color::Black);
    QCOMPARE(told(go::compareMethods(game, {}, 0)), "seki +1");
    QCOMPARE(told(go::compareMethods(game, {}, 0, go::Rules::korean())), "");
    QVERIFY(addsUp(go::compareMethods(game, {}, 0)));
    QVERIFY(addsUp(go::compareMethods(game, {}, 0, go::Rules::korean())));
}

void TestComparison::everyReasonIsFound_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 4; ++seed)
        QTest::addRow("%d", seed) << seed;
}

void TestComparison::everyReasonIsFound()
{
    QFETCH(const int, seed);
    RandomGames random(static_cast<std::uint64_t>(seed));
    for (int i = 0; i < 100; ++i) {
        Game game = random.played(random.size());
        // A record may do anything.
        for (int k = random.below(4); k > 0; --k) {
            const Point point = go::pointAt(random.below(game.size().points()), game.size());
            const std::array<Point, 1> one{point};
            switch (random.below(4)) {
            case 0:
                game.setUp({}, {}, one, game.toPlay());
                break;
            case 1:
                game.setUp(one, {}, {}, game.toPlay());
                break;
            case 2:
                game.voidMove(game.toPlay(), point, go::IllegalReason::Suicide);
                break;
            default:
                game.execute(random.below(2) == 0 ? Color::Black : Color::White, point);
                break;
            }
        }
        const std::vector<Point> dead = random.chains(game.board());
        const int handicap = random.below(10);
        for (const go::Rules& rules : {go::Rules::japanese(), go::Rules::korean()}) {
            const MethodComparison comparison = go::compareMethods(game, dead, handicap, rules);
            QVERIFY(addsUp(comparison));
            const go::Score territory = go::scoreOf(game, dead, rules, handicap, {});
            QCOMPARE(comparison.territory, territory.margin + territory.komi);
            const go::Score area = go::scoreOf(game, dead, go::Rules::chinese(), handicap, {});
            QCOMPARE(comparison.area, area.margin + area.komi);
        }
    }
}

QTEST_GUILESS_MAIN(TestComparison)
#include "tst_comparison.moc"
