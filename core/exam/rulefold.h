// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/session.h"

namespace exam {

/// \name The facts of rulings, of the seats and of captures by hand, folded
/// @{
go::Outcome lostBy(go::Color side, go::OutcomeKind kind);
void finish(Session& session, const go::Outcome& outcome, timing::Instant at);
void warn(Session& session, go::Color side, timing::Instant at);
void rule(Session& session, const IncidentRuled& ruled, timing::Instant at);
void layStone(Session& session, const StoneLaid& stone);
void liftStones(Session& session, const StonesLifted& lifted);
void leaveSeat(Session& session, go::Color side);
/// @}

} // namespace exam
