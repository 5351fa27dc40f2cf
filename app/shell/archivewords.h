// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/outcome.h"

#include <QString>

namespace shell {

/// How a game ended, in a word of the archive: "resignation". Words never change once released.
QString wordOf(go::OutcomeKind kind);
/// Reads wordOf's words; Unknown if it is none.
go::OutcomeKind outcomeKindOf(const QString& word);

} // namespace shell
