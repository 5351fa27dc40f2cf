// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/timing/clock.h"

#include <QString>

#include <vector>

class QJsonObject;

namespace cli {

enum class ClockAction { Start, Press, Pause, Resume, Seal, End };

struct ClockEvent {
    timing::Instant at;
    ClockAction action = ClockAction::End;
    go::Color side = go::Color::Black; ///< who presses or seals
};

/// A game of the clock alone: the setting, both banks at its beginning, and what happens when.
struct ClockScript {
    timing::TimeControl control;
    go::PerSide<timing::Bank> banks;
    std::vector<ClockEvent> events; ///< in order of time
};

/// Reads a script. What is wrong with it is left in `fault`, which must be empty before; then the answer
/// is not to be played.
ClockScript clockScriptFrom(const QJsonObject& object, QString& fault);

} // namespace cli
