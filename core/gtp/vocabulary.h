// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/color.h"
#include "core/go/game.h"
#include "core/go/point.h"
#include "core/go/rules.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace gtp {

/// \name Commands
/// @{
struct ProtocolVersion { };
struct Name { };
struct Version { };
struct ListCommands { };
struct SetBoardSize {
    int lines = 19;
};
struct ClearBoard { };
struct SetKomi {
    go::QuarterZi komi = 0;
};
/// Handicap stones on places that the engine is told.
struct SetFreeHandicap {
    std::vector<go::Point> points;
};
/// Handicap stones on the customary places.
struct FixedHandicap {
    int stones = 2;
};
/// A stone, or a pass where there is no point.
struct PlayMove {
    go::Color side = go::Color::Black;
    std::optional<go::Point> point;

    friend bool operator==(const PlayMove&, const PlayMove&) = default;
};
struct GenMove {
    go::Color side = go::Color::Black;
};
struct Undo { };
/// Canadian: `stones` within each `block`; 0 stones and no block: no overtime; 0 stones and a block: no limit
/// at all. Seconds.
struct TimeSettings {
    int main = 0;
    int block = 0;
    int stones = 0;

    friend bool operator==(const TimeSettings&, const TimeSettings&) = default;
};
/// Japanese, as KGS tells it. Seconds.
struct KgsByoyomi {
    int main = 0;
    int period = 0;
    int periods = 0;

    friend bool operator==(const KgsByoyomi&, const KgsByoyomi&) = default;
};
/// Of the main time with 0 stones; else of the block for so many stones, or of so many periods (KgsByoyomi).
struct TimeLeft {
    go::Color side = go::Color::Black;
    int seconds = 0;
    int stones = 0;

    friend bool operator==(const TimeLeft&, const TimeLeft&) = default;
};
/// Strength, where an engine has it.
struct SetLevel {
    int level = 10;
};
struct ListDead { };
struct Quit { };
/// @}

using Command = std::variant<ProtocolVersion, Name, Version, ListCommands, SetBoardSize, ClearBoard, SetKomi,
    SetFreeHandicap, FixedHandicap, PlayMove, GenMove, Undo, TimeSettings, KgsByoyomi, TimeLeft, SetLevel,
    ListDead, Quit>;

/// The command as text, without number and line end: `play black Q16`.
std::string textOf(const Command& command, go::BoardSize size);

/// Words that list_commands gave: what an engine understands.
using Vocabulary = std::set<std::string, std::less<>>;
Vocabulary vocabularyFrom(std::string_view reply);
/// Whether a list names the command's word.
bool knows(const Vocabulary& vocabulary, const Command& command);

/// \name What genmove answers
/// @{
struct Stone {
    go::Point point;
    friend bool operator==(const Stone&, const Stone&) = default;
};
struct PassMove {
    friend bool operator==(const PassMove&, const PassMove&) = default;
};
struct Resigns {
    friend bool operator==(const Resigns&, const Resigns&) = default;
};
/// @}
using Choice = std::variant<Stone, PassMove, Resigns>;
/// Nothing if the text is no move on this board; whether the move may be played is another question.
std::optional<Choice> choiceFrom(std::string_view reply, go::BoardSize size);

/// Points in any number of lines; nothing if a word is none.
std::optional<std::vector<go::Point>> pointsFrom(std::string_view reply, go::BoardSize size);

/// Whether the answer to protocol_version is one that we can talk to.
bool isProtocol2(std::string_view reply);

/// Everything an engine has to be told of a game, from an empty board on: what was set up, then each turn.
/// A void stone is told as the pass that it counts as.
struct Position {
    go::BoardSize size;
    go::QuarterZi komi = 0;
    std::vector<go::Point> black; ///< set up
    std::vector<go::Point> white;
    std::vector<PlayMove> moves;

    friend bool operator==(const Position&, const Position&) = default;
};
Position positionOf(const go::Game& game);
/// The commands that make a position out of what an engine has on its board; nothing: it has none yet. Only
/// the moves that are missing if the rest stands there already.
std::vector<Command> changesTo(
    const Position& wanted, const std::optional<Position>& has, const Vocabulary& vocabulary);

} // namespace gtp
