// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/board.h"
#include "core/go/rules.h"
#include "tests/go/drawing.h"

#include <type_traits>

using go::Board;
using go::BoardSize;
using go::Color;
using go::Point;

static_assert(std::is_trivially_copyable_v<Board>);

/// Chains, liberties, captures (A05–A08, B01, B06–B09).
class TestBoard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aStoneHasAsManyLibertiesAsOpenLines_data();
    void aStoneHasAsManyLibertiesAsOpenLines();
    void connectedStonesShareLiberties();
    void capturesTakeTheOpponentFirst();
    void snapbackIsNoForbiddenPoint();
    void suicideIsForbidden_data();
    void suicideIsForbidden();
    void severalChainsAreTakenAtOnce();
    void aRecordedSuicideTakesItsOwnChain();
    void hashFollowsFromTheStonesAlone();
    void settingUpCapturesNothing();
    void liftingAStoneSplitsItsChain();
    void drawingSurvivesReading();
    void theWholeBoardMayBeOneChain();
    void rulesHaveTheirNames();
};

void TestBoard::aStoneHasAsManyLibertiesAsOpenLines_data()
{
    QTest::addColumn<QByteArray>("where");
    QTest::addColumn<int>("liberties");
    QTest::newRow("corner") << QByteArray("A1") << 2;
    QTest::newRow("edge") << QByteArray("K1") << 3;
    QTest::newRow("centre") << QByteArray("K10") << 4;
}

void TestBoard::aStoneHasAsManyLibertiesAsOpenLines()
{
    QFETCH(const QByteArray, where);
    QFETCH(const int, liberties);
    Board board;
    const Point point = drawing::point(where.toStdString(), board.size());
    board.place(Color::Black, point);
    QCOMPARE(board.libertiesOf(point), liberties);
}

void TestBoard::connectedStonesShareLiberties()
{
    const Board board = drawing::board({
        ". X . . .",
        "X X O . .",
        ". . X . .",
        ". . . . .",
    });
    const BoardSize size = board.size();
    // The diagonal is no connection; a point beside two stones is one liberty.
    QCOMPARE(drawing::names(board.chainAt(drawing::point("A3", size)), size), std::string("B4 A3 B3"));
    QCOMPARE(
        drawing::names(board.libertyPoints(drawing::point("A3", size)), size), std::string("A4 C4 A2 B2"));
    QCOMPARE(board.libertiesOf(drawing::point("A3", size)), 4);
    QCOMPARE(board.libertiesOf(drawing::point("C3", size)), 2);
    QCOMPARE(board.libertiesOf(drawing::point("A1", size)), 0);
    QVERIFY(board.chainAt(drawing::point("A1", size)).empty());
    QCOMPARE(board.chainSizeAt(drawing::point("B4", size)), 3);
}

void TestBoard::capturesTakeTheOpponentFirst()
{
    // Neither the new stone nor White's three would have a liberty (A06).
    Board board = drawing::board({
        ". O X . X",
        "O O X X X",
        "X X . . .",
        ". . . . .",
    });
    const Point corner = drawing::point("A4", board.size());
    QVERIFY(!board.isSuicide(Color::Black, corner));
    QVERIFY(board.isSuicide(Color::White, corner));
    const go::Placement placement = board.place(Color::Black, corner);
    QCOMPARE(drawing::names(placement.captured, board.size()), std::string("B4 A3 B3"));
    QVERIFY(placement.suicided.empty());
    QCOMPARE(board.rows().front(), std::string("X.X.X"));
    QVERIFY(board.consistent());
}

void TestBoard::snapbackIsNoForbiddenPoint()
{
    Board board = drawing::board({
        "X O . . X",
        "X O O O X",
        ". X X X .",
        ". . . . .",
    });
    const Point throwIn = drawing::point("C4", board.size());
    board.place(Color::Black, throwIn);
    QCOMPARE(board.place(Color::White, drawing::point("D4", board.size())).captured.size(), std::size_t{1});
    QVERIFY(!board.isSuicide(Color::Black, throwIn));
    QCOMPARE(board.place(Color::Black, throwIn).captured.size(), std::size_t{5});
}

void TestBoard::suicideIsForbidden_data()
{
    QTest::addColumn<QByteArray>("where");
    QTest::addColumn<bool>("black");
    QTest::addColumn<bool>("suicide");
    QTest::newRow("single stone in a corner eye") << QByteArray("A5") << false << true;
    QTest::newRow("own corner eye") << QByteArray("A5") << true << false;
    QTest::newRow("two stones at once") << QByteArray("E1") << false << true;
    QTest::newRow("taking two") << QByteArray("E1") << true << false;
    QTest::newRow("open point") << QByteArray("A1") << false << false;
}

void TestBoard::suicideIsForbidden()
{
    QFETCH(const QByteArray, where);
    QFETCH(const bool, black);
    QFETCH(const bool, suicide);
    const Board board = drawing::board({
        ". X . . .",
        "X X . . .",
        ". . . . X",
        ". . . X O",
        ". . . X .",
    });
    const Color color = black ? Color::Black : Color::White;
    QCOMPARE(board.isSuicide(color, drawing::point(where.toStdString(), board.size())), suicide);
}

void TestBoard::severalChainsAreTakenAtOnce()
{
    Board board = drawing::board({
        ". X . X .",
        "X O . O X",
        ". . O . .",
        "X O . O X",
        ". X . X .",
    });
    // The point in the middle of row 2 leaves two chains without liberty, one of them beside it twice.
    board.set(drawing::point("C5", board.size()), Color::Black);
    board.set(drawing::point("B3", board.size()), Color::Black);
    board.set(drawing::point("D3", board.size()), Color::Black);
    board.set(drawing::point("C2", board.size()), Color::Black);
    const Point middle = drawing::point("C4", board.size());
    QCOMPARE(drawing::names(board.capturesOf(Color::Black, middle), board.size()), std::string("B4 D4 C3"));
    const std::uint64_t foreseen = board.hashAfter(Color::Black, middle);
    QCOMPARE(board.place(Color::Black, middle).captured.size(), std::size_t{3});
    QCOMPARE(board.hash(), foreseen);
    QVERIFY(board.consistent());
}

void TestBoard::aRecordedSuicideTakesItsOwnChain()
{
    Board board = drawing::board({
        ". O X",
        "O O X",
        "X X .",
    });
    const Point corner = drawing::point("A3", board.size());
    const std::uint64_t foreseen = board.hashAfter(Color::White, corner);
    const go::Placement placement = board.place(Color::White, corner);
    QVERIFY(placement.captured.empty());
    QCOMPARE(drawing::names(placement.suicided, board.size()), std::string("A3 B3 A2 B2"));
    QCOMPARE(board.hash(), foreseen);
    QCOMPARE(board.stones(Color::White), 0);
    QVERIFY(board.consistent());
}

void TestBoard::hashFollowsFromTheStonesAlone()
{
    Board one(BoardSize::square(5));
    Board other(BoardSize::square(5));
    QCOMPARE(one.hash(), std::uint64_t{0});
    one.place(Color::Black, Point{1, 1});
    one.place(Color::White, Point{2, 2});
    other.place(Color::White, Point{2, 2});
    other.place(Color::White, Point{0, 0});
    other.place(Color::Black, Point{1, 0});
    other.place(Color::Black, Point{0, 1}); // takes the corner stone
    QVERIFY(other.isEmpty(Point{0, 0}));
    other.set(Point{1, 0}, {});
    other.set(Point{0, 1}, {});
    other.set(Point{1, 1}, Color::Black);
    QCOMPARE(one.hash(), other.hash());
    QVERIFY(one == other);
    QVERIFY(!(one == Board(BoardSize{5, 4})));
}

void TestBoard::settingUpCapturesNothing()
{
    Board board(BoardSize::square(3));
    board.set(Point{0, 0}, Color::White);
    board.set(Point{1, 0}, Color::Black);
    board.set(Point{0, 1}, Color::Black);
    QVERIFY(board.at(Point{0, 0}) == Color::White);
    QCOMPARE(board.libertiesOf(Point{0, 0}), 0);
    QVERIFY(board.consistent());
    board.set(Point{0, 0}, Color::Black);
    QCOMPARE(board.chainSizeAt(Point{0, 0}), 3);
    QVERIFY(board.consistent());
}

void TestBoard::liftingAStoneSplitsItsChain()
{
    Board board = drawing::board({
        ". X .",
        "X X X",
        ". X .",
    });
    board.set(Point{1, 1}, {});
    QVERIFY(board.consistent());
    QCOMPARE(board.stones(Color::Black), 4);
    QCOMPARE(board.chainSizeAt(Point{1, 0}), 1);
    QCOMPARE(board.libertiesOf(Point{1, 0}), 3);
}

void TestBoard::drawingSurvivesReading()
{
    const std::vector<std::string> rows{"X.O...", "......", "..#.."};
    const Board board = Board::fromRows(rows);
    QVERIFY((board.size() == BoardSize{6, 3}));
    QVERIFY((board.rows() == std::vector<std::string>{"X.O...", "......", "..X..."}));
    QVERIFY(Board::fromRows(board.rows()) == board);
    QVERIFY(Board::fromRows({}).size() == BoardSize::square(1));
}

void TestBoard::theWholeBoardMayBeOneChain()
{
    // The sums of liberties must not run over on the largest board.
    for (const BoardSize size : {BoardSize{25, 25}, BoardSize{1, 25}, BoardSize{25, 1}}) {
        Board board(size);
        for (int i = 1; i < size.points(); ++i)
            board.place(Color::Black, go::pointAt(i, size));
        QVERIFY(board.consistent());
        QCOMPARE(board.libertiesOf(Point{
                     static_cast<std::uint8_t>(size.columns - 1), static_cast<std::uint8_t>(size.rows - 1)}),
            1);
        QCOMPARE(board.place(Color::White, Point{0, 0}).captured.size(),
            static_cast<std::size_t>(size.points() - 1));
        QCOMPARE(board.stones(Color::White), 1);
        QVERIFY(board.consistent());
    }
}

void TestBoard::rulesHaveTheirNames()
{
    QVERIFY(go::rulesNamed("Chinese") == go::Rules{});
    QVERIFY(go::rulesNamed("chinese")->komi == 15);
    QVERIFY(go::rulesNamed("ing")->blackWinsTies);
    QCOMPARE(go::rulesNamed("ing")->komi, 16);
    QVERIFY(!go::rulesNamed("japanese")->territoryInSeki);
    QCOMPARE(go::rulesNamed("korean")->komi, 13);
    QVERIFY(go::rulesNamed("korean")->scoring == go::Scoring::Territory);
    QVERIFY(!go::rulesNamed("tibetan"));
}

QTEST_GUILESS_MAIN(TestBoard)
#include "tst_board.moc"
