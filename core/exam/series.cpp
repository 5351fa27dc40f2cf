// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/series.h"

#include <algorithm>
#include <tuple>
#include <utility>
#include <variant>

namespace exam {

namespace {

constexpr int whole = 100; // per cent

int mostPoints(const SeriesPlan& plan) { return plan.rounds * plan.points.win; }

bool isBeyondReach(const SeriesPlan& plan)
{
    switch (plan.pass.kind) {
    case PassKind::Wins:
        return plan.pass.value > plan.rounds;
    case PassKind::Points:
        return plan.pass.value > mostPoints(plan);
    case PassKind::Share:
    case PassKind::Quota:
        return plan.pass.value > whole;
    }
    return false;
}

/// Line and border of a plan, in its own unit.
std::pair<int, int> linesOf(const SeriesPlan& plan)
{
    switch (plan.pass.kind) {
    case PassKind::Wins:
    case PassKind::Points:
        return {plan.pass.value, plan.pass.value};
    case PassKind::Share: {
        const int points = (mostPoints(plan) * plan.pass.value + whole - 1) / whole;
        return {points, points};
    }
    case PassKind::Quota: {
        const Quota quota = quotaOf(plan.rounds, plan.pass.value);
        return {quota.sure * plan.points.win, quota.border * plan.points.win};
    }
    }
    return {};
}

std::optional<RoundScore> scoreOf(const go::Outcome& outcome, std::optional<go::Color> colour)
{
    switch (outcome.kind) {
    case go::OutcomeKind::Draw:
    case go::OutcomeKind::NoResult:
        return RoundScore::Draw;
    case go::OutcomeKind::BothLose:
        return RoundScore::Loss;
    case go::OutcomeKind::Replay:
    case go::OutcomeKind::Unknown:
        return std::nullopt;
    case go::OutcomeKind::Count:
    case go::OutcomeKind::Resignation:
    case go::OutcomeKind::Time:
    case go::OutcomeKind::Foul:
    case go::OutcomeKind::Forfeit:
        break;
    }
    if (!outcome.winner || !colour) {
        return std::nullopt;
    }
    return outcome.winner == colour ? RoundScore::Win : RoundScore::Loss;
}

} // namespace

std::vector<PlanFaultKind> faultsOf(const SeriesPlan& plan)
{
    std::vector<PlanFaultKind> faults;
    if (plan.rounds < 1 || plan.rounds > SeriesPlan::mostRounds) {
        faults.push_back(PlanFaultKind::BadRounds);
    }
    if (plan.points.win <= plan.points.draw || plan.points.draw < plan.points.loss || plan.points.loss < 0) {
        faults.push_back(PlanFaultKind::BadPoints);
    }
    if (plan.pass.value < 1) {
        faults.push_back(PlanFaultKind::PassBelowOne);
    } else if (isBeyondReach(plan)) {
        faults.push_back(PlanFaultKind::PassBeyondReach);
    }
    if (!faultsOf(plan.setup).empty()) {
        faults.push_back(PlanFaultKind::BadSetup);
    }
    return faults;
}

Series seriesOf(const SeriesPlan& plan)
{
    Series series{plan, std::vector<Round>(static_cast<std::size_t>(std::max(0, plan.rounds)))};
    go::Color colour = plan.first;
    for (std::size_t i = 0; i < series.rounds.size(); ++i) {
        if (i < plan.opponents.size()) {
            series.rounds[i].opponent = plan.opponents[i];
        }
        if (plan.colours == SeriesColours::Alternate) {
            series.rounds[i].colour = std::exchange(colour, go::opponent(colour));
        }
    }
    return series;
}

std::optional<RoundScore> scoreOf(const Round& round)
{
    switch (round.kind) {
    case RoundKind::Open:
        return std::nullopt;
    case RoundKind::Game:
    case RoundKind::Hand:
        return round.outcome ? scoreOf(*round.outcome, round.colour) : std::nullopt;
    case RoundKind::Bye:
    case RoundKind::OpponentAbsent:
        return RoundScore::Win;
    case RoundKind::Absent:
        return RoundScore::Loss;
    }
    return std::nullopt;
}

int pointsOf(const SeriesPlan& plan, RoundScore score)
{
    switch (score) {
    case RoundScore::Win:
        return plan.points.win;
    case RoundScore::Draw:
        return plan.points.draw;
    case RoundScore::Loss:
        return plan.points.loss;
    }
    return 0;
}

Tally tallyOf(const Series& series)
{
    Tally tally;
    for (const Round& round : series.rounds) {
        const auto score = scoreOf(round);
        if (!score) {
            ++tally.remaining;
            continue;
        }
        tally.points += pointsOf(series.plan, *score);
        ++(*score == RoundScore::Win ? tally.wins : *score == RoundScore::Draw ? tally.draws : tally.losses);
    }
    return tally;
}

Quota quotaOf(int rounds, int percent)
{
    // Of 2^rounds equally likely courses, those with at least so many wins: whole numbers would overflow, and
    // what is equal may differ in the last digits.
    constexpr double grain = 1e-9;
    double all = 1;
    for (int i = 0; i < rounds; ++i) {
        all *= 2;
    }
    const double share = all * percent / whole;
    double courses = 1; // with exactly `wins` wins: binomial coefficients from the top
    double atLeast = 0;
    Quota quota{rounds + 1, rounds + 1};
    for (int wins = rounds; wins >= 0; --wins) {
        const double before = atLeast;
        atLeast += courses;
        if (atLeast > share * (1 + grain)) {
            // The last ones that get in have this many wins, unless the share ends exactly above them.
            quota.border = before >= share * (1 - grain) ? quota.sure : wins;
            return quota;
        }
        quota.sure = wins;
        courses = courses * wins / (rounds - wins + 1);
    }
    quota.border = quota.sure;
    return quota;
}

Standing standingOf(const Series& series)
{
    const SeriesPlan& plan = series.plan;
    Standing standing;
    standing.tally = tallyOf(series);
    std::tie(standing.line, standing.border) = linesOf(plan);
    const bool countsWins = plan.pass.kind == PassKind::Wins;
    const int reached = countsWins ? standing.tally.wins : standing.tally.points;
    const int most = reached + standing.tally.remaining * (countsWins ? 1 : plan.points.win);
    // What the lost rounds bring is sure even before they are lost.
    const int least = reached + (countsWins ? 0 : standing.tally.remaining * plan.points.loss);
    standing.missing = std::max(0, standing.line - reached);
    if (least >= standing.line) {
        standing.verdict = Verdict::Passed;
    } else if (most < standing.border) {
        standing.verdict = Verdict::Failed;
    } else if (standing.tally.remaining == 0) {
        standing.verdict = Verdict::PlaceDecides;
    }
    const bool stopped = standing.verdict == Verdict::Passed && plan.afterPass == AfterPass::Stop;
    const auto open
        = std::ranges::find_if(series.rounds, [](const Round& round) { return !scoreOf(round).has_value(); });
    if (!stopped && open != series.rounds.end()) {
        standing.next = static_cast<std::size_t>(open - series.rounds.begin());
    }
    return standing;
}

GameSetup setupOf(const Series& series, std::size_t round)
{
    const Round& own = series.rounds.at(round);
    GameSetup setup = series.plan.setup;
    const go::Color colour = own.colour.value_or(go::Color::Black);
    setup.players[colour] = series.plan.player;
    setup.players[go::opponent(colour)] = own.opponent;
    if (own.colour) {
        setup.colours = ColourChoice::Drawn; // by the plan
    } else {
        setup.colours
            = series.plan.colours == SeriesColours::Nigiri ? ColourChoice::Nigiri : ColourChoice::Drawn;
    }
    return setup;
}

TimeTrouble timeTroubleOf(const Session& session, go::Color side)
{
    if (session.clock.loser() == side) {
        return TimeTrouble::Flag;
    }
    const timing::Reading reading = session.clock.reading(side, session.latest);
    if (reading.inOvertime) {
        return reading.lastPeriod ? TimeTrouble::LastPeriod : TimeTrouble::Byoyomi;
    }
    constexpr timing::Millis little{60'000};
    const bool suddenDeath = std::holds_alternative<timing::Absolute>(session.setup.time)
        || std::holds_alternative<timing::SharedHalved>(session.setup.time);
    return suddenDeath && reading.main < little ? TimeTrouble::LastPeriod : TimeTrouble::None;
}

} // namespace exam
