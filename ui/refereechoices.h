// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/session.h"

#include <QString>

#include <array>
#include <cstdint>

namespace ui {

/// What the referee may decide; not everything at every moment.
enum class Decision : std::uint8_t {
    Nothing,
    Warning,
    Loss,
    Draw,
    Replay,
    Clock, ///< correct a clock
    Late, ///< before the start: someone came too late
    OtherTurn, ///< beside a wooden board: the clock ran for the wrong side
    LastPress, ///< beside a wooden board: the last press was none
    RevokeFlag, ///< after a loss on time: it is taken back
    FlagAsPass, ///< after a loss on time: the overtime counts as a pass
};

inline constexpr std::array allDecisions{Decision::Nothing, Decision::Warning, Decision::Loss, Decision::Draw,
    Decision::Replay, Decision::Clock, Decision::Late, Decision::OtherTurn, Decision::LastPress,
    Decision::RevokeFlag, Decision::FlagAsPass};

/// The words of a decision, with their key.
QString labelOf(Decision decision);
/// Whether it can be taken as the game stands.
bool isPossible(const exam::Session& session, Decision decision);

bool hasPeriods(const timing::TimeControl& control);
bool hasBlock(const timing::TimeControl& control);

} // namespace ui
