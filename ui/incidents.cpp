// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/incidents.h"

#include <algorithm>

namespace ui {

using exam::Consequence;
using exam::Incident;
using exam::Penalty;
using exam::Ruling;

const std::vector<GroupedIncidents>& groupedIncidents()
{
    static const std::vector<GroupedIncidents> all{
        {IncidentGroup::Moves,
            {Incident::TwoPlays, Incident::ForbiddenPoint, Incident::KoRetake, Incident::Repetition,
                Incident::FalseLife, Incident::LongCycle, Incident::RefusedEnd, Incident::ColoursSwapped,
                Incident::Miscounted}},
        {IncidentGroup::Stones,
            {Incident::MovedStone, Incident::DroppedStone, Incident::DropDisputed, Incident::ShiftedAgreed,
                Incident::ShiftedDisputed, Incident::ShiftedOnPurpose, Incident::ScatteredByForce,
                Incident::ScatteredByAccident, Incident::ScatteredOnPurpose, Incident::WrongRemoval}},
        {IncidentGroup::Clock,
            {Incident::PressedEarly, Incident::PressedBeforeLifting, Incident::OtherHand, Incident::Overtime,
                Incident::ClockFault, Incident::ClockMisuse, Incident::Late}},
        {IncidentGroup::Conduct,
            {Incident::Absent, Incident::Leaving, Incident::Consultation, Incident::Wandering,
                Incident::Untidy, Incident::Unruly, Incident::NotTidiedUp}},
        {IncidentGroup::Disturbance, {Incident::Disturbance}},
        {IncidentGroup::Other, {Incident::Other}},
    };
    return all;
}

bool isRuledByProgram(Incident incident)
{
    return incident == Incident::ForbiddenPoint || incident == Incident::KoRetake
        || incident == Incident::Repetition;
}

std::vector<Penalty> penaltiesToChoose(Incident incident)
{
    std::vector<Penalty> found;
    const auto offer = [&found](const Penalty& penalty) {
        if (std::ranges::find(found, penalty) == found.end()) {
            found.push_back(penalty);
        }
    };
    for (const exam::Profile& profile : exam::profiles()) {
        offer(profile.penaltyFor(incident));
    }
    if (isRuledByProgram(incident)) {
        offer(Ruling{Consequence::Refused});
        offer(Ruling{Consequence::VoidPass});
        offer(Ruling{Consequence::VoidPass, Consequence::Warning});
        offer(Ruling{Consequence::Loss});
        return found;
    }
    offer(Ruling{});
    offer(Ruling{Consequence::Warning});
    offer(Ruling{Consequence::Deduction});
    offer(Ruling{Consequence::Loss});
    offer(Ruling{Consequence::ChiefReferee});
    return found;
}

} // namespace ui
