// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/foul.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace exam {

/// The penalties of one edition of the rules, as a value (rules of the hall, not of the stones).
struct Profile {
    static constexpr std::string_view own = "own"; ///< the id of penalties that somebody changed

    std::string id;
    std::array<Penalty, incidentCount> penalties{};
    int warningsThatLose = 2; ///< A60
    int ziPerWarning = 0; ///< 子 deducted at the count for each warning
    int lateMinutesThatLose = 15; ///< so late at the start, and the game is lost
    int lateFactor = 2; ///< below that so many times the lateness is deducted
    int swapUntilMove = 0; ///< up to this move the players may put their colours right; 0 never

    const Penalty& penaltyFor(Incident incident) const
    {
        return penalties[static_cast<std::size_t>(incident)];
    }
    void setPenalty(Incident incident, const Penalty& penalty)
    {
        penalties[static_cast<std::size_t>(incident)] = penalty;
    }

    friend bool operator==(const Profile&, const Profile&) = default;
};

/// \name Figures of a profile: least and most that make sense
/// @{
inline constexpr int mostWarnings = 9;
inline constexpr int mostZiPerWarning = 9;
inline constexpr int mostLateMinutes = 240;
inline constexpr int mostLateFactor = 9;
inline constexpr int mostSwapMove = 99;
/// @}

/// The profiles of resources/penalties, in their order: seed-1988 (the source documents), cwa-2002, practice.
const std::vector<Profile>& profiles();
std::optional<Profile> profileNamed(std::string_view id);
/// seed-1988.
Profile standardProfile();

} // namespace exam
