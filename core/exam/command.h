// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/event.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace exam {

/// \name Wishes: what somebody wants to happen. decide() turns them into events or refuses.
/// @{
struct Start { };
struct Play {
    go::Color side = go::Color::Black;
    go::Point point;
};
struct Pass {
    go::Color side = go::Color::Black;
};
struct ProposeEnd {
    go::Color side = go::Color::Black;
};
struct AgreeEnd {
    go::Color side = go::Color::Black;
};
struct DeclineEnd {
    go::Color side = go::Color::Black;
};
struct Resign {
    go::Color side = go::Color::Black;
};
struct Pause {
    PauseReason reason = PauseReason::Players;
};
struct Resume { };
/// Turns the whole chain at this point over: dead or alive (A10).
struct MarkDead {
    go::Point point;
};
struct ProposeDead {
    std::vector<go::Point> points;
    DeadSource source = DeadSource::Program;
};
struct ConfirmDead {
    go::Color side = go::Color::Black;
};
struct DisputeDead {
    go::Color side = go::Color::Black;
};
/// A dispute has been played out and both wish the position back that was counted before.
struct BringBack { };
struct AskRecount {
    go::Color side = go::Color::Black;
};
struct Sign {
    go::Color side = go::Color::Black;
};
struct GiveWarning {
    go::Color side = go::Color::Black;
    Incident incident = Incident::Other;
    std::string note;
};
struct RuleGame {
    go::Outcome outcome;
    std::string note;
};
struct AdjustClock {
    go::Color side = go::Color::Black;
    timing::Bank bank;
    std::string note;
};
struct AskMinutes {
    go::Color side = go::Color::Black;
};
struct TakeBack {
    int plies = 1;
};
/// Someone came so much too late to the start.
struct ArriveLate {
    go::Color side = go::Color::Black;
    timing::Millis lateness{0};
};
/// 封棋: the last move before the break, unseen (A36).
struct Seal {
    go::Color side = go::Color::Black;
    Envelope envelope;
};
/// The envelope is opened and the game goes on; nothing: it cannot be read.
struct OpenSeal {
    std::optional<go::Point> point;
};
/// The referee takes a loss on time back and sets the thinking time of the turn.
struct RevokeFlag {
    timing::Millis elapsed{0};
    std::string note;
};
/// The player who overran his last minute asks to have passed instead.
struct CountFlagAsPass {
    std::string note;
};
/// A wooden board: a hand on the clock.
struct PressClock {
    go::Color side = go::Color::Black;
};
/// A wooden board: the turn goes on with this side.
struct GiveTurn {
    go::Color side = go::Color::Black;
    std::string note;
};
/// The referee decides about one incident.
struct Rule {
    go::Color side = go::Color::Black;
    Incident incident = Incident::Other;
    Ruling ruling;
    int zi = 0; ///< for Consequence::Deduction
    std::optional<go::Color> claimant; ///< nobody: the referee saw it himself
    std::string note;
};
struct Appeal {
    go::Color side = go::Color::Black;
    std::string note;
};
struct LeaveSeat {
    go::Color side = go::Color::Black;
};
struct TakeSeat {
    go::Color side = go::Color::Black;
};
/// 互不相让: this move may not be played and neither side plays elsewhere (A57).
struct InsistOnRepetition {
    go::Color side = go::Color::Black;
    go::Point point;
};
/// Captures by hand: a hand on the chain at this point.
struct LiftStones {
    go::Color side = go::Color::Black;
    go::Point point;
};
/// Only asks whether the flag has fallen.
struct Tick { };
/// @}

using Command = std::variant<Start, Play, Pass, ProposeEnd, AgreeEnd, DeclineEnd, Resign, Pause, Resume,
    MarkDead, ProposeDead, ConfirmDead, DisputeDead, BringBack, AskRecount, Sign, GiveWarning, RuleGame,
    AdjustClock, AskMinutes, TakeBack, ArriveLate, Seal, OpenSeal, RevokeFlag, CountFlagAsPass, PressClock,
    GiveTurn, Rule, Appeal, LeaveSeat, TakeSeat, InsistOnRepetition, LiftStones, Tick>;

} // namespace exam
