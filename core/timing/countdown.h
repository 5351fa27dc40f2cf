// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/timing/clock.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace timing {

enum class CueKind : std::uint8_t {
    Enter, ///< 开始读秒，还剩N分钟; value = minutes or periods, Canadian: stones
    Seconds, ///< "30秒": value = the elapsed second of the running period
    Minute, ///< 一分钟: a full minute, value = 60; only where a period is a minute
    Left, ///< 还剩N分钟 (N × S: 次): value = periods left after the deduction
    Remaining, ///< 还剩N秒 of the last time that is left (absolute, Fischer, Canadian)
    Count, ///< 1–9 of the last ten seconds
    Lost, ///< 10，超时判负; value = 10
};

/// One thing that the referee says, at an exact turn-elapsed.
struct Cue {
    Millis at{0};
    CueKind kind = CueKind::Seconds;
    int value = 0;

    friend bool operator==(const Cue&, const Cue&) = default;
};

/// Ledger cues state what has been deducted; they are said even when a move comes at that instant.
constexpr bool isLedger(CueKind kind)
{
    return kind == CueKind::Enter || kind == CueKind::Minute || kind == CueKind::Left
        || kind == CueKind::Lost;
}

/// A turn that has not been listened to yet begins before its instant 0.
inline constexpr Millis turnStart{-1};

/// All cues with from < at <= to, never beyond the flag, in order (A26–A28).
std::vector<Cue> cuesBetween(const TimeControl& control, const Bank& bank, Millis from, Millis to);

/// The first cue after `from`.
std::optional<Cue> nextCue(const TimeControl& control, const Bank& bank, Millis from);

/// The cues that are still announced when a move ends the turn at `elapsed`: a number due at that very
/// instant is not (the stone was first), a ledger cue is.
std::vector<Cue> cuesUntilPress(const TimeControl& control, const Bank& bank, Millis from, Millis elapsed);

/// Of the cues found due at once, those that are still true enough to be spoken at `elapsed`:
/// Lost alone; the last balance; else the newest number if it is at most 0.4 s late.
std::vector<Cue> spokenOf(const std::vector<Cue>& due, Millis elapsed);

} // namespace timing
