// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/territory.h"
#include "tests/go/drawing.h"

using go::AreaMap;
using go::Board;
using go::BoardSize;
using go::Owner;
using go::Point;
using go::PointSet;

namespace {

/// "XO+." for black, white, shared and neutral points, rows joined.
std::string drawn(const AreaMap& area)
{
    std::string result;
    for (const Owner owner : area.owners()) {
        switch (owner) {
        case Owner::Neutral:
            result += '.';
            break;
        case Owner::Black:
            result += 'X';
            break;
        case Owner::White:
            result += 'O';
            break;
        case Owner::Shared:
            result += '+';
            break;
        }
        if ((result.size() + 1) % (area.size().columns + 1U) == 0)
            result += '/';
    }
    return result;
}

std::vector<Point> deadAt(const Board& board, const char* names)
{
    return go::wholeChains(board, drawing::points(names, board.size()));
}

} // namespace

/// Whose every point is (A10, A11, B12, B13).
class TestTerritory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPointHasAnOwner_data();
    void everyPointHasAnOwner();
    void anEmptyBoardIsShared();
    void deadChainsGoAsAWhole();
    void singleDeadStonesMayBeListed();
    void pointsOffTheBoardAreIgnored();
    void dameAreListed();
    void thereIsNoTerritoryInSeki_data();
    void thereIsNoTerritoryInSeki();
    void stonesInSekiAreFound();
};

void TestTerritory::everyPointHasAnOwner_data()
{
    QTest::addColumn<std::vector<std::string>>("rows");
    QTest::addColumn<QByteArray>("dead");
    QTest::addColumn<QByteArray>("owners");
    using Rows = std::vector<std::string>;
    QTest::newRow("wall with a gap") << Rows{". X . O .", ". X . O .", ". X O O ."} << QByteArray()
                                     << QByteArray("XX+OO/XX+OO/XXOOO/");
    QTest::newRow("one stone owns the board")
        << Rows{". . .", ". X .", ". . ."} << QByteArray() << QByteArray("XXX/XXX/XXX/");
    QTest::newRow("two stones share it")
        << Rows{". . .", ". X .", ". . O"} << QByteArray() << QByteArray("+++/+X+/++O/");
    QTest::newRow("a dead stone makes territory")
        << Rows{". . .", ". X .", ". . O"} << QByteArray("C1") << QByteArray("XXX/XXX/XXX/");
    QTest::newRow("a dead stone in shared land")
        << Rows{"X O . .", "X . . O", ". X O ."} << QByteArray("B3") << QByteArray("X+++/X++O/XXOO/");
    QTest::newRow("one row") << Rows{"X . O . . X"} << QByteArray() << QByteArray("X+O++X/");
    QTest::newRow("one column") << Rows{"X", ".", ".", "O", "."} << QByteArray() << QByteArray("X/+/+/O/O/");
    QTest::newRow("all dead") << Rows{"X .", ". O"} << QByteArray("A2 B1") << QByteArray("++/++/");
    QTest::newRow("no way around the edge")
        << Rows{". X O .", ". X O .", ". X O ."} << QByteArray() << QByteArray("XXOO/XXOO/XXOO/");
}

void TestTerritory::everyPointHasAnOwner()
{
    QFETCH(const std::vector<std::string>, rows);
    QFETCH(const QByteArray, dead);
    QFETCH(const QByteArray, owners);
    const Board board = Board::fromRows(rows);
    const AreaMap area = go::areaOf(board, deadAt(board, dead.constData()));
    QCOMPARE(drawn(area), owners.toStdString());
    QCOMPARE(area.black.count() + area.white.count() + area.shared.count(), board.size().points());
    QVERIFY((area.black & area.white).empty());
    QVERIFY(((area.black | area.white) & area.shared).empty());
}

void TestTerritory::anEmptyBoardIsShared()
{
    for (const BoardSize size : {BoardSize{19, 19}, BoardSize{25, 25}, BoardSize{1, 1}, BoardSize{6, 5}}) {
        const AreaMap area = go::areaOf(Board(size), std::span<const Point>());
        QCOMPARE(area.shared.count(), size.points());
        QVERIFY(area.at(Point{0, 0}) == Owner::Shared);
        QVERIFY(area.at(Point{size.columns, 0}) == Owner::Neutral);
    }
}

void TestTerritory::deadChainsGoAsAWhole()
{
    const Board board = drawing::board({
        "X X . O",
        ". X . O",
        "O . . .",
    });
    QCOMPARE(drawing::names(deadAt(board, "B2 A3 D3 C1"), board.size()), std::string("A3 B3 D3 B2 D2"));
    QVERIFY(deadAt(board, "C3 A2").empty());
    QVERIFY(go::wholeChains(board, std::vector<Point>{Point{9, 9}}).empty());
}

void TestTerritory::singleDeadStonesMayBeListed()
{
    const Board board = drawing::board({"O O X", "X X X"});
    const std::vector<Point> one{Point{0, 0}};
    const AreaMap area = go::areaOf(board, one);
    QCOMPARE(area.dead.count(), 1);
    QCOMPARE(drawn(area), std::string("+OX/XXX/"));
}

void TestTerritory::pointsOffTheBoardAreIgnored()
{
    const Board board = drawing::board({"X .", ". ."});
    const std::vector<Point> odd{Point{7, 7}, Point{1, 1}};
    const AreaMap area = go::areaOf(board, odd);
    QCOMPARE(area.black.count(), 4);
    QVERIFY(area.dead.empty());
}

void TestTerritory::dameAreListed()
{
    const Board board = drawing::board({
        ". X . O .",
        ". X . O .",
        ". X X O .",
    });
    QCOMPARE(drawing::names(go::unfilledDame(board, {}), board.size()), std::string("C3 C2"));
}

void TestTerritory::thereIsNoTerritoryInSeki_data()
{
    QTest::addColumn<std::vector<std::string>>("rows");
    QTest::addColumn<QByteArray>("counted");
    using Rows = std::vector<std::string>;
    QTest::newRow("no dame, no seki") << Rows{". X O .", "X X O O"} << QByteArray("A2 D2");
    QTest::newRow("each side one eye, one shared point")
        << Rows{". O . X . X O .", "O O X X X X O O", "X X O O O O O .", "X X X X X X O O", ". . . . . X O ."}
        << QByteArray("H5 H3 A1 B1 C1 D1 E1 H1");
    QTest::newRow("two eyes beside unfilled dame") << Rows{". X . X . O .", "X X X X . O .", ". . . . X O ."}
                                                   << QByteArray("A3 C3 G3 G2 A1 B1 C1 D1 G1");
}

void TestTerritory::thereIsNoTerritoryInSeki()
{
    QFETCH(const std::vector<std::string>, rows);
    QFETCH(const QByteArray, counted);
    const Board board = Board::fromRows(rows);
    const AreaMap area = go::areaOf(board, std::span<const Point>());
    QCOMPARE(
        drawing::names(go::territoryOutsideSeki(board, area).points(), board.size()), counted.toStdString());
}

void TestTerritory::stonesInSekiAreFound()
{
    // Left: white with an eye against black with one; the eyes' third point is shared. Outer stones live.
    const Board board = drawing::board({
        ". O . X . X O .",
        "O O X X X X O O",
        "X X O O O O O .",
        "X X X X X X O O",
        ". . . . . X O .",
    });
    const AreaMap area = go::areaOf(board, PointSet(board.size()));
    QCOMPARE(drawing::names(go::stonesInSeki(board, area).points(), board.size()),
        std::string("B5 D5 F5 A4 B4 C4 D4 E4 F4"));
    // Without eyes, two shared points.
    const Board eyeless = drawing::board({
        ". X O . X O . .",
        "X X O . X O O O",
        ". X O O X X O .",
        "X X X O O X O .",
        ". . X X O X X O",
    });
    const AreaMap shared = go::areaOf(eyeless, PointSet(eyeless.size()));
    QVERIFY(go::stonesInSeki(eyeless, shared).contains(drawing::point("C5", eyeless.size())));
    QVERIFY(go::stonesInSeki(eyeless, shared).contains(drawing::point("E5", eyeless.size())));
    QVERIFY(!go::stonesInSeki(eyeless, shared).contains(drawing::point("B5", eyeless.size())));
}

QTEST_GUILESS_MAIN(TestTerritory)
#include "tst_territory.moc"
