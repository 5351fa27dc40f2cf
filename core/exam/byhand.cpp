// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/byhand.h"

#include <algorithm>
#include <utility>

namespace exam {

namespace {

Decision refuse(RefusalReason reason) { return Unexpected{Refusal{reason, std::nullopt}}; }

Decision happens(Fact fact, timing::Instant now) { return std::vector<Event>{{now, std::move(fact)}}; }

/// The program sees the foul and rules it; where the rules say nothing, or under hint conduct, the hand is
/// only told why not.
Decision foul(
    const Session& session, go::Color side, Incident incident, RefusalReason why, timing::Instant now)
{
    const Ruling ruling = session.setup.profile.penaltyFor(incident).usual();
    if (session.setup.conduct == Conduct::Hint || ruling.isEmpty() || ruling.has(Consequence::Refused)) {
        return refuse(why);
    }
    const int zi = ruling.has(Consequence::Deduction) ? 1 : 0;
    std::vector<Event> events{{now, IncidentRuled{side, incident, ruling, zi, std::nullopt, {}}}};
    if (ruling.has(Consequence::ChiefReferee)) {
        events.push_back({now, ClockPaused{PauseReason::Referee}});
    }
    return events;
}

} // namespace

Decision layByHand(const Session& session, const Play& wish, timing::Instant now)
{
    if (session.laid) {
        return foul(session, wish.side, Incident::TwoPlays, RefusalReason::PressFirst, now); // A49
    }
    return happens(StoneLaid{wish.side, wish.point}, now);
}

Decision liftByHand(const Session& session, const LiftStones& wish, timing::Instant now)
{
    const go::Board& board = session.game.board();
    const auto& laid = session.laid;
    if (laid && std::binary_search(laid->toLift.begin(), laid->toLift.end(), wish.point)) {
        std::vector<go::Point> chain = board.chainAt(wish.point);
        std::sort(chain.begin(), chain.end());
        return happens(StonesLifted{wish.side, std::move(chain)}, now);
    }
    const bool isLaidStone = laid && laid->point == wish.point;
    const auto stone = isLaidStone ? std::optional(wish.side) : board.at(wish.point);
    if (!stone) {
        return refuse(RefusalReason::NoStoneThere);
    }
    if (*stone == wish.side) {
        return foul(session, wish.side, Incident::MovedStone, RefusalReason::OwnStone, now); // A50
    }
    const std::vector<go::Point> captured
        = laid ? board.capturesOf(wish.side, laid->point) : std::vector<go::Point>{};
    if (std::ranges::find(captured, wish.point) != captured.end()) {
        return refuse(RefusalReason::NoStoneThere); // it is off already
    }
    return foul(session, wish.side, Incident::WrongRemoval, RefusalReason::HasLiberties, now); // A53
}

Decision pressByHand(const Session& session, go::Color side, timing::Instant now)
{
    if (!session.laid) {
        return foul(session, side, Incident::PressedEarly, RefusalReason::NothingLaid, now);
    }
    if (!session.laid->toLift.empty()) {
        return foul(session, side, Incident::PressedBeforeLifting, RefusalReason::StonesToLift, now);
    }
    return eventsOfRound(session, StonePlayed{side, session.laid->point}, now);
}

std::vector<Command> leftToDo(const Session& session)
{
    std::vector<Command> wishes;
    if (!session.laid) {
        return wishes;
    }
    const go::Color side = sideToMove(session);
    std::vector<go::Point> left = session.laid->toLift;
    while (!left.empty()) {
        wishes.push_back(LiftStones{side, left.front()});
        const std::vector<go::Point> chain = session.game.board().chainAt(left.front());
        std::erase_if(
            left, [&chain](go::Point point) { return std::ranges::find(chain, point) != chain.end(); });
    }
    wishes.push_back(PressClock{side});
    return wishes;
}

} // namespace exam
