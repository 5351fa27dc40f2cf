// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/ruledecision.h"

namespace exam {

/// \name Captures by hand: a stone is laid, what it captured is lifted, the clock is pressed. Each answers a
/// wish of the side on turn while the clock runs; fouls are refused under hint conduct, else ruled by the
/// profile.
/// @{
/// The stone is legal.
Decision layByHand(const Session& session, const Play& wish, timing::Instant now);
Decision liftByHand(const Session& session, const LiftStones& wish, timing::Instant now);
Decision pressByHand(const Session& session, go::Color side, timing::Instant now);
/// @}

/// What is left to do with the hands in this turn before it ends: the captured chains to lift, then the
/// press; empty while no stone is laid. For a side that has no hands.
std::vector<Command> leftToDo(const Session& session);

} // namespace exam
