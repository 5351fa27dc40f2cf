// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/process.h"

#include <QJsonArray>
#include <QtTest>

using namespace Qt::StringLiterals;

using cli::Answer;
using cli::object;
using cli::restrictedTo;
using cli::run;

namespace {

/// Black left, White right, one white stone on Black's side; 45 points and a wall for Black.
constexpr auto oneDead = "(;GM[1]FF[4]SZ[9]RU[Chinese]KM[7.5]AB[ea][eb][ec][ed][ee][ef][eg][eh][ei]"
                         "AW[fa][fb][fc][fd][fe][ff][fg][fh][fi][bb])";

/// Upper left: one eye each and one shared liberty, Black's of two points; both have the rest of the board.
constexpr auto seki = "(;GM[1]FF[4]SZ[9:8]RU[Japanese]KM[0.5]"
                      "AB[da][fa][cb][db][eb][fb][ac][bc][ad][bd][cd][dd][ed][fd][gd][hd][id]"
                      "AW[ba][ga][ab][bb][gb][cc][dc][ec][fc][gc][hc][ic]";

Answer score(const QByteArray& record, QStringList options)
{
    options.prepend(u"score"_s);
    options.append({u"--json"_s, u"-"_s});
    return run(options, record);
}

} // namespace

/// `score`: dead stones proposed, marked or listed, seki, and the words of every method.
class TestScoring : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theProgramProposesDeadStones();
    void marksAreTakenAsTheyAre();
    void stonesInSekiAreNamed();
    void territoryInSekiCountsByTheRules();
    void territoryIsSpokenOfInPoints();
    void blackFirstWithoutKomiPaysNothingBack();
};

void TestScoring::theProgramProposesDeadStones()
{
    const Answer first = score(oneDead, {u"--dead"_s, u"auto"_s});
    QCOMPARE(first.status, 0);
    const QJsonObject expected = object(R"({"dead":["bb"],"seki":[],"open":[],"shared":0,"black":{"area":45},
        "white":{"area":36,"dead":1},"sgf_re":"B+1.5"})");
    QCOMPARE(restrictedTo(first.objects().value(0), expected), expected);
    // The same question has the same answer.
    QCOMPARE(score(oneDead, {u"--dead"_s, u"auto"_s}).out, first.out);
    const QJsonObject none = object(R"({"dead":[],"unsettled":[],"shared":35})");
    QCOMPARE(restrictedTo(score(oneDead, {u"--dead"_s, u"none"_s}).objects().value(0), none), none);
    // Where there is no room to live in, nobody has to look.
    const Answer settled = run({u"score"_s, u"--json"_s, u"--dead"_s, u"auto"_s, u"counted.sgf"_s});
    const QJsonObject sure = object(R"({"dead":["aa"],"unsettled":[],"open":[],"agrees":true})");
    QCOMPARE(restrictedTo(settled.objects().value(0), sure), sure);
}

void TestScoring::marksAreTakenAsTheyAre()
{
    QByteArray record = oneDead;
    record.insert(record.size() - 1, "TB[da]");
    const QJsonObject alive = object(R"({"dead":[],"shared":35})");
    QCOMPARE(restrictedTo(score(record, {}).objects().value(0), alive), alive);
    record.insert(record.size() - 1, "[bb]");
    const QJsonObject dead = object(R"({"dead":["bb"],"unsettled":[]})");
    QCOMPARE(restrictedTo(score(record, {}).objects().value(0), dead), dead);
}

void TestScoring::stonesInSekiAreNamed()
{
    const QByteArray record = QByteArray(seki) + "TB[aa]TW[ai])";
    const Answer answer = score(record, {u"--dead"_s, u"marked"_s});
    QCOMPARE(answer.status, 0);
    const QJsonArray found = answer.objects().value(0)[u"seki"].toArray();
    for (const char* stone : {"da", "fa", "cb", "db", "eb", "fb", "ba", "ab", "bb"})
        QVERIFY2(found.contains(QJsonValue(QString::fromLatin1(stone))), stone);
    QCOMPARE(found.size(), 9);
    const QJsonObject none = object(R"({"seki":[]})");
    QCOMPARE(restrictedTo(score(oneDead, {u"--dead"_s, u"bb"_s}).objects().value(0), none), none);
}

void TestScoring::territoryInSekiCountsByTheRules()
{
    const QByteArray record = QByteArray(seki) + ")";
    const auto scored = [&record](const QString& rules) {
        return score(record, {u"--dead"_s, u"none"_s, u"--rules"_s, rules}).objects().value(0);
    };
    const QJsonObject japanese = object(R"({"black":{"territory":36},"white":{"territory":4},"shared":1})");
    QCOMPARE(restrictedTo(scored(u"japanese"_s), japanese), japanese);
    const QJsonObject korean = object(R"({"black":{"territory":37},"white":{"territory":5},"shared":1})");
    QCOMPARE(restrictedTo(scored(u"korean"_s), korean), korean);
    const QJsonObject chinese = object(R"({"black":{"area":54.5},"white":{"area":17.5}})");
    QCOMPARE(restrictedTo(scored(u"chinese"_s), chinese), chinese);
}

void TestScoring::territoryIsSpokenOfInPoints()
{
    const QByteArray record = QByteArray(seki) + ")";
    const QJsonObject expected = object(R"({"rules":"japanese","komi_quarter_zi":1,"margin_quarter_zi":63,
        "wording":"黑胜31目半","sgf_re":"B+31.5"})");
    QCOMPARE(restrictedTo(score(record, {u"--dead"_s, u"none"_s}).objects().value(0), expected), expected);
    const Answer text = run({u"score"_s, u"--dead"_s, u"none"_s, u"-"_s}, record);
    QVERIFY2(text.out.contains("Black: 36 = 36 points of territory + 0 dead stones + 0 prisoners"),
        text.out.constData());
}

void TestScoring::blackFirstWithoutKomiPaysNothingBack()
{
    QByteArray record = oneDead;
    record.replace("KM[7.5]", "KM[0]HA[1]");
    const QJsonObject expected = object(R"({"margin_quarter_zi":18,"sgf_re":"B+9"})");
    QCOMPARE(restrictedTo(score(record, {u"--dead"_s, u"bb"_s}).objects().value(0), expected), expected);
}

QTEST_GUILESS_MAIN(TestScoring)
#include "tst_scoring.moc"
