// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/shell/tst_archive_bench.h"

#include <QElapsedTimer>

#include <algorithm>

using namespace std::chrono_literals;
using bench::at;
using bench::Bench;
using bench::failure;
using bench::must;
using shell::Archive;
using shell::ArchiveFault;
using shell::GameFilter;
using shell::GameId;
using shell::GameShelf;
using shell::GameState;
using shell::GameSummary;

namespace {

using Events = std::vector<exam::Event>;

Events with(const exam::Event& first, const Events& rest)
{
    Events all{first};
    all.insert(all.end(), rest.begin(), rest.end());
    return all;
}

GameFilter listed(GameShelf shelf, const QString& text = {}, int limit = -1, int offset = 0)
{
    GameFilter filter;
    filter.shelf = shelf;
    filter.text = text;
    filter.limit = limit;
    filter.offset = offset;
    return filter;
}

std::vector<qint64> idsOf(const std::vector<shell::GameEntry>& entries)
{
    std::vector<qint64> ids;
    std::transform(entries.begin(), entries.end(), std::back_inserter(ids),
        [](const shell::GameEntry& entry) { return entry.id.value; });
    return ids;
}

} // namespace

class TestArchive : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatWasAppendedIsLoaded()
    {
        Bench bench;
        const exam::Event setUp = bench::setUp();
        const Events events = bench::game(60);
        GameId id;
        {
            const auto archive = bench.open();
            id = must(archive->create(setUp));
            const std::span<const exam::Event> all(events);
            must(archive->append(id, all.first(1), bench::running(0)));
            must(archive->append(id, all.subspan(1, 4), bench::running(4)));
            must(archive->append(id, all.subspan(5), bench::running(60)));
            QVERIFY(must(archive->load(id)).events == with(setUp, events));
        }
        const auto again = bench.open();
        const shell::LoadedGame loaded = must(again->load(id));
        QVERIFY(loaded.events == with(setUp, events));
        QCOMPARE(loaded.tail, shell::TailState::Whole);
        QVERIFY(loaded.quarantined.isEmpty());
        QVERIFY(!loaded.heartbeat);
        QCOMPARE(loaded.created, bench.time.wall());
        QVERIFY(must(again->integrityCheck()).isEmpty());
    }

    void gamesDoNotMix()
    {
        Bench bench;
        const auto archive = bench.open();
        const GameId first = must(archive->create(bench::setUp("a", "b")));
        const GameId second = must(archive->create(bench::setUp("c", "d")));
        const Events events = bench::game(4);
        for (const exam::Event& event : events) {
            must(archive->append(first, {&event, 1}, bench::running(0)));
            must(archive->append(second, {&event, 1}, bench::running(0)));
        }
        QVERIFY(must(archive->load(first)).events == with(bench::setUp("a", "b"), events));
        QVERIFY(must(archive->load(second)).events == with(bench::setUp("c", "d"), events));
    }

    void unknownGamesAreRefused()
    {
        Bench bench;
        const auto archive = bench.open();
        const GameId none{77};
        QCOMPARE(failure(archive->load(none)), ArchiveFault::Kind::NoSuchGame);
        QCOMPARE(failure(archive->append(none, bench::game(1), {})), ArchiveFault::Kind::NoSuchGame);
        QCOMPARE(failure(archive->heartbeat(none, at(5))), ArchiveFault::Kind::NoSuchGame);
        QCOMPARE(failure(archive->remove(none)), ArchiveFault::Kind::NoSuchGame);
        QCOMPARE(failure(archive->create({at(0), exam::ClockStarted{}})), ArchiveFault::Kind::Failed);
        QVERIFY(must(archive->games()).empty());
    }

    void namelessPlayersAreStored()
    {
        Bench bench;
        const auto archive = bench.open();
        exam::Event setUp{at(0), exam::GameSetUp{}};
        const GameId id = must(archive->create(setUp));
        QVERIFY(must(archive->load(id)).events == Events{setUp});
        QCOMPARE(must(archive->games()).front().names.black, QString{});
    }

    void heartbeatsBelongToTheirTurn() // N01, N03
    {
        Bench bench;
        const auto archive = bench.open();
        const GameId id = must(archive->create(bench::setUp()));
        must(archive->append(id, bench::game(1), bench::running(1)));
        must(archive->heartbeat(id, at(40'750)));
        must(archive->heartbeat(id, at(41'000)));
        QVERIFY(must(archive->load(id)).heartbeat == at(41'000));
        const exam::Event next{at(41'200), exam::StonePlayed{go::Color::White, {3, 3}}};
        must(archive->append(id, {&next, 1}, bench::running(2)));
        QVERIFY(!must(archive->load(id)).heartbeat);
        must(archive->heartbeat(id, at(41'450)));
        QVERIFY(must(archive->load(id)).heartbeat == at(41'450));
    }

    void aDamagedHeartbeatChargesNobody()
    {
        Bench bench;
        GameId id;
        {
            const auto archive = bench.open();
            id = must(archive->create(bench::setUp()));
            must(archive->append(id, bench::game(1), bench::running(1)));
            must(archive->heartbeat(id, at(41'000)));
        }
        bench.meddle({QStringLiteral("UPDATE heartbeat SET at_ms = at_ms + 65536")});
        QVERIFY(!must(bench.open()->load(id)).heartbeat);
    }

    void announcementsAreLogged()
    {
        Bench bench;
        const auto archive = bench.open();
        const GameId id = must(archive->create(bench::setUp()));
        exam::Announcement enter;
        enter.say = exam::Say::Enter;
        enter.value = 5;
        enter.unit = exam::Announcement::Unit::Minutes;
        exam::Announcement seconds;
        seconds.say = exam::Say::Seconds;
        seconds.value = 30;
        const std::vector<shell::SaidLine> first{{at(60'000), 3ms, enter}, {at(90'000), 0ms, seconds}};
        exam::Announcement result;
        result.say = exam::Say::Result;
        result.outcome = go::Outcome{go::OutcomeKind::Count, go::Color::White, 7};
        const std::vector<shell::SaidLine> second{{at(95'000), 12ms, result}};
        must(archive->announced(id, first));
        must(archive->announced(id, second));
        std::vector<shell::SaidLine> all = first;
        all.push_back(second.front());
        QVERIFY(must(archive->announcements(id)) == all);
    }

    void listsShowWhatTheSummarySays()
    {
        Bench bench;
        const auto archive = bench.open();
        const GameId id = must(archive->create(bench::setUp()));
        const QDateTime created = bench.time.wall();
        bench.time.wind(2h);
        const go::Outcome outcome{go::OutcomeKind::Count, go::Color::Black, 11};
        must(archive->append(id, bench::game(2), {2, GameState::Over, outcome}));

        const auto entries = must(archive->games());
        QCOMPARE(entries.size(), std::size_t{1});
        shell::GameEntry expected;
        expected.id = id;
        expected.created = created;
        expected.finished = bench.time.wall();
        expected.names = {QStringLiteral("柯洁"), QStringLiteral("申真谞")};
        expected.grades = {QStringLiteral("1级"), QStringLiteral("2段")};
        expected.event = QStringLiteral("北京升段赛");
        expected.summary = {2, GameState::Over, outcome};
        expected.preset = QStringLiteral("seed-local");
        expected.result = QStringLiteral("B+5.5");
        QVERIFY(entries.front() == expected);
        QVERIFY(must(archive->unfinished()).empty());
    }

    void everyOutcomeIsListed_data()
    {
        QTest::addColumn<int>("kind");
        for (int kind = 0; kind <= static_cast<int>(go::OutcomeKind::Unknown); ++kind) {
            QTest::addRow("%d", kind) << kind;
        }
    }

    void everyOutcomeIsListed()
    {
        QFETCH(int, kind);
        Bench bench;
        const auto archive = bench.open();
        const GameId id = must(archive->create(bench::setUp()));
        go::Outcome outcome{static_cast<go::OutcomeKind>(kind), std::nullopt, 0};
        if (kind <= static_cast<int>(go::OutcomeKind::Forfeit)) {
            outcome.winner = go::Color::White;
        }
        must(archive->append(id, {}, {0, GameState::Over, outcome}));
        QVERIFY(must(archive->games()).front().summary.outcome == outcome);
    }

    void aRevokedEndIsUnfinishedAgain()
    {
        Bench bench;
        const auto archive = bench.open();
        const GameId id = must(archive->create(bench::setUp()));
        must(archive->append(id, bench::game(2),
            {2, GameState::Over, go::Outcome{go::OutcomeKind::Time, go::Color::White, 0}}));
        must(archive->append(id, {}, bench::running(2)));
        const auto entry = must(archive->unfinished()).front();
        QVERIFY(!entry.finished.isValid());
        QVERIFY(!entry.summary.outcome);
        QVERIFY(entry.result.isEmpty());
    }

    void removedGamesCanBeRestored()
    {
        Bench bench;
        const auto archive = bench.open();
        const GameId kept = must(archive->create(bench::setUp()));
        const GameId id = must(archive->create(bench::setUp()));
        must(archive->append(id, bench::game(3), bench::running(3)));
        must(archive->remove(id));
        QCOMPARE(idsOf(must(archive->games())), std::vector<qint64>{kept.value});
        QCOMPARE(idsOf(must(archive->unfinished())), std::vector<qint64>{kept.value});
        QCOMPARE(idsOf(must(archive->games(listed(GameShelf::Removed)))), std::vector<qint64>{id.value});
        must(archive->restore(id));
        QCOMPARE(idsOf(must(archive->games())), (std::vector<qint64>{id.value, kept.value}));
        QCOMPARE(must(archive->load(id)).events.size(), std::size_t{5});
    }

    void listsAreFiltered_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<std::vector<qint64>>("ids");
        using Ids = std::vector<qint64>;
        QTest::newRow("everything, newest first") << QString{} << Ids{4, 3, 2, 1};
        QTest::newRow("black's name") << QStringLiteral("李") << Ids{2};
        QTest::newRow("white's name, any case") << QStringLiteral("SMITH") << Ids{3};
        QTest::newRow("a grade") << QStringLiteral("2段") << Ids{4, 3, 2, 1};
        QTest::newRow("the date") << QStringLiteral("2026-") << Ids{};
        QTest::newRow("percent is a letter") << QStringLiteral("%") << Ids{4};
        QTest::newRow("underscore is a letter") << QStringLiteral("a_b") << Ids{4};
        QTest::newRow("nobody") << QStringLiteral("nobody") << Ids{};
        QTest::newRow("a quote") << QStringLiteral("'; DROP TABLE game") << Ids{};
        QTest::newRow("not across fields") << QStringLiteral("anna 1级 smith") << Ids{};
    }

    void listsAreFiltered()
    {
        QFETCH(QString, text);
        QFETCH(std::vector<qint64>, ids);
        Bench bench;
        const auto archive = bench.open();
        must(archive->create(bench::setUp()));
        must(archive->create(bench::setUp("李昌镐", "王")));
        must(archive->create(bench::setUp("Anna", "Smith")));
        must(archive->create(bench::setUp("100%", "a_b")));
        if (text == u"2026-") {
            const QString year = QString::number(bench.time.wall().date().year());
            QCOMPARE(must(archive->games(listed(GameShelf::All, year))).size(), std::size_t{4});
            return;
        }
        QCOMPARE(idsOf(must(archive->games(listed(GameShelf::All, text)))), ids);
    }

    void listsComeInPages()
    {
        Bench bench;
        const auto archive = bench.open();
        for (int i = 0; i < 5; ++i) {
            must(archive->create(bench::setUp()));
        }
        QCOMPARE(idsOf(must(archive->games(listed(GameShelf::All, {}, 2)))), (std::vector<qint64>{5, 4}));
        QCOMPARE(idsOf(must(archive->games(listed(GameShelf::All, {}, 2, 4)))), (std::vector<qint64>{1}));
    }

    void presetsAreKeptByName()
    {
        Bench bench;
        exam::GameSetup blitz;
        blitz.time = timing::Japanese{timing::Millis{600'000}, 3, timing::Millis{30'000}};
        blitz.handicap = 3;
        exam::GameSetup slow;
        slow.time = timing::Fischer{timing::Millis{60'000}, timing::Millis{5'000}, std::nullopt};
        {
            const auto archive = bench.open();
            must(archive->savePreset(QStringLiteral("周末"), slow));
            const auto id = must(archive->savePreset(QStringLiteral("快棋"), slow));
            QCOMPARE(must(archive->savePreset(QStringLiteral("快棋"), blitz)).value, id.value);
        }
        const auto archive = bench.open();
        const auto presets = must(archive->presets());
        QCOMPARE(presets.size(), std::size_t{2});
        QCOMPARE(presets[0].name, QStringLiteral("周末")); // U+5468 < U+5FEB
        QVERIFY(presets[0].setup == slow);
        QVERIFY(presets[1].setup == blitz);
        must(archive->removePreset(presets[0].id));
        QCOMPARE(must(archive->presets()).size(), std::size_t{1});
        QCOMPARE(failure(archive->removePreset(presets[0].id)), ArchiveFault::Kind::NoSuchGame);
    }

    void aLongGameIsStoredInTime()
    {
        Bench bench;
        const auto archive = bench.open();
        const GameId id = must(archive->create(bench::setUp()));
        const Events events = bench::game(300);
        std::vector<double> commits;
        for (std::size_t i = 0; i < events.size(); ++i) {
            QElapsedTimer timer;
            timer.start();
            must(archive->append(id, {&events[i], 1}, bench::running(static_cast<int>(i))));
            commits.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        }
        std::vector<double> beats;
        for (int i = 0; i < 2'000; ++i) {
            QElapsedTimer timer;
            timer.start();
            must(archive->heartbeat(id, at(500'000 + 250 * i)));
            beats.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        }
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(must(archive->load(id)).events.size(), events.size() + 1);
        const double load = static_cast<double>(timer.nsecsElapsed()) / 1e6;
        std::sort(commits.begin(), commits.end());
        std::sort(beats.begin(), beats.end());
        const auto share = [](const std::vector<double>& sorted, double part) {
            return sorted[static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1))];
        };
        qInfo(
            "commit: median %.2f ms, 99 %%: %.2f, longest %.2f; heartbeat: median %.3f, 99 %%: %.2f, longest "
            "%.2f; loading 300 moves: %.2f; file and log: %lld KiB",
            share(commits, 0.5), share(commits, 0.99), commits.back(), share(beats, 0.5), share(beats, 0.99),
            beats.back(), load,
            (QFileInfo(bench.path).size() + QFileInfo(bench.path + QStringLiteral("-wal")).size()) / 1'024);
        QVERIFY(share(commits, 0.5) < 250);
        QVERIFY(QFileInfo(bench.path + QStringLiteral("-wal")).size() < 16'000'000); // the log does not grow
    }
};

QTEST_GUILESS_MAIN(TestArchive)
#include "tst_archive.moc"
