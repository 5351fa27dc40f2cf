// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/rules.h"

#include <algorithm>
#include <cctype>
#include <string>

namespace go {

Rules Rules::chinese() { return {}; }

Rules Rules::ing()
{
    Rules rules;
    rules.komi = 16;
    rules.suicideAllowed = true;
    rules.blackWinsTies = true;
    return rules;
}

Rules Rules::japanese()
{
    Rules rules = korean();
    rules.territoryInSeki = false;
    return rules;
}

Rules Rules::korean()
{
    Rules rules;
    rules.scoring = Scoring::Territory;
    rules.superko = Superko::KoOnly;
    rules.komi = 13;
    rules.paysBackHandicap = false;
    return rules;
}

std::optional<Rules> rulesNamed(std::string_view name)
{
    std::string lower(name);
    std::ranges::transform(
        lower, lower.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    if (lower == "chinese")
        return Rules::chinese();
    if (lower == "ing")
        return Rules::ing();
    if (lower == "japanese")
        return Rules::japanese();
    if (lower == "korean")
        return Rules::korean();
    return {};
}

} // namespace go
