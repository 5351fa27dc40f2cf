// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/boardgeometry.h"

#include <QTest>

#include <cmath>

using ui::BoardGeometry;
using ui::Coordinates;

class TstBoardGeometry : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyPointIsFoundAtItsCentre_data();
    void everyPointIsFoundAtItsCentre();
    void aPressCountsWithin45PercentOfACell_data();
    void aPressCountsWithin45PercentOfACell();
    void outsideTheLinesThereIsNoPoint();
    void theBoardFitsItsRoom_data();
    void theBoardFitsItsRoom();
    void cellsAreWholeDevicePixels();
    void signsLieOutsideTheLinesAtTheOwnLowerRight();
    void signsLieOnTheWood();
    void aRoomOfNothingDoesNoHarm();
};

void TstBoardGeometry::everyPointIsFoundAtItsCentre_data()
{
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    QTest::addColumn<double>("ratio");
    QTest::newRow("19") << 19 << 19 << 1.0;
    QTest::newRow("13 at 1.5") << 13 << 13 << 1.5;
    QTest::newRow("9 at 2") << 9 << 9 << 2.0;
    QTest::newRow("6 by 5") << 6 << 5 << 1.25;
    QTest::newRow("1 by 25") << 1 << 25 << 1.0;
}

void TstBoardGeometry::everyPointIsFoundAtItsCentre()
{
    QFETCH(int, columns);
    QFETCH(int, rows);
    QFETCH(double, ratio);
    const go::BoardSize size{static_cast<std::uint8_t>(columns), static_cast<std::uint8_t>(rows)};
    const BoardGeometry geometry({640, 640}, size, Coordinates::Shown, ratio);
    for (int index = 0; index < size.points(); ++index) {
        const go::Point point = go::pointAt(index, size);
        QCOMPARE(geometry.pointAt(geometry.centre(point)), std::optional(point));
        QVERIFY(QRectF(geometry.pointRect(point)).contains(geometry.centre(point)));
    }
}

void TstBoardGeometry::aPressCountsWithin45PercentOfACell_data()
{
    QTest::addColumn<double>("across");
    QTest::addColumn<double>("down");
    QTest::addColumn<bool>("hit");
    QTest::newRow("centre") << 0.0 << 0.0 << true;
    QTest::newRow("44 % right") << 0.44 << 0.0 << true;
    QTest::newRow("44 % both") << -0.44 << 0.44 << true;
    QTest::newRow("46 % right") << 0.46 << 0.0 << false;
    QTest::newRow("46 % up") << 0.0 << -0.46 << false;
    QTest::newRow("between four points") << 0.5 << 0.5 << false;
}

void TstBoardGeometry::aPressCountsWithin45PercentOfACell()
{
    QFETCH(double, across);
    QFETCH(double, down);
    QFETCH(bool, hit);
    const BoardGeometry geometry({700, 700}, {}, Coordinates::Shown);
    const go::Point point{9, 9};
    const QPointF place = geometry.centre(point) + QPointF(across, down) * geometry.cell();
    QCOMPARE(geometry.pointAt(place), hit ? std::optional(point) : std::nullopt);
}

void TstBoardGeometry::outsideTheLinesThereIsNoPoint()
{
    const BoardGeometry geometry({700, 700}, {}, Coordinates::Shown);
    const QPointF step(geometry.cell(), geometry.cell());
    QVERIFY(!geometry.pointAt(geometry.grid().topLeft() - step));
    QVERIFY(!geometry.pointAt(geometry.grid().bottomRight() + step));
    QVERIFY(!geometry.pointAt({-5, -5}));
    QVERIFY(!geometry.pointAt({1e9, 1e9}));
}

void TstBoardGeometry::theBoardFitsItsRoom_data()
{
    QTest::addColumn<QSize>("room");
    QTest::addColumn<int>("lines");
    for (const int lines : {5, 9, 13, 19, 25}) {
        for (const QSize room : {QSize(280, 280), QSize(666, 666), QSize(1000, 420), QSize(2100, 2100)}) {
            QTest::addRow("%d lines in %d x %d", lines, room.width(), room.height()) << room << lines;
        }
    }
}

void TstBoardGeometry::theBoardFitsItsRoom()
{
    QFETCH(QSize, room);
    QFETCH(int, lines);
    for (const Coordinates coordinates : {Coordinates::Hidden, Coordinates::Shown}) {
        const BoardGeometry geometry(room, go::BoardSize::square(lines), coordinates);
        const QRectF all(QPointF(0, 0), QSizeF(room));
        QVERIFY(all.contains(geometry.face()));
        QVERIFY(geometry.face().contains(geometry.grid()));
        for (const go::Color side : go::bothColors) {
            QVERIFY(QRect(QPoint(0, 0), room).adjusted(-1, -1, 1, 1).contains(geometry.signRect(side)));
        }
        // As large as fits: one more device pixel for a cell would not.
        const qreal needed = geometry.face().height() + (lines + 3) * 1.0;
        QVERIFY(needed + 2 * geometry.cell() > std::min(room.width(), room.height()));
    }
}

void TstBoardGeometry::cellsAreWholeDevicePixels()
{
    for (const double ratio : {1.0, 1.25, 1.5, 2.0}) {
        const BoardGeometry geometry({667, 667}, {}, Coordinates::Shown, ratio);
        const auto isWhole
            = [ratio](qreal at) { return std::abs(at * ratio - std::round(at * ratio)) < 1e-6; };
        QVERIFY(isWhole(geometry.cell()));
        QVERIFY(isWhole(geometry.centre({0, 0}).x()));
        QVERIFY(isWhole(geometry.centre({18, 18}).y()));
    }
}

void TstBoardGeometry::signsLieOutsideTheLinesAtTheOwnLowerRight()
{
    const BoardGeometry geometry({700, 700}, {}, Coordinates::Shown);
    const QRectF grid = geometry.grid();
    const qreal stone = geometry.cell() * 0.5;
    for (const int place : {0, 1}) {
        // Black sits below the board; White opposite, so that its lower right is the upper left.
        QVERIFY(geometry.signCentre(go::Color::Black, place).y() > grid.bottom() + stone * 1.5);
        QVERIFY(geometry.signCentre(go::Color::Black, place).x() > grid.center().x());
        QVERIFY(geometry.signCentre(go::Color::White, place).y() < grid.top() - stone * 1.5);
        QVERIFY(geometry.signCentre(go::Color::White, place).x() < grid.center().x());
    }
    QVERIFY(geometry.signCentre(go::Color::Black, 0) != geometry.signCentre(go::Color::Black, 1));
}

void TstBoardGeometry::signsLieOnTheWood()
{
    for (const Coordinates coordinates : {Coordinates::Hidden, Coordinates::Shown}) {
        const BoardGeometry geometry({700, 700}, {}, coordinates);
        for (const go::Color side : go::bothColors) {
            for (const int place : {0, 1}) {
                QVERIFY(geometry.face().contains(geometry.signCentre(side, place)));
                QVERIFY(geometry.signRect(side).contains(geometry.signCentre(side, place).toPoint()));
            }
        }
    }
}

void TstBoardGeometry::aRoomOfNothingDoesNoHarm()
{
    QVERIFY(!BoardGeometry().pointAt({0, 0}));
    const BoardGeometry flat({0, 0}, {}, Coordinates::Shown);
    QVERIFY(flat.cell() > 0);
}

QTEST_GUILESS_MAIN(TstBoardGeometry)
#include "tst_boardgeometry.moc"
