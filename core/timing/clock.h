// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/color.h"
#include "core/timing/instant.h"
#include "core/timing/timecontrol.h"

#include <array>
#include <cstdint>
#include <optional>

namespace timing {

/// Time-left warnings that may still be spoken to a player, one bit each in the order of warningSeconds.
/// Those of 20 s and more are spoken once and again only when the time has risen to 1.5 times as much.
using Warnings = std::uint8_t;
inline constexpr Warnings allWarnings = 0b1'1111;
inline constexpr std::array<int, 5> warningSeconds{300, 60, 30, 20, 10};

/// The time of one side at the start of its turn. Constant during the turn: everything that
/// is shown, said or decided is a function of (Bank, elapsed).
struct Bank {
    Millis main{0};
    int periods = 0; ///< minutes or periods left, the running one included
    Millis block{0}; ///< Canadian: left of the running block
    int stones = 0; ///< Canadian: still to play in the running block
    bool overtime = false; ///< the entry into byo-yomi has been announced
    Warnings armed = allWarnings;

    friend bool operator==(const Bank&, const Bank&) = default;
};

/// A full clock under this setting.
Bank fullBank(const TimeControl& control);

/// The turn-elapsed at which the flag falls: alive while elapsed < flagAt. Nothing if never.
std::optional<Millis> flagAt(const TimeControl& control, const Bank& bank);

/// What a clock shows at an instant.
struct Reading {
    Millis main{0}; ///< left of the free time; 0 in byo-yomi
    int periods = 0; ///< minutes or periods left, the running one included
    Millis inPeriod{0}; ///< elapsed in the running period
    Millis period{0}; ///< length of a period; 0 where the format has none
    Millis block{0}; ///< Canadian: left of the block
    int stones = 0;
    bool inOvertime = false; ///< the main time is over and a period or block runs
    bool lastPeriod = false; ///< in overtime and the last minute or period is running
    bool lost = false;

    friend bool operator==(const Reading&, const Reading&) = default;
};
Reading readingOf(const TimeControl& control, const Bank& bank, Millis elapsed);

/// The bank after a move made at `elapsed` < flagAt: what of a period was used is given back (A25).
Bank settled(const TimeControl& control, const Bank& bank, Millis elapsed);

enum class ClockPhase : std::uint8_t { Ready, Running, Paused, Sealed, Over };

/// The bank of the side that waits, when the other has thought for `elapsed`: a shared time has run for both.
Bank waited(const TimeControl& control, const Bank& bank, Millis elapsed);

/// The bank after a referee took this much off (lateness): from the main time, then whole periods or from the
/// block, but never the last period and never the last minute.
Bank deducted(const TimeControl& control, const Bank& bank, Millis amount);

/// Both clocks of one game. A value: time comes in with every call, nothing ticks.
/// Every call first asks whether the flag has already fallen at `now`; then it loses at exactly that
/// instant and the call changes nothing else.
class GameClock {
public:
    GameClock() = default;
    explicit GameClock(const TimeControl& control, go::Color first = go::Color::Black);

    const TimeControl& control() const { return m_control; }
    ClockPhase phase() const { return m_phase; }
    go::Color turn() const { return m_turn; }
    const Bank& bank(go::Color side) const { return m_banks[side]; }
    /// Both banks as they were when this turn began: what a take-back of the next move restores.
    const go::PerSide<Bank>& banks() const { return m_banks; }
    /// The side that lost on time.
    std::optional<go::Color> loser() const { return m_loser; }

    /// Thinking time of this turn up to `now`, pauses left out, never beyond the flag.
    Millis elapsed(Instant now) const;
    /// When the running clock falls; nothing while no clock runs or it never does.
    std::optional<Instant> flagInstant() const;
    /// What `side`'s clock shows.
    Reading reading(go::Color side, Instant now) const;

    void start(Instant now);
    /// A move by the side on turn; nothing for the other side, while no clock runs and at an instant
    /// before the clock was started.
    void press(go::Color side, Instant now);
    void pause(Instant now);
    void resume(Instant now);
    /// 封棋: a press after which nobody's clock runs (A36).
    void seal(go::Color side, Instant now);
    /// Makes a fallen flag a fact.
    void tick(Instant now);
    /// Ends without a loser on time: resignation, agreement, ruling.
    void stop(Instant now);
    /// Take-back in practice games: the banks and the turn of an earlier turn's start, thinking time 0, the
    /// phase kept. Nothing once the game is over.
    void restore(const go::PerSide<Bank>& banks, go::Color turn, Instant now);

    /// \name Referee's adjustments; only while no clock runs
    /// @{
    /// A main time that is shared is set for both.
    void setBank(go::Color side, const Bank& bank);
    /// Sets the thinking time of the turn that stands still.
    void setElapsed(Millis elapsed);
    /// Whose turn goes on; its thinking time starts at 0.
    void setTurn(go::Color side);
    /// Takes back a loss on time: Paused, with this thinking time in the turn.
    void revokeFlag(Millis elapsed);
    /// Overtime as one pass: Paused, the other side to move, the loser with its last period whole.
    /// Only with minutes or periods; the other formats have nothing to give back.
    void flagAsPass();
    /// @}

    friend bool operator==(const GameClock&, const GameClock&) = default;

private:
    bool adjustable() const;
    bool flagHasFallen(Instant now);
    void endTurn(ClockPhase phase, Instant now);

    TimeControl m_control = Untimed{};
    go::PerSide<Bank> m_banks;
    go::Color m_turn = go::Color::Black;
    ClockPhase m_phase = ClockPhase::Ready;
    Millis m_accrued{0};
    Instant m_since{};
    std::optional<go::Color> m_loser;
};

} // namespace timing
