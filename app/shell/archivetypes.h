// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/event.h"
#include "core/exam/referee.h"
#include "core/exam/series.h"
#include "core/exam/setup.h"
#include "core/go/outcome.h"
#include "core/go/rules.h"
#include "core/timing/instant.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

namespace exam {
struct Session;
}

namespace shell {

/// A label as it is stored: UTC, ISO 8601 with milliseconds.
QString labelOf(const QDateTime& wall);

/// A game in one archive.
struct GameId {
    std::int64_t value = 0;

    friend bool operator==(GameId, GameId) = default;
    friend bool operator<(GameId one, GameId other) { return one.value < other.value; }
};

/// A saved set-up in one archive.
struct PresetId {
    std::int64_t value = 0;

    friend bool operator==(PresetId, PresetId) = default;
};

/// A series of games in one archive.
struct SeriesId {
    std::int64_t value = 0;

    friend bool operator==(SeriesId, SeriesId) = default;
};

/// A saved plan of a series in one archive.
struct PlanId {
    std::int64_t value = 0;

    friend bool operator==(PlanId, PlanId) = default;
};

/// The round of a series that a game is played for.
struct RoundSeat {
    SeriesId series;
    int number = 1; ///< from 1
    go::Color colour = go::Color::Black; ///< the examinee's

    friend bool operator==(const RoundSeat&, const RoundSeat&) = default;
};

enum class GameState : std::uint8_t { Running, Over };

/// What a list shows of a game without replaying it.
struct GameSummary {
    int moves = 0; ///< plies, passes included; presses of the clock beside a wooden board
    GameState state = GameState::Running;
    std::optional<go::Outcome> outcome; ///< once it is over

    friend bool operator==(const GameSummary&, const GameSummary&) = default;
};

GameSummary summaryOf(const exam::Session& session);

/// One row of the list of games.
struct GameEntry {
    GameId id;
    QDateTime created; ///< UTC
    QDateTime finished; ///< UTC; invalid while it goes on
    go::PerSide<QString> names;
    go::PerSide<QString> grades;
    QString event;
    int lines = 19; ///< of the board; 0: a wooden board, here is only its clock
    int handicap = 0;
    exam::Conduct conduct = exam::Conduct::Exam;
    go::Scoring scoring = go::Scoring::Area;
    QString preset; ///< id of exam::presets(); empty for none
    QString level; ///< of the series it was played for: "1级→1段"
    GameSummary summary;
    QString result; ///< as in SGF RE; empty while it goes on

    friend bool operator==(const GameEntry&, const GameEntry&) = default;
};

enum class GameShelf : std::uint8_t { All, Unfinished, Finished, Removed /* and restorable */ };

/// Which games to list; newest first. What is empty does not narrow the list.
struct GameFilter {
    GameShelf shelf = GameShelf::All; ///< All does not show removed games
    QString text; ///< in a name, grade, event, date or result; any case
    int limit = -1; ///< at most so many; below 0 for all
    int offset = 0; ///< leaves out so many at the front
    QString player; ///< the whole name of either side
    QDateTime from; ///< begun at or after this
    QDateTime until; ///< begun before this
    std::optional<go::OutcomeKind> ending;
    std::optional<go::Color> winner;
    QString event; ///< whole
    QString level; ///< whole
};

/// What a filter can be set to: everything that the games on the shelves have.
struct GameChoices {
    QStringList players; ///< in the order of the alphabet, as are the others
    QStringList events;
    QStringList levels;
    int games = 0; ///< that are not removed
    int removed = 0;

    friend bool operator==(const GameChoices&, const GameChoices&) = default;
};

/// How the lines of a game were found.
enum class TailState : std::uint8_t {
    Whole,
    Torn, ///< the last lines were damaged and are kept aside; the lines before decide (N05)
    Newer, ///< whole, but from some line on not understood; the game can be looked at, not continued (N09)
};

/// A game as the archive knows it.
struct LoadedGame {
    std::vector<exam::Event> events; ///< at least the set-up
    /// The last instant at which the clock was seen running after the last event; nothing if that is unknown.
    std::optional<timing::Instant> heartbeat;
    QDateTime created; ///< UTC
    TailState tail = TailState::Whole;
    QStringList quarantined; ///< lines that are kept aside, now or earlier
};

/// Something the referee said.
struct SaidLine {
    timing::Instant due{};
    timing::Millis late{0};
    exam::Announcement said;

    friend bool operator==(const SaidLine&, const SaidLine&) = default;
};

/// A set-up under a name the user gave.
struct SavedPreset {
    PresetId id;
    QString name;
    exam::GameSetup setup;

    friend bool operator==(const SavedPreset&, const SavedPreset&) = default;
};

/// One series with what its games say now.
struct SeriesEntry {
    SeriesId id;
    QDateTime created; ///< UTC
    exam::Series series;

    friend bool operator==(const SeriesEntry&, const SeriesEntry&) = default;
};

enum class SeriesShelf : std::uint8_t { Present, Removed /* and restorable */ };

/// A plan under a name the user gave.
struct SavedPlan {
    PlanId id;
    exam::SeriesPlan plan;

    friend bool operator==(const SavedPlan&, const SavedPlan&) = default;
};

} // namespace shell
