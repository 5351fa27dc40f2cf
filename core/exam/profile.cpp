// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/profile.h"

#include "core/exam/penalties.h"

#include <algorithm>
#include <cassert>

namespace exam {

const std::vector<Profile>& profiles()
{
    static const std::vector<Profile> all = [] {
        const auto parsed = parsePenalties(builtInPenalties());
        assert(parsed.has_value()); // the tests read the same text
        return parsed.has_value() ? *parsed : std::vector<Profile>{Profile{"seed-1988"}};
    }();
    return all;
}

std::optional<Profile> profileNamed(std::string_view id)
{
    const auto found = std::ranges::find(profiles(), id, &Profile::id);
    return found == profiles().end() ? std::nullopt : std::optional(*found);
}

Profile standardProfile() { return profiles().front(); }

} // namespace exam
