// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/clockcommand.h"

#include <QBuffer>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

struct Answer {
    int status = 0;
    QList<QJsonObject> lines;
    QByteArray errors;
};

Answer run(const QByteArray& input)
{
    QBuffer in;
    in.setData(input);
    in.open(QIODevice::ReadOnly);
    QBuffer out;
    out.open(QIODevice::WriteOnly);
    QBuffer err;
    err.open(QIODevice::WriteOnly);
    Answer answer;
    answer.status = cli::runClock(in, u"clock.jsonl"_s, out, err);
    for (const QByteArray& line : out.data().split('\n')) {
        if (!line.isEmpty()) {
            answer.lines.append(QJsonDocument::fromJson(line).object());
        }
    }
    answer.errors = err.data();
    return answer;
}

constexpr const char* good
    = R"({"id":"x","control":{"system":"japanese","main_ms":1000,"periods":2,"period_ms":30000},)"
      R"("events":[{"t":0,"do":"start"},{"t":12000,"do":"end"}]})";

} // namespace

class TestClockCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersOneLineEach();
    void anArrayIsAnsweredObjectByObject();
    void aPeriodThatIsNoMinuteIsStillTold();
    void banksReplaceTheFullClock();
    void wrongScriptsAreErrors_data();
    void wrongScriptsAreErrors();
    void anErrorNamesItsPlaceAndTheRunGoesOn();
    void anUnreadableFileIsStatusThree();
    void nothingIsNothing();
    void halfFilesNeverCrash();
    void writtenVectorsComeOutAsExpected();
    void twentyThousandScriptsAreQuick();
};

void TestClockCommand::answersOneLineEach()
{
    const Answer answer = run(QByteArray(good) + "\r\n\n" + good);
    QCOMPARE(answer.status, 0);
    QCOMPARE(answer.lines.size(), 2);
    const QByteArray expected
        = R"({"id":"x","announcements":[{"t":1000,"side":"black","say":"enter","value":2},)"
          R"({"t":11000,"side":"black","say":"seconds","value":10}],)"
          R"("black":{"main_ms":0,"periods":2,"in_period_ms":11000,"block_ms":0,"stones":0,"overtime":true},)"
          R"("white":{"main_ms":1000,"periods":2,"in_period_ms":0,"block_ms":0,"stones":0,"overtime":false},)"
          R"("phase":"running","turn":"black","loser":null})";
    QCOMPARE(answer.lines[0], QJsonDocument::fromJson(expected).object());
    QCOMPARE(answer.lines[1], answer.lines[0]);
    QVERIFY(answer.errors.isEmpty());
}

void TestClockCommand::anArrayIsAnsweredObjectByObject()
{
    const QByteArray odd = R"({"id":"a]}\"{[","control":{"system":"absolute","main_ms":5},"events":[]})";
    const Answer answer = run(QByteArray("\xEF\xBB\xBF [\n") + good + ",\n" + odd + "\n]\n");
    QCOMPARE(answer.status, 0);
    QCOMPARE(answer.lines.size(), 2);
    QCOMPARE(answer.lines[1]["id"_L1].toString(), u"a]}\"{["_s);
    QCOMPARE(answer.lines[1]["phase"_L1].toString(), u"ready"_s);
}

void TestClockCommand::aPeriodThatIsNoMinuteIsStillTold()
{
    QByteArray script(good);
    script.replace("12000", "31000");
    const QJsonArray said = run(script).lines[0]["announcements"_L1].toArray();
    QCOMPARE(said[said.size() - 2],
        (QJsonObject{{u"t"_s, 31000}, {u"side"_s, u"black"_s}, {u"say"_s, u"minute"_s}, {u"value"_s, 30}}));
    QCOMPARE(said[said.size() - 1],
        (QJsonObject{{u"t"_s, 31000}, {u"side"_s, u"black"_s}, {u"say"_s, u"left"_s}, {u"value"_s, 1}}));
}

void TestClockCommand::banksReplaceTheFullClock()
{
    QByteArray script(good);
    script.replace(R"("events")",
        R"("banks":{"black":{"main_ms":0,"periods":1,"block_ms":0,"stones":0,"overtime":true},)"
        R"("white":{"main_ms":7,"periods":2,"block_ms":0,"stones":0,"overtime":false}},"events")");
    script.replace("12000", "30000");
    const QJsonObject answer = run(script).lines[0];
    QCOMPARE(answer["loser"_L1].toString(), u"black"_s);
    QCOMPARE(answer["phase"_L1].toString(), u"over"_s);
    QCOMPARE(answer["white"_L1]["main_ms"_L1].toInt(), 7);
}

void TestClockCommand::wrongScriptsAreErrors_data()
{
    QTest::addColumn<QByteArray>("find");
    QTest::addColumn<QByteArray>("replace");
    QTest::addColumn<QString>("why");
    const auto row = [](const char* find, const char* replace, const char* why) {
        QTest::addRow("%s -> %s", find, replace)
            << QByteArray(find) << QByteArray(replace) << QString::fromUtf8(why);
    };
    row("japanese", "hourglass", "control.system is unknown: hourglass");
    row(R"("japanese")", "3", "control.system must be a text");
    row(R"("system":"japanese",)", "", "control.system is missing");
    row(R"("main_ms":1000)", R"("main_ms":-1)", "control.main_ms must not be negative");
    row(R"("main_ms":1000)", R"("main_ms":"1000")", "control.main_ms must be a number");
    row(R"("main_ms":1000)", R"("main_ms":0.5)", "control.main_ms must be a whole number");
    row(R"("main_ms":1000)", R"("main_ms":1e300)", "control.main_ms is too large");
    row(R"("main_ms":1000)", R"("main_ms":86400001)", "control has a time of more than 24 hours");
    row(R"("main_ms":1000,)", "", "control.main_ms is missing");
    row(R"("periods":2)", R"("periods":0)", "periods must be at least 1");
    row(R"("periods":2)", R"("periods":100)", "control has more than 99 minutes or periods");
    row(R"("periods":2)", R"("periods":1e9)", "control.periods is too large");
    row(R"("period_ms":30000)", R"("period_ms":0)", "a period or block must have a length");
    row(R"("control":{)", R"("controls":{)", "control is missing or no object");
    row(R"("events":[)", R"("event":[)", "events is missing or no array");
    row(R"({"t":0,)", "{", "events[0].t is missing");
    row(R"({"t":0,)", R"({"t":-1,)", "events[0].t must not be negative");
    row(R"({"t":0,)", R"({"t":true,)", "events[0].t must be a number");
    row(R"({"t":0,)", R"({"t":12001,)", "events[1].t is earlier than the event before it");
    row(R"("start")", R"("begin")", "events[0].do is unknown: begin");
    row(R"("do":"start")", R"("done":1)", "events[0].do is missing");
    row(R"("start")", R"("press")", "events[0].side is missing");
    row(R"("start")", R"("seal","side":"red")", R"(events[0].side must be "black" or "white")");
    row(R"({"t":12000,"do":"end"})", "7", "events[1] is missing or no object");
    row(R"("events")", R"("banks":3,"events")", "banks.black is missing or no object");
    row(R"("events")", R"("banks":{"black":{"main_ms":1}},"events")", "banks.black.periods is missing");
}

void TestClockCommand::wrongScriptsAreErrors()
{
    QFETCH(const QByteArray, find);
    QFETCH(const QByteArray, replace);
    QFETCH(const QString, why);
    QByteArray script(good);
    QVERIFY(script.contains(find));
    script.replace(find, replace);
    const Answer answer = run(script + '\n' + good);
    QCOMPARE(answer.status, 1);
    QCOMPARE(answer.lines.size(), 2);
    QCOMPARE(answer.lines[0], (QJsonObject{{u"id"_s, u"x"_s}, {u"error"_s, why}}));
    QCOMPARE(answer.errors, u"clock.jsonl:1:1: %1\n"_s.arg(why).toUtf8());
    QVERIFY(!answer.lines[1].contains("error"_L1));
}

void TestClockCommand::anErrorNamesItsPlaceAndTheRunGoesOn()
{
    const Answer answer
        = run(QByteArray(good) + "\n{\"id\":3,,}\n[1]\n5\nnull\n\xff\xfe\n" + good + "\n{\"id\":7}");
    QCOMPARE(answer.status, 1);
    QCOMPARE(answer.lines.size(), 8);
    QVERIFY(answer.errors.startsWith("clock.jsonl:2:"));
    QCOMPARE(answer.errors.count('\n'), 6);
    QVERIFY(answer.lines[1]["id"_L1].isNull());
    QVERIFY(!answer.lines[6].contains("error"_L1));
    QCOMPARE(answer.lines[7]["id"_L1].toInt(), 7);

    const Answer array = run(QByteArray("[") + good + ",\n  {\"id\":1},\n rubbish\n" + good + "]");
    QCOMPARE(array.lines.size(), 4);
    QVERIFY(array.errors.startsWith("clock.jsonl:2:3: control"));
    QVERIFY(array.errors.contains("\nclock.jsonl:3:"));
    QVERIFY(!array.lines[3].contains("error"_L1));
}

void TestClockCommand::anUnreadableFileIsStatusThree()
{
    QFile in(u"/nonexistent/clock.jsonl"_s);
    QBuffer out;
    out.open(QIODevice::WriteOnly);
    QBuffer err;
    err.open(QIODevice::WriteOnly);
    QCOMPARE(cli::runClock(in, u"clock.jsonl"_s, out, err), 3);
    QVERIFY(err.data().startsWith("clock.jsonl: "));
    QVERIFY(out.data().isEmpty());
}

void TestClockCommand::nothingIsNothing()
{
    for (const char* text : {"", "\n\n", "[]", "[ \n ]"}) {
        const Answer answer = run(text);
        QCOMPARE(answer.status, 0);
        QVERIFY(answer.lines.isEmpty());
    }
}

void TestClockCommand::halfFilesNeverCrash()
{
    for (const QByteArray& whole : {QByteArray(good), "[" + QByteArray(good) + "]"}) {
        for (qsizetype size = 0; size < whole.size(); ++size) {
            const Answer answer = run(whole.first(size));
            for (const QJsonObject& line : answer.lines) {
                QVERIFY(!line.isEmpty());
            }
        }
    }
}

void TestClockCommand::writtenVectorsComeOutAsExpected()
{
    QFile file(QStringLiteral(KAODUAN_TESTDATA_DIR "/../requirements/clock-vectors.json"));
    if (!file.open(QIODevice::ReadOnly)) {
        QSKIP("requirements/clock-vectors.json is not here");
    }
    const QByteArray text = file.readAll();
    const QJsonArray rows = QJsonDocument::fromJson(text).array();
    QByteArray lines;
    for (const QJsonValue row : rows) {
        lines += QJsonDocument(row.toObject()).toJson(QJsonDocument::Compact) + '\n';
    }
    for (const QByteArray& input : {text, lines}) {
        const Answer answer = run(input);
        QCOMPARE(answer.status, 0);
        QCOMPARE(answer.lines.size(), rows.size());
        for (qsizetype i = 0; i < rows.size(); ++i) {
            QJsonObject expected = rows[i]["expect"_L1].toObject();
            expected.insert("id"_L1, rows[i]["id"_L1]);
            QCOMPARE(QJsonDocument(answer.lines[i]).toJson(), QJsonDocument(expected).toJson());
        }
    }
}

void TestClockCommand::twentyThousandScriptsAreQuick()
{
    QByteArray script(good);
    script.replace(R"({"t":12000,"do":"end"})",
        R"({"t":20000,"do":"press","side":"black"},{"t":50000,"do":"press","side":"white"},)"
        R"({"t":60000,"do":"pause"},{"t":90000,"do":"resume"},{"t":99999,"do":"press","side":"black"},)"
        R"({"t":400000,"do":"end"})");
    QByteArray input;
    for (int i = 0; i < 20'000; ++i) {
        input += script + '\n';
    }
    QElapsedTimer timer;
    timer.start();
    const Answer answer = run(input);
    QCOMPARE(answer.lines.size(), 20'000);
    QCOMPARE(answer.status, 0);
    QVERIFY2(timer.elapsed() < 60'000, qPrintable(QString::number(timer.elapsed())));
}

QTEST_GUILESS_MAIN(TestClockCommand)
#include "tst_clockcommand.moc"
