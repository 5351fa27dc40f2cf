// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/decide.h"

#include "core/base/overloaded.h"
#include "core/exam/byhand.h"

#include <algorithm>
#include <utility>

namespace exam {

namespace {

Decision refuse(RefusalReason reason) { return Unexpected{Refusal{reason, std::nullopt}}; }

Incident incidentOf(go::IllegalReason reason)
{
    switch (reason) {
    case go::IllegalReason::Suicide:
        return Incident::ForbiddenPoint;
    case go::IllegalReason::Ko:
        return Incident::KoRetake;
    case go::IllegalReason::Superko:
        return Incident::Repetition;
    case go::IllegalReason::OffBoard:
    case go::IllegalReason::Occupied:
    case go::IllegalReason::OutOfTurn:
        break;
    }
    return Incident::Other;
}

/// Everything that decide() looks at; each method answers one kind of wish.
class Hall {
public:
    Hall(const Session& session, timing::Instant now) : m_session(session), m_now(now) { }

    Decision operator()(const Start&) const
    {
        return is<Ready>() ? happens(ClockStarted{}) : refuse(overOr(RefusalReason::AlreadyDone));
    }

    Decision operator()(const Play& wish) const
    {
        if (isClockOnly(m_session.setup)) {
            return refuse(RefusalReason::WoodenBoard);
        }
        if (const auto obstacle = notOnTurn(wish.side)) {
            return refuse(*obstacle);
        }
        const auto illegal = m_session.game.check(wish.side, wish.point);
        if (isByHand(m_session.setup) && (m_session.laid || !illegal)) {
            return layByHand(m_session, wish, m_now);
        }
        return illegal ? illegalPlay(wish, *illegal)
                       : eventsOfRound(m_session, StonePlayed{wish.side, wish.point}, m_now);
    }

    Decision operator()(const Pass& wish) const { return onBoard(wish.side, Passed{wish.side}); }
    Decision operator()(const ProposeEnd& wish) const { return onBoard(wish.side, EndProposed{wish.side}); }
    Decision operator()(const AgreeEnd& wish) const { return answerEnd(wish.side, EndAgreed{wish.side}); }
    Decision operator()(const DeclineEnd& wish) const { return answerEnd(wish.side, EndDeclined{wish.side}); }

    Decision operator()(const Resign& wish) const
    {
        if (is<Over>()) {
            return refuse(RefusalReason::GameIsOver);
        }
        return happens(Resigned{wish.side});
    }

    Decision operator()(const Pause& wish) const
    {
        return is<Running>() ? happens(ClockPaused{wish.reason}) : refuse(overOr(RefusalReason::NotRunning));
    }

    Decision operator()(const Resume&) const
    {
        if (is<Sealed>()) {
            return refuse(RefusalReason::EnvelopeClosed);
        }
        return is<Paused>() ? happens(ClockResumed{}) : refuse(overOr(RefusalReason::NotPaused));
    }

    Decision operator()(const MarkDead& wish) const
    {
        const auto* counting = std::get_if<Counting>(&m_session.phase);
        if (!counting) {
            return refuse(overOr(RefusalReason::NotCounting));
        }
        if (!m_session.game.board().at(wish.point)) {
            return refuse(RefusalReason::NoStoneThere);
        }
        const bool dead = std::binary_search(counting->dead.begin(), counting->dead.end(), wish.point);
        return happens(
            ChainMarked{m_session.game.board().chainAt(wish.point), dead ? Life::Alive : Life::Dead});
    }

    Decision operator()(const ProposeDead& wish) const
    {
        return is<Counting>() ? happens(DeadProposed{wish.points, wish.source})
                              : refuse(overOr(RefusalReason::NotCounting));
    }

    Decision operator()(const ConfirmDead& wish) const
    {
        const auto* counting = std::get_if<Counting>(&m_session.phase);
        if (!counting) {
            return refuse(overOr(RefusalReason::NotCounting));
        }
        if (counting->confirmed[wish.side]) {
            return refuse(RefusalReason::AlreadyDone);
        }
        if (wish.side != counting->first && !counting->confirmed[counting->first]) {
            return refuse(RefusalReason::OtherFirst); // A33
        }
        return happens(DeadConfirmed{wish.side});
    }

    Decision operator()(const DisputeDead& wish) const
    {
        return is<Counting>() ? happens(PlayResumed{wish.side}) : refuse(overOr(RefusalReason::NotCounting));
    }

    Decision operator()(const BringBack&) const
    {
        if (!is<Counting>()) {
            return refuse(overOr(RefusalReason::NotCounting));
        }
        return m_session.disputed ? happens(BroughtBack{}) : refuse(RefusalReason::NothingToTakeBack);
    }

    Decision operator()(const AskRecount& wish) const
    {
        return is<Signing>() ? happens(RecountAsked{wish.side}) : refuse(overOr(RefusalReason::NotCounting));
    }

    Decision operator()(const Sign& wish) const
    {
        const auto* signing = std::get_if<Signing>(&m_session.phase);
        if (!signing) {
            return refuse(overOr(RefusalReason::NotCounting));
        }
        return signing->signedBy[wish.side] ? refuse(RefusalReason::AlreadyDone)
                                            : happens(ResultSigned{wish.side});
    }

    Decision operator()(const GiveWarning& wish) const
    {
        if (is<Over>()) {
            return refuse(RefusalReason::GameIsOver);
        }
        return happens(WarningGiven{wish.side, wish.incident, wish.note});
    }

    Decision operator()(const RuleGame& wish) const
    {
        return is<Over>() ? refuse(RefusalReason::GameIsOver) : happens(GameRuled{wish.outcome, wish.note});
    }

    Decision operator()(const AdjustClock& wish) const
    {
        if (!clockStands()) {
            return refuse(overOr(RefusalReason::ClockRuns));
        }
        return happens(ClockAdjusted{wish.side, wish.bank, wish.note});
    }

    Decision operator()(const AskMinutes& wish) const
    {
        if (const auto obstacle = notOnTurn(wish.side)) {
            return refuse(*obstacle);
        }
        const timing::Reading reading = m_session.clock.reading(wish.side, m_now);
        return reading.inOvertime ? happens(MinutesAsked{wish.side}) : refuse(RefusalReason::NotInByoyomi);
    }

    Decision operator()(const TakeBack& wish) const
    {
        // Beside a wooden board no move is taken back, but a press that was none.
        const bool wooden = isClockOnly(m_session.setup);
        if (m_session.setup.conduct == Conduct::Exam && !wooden) {
            return refuse(RefusalReason::ExamConduct); // A03
        }
        if (!is<Running>() && !(wooden && is<Paused>())) {
            return refuse(overOr(RefusalReason::NotRunning));
        }
        if (m_session.laid) {
            return refuse(RefusalReason::PressFirst);
        }
        const bool possible
            = wish.plies > 0 && static_cast<std::size_t>(wish.plies) <= m_session.turns.size();
        return possible ? happens(TakenBack{wish.plies}) : refuse(RefusalReason::NothingToTakeBack);
    }

    Decision operator()(const ArriveLate& wish) const
    {
        return is<Ready>() ? happens(CameLate{wish.side, std::max(timing::Millis{0}, wish.lateness)})
                           : refuse(overOr(RefusalReason::AlreadyDone));
    }

    // Whether the point is legal is seen when the envelope is opened, not before.
    Decision operator()(const Seal& wish) const
    {
        return onBoard(wish.side, MoveSealed{wish.side, wish.envelope});
    }

    Decision operator()(const OpenSeal& wish) const
    {
        return is<Sealed>() ? happens(SealOpened{wish.point}) : refuse(overOr(RefusalReason::NotPaused));
    }

    Decision operator()(const RevokeFlag& wish) const
    {
        const auto loser = m_session.clock.loser();
        if (!loser) {
            return refuse(RefusalReason::NoFlag);
        }
        const timing::Millis most
            = timing::flagAt(m_session.setup.time, m_session.clock.bank(*loser)).value_or(timing::Millis{0})
            - timing::Millis{1};
        return happens(FlagRevoked{std::max(timing::Millis{0}, std::min(wish.elapsed, most)), wish.note});
    }

    Decision operator()(const CountFlagAsPass& wish) const
    {
        const auto loser = m_session.clock.loser();
        if (!loser) {
            return refuse(RefusalReason::NoFlag);
        }
        const bool minutes = m_session.clock.bank(*loser).periods > 0;
        return m_session.setup.profile.penaltyFor(Incident::Overtime).allows(Consequence::VoidPass) && minutes
            ? happens(FlagMadePass{wish.note})
            : refuse(RefusalReason::NotInProfile);
    }

    Decision operator()(const PressClock& wish) const
    {
        if (isByHand(m_session.setup)) {
            const auto obstacle = notOnTurn(wish.side);
            return obstacle ? refuse(*obstacle) : pressByHand(m_session, wish.side, m_now);
        }
        return isClockOnly(m_session.setup) ? onTurn(wish.side, ClockPressed{wish.side})
                                            : refuse(RefusalReason::NoClockToPress);
    }

    Decision operator()(const GiveTurn& wish) const
    {
        if (!isClockOnly(m_session.setup)) {
            return refuse(RefusalReason::NoClockToPress);
        }
        return clockStands() ? happens(TurnGiven{wish.side, wish.note})
                             : refuse(overOr(RefusalReason::ClockRuns));
    }

    Decision operator()(const Rule& wish) const { return decideRule(m_session, wish, m_now); }
    Decision operator()(const Appeal& wish) const { return decideAppeal(m_session, wish, m_now); }
    Decision operator()(const LeaveSeat& wish) const { return decideLeave(m_session, wish, m_now); }
    Decision operator()(const TakeSeat& wish) const { return decideReturn(m_session, wish, m_now); }
    Decision operator()(const InsistOnRepetition& wish) const { return decideInsist(m_session, wish, m_now); }

    Decision operator()(const LiftStones& wish) const
    {
        if (!isByHand(m_session.setup)) {
            return refuse(RefusalReason::NotByHand);
        }
        const auto obstacle = notOnTurn(wish.side);
        return obstacle ? refuse(*obstacle) : liftByHand(m_session, wish, m_now);
    }

    Decision operator()(const Tick&) const { return std::vector<Event>{}; }

private:
    template <class P> bool is() const { return std::holds_alternative<P>(m_session.phase); }

    RefusalReason overOr(RefusalReason other) const { return is<Over>() ? RefusalReason::GameIsOver : other; }

    std::optional<RefusalReason> notOnTurn(go::Color side) const
    {
        if (!is<Running>()) {
            return overOr(RefusalReason::NotRunning);
        }
        return side == sideToMove(m_session) ? std::nullopt : std::optional(RefusalReason::NotYourTurn);
    }

    std::vector<Event> happens(Fact fact) const { return {Event{m_now, std::move(fact)}}; }

    Decision onTurn(go::Color side, Fact fact) const
    {
        const auto obstacle = notOnTurn(side);
        return obstacle ? refuse(*obstacle) : happens(std::move(fact));
    }

    Decision onBoard(go::Color side, Fact fact) const
    {
        if (m_session.laid) {
            return refuse(RefusalReason::PressFirst);
        }
        return isClockOnly(m_session.setup) ? refuse(RefusalReason::WoodenBoard)
                                            : onTurn(side, std::move(fact));
    }

    bool clockStands() const { return is<Paused>() || is<Ready>() || is<Sealed>(); }

    Decision answerEnd(go::Color side, Fact fact) const
    {
        const auto* running = std::get_if<Running>(&m_session.phase);
        if (!running) {
            return refuse(overOr(RefusalReason::NotRunning));
        }
        if (m_session.laid) {
            return refuse(RefusalReason::PressFirst);
        }
        if (!running->endProposedBy) {
            return refuse(RefusalReason::NothingProposed);
        }
        return running->endProposedBy == side ? refuse(RefusalReason::OwnProposal) : happens(std::move(fact));
    }

    Ruling rulingFor(go::IllegalReason reason) const
    {
        const Profile& profile = m_session.setup.profile;
        if (m_session.setup.conduct == Conduct::Hint) {
            return {Consequence::Refused};
        }
        switch (reason) {
        case go::IllegalReason::Suicide:
            return profile.penaltyFor(Incident::ForbiddenPoint).usual(); // A54
        case go::IllegalReason::Ko:
            return profile.penaltyFor(Incident::KoRetake).usual(); // A55
        case go::IllegalReason::Superko:
            return profile.penaltyFor(Incident::Repetition).usual(); // B10
        case go::IllegalReason::OffBoard:
        case go::IllegalReason::Occupied:
        case go::IllegalReason::OutOfTurn:
            break; // a slip of the hand, not a move
        }
        return {Consequence::Refused};
    }

    Decision illegalPlay(const Play& wish, const go::Illegal& illegal) const
    {
        const Ruling ruling = rulingFor(illegal.reason);
        std::vector<Event> events;
        if (ruling.has(Consequence::VoidPass)) {
            events.push_back({m_now, MoveVoided{wish.side, wish.point, illegal.reason}});
        }
        if (ruling.has(Consequence::Warning)) {
            events.push_back({m_now, WarningGiven{wish.side, incidentOf(illegal.reason), {}}});
        }
        if (ruling.has(Consequence::Loss)) {
            events.push_back({m_now, GameRuled{{go::OutcomeKind::Foul, go::opponent(wish.side), 0}, {}}});
        }
        if (events.empty()) {
            return Unexpected{Refusal{RefusalReason::IllegalMove, illegal}};
        }
        return events;
    }

    const Session& m_session;
    timing::Instant m_now;
};

} // namespace

Result<std::vector<Event>, Refusal> decide(
    const Session& session, const Command& command, timing::Instant now)
{
    const auto flag = session.clock.flagInstant();
    if (flag && *flag <= now) {
        return std::vector<Event>{{*flag, FlagFell{session.clock.turn()}}};
    }
    return std::visit(Hall(session, now), command);
}

} // namespace exam
