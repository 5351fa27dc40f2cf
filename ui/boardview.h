// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/color.h"
#include "core/go/point.h"
#include "core/go/territory.h"

#include <QString>

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace go {
class Board;
class Game;
} // namespace go

namespace ui {

/// What a player has laid outside the lines at the own lower right corner.
enum class Sign : std::uint8_t {
    None,
    AgreesEnd, ///< one stone of the opposite colour (A33)
    OneOwn, ///< the first of two own stones
    Resigns, ///< two own stones (A31)
};

/// A drawn mark of a record: SGF CR, TR, SQ, MA, SL.
enum class Mark : std::uint8_t { Circle, Triangle, Square, Cross, Spot };

/// A line drawn from point to point: SGF LN, AR.
struct BoardLine {
    go::Point from;
    go::Point to;
    enum class End : std::uint8_t { Plain, Arrow } end = End::Plain;

    friend bool operator==(const BoardLine&, const BoardLine&) = default;
};

/// Everything that a board shows, as a value. Indexes are those of go::indexOf(); a vector that is empty
/// stands for nothing anywhere, otherwise it has one entry for each point.
struct BoardView {
    go::BoardSize size;
    std::vector<std::optional<go::Color>> stones;
    std::optional<go::Point> lastMove;
    std::vector<std::optional<int>> moveNumbers;
    std::optional<go::Point> koPoint; ///< may not be retaken at once
    std::set<int> dead; ///< drawn faded, with a small cross
    std::set<int> doubtful; ///< drawn with a question mark
    std::vector<go::Owner> owners; ///< small squares in the owner's colour; shared ones half and half
    go::PerSide<Sign> signs;
    std::map<int, Mark> marks;
    std::map<int, QString> labels;
    std::vector<BoardLine> lines;
    std::set<int> dimmed; ///< drawn under a veil

    friend bool operator==(const BoardView&, const BoardView&) = default;
};

/// The stones of a position.
BoardView boardView(const go::Board& board);
/// The position of a game with its last move.
BoardView boardView(const go::Game& game);
/// For each point with a stone, the number of the ply that laid it; for BoardView.moveNumbers.
std::vector<std::optional<int>> moveNumbersOf(const go::Game& game);

/// Everything that is shown at one point.
struct PointView {
    std::optional<go::Color> stone;
    std::optional<int> number;
    std::optional<go::Owner> owner;
    std::optional<Mark> mark;
    QString label;
    bool last = false;
    bool ko = false;
    bool dead = false;
    bool doubtful = false;
    bool dimmed = false;

    friend bool operator==(const PointView&, const PointView&) = default;
};

/// The points of a view by index.
std::vector<PointView> pointViews(const BoardView& view);

} // namespace ui
