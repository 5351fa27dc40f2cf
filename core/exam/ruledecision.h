// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/decide.h"

namespace exam {

using Decision = Result<std::vector<Event>, Refusal>;

/// Why this player may not bring this incident up at this moment; nothing if he may (A43).
std::optional<RefusalReason> objectionFault(const Session& session, go::Color claimant, Incident incident);

/// \name What decide() answers to the wishes of the referee's page and of the seats
/// @{
Decision decideRule(const Session& session, const Rule& wish, timing::Instant now);
Decision decideAppeal(const Session& session, const Appeal& wish, timing::Instant now);
Decision decideLeave(const Session& session, const LeaveSeat& wish, timing::Instant now);
Decision decideReturn(const Session& session, const TakeSeat& wish, timing::Instant now);
/// @}

/// \name Repetitions (A57, A58)
/// @{
Decision decideInsist(const Session& session, const InsistOnRepetition& wish, timing::Instant now);
/// What a legal stone brings with it under rules that allow repetitions: the round is told, and after the
/// second one the referee comes.
std::vector<Event> eventsOfRound(const Session& session, const StonePlayed& stone, timing::Instant now);
/// @}

} // namespace exam
