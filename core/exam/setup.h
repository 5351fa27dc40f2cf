// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/profile.h"
#include "core/go/color.h"
#include "core/go/point.h"
#include "core/go/rules.h"
#include "core/timing/timecontrol.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace exam {

/// How illegal moves are met: 提示 refuses and explains, 实战 rules them by the profile.
enum class Conduct : std::uint8_t { Hint, Exam };

/// How the colours came about (A20).
enum class ColourChoice : std::uint8_t { Nigiri, Drawn, Agreed };

struct Player {
    std::string name; ///< UTF-8; may be empty
    std::string grade; ///< as written by people: "1级", "2段", …
    /// Plays for a person: its name in the settings; empty for none. How it is started is known there alone,
    /// so that no game that came from elsewhere starts a program.
    std::string engine = {};
    int level = 0; ///< strength asked of the engine; 0: as it is

    friend bool operator==(const Player&, const Player&) = default;
};

/// What is played on.
enum class Board : std::uint8_t {
    Screen,
    Wooden, ///< beside the computer, which is clock and referee alone: presses, no points
};

/// Who takes captured stones off.
enum class Captures : std::uint8_t {
    Program, ///< at once; a move ends its turn by itself
    ByHand, ///< the player, who then presses the clock: fouls are possible (A49, A50, A53)
};

/// Everything that is fixed before the first move.
struct GameSetup {
    std::string preset = "seed-local"; ///< id of the preset it came from; empty for none
    go::PerSide<Player> players;
    go::BoardSize size;
    go::Rules rules;
    int handicap = 0; ///< stones; 0 even, 1 is 让先 (no komi), 2–9 on the handicap points
    timing::TimeControl time = timing::Retained{};
    Conduct conduct = Conduct::Exam;
    Profile profile = standardProfile();
    ColourChoice colours = ColourChoice::Nigiri;
    std::string event;
    Board board = Board::Screen;
    Captures captures = Captures::Program; ///< Screen only
    go::Color first = go::Color::Black; ///< Wooden only: who moves first; else it follows from the handicap

    friend bool operator==(const GameSetup&, const GameSetup&) = default;
};

/// Whether the computer is only the clock of this game.
constexpr bool isClockOnly(const GameSetup& setup) { return setup.board == Board::Wooden; }

/// Whether stones are laid, lifted and pressed one after the other.
constexpr bool isByHand(const GameSetup& setup)
{
    return setup.captures == Captures::ByHand && setup.board == Board::Screen;
}

/// Where in the set-up a fault lies.
enum class SetupField : std::uint8_t { Board, Komi, Handicap, Time };

/// What is wrong with one field of a set-up.
enum class SetupFaultKind : std::uint8_t {
    BadBoard, ///< the board is not 9, 13 or 19 lines
    KomiTooLarge, ///< beyond half the board
    KomiWithHandicap, ///< A15: handicap games have no komi
    BadHandicap, ///< not 0–9, or the board has no such places
    BadTime, ///< see GameSetup.time and SetupFault.time
};

struct SetupFault {
    SetupField field = SetupField::Time;
    SetupFaultKind kind = SetupFaultKind::BadTime;
    std::optional<timing::TimeFault> time; ///< for BadTime

    friend bool operator==(const SetupFault&, const SetupFault&) = default;
};

/// All that keeps a game from starting; empty if it may.
std::vector<SetupFault> faultsOf(const GameSetup& setup);

/// How sure the figures of a preset are.
enum class Certainty : std::uint8_t { Certain, Unverified /* 待核实 */ };

/// A named set-up to start from.
struct Preset {
    std::string id; ///< ui/texts has the name: seed-local, seed-national, …
    GameSetup setup;
    Certainty certainty = Certainty::Certain;
};
const std::vector<Preset>& presets();

} // namespace exam
