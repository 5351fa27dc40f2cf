// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/seriesplans.h"
#include "tests/shell/tst_archive_bench.h"

using namespace Qt::StringLiterals;
using bench::Bench;
using bench::failure;
using bench::must;
using exam::RoundKind;
using go::Color;
using shell::Archive;
using shell::GameId;
using shell::SeriesId;
using Kind = shell::ArchiveFault::Kind;

namespace {

exam::SeriesPlan plan()
{
    exam::SeriesPlan made = *exam::seriesPlanNamed("guiyang:4");
    made.player = {"王小明", "1级"};
    made.opponents = {{"李华", "1级"}};
    return made;
}

const go::Outcome blackWins{go::OutcomeKind::Resignation, Color::Black, 0};

GameId playedGame(Archive& archive, SeriesId series, int number, Color colour)
{
    const GameId id = must(archive.create(bench::setUp(), shell::RoundSeat{series, number, colour}));
    must(archive.append(id, bench::game(2), {2, shell::GameState::Over, blackWins}));
    return id;
}

exam::Round roundIn(const Archive& archive, SeriesId series, std::size_t number)
{
    return must(archive.loadSeries(series)).series.rounds.at(number - 1);
}

} // namespace

/// Series in the archive: their rounds follow the games.
class TestArchiveSeries : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSeriesIsKept()
    {
        Bench bench;
        SeriesId id;
        {
            const auto archive = bench.open();
            id = must(archive->createSeries(plan()));
        }
        const auto archive = bench.open();
        const auto all = must(archive->series());
        QCOMPARE(all.size(), std::size_t{1});
        QCOMPARE(all.front().id, id);
        QCOMPARE(all.front().created, bench.time.wall());
        QVERIFY(all.front().series == exam::seriesOf(plan()));
    }

    void aGameTakesItsSeatAtOnce()
    {
        Bench bench;
        const auto archive = bench.open();
        const SeriesId id = must(archive->createSeries(plan()));
        const GameId game = must(archive->create(bench::setUp(), shell::RoundSeat{id, 2, Color::White}));
        exam::Round round = roundIn(*archive, id, 2);
        QCOMPARE(round.kind, RoundKind::Game);
        QVERIFY(round.game == game.value);
        QVERIFY(round.colour == Color::White);
        QVERIFY(!round.outcome);
        QVERIFY(must(archive->seatOf(game)) == (shell::RoundSeat{id, 2, Color::White}));
        QCOMPARE(must(archive->games()).front().level, u"1级→1段"_s);

        must(archive->append(game, bench::game(2), {2, shell::GameState::Over, blackWins}));
        round = roundIn(*archive, id, 2);
        QVERIFY(round.outcome == blackWins);
        QVERIFY(exam::scoreOf(round) == exam::RoundScore::Loss);
    }

    void aSeatThatIsNotThereKeepsNoGame()
    {
        Bench bench;
        const auto archive = bench.open();
        QCOMPARE(failure(archive->create(bench::setUp(), shell::RoundSeat{{7}, 1, Color::Black})),
            Kind::NoSuchGame);
        QVERIFY(must(archive->games()).empty());
    }

    void roundsAreEnteredByHand()
    {
        Bench bench;
        const auto archive = bench.open();
        const SeriesId id = must(archive->createSeries(plan()));
        exam::Round round = roundIn(*archive, id, 1);
        round.kind = RoundKind::Hand;
        round.colour = Color::Black;
        round.outcome = blackWins;
        round.note = "木棋盘";
        must(archive->saveRound(id, 1, round));
        must(archive->saveRound(id, 2, {{}, std::nullopt, RoundKind::Bye, {}, {}, {}, {}}));
        QVERIFY(roundIn(*archive, id, 1) == round);
        QCOMPARE(exam::standingOf(must(archive->loadSeries(id)).series).tally.wins, 2);
        QCOMPARE(failure(archive->saveRound(id, 7, round)), Kind::NoSuchGame);
        QCOMPARE(failure(archive->saveRound({9}, 1, round)), Kind::NoSuchGame);
    }

    void anErasedGameLeavesItsResult()
    {
        Bench bench;
        const auto archive = bench.open();
        const SeriesId id = must(archive->createSeries(plan()));
        const GameId game = playedGame(*archive, id, 1, Color::Black);
        const GameId broken = must(archive->create(bench::setUp(), shell::RoundSeat{id, 2, Color::Black}));
        for (const GameId each : {game, broken}) {
            must(archive->remove(each));
            must(archive->erase(each));
        }
        const exam::Round round = roundIn(*archive, id, 1);
        QVERIFY(!round.game);
        QVERIFY(round.outcome == blackWins);
        QVERIFY(exam::scoreOf(round) == exam::RoundScore::Win);
        QCOMPARE(roundIn(*archive, id, 2).kind, RoundKind::Open); // it never ended
    }

    void aRevisedResultIsFollowed()
    {
        // The referee gives a lost game back: the round goes on with it.
        Bench bench;
        const auto archive = bench.open();
        const SeriesId id = must(archive->createSeries(plan()));
        const GameId game = playedGame(*archive, id, 1, Color::Black);
        must(archive->saveRound(id, 1, roundIn(*archive, id, 1)));
        must(archive->append(game, {}, bench::running(2)));
        QVERIFY(!roundIn(*archive, id, 1).outcome);
    }

    void seriesLeaveTheListAndComeBack()
    {
        Bench bench;
        const auto archive = bench.open();
        const SeriesId id = must(archive->createSeries(plan()));
        must(archive->removeSeries(id));
        QVERIFY(must(archive->series()).empty());
        QCOMPARE(must(archive->series(shell::SeriesShelf::Removed)).size(), std::size_t{1});
        must(archive->restoreSeries(id));
        QCOMPARE(must(archive->series()).size(), std::size_t{1});
        QCOMPARE(failure(archive->removeSeries({5})), Kind::NoSuchGame);
        QCOMPARE(failure(archive->loadSeries({5})), Kind::NoSuchGame);
    }

    void ownPlansAreKept()
    {
        Bench bench;
        const auto archive = bench.open();
        exam::SeriesPlan own = plan();
        own.id.clear();
        own.name = "我的计划";
        const shell::PlanId id = must(archive->savePlan(own));
        own.rounds = 9;
        QCOMPARE(must(archive->savePlan(own)), id);
        QVERIFY(must(archive->plans()) == (std::vector<shell::SavedPlan>{{id, own}}));
        must(archive->removePlan(id));
        QVERIFY(must(archive->plans()).empty());
        QCOMPARE(failure(archive->removePlan(id)), Kind::NoSuchGame);
    }

    void linesOfALaterVersionAreLeftOut()
    {
        Bench bench;
        must(bench.open()->createSeries(plan()));
        must(bench.open()->createSeries(plan()));
        bench.meddle({u"UPDATE series SET plan = '2' || substr(plan, 2) WHERE id = 1"_s});
        const auto archive = bench.open();
        QCOMPARE(must(archive->series()).size(), std::size_t{1});
        QCOMPARE(failure(archive->loadSeries({1})), Kind::NewerVersion);
    }

    void theSecondProgramMayOnlyLook()
    {
        Bench bench;
        const auto first = bench.open();
        const SeriesId id = must(first->createSeries(plan()));
        const auto second = bench.open();
        QCOMPARE(must(second->series()).size(), std::size_t{1});
        QCOMPARE(failure(second->createSeries(plan())), Kind::InUse);
        QCOMPARE(failure(second->saveRound(id, 1, {})), Kind::InUse);
        QCOMPARE(failure(second->removeSeries(id)), Kind::InUse);
        QCOMPARE(failure(second->savePlan(plan())), Kind::InUse);
    }
};

QTEST_GUILESS_MAIN(TestArchiveSeries)
#include "tst_archiveseries.moc"
