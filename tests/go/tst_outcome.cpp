// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/outcome.h"

#include <QtTest/QtTest>

using go::Color;
using go::Outcome;
using go::OutcomeKind;

Q_DECLARE_METATYPE(go::Outcome)

/// Results in words and in SGF (A31, A32, A57).
class TestOutcome : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void territoryIsSpokenOfInPoints();
    void resultsReadAsRefereesWriteThem_data();
    void resultsReadAsRefereesWriteThem();
    void ziInFractions_data();
    void ziInFractions();
    void foreignSpellingsAreRead_data();
    void foreignSpellingsAreRead();
    void nonsenseIsNoResult_data();
    void nonsenseIsNoResult();
    void everyMarginSurvivesSgf();
};

void TestOutcome::resultsReadAsRefereesWriteThem_data()
{
    QTest::addColumn<Outcome>("outcome");
    QTest::addColumn<QByteArray>("chinese");
    QTest::addColumn<QByteArray>("sgf");
    const auto row = [](const char* name, const Outcome& outcome, const char* chinese, const char* sgf) {
        QTest::newRow(name) << outcome << QByteArray(chinese) << QByteArray(sgf);
    };
    row("count", {OutcomeKind::Count, Color::Black, 11}, "黑胜2又3/4子", "B+5.5");
    row("quarter", {OutcomeKind::Count, Color::White, 1}, "白胜1/4子", "W+0.5");
    row("whole", {OutcomeKind::Count, Color::Black, 8}, "黑胜2子", "B+4");
    row("margin not known", {OutcomeKind::Count, Color::Black, 0}, "黑胜", "B+");
    row("resignation", {OutcomeKind::Resignation, Color::Black, 0}, "黑中盘胜", "B+R");
    row("resignation, White", {OutcomeKind::Resignation, Color::White, 0}, "白中盘胜", "W+R");
    row("time", {OutcomeKind::Time, Color::Black, 0}, "白超时，黑胜", "B+T");
    row("foul", {OutcomeKind::Foul, Color::Black, 0}, "白犯规，黑胜", "B+F");
    row("forfeit", {OutcomeKind::Forfeit, Color::Black, 0}, "白弃权，黑胜", "B+F");
    row("forfeit, White", {OutcomeKind::Forfeit, Color::White, 0}, "黑弃权，白胜", "W+F");
    row("draw", {OutcomeKind::Draw, {}, 0}, "和棋", "0");
    row("no result", {OutcomeKind::NoResult, {}, 0}, "无胜负", "Void");
    row("replay", {OutcomeKind::Replay, {}, 0}, "重下", "Void");
    row("both lose", {OutcomeKind::BothLose, {}, 0}, "双方均负", "Void");
    row("unknown", {}, "–", "?");
}

void TestOutcome::resultsReadAsRefereesWriteThem()
{
    QFETCH(const Outcome, outcome);
    QFETCH(const QByteArray, chinese);
    QFETCH(const QByteArray, sgf);
    QCOMPARE(go::chineseResult(outcome), chinese.toStdString());
    QCOMPARE(go::sgfResult(outcome), sgf.toStdString());
}

void TestOutcome::ziInFractions_data()
{
    QTest::addColumn<int>("quarters");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("0") << 0 << QByteArray("0子");
    QTest::newRow("1") << 1 << QByteArray("1/4子");
    QTest::newRow("2") << 2 << QByteArray("1/2子");
    QTest::newRow("3") << 3 << QByteArray("3/4子");
    QTest::newRow("4") << 4 << QByteArray("1子");
    QTest::newRow("15") << 15 << QByteArray("3又3/4子");
    QTest::newRow("738") << 738 << QByteArray("184又1/2子");
}

void TestOutcome::ziInFractions()
{
    QFETCH(const int, quarters);
    QFETCH(const QByteArray, text);
    QCOMPARE(go::zi(quarters), text.toStdString());
}

void TestOutcome::foreignSpellingsAreRead_data()
{
    QTest::addColumn<QByteArray>("sgf");
    QTest::addColumn<Outcome>("outcome");
    const auto row
        = [](const char* sgf, const Outcome& outcome) { QTest::newRow(sgf) << QByteArray(sgf) << outcome; };
    row("B+5.5", {OutcomeKind::Count, Color::Black, 11});
    row("W+0.5", {OutcomeKind::Count, Color::White, 1});
    row("W+12", {OutcomeKind::Count, Color::White, 24});
    row("B+5.50", {OutcomeKind::Count, Color::Black, 11});
    row("B+12.0", {OutcomeKind::Count, Color::Black, 24});
    row("B+2.75", {OutcomeKind::Count, Color::Black, 11});
    row("W+0.25", {OutcomeKind::Count, Color::White, 1});
    row("B+999.75", {OutcomeKind::Count, Color::Black, 3999});
    row("B+9999.5", {OutcomeKind::Count, Color::Black, 19999});
    row("B+", {OutcomeKind::Count, Color::Black, 0});
    row("B+R", {OutcomeKind::Resignation, Color::Black, 0});
    row("b+resign", {OutcomeKind::Resignation, Color::Black, 0});
    row("W+T", {OutcomeKind::Time, Color::White, 0});
    row("W+Time", {OutcomeKind::Time, Color::White, 0});
    row("B+F", {OutcomeKind::Forfeit, Color::Black, 0});
    row("B+Forfeit", {OutcomeKind::Forfeit, Color::Black, 0});
    row(" W + R ", {OutcomeKind::Resignation, Color::White, 0});
    row("0", {OutcomeKind::Draw, {}, 0});
    row("Draw", {OutcomeKind::Draw, {}, 0});
    row("Jigo", {OutcomeKind::Draw, {}, 0});
    row("Void", {OutcomeKind::NoResult, {}, 0});
    row("?", {});
}

void TestOutcome::foreignSpellingsAreRead()
{
    QFETCH(const QByteArray, sgf);
    QFETCH(const Outcome, outcome);
    const std::optional<Outcome> read = go::outcomeFromSgf(sgf.toStdString());
    QVERIFY(read);
    QVERIFY(*read == outcome);
}

void TestOutcome::nonsenseIsNoResult_data()
{
    QTest::addColumn<QByteArray>("sgf");
    for (const char* sgf : {"", "B", "X+R", "B-3", "B+x", "B+5.3", "B+.", "B+.5", "B+-5", "B+1234567890",
             "B+5552.75", "5.5", "B+5,5"})
        QTest::addRow("'%s'", sgf) << QByteArray(sgf);
}

void TestOutcome::nonsenseIsNoResult()
{
    QFETCH(const QByteArray, sgf);
    QVERIFY(!go::outcomeFromSgf(sgf.toStdString()));
}

void TestOutcome::everyMarginSurvivesSgf()
{
    for (const Color winner : go::bothColors) {
        for (int margin = 1; margin < 1500; ++margin) {
            const Outcome outcome{OutcomeKind::Count, winner, margin};
            QVERIFY(go::outcomeFromSgf(go::sgfResult(outcome)) == outcome);
        }
    }
}

void TestOutcome::territoryIsSpokenOfInPoints()
{
    const auto said = [](go::QuarterZi margin) {
        const go::Outcome outcome{go::OutcomeKind::Count, go::Color::White, margin};
        return go::chineseResult(outcome, go::Scoring::Territory);
    };
    QCOMPARE(said(1), std::string("白胜半目"));
    QCOMPARE(said(2), std::string("白胜1目"));
    QCOMPARE(said(11), std::string("白胜5目半"));
    QCOMPARE(go::moku(0), std::string("0目"));
    const go::Outcome resigned{go::OutcomeKind::Resignation, go::Color::Black, 0};
    QCOMPARE(go::chineseResult(resigned, go::Scoring::Territory), std::string("黑中盘胜"));
}

QTEST_GUILESS_MAIN(TestOutcome)
#include "tst_outcome.moc"
