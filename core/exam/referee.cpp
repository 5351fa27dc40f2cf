// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/referee.h"

#include "core/base/overloaded.h"

namespace exam {

namespace {

using Unit = Announcement::Unit;

Unit unitOf(const timing::TimeControl& control)
{
    if (std::holds_alternative<timing::Retained>(control)) {
        return Unit::Minutes;
    }
    if (const auto* periods = std::get_if<timing::Japanese>(&control)) {
        return periods->period == timing::Millis{60'000} ? Unit::Minutes : Unit::Periods;
    }
    if (const auto* shared = std::get_if<timing::SharedPerMove>(&control)) {
        return shared->perMove == timing::Millis{60'000} ? Unit::Minutes : Unit::Periods;
    }
    return std::holds_alternative<timing::Canadian>(control) ? Unit::Stones : Unit::None;
}

Say sayOf(timing::CueKind kind)
{
    switch (kind) {
    case timing::CueKind::Enter:
        return Say::Enter;
    case timing::CueKind::Seconds:
        return Say::Seconds;
    case timing::CueKind::Minute:
        return Say::Minute;
    case timing::CueKind::Left:
        return Say::Left;
    case timing::CueKind::Remaining:
        return Say::Remaining;
    case timing::CueKind::Count:
        return Say::Count;
    case timing::CueKind::Lost:
        break;
    }
    return Say::LostOnTime;
}

Announcement about(Say say, go::Color side, int value = 0)
{
    Announcement made;
    made.say = say;
    made.side = side;
    made.value = value;
    return made;
}

Announcement plain(Say say)
{
    Announcement made;
    made.say = say;
    return made;
}

using Announcements = std::vector<Announcement>;

/// What one fact itself makes the referee say; the state is the one after it.
struct Voice {
    const Session& after;
    timing::Instant at;

    Announcements operator()(const GameSetUp&) const { return {}; }
    Announcements operator()(const ClockStarted&) const { return {plain(Say::GameStart)}; }
    Announcements operator()(const StonePlayed&) const { return {}; }
    Announcements operator()(const Passed& f) const { return {about(Say::Pass, f.side)}; }
    Announcements operator()(const EndProposed& f) const { return {about(Say::EndProposed, f.side)}; }
    Announcements operator()(const EndAgreed& f) const { return {about(Say::EndAgreed, f.side)}; }
    Announcements operator()(const EndDeclined& f) const { return {about(Say::EndDeclined, f.side)}; }
    Announcements operator()(const MoveVoided& f) const
    {
        return {about(Say::VoidMove, f.side, static_cast<int>(f.reason))};
    }
    Announcements operator()(const Resigned& f) const { return {about(Say::Resigns, f.side)}; }
    Announcements operator()(const FlagFell& f) const { return {about(Say::LostOnTime, f.side)}; }
    Announcements operator()(const ClockPaused& f) const
    {
        return {plain(f.reason == PauseReason::Referee ? Say::RefereeCalled : Say::Pause)};
    }
    Announcements operator()(const ClockResumed&) const { return {plain(Say::Resume)}; }
    Announcements operator()(const DeadProposed&) const { return {}; }
    Announcements operator()(const ChainMarked&) const { return {}; }
    Announcements operator()(const DeadConfirmed&) const { return {}; }
    Announcements operator()(const PlayResumed&) const { return {plain(Say::Resume)}; }
    Announcements operator()(const RecountAsked&) const { return {plain(Say::Recount)}; }
    Announcements operator()(const ResultSigned&) const { return {}; }
    Announcements operator()(const WarningGiven& f) const { return {warning(f.side)}; }
    Announcements operator()(const GameRuled&) const { return {}; }
    Announcements operator()(const ClockAdjusted& f) const { return {about(Say::ClockAdjusted, f.side)}; }
    Announcements operator()(const MinutesAsked& f) const
    {
        const timing::Reading reading = after.clock.reading(f.side, at);
        Announcement answer = about(Say::Answer, f.side, reading.periods);
        answer.unit = unitOf(after.setup.time);
        return {answer};
    }
    Announcements operator()(const TakenBack&) const { return {plain(Say::TakenBack)}; }
    Announcements operator()(const CameLate& f) const
    {
        return outcomeOf(after) ? Announcements{} : Announcements{about(Say::ClockAdjusted, f.side)};
    }
    Announcements operator()(const MoveSealed& f) const { return {about(Say::Sealed, f.side)}; }
    Announcements operator()(const SealOpened&) const
    {
        const go::Color side = go::opponent(sideToMove(after));
        const go::PlyKind kind
            = after.game.plies().empty() ? go::PlyKind::Pass : after.game.plies().back().kind;
        Announcements said{about(Say::SealOpened, side)};
        if (kind == go::PlyKind::Void) {
            said.push_back(about(Say::VoidMove, side));
        } else if (kind == go::PlyKind::Pass) {
            said.push_back(about(Say::Pass, side));
        }
        return said;
    }
    Announcements operator()(const FlagRevoked&) const
    {
        return {about(Say::ClockAdjusted, after.clock.turn())};
    }
    Announcements operator()(const FlagMadePass&) const
    {
        return {about(Say::Pass, go::opponent(after.clock.turn()))};
    }
    Announcements operator()(const ClockPressed&) const { return {}; }
    Announcements operator()(const TurnGiven& f) const { return {about(Say::ClockAdjusted, f.side)}; }
    Announcements operator()(const BroughtBack&) const { return {plain(Say::Recount)}; }
    Announcements operator()(const IncidentRuled& f) const
    {
        Announcement ruled = about(Say::Ruling, f.side, f.zi);
        ruled.incident = f.incident;
        ruled.ruling = f.ruling;
        Announcements said;
        if (f.ruling.has(Consequence::VoidPass)) {
            said.push_back(about(Say::VoidMove, f.side));
        }
        if (f.ruling.has(Consequence::Warning)) {
            said.push_back(warning(f.side));
        }
        said.push_back(ruled); // last, so that its reason stays to be read
        return said;
    }
    Announcements operator()(const Appealed& f) const { return {about(Say::Appeal, f.side)}; }
    Announcements operator()(const SeatLeft& f) const
    {
        return {about(Say::SeatLeft, f.side, after.leaves[f.side])};
    }
    Announcements operator()(const SeatTaken& f) const { return {about(Say::SeatTaken, f.side), lastMove()}; }
    Announcements operator()(const Repeated& f) const
    {
        Announcement said = about(Say::Repetition, f.side, static_cast<int>(f.kind));
        said.row = f.rounds;
        return {said};
    }
    Announcements operator()(const StoneLaid&) const { return {}; }
    Announcements operator()(const StonesLifted&) const { return {}; }

    Announcement warning(go::Color side) const
    {
        const int warnings = after.warnings[side];
        const bool lost = warnings >= after.setup.profile.warningsThatLose;
        return about(lost ? Say::WarningsLose : Say::Warning, side, warnings);
    }

    /// Where the last stone lies, or that nobody laid one.
    Announcement lastMove() const
    {
        const auto& plies = after.game.plies();
        if (plies.empty()) {
            return plain(Say::Resume);
        }
        const go::Ply& ply = plies.back();
        if (ply.kind != go::PlyKind::Stone) {
            return about(Say::Pass, ply.color);
        }
        Announcement said = about(Say::LastMove, ply.color, ply.point.x + 1);
        said.row = after.game.size().rows - ply.point.y;
        return said;
    }
};

bool beganCounting(const Session& after, const Fact& fact)
{
    const bool passing = std::holds_alternative<Passed>(fact) || std::holds_alternative<EndProposed>(fact)
        || std::holds_alternative<EndAgreed>(fact);
    return passing && std::holds_alternative<Counting>(after.phase);
}

} // namespace

Announcement announcementOf(const timing::Cue& cue, go::Color side, const timing::TimeControl& control)
{
    Announcement made = about(sayOf(cue.kind), side, cue.value);
    if (cue.kind == timing::CueKind::Enter || cue.kind == timing::CueKind::Left) {
        made.unit = unitOf(control);
    }
    return made;
}

std::vector<Announcement> announcementsOf(const Session& after, const Event& event)
{
    Announcements said = std::visit(Voice{after, event.at}, event.fact);
    if (beganCounting(after, event.fact)) {
        said.push_back(plain(Say::CountNow));
    }
    if (const auto outcome = outcomeOf(after)) {
        Announcement result = plain(Say::Result);
        result.side = outcome->winner;
        result.outcome = outcome;
        if (after.setup.rules.scoring == go::Scoring::Territory) {
            result.unit = Announcement::Unit::Points;
        }
        said.push_back(result);
    }
    return said;
}

} // namespace exam
