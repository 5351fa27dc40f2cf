// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sgf/diagrams.h"
#include "core/sgf/movetimes.h"

#include <QtTest>

#include <string>

using timing::Millis;

namespace {

sgf::GameRecord recordOf(const std::string& text)
{
    const auto collection = sgf::parse(text);
    if (!collection)
        qFatal("not a record");
    return sgf::gameRecordOf(*collection, 0);
}

QString timesOf(const std::string& text)
{
    QStringList words;
    for (const sgf::MoveTime& time : sgf::moveTimes(recordOf(text))) {
        const QString spent = time.spent ? QString::number(time.spent->count() / 1000) : QStringLiteral("?");
        words << (time.overtime ? spent + QLatin1Char('*') : spent);
    }
    return words.join(QLatin1Char(' '));
}

} // namespace

class TestDiagrams : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pointsPlayedAgainAreListed();
    void movesAreSharedOut();
    void anEmptyGameIsOneDiagram();
    void aPositionIsText();
    void timesComeFromWhatIsLeft_data();
    void timesComeFromWhatIsLeft();
};

void TestDiagrams::pointsPlayedAgainAreListed()
{
    // Black 1 in the corner is taken by White 4, who then plays there.
    const auto record = recordOf("(;SZ[9]AW[hi];B[aa];W[ba];B[ii];W[ab];B[];W[aa];B[ih])");
    const auto all = sgf::diagramsOf(record, 100);
    QCOMPARE(all.size(), std::size_t{1});
    QCOMPARE(all[0].first, 1);
    QCOMPARE(all[0].last, 7);
    QCOMPARE(all[0].shown.size(), std::size_t{5});
    QCOMPARE(all[0].reused.size(), std::size_t{1});
    QCOMPARE(all[0].reused[0].shown, std::optional(1));
    QCOMPARE(all[0].reused[0].later.size(), std::size_t{1});
    QCOMPARE(all[0].reused[0].later[0].number, 6);
    QCOMPARE(all[0].passes.size(), std::size_t{1});
    QCOMPARE(all[0].passes[0].number, 5);
    QCOMPARE(all[0].start.stones(go::Color::White), 1);

    // In the second diagram the captured corner is free again.
    const auto parts = sgf::diagramsOf(record, 4);
    QCOMPARE(parts.size(), std::size_t{2});
    QCOMPARE(parts[1].first, 5);
    QCOMPARE(parts[1].shown.size(), std::size_t{2});
    QVERIFY(parts[1].reused.empty());
    // A stone that lay there before the diagram and was taken in it has no number to point to.
    const auto late = sgf::diagramsOf(record, 3);
    QCOMPARE(late[1].first, 4);
    QCOMPARE(late[1].reused.size(), std::size_t{1});
    QVERIFY(!late[1].reused[0].shown);
    QCOMPARE(late[1].reused[0].later[0].number, 6);
}

void TestDiagrams::movesAreSharedOut()
{
    std::string text = "(;SZ[19]";
    for (int i = 0; i < 250; ++i) {
        text += i % 2 == 0 ? ";B[" : ";W[";
        text += static_cast<char>('a' + i % 19);
        text += static_cast<char>('a' + i / 19);
        text += ']';
    }
    const auto diagrams = sgf::diagramsOf(recordOf(text + ')'), 100);
    QCOMPARE(diagrams.size(), std::size_t{3});
    QCOMPARE(diagrams[1].first, 101);
    QCOMPARE(diagrams[1].last, 200);
    QCOMPARE(diagrams[2].last, 250);
}

void TestDiagrams::anEmptyGameIsOneDiagram()
{
    const auto diagrams = sgf::diagramsOf(recordOf("(;SZ[9]AB[aa])"), 100);
    QCOMPARE(diagrams.size(), std::size_t{1});
    QCOMPARE(diagrams[0].first, 0);
    QCOMPARE(diagrams[0].start.stones(go::Color::Black), 1);
}

void TestDiagrams::aPositionIsText()
{
    go::Board board(go::BoardSize::square(5));
    board.set({0, 0}, go::Color::Black);
    board.set({4, 2}, go::Color::White);
    QCOMPARE(QString::fromStdString(sgf::textDiagram(board, go::Point{4, 2})),
        QStringLiteral("    A B C D E\n"
                       "  5 X . . . . 5\n"
                       "  4 . . . . . 4\n"
                       "  3 . . . .(O)3\n"
                       "  2 . . . . . 2\n"
                       "  1 . . . . . 1\n"
                       "    A B C D E\n"));
}

void TestDiagrams::timesComeFromWhatIsLeft_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("times");
    const auto row = [](const char* name, const char* text, const char* times) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(times);
    };
    row("main time", "(;SZ[9]TM[600]OT[3x30 byo-yomi];B[aa]BL[590];W[bb]WL[595.5];B[cc]BL[570])", "10 4 20");
    row("into byo-yomi", "(;SZ[9]TM[60]OT[3x30 byo-yomi];B[aa]BL[10];B[bb]BL[12]OB[3];B[cc]BL[30]OB[2])",
        "50 28* 30*");
    row("canadian",
        "(;SZ[9]TM[60]OT[3/30 Canadian];B[aa]BL[10];B[bb]BL[25]OB[2];B[cc]BL[20]OB[1];B[dd]BL[28]OB[2])",
        "50 15* 5* 2*");
    row("fischer", "(;SZ[9]TM[60]OT[10 fischer];B[aa]BL[65];B[bb]BL[70])", "5 5");
    row("without a setting only differences", "(;SZ[9];B[aa]BL[65];W[bb]WL[60];B[bb]BL[50])", "? ? 15");
    row("gaps and nonsense", "(;SZ[9]TM[60];B[aa]BL[70];B[bb];B[cc]BL[50];B[dd]BL[20])", "? ? ? 30");
}

void TestDiagrams::timesComeFromWhatIsLeft()
{
    QFETCH(const QString, text);
    QFETCH(const QString, times);
    QCOMPARE(timesOf(text.toStdString()), times);
}

QTEST_GUILESS_MAIN(TestDiagrams)
#include "tst_diagrams.moc"
