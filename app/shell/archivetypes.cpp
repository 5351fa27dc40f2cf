// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/archivetypes.h"

#include "core/exam/session.h"

namespace shell {

QString labelOf(const QDateTime& wall) { return wall.toUTC().toString(Qt::ISODateWithMs); }

GameSummary summaryOf(const exam::Session& session)
{
    GameSummary summary;
    summary.moves = exam::movesOf(session);
    if (const auto* over = std::get_if<exam::Over>(&session.phase)) {
        summary.state = GameState::Over;
        summary.outcome = over->outcome;
    }
    return summary;
}

} // namespace shell
