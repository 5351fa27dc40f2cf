// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/session.h"

namespace exam {

/// \name The facts of the count, folded; each does nothing in a phase where it means nothing
/// @{
void setDead(Session& session, std::vector<go::Point> points, DeadSource source);
void markChain(Session& session, const ChainMarked& mark);
void confirmDead(Session& session, go::Color side);
void signResult(Session& session, go::Color side, timing::Instant at);
void recount(Session& session);
void resumePlay(Session& session, go::Color objector, timing::Instant at);
void bringBack(Session& session, timing::Instant at);
/// @}

} // namespace exam
