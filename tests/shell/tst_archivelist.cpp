// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/shell/tst_archive_bench.h"

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;
using bench::Bench;
using bench::failure;
using bench::must;
using go::Color;
using go::OutcomeKind;
using shell::Archive;
using shell::GameFilter;
using shell::GameId;
using Kind = shell::ArchiveFault::Kind;

namespace {

exam::Event setUp(const char* black, const char* white, const char* event, go::Scoring scoring)
{
    exam::GameSetup setup;
    setup.players.black.name = black;
    setup.players.white.name = white;
    setup.event = event;
    setup.rules.scoring = scoring;
    return {bench::at(0), exam::GameSetUp{setup}};
}

GameId finished(Archive& archive, const exam::Event& event, const go::Outcome& outcome)
{
    const GameId id = must(archive.create(event));
    must(archive.append(id, bench::game(2), {2, shell::GameState::Over, outcome}));
    return id;
}

/// Four games on four days: by count, by resignation, on time by territory, and one that goes on.
struct Shelf {
    Bench bench;
    std::unique_ptr<Archive> archive = bench.open();
    QDateTime first = bench.time.wall();

    Shelf()
    {
        using go::Scoring;
        finished(
            *archive, setUp("王小明", "李华", "甲赛", Scoring::Area), {OutcomeKind::Count, Color::Black, 7});
        bench.time.wind(24h);
        finished(*archive, setUp("李华", "陈一", "乙赛", Scoring::Area),
            {OutcomeKind::Resignation, Color::White, 0});
        bench.time.wind(24h);
        finished(*archive, setUp("陈一", "王小明", "甲赛", Scoring::Territory),
            {OutcomeKind::Time, Color::Black, 0});
        bench.time.wind(24h);
        must(archive->create(setUp("王小明", "王小", "", Scoring::Area)));
    }

    QList<qint64> ids(const GameFilter& filter) const
    {
        QList<qint64> found;
        for (const shell::GameEntry& entry : must(archive->games(filter))) {
            found.push_back(entry.id.value);
        }
        return found;
    }
};

} // namespace

/// The list of games, narrowed, and what leaves it.
class TestArchiveList : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gamesAreFoundByPlayer()
    {
        const Shelf shelf;
        GameFilter filter;
        filter.player = u"王小明"_s;
        QCOMPARE(shelf.ids(filter), (QList<qint64>{4, 3, 1}));
        filter.player = u"王小"_s; // the whole name
        QCOMPARE(shelf.ids(filter), QList<qint64>{4});
    }

    void gamesAreFoundByDate()
    {
        const Shelf shelf;
        GameFilter filter;
        filter.from = shelf.first.addSecs(3'600);
        QCOMPARE(shelf.ids(filter), (QList<qint64>{4, 3, 2}));
        filter.until = shelf.first.addDays(2); // not at this very instant
        QCOMPARE(shelf.ids(filter), QList<qint64>{2});
        filter.from = {};
        QCOMPARE(shelf.ids(filter), (QList<qint64>{2, 1}));
    }

    void gamesAreFoundByTheirEnd()
    {
        const Shelf shelf;
        GameFilter filter;
        filter.ending = OutcomeKind::Time;
        QCOMPARE(shelf.ids(filter), QList<qint64>{3});
        filter.ending.reset();
        filter.winner = Color::Black;
        QCOMPARE(shelf.ids(filter), (QList<qint64>{3, 1}));
        filter.ending = OutcomeKind::Count;
        QCOMPARE(shelf.ids(filter), QList<qint64>{1});
        filter.player = u"陈一"_s;
        QVERIFY(shelf.ids(filter).isEmpty());
    }

    void gamesAreFoundByEvent()
    {
        const Shelf shelf;
        GameFilter filter;
        filter.event = u"甲赛"_s;
        QCOMPARE(shelf.ids(filter), (QList<qint64>{3, 1}));
        filter.text = u"李"_s;
        QCOMPARE(shelf.ids(filter), QList<qint64>{1});
    }

    void theListKnowsTheCount()
    {
        const Shelf shelf;
        const auto games = must(shelf.archive->games());
        QCOMPARE(games[1].scoring, go::Scoring::Territory);
        QCOMPARE(games[2].scoring, go::Scoring::Area);
        QCOMPARE(games[2].preset, u"seed-local"_s);
    }

    void theChoicesAreThoseOfTheGames()
    {
        const Shelf shelf;
        must(shelf.archive->remove({2}));
        const shell::GameChoices choices = must(shelf.archive->choices());
        QCOMPARE(choices.players, (QStringList{u"李华"_s, u"王小"_s, u"王小明"_s, u"陈一"_s}));
        QCOMPARE(choices.events, (QStringList{u"乙赛"_s, u"甲赛"_s}));
        QVERIFY(choices.levels.isEmpty());
        QCOMPARE(choices.games, 3);
        QCOMPARE(choices.removed, 1);
    }

    void onlyRemovedGamesAreErased()
    {
        const Shelf shelf;
        QCOMPARE(failure(shelf.archive->erase({1})), Kind::NoSuchGame);
        must(shelf.archive->remove({1}));
        must(shelf.archive->erase({1}));
        QCOMPARE(failure(shelf.archive->load({1})), Kind::NoSuchGame);
        QCOMPARE(failure(shelf.archive->restore({1})), Kind::NoSuchGame);
        const auto db = must(shell::ArchiveDb::open(shelf.bench.path, shell::DbAccess::ReadOnly));
        auto lines = must(db.run(u"SELECT count(*) FROM event WHERE game_id = 1"_s));
        QVERIFY(lines.next());
        QCOMPARE(lines.value(0).toInt(), 0);
    }

    void theBinIsEmptiedOfWhatIsOld()
    {
        Shelf shelf;
        must(shelf.archive->remove({1}));
        shelf.bench.time.wind(20 * 24h);
        must(shelf.archive->remove({2}));
        shelf.bench.time.wind(11 * 24h);
        QCOMPARE(must(shelf.archive->emptyBin(shelf.bench.time.wall().addDays(-30))), 1);
        GameFilter bin;
        bin.shelf = shell::GameShelf::Removed;
        QCOMPARE(shelf.ids(bin), QList<qint64>{2});
        QCOMPARE(must(shelf.archive->emptyBin(shelf.bench.time.wall().addDays(-30))), 0);
    }

    void presetsAreRenamed()
    {
        Bench bench;
        const auto archive = bench.open();
        const shell::PresetId first = must(archive->savePreset(u"早"_s, {}));
        must(archive->savePreset(u"晚"_s, {}));
        must(archive->renamePreset(first, u"中午"_s));
        must(archive->renamePreset(first, u"中午"_s)); // to its own name
        QCOMPARE(failure(archive->renamePreset(first, u"晚"_s)), Kind::NameTaken);
        QCOMPARE(failure(archive->renamePreset({99}, u"夜"_s)), Kind::NoSuchGame);
        QCOMPARE(must(archive->presets()).front().name, u"中午"_s);
    }

    void aSearchUsesAnIndex()
    {
        Bench bench;
        bench.open();
        const auto db = must(shell::ArchiveDb::open(bench.path, shell::DbAccess::ReadOnly));
        for (const QString& condition :
            {u"event = 'x'"_s, u"level = 'x'"_s, u"black = 'x' OR white = 'x'"_s, u"outcome = 'time'"_s}) {
            auto plan = must(db.run(u"EXPLAIN QUERY PLAN SELECT * FROM game WHERE "_s + condition));
            QString words;
            while (plan.next()) {
                words += plan.value(3).toString();
            }
            QVERIFY2(words.contains(u"USING INDEX"_s), qPrintable(condition + words));
        }
    }
};

QTEST_GUILESS_MAIN(TestArchiveList)
#include "tst_archivelist.moc"
