// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/recordfile.h"
#include "core/go/outcome.h"
#include "core/go/score.h"
#include "core/go/territory.h"
#include "core/sgf/convert.h"
#include "core/sgf/gamerecord.h"
#include "core/sgf/grammar.h"
#include "core/sgf/replay.h"
#include "core/sgf/writer.h"
#include "tests/support/corpus.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QtTest>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

using corpus::deadNamed;
using corpus::firstGame;
using corpus::Row;
using corpus::table;

namespace {

const QString testdata = QStringLiteral(KAODUAN_TESTDATA_DIR);

// The first illegal move under a superko rule, 0 if there is none.
int firstIllegal(const sgf::GameRecord& record, go::Superko superko)
{
    go::Rules rules;
    rules.superko = superko;
    const auto replay = sgf::replayOf(record, rules, sgf::ReplayMode::Record);
    const auto found = std::ranges::find_if(replay.illegal, [](const sgf::IllegalMove& move) {
        return move.reason == go::IllegalReason::Ko || move.reason == go::IllegalReason::Superko;
    });
    return found != replay.illegal.end() ? found->move : 0;
}

int leastOf(int a, int b) { return a == 0 || b == 0 ? std::max(a, b) : std::min(a, b); }

} // namespace

/// Records of other projects, where they are present.
class TestCorpus : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyRecordOpensAndConvertsStably_data();
    void everyRecordOpensAndConvertsStably();
    void countedGamesGiveTheirResult();
    void realRepetitionsAreFound_data();
    void realRepetitionsAreFound();
};

void TestCorpus::initTestCase()
{
    if (!QDir(testdata).exists()) {
        QSKIP("the records of other projects are not here");
    }
}

void TestCorpus::everyRecordOpensAndConvertsStably_data()
{
    QTest::addColumn<QString>("path");
    QDirIterator files(testdata + u"/sgf"_s, {u"*.sgf"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        QTest::newRow(qPrintable(path.mid(testdata.size() + 5))) << path;
    }
}

void TestCorpus::everyRecordOpensAndConvertsStably()
{
    QFETCH(QString, path);
    const auto decoded = records::recordFile(path);
    QVERIFY(decoded.has_value());
    const auto games = sgf::parse(decoded->text);
    QVERIFY(games.has_value());
    const auto written = sgf::parse(sgf::write(*games));
    QVERIFY(written.has_value());
    QCOMPARE(written->faultCount, std::size_t{0});
    QCOMPARE(written->nodes.size(), games->nodes.size());
    const std::string once = sgf::converted(*games);
    const auto again = sgf::parse(once);
    QVERIFY(again.has_value());
    QCOMPARE(sgf::converted(*again), once);
}

void TestCorpus::countedGamesGiveTheirResult()
{
    struct Tally {
        int games = 0;
        int areas = 0;
        int results = 0;
    };
    std::map<QString, Tally> tallies;
    for (const Row& row : table(testdata + u"/games/manifest.csv"_s)) {
        const bool disputed = row.at(u"cls"_s) == u"disputed"_s;
        const auto record = firstGame(testdata + u"/games/"_s + row.at(u"file"_s));
        QVERIFY2(record.has_value(), qPrintable(row.at(u"file"_s)));
        const go::Rules rules = sgf::rulesOf(*record);
        const go::Game game = sgf::replayOf(*record, rules, sgf::ReplayMode::Record).game;
        const auto dead = deadNamed(row.at(u"dead"_s), game.board()).points();
        const go::Score score = go::scoreOf(game, dead, rules, record->handicap, {});
        const auto area = [&score](go::Color color) {
            return score.count.sides[color].stones + score.count.sides[color].territory;
        };
        const bool sameArea = area(go::Color::Black) == row.at(u"area_black"_s).toInt()
            && area(go::Color::White) == row.at(u"area_white"_s).toInt()
            && score.count.shared == row.at(u"dame"_s).toInt();
        const bool sameResult = go::outcomeOf(score, rules) == record->result;
        Tally& tally = tallies[row.at(u"scoring"_s) + u' ' + row.at(u"cls"_s)];
        ++tally.games;
        tally.areas += sameArea ? 1 : 0;
        tally.results += sameResult ? 1 : 0;
        QVERIFY2(disputed || (sameArea && sameResult), qPrintable(row.at(u"file"_s)));
    }
    for (const auto& [kind, tally] : tallies) {
        qInfo("%-20s %3d games, %3d areas and %3d results as stated", qPrintable(kind), tally.games,
            tally.areas, tally.results);
    }
}

void TestCorpus::realRepetitionsAreFound_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("ko");
    QTest::addColumn<int>("positional");
    QTest::addColumn<int>("situational");
    for (const Row& row : table(testdata + u"/rules/real_repetition/expected.csv"_s)) {
        QTest::newRow(qPrintable(row.at(u"file"_s)))
            << testdata + u"/rules/real_repetition/"_s + row.at(u"file"_s)
            << row.at(u"first_basic_ko_violation"_s).toInt()
            << row.at(u"first_positional_superko_violation"_s).toInt()
            << row.at(u"first_situational_superko_violation"_s).toInt();
    }
}

void TestCorpus::realRepetitionsAreFound()
{
    QFETCH(QString, path);
    QFETCH(int, ko);
    QFETCH(int, positional);
    QFETCH(int, situational);
    const auto record = firstGame(path);
    QVERIFY(record.has_value());
    QCOMPARE(firstIllegal(*record, go::Superko::KoOnly), ko);
    QCOMPARE(firstIllegal(*record, go::Superko::Positional), leastOf(ko, positional));
    QCOMPARE(firstIllegal(*record, go::Superko::Situational), leastOf(ko, situational));
}

QTEST_GUILESS_MAIN(TestCorpus)
#include "tst_corpus.moc"
