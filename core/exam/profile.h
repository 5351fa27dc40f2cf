// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace exam {

/// What a foul costs.
enum class Consequence : std::uint8_t {
    Refused, ///< nothing happens, the reason is shown
    VoidPass, ///< 着手无效，弃权一次
    Warning, ///< 警告一次
    Loss, ///< 判负
};

/// The penalties of one edition of the rules, as a value (rules of the hall, not of the stones).
struct Profile {
    std::string id = "seed-1988";
    Consequence forbiddenPoint = Consequence::VoidPass; ///< A54
    Consequence koRetake = Consequence::VoidPass; ///< A55
    Consequence repetition = Consequence::Refused; ///< B10: long repetitions cannot be played, no penalty
    Consequence twoPlays = Consequence::Loss; ///< A49
    int warningsThatLose = 2; ///< A60
    int ziPerWarning = 0; ///< 子 deducted at the count for each warning
    /// VoidPass: a player who overran his last minute may ask to have passed instead (2002, 22.5).
    Consequence overtime = Consequence::Loss;
    int lateMinutesThatLose = 15; ///< so late at the start, and the game is lost
    int lateFactor = 2; ///< below that so many times the lateness is deducted

    friend bool operator==(const Profile&, const Profile&) = default;
};

/// seed-1988 (the source documents), cwa-2002, practice.
const std::vector<Profile>& profiles();
std::optional<Profile> profileNamed(std::string_view id);

} // namespace exam
