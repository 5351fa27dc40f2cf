// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/outcome.h"
#include "core/go/score.h"
#include "tests/go/drawing.h"
#include "tests/go/finished.h"

using go::BoardSize;
using go::Color;
using go::Game;
using go::Point;
using go::QuarterZi;

using finished::halves;
using finished::withArea;
using finished::workedExample;

namespace {

go::Rules withKomi(QuarterZi komi)
{
    go::Rules rules;
    rules.komi = komi;
    return rules;
}

go::Score scored(const Game& game, const go::Rules& rules, int handicap = 0)
{
    return go::scoreOf(game, {}, rules, handicap, {});
}

} // namespace

/// Counting, komi, payback, thresholds (A11–A19, B13).
class TestScore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void workedExampleOfTheRules_data();
    void workedExampleOfTheRules();
    void areaAndTerritoryAgreeAfterEvenPlay();
    void blackPlayingLastGainsAPointOfArea();
    void evenThresholds_data();
    void evenThresholds();
    void handicapThresholds_data();
    void handicapThresholds();
    void boardsOnEitherSideOfTheThreshold_data();
    void boardsOnEitherSideOfTheThreshold();
    void penaltiesShiftTheMargin();
    void handicapIsPaidBackOnlyByRulesThatSaySo();
    void ingGivesTiesToBlack();
    void deadAndPrisonersAreReported();
    void bothSidesAlwaysShareTheBoard();
    void nothingCountsInSekiByJapaneseRules();
};

void TestScore::workedExampleOfTheRules_data()
{
    QTest::addColumn<int>("komi");
    QTest::addColumn<QByteArray>("chinese");
    QTest::addColumn<QByteArray>("sgf");
    QTest::newRow("no komi") << 0 << QByteArray("黑胜3又1/2子") << QByteArray("B+7");
    QTest::newRow("3 1/4") << 13 << QByteArray("黑胜1/4子") << QByteArray("B+0.5");
    QTest::newRow("3 3/4") << 15 << QByteArray("白胜1/4子") << QByteArray("W+0.5");
}

void TestScore::workedExampleOfTheRules()
{
    QFETCH(const int, komi);
    QFETCH(const QByteArray, chinese);
    QFETCH(const QByteArray, sgf);
    const Game game = workedExample();
    const go::Score score = scored(game, withKomi(komi));
    QCOMPARE(score.count.sides.black.stones, 140);
    QCOMPARE(score.count.sides.white.stones, 140);
    QCOMPARE(score.count.sides.black.territory, 44);
    QCOMPARE(score.count.sides.white.territory, 37);
    QCOMPARE(score.count.halfPoints(Color::Black), 2 * 184);
    QCOMPARE(score.count.halfPoints(Color::White), 2 * 177);
    const go::Outcome outcome = go::outcomeOf(score, withKomi(komi));
    QCOMPARE(go::chineseResult(outcome), chinese.toStdString());
    QCOMPARE(go::sgfResult(outcome), sgf.toStdString());
}

void TestScore::areaAndTerritoryAgreeAfterEvenPlay()
{
    const Game game = workedExample();
    go::Rules rules = withKomi(13);
    QCOMPARE(scored(game, rules).margin, 1);
    rules.scoring = go::Scoring::Territory;
    QCOMPARE(scored(game, rules).margin, 1);
}

void TestScore::blackPlayingLastGainsAPointOfArea()
{
    Game game = drawing::game({". X . O .", ". X . O .", ". X . O ."}, Color::Black);
    drawing::play(game, "C3 C2 C1");
    go::Rules rules = withKomi(0);
    QCOMPARE(scored(game, rules).margin, 2 * 1);
    rules.scoring = go::Scoring::Territory;
    QCOMPARE(scored(game, rules).margin, 0);
}

void TestScore::evenThresholds_data()
{
    QTest::addColumn<int>("lines");
    QTest::addColumn<int>("komi");
    QTest::addColumn<double>("blackOver");
    QTest::addColumn<double>("blackLeast");
    QTest::addColumn<int>("blackLeastWhole");
    QTest::addColumn<double>("whiteOver");
    QTest::addColumn<double>("whiteLeast");
    QTest::addColumn<double>("draw");
    QTest::newRow("19, none") << 19 << 0 << 180.5 << 181.0 << 181 << 180.5 << 181.0 << 180.5;
    QTest::newRow("19, 2 3/4") << 19 << 11 << 183.25 << 183.5 << 184 << 177.75 << 178.0 << 0.0;
    QTest::newRow("19, 3 1/4") << 19 << 13 << 183.75 << 184.0 << 184 << 177.25 << 177.5 << 0.0;
    QTest::newRow("19, 3 3/4") << 19 << 15 << 184.25 << 184.5 << 185 << 176.75 << 177.0 << 0.0;
    QTest::newRow("13, 3 3/4") << 13 << 15 << 88.25 << 88.5 << 89 << 80.75 << 81.0 << 0.0;
    QTest::newRow("9, 3 3/4") << 9 << 15 << 44.25 << 44.5 << 45 << 36.75 << 37.0 << 0.0;
    QTest::newRow("13, none") << 13 << 0 << 84.5 << 85.0 << 85 << 84.5 << 85.0 << 84.5;
    QTest::newRow("9, none") << 9 << 0 << 40.5 << 41.0 << 41 << 40.5 << 41.0 << 40.5;
}

void TestScore::evenThresholds()
{
    QFETCH(const int, lines);
    QFETCH(const int, komi);
    QFETCH(const double, blackOver);
    QFETCH(const double, blackLeast);
    QFETCH(const int, blackLeastWhole);
    QFETCH(const double, whiteOver);
    QFETCH(const double, whiteLeast);
    QFETCH(const double, draw);
    const BoardSize size = BoardSize::square(lines);
    QCOMPARE(go::breakEven(Color::Black, size, komi, 0), static_cast<int>(4 * blackOver));
    QCOMPARE(go::leastWinningHalfZi(Color::Black, size, komi, 0), halves(blackLeast));
    QCOMPARE(go::leastWinningZi(Color::Black, size, komi, 0), blackLeastWhole);
    QCOMPARE(go::breakEven(Color::White, size, komi, 0), static_cast<int>(4 * whiteOver));
    QCOMPARE(go::leastWinningHalfZi(Color::White, size, komi, 0), halves(whiteLeast));
    QCOMPARE(go::drawnHalfZi(Color::Black, size, komi, 0).value_or(0), halves(draw));
    QCOMPARE(go::drawnHalfZi(Color::White, size, komi, 0).has_value(), draw > 0);
}

void TestScore::handicapThresholds_data()
{
    QTest::addColumn<int>("handicap");
    QTest::addColumn<double>("over");
    QTest::addColumn<int>("leastWhole");
    QTest::newRow("2") << 2 << 181.5 << 182;
    QTest::newRow("3") << 3 << 182.0 << 183;
    QTest::newRow("4") << 4 << 182.5 << 183;
    QTest::newRow("5") << 5 << 183.0 << 184;
    QTest::newRow("6") << 6 << 183.5 << 184;
    QTest::newRow("7") << 7 << 184.0 << 185;
    QTest::newRow("8") << 8 << 184.5 << 185;
    QTest::newRow("9") << 9 << 185.0 << 186;
}

void TestScore::handicapThresholds()
{
    QFETCH(const int, handicap);
    QFETCH(const double, over);
    QFETCH(const int, leastWhole);
    const BoardSize size;
    QCOMPARE(go::breakEven(Color::Black, size, 0, handicap), static_cast<int>(4 * over));
    QCOMPARE(go::leastWinningZi(Color::Black, size, 0, handicap), leastWhole);
    QCOMPARE(*go::drawnHalfZi(Color::Black, size, 0, handicap), halves(over));
    // The boards themselves say the same.
    QVERIFY(scored(withArea(size, halves(over)), withKomi(0), handicap).margin == 0);
    QVERIFY(scored(withArea(size, 2 * leastWhole), withKomi(0), handicap).margin > 0);
    QVERIFY(scored(withArea(size, 2 * leastWhole - 2), withKomi(0), handicap).margin <= 0);
}

void TestScore::boardsOnEitherSideOfTheThreshold_data()
{
    QTest::addColumn<double>("black");
    QTest::addColumn<int>("komi");
    QTest::addColumn<QByteArray>("chinese");
    QTest::addColumn<QByteArray>("sgf");
    const auto row = [](double black, int komi, const char* chinese, const char* sgf) {
        QTest::addRow("%.1f, komi %d", black, komi)
            << black << komi << QByteArray(chinese) << QByteArray(sgf);
    };
    row(187, 15, "黑胜2又3/4子", "B+5.5");
    row(186, 15, "黑胜1又3/4子", "B+3.5");
    row(185, 15, "黑胜3/4子", "B+1.5");
    row(184.5, 15, "黑胜1/4子", "B+0.5");
    row(184, 15, "白胜1/4子", "W+0.5");
    row(183.5, 15, "白胜3/4子", "W+1.5");
    row(183, 15, "白胜1又1/4子", "W+2.5");
    row(182, 15, "白胜2又1/4子", "W+4.5");
    row(181, 15, "白胜3又1/4子", "W+6.5");
    row(184, 0, "黑胜3又1/2子", "B+7");
    row(181, 0, "黑胜1/2子", "B+1");
    row(180.5, 0, "和棋", "0");
    row(180, 0, "白胜1/2子", "W+1");
    row(184, 13, "黑胜1/4子", "B+0.5");
    row(183.5, 13, "白胜1/4子", "W+0.5");
}

void TestScore::boardsOnEitherSideOfTheThreshold()
{
    QFETCH(const double, black);
    QFETCH(const int, komi);
    QFETCH(const QByteArray, chinese);
    QFETCH(const QByteArray, sgf);
    const go::Score score = scored(withArea(BoardSize{}, halves(black)), withKomi(komi));
    QCOMPARE(score.count.halfPoints(Color::Black), halves(black));
    const go::Outcome outcome = go::outcomeOf(score, withKomi(komi));
    QCOMPARE(go::chineseResult(outcome), chinese.toStdString());
    QCOMPARE(go::sgfResult(outcome), sgf.toStdString());
}

void TestScore::penaltiesShiftTheMargin()
{
    const Game game = withArea(BoardSize{}, 2 * 185);
    QCOMPARE(go::scoreOf(game, {}, withKomi(15), 0, {1, 0}).margin, 3 - 4);
    QCOMPARE(go::scoreOf(game, {}, withKomi(15), 0, {0, 1}).margin, 3 + 4);
    const go::Score score = go::scoreOf(game, {}, withKomi(15), 0, {2, 1});
    QCOMPARE(score.penalties, -4);
    QCOMPARE(score.komi, 15);
    QCOMPARE(score.margin, 3 - 4);
}

void TestScore::handicapIsPaidBackOnlyByRulesThatSaySo()
{
    const Game game = withArea(BoardSize{}, 2 * 185);
    go::Rules rules = withKomi(0);
    QCOMPARE(scored(game, rules, 9).payback, 18);
    QCOMPARE(scored(game, rules, 9).margin, 0);
    rules.paysBackHandicap = false;
    QCOMPARE(scored(game, rules, 9).payback, 0);
    QCOMPARE(scored(game, rules, 9).margin, 18);
}

void TestScore::ingGivesTiesToBlack()
{
    // Eight points of komi: Black draws level with 184 1/2.
    const go::Score score = scored(withArea(BoardSize{}, halves(184.5)), go::Rules::ing());
    QCOMPARE(score.margin, 0);
    QVERIFY((go::outcomeOf(score, go::Rules::ing()) == go::Outcome{go::OutcomeKind::Count, Color::Black, 0}));
    QVERIFY(go::outcomeOf(score, withKomi(16)).kind == go::OutcomeKind::Draw);
}

void TestScore::deadAndPrisonersAreReported()
{
    Game game = drawing::game(
        {
            "O . X . .",
            "X X X O O",
            ". O X O .",
            "X X X O .",
        },
        Color::Black, go::Rules::korean());
    drawing::play(game, "B4");
    const std::vector<Point> dead = go::wholeChains(game.board(), drawing::points("B2", game.size()));
    const go::Count count = go::countArea(game, dead);
    QVERIFY((count.sides.black == go::SideCount{9, 3, 0, 0}));
    QVERIFY((count.sides.white == go::SideCount{4, 2, 1, 1}));
    QCOMPARE(count.shared, 2);
    // Black 3 + 2, White 2, komi 6 1/2.
    QCOMPARE(go::scoreOf(game, dead, game.rules(), 0, {}).margin, 2 * (3 + 2 - 2) - 13);
}

void TestScore::bothSidesAlwaysShareTheBoard()
{
    for (int half = 45; half < 678; half += 7) {
        const go::Count count = go::countArea(withArea(BoardSize{}, half), {});
        QCOMPARE(count.halfPoints(Color::Black) + count.halfPoints(Color::White), 2 * 361);
        QCOMPARE(count.halfPoints(Color::Black), half);
    }
}

void TestScore::nothingCountsInSekiByJapaneseRules()
{
    const Game game = drawing::game(
        {
            ". O . X . X O .",
            "O O X X X X O O",
            "X X O O O O O .",
            "X X X X X X O O",
            ". . . . . X O .",
        },
        Color::Black);
    go::Rules rules = go::Rules::japanese();
    rules.komi = 0;
    QCOMPARE(scored(game, rules).margin, 2 * (5 - 3));
    rules.territoryInSeki = true;
    QCOMPARE(scored(game, rules).margin, 2 * (6 - 4));
}

QTEST_GUILESS_MAIN(TestScore)
#include "tst_score.moc"
