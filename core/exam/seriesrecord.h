// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/exam/record.h"
#include "core/exam/series.h"

#include <string>
#include <string_view>

namespace exam {

/// The version that these lines are written in; older ones are read.
inline constexpr int seriesVersion = 1;

/// A plan as one line of UTF-8 text without line end: `1 plan id=guiyang:4 level=… rounds=6 …`.
std::string toLine(const SeriesPlan& plan);
Result<SeriesPlan, RecordFault> planFromLine(std::string_view line);

/// A round as one line: `1 round kind=1 colour=black …`. The game's id is not in it: the archive links it.
std::string toLine(const Round& round);
Result<Round, RecordFault> roundFromLine(std::string_view line);

} // namespace exam
