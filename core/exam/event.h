// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/foul.h"
#include "core/exam/setup.h"
#include "core/go/color.h"
#include "core/go/cycle.h"
#include "core/go/game.h"
#include "core/go/outcome.h"
#include "core/go/point.h"
#include "core/timing/clock.h"
#include "core/timing/instant.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace exam {

enum class PauseReason : std::uint8_t {
    Players, ///< by arrangement (A35)
    Referee, ///< the referee was called (A43)
    Recovered, ///< the program had stopped; the clock stands where it was last known
    Asleep, ///< the computer slept
    Stalled, ///< the program did not run for more than 3 s
    Engine, ///< an engine that is to move cannot: it has not started yet, or has failed
};

/// Who named the dead stones.
enum class DeadSource : std::uint8_t { Nobody, Program, Players };

enum class Life : std::uint8_t { Alive, Dead };

/// A sealed point (A36) as the keeper of the envelope has written it: printable, without blanks, and not
/// to be read without his key. Nobody in core knows what is in it.
struct Envelope {
    std::string text;

    friend bool operator==(const Envelope&, const Envelope&) = default;
};

/// \name Facts: what happened and cannot be derived. Each holds from Event::at.
/// @{
struct GameSetUp {
    GameSetup setup;
    friend bool operator==(const GameSetUp&, const GameSetUp&) = default;
};
struct ClockStarted {
    friend bool operator==(const ClockStarted&, const ClockStarted&) = default;
};
struct StonePlayed {
    go::Color side = go::Color::Black;
    go::Point point;
    friend bool operator==(const StonePlayed&, const StonePlayed&) = default;
};
struct Passed {
    go::Color side = go::Color::Black;
    friend bool operator==(const Passed&, const Passed&) = default;
};
/// The side to move says the game is over; it counts as its pass (A33).
struct EndProposed {
    go::Color side = go::Color::Black;
    friend bool operator==(const EndProposed&, const EndProposed&) = default;
};
/// The other side agrees; both clocks stop.
struct EndAgreed {
    go::Color side = go::Color::Black;
    friend bool operator==(const EndAgreed&, const EndAgreed&) = default;
};
struct EndDeclined {
    go::Color side = go::Color::Black;
    friend bool operator==(const EndDeclined&, const EndDeclined&) = default;
};
/// 着手无效，弃权一次 (A54, A55).
struct MoveVoided {
    go::Color side = go::Color::Black;
    go::Point point;
    go::IllegalReason reason = go::IllegalReason::Suicide;
    friend bool operator==(const MoveVoided&, const MoveVoided&) = default;
};
struct Resigned {
    go::Color side = go::Color::Black;
    friend bool operator==(const Resigned&, const Resigned&) = default;
};
/// 超时判负 (A28); dated at the very instant the time was used up.
struct FlagFell {
    go::Color side = go::Color::Black;
    friend bool operator==(const FlagFell&, const FlagFell&) = default;
};
struct ClockPaused {
    PauseReason reason = PauseReason::Players;
    friend bool operator==(const ClockPaused&, const ClockPaused&) = default;
};
struct ClockResumed {
    friend bool operator==(const ClockResumed&, const ClockResumed&) = default;
};
/// The dead stones as a whole, replacing what was marked before.
struct DeadProposed {
    std::vector<go::Point> points;
    DeadSource source = DeadSource::Program;
    friend bool operator==(const DeadProposed&, const DeadProposed&) = default;
};
/// One chain turned over by hand.
struct ChainMarked {
    std::vector<go::Point> points;
    Life life = Life::Dead;
    friend bool operator==(const ChainMarked&, const ChainMarked&) = default;
};
struct DeadConfirmed {
    go::Color side = go::Color::Black;
    friend bool operator==(const DeadConfirmed&, const DeadConfirmed&) = default;
};
/// A dispute about dead stones is played out, the objector first.
struct PlayResumed {
    go::Color side = go::Color::Black;
    friend bool operator==(const PlayResumed&, const PlayResumed&) = default;
};
/// 重新数子 (A44).
struct RecountAsked {
    go::Color side = go::Color::Black;
    friend bool operator==(const RecountAsked&, const RecountAsked&) = default;
};
struct ResultSigned {
    go::Color side = go::Color::Black;
    friend bool operator==(const ResultSigned&, const ResultSigned&) = default;
};
struct WarningGiven {
    go::Color side = go::Color::Black;
    Incident incident = Incident::Other;
    std::string note;
    friend bool operator==(const WarningGiven&, const WarningGiven&) = default;
};
/// The referee ends the game (A32, A57, A59).
struct GameRuled {
    go::Outcome outcome;
    std::string note;
    friend bool operator==(const GameRuled&, const GameRuled&) = default;
};
/// The referee sets a clock that stands still; the running period of the turn starts anew if it is that
/// side's.
struct ClockAdjusted {
    go::Color side = go::Color::Black;
    timing::Bank bank;
    std::string note;
    friend bool operator==(const ClockAdjusted&, const ClockAdjusted&) = default;
};
/// 还剩几分钟？ (A42)
struct MinutesAsked {
    go::Color side = go::Color::Black;
    friend bool operator==(const MinutesAsked&, const MinutesAsked&) = default;
};
/// Practice only: plies undone, both clocks as they were then.
struct TakenBack {
    int plies = 1;
    friend bool operator==(const TakenBack&, const TakenBack&) = default;
};
/// Before the start; twice the lateness is deducted, or the game is lost (Profile::lateMinutesThatLose).
struct CameLate {
    go::Color side = go::Color::Black;
    timing::Millis lateness{0};
    friend bool operator==(const CameLate&, const CameLate&) = default;
};
/// 封棋 (A36): the point is in the envelope and nobody's clock runs.
struct MoveSealed {
    go::Color side = go::Color::Black;
    Envelope envelope;
    friend bool operator==(const MoveSealed&, const MoveSealed&) = default;
};
/// The sealed point is played, or is one pass if it is illegal or cannot be read; the other side's turn
/// begins.
struct SealOpened {
    std::optional<go::Point> point; ///< nothing: the envelope could not be read
    friend bool operator==(const SealOpened&, const SealOpened&) = default;
};
/// A loss on time is taken back: paused, with this thinking time in the turn.
struct FlagRevoked {
    timing::Millis elapsed{0};
    std::string note;
    friend bool operator==(const FlagRevoked&, const FlagRevoked&) = default;
};
/// The overtime that lost the game is one pass instead; paused, the other side to move.
struct FlagMadePass {
    std::string note;
    friend bool operator==(const FlagMadePass&, const FlagMadePass&) = default;
};
/// A move on a wooden board: the clock was pressed.
struct ClockPressed {
    go::Color side = go::Color::Black;
    friend bool operator==(const ClockPressed&, const ClockPressed&) = default;
};
/// A wooden board: the clock had run for the wrong side; this side's turn begins anew.
struct TurnGiven {
    go::Color side = go::Color::Black;
    std::string note;
    friend bool operator==(const TurnGiven&, const TurnGiven&) = default;
};
/// The position comes back that was counted before the last dispute, with its clocks and dead stones.
struct BroughtBack {
    friend bool operator==(const BroughtBack&, const BroughtBack&) = default;
};
/// What the referee decided about one incident, with everything that follows from it (A43, A49–A60). Nothing
/// of it is ever undone.
struct IncidentRuled {
    go::Color side = go::Color::Black; ///< whom it is about
    Incident incident = Incident::Other;
    Ruling ruling;
    int zi = 0; ///< for Consequence::Deduction
    std::optional<go::Color> claimant; ///< who called; nobody: the referee saw it himself
    std::string note;
    friend bool operator==(const IncidentRuled&, const IncidentRuled&) = default;
};
/// 申诉 (A45): written down; the ruling stays in force.
struct Appealed {
    go::Color side = go::Color::Black;
    std::string note;
    friend bool operator==(const Appealed&, const Appealed&) = default;
};
/// 离席 (A40).
struct SeatLeft {
    go::Color side = go::Color::Black;
    friend bool operator==(const SeatLeft&, const SeatLeft&) = default;
};
/// Back in the seat; where the opponent played is told (A47).
struct SeatTaken {
    go::Color side = go::Color::Black;
    friend bool operator==(const SeatTaken&, const SeatTaken&) = default;
};
/// The whole board stands as it stood before (A57), or would, and neither side yields.
struct Repeated {
    go::Color side = go::Color::Black; ///< whose move closes the round
    go::CycleKind kind = go::CycleKind::Other;
    int rounds = 0; ///< played; 0: the move is forbidden and the referee was asked
    friend bool operator==(const Repeated&, const Repeated&) = default;
};
/// \name Captures by hand: a move is laid, cleared and pressed
/// @{
struct StoneLaid {
    go::Color side = go::Color::Black;
    go::Point point;
    friend bool operator==(const StoneLaid&, const StoneLaid&) = default;
};
/// Captured stones, off the board; the points of one chain.
struct StonesLifted {
    go::Color side = go::Color::Black; ///< who lifted them
    std::vector<go::Point> points;
    friend bool operator==(const StonesLifted&, const StonesLifted&) = default;
};
/// @}
/// @}

using Fact = std::variant<GameSetUp, ClockStarted, StonePlayed, Passed, EndProposed, EndAgreed, EndDeclined,
    MoveVoided, Resigned, FlagFell, ClockPaused, ClockResumed, DeadProposed, ChainMarked, DeadConfirmed,
    PlayResumed, RecountAsked, ResultSigned, WarningGiven, GameRuled, ClockAdjusted, MinutesAsked, TakenBack,
    CameLate, MoveSealed, SealOpened, FlagRevoked, FlagMadePass, ClockPressed, TurnGiven, BroughtBack,
    IncidentRuled, Appealed, SeatLeft, SeatTaken, Repeated, StoneLaid, StonesLifted>;

/// A fact and the instant of the session from which it holds.
struct Event {
    timing::Instant at{};
    Fact fact;

    friend bool operator==(const Event&, const Event&) = default;
};

} // namespace exam
