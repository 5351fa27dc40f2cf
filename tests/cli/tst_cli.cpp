// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/process.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;

using cli::Answer;
using cli::object;
using cli::restrictedTo;
using cli::run;

/// The program as scripts see it: what it is given, what it answers, how it ends.
class TestCli : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersInJson_data();
    void answersInJson();
    void answersForPeople_data();
    void answersForPeople();
    void endsAsItShould_data();
    void endsAsItShould();
    void helpIsOnStandardOutput_data();
    void helpIsOnStandardOutput();
    void writesOneAnswerForEachGame();
    void readsStandardInput();
    void convertsFiles();
    void checksAFolder();
    void readsOtherFormats();
    void fixturesOfTheRules_data();
    void fixturesOfTheRules();
};

void TestCli::answersInJson_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<int>("status");
    QTest::addColumn<QJsonObject>("expected");
    const auto row = [](const char* command, int status, const char* json) {
        QTest::newRow(command) << QString::fromUtf8(command) << status << object(json);
    };
    row("replay --json ko.sgf", 1, R"({"game":1,"size":5,"moves":4,"passes":1,
        "illegal":[{"move":2,"color":"white","point":"bb","reason":"ko","clause":"A55"}],
        "captured":{"black":1,"white":1},"position":[".XO..","XO.O.",".XO..","...X.","....."],
        "to_play":"black","repetition":[]})");
    row("replay --json --strict ko.sgf", 1, R"({"captured":{"black":0,"white":1},
        "position":[".XO..","X.XO.",".XO..","...X.","....."],"to_play":"black"})");
    row("replay --json suicide.sgf", 1, R"({"moves":4,"illegal":[
        {"move":1,"color":"white","point":"aa","reason":"suicide","clause":"A54"},
        {"move":3,"color":"white","point":"cc","reason":"occupied","clause":null},
        {"move":4,"color":"black","point":"zz","reason":"off-board","clause":null}],
        "captured":{"black":0,"white":1},"position":[".X...","X....","..O..",".....","....O"]})");
    row("replay --json --strict suicide.sgf", 1, R"({"captured":{"black":0,"white":0},
        "position":[".X...","X....","..X..",".....","....O"],"to_play":"white"})");
    row("score --json counted.sgf", 0, R"({"game":1,"rules":"chinese","komi_quarter_zi":7,"handicap":0,
        "black":{"stones":5,"territory":10,"area":15,"dead":0,"prisoners":0},
        "white":{"stones":5,"territory":5,"area":10,"dead":1,"prisoners":0},
        "shared":0,"dead":["aa"],"seki":[],"unsettled":[],"margin_quarter_zi":3,"winner":"black",
        "wording":"黑胜3/4子","sgf_re":"B+1.5","file_re":"黑胜3/4子","agrees":true})");
    row("score --json --dead aa counted.sgf", 0, R"({"dead":["aa"],"agrees":true})");
    row("score --json --dead A5 counted.sgf", 0, R"({"dead":["aa"],"agrees":true})");
    row("score --json --dead none counted.sgf", 0, R"({"dead":[],"shared":9,"agrees":false,
        "black":{"area":9.5},"white":{"area":15.5}})");
    row("score --json --komi 6 counted.sgf", 0, R"({"komi_quarter_zi":12,"margin_quarter_zi":-2,
        "wording":"白胜1/2子","sgf_re":"W+1"})");
    row("score --json --rules japanese --komi 0.5 counted.sgf", 0,
        R"({"rules":"japanese","komi_quarter_zi":1,"margin_quarter_zi":11,"sgf_re":"B+5.5"})");
    row("score --json --move 0 --dead none collection.sgf", 0, R"({"margin_quarter_zi":0,"winner":null,
        "wording":"和棋","sgf_re":"0","shared":81})");
    row("info --json fox.sgf", 0, R"({"game":1,"size":19,
        "players":{"black":{"name":"甲","rank":"9段"},"white":{"name":"乙","rank":"8段"}},
        "date":"2020-01-02","rules":"chinese","komi_points":7.5,"komi_quarter_zi":15,"handicap":0,
        "time":{"main_seconds":300,"overtime":"3x30 byo-yomi"},
        "result":{"kind":"count","winner":"black","margin_quarter_zi":3},
        "encoding":"UTF-8","encoding_found":"declared","nodes":4,
        "notes":["RE[黑胜3/4子] read as B+1.5","TC[3] read as the overtime 3x30 byo-yomi",
                 "KM[375] read as 3.75 zi = 7.5 points"]})");
    row("info --json --encoding Big5 ko.sgf", 0, R"({"encoding":"Big5","encoding_found":"forced"})");
    row("info --json truncated.sgf", 0,
        R"({"nodes":3,"notes":["line 2, column 4: the text ends inside a value",
        "line 2, column 6: the text ends inside a game"]})");
}

void TestCli::answersInJson()
{
    QFETCH(QString, command);
    QFETCH(int, status);
    QFETCH(QJsonObject, expected);
    QVERIFY(!expected.isEmpty());
    const Answer answer = run(command.split(u' '));
    QCOMPARE(answer.status, status);
    QVERIFY(!answer.objects().isEmpty());
    QCOMPARE(restrictedTo(answer.objects().constFirst(), expected), expected);
}

void TestCli::answersForPeople_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QByteArray>("part");
    const auto row = [](const char* command, const char* part) {
        QTest::newRow(command) << QString::fromUtf8(command) << QByteArray(part);
    };
    row("replay ko.sgf", "move 2 (White B4): the ko may not be retaken at once (A55)");
    row("replay ko.sgf", "   X O . O .\n");
    row("score counted.sgf", "Game 1: 黑胜3/4子 (B+1.5)");
    row("score counted.sgf", "the record says 黑胜3/4子: agrees");
    row("info fox.sgf", "komi: 7.5 points = 3又3/4子");
    row("info fox.sgf", "note: KM[375] read as 3.75 zi = 7.5 points");
}

void TestCli::answersForPeople()
{
    QFETCH(QString, command);
    QFETCH(QByteArray, part);
    const Answer answer = run(command.split(u' '));
    QVERIFY2(answer.out.contains(part), answer.out.constData());
}

void TestCli::endsAsItShould_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char* command, int status, const char* message) {
        QTest::newRow(command) << QString::fromUtf8(command) << status << QByteArray(message);
    };
    row("replay ko.sgf", 1, "ko.sgf:4:4: move 2 (White B4): the ko may not be retaken at once\n");
    row("replay suicide.sgf", 1, "suicide.sgf:5:4: move 4 (Black [zz]): no point of the board\n");
    row("replay collection.sgf", 1, "collection.sgf:3:43: move 2 (Black B4): it is the other side's turn\n");
    row("replay truncated.sgf", 1, "truncated.sgf:2:4: the text ends inside a value\n");
    row("replay counted.sgf", 0, "");
    row("replay prose.sgf", 3, "prose.sgf:1:1: no game found: there is no '(;'\n");
    row("replay missing.sgf", 3, "missing.sgf: No such file");
    row("replay .", 3, ".: is a directory\n");
    row("score --move 9 counted.sgf", 1, "there is no move 9, the game has 2");
    row("score --dead bb counted.sgf", 1, "no stone at 'bb'");
    row("score --komi 6.7 counted.sgf", 2, "'6.7' is no komi in half points");
    row("score --rules go counted.sgf", 2, "unknown rules 'go'");
    row("score --move x counted.sgf", 2, "'x' is no move");
    row("replay --superko some counted.sgf", 2, "unknown kind of superko 'some'");
    row("replay --wrong counted.sgf", 2, "--help");
    row("replay", 2, "a file is missing");
    row("replay a b", 2, "too many files");
    row("info --encoding klingon counted.sgf", 2, "unknown encoding 'klingon'");
    row("convert counted.sgf /no/such/folder/out.sgf", 3, "/no/such/folder/out.sgf: ");
    row("fly counted.sgf", 2, "unknown command 'fly'");
}

void TestCli::endsAsItShould()
{
    QFETCH(QString, command);
    QFETCH(int, status);
    QFETCH(QByteArray, message);
    const Answer answer = run(command.split(u' '));
    QCOMPARE(answer.status, status);
    QVERIFY2(answer.err.contains(message), answer.err.constData());
    QVERIFY(status != 0 || answer.err.isEmpty());
    QVERIFY(status < 2 || answer.out.isEmpty());
}

void TestCli::helpIsOnStandardOutput_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QByteArray>("part");
    QTest::newRow("help") << u"--help"_s << QByteArray("Usage: kaoduan-cli COMMAND");
    QTest::newRow("version") << u"--version"_s << QByteArray("kaoduan-cli ");
    for (const char* command : {"replay", "score", "clock", "convert", "info"}) {
        QTest::newRow(command) << QLatin1StringView(command) + u" --help"_s
                               << QByteArray("Usage: kaoduan-cli ") + command;
    }
}

void TestCli::helpIsOnStandardOutput()
{
    QFETCH(QString, command);
    QFETCH(QByteArray, part);
    const Answer answer = run(command.split(u' '));
    QCOMPARE(answer.status, 0);
    QVERIFY2(answer.out.startsWith(part), answer.out.constData());
    QVERIFY(answer.err.isEmpty());
}

void TestCli::writesOneAnswerForEachGame()
{
    const Answer answer = run({u"info"_s, u"--json"_s, u"collection.sgf"_s});
    const auto objects = answer.objects();
    QCOMPARE(objects.size(), 2);
    QCOMPARE(objects[0]["game"_L1].toInt(), 1);
    QCOMPARE(objects[1]["game"_L1].toInt(), 2);
    QCOMPARE(objects[1]["size"_L1].toString(), u"6:5"_s);
}

void TestCli::readsStandardInput()
{
    const Answer answer = run({u"replay"_s, u"--json"_s, u"-"_s}, "(;SZ[9]KM[0];B[aa];W[aa])");
    QCOMPARE(answer.status, 1);
    QCOMPARE(answer.objects().constFirst()["moves"_L1].toInt(), 2);
    QVERIFY(answer.err.startsWith("-:1:22: "));
}

void TestCli::checksAFolder()
{
    const Answer answer = run({u"check"_s, u"--json"_s, u"."_s});
    QCOMPARE(answer.status, 3); // one is no record
    QStringList verdicts;
    for (const QJsonObject& each : answer.objects()) {
        verdicts << each.value("file"_L1).toString().mid(2) + u": "_s + each.value("verdict"_L1).toString();
    }
    const QStringList expected{u"collection.sgf: not-counted"_s, u"counted.sgf: agrees"_s,
        u"fox.sgf: differs"_s, u"ko.sgf: not-counted"_s, u"prose.sgf: unreadable"_s,
        u"suicide.sgf: not-counted"_s, u"truncated.sgf: not-counted"_s};
    QCOMPARE(verdicts, expected);
    QCOMPARE(answer.objects().at(2).value("counted_re"_L1).toString(), u"W+6.5"_s);

    const Answer words = run({u"check"_s, u"."_s});
    QVERIFY2(words.out.startsWith("./fox.sgf: differs, file"), words.out.constData());
    QVERIFY(words.out.endsWith("agrees 1, differs 1, not-counted 4, unreadable 1, with illegal moves 3\n"));
    QCOMPARE(run({u"check"_s, u"counted.sgf"_s}).status, 0);

    // A file of several games has one verdict: that of the first which differs.
    QTemporaryDir folder;
    QFile several(folder.filePath(u"several.sgf"_s));
    QVERIFY(several.open(QIODevice::WriteOnly));
    for (const char* result : {"", "B+7", "W+3", "B+9"}) {
        several.write(
            QByteArray("(;GM[1]SZ[9]KM[2]RU[Chinese]AB[ea:ei]AW[fa:fi]RE[") + result + "];B[];W[])");
    }
    several.close();
    const QJsonObject worst = run({u"check"_s, u"--json"_s, several.fileName()}).objects().value(0);
    QCOMPARE(worst.value("verdict"_L1).toString(), u"differs"_s);
    QCOMPARE(worst.value("what"_L1).toString(), u"game 3"_s);
    QCOMPARE(worst.value("file_re"_L1).toString(), u"W+3"_s);
    QCOMPARE(worst.value("counted_re"_L1).toString(), u"B+7"_s);
    QCOMPARE(run({u"check"_s, u"fox.sgf"_s}).status, 1);
}

void TestCli::readsOtherFormats()
{
    const QByteArray gib = "\\HS\n\\[GAMEBLACKNAME=Lee (5D)\\]\n\\HE\n\\GS\n2 1 0\nSTO 0 2 1 3 3\n\\GE\n";
    const Answer answer = run({u"info"_s, u"--json"_s, u"-"_s}, gib);
    QCOMPARE(answer.status, 0);
    const QJsonObject info = answer.objects().value(0);
    QCOMPARE(info.value("moves"_L1).toInt(), 1);
    QVERIFY2(info.value("notes"_L1).toArray().contains(u"read as GIB"_s), answer.out.constData());
}

void TestCli::convertsFiles()
{
    const QTemporaryDir folder;
    const QString once = folder.filePath(u"once.sgf"_s);
    const QString twice = folder.filePath(u"twice.sgf"_s);
    QCOMPARE(run({u"convert"_s, u"fox.sgf"_s, once}).status, 0);
    QCOMPARE(run({u"convert"_s, once, twice}).status, 0);
    QFile first(once);
    QFile second(twice);
    QVERIFY(first.open(QIODevice::ReadOnly) && second.open(QIODevice::ReadOnly));
    const QByteArray text = first.readAll();
    QCOMPARE(second.readAll(), text);
    QVERIFY(text.contains("KM[7.5]") && text.contains("RE[B+1.5]") && text.contains("TC[3]"));
    const Answer anonymous = run({u"convert"_s, u"--anonymise"_s, u"fox.sgf"_s, u"-"_s});
    QVERIFY(!anonymous.out.contains("PB"));
    QVERIFY(anonymous.out.contains("BR[9段]"));
}

void TestCli::fixturesOfTheRules_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<int>("status");
    QTest::addColumn<QJsonObject>("expected");
    if (!QDir(QStringLiteral(KAODUAN_TESTDATA_DIR "/rules")).exists()) {
        QSKIP("the positions of the rules are not here");
    }
    const auto row = [](const char* command, int status, const char* json) {
        QTest::newRow(command) << QString::fromUtf8(command) << status << object(json);
    };
    row("replay --json 01_simple_ko.sgf", 0, R"({"illegal":[],"captured":{"black":1,"white":0}})");
    row("replay --json 02_snapback_not_forbidden.sgf", 0,
        R"({"illegal":[],"captured":{"black":1,"white":5}})");
    row("score --json --dead none 10_score_black_180.sgf", 0, R"({"black":{"area":180},"sgf_re":"W+8.5"})");
    row("score --json --komi 0 10_score_black_180.sgf", 0, R"({"wording":"白胜1/2子","sgf_re":"W+1"})");
    row("score --json --komi 0 10_score_black_181.sgf", 0, R"({"wording":"黑胜1/2子","sgf_re":"B+1"})");
    row("score --json 10_score_black_181.sgf", 0, R"({"wording":"白胜3又1/4子","sgf_re":"W+6.5"})");
    row("score --json 10_score_black_184.sgf", 0, R"({"wording":"白胜1/4子","sgf_re":"W+0.5"})");
    row("score --json 10_score_black_185.sgf", 0, R"({"wording":"黑胜3/4子","sgf_re":"B+1.5"})");
    row("score --json --komi 0 11_seed_example_184_177.sgf", 0,
        R"({"wording":"黑胜3又1/2子","sgf_re":"B+7"})");
    row("score --json --komi 6.5 11_seed_example_184_177.sgf", 0, R"({"wording":"黑胜1/4子"})");
    row("score --json --komi 7.5 11_seed_example_184_177.sgf", 0, R"({"wording":"白胜1/4子",
        "black":{"stones":140,"territory":44},"white":{"stones":140,"territory":37}})");
    row("score --json 12_seki_half_point_184_5.sgf", 0, R"({"black":{"area":184.5},"white":{"area":176.5},
        "wording":"黑胜1/4子","sgf_re":"B+0.5"})");
    // 假生 (A56): the corner is dead.
    row("score --json --move 0 --dead ja,la 08_moonshine_life_13x13.sgf", 0,
        R"({"black":{"area":89},"white":{"area":80},"wording":"黑胜3/4子"})");
    row("score --json --move 0 --dead none 08_moonshine_life_13x13.sgf", 0,
        R"({"black":{"area":82},"white":{"area":87}})");
    row("replay --json 09_bent_four_in_corner.sgf", 0, R"({"illegal":[],"captured":{"black":4,"white":1}})");
}

void TestCli::fixturesOfTheRules()
{
    QFETCH(QString, command);
    QFETCH(int, status);
    QFETCH(QJsonObject, expected);
    QVERIFY(!expected.isEmpty());
    QStringList arguments = command.split(u' ');
    arguments.last().prepend(QStringLiteral(KAODUAN_TESTDATA_DIR "/rules/"));
    const Answer answer = run(arguments);
    QCOMPARE(answer.status, status);
    QCOMPARE(restrictedTo(answer.objects().value(0), expected), expected);
}

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
