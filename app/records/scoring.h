// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/go/deadstones.h"
#include "core/go/outcome.h"
#include "core/go/rules.h"
#include "core/go/score.h"
#include "core/sgf/gamerecord.h"
#include "core/sgf/replay.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace records {

/// Who says which stones are dead.
enum class DeadFrom : std::uint8_t {
    Nobody, ///< all stones live
    Program, ///< proposed, the same for the same position everywhere
    Marks, ///< the record's TB and TW
    List, ///< ScoreOptions::dead
};

struct ScoreOptions {
    std::string rulesName; ///< empty: the record's
    std::optional<go::Rules> rules;
    std::optional<go::QuarterZi> komi;
    DeadFrom deadFrom = DeadFrom::Marks;
    std::vector<std::string> dead; ///< names of points
    int moves = sgf::wholeGame;
};

/// Why a game was not scored, and where.
struct ScoreFault {
    std::string what;
    std::size_t offset = 0;
};

/// A game counted.
struct Counted {
    std::string rulesName; ///< those asked for; empty: the record's own
    go::Rules rules;
    go::DeadStones stones; ///< dead and in seki; what is unsettled or open only where the program looked
    go::Score score;
    go::Outcome outcome;
};

/// Counts a record after options.moves moves.
Result<Counted, ScoreFault> count(const sgf::GameRecord& record, const ScoreOptions& options);

/// Whether the result that the record states is the one counted; nothing where it states none that was
/// counted.
std::optional<bool> agreesWith(const go::Outcome& stated, const go::Outcome& counted);

} // namespace records
