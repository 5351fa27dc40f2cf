// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/profile.h"

#include <algorithm>

namespace exam {

const std::vector<Profile>& profiles()
{
    static const std::vector<Profile> all = [] {
        const Profile seed;
        Profile later = seed;
        later.id = "cwa-2002";
        later.twoPlays = Consequence::Warning; // 2002, 17.2: the second play is void, with a warning
        later.overtime = Consequence::VoidPass; // only if it is asked for
        Profile practice = seed;
        practice.id = "practice";
        practice.ziPerWarning = 1; // 警告一次，罚一子
        return std::vector<Profile>{seed, later, practice};
    }();
    return all;
}

std::optional<Profile> profileNamed(std::string_view id)
{
    const auto found = std::ranges::find(profiles(), id, &Profile::id);
    return found == profiles().end() ? std::nullopt : std::optional(*found);
}

} // namespace exam
