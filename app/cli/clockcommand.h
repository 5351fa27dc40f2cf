// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QIODevice;

namespace cli {

/// Plays clock scripts without waiting: one JSON object a line, or one JSON array of such objects.
/// For each, one line goes to `out`: its id, the announcements and both clocks at its last event, or its
/// error, which `err` gets too as `fileName:line:column: why`; the run goes on.
/// Returns 0 if every script was played, 1 if one was wrong, 3 if `in` cannot be read.
int runClock(QIODevice& in, const QString& fileName, QIODevice& out, QIODevice& err);

} // namespace cli
