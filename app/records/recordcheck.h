// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/outcome.h"
#include "core/sgf/gamerecord.h"

#include <cstdint>
#include <string>

namespace records {

/// What came of playing a record through and counting its end.
enum class CheckVerdict : std::uint8_t {
    Agrees,
    Differs,
    NoCount, ///< the record states no counted result: there is nothing to compare with
    Impossible, ///< it cannot be counted; see what
};

struct Check {
    CheckVerdict verdict = CheckVerdict::NoCount;
    std::string stated; ///< the result as the record has it
    go::Outcome counted; ///< of Agrees, Differs and NoCount
    int illegal = 0; ///< moves that the rules forbid
    int moves = 0;
    int unsure = 0; ///< stones of which the program is not sure
    bool marked = false; ///< the dead stones are the record's own marks
    std::string what; ///< why it is impossible

    friend bool operator==(const Check&, const Check&) = default;
};

/// Plays a record's main line and counts its end. The dead stones are those that the record marks there, else
/// those that the program proposes, the same for the same position everywhere.
Check checked(const sgf::GameRecord& record);

} // namespace records
