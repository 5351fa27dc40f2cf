// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/scoring.h"

#include <string>

namespace cli {

/// The answer of `score` as one JSON object; `number` is the game's in its collection, from 1.
std::string scoreJson(int number, const sgf::GameRecord& record, const records::Counted& counted);
/// The same for people, without the last line end.
std::string scoreText(int number, const sgf::GameRecord& record, const records::Counted& counted);

} // namespace cli
