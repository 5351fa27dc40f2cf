// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/countfold.h"

#include <algorithm>
#include <utility>

namespace exam {

namespace {

std::vector<go::Point> sorted(std::vector<go::Point> points)
{
    std::sort(points.begin(), points.end());
    points.erase(std::unique(points.begin(), points.end()), points.end());
    return points;
}

} // namespace

void setDead(Session& session, std::vector<go::Point> points, DeadSource source)
{
    if (auto* counting = std::get_if<Counting>(&session.phase)) {
        counting->dead = sorted(std::move(points));
        counting->source = source;
        counting->confirmed = {}; // what was confirmed is no longer what is shown
    }
}

void markChain(Session& session, const ChainMarked& mark)
{
    const auto* counting = std::get_if<Counting>(&session.phase);
    if (!counting) {
        return;
    }
    std::vector<go::Point> dead = counting->dead;
    std::erase_if(dead,
        [&mark](go::Point point) { return std::ranges::find(mark.points, point) != mark.points.end(); });
    if (mark.life == Life::Dead) {
        dead.insert(dead.end(), mark.points.begin(), mark.points.end());
    }
    setDead(session, std::move(dead), DeadSource::Players);
}

void confirmDead(Session& session, go::Color side)
{
    if (auto* counting = std::get_if<Counting>(&session.phase)) {
        counting->confirmed[side] = true;
        if (counting->confirmed.black && counting->confirmed.white) {
            session.phase = Signing{counting->first, std::move(counting->dead), counting->source, {}};
        }
    }
}

void signResult(Session& session, go::Color side, timing::Instant at)
{
    auto* signing = std::get_if<Signing>(&session.phase);
    if (!signing) {
        return;
    }
    signing->signedBy[side] = true;
    if (signing->signedBy.black && signing->signedBy.white) {
        const go::Outcome outcome = go::outcomeOf(*scoreOf(session), session.setup.rules);
        Over over{outcome, std::move(signing->dead), true};
        session.clock.stop(at);
        session.phase = std::move(over);
    }
}

void recount(Session& session)
{
    if (auto* signing = std::get_if<Signing>(&session.phase)) {
        session.phase = Counting{signing->first, std::move(signing->dead), signing->source, {}};
    }
}

void resumePlay(Session& session, go::Color objector, timing::Instant at)
{
    if (const auto* counting = std::get_if<Counting>(&session.phase)) {
        const int plies = static_cast<int>(session.turns.size());
        session.disputed = Disputed{plies, *counting, session.clock.banks()};
    }
    session.game.setToPlay(objector);
    session.clock.setTurn(objector);
    session.clock.resume(at);
    session.phase = Running{};
}

void bringBack(Session& session, timing::Instant at)
{
    if (!session.disputed) {
        return;
    }
    const Disputed disputed = *std::exchange(session.disputed, std::nullopt);
    const go::Color first = disputed.counting.first;
    session.turns.resize(static_cast<std::size_t>(disputed.plies));
    session.game = session.game.atPly(disputed.plies);
    session.game.setToPlay(first); // not the objector
    session.clock.restore(disputed.banks, first, at);
    session.phase = disputed.counting;
    setDead(session, disputed.counting.dead, disputed.counting.source); // to be confirmed anew
}

} // namespace exam
