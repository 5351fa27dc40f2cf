// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/ruledecision.h"

#include "core/go/cycle.h"

#include <utility>

namespace exam {

namespace {

constexpr int mostZi = 99;
constexpr int roundsUntilReferee = 2;

Decision refuse(RefusalReason reason) { return Unexpected{Refusal{reason, std::nullopt}}; }

Decision happens(Fact fact, timing::Instant now) { return std::vector<Event>{{now, std::move(fact)}}; }

template <class P> bool isIn(const Session& session) { return std::holds_alternative<P>(session.phase); }

bool clockStands(const Session& session) { return !isIn<Running>(session); }

bool lastMoveIsOf(const Session& session, go::Color side)
{
    const auto& plies = session.game.plies();
    return !plies.empty() && plies.back().kind == go::PlyKind::Stone && plies.back().color == side;
}

std::optional<RefusalReason> rulingFault(const Session& session, const Rule& wish)
{
    const Ruling& ruling = wish.ruling;
    const bool deducts = ruling.has(Consequence::Deduction);
    const bool ziAreRight = deducts ? wish.zi >= 1 && wish.zi <= mostZi : wish.zi == 0;
    if (!isConsistent(ruling) || ruling.has(Consequence::Refused) || !ziAreRight) {
        return RefusalReason::NoSuchRuling;
    }
    if (ruling.has(Consequence::VoidPass) && !lastMoveIsOf(session, wish.side)) {
        return RefusalReason::NothingToVoid;
    }
    if (ruling.has(Consequence::SwapColours)) {
        if (!clockStands(session)) {
            return RefusalReason::ClockRuns;
        }
        if (movesOf(session) > session.setup.profile.swapUntilMove) {
            return RefusalReason::TooLate; // 2002, 17.1
        }
    }
    return std::nullopt;
}

/// How often the position after so many plies had stood before, in a row of rounds.
int roundsBefore(const go::Game& game)
{
    int rounds = 0;
    go::Game past = game;
    while (const auto cycle = go::cycleOf(past)) {
        ++rounds;
        past = past.atPly(cycle->from);
    }
    return rounds;
}

} // namespace

std::optional<RefusalReason> objectionFault(const Session& session, go::Color claimant, Incident incident)
{
    const bool playing = isIn<Running>(session) || isIn<Paused>(session);
    if (!playing || claimant == sideToMove(session) || isUrgent(incident)) {
        return std::nullopt;
    }
    // The claimant has moved since, or has to wait for his own time.
    return isClaimedAtOnce(incident) ? RefusalReason::TooLate : RefusalReason::NotInOwnTime;
}

Decision decideRule(const Session& session, const Rule& wish, timing::Instant now)
{
    if (isIn<Over>(session)) {
        return refuse(RefusalReason::GameIsOver);
    }
    if (wish.claimant) {
        if (const auto fault = objectionFault(session, *wish.claimant, wish.incident)) {
            return refuse(*fault);
        }
    }
    if (const auto fault = rulingFault(session, wish)) {
        return refuse(*fault);
    }
    return happens(
        IncidentRuled{wish.side, wish.incident, wish.ruling, wish.zi, wish.claimant, wish.note}, now);
}

Decision decideAppeal(const Session& session, const Appeal& wish, timing::Instant now)
{
    return isIn<Ready>(session) ? refuse(RefusalReason::NotRunning)
                                : happens(Appealed{wish.side, wish.note}, now);
}

Decision decideLeave(const Session& session, const LeaveSeat& wish, timing::Instant now)
{
    if (isIn<Over>(session)) {
        return refuse(RefusalReason::GameIsOver);
    }
    if (session.away[wish.side]) {
        return refuse(RefusalReason::AlreadyDone);
    }
    // 2002, 22.7
    if (session.clock.reading(wish.side, now).inOvertime && session.leaves[wish.side] > 0) {
        return refuse(RefusalReason::OnceAGame);
    }
    return happens(SeatLeft{wish.side}, now);
}

Decision decideReturn(const Session& session, const TakeSeat& wish, timing::Instant now)
{
    if (isIn<Over>(session)) {
        return refuse(RefusalReason::GameIsOver);
    }
    return session.away[wish.side] ? happens(SeatTaken{wish.side}, now) : refuse(RefusalReason::NotAway);
}

Decision decideInsist(const Session& session, const InsistOnRepetition& wish, timing::Instant now)
{
    if (!isIn<Running>(session)) {
        return refuse(isIn<Over>(session) ? RefusalReason::GameIsOver : RefusalReason::NotRunning);
    }
    if (wish.side != sideToMove(session)) {
        return refuse(RefusalReason::NotYourTurn);
    }
    if (session.laid) {
        return refuse(RefusalReason::PressFirst);
    }
    const auto illegal = session.game.check(wish.side, wish.point);
    const auto cycle = go::cycleBy(session.game, wish.side, wish.point);
    if (!illegal || illegal->reason != go::IllegalReason::Superko || !cycle) {
        return refuse(RefusalReason::NoRepetition); // a basic ko is no such thing (A55)
    }
    return std::vector<Event>{
        {now, Repeated{wish.side, cycle->kind, 0}}, {now, ClockPaused{PauseReason::Referee}}};
}

std::vector<Event> eventsOfRound(const Session& session, const StonePlayed& stone, timing::Instant now)
{
    std::vector<Event> events{{now, stone}};
    if (session.setup.rules.superko == go::Superko::Positional) {
        return events; // what repeats is not played
    }
    go::Game after = session.game;
    after.play(stone.side, stone.point);
    const auto cycle = go::cycleOf(after);
    if (!cycle || cycle->kind == go::CycleKind::Ko) {
        return events;
    }
    const int rounds = roundsBefore(after);
    events.push_back({now, Repeated{stone.side, cycle->kind, rounds}});
    if (rounds >= roundsUntilReferee) {
        events.push_back({now, ClockPaused{PauseReason::Referee}}); // A58: he comes by himself
    }
    return events;
}

} // namespace exam
