// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/color.h"
#include "core/go/rules.h"
#include "core/go/score.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace go {

/// How a game ended (A31, A32, A57).
enum class OutcomeKind : std::uint8_t {
    Count, ///< stones and territory counted
    Resignation, ///< 中盘
    Time, ///< 超时
    Foul, ///< 犯规
    Forfeit, ///< 弃权 for the whole game
    Draw, ///< 和棋
    NoResult, ///< 无胜负
    Replay, ///< 重下
    BothLose, ///< 双方均负
    Unknown, ///< unfinished or not recorded
};

/// The result of a game.
struct Outcome {
    OutcomeKind kind = OutcomeKind::Unknown;
    std::optional<Color> winner; ///< set for Count, Resignation, Time, Foul and Forfeit
    QuarterZi margin = 0; ///< Count only: above 0, or 0 where it is not known or a tie was won (Ing)

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// The result of counting; equality is a draw unless the rules give ties to Black.
Outcome outcomeOf(const Score& score, const Rules& rules);

/// SGF RE: "B+5.5" in points, "W+R", "B+T", "B+F", "0", "Void", "?"; "B+" where the margin is not known.
std::string sgfResult(const Outcome& outcome);
/// Reads sgfResult's forms and their long ones, any case; nothing if it is none of them. "+F" is read as
/// Forfeit, "Void" as NoResult. A margin of quarters can only be meant in 子: "B+2.75" is 2 3/4 子.
std::optional<Outcome> outcomeFromSgf(std::string_view text);

/// "3又3/4子", "1/4子", "2子", in UTF-8; the value must not be negative.
std::string zi(QuarterZi value);
/// "3目", "3目半", "半目", in UTF-8; the value must not be negative.
std::string moku(QuarterZi value);
/// "黑胜2又3/4子", "黑中盘胜", "白超时，黑胜", "和棋" in UTF-8; "–" where nothing is known. A count by
/// territory is spoken of in 目: "黑胜5目半".
std::string chineseResult(const Outcome& outcome, Scoring scoring = Scoring::Area);

} // namespace go
