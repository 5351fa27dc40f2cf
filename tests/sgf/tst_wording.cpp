// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sgf/wording.h"

#include <QtTest>

#include <string>

/// Results and times as servers and newspapers write them.
class TestWording : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void results_data();
    void results();
    void whatProgramWritesIsRead_data();
    void whatProgramWritesIsRead();
    void margins_data();
    void margins();
    void durations_data();
    void durations();
};

void TestWording::results_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("sgf"); // empty: not understood
    const auto row = [](const char* text, const char* sgf) {
        QTest::newRow(text) << QByteArray(text) << QByteArray(sgf);
    };
    row("B+5.5", "B+5.5");
    row("W+Resign", "W+R");
    row("Ｗ＋Ｒ", "W+R");
    row("黑+3.5", "B+3.5");
    row("黑+3/4子", "B+1.5");
    row("黑胜3/4子", "B+1.5");
    row("黑胜1又3/4子", "B+3.5");
    row("黑胜2子", "B+4");
    row("白胜3又1/4子", "W+6.5");
    row("白勝1/4子", "W+0.5");
    row("黑胜四分之三子", "B+1.5");
    row("白胜二又四分之一子", "W+4.5");
    row("黑1 3/4子胜", "B+3.5");
    row("黑胜0.75子", "B+1.5");
    row("白胜43.5目", "W+43.5");
    row("黑胜半目", "B+0.5");
    row("白2目半胜", "W+2.5");
    row("黑胜7点", "B+7");
    row("黑胜十二点", "B+12");
    row("黑胜3子半", "B+7");
    row("黑185子胜", "B+");
    row("黑胜", "B+");
    row("黑中盘胜", "B+R");
    row("白方中盘胜", "W+R");
    row("黑中盘负", "W+R");
    row("黑不计点胜", "B+R");
    row("白认输", "B+R");
    row("白投子认负", "B+R");
    row("黑超时胜", "B+T");
    row("白超时，黑胜", "B+T");
    row("白胜-黑超时", "W+T");
    row("黑超时负", "W+T");
    row("黑犯规胜", "B+F");
    row("白被判负", "B+F");
    row("白弃权，黑胜", "B+F");
    row("黑缺席，白胜", "W+F");
    row("和棋", "0");
    row("和", "0");
    row("平局", "0");
    row("双负", "Void");
    row("双方均负", "Void");
    row("无胜负", "Void");
    row("重下", "Void");
    row("未完", "?");
    row("257手完, 黒番6目半勝ち", "B+6.5");
    row("白番中押し勝ち", "W+R");
    row("黒時間切れ負け", "W+T");
    row("ジゴ", "0");
    row("흑 불계승", "B+R");
    row("백 1집반승", "W+1.5");
    row("백 시간승", "W+T");
    row("Black wins by 1.5 points", "B+1.5");
    row("White wins by resignation", "W+R");
    row("Black resigns", "W+R");
    row("white won on time", "W+T");
    row("Draw", "0");
    row("", "");
    row("somebody wins", "");
    row("胜", "");
}

void TestWording::results()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, sgf);
    const auto outcome = sgf::outcomeInWords(text.toStdString());
    QCOMPARE(QByteArray::fromStdString(outcome ? go::sgfResult(*outcome) : ""), sgf);
}

void TestWording::whatProgramWritesIsRead_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("margin");
    for (int margin = 1; margin < 60; ++margin) {
        QTest::addRow("margin %d", margin) << static_cast<int>(go::OutcomeKind::Count) << margin;
    }
    for (const auto kind : {go::OutcomeKind::Resignation, go::OutcomeKind::Time, go::OutcomeKind::Foul,
             go::OutcomeKind::Forfeit, go::OutcomeKind::Draw, go::OutcomeKind::NoResult,
             go::OutcomeKind::Replay, go::OutcomeKind::BothLose}) {
        QTest::addRow("kind %d", static_cast<int>(kind)) << static_cast<int>(kind) << 0;
    }
}

void TestWording::whatProgramWritesIsRead()
{
    QFETCH(int, kind);
    QFETCH(int, margin);
    for (const go::Color winner : go::bothColors) {
        go::Outcome outcome{static_cast<go::OutcomeKind>(kind), winner, margin};
        if (outcome.kind == go::OutcomeKind::Draw || outcome.kind == go::OutcomeKind::NoResult
            || outcome.kind == go::OutcomeKind::Replay || outcome.kind == go::OutcomeKind::BothLose) {
            outcome.winner.reset();
        }
        QVERIFY(sgf::outcomeInWords(go::chineseResult(outcome)) == outcome);
    }
}

void TestWording::margins_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("quarterZi");
    const auto row
        = [](const char* text, int quarterZi) { QTest::newRow(text) << QByteArray(text) << quarterZi; };
    row("3又3/4子", 15);
    row("3.75子", 15);
    row("6目半", 13);
    row("黒６目半コミ出し", 13);
    row("贴7.5目", 15);
    row("贴三又四分之三子", 15);
    row("半目", 1);
    row("8点", 16);
    row("6.5", -1);
    row("", -1);
}

void TestWording::margins()
{
    QFETCH(QByteArray, text);
    QFETCH(int, quarterZi);
    QCOMPARE(sgf::marginInWords(text.toStdString()).value_or(-1), quarterZi);
}

void TestWording::durations_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<qint64>("seconds");
    const auto row
        = [](const char* text, qint64 seconds) { QTest::newRow(text) << QByteArray(text) << seconds; };
    row("1時間", 3600);
    row("1.5小时", 5400);
    row("30秒", 30);
    row("各10分钟", 600);
    row("10 min", 600);
    row("1小时30分", 5400);
    row("2小时 15分钟", 8100);
    row("1h30m", 5400);
    row("1 hour and 30 minutes", 5400);
    row("2分30秒", 150);
    row("20分30秒3次", 1200); // byo-yomi beside the main time
    row("1小时60秒5次", 3600);
    row("999999999999999999小时", -1);
    row("999999999/0.001 999999999/0.001小时", -1);
    row("30", -1);
    row("none", -1);
}

void TestWording::durations()
{
    QFETCH(QByteArray, text);
    QFETCH(qint64, seconds);
    const auto time = sgf::durationInWords(text.toStdString());
    QCOMPARE(time ? static_cast<qint64>(time->count() / 1000) : qint64{-1}, seconds);
}

QTEST_GUILESS_MAIN(TestWording)
#include "tst_wording.moc"
