// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/session.h"

#include "core/base/overloaded.h"
#include "core/exam/countfold.h"
#include "core/exam/rulefold.h"

#include <algorithm>
#include <utility>

namespace exam {

namespace {

void beginGame(Session& session, const GameSetup& setup)
{
    const bool wooden = isClockOnly(setup);
    const bool handicap = setup.handicap >= 2 && !wooden;
    const go::Color byHandicap = handicap ? go::Color::White : go::Color::Black;
    const go::Color first = wooden ? setup.first : byHandicap;
    session = Session{};
    session.setup = setup;
    session.game = go::Game(setup.size, setup.rules, first);
    if (handicap) {
        // A15: the stones are placed before the game; they are no moves (A01).
        const std::vector<go::Point> stones = go::handicapPoints(setup.size, setup.handicap);
        session.game.setUp(stones, {}, {}, first);
    }
    session.clock = timing::GameClock(setup.time, first);
}

void endTurn(Session& session, go::Color side, timing::Instant at)
{
    session.turns.push_back({session.clock.banks(), session.clock.elapsed(at)});
    session.clock.press(side, at);
    session.phase = Running{};
}

void beginCounting(Session& session, timing::Instant at)
{
    session.clock.pause(at); // the opponent's turn has just begun: nothing of it is used
    session.phase = Counting{session.game.toPlay(), {}, DeadSource::Nobody, {}};
}

void pass(Session& session, go::Color side, timing::Instant at)
{
    endTurn(session, side, at);
    session.game.pass(side);
    if (session.game.endingPasses() >= 2) {
        beginCounting(session, at);
    }
}

void takeBack(Session& session, int plies, timing::Instant at)
{
    const std::size_t keep = session.turns.size() - static_cast<std::size_t>(plies);
    if (session.disputed && keep < static_cast<std::size_t>(session.disputed->plies)) {
        session.disputed.reset(); // what was counted is taken back itself
    }
    const TurnStart start = session.turns[keep];
    session.turns.resize(keep);
    if (isClockOnly(session.setup)) {
        const bool same = plies % 2 == 0;
        const go::Color turn = session.clock.turn();
        session.clock.restore(start.banks, same ? turn : go::opponent(turn), at);
    } else {
        session.game = session.game.atPly(static_cast<int>(keep));
        session.clock.restore(start.banks, session.game.toPlay(), at);
    }
    if (std::holds_alternative<Running>(session.phase)) {
        session.phase = Running{};
    }
}

void comeLate(Session& session, const CameLate& late, timing::Instant at)
{
    const Profile& profile = session.setup.profile;
    if (late.lateness >= timing::Millis{60'000} * profile.lateMinutesThatLose) {
        finish(session, lostBy(late.side, go::OutcomeKind::Forfeit), at);
        return;
    }
    session.clock.setBank(late.side,
        timing::deducted(
            session.setup.time, session.clock.bank(late.side), late.lateness * profile.lateFactor));
}

void seal(Session& session, const MoveSealed& sealed, timing::Instant at)
{
    session.turns.push_back({session.clock.banks(), session.clock.elapsed(at)});
    session.clock.seal(sealed.side, at);
    session.phase = Sealed{sealed.side, sealed.envelope};
}

void openSeal(Session& session, const std::optional<go::Point>& point, timing::Instant at)
{
    const auto* found = std::get_if<Sealed>(&session.phase);
    if (!found) {
        return;
    }
    const go::Color side = found->side;
    if (!point) {
        session.game.pass(side);
    } else if (const auto illegal = session.game.check(side, *point)) {
        session.game.voidMove(side, *point, illegal->reason); // 弃权一次
    } else {
        session.game.play(side, *point);
    }
    session.clock.resume(at);
    session.phase = Running{};
}

void revokeFlag(Session& session, timing::Millis elapsed)
{
    session.clock.revokeFlag(elapsed);
    session.phase = Paused{PauseReason::Referee, {}};
}

void countFlagAsPass(Session& session)
{
    const auto loser = session.clock.loser();
    if (!loser) {
        return;
    }
    session.turns.push_back({session.clock.banks(), session.clock.elapsed(session.latest)});
    session.clock.flagAsPass();
    session.laid.reset();
    if (!isClockOnly(session.setup)) {
        session.game.pass(*loser);
    }
    session.phase = Paused{PauseReason::Referee, {}};
}

Running runningOf(const Session& session)
{
    const auto* running = std::get_if<Running>(&session.phase);
    return running ? *running : Running{};
}

void resumeClock(Session& session, timing::Instant at)
{
    const auto* paused = std::get_if<Paused>(&session.phase);
    session.clock.resume(at);
    session.phase = paused ? paused->before : Running{};
}

void adjustClock(Session& session, const ClockAdjusted& adjusted)
{
    session.clock.setBank(adjusted.side, adjusted.bank);
    if (adjusted.side == session.clock.turn()) {
        session.clock.setElapsed(timing::Millis{0});
    }
}

void foldFact(Session& session, const Fact& fact, timing::Instant at)
{
    std::visit(
        Overloaded{
            [&](const GameSetUp& f) { beginGame(session, f.setup); },
            [&](const ClockStarted&) {
                session.clock.start(at);
                session.phase = Running{};
            },
            [&](const StonePlayed& f) {
                endTurn(session, f.side, at);
                session.game.play(f.side, f.point);
                session.laid.reset();
                session.repeated.reset();
            },
            [&](const Passed& f) { pass(session, f.side, at); },
            [&](const EndProposed& f) {
                pass(session, f.side, at);
                if (auto* running = std::get_if<Running>(&session.phase)) {
                    running->endProposedBy = f.side;
                }
            },
            [&](const EndAgreed& f) { pass(session, f.side, at); },
            [&](const EndDeclined&) { session.phase = Running{}; },
            [&](const MoveVoided& f) {
                endTurn(session, f.side, at);
                session.game.voidMove(f.side, f.point, f.reason);
            },
            [&](const Resigned& f) { finish(session, lostBy(f.side, go::OutcomeKind::Resignation), at); },
            [&](const FlagFell& f) {
                session.clock.tick(at);
                session.phase = Over{lostBy(f.side, go::OutcomeKind::Time), {}, false};
            },
            [&](const ClockPaused& f) {
                session.clock.pause(at);
                session.phase = Paused{f.reason, runningOf(session)};
            },
            [&](const ClockResumed&) {
                resumeClock(session, at);
                session.repeated.reset(); // it was spoken about
            },
            [&](const DeadProposed& f) { setDead(session, f.points, f.source); },
            [&](const ChainMarked& f) { markChain(session, f); },
            [&](const DeadConfirmed& f) { confirmDead(session, f.side); },
            [&](const PlayResumed& f) { resumePlay(session, f.side, at); },
            [&](const RecountAsked&) { recount(session); },
            [&](const ResultSigned& f) { signResult(session, f.side, at); },
            [&](const WarningGiven& f) { warn(session, f.side, at); },
            [&](const GameRuled& f) { finish(session, f.outcome, at); },
            [&](const ClockAdjusted& f) { adjustClock(session, f); },
            [](const MinutesAsked&) {},
            [&](const TakenBack& f) { takeBack(session, f.plies, at); },
            [&](const CameLate& f) { comeLate(session, f, at); },
            [&](const MoveSealed& f) { seal(session, f, at); },
            [&](const SealOpened& f) { openSeal(session, f.point, at); },
            [&](const FlagRevoked& f) { revokeFlag(session, f.elapsed); },
            [&](const FlagMadePass&) { countFlagAsPass(session); },
            [&](const ClockPressed& f) { endTurn(session, f.side, at); },
            [&](const TurnGiven& f) { session.clock.setTurn(f.side); },
            [&](const BroughtBack&) { bringBack(session, at); },
            [&](const IncidentRuled& f) { rule(session, f, at); },
            [](const Appealed&) {},
            [&](const SeatLeft& f) { leaveSeat(session, f.side); },
            [&](const SeatTaken& f) { session.away[f.side] = false; },
            [&](const Repeated& f) { session.repeated = f; },
            [&](const StoneLaid& f) { layStone(session, f); },
            [&](const StonesLifted& f) { liftStones(session, f); },
        },
        fact);
}

} // namespace

bool sameState(const Session& one, const Session& other)
{
    return one.setup == other.setup && one.phase == other.phase && one.clock == other.clock
        && one.warnings == other.warnings && one.turns == other.turns && one.disputed == other.disputed
        && one.deducted == other.deducted && one.leaves == other.leaves && one.away == other.away
        && one.repeated == other.repeated && one.laid == other.laid && one.latest == other.latest
        && one.game.board() == other.game.board() && one.game.plies() == other.game.plies()
        && one.game.toPlay() == other.game.toPlay();
}

Session apply(Session session, const Event& event)
{
    foldFact(session, event.fact, event.at);
    session.latest = event.at;
    return session;
}

Session replay(std::span<const Event> events)
{
    Session session;
    for (const Event& event : events) {
        session = apply(std::move(session), event);
    }
    return session;
}

go::Color sideToMove(const Session& session)
{
    return isClockOnly(session.setup) ? session.clock.turn() : session.game.toPlay();
}

int movesOf(const Session& session)
{
    return static_cast<int>(isClockOnly(session.setup) ? session.turns.size() : session.game.plies().size());
}

std::optional<go::Score> scoreOf(const Session& session)
{
    const std::vector<go::Point>* dead = nullptr;
    if (const auto* counting = std::get_if<Counting>(&session.phase)) {
        dead = &counting->dead;
    } else if (const auto* signing = std::get_if<Signing>(&session.phase)) {
        dead = &signing->dead;
    } else if (const auto* over = std::get_if<Over>(&session.phase); over && over->counted) {
        dead = &over->dead;
    }
    if (!dead) {
        return std::nullopt;
    }
    const int zi = session.setup.profile.ziPerWarning;
    const go::PerSide<int> penalties{session.warnings.black * zi + session.deducted.black,
        session.warnings.white * zi + session.deducted.white};
    const int payback = session.setup.handicap >= 2 ? session.setup.handicap : 0; // 让先 pays nothing back
    return go::scoreOf(session.game, *dead, session.setup.rules, payback, penalties);
}

std::optional<go::Outcome> outcomeOf(const Session& session)
{
    const auto* over = std::get_if<Over>(&session.phase);
    return over ? std::optional(over->outcome) : std::nullopt;
}

timing::Millis elapsed(const Session& session, timing::Instant now) { return session.clock.elapsed(now); }

std::vector<timing::Cue> cuesBetween(const Session& session, timing::Millis from, timing::Millis to)
{
    if (session.clock.phase() != timing::ClockPhase::Running) {
        return {};
    }
    return timing::cuesBetween(session.clock.control(), session.clock.bank(session.clock.turn()), from, to);
}

} // namespace exam
