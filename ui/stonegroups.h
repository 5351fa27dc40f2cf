// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/board.h"
#include "core/go/deadstones.h"
#include "core/go/pointset.h"
#include "ui/boardview.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace ui {

/// A finished position on its way to the count: what is marked dead, and what the program thinks of it.
struct MarkedBoard {
    go::Board board = go::Board(); // its constructor is explicit
    go::PointSet dead; ///< as marked now
    std::optional<go::DeadStones> judged; ///< nothing while it is not known

    friend bool operator==(const MarkedBoard&, const MarkedBoard&) = default;
};

/// Why a group is worth a line.
enum class Standing : std::uint8_t {
    Doubtful, ///< the program is not sure: a person must look
    Dead,
    Seki,
};

/// Stones of one side that stand or fall together.
struct StoneGroup {
    go::Color color = go::Color::Black;
    std::vector<go::Point> stones; ///< row by row
    go::Point at; ///< the first stone of its largest chain
    Standing standing = Standing::Dead;
    bool dead = false; ///< marked so now

    friend bool operator==(const StoneGroup&, const StoneGroup&) = default;
};

/// Turns the chain with this stone over: dead or alive (A10).
void turnChain(go::PointSet& dead, const go::Board& board, go::Point stone);

/// All groups to be looked at or told of, the doubtful ones first.
std::vector<StoneGroup> stoneGroups(const MarkedBoard& marked);

/// One stone of each chain that has to be turned so that the whole group is turned over.
std::vector<go::Point> chainsToTurn(const StoneGroup& group, const MarkedBoard& marked);

/// "White, 5 stones at Q16: dead".
QString groupText(const StoneGroup& group, go::BoardSize size);

/// What is not finished on this board, a sentence each: open borders, neutral points (A30); empty if nothing.
QString unfinishedText(const go::DeadStones& judged);

/// The board with its owners, dead stones crossed out, doubtful ones questioned, seki, open borders and
/// neutral points marked.
BoardView markedView(const MarkedBoard& marked);

} // namespace ui
