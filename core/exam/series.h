// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/session.h"
#include "core/exam/setup.h"
#include "core/go/color.h"
#include "core/go/outcome.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace exam {

/// How the examinee's colour of each round comes about.
enum class SeriesColours : std::uint8_t { Alternate, Nigiri, Drawn /* by the organiser, round by round */ };

/// What a pass line counts.
enum class PassKind : std::uint8_t {
    Wins, ///< won rounds; a draw is none
    Points, ///< points of the rounds
    Share, ///< per cent of all points that can be made, rounded up
    Quota, ///< per cent of the participants; how many wins that takes is estimated, see quotaOf()
};

struct PassLine {
    PassKind kind = PassKind::Wins;
    int value = 3; ///< wins, points or per cent

    friend bool operator==(const PassLine&, const PassLine&) = default;
};

/// What a round is worth. A bye and the absence of the opponent are worth a win, one's own absence a loss.
struct RoundPoints {
    int win = 2;
    int draw = 1;
    int loss = 0;

    friend bool operator==(const RoundPoints&, const RoundPoints&) = default;
};

enum class AfterPass : std::uint8_t { PlayOn, Stop /* who has passed is not paired any more */ };

/// An exam of several games, before the first of them.
struct SeriesPlan {
    static constexpr int mostRounds = 99;

    std::string id; ///< ui/texts has the name of seriesPlans(): "ningbo-dan:1-2"; empty for one's own
    std::string name; ///< of one's own plan, UTF-8
    std::string level; ///< as written by people: "1级→1段"
    int rounds = 5;
    PassLine pass;
    RoundPoints points;
    AfterPass afterPass = AfterPass::PlayOn;
    SeriesColours colours = SeriesColours::Nigiri;
    go::Color first = go::Color::Black; ///< of the first round when they alternate
    Player player; ///< the examinee
    std::vector<Player> opponents; ///< of the first rounds, as far as they are known
    GameSetup setup; ///< of every game; its players are ignored, the late limit is in its profile
    Certainty certainty = Certainty::Certain;

    friend bool operator==(const SeriesPlan&, const SeriesPlan&) = default;
};

enum class PlanFaultKind : std::uint8_t {
    BadRounds, ///< none, or more than mostRounds
    BadPoints, ///< a win is worth no more than a draw, or a draw less than a loss
    PassBelowOne,
    PassBeyondReach, ///< more wins, points or per cent than there are
    BadSetup, ///< of the games: see faultsOf(plan.setup)
};

/// All that keeps a series from beginning; empty if it may.
std::vector<PlanFaultKind> faultsOf(const SeriesPlan& plan);

/// How a round was or is filled.
enum class RoundKind : std::uint8_t {
    Open, ///< still to come
    Game, ///< a game of the archive
    Hand, ///< played elsewhere, its result entered by hand
    Bye, ///< 轮空
    OpponentAbsent, ///< won by forfeit (A37)
    Absent, ///< lost by forfeit
};

/// How short a side's time was at the end of a game.
enum class TimeTrouble : std::uint8_t {
    None,
    Byoyomi, ///< in byo-yomi
    LastPeriod, ///< in its last period; where there is none, less than a minute left
    Flag, ///< lost on time
};

struct Round {
    Player opponent;
    std::optional<go::Color> colour; ///< the examinee's
    RoundKind kind = RoundKind::Open;
    std::optional<std::int64_t> game; ///< id in the archive
    std::optional<go::Outcome> outcome; ///< Game and Hand, once it is over
    TimeTrouble trouble = TimeTrouble::None; ///< the examinee's
    std::string note;

    friend bool operator==(const Round&, const Round&) = default;
};

struct Series {
    SeriesPlan plan;
    std::vector<Round> rounds; ///< as many as planned

    friend bool operator==(const Series&, const Series&) = default;
};

/// A series with all its rounds open; colours that alternate and opponents that are known are filled in.
Series seriesOf(const SeriesPlan& plan);

enum class RoundScore : std::uint8_t { Win, Draw, Loss };

/// How a round went for the examinee; nothing while it is open, goes on or is to be played again (重下).
/// No result (无胜负) scores as a draw, a loss for both as a loss.
std::optional<RoundScore> scoreOf(const Round& round);
/// What that is worth.
int pointsOf(const SeriesPlan& plan, RoundScore score);

/// The rounds so far.
struct Tally {
    int wins = 0;
    int draws = 0;
    int losses = 0;
    int points = 0;
    int remaining = 0; ///< rounds without a score

    friend bool operator==(const Tally&, const Tally&) = default;
};
Tally tallyOf(const Series& series);

/// The wins that a share of the participants makes, if all games are even. In a field of that strength
/// `sure` wins lie within the share; with `border` wins the place decides (对手分 and so on).
struct Quota {
    int sure = 0;
    int border = 0; ///< `sure` if nothing is left to the place
};
/// `percent` 1 to 100. In a small number of rounds even all of them may be at the border: `sure` is then
/// `rounds` + 1.
Quota quotaOf(int rounds, int percent);

enum class Verdict : std::uint8_t {
    Open, ///< can still pass
    Passed,
    Failed, ///< cannot pass any more
    PlaceDecides, ///< all rounds are played and the points are at the border of a quota
};

/// Where a series stands.
struct Standing {
    Tally tally;
    Verdict verdict = Verdict::Open;
    int line = 0; ///< what passes for certain: wins for PassKind::Wins, else points
    int missing = 0; ///< of that; 0 once it is reached
    int border = 0; ///< PassKind::Quota: from so many points on the place decides; else `line`
    std::optional<std::size_t> next; ///< index of the round to be played; nothing if the series is over

    friend bool operator==(const Standing&, const Standing&) = default;
};
Standing standingOf(const Series& series);

/// The set-up of a round's game: players at their colours. Without a colour it is still to be found, the
/// examinee is then named first.
GameSetup setupOf(const Series& series, std::size_t round);

/// How short the side's time was at the end.
TimeTrouble timeTroubleOf(const Session& session, go::Color side);

} // namespace exam
