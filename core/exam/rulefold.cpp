// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/rulefold.h"

#include <algorithm>
#include <utility>

namespace exam {

namespace {

/// The last stone of this side is taken off again and was a pass (A59).
void voidLastMove(Session& session, go::Color side)
{
    const auto& plies = session.game.plies();
    if (plies.empty() || plies.back().kind != go::PlyKind::Stone || plies.back().color != side) {
        return;
    }
    const go::Point point = plies.back().point;
    session.game = session.game.atPly(static_cast<int>(plies.size()) - 1);
    session.game.voidMove(side, point, go::IllegalReason::OutOfTurn);
}

/// 2002, 17.1: the names change places; whoever has thought keeps what is left of the time.
void swapColours(Session& session)
{
    std::swap(session.setup.players.black, session.setup.players.white);
    const go::PerSide<timing::Bank> banks = session.clock.banks();
    for (const go::Color side : go::bothColors) {
        session.clock.setBank(side, banks[go::opponent(side)]);
    }
    std::swap(session.warnings.black, session.warnings.white);
    std::swap(session.deducted.black, session.deducted.white);
}

std::optional<go::Outcome> endingOf(const IncidentRuled& ruled)
{
    if (ruled.ruling.has(Consequence::Loss)) {
        const bool forfeit = ruled.incident == Incident::Absent || ruled.incident == Incident::Leaving;
        return lostBy(ruled.side, forfeit ? go::OutcomeKind::Forfeit : go::OutcomeKind::Foul); // A32
    }
    if (ruled.ruling.has(Consequence::Draw)) {
        return go::Outcome{go::OutcomeKind::Draw, std::nullopt, 0};
    }
    if (ruled.ruling.has(Consequence::NoResult)) {
        return go::Outcome{go::OutcomeKind::NoResult, std::nullopt, 0};
    }
    if (ruled.ruling.has(Consequence::Replay)) {
        return go::Outcome{go::OutcomeKind::Replay, std::nullopt, 0};
    }
    if (ruled.ruling.has(Consequence::BothLose)) {
        return go::Outcome{go::OutcomeKind::BothLose, std::nullopt, 0};
    }
    return std::nullopt;
}

} // namespace

void finish(Session& session, const go::Outcome& outcome, timing::Instant at)
{
    session.clock.stop(at);
    session.phase = Over{outcome, {}, false};
}

go::Outcome lostBy(go::Color side, go::OutcomeKind kind) { return {kind, go::opponent(side), 0}; }

void warn(Session& session, go::Color side, timing::Instant at)
{
    ++session.warnings[side];
    if (session.warnings[side] >= session.setup.profile.warningsThatLose) {
        finish(session, lostBy(side, go::OutcomeKind::Foul), at); // A60
    }
}

void rule(Session& session, const IncidentRuled& ruled, timing::Instant at)
{
    session.repeated.reset();
    if (ruled.ruling.has(Consequence::Deduction)) {
        session.deducted[ruled.side] += ruled.zi;
    }
    if (ruled.ruling.has(Consequence::VoidPass)) {
        voidLastMove(session, ruled.side);
        session.laid.reset(); // the answer to a move that never was
    }
    if (ruled.ruling.has(Consequence::SwapColours)) {
        swapColours(session);
    }
    const auto ending = endingOf(ruled);
    if (ruled.ruling.has(Consequence::Warning)) {
        warn(session, ruled.side, at);
    }
    if (ending) {
        finish(session, *ending, at);
    }
}

void layStone(Session& session, const StoneLaid& stone)
{
    std::vector<go::Point> captured = session.game.board().capturesOf(stone.side, stone.point);
    std::sort(captured.begin(), captured.end());
    session.laid = Laid{stone.point, std::move(captured)};
}

void liftStones(Session& session, const StonesLifted& lifted)
{
    if (session.laid) {
        std::erase_if(session.laid->toLift, [&lifted](go::Point point) {
            return std::ranges::find(lifted.points, point) != lifted.points.end();
        });
    }
}

void leaveSeat(Session& session, go::Color side)
{
    ++session.leaves[side];
    session.away[side] = true;
}

} // namespace exam
