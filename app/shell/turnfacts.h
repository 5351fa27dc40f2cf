// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/command.h"
#include "core/exam/session.h"

namespace shell {

/// A stone and what stands for one: at its instant a number that falls due is no longer said.
bool isPress(const exam::Fact& fact);
/// A hand on the board or on the clock.
bool isMove(const exam::Command& command);
/// After these the turn is listened to from its beginning.
bool beginsTurn(const exam::Session& after, const exam::Fact& fact);

/// Whether a time can run out in this game.
bool isTimed(const exam::Session& session);

} // namespace shell
