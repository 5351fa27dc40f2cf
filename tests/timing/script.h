// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/timing/clock.h"
#include "core/timing/countdown.h"

#include <string>
#include <string_view>
#include <vector>

/// One game in the notation of the tables in clockrows.h.
struct ClockRow {
    const char* id;
    const char* control; ///< "R 60+5", "J 10+3x30", "C 30+3/120", "F 100+10 cap 120", "A 65", seconds
    const char* banks; ///< "" = full; "R3" = both in byo-yomi with 3 left; "B R1, W R3"
    const char* events; ///< "start@0 B@59.999 end@60": what happens, at which second
    const char* announced; ///< "E5@60 30-58@90 wM@120 wL4@120 r60@5 #1-9@51 X@60", w = White's
    const char* state; ///< "B m45 R5 u1; W m0 110/2; Run B"
};

/// The format that a row names.
timing::TimeControl controlFrom(std::string_view text);

/// Both banks that a row begins with.
go::PerSide<timing::Bank> banksFrom(const timing::TimeControl& control, std::string_view text);

/// Writes every cue of a range out: "#1-3@51" is "#1@51 #2@52 #3@53".
std::string expanded(std::string_view announced);

/// "59.999" for 59 999 ms.
std::string secondsOf(timing::Millis time);

/// "30@90": a cue at an instant in milliseconds.
std::string textOf(const timing::Cue& cue, timing::Millis instant);

/// A clock with somebody who listens to it: the cursor, and the log of what was announced.
class ListenedClock {
public:
    ListenedClock(const timing::TimeControl& control, const go::PerSide<timing::Bank>& banks);

    timing::GameClock& clock() { return m_clock; }
    const timing::GameClock& clock() const { return m_clock; }
    const std::vector<std::string>& log() const { return m_log; }

    /// One event of the notation: start, end, B, W, pause, resume, sealB, undo, undo2, …
    void happen(std::string_view what, timing::Instant now);
    /// Announces what is due at `now` and makes a fallen flag a fact.
    void listen(timing::Instant now);
    std::string state(timing::Instant now) const;

private:
    void press(go::Color side, timing::ClockPhase after, timing::Instant now);
    void undo(std::size_t plies, timing::Instant now);
    void adjust(std::string_view what);
    void announce(const std::vector<timing::Cue>& cues, timing::Instant now, timing::Millis elapsed);
    std::string sideState(go::Color side, timing::Instant now) const;

    struct Snapshot {
        go::PerSide<timing::Bank> banks;
        go::Color turn;
    };
    timing::GameClock m_clock;
    timing::Millis m_cursor = timing::turnStart;
    std::vector<Snapshot> m_turns;
    std::vector<std::string> m_log;
};

/// Plays a row's events and, where `poll` is not 0, listens every `poll` between them while the clock runs;
/// the last instant is returned.
timing::Instant playEvents(
    ListenedClock& game, std::string_view events, timing::Millis poll = timing::Millis{0});
