// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/series.h"
#include "core/exam/seriesplans.h"
#include "core/exam/seriesrecord.h"
#include "core/exam/statistics.h"
#include "tests/support/examtable.h"

#include <QtTest>

#include <set>

using exam::PassKind;
using exam::PlanFaultKind;
using exam::RoundKind;
using exam::RoundScore;
using exam::Series;
using exam::SeriesPlan;
using exam::TimeTrouble;
using exam::Verdict;
using go::Color;
using go::OutcomeKind;
using timing::Millis;

namespace {

Series seriesWith(int rounds, exam::PassLine pass)
{
    SeriesPlan plan;
    plan.rounds = rounds;
    plan.pass = pass;
    plan.player = {"王小明", "1级"};
    return exam::seriesOf(plan);
}

exam::Round game(OutcomeKind kind, std::optional<Color> winner, Color colour = Color::Black)
{
    exam::Round round;
    round.kind = RoundKind::Game;
    round.colour = colour;
    round.outcome = go::Outcome{kind, winner, kind == OutcomeKind::Count ? 7 : 0};
    return round;
}
exam::Round won() { return game(OutcomeKind::Resignation, Color::Black); }
exam::Round lost() { return game(OutcomeKind::Resignation, Color::White); }
exam::Round drawn() { return game(OutcomeKind::Draw, std::nullopt); }
exam::Round of(RoundKind kind)
{
    exam::Round round;
    round.kind = kind;
    return round;
}

exam::Standing after(Series series, const std::vector<exam::Round>& rounds)
{
    std::ranges::copy(rounds, series.rounds.begin());
    return exam::standingOf(series);
}

} // namespace

/// Plans, rounds, points and verdicts of exam series.
class TestSeries : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPlanMayBegin()
    {
        std::set<std::string> ids;
        for (const SeriesPlan& plan : exam::seriesPlans()) {
            QVERIFY2(exam::faultsOf(plan).empty(), plan.id.c_str());
            QVERIFY2(ids.insert(plan.id).second, plan.id.c_str());
            QVERIFY2(!plan.level.empty(), plan.id.c_str());
            QCOMPARE(exam::seriesOf(plan).rounds.size(), static_cast<std::size_t>(plan.rounds));
        }
        for (const char* id : {"beijing-kyu-2025:2-1", "beijing-dan:1", "ningbo-dan:1-2", "ningbo-kyu:9-2",
                 "nanjing-2025", "zhuhai-2014:0-1", "guiyang:4", "beginners:13", "beginners:9"}) {
            QVERIFY2(exam::seriesPlanNamed(id).has_value(), id);
        }
        QVERIFY(!exam::seriesPlanNamed("moon"));
    }

    void thePlansSayWhatTheAnnouncementsSay()
    {
        const SeriesPlan beijing = *exam::seriesPlanNamed("beijing-kyu-2025:2-1");
        QCOMPARE(beijing.rounds, 7);
        QVERIFY(beijing.pass == (exam::PassLine{PassKind::Quota, 40}));
        QCOMPARE(beijing.setup.profile.lateMinutesThatLose, 15);
        QCOMPARE(beijing.certainty, exam::Certainty::Unverified);
        const SeriesPlan ningbo = *exam::seriesPlanNamed("ningbo-dan:3-4");
        QVERIFY(ningbo.pass == (exam::PassLine{PassKind::Quota, 15}));
        QVERIFY(ningbo.setup.time == timing::TimeControl(timing::Absolute{Millis{40 * 60'000}}));
        QCOMPARE(ningbo.setup.profile.lateMinutesThatLose, 10);
        QCOMPARE(ningbo.certainty, exam::Certainty::Certain);
        const SeriesPlan guiyang = *exam::seriesPlanNamed("guiyang:4");
        QCOMPARE(guiyang.rounds, 6);
        QCOMPARE(guiyang.afterPass, exam::AfterPass::Stop);
        QCOMPARE(int{exam::seriesPlanNamed("beginners:13")->setup.size.columns}, 13);
    }

    void impossiblePlansAreRefused_data()
    {
        QTest::addColumn<int>("rounds");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("value");
        QTest::addColumn<int>("fault");
        const auto row = [](const char* name, int rounds, PassKind kind, int value, PlanFaultKind fault) {
            QTest::newRow(name) << rounds << static_cast<int>(kind) << value << static_cast<int>(fault);
        };
        row("no rounds", 0, PassKind::Points, 1, PlanFaultKind::BadRounds);
        row("too many rounds", 100, PassKind::Wins, 3, PlanFaultKind::BadRounds);
        row("no line", 5, PassKind::Wins, 0, PlanFaultKind::PassBelowOne);
        row("more wins than rounds", 5, PassKind::Wins, 6, PlanFaultKind::PassBeyondReach);
        row("more points than there are", 5, PassKind::Points, 11, PlanFaultKind::PassBeyondReach);
        row("more than all", 5, PassKind::Share, 101, PlanFaultKind::PassBeyondReach);
        row("more than everybody", 5, PassKind::Quota, 101, PlanFaultKind::PassBeyondReach);
    }

    void impossiblePlansAreRefused()
    {
        QFETCH(int, rounds);
        QFETCH(int, kind);
        QFETCH(int, value);
        QFETCH(int, fault);
        SeriesPlan plan;
        plan.rounds = rounds;
        plan.pass = {static_cast<PassKind>(kind), value};
        const auto faults = exam::faultsOf(plan);
        QVERIFY(std::ranges::count(faults, static_cast<PlanFaultKind>(fault)) == 1);
    }

    void badPointsAndGamesAreRefused()
    {
        SeriesPlan plan;
        plan.points = {1, 1, 0};
        QVERIFY(exam::faultsOf(plan) == std::vector{PlanFaultKind::BadPoints});
        plan.points = {3, 1, 2};
        QVERIFY(exam::faultsOf(plan) == std::vector{PlanFaultKind::BadPoints});
        plan.points = {};
        plan.setup.time = timing::Absolute{};
        QVERIFY(exam::faultsOf(plan) == std::vector{PlanFaultKind::BadSetup});
    }

    void coloursAlternateFromTheFirst()
    {
        SeriesPlan plan;
        plan.colours = exam::SeriesColours::Alternate;
        plan.first = Color::White;
        plan.opponents = {{"甲", "1级"}, {"乙", ""}};
        const Series series = exam::seriesOf(plan);
        QVERIFY(series.rounds[0].colour == Color::White);
        QVERIFY(series.rounds[1].colour == Color::Black);
        QVERIFY(series.rounds[4].colour == Color::White);
        QCOMPARE(series.rounds[1].opponent.name, std::string("乙"));
        QVERIFY(series.rounds[2].opponent.name.empty());
    }

    void theGamesOfARoundSeatBothPlayers()
    {
        Series series = seriesWith(3, {PassKind::Wins, 2});
        series.rounds[0].opponent = {"李华", "2级"};
        exam::GameSetup setup = exam::setupOf(series, 0);
        QCOMPARE(setup.players.black.name, std::string("王小明")); // first until the colours are chosen
        QCOMPARE(setup.colours, exam::ColourChoice::Nigiri);
        series.rounds[0].colour = Color::White;
        setup = exam::setupOf(series, 0);
        QCOMPARE(setup.players.white.name, std::string("王小明"));
        QCOMPARE(setup.players.black.name, std::string("李华"));
        QCOMPARE(setup.colours, exam::ColourChoice::Drawn);
    }

    void aRoundIsScoredForTheExaminee()
    {
        const auto score = [](const exam::Round& round) { return exam::scoreOf(round); };
        QVERIFY(score(game(OutcomeKind::Count, Color::White, Color::White)) == RoundScore::Win);
        QVERIFY(score(game(OutcomeKind::Time, Color::White, Color::Black)) == RoundScore::Loss);
        QVERIFY(score(game(OutcomeKind::Foul, Color::Black, Color::Black)) == RoundScore::Win);
        QVERIFY(score(drawn()) == RoundScore::Draw);
        QVERIFY(score(game(OutcomeKind::NoResult, std::nullopt)) == RoundScore::Draw);
        QVERIFY(score(game(OutcomeKind::BothLose, std::nullopt)) == RoundScore::Loss);
        QVERIFY(!score(game(OutcomeKind::Replay, std::nullopt)));
        QVERIFY(!score(game(OutcomeKind::Unknown, std::nullopt)));
        QVERIFY(score(of(RoundKind::Bye)) == RoundScore::Win);
        QVERIFY(score(of(RoundKind::OpponentAbsent)) == RoundScore::Win);
        QVERIFY(score(of(RoundKind::Absent)) == RoundScore::Loss);
        QVERIFY(!score(of(RoundKind::Open)));
        QVERIFY(!score(of(RoundKind::Game))); // goes on
    }

    void pointsAndWhatIsMissingAreCounted()
    {
        const auto standing = after(seriesWith(5, {PassKind::Points, 6}), {won(), drawn(), lost()});
        QVERIFY(standing.tally == (exam::Tally{1, 1, 1, 3, 2}));
        QCOMPARE(standing.verdict, Verdict::Open);
        QCOMPARE(standing.line, 6);
        QCOMPARE(standing.missing, 3);
        QVERIFY(standing.next == 3);
    }

    void aPassIsReachedEarly()
    {
        Series series = seriesWith(7, {PassKind::Wins, 4});
        auto standing = after(series, {won(), won(), lost(), won(), won()});
        QCOMPARE(standing.verdict, Verdict::Passed);
        QCOMPARE(standing.missing, 0);
        QVERIFY(standing.next == 5); // the rest may be played
        series.plan.afterPass = exam::AfterPass::Stop;
        standing = after(series, {won(), won(), lost(), won(), won()});
        QCOMPARE(standing.verdict, Verdict::Passed);
        QVERIFY(!standing.next);
    }

    void aPassIsOutOfReachEarly()
    {
        const auto standing = after(seriesWith(5, {PassKind::Wins, 3}), {lost(), won(), lost(), lost()});
        QCOMPARE(standing.verdict, Verdict::Failed);
        QVERIFY(standing.next == 4); // it is still played
    }

    void aByeInTheLastRoundCounts()
    {
        const Series series = seriesWith(3, {PassKind::Wins, 2});
        QCOMPARE(after(series, {won(), lost()}).verdict, Verdict::Open);
        const auto standing = after(series, {won(), lost(), of(RoundKind::Bye)});
        QCOMPARE(standing.verdict, Verdict::Passed);
        QCOMPARE(standing.tally.points, 4);
        QVERIFY(!standing.next);
    }

    void forfeitsCountAsResults()
    {
        const Series series = seriesWith(2, {PassKind::Wins, 1});
        QCOMPARE(
            after(series, {of(RoundKind::Absent), of(RoundKind::OpponentAbsent)}).verdict, Verdict::Passed);
        QCOMPARE(after(series, {of(RoundKind::Absent), of(RoundKind::Absent)}).verdict, Verdict::Failed);
    }

    void drawsAreNoWinsButPoints()
    {
        QCOMPARE(
            after(seriesWith(3, {PassKind::Wins, 2}), {won(), drawn(), drawn()}).verdict, Verdict::Failed);
        QCOMPARE(
            after(seriesWith(3, {PassKind::Points, 4}), {won(), drawn(), drawn()}).verdict, Verdict::Passed);
    }

    void aReplayedGameIsPlayedAgain()
    {
        const auto standing = after(
            seriesWith(3, {PassKind::Wins, 2}), {won(), game(OutcomeKind::Replay, std::nullopt), won()});
        QCOMPARE(standing.verdict, Verdict::Passed);
        QVERIFY(standing.next == 1);
    }

    void aShareOfOddRoundsIsRoundedUp()
    {
        // 60 per cent of the 14 points of seven rounds are 8.4: nine points, so five wins or four and a draw.
        const Series series = seriesWith(7, {PassKind::Share, 60});
        auto standing = after(series, {won(), won(), won(), won(), lost(), lost(), lost()});
        QCOMPARE(standing.line, 9);
        QCOMPARE(standing.verdict, Verdict::Failed);
        standing = after(series, {won(), won(), won(), won(), drawn(), lost(), lost()});
        QCOMPARE(standing.verdict, Verdict::Passed);
        // Half of seven rounds: seven points exactly.
        QCOMPARE(exam::standingOf(seriesWith(7, {PassKind::Share, 50})).line, 7);
        QCOMPARE(exam::standingOf(seriesWith(1, {PassKind::Share, 1})).line, 1);
    }

    void pointsOfALossAreSureFromTheStart()
    {
        Series series = seriesWith(4, {PassKind::Points, 5});
        series.plan.points = {3, 2, 1};
        const auto standing = after(series, {won(), lost()});
        QCOMPARE(standing.tally.points, 4);
        QCOMPARE(standing.verdict, Verdict::Passed); // even two losses make 6
    }

    void aQuotaIsEstimatedInWins_data()
    {
        QTest::addColumn<int>("rounds");
        QTest::addColumn<int>("percent");
        QTest::addColumn<int>("sure");
        QTest::addColumn<int>("border");
        // Of 128 courses of 7 rounds 29 have five wins or more, 64 have four or more.
        QTest::newRow("7 rounds, 40 %") << 7 << 40 << 5 << 4;
        QTest::newRow("7 rounds, 50 %") << 7 << 50 << 4 << 4; // ends exactly
        QTest::newRow("7 rounds, 10 %") << 7 << 10 << 6 << 5;
        QTest::newRow("7 rounds, 99 %") << 7 << 99 << 2 << 1;
        QTest::newRow("9 rounds, 40 %") << 9 << 40 << 6 << 5;
        QTest::newRow("1 round, 40 %") << 1 << 40 << 2 << 1; // even the winners are too many
        QTest::newRow("everybody") << 5 << 100 << 0 << 0;
        QTest::newRow("99 rounds, 50 %") << 99 << 50 << 50 << 50;
    }

    void aQuotaIsEstimatedInWins()
    {
        QFETCH(int, rounds);
        QFETCH(int, percent);
        QFETCH(int, sure);
        QFETCH(int, border);
        const exam::Quota quota = exam::quotaOf(rounds, percent);
        QCOMPARE(quota.sure, sure);
        QCOMPARE(quota.border, border);
    }

    void atTheBorderOfAQuotaThePlaceDecides()
    {
        const Series series = seriesWith(7, {PassKind::Quota, 40});
        const std::vector<exam::Round> four{won(), won(), won(), won()};
        QCOMPARE(after(series, four).verdict, Verdict::Open);
        std::vector<exam::Round> all = four;
        all.insert(all.end(), {lost(), lost(), lost()});
        auto standing = after(series, all);
        QCOMPARE(standing.verdict, Verdict::PlaceDecides);
        QCOMPARE(standing.line, 10);
        QCOMPARE(standing.border, 8);
        all.back() = won();
        QCOMPARE(after(series, all).verdict, Verdict::Passed);
        QCOMPARE(after(series, {lost(), lost(), lost(), lost()}).verdict, Verdict::Failed);
    }

    void linesKeepPlansAndRounds()
    {
        for (SeriesPlan plan : exam::seriesPlans()) {
            plan.name = "我的 plan = 50 %\n";
            plan.player = {"王 小明", "1级"};
            plan.opponents = {{"a b", "1段"}, {"", ""}, {"gnugo", "", "GNU Go", 8}};
            plan.points = {4, 2, 1};
            const auto read = exam::planFromLine(exam::toLine(plan));
            QVERIFY2(read.has_value(), plan.id.c_str());
            QVERIFY2(*read == plan, plan.id.c_str());
        }
        exam::Round round = game(OutcomeKind::Count, Color::White, Color::White);
        round.opponent = {"李 华", "2级"};
        round.trouble = TimeTrouble::Flag;
        round.note = "判和 = ½";
        QVERIFY(*exam::roundFromLine(exam::toLine(round)) == round);
        QVERIFY(*exam::roundFromLine(exam::toLine(exam::Round{})) == exam::Round{});
    }

    void strangeLinesAreRefused()
    {
        QVERIFY(!exam::planFromLine(""));
        QVERIFY(!exam::planFromLine("plan"));
        QVERIFY(!exam::planFromLine("1 plan"));
        QVERIFY(!exam::planFromLine("1 round kind=0"));
        std::string newer = exam::toLine(SeriesPlan{});
        newer.front() = '2';
        QVERIFY(!exam::planFromLine(newer));
        std::string badGame = exam::toLine(SeriesPlan{});
        badGame.replace(badGame.find("setup="), 6, "setup=x");
        QVERIFY(!exam::planFromLine(badGame));
        QVERIFY(!exam::roundFromLine("1 round kind=9"));
        QVERIFY(!exam::roundFromLine("1 round"));
    }

    void timeTroubleIsSeen()
    {
        using namespace std::chrono_literals;
        ExamTable table(setupFor(9)); // 60 s and five minutes of byo-yomi
        table.start();
        table.after(70s);
        table.play("D4");
        table.after(1s);
        table.wish(exam::Resign{Color::White});
        QCOMPARE(exam::timeTroubleOf(table.session, Color::Black), TimeTrouble::Byoyomi);
        QCOMPARE(exam::timeTroubleOf(table.session, Color::White), TimeTrouble::None);

        ExamTable late(setupFor(9));
        late.start();
        late.after(60s + 4min + 10s);
        late.play("D4");
        late.after(7min);
        late.wish(exam::Tick{});
        QCOMPARE(exam::timeTroubleOf(late.session, Color::Black), TimeTrouble::LastPeriod);
        QCOMPARE(exam::timeTroubleOf(late.session, Color::White), TimeTrouble::Flag);

        exam::GameSetup sudden = setupFor(9);
        sudden.time = timing::Absolute{120s};
        ExamTable quick(sudden);
        quick.start();
        quick.after(61s);
        quick.play("D4");
        quick.wish(exam::Resign{Color::White});
        QCOMPARE(exam::timeTroubleOf(quick.session, Color::Black), TimeTrouble::LastPeriod);
        QCOMPARE(exam::timeTroubleOf(quick.session, Color::White), TimeTrouble::None);
    }

    void seriesAddUp()
    {
        Series first = seriesWith(3, {PassKind::Wins, 2});
        first.plan.level = "1级→1段";
        first.rounds = {won(), game(OutcomeKind::Count, Color::White, Color::White), of(RoundKind::Bye)};
        first.rounds[1].trouble = TimeTrouble::Byoyomi;
        Series second = first;
        second.rounds = {lost(), of(RoundKind::Absent), drawn()};
        Series third = seriesWith(5, {PassKind::Wins, 3});
        third.plan.level = "2级→1级";
        exam::Round byHand = lost();
        byHand.kind = RoundKind::Hand;
        byHand.outcome->kind = OutcomeKind::Time;
        third.rounds[0] = byHand;

        const std::vector<Series> all{first, second, third};
        const exam::Statistics sum = exam::statisticsOf(all);
        QVERIFY(sum.games == (exam::Record{2, 1, 2}));
        QCOMPARE(sum.series, 3);
        QCOMPARE(sum.passed, 1);
        QCOMPARE(sum.failed, 1);
        QCOMPARE(sum.byLevel.size(), std::size_t{2});
        QVERIFY(sum.byLevel[0] == (exam::LevelRecord{"1级→1段", {2, 1, 1}, 2, 1, 1}));
        QVERIFY(sum.byLevel[1] == (exam::LevelRecord{"2级→1级", {0, 0, 1}, 1, 0, 0}));
        QVERIFY(sum.byColour.black == (exam::Record{1, 1, 2}));
        QVERIFY(sum.byColour.white == (exam::Record{1, 0, 0}));
        QCOMPARE(sum.byEnding.size(), std::size_t{4});
        QCOMPARE(sum.byEnding[0].ending, OutcomeKind::Count);
        QVERIFY(sum.byEnding[1].games == (exam::Record{1, 0, 1}));
        QCOMPARE(sum.byEnding[2].ending, OutcomeKind::Time);
        QVERIFY(sum.byTrouble[1] == (exam::Record{1, 0, 0}));
        QVERIFY(sum.byTrouble[0] == (exam::Record{1, 1, 1})); // not the game at a wooden board
        QVERIFY(exam::statisticsOf({}) == exam::Statistics{});
    }
};

QTEST_GUILESS_MAIN(TestSeries)
#include "tst_series.moc"
