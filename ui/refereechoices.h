// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/session.h"

#include <QString>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace ui {

/// What the referee may decide; not everything at every moment.
enum class Decision : std::uint8_t {
    Nothing,
    ByRules, ///< what the penalties of the game say for the incident
    Warning,
    VoidPass, ///< the last move is void and counts as a pass
    Deduction,
    Loss,
    Draw,
    NoResult,
    Replay,
    BothLose,
    Chief, ///< reported to the chief referee
    Clock, ///< correct a clock
    Late, ///< before the start: someone came too late
    OtherTurn, ///< beside a wooden board: the clock ran for the wrong side
    LastPress, ///< beside a wooden board: the last press was none
    RevokeFlag, ///< after a loss on time: it is taken back
    FlagAsPass, ///< after a loss on time: the overtime counts as a pass
    Appeal, ///< written down, the ruling stays in force (A45)
};

inline constexpr std::array allDecisions{Decision::Nothing, Decision::ByRules, Decision::Warning,
    Decision::VoidPass, Decision::Deduction, Decision::Loss, Decision::Draw, Decision::NoResult,
    Decision::Replay, Decision::BothLose, Decision::Chief, Decision::Clock, Decision::Late,
    Decision::OtherTurn, Decision::LastPress, Decision::RevokeFlag, Decision::FlagAsPass, Decision::Appeal};

/// The words of a decision, with their key.
QString labelOf(Decision decision);
/// Whether it can be taken as the game stands.
bool isPossible(const exam::Session& session, Decision decision);

/// What follows from a decision that is a ruling about an incident; nothing for those about the clock, and
/// for ByRules.
std::optional<exam::Ruling> rulingOf(Decision decision);
/// What the penalties let the referee choose from for an incident: without what only the program or the chief
/// referee can do.
std::vector<exam::Ruling> rulingsByRules(const exam::Profile& profile, exam::Incident incident);
/// What usually follows from an incident as the game stands.
Decision usualDecision(const exam::Session& session, exam::Incident incident);

bool hasPeriods(const timing::TimeControl& control);
bool hasBlock(const timing::TimeControl& control);

} // namespace ui
