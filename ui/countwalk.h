// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/session.h"
#include "core/go/game.h"
#include "core/go/rules.h"
#include "core/go/score.h"
#include "ui/boardview.h"

#include <QString>

#include <optional>
#include <vector>

namespace ui {

/// A game that is counted: what was agreed, by which rules, and what came out.
struct CountedGame {
    go::Game game = go::Game(); // its constructor is explicit
    std::vector<go::Point> dead;
    go::Rules rules;
    go::Score score;
};

/// The count of a session whose dead stones are agreed; nothing before, and where nothing was counted.
std::optional<CountedGame> countedGame(const exam::Session& session);

/// How the count stands after one step, as it is seen and told.
struct WalkStep {
    QString words; ///< what was done: "White's 5 dead stones at Q16 are lifted."
    QString sum; ///< what has been counted so far
    BoardView view;
};

/// The count from the position as it was left, which is the first step, to the comparison. By area one side
/// is counted as a referee does it; by territory both are, and `counted` means nothing.
std::vector<WalkStep> countWalk(const CountedGame& game, go::Color counted);

/// "Black wins by 3/4 zi"; by territory in points.
QString resultText(const CountedGame& game);
/// "Margin: 3/4 zi = 1.5 points": the unit of the rules first.
QString marginText(const CountedGame& game);

} // namespace ui
