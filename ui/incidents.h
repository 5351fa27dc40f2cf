// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/foul.h"
#include "core/exam/profile.h"

#include <cstdint>
#include <vector>

namespace ui {

/// Where people look for what happened.
enum class IncidentGroup : std::uint8_t { Moves, Stones, Clock, Conduct, Disturbance, Other };

/// One group and its incidents in the order of the clauses.
struct GroupedIncidents {
    IncidentGroup group = IncidentGroup::Other;
    std::vector<exam::Incident> incidents;
};
/// Every incident, once.
const std::vector<GroupedIncidents>& groupedIncidents();

/// The program itself sees these on its board and rules them, when the profile does not refuse them.
bool isRuledByProgram(exam::Incident incident);
/// What somebody may choose as the penalty of an incident: what the profiles say, and what always makes
/// sense.
std::vector<exam::Penalty> penaltiesToChoose(exam::Incident incident);

} // namespace ui
