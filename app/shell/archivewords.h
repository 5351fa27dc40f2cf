// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/outcome.h"

#include <QString>
#include <QVariant>

#include <optional>

namespace shell {

/// How a game ended, in a word of the archive: "resignation". Words never change once released.
QString wordOf(go::OutcomeKind kind);
/// Reads wordOf's words; Unknown if it is none.
go::OutcomeKind outcomeKindOf(const QString& word);
/// "black" or "white"; null for nobody.
QVariant wordOf(std::optional<go::Color> side);
std::optional<go::Color> sideOf(const QString& word);
/// "area" or "territory".
QString wordOf(go::Scoring scoring);
go::Scoring scoringOf(const QString& word);
/// The outcome in the columns outcome, winner and margin of a game; nothing if the first is null.
std::optional<go::Outcome> outcomeOf(const QVariant& kind, const QString& winner, int margin);

} // namespace shell
