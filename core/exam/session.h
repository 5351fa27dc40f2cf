// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/event.h"
#include "core/go/game.h"
#include "core/go/score.h"
#include "core/timing/clock.h"
#include "core/timing/countdown.h"

#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace exam {

/// \name Phases: each holds only what exists in it.
/// @{
struct Ready {
    friend bool operator==(const Ready&, const Ready&) = default;
};
struct Running {
    std::optional<go::Color> endProposedBy; ///< the other side may agree, decline or simply play on

    friend bool operator==(const Running&, const Running&) = default;
};
struct Paused {
    PauseReason reason = PauseReason::Players;
    Running before;

    friend bool operator==(const Paused&, const Paused&) = default;
};
/// Both agree on the dead stones (A10, A33, A34).
struct Counting {
    go::Color first = go::Color::Black; ///< who confirms first: the side that was to move (A33)
    std::vector<go::Point> dead; ///< sorted
    DeadSource source = DeadSource::Nobody;
    go::PerSide<bool> confirmed;

    friend bool operator==(const Counting&, const Counting&) = default;
};
/// The count stands and waits for both signatures (A44).
struct Signing {
    go::Color first = go::Color::Black;
    std::vector<go::Point> dead;
    DeadSource source = DeadSource::Nobody;
    go::PerSide<bool> signedBy;

    friend bool operator==(const Signing&, const Signing&) = default;
};
/// 封棋: nobody's clock runs, and nobody sees the point.
struct Sealed {
    go::Color side = go::Color::Black;
    Envelope envelope;

    friend bool operator==(const Sealed&, const Sealed&) = default;
};
struct Over {
    go::Outcome outcome;
    std::vector<go::Point> dead; ///< as agreed; empty if the game was not counted
    bool counted = false;

    friend bool operator==(const Over&, const Over&) = default;
};
/// @}

using Phase = std::variant<Ready, Running, Paused, Counting, Signing, Over, Sealed>;

/// The count that a dispute interrupted.
struct Disputed {
    int plies = 0; ///< made by then
    Counting counting;
    go::PerSide<timing::Bank> banks;

    friend bool operator==(const Disputed&, const Disputed&) = default;
};

/// The clocks at the start of one turn, so that a practice game can go back to it.
struct TurnStart {
    go::PerSide<timing::Bank> banks;
    timing::Millis spent{0}; ///< thinking time of the ply that ended this turn

    friend bool operator==(const TurnStart&, const TurnStart&) = default;
};

/// Captures by hand: the stone of this turn, until the clock is pressed.
struct Laid {
    go::Point point;
    std::vector<go::Point> toLift; ///< captured and still on the board; sorted

    friend bool operator==(const Laid&, const Laid&) = default;
};

/// One game under exam conditions: the fold of its events.
struct Session {
    GameSetup setup;
    go::Game game = go::Game();
    timing::GameClock clock;
    Phase phase = Ready{};
    go::PerSide<int> warnings; ///< A60
    go::PerSide<int> deducted; ///< 子, by rulings
    go::PerSide<int> leaves; ///< how often each side left its seat (A40)
    go::PerSide<bool> away; ///< has left it and is not back (A47)
    std::optional<Repeated> repeated; ///< by the last move, or insisted on (A57)
    std::optional<Laid> laid;
    std::vector<TurnStart>
        turns; ///< one for each ply of the game, or press of the clock; also of a sealed one
    std::optional<Disputed> disputed; ///< what can be brought back
    timing::Instant latest{}; ///< of the last event
};

/// Whether both stand the same: phase, clocks, stones, plies, warnings.
bool sameState(const Session& one, const Session& other);

/// Folds one event; cannot fail for events that decide() made.
Session apply(Session session, const Event& event);
Session replay(std::span<const Event> events);

/// The side whose turn it is, in every phase before the end.
go::Color sideToMove(const Session& session);
/// Moves played so far: plies, or presses of the clock beside a wooden board.
int movesOf(const Session& session);
/// The count of the agreed or marked dead stones; nothing before the end is agreed.
std::optional<go::Score> scoreOf(const Session& session);
/// The result; nothing while the game goes on.
std::optional<go::Outcome> outcomeOf(const Session& session);

/// Turn-elapsed at `now`.
timing::Millis elapsed(const Session& session, timing::Instant now);
/// The cues of the running turn with from < at <= to in turn-elapsed; empty while no clock runs.
std::vector<timing::Cue> cuesBetween(const Session& session, timing::Millis from, timing::Millis to);

} // namespace exam
