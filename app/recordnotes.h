// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sgf/gamerecord.h"

#include <QString>
#include <QStringList>

namespace app {

/// What was corrected or guessed in reading a record, as a sentence: "KM[375] read as 3¾ zi = 7½ points".
QString noteText(const sgf::Note& note);

/// All of it, a sentence each; a missing komi alone is nothing to be told.
QStringList noteTexts(const sgf::GameRecord& record);

} // namespace app
