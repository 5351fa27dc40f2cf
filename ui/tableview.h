// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/session.h"
#include "core/go/color.h"
#include "core/timing/clock.h"
#include "ui/boardview.h"
#include "ui/clockcard.h"
#include "ui/playactions.h"

#include <cstdint>

/// What the table shows of a session, as values.
namespace ui {

enum class MoveNumbers : std::uint8_t { Hidden, Shown };
enum class Ghost : std::uint8_t { Hidden, Shown };

/// Who moves the stones of a side.
enum class Hand : std::uint8_t { Person, Engine };

/// The clock runs and the side to move is a person.
bool isPersonsTurn(const exam::Session& session, const go::PerSide<Hand>& hands);

/// The position with the signs that were laid. A ko is marked under hint conduct only.
BoardView boardView(const exam::Session& session, MoveNumbers numbers);
ClockCardView cardView(
    const exam::Session& session, const go::PerSide<timing::Reading>& readings, go::Color side);
/// Nothing once the game is over.
ActionsView actionsView(const exam::Session& session, const go::PerSide<timing::Reading>& readings,
    const go::PerSide<Hand>& hands);

} // namespace ui
