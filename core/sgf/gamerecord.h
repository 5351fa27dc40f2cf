// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/board.h"
#include "core/go/color.h"
#include "core/go/game.h"
#include "core/go/outcome.h"
#include "core/go/point.h"
#include "core/go/rules.h"
#include "core/sgf/grammar.h"
#include "core/sgf/note.h"
#include "core/timing/instant.h"
#include "core/timing/timecontrol.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sgf {

/// \name What hostile files may not exceed; real ones stay far below.
/// @{
inline constexpr std::size_t mostMoves = 200'000;
inline constexpr std::size_t mostLaterSetups = 10'000;
inline constexpr std::size_t mostNotes = 200;
/// @}

/// The rules that RU names.
enum class RuleSet : std::uint8_t {
    Unknown, ///< not stated or not understood
    Chinese,
    Ing,
    Japanese,
    Korean,
    Aga,
    NewZealand,
    OtherArea, ///< Tromp/Taylor and the like
    OtherTerritory,
};

struct RecordPlayer {
    std::string name;
    std::string rank;

    friend bool operator==(const RecordPlayer&, const RecordPlayer&) = default;
};

/// What a record says about its game, as text; empty where it says nothing.
struct GameInfo {
    go::PerSide<RecordPlayer> players;
    std::string event;
    std::string round;
    std::string gameName;
    std::string date;
    std::string place;
    std::string rules;
    std::string overtime;
    std::string result;
    std::string application; ///< "Kaoduan:1.0"
    std::string comment;

    friend bool operator==(const GameInfo&, const GameInfo&) = default;
};

/// Stones put down and taken off between moves.
struct BoardSetup {
    std::vector<go::Point> black;
    std::vector<go::Point> white;
    std::vector<go::Point> empty;
    std::optional<go::Color> toPlay;

    bool changesStones() const { return !black.empty() || !white.empty() || !empty.empty(); }
    friend bool operator==(const BoardSetup&, const BoardSetup&) = default;
};

enum class MoveKind : std::uint8_t { Stone, Pass, OffBoard };

struct RecordMove {
    go::Color color = go::Color::Black;
    MoveKind kind = MoveKind::Stone;
    go::Point point; ///< of a stone
    NodeIndex node = 0;
    std::size_t offset = 0; ///< byte of the source
    std::optional<timing::Millis> timeLeft; ///< of this side after the move
    std::optional<int> overtimeLeft; ///< moves or periods left (OB, OW)

    friend bool operator==(const RecordMove&, const RecordMove&) = default;
};

/// What a record says about a move, or after it.
struct MoveComment {
    int move = 0; ///< from 1
    std::string text;

    friend bool operator==(const MoveComment&, const MoveComment&) = default;
};

/// A setup in the middle of a game.
struct LaterSetup {
    int afterMove = 0; ///< number of moves before it
    BoardSetup setup;

    friend bool operator==(const LaterSetup&, const LaterSetup&) = default;
};

/// TB and TW as they stand last on the main line.
struct TerritoryMarks {
    int afterMove = 0;
    go::PerSide<std::vector<go::Point>> points;

    friend bool operator==(const TerritoryMarks&, const TerritoryMarks&) = default;
};

/// A game as the program understands it: the main line of one tree.
struct GameRecord {
    GameInfo info;
    go::BoardSize size;
    RuleSet ruleSet = RuleSet::Unknown;
    bool suicideAllowed = false; ///< only where the rules are spelt out
    std::optional<go::QuarterZi> komi;
    int handicap = 0; ///< stones, 1 is 让先
    std::optional<timing::TimeControl> time;
    go::Outcome result;
    BoardSetup start; ///< before the first move, handicap stones included
    std::vector<RecordMove> moves; ///< at most mostMoves
    std::vector<MoveComment> comments; ///< in the order of the moves
    std::vector<LaterSetup> laterSetups; ///< at most mostLaterSetups
    std::optional<TerritoryMarks> territory;
    std::size_t nodeCount = 0; ///< of the whole tree
    std::vector<Note> notes; ///< those on nodes up to mostNotes, those on the game all
    std::size_t notesLeftOut = 0;

    friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

/// Adds a note; of a long value it quotes the beginning.
void addNote(GameRecord& record, Note note);

/// Understands one game of a collection; every correction and guess is noted.
GameRecord gameRecordOf(const Collection& collection, std::size_t game);

/// The rules to count by: those named, with the komi of the record or, where it has none, the customary one
/// (none in handicap games).
go::Rules rulesOf(const GameRecord& record);

/// Who moves first: as PL says, else White after two handicap stones, else who does.
go::Color firstToPlay(const GameRecord& record);

/// The position before the first move.
go::Game startOf(const GameRecord& record, const go::Rules& rules);

/// What is said about a move (from 1); empty if nothing is.
std::string_view commentOf(const GameRecord& record, int move);

/// The stones on the board that stand in territory marked for the other side.
std::vector<go::Point> markedDead(const TerritoryMarks& marks, const go::Board& board);

} // namespace sgf
