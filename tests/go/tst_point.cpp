// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/point.h"
#include "core/go/pointset.h"
#include "tests/go/drawing.h"

using go::BoardSize;
using go::Point;

/// Names of points, places of handicap stones, sets of points.
class TestPoint : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void boardNamesLeaveOutI_data();
    void boardNamesLeaveOutI();
    void wrongNamesAreNoPoints_data();
    void wrongNamesAreNoPoints();
    void everyPointSurvivesBothSpellings();
    void neighboursStayOnTheBoard();
    void handicapPlacesOfTheLargeBoard_data();
    void handicapPlacesOfTheLargeBoard();
    void starPointsAsDrawn_data();
    void starPointsAsDrawn();
    void setsSpreadOnlyThroughTheirRoom();
    void setsListTheirPointsRowByRow();
};

void TestPoint::boardNamesLeaveOutI_data()
{
    QTest::addColumn<int>("lines");
    QTest::addColumn<QByteArray>("sgf");
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("lower left") << 19 << QByteArray("as") << QByteArray("A1");
    QTest::newRow("star point") << 19 << QByteArray("pd") << QByteArray("Q16");
    QTest::newRow("ninth column") << 19 << QByteArray("is") << QByteArray("J1");
    QTest::newRow("eighth column") << 19 << QByteArray("ha") << QByteArray("H19");
    QTest::newRow("largest board") << 25 << QByteArray("ya") << QByteArray("Z25");
    QTest::newRow("small board") << 9 << QByteArray("dc") << QByteArray("D7");
}

void TestPoint::boardNamesLeaveOutI()
{
    QFETCH(const int, lines);
    QFETCH(const QByteArray, sgf);
    QFETCH(const QByteArray, name);
    const BoardSize size = BoardSize::square(lines);
    const std::optional<Point> point = go::pointFromSgf(sgf.toStdString(), size);
    QVERIFY(point);
    QCOMPARE(go::boardName(*point, size), name.toStdString());
    QVERIFY(go::pointFromBoardName(name.toLower().toStdString(), size) == point);
}

void TestPoint::wrongNamesAreNoPoints_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char* text :
        {"", "A", "I5", "A0", "A20", "U1", "A-1", "A1x", "AA1", "5A", "A+1", "T19 ", "A99999999999"})
        QTest::addRow("'%s'", text) << QByteArray(text);
}

void TestPoint::wrongNamesAreNoPoints()
{
    QFETCH(const QByteArray, text);
    QVERIFY(!go::pointFromBoardName(text.toStdString(), BoardSize{}));
    QVERIFY(!go::pointFromSgf(text.toStdString(), BoardSize{}));
}

void TestPoint::everyPointSurvivesBothSpellings()
{
    for (const BoardSize size : {BoardSize{25, 25}, BoardSize{6, 5}, BoardSize{1, 25}, BoardSize{1, 1}}) {
        for (int i = 0; i < size.points(); ++i) {
            const Point point = go::pointAt(i, size);
            QCOMPARE(go::indexOf(point, size), i);
            QVERIFY(go::pointFromSgf(go::sgfName(point), size) == point);
            QVERIFY(go::pointFromBoardName(go::boardName(point, size), size) == point);
            QVERIFY(go::grid::pointOf(go::grid::cellOf(point)) == point);
            QVERIFY(go::grid::cellOf(point) < go::grid::cells);
        }
    }
}

void TestPoint::neighboursStayOnTheBoard()
{
    const BoardSize size{6, 5};
    QCOMPARE(drawing::names(go::neighbours(drawing::point("A5", size), size), size), std::string("B5 A4"));
    QCOMPARE(drawing::names(go::neighbours(drawing::point("F1", size), size), size), std::string("F2 E1"));
    QCOMPARE(
        drawing::names(go::neighbours(drawing::point("C3", size), size), size), std::string("C4 B3 D3 C2"));
    QVERIFY(go::neighbours(Point{}, BoardSize::square(1)).empty());
}

void TestPoint::handicapPlacesOfTheLargeBoard_data()
{
    QTest::addColumn<int>("lines");
    QTest::addColumn<int>("stones");
    QTest::addColumn<QByteArray>("points");
    QTest::newRow("1 is no handicap place") << 19 << 1 << QByteArray();
    QTest::newRow("2") << 19 << 2 << QByteArray("Q16 D4");
    QTest::newRow("3 leave the upper left to White") << 19 << 3 << QByteArray("Q16 D4 Q4");
    QTest::newRow("4") << 19 << 4 << QByteArray("D16 Q16 D4 Q4");
    QTest::newRow("5") << 19 << 5 << QByteArray("D16 Q16 K10 D4 Q4");
    QTest::newRow("6") << 19 << 6 << QByteArray("D16 Q16 D10 Q10 D4 Q4");
    QTest::newRow("7") << 19 << 7 << QByteArray("D16 Q16 D10 K10 Q10 D4 Q4");
    QTest::newRow("8") << 19 << 8 << QByteArray("D16 K16 Q16 D10 Q10 D4 K4 Q4");
    QTest::newRow("9") << 19 << 9 << QByteArray("D16 K16 Q16 D10 K10 Q10 D4 K4 Q4");
    QTest::newRow("10 are not fixed") << 19 << 10 << QByteArray();
    QTest::newRow("small board") << 9 << 2 << QByteArray("G7 C3");
    QTest::newRow("no middle") << 8 << 5 << QByteArray();
    QTest::newRow("too small") << 5 << 2 << QByteArray();
}

void TestPoint::handicapPlacesOfTheLargeBoard()
{
    QFETCH(const int, lines);
    QFETCH(const int, stones);
    QFETCH(const QByteArray, points);
    const BoardSize size = BoardSize::square(lines);
    const std::vector<Point> places = go::handicapPoints(size, stones);
    QCOMPARE(drawing::names(places, size), drawing::names(drawing::points(points.toStdString(), size), size));
    QVERIFY(places.empty() || static_cast<int>(places.size()) == stones);
}

void TestPoint::starPointsAsDrawn_data()
{
    QTest::addColumn<int>("lines");
    QTest::addColumn<QByteArray>("points");
    QTest::newRow("19") << 19 << QByteArray("D16 K16 Q16 D10 K10 Q10 D4 K4 Q4");
    QTest::newRow("13") << 13 << QByteArray("D10 K10 G7 D4 K4");
    QTest::newRow("9") << 9 << QByteArray("C7 G7 E5 C3 G3");
    QTest::newRow("8") << 8 << QByteArray("C6 F6 C3 F3");
    QTest::newRow("5") << 5 << QByteArray();
}

void TestPoint::starPointsAsDrawn()
{
    QFETCH(const int, lines);
    QFETCH(const QByteArray, points);
    const BoardSize size = BoardSize::square(lines);
    QCOMPARE(drawing::names(go::starPoints(size), size), points.toStdString());
    QVERIFY(go::starPoints(BoardSize{19, 13}).empty());
}

void TestPoint::setsSpreadOnlyThroughTheirRoom()
{
    for (const BoardSize size : {BoardSize{25, 25}, BoardSize{19, 19}, BoardSize{13, 13}, BoardSize{9, 9}}) {
        // A wall down the middle column, open at the bottom.
        go::PointSet room = go::PointSet::all(size);
        const auto middle = static_cast<std::uint8_t>(size.columns / 2);
        for (std::uint8_t y = 0; y < size.rows; ++y)
            room.erase({middle, y});
        const std::vector<Point> corner{Point{0, 0}};
        QCOMPARE(go::PointSet(size, corner).spreadIn(room).count(), middle * size.rows);
        room.insert({middle, static_cast<std::uint8_t>(size.rows - 1)});
        QCOMPARE(go::PointSet(size, corner).spreadIn(room).count(), size.points() - size.rows + 1);
        QCOMPARE(go::PointSet(size, corner).neighbours().count(), 2);
    }
}

void TestPoint::setsListTheirPointsRowByRow()
{
    const BoardSize size{6, 5};
    const std::vector<Point> points = drawing::points("F1 A5 C3 A1", size);
    go::PointSet set(size, points);
    QCOMPARE(set.count(), 4);
    QCOMPARE(drawing::names(set.points(), size), std::string("A5 C3 A1 F1"));
    QVERIFY(set.contains(drawing::point("C3", size)));
    QVERIFY(!set.contains(Point{6, 0}));
    set.erase(drawing::point("C3", size));
    QCOMPARE((go::PointSet::all(size) - set).count(), 27);
    QVERIFY((set & (go::PointSet::all(size) - set)).empty());
    QVERIFY((set | (go::PointSet::all(size) - set)) == go::PointSet::all(size));
}

QTEST_GUILESS_MAIN(TestPoint)
#include "tst_point.moc"
