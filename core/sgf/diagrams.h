// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/board.h"
#include "core/go/color.h"
#include "core/go/point.h"
#include "core/sgf/gamerecord.h"

#include <optional>
#include <string>
#include <vector>

namespace sgf {

/// A move of a printed diagram.
struct DiagramMove {
    int number = 0;
    go::Color color = go::Color::Black;
    std::optional<go::Point> point; ///< nothing for a pass

    friend bool operator==(const DiagramMove&, const DiagramMove&) = default;
};

/// Moves that were played where the diagram shows an earlier number, or a stone without one.
struct ReusedPoint {
    std::optional<int> shown; ///< the number on the board; nothing: a stone laid before the diagram
    go::Point point;
    std::vector<DiagramMove> later; ///< in order

    friend bool operator==(const ReusedPoint&, const ReusedPoint&) = default;
};

/// Some moves of a game as they are printed: every stone laid in it is shown, captures are not.
struct Diagram {
    go::Board start; ///< before its first move
    std::vector<DiagramMove> shown; ///< with their numbers on the board
    std::vector<ReusedPoint> reused; ///< "20 = 112"
    std::vector<DiagramMove> passes;
    int first = 0; ///< number of its first move; 0 without any
    int last = 0;
};

/// The main line of a record in diagrams of `movesEach` moves (at least 1); one without moves if there are
/// none.
std::vector<Diagram> diagramsOf(const GameRecord& record, int movesEach);

/// A position as text: rows of ". X O", coordinates around, the last move in brackets.
std::string textDiagram(const go::Board& board, std::optional<go::Point> last);

} // namespace sgf
