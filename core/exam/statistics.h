// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/series.h"

#include <array>
#include <span>
#include <string>
#include <vector>

namespace exam {

/// How often something was won, drawn and lost.
struct Record {
    int wins = 0;
    int draws = 0;
    int losses = 0;

    int games() const { return wins + draws + losses; }
    friend bool operator==(const Record&, const Record&) = default;
};

/// A level, the games played for it and the series.
struct LevelRecord {
    std::string level;
    Record games;
    int series = 0;
    int passed = 0;
    int failed = 0;

    friend bool operator==(const LevelRecord&, const LevelRecord&) = default;
};

/// An ending and how often it was met.
struct EndingRecord {
    go::OutcomeKind ending = go::OutcomeKind::Unknown;
    Record games;

    friend bool operator==(const EndingRecord&, const EndingRecord&) = default;
};

/// What the series of one person add up to. Games are rounds that were played: no byes, nobody absent.
struct Statistics {
    Record games;
    int series = 0;
    int passed = 0;
    int failed = 0;
    std::vector<LevelRecord> byLevel; ///< in the order of their first series
    go::PerSide<Record> byColour;
    std::vector<EndingRecord> byEnding; ///< in the order of go::OutcomeKind; only those that were met
    std::array<Record, 4> byTrouble; ///< in the order of TimeTrouble; only games of this program

    friend bool operator==(const Statistics&, const Statistics&) = default;
};
Statistics statisticsOf(std::span<const Series> series);

} // namespace exam
