// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/archivetypes.h"
#include "core/exam/session.h"
#include "core/sgf/gamerecord.h"
#include "ui/reviewgame.h"

#include <span>
#include <vector>

/// Games to look through, from the archive and from files.
namespace app {

ui::ReviewGame reviewOf(
    const exam::Session& session, std::span<const exam::Event> events, std::span<const shell::SaidLine> said);

/// The main line of a record; illegal moves are played and named.
ui::ReviewGame reviewOf(const sgf::GameRecord& record, const QString& fileName);

} // namespace app
