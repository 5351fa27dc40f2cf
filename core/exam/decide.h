// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/exam/command.h"
#include "core/exam/session.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace exam {

enum class RefusalReason : std::uint8_t {
    NotYourTurn,
    IllegalMove, ///< see Refusal.illegal
    NotRunning, ///< the clock stands: paused, not started
    NotPaused,
    NotCounting,
    GameIsOver,
    NothingProposed,
    OwnProposal, ///< one's own proposal cannot be agreed to
    OtherFirst, ///< the other side confirms first (A33)
    AlreadyDone,
    NoStoneThere,
    NotInByoyomi, ///< A42 holds during byo-yomi only
    ExamConduct, ///< not in 实战: taking back
    NothingToTakeBack,
    ClockRuns, ///< clocks are adjusted while they stand
    NoFlag, ///< nobody has lost on time
    NotInProfile, ///< these rules of the hall know no such ruling
    WoodenBoard, ///< the points are on a wooden board, here is only its clock
    EnvelopeClosed, ///< a sealed game goes on when its envelope is opened
    NoClockToPress, ///< a move on this board ends the turn by itself
    NotInOwnTime, ///< only urgent matters in the opponent's time (A43)
    TooLate, ///< had to be claimed before the claimant's next move, or before a certain move
    NoSuchRuling, ///< its consequences contradict each other
    NothingToVoid, ///< the last move is not this side's
    OnceAGame, ///< a seat is left once in byo-yomi
    NotAway,
    NoRepetition, ///< this move does not repeat the board
    PressFirst, ///< the stone is laid: lift what it captured and press the clock
    StonesToLift, ///< captured stones are still on the board
    NothingLaid, ///< the clock is pressed after the stone
    HasLiberties, ///< these stones are not captured
    OwnStone, ///< a stone that was played is not lifted again
    NotByHand, ///< the program lifts the captured stones
};

/// Why a wish was not granted. Nothing has changed.
struct Refusal {
    RefusalReason reason = RefusalReason::NotYourTurn;
    std::optional<go::Illegal> illegal;

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

/// What follows from a wish at an instant. If the flag has fallen by `now`, the answer to every wish is
/// that the game is lost on time, at exactly that instant. Changes nothing itself.
Result<std::vector<Event>, Refusal> decide(
    const Session& session, const Command& command, timing::Instant now);

} // namespace exam
