// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/session.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace exam {

/// Everything the referee says; still without language.
enum class Say : std::uint8_t {
    // the clock (timing::CueKind)
    Enter, ///< value: minutes or periods left
    Seconds, ///< value: elapsed second
    Minute,
    Left, ///< value: minutes or periods left
    Remaining, ///< value: seconds left
    Count, ///< value: 1–9
    LostOnTime,
    // the hall
    GameStart,
    Pass,
    VoidMove, ///< 着手无效，弃权一次
    Warning, ///< value: how many this side has now
    WarningsLose, ///< 警告满两次，判负
    EndProposed,
    EndAgreed,
    EndDeclined,
    CountNow,
    Recount,
    Pause,
    Resume,
    RefereeCalled,
    Resigns,
    Result, ///< the outcome of the game; see outcomeOf()
    Answer, ///< to 还剩几分钟: minutes left
    ClockAdjusted,
    TakenBack,
    Sealed, ///< 封棋
    SealOpened,
    Ruling, ///< about an incident; value: 子 deducted
    Appeal,
    SeatLeft, ///< value: for which time
    SeatTaken,
    LastMove, ///< to who comes back (A47); value: the column, row: the row, from 1 and from below
    Repetition, ///< value: a go::CycleKind; row: the rounds played
};

/// One utterance.
struct Announcement {
    Say say = Say::GameStart;
    std::optional<go::Color> side; ///< whom it concerns
    int value = 0;
    /// Unit of Enter and Left: minutes (retained) or periods (N × S), stones (Canadian). Of a Result: points
    /// (目) if it was counted by territory, else zi.
    enum class Unit : std::uint8_t { None, Minutes, Periods, Stones, Points } unit = Unit::None;
    std::optional<go::Outcome> outcome; ///< for Result
    std::optional<Incident> incident; ///< for Ruling
    exam::Ruling ruling; ///< for Ruling
    int row = 0;

    friend bool operator==(const Announcement&, const Announcement&) = default;
};

/// The utterance of a cue of `side`'s clock.
Announcement announcementOf(const timing::Cue& cue, go::Color side, const timing::TimeControl& control);

/// What is said because of one event, given the state after it.
std::vector<Announcement> announcementsOf(const Session& after, const Event& event);

} // namespace exam
