// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/outcome.h"
#include "core/timing/instant.h"

#include <optional>
#include <string_view>

namespace sgf {

/// \name What servers and newspapers write in words, in UTF-8: Chinese old and new, Japanese, Korean, English
/// @{
/// A result: "黑胜3又3/4子", "白中盘胜", "白胜-黑超时", "黑不计点胜", "双负", "257手完, 黒番6目半勝ち",
/// "백 1집반승", "Black wins by 1.5 points", and all of go::outcomeFromSgf. Nothing if it is not understood.
std::optional<go::Outcome> outcomeInWords(std::string_view text);

/// The first number with a unit of area or points: "3又3/4子", "四分之三子", "6目半", "半目", "3.75子".
std::optional<go::QuarterZi> marginInWords(std::string_view text);

/// A time with its unit: "1時間", "30秒", "5分", "2小时", "1小时30分", "10 min"; a bare number is nothing.
std::optional<timing::Millis> durationInWords(std::string_view text);
/// A leading number whatever follows: "5回", "3次".
std::optional<int> leadingNumber(std::string_view text);
/// @}

} // namespace sgf
