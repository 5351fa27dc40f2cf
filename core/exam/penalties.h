// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/exam/profile.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace exam {

enum class PenaltyFaultKind : std::uint8_t {
    NoLine, ///< not "key: value"
    NoProfile, ///< something stands before the first "profile:"
    UnknownKey, ///< neither a figure nor an incident
    UnknownConsequence,
    Contradiction, ///< two endings in one ruling, or a lonely consequence with others
    TooManyChoices,
    BadNumber, ///< no number, or not in its range
    NamedTwice, ///< a profile, or a key in one profile
    UnknownBasis, ///< "like:" names no earlier profile
    Missing, ///< the profile says nothing of this incident and is like no other
    Empty, ///< no profile at all
};

/// What is wrong with a text of penalties, and where.
struct PenaltyFault {
    PenaltyFaultKind kind = PenaltyFaultKind::NoLine;
    int line = 0; ///< from 1; for Missing that of the profile
    std::string word; ///< the one that is wrong or missing

    friend bool operator==(const PenaltyFault&, const PenaltyFault&) = default;
};

/// Reads the text of resources/penalties: all of it is right or the first fault is told.
Result<std::vector<Profile>, PenaltyFault> parsePenalties(std::string_view text);
/// "penalties.txt:12: unknown consequence 'los'", in English, for a log.
std::string describe(const PenaltyFault& fault, std::string_view file);
/// The text that the program was built with.
std::string_view builtInPenalties();

} // namespace exam
