// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/unconditional.h"
#include "tests/go/drawing.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using drawing::board;
using go::Board;
using go::Color;
using go::Point;
using go::PointSet;

namespace {

std::string aliveIn(const Board& position, Color color)
{
    return drawing::names(go::unconditionallyAlive(position, color).points(), position.size());
}

std::string areaIn(const Board& position, Color color)
{
    const PointSet alive = go::unconditionallyAlive(position, color);
    return drawing::names(go::unconditionalArea(position, color, alive).points(), position.size());
}

std::vector<std::string> lines(const QJsonValue& rows)
{
    std::vector<std::string> result;
    for (const QJsonValue row : rows.toArray())
        result.push_back(row.toString().toUpper().toStdString());
    return result;
}

} // namespace

class TstUnconditional : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anEmptyBoardHasNothingCertain();
    void twoEyesLive();
    void oneEyeDoesNot();
    void aFalseEyeIsNone();
    void chainsLiveByCommonEyes();
    void aRingAroundOneBigRoomDoesNot();
    void stonesWithoutRoomForTwoEyesAreLost();
    void roomForTwoEyesIsLeftOpen();
    void anUncertainOwnChainLeavesTheRegionOpen();
    void agreesWithTheKnownBoards();
};

void TstUnconditional::anEmptyBoardHasNothingCertain()
{
    QCOMPARE(aliveIn(Board(go::BoardSize::square(5)), Color::Black), std::string());
    QCOMPARE(areaIn(Board(go::BoardSize::square(5)), Color::Black), std::string());
}

void TstUnconditional::twoEyesLive()
{
    const Board position = board({". X . X O", "X X X X O", "O O O O O", ". . . . .", ". . . . ."});
    QCOMPARE(aliveIn(position, Color::Black), std::string("B5 D5 A4 B4 C4 D4"));
    QCOMPARE(aliveIn(position, Color::White), std::string());
    QCOMPARE(areaIn(position, Color::Black), std::string("A5 B5 C5 D5 A4 B4 C4 D4"));
}

void TstUnconditional::oneEyeDoesNot()
{
    QCOMPARE(aliveIn(board({". X O . .", "X X O . .", "O O O . .", ". . . . .", ". . . . ."}), Color::Black),
        std::string());
}

void TstUnconditional::aFalseEyeIsNone()
{
    // B5 is an eye of the left chain only as long as C4 stands, which has one liberty more.
    QCOMPARE(aliveIn(board({"X . X O .", ". X O . .", "X X O . .", "O O O . .", ". . . . ."}), Color::Black),
        std::string());
}

void TstUnconditional::chainsLiveByCommonEyes()
{
    const Board position = board({". X . X .", "X X . X X", ". . . . .", "O O O O O", ". . . . ."});
    QCOMPARE(aliveIn(position, Color::Black), std::string());
    const Board linked = board({". X . X .", "X X X X X", ". . . . .", ". . . . .", ". . . . ."});
    QCOMPARE(aliveIn(linked, Color::Black), std::string("B5 D5 A4 B4 C4 D4 E4"));
}

void TstUnconditional::aRingAroundOneBigRoomDoesNot()
{
    QCOMPARE(aliveIn(board({"X X X X X", "X . . . X", "X . . . X", "X . . . X", "X X X X X"}), Color::Black),
        std::string());
}

void TstUnconditional::stonesWithoutRoomForTwoEyesAreLost()
{
    const Board position = board({". X . X . . .", "X X X X X X X", "X . O . X . X", "X . . . X X X",
        "X X X X X . X", ". . . . X X X", ". . . . . . ."});
    QVERIFY(go::unconditionalArea(position, Color::Black, go::unconditionallyAlive(position, Color::Black))
                .contains(drawing::point("C5", position.size())));
}

void TstUnconditional::roomForTwoEyesIsLeftOpen()
{
    const Board position = board({". X . X . . . .", "X X X X X X X X", "X . O . O . . X", "X . . . . . . X",
        "X . . . . . . X", "X X X X X X X X", ". . . . . . . .", ". . . . . . . ."});
    const PointSet alive = go::unconditionallyAlive(position, Color::Black);
    QVERIFY(!alive.empty());
    QVERIFY(!go::unconditionalArea(position, Color::Black, alive)
                 .contains(drawing::point("C6", position.size())));
}

void TstUnconditional::anUncertainOwnChainLeavesTheRegionOpen()
{
    const Board position
        = board({". X . X O .", "X X X X O X", ". . . O O .", "O O O O . .", ". . . . . .", ". . . . . ."});
    const PointSet alive = go::unconditionallyAlive(position, Color::Black);
    QVERIFY(!alive.contains(drawing::point("F5", position.size())));
    QVERIFY(!go::unconditionalArea(position, Color::Black, alive)
                 .contains(drawing::point("F6", position.size())));
}

// Of the maps of each board the first one shows only what lives whatever happens, and its eyes.
void TstUnconditional::agreesWithTheKnownBoards()
{
    QFile file(QStringLiteral(KAODUAN_TESTDATA_DIR "/scoring/katago_area.json"));
    if (!file.open(QIODevice::ReadOnly))
        QSKIP("optional test data is not here");
    const QJsonArray boards = QJsonDocument::fromJson(file.readAll()).array();
    QVERIFY(!boards.isEmpty());
    for (const QJsonValue entry : boards) {
        const Board position = Board::fromRows(lines(entry.toObject().value(QLatin1String("rows"))));
        const QJsonObject map = entry.toObject().value(QLatin1String("maps")).toArray().at(0).toObject();
        const Board expected = Board::fromRows(lines(map.value(QLatin1String("map"))));
        for (const Color color : go::bothColors) {
            const PointSet alive = go::unconditionallyAlive(position, color);
            QCOMPARE(drawing::names(alive.points(), position.size()),
                drawing::names(
                    (expected.stonesOf(color) & position.stonesOf(color)).points(), position.size()));
            QVERIFY((expected.stonesOf(color) - go::unconditionalArea(position, color, alive)).empty());
        }
    }
}

QTEST_APPLESS_MAIN(TstUnconditional)
#include "tst_unconditional.moc"
