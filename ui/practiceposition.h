// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/outcome.h"
#include "ui/countwalk.h"

#include <QString>

#include <vector>

namespace ui {

/// One question of the counting practice: a finished position and its answer, counted by area.
struct PracticePosition {
    QString title; ///< "Built-in position 3 of 14"; it does not tell the result
    CountedGame counted; ///< with the true dead stones
};

/// What somebody says about a position.
struct PracticeAnswer {
    std::optional<go::Color> winner; ///< nothing: a draw
    go::QuarterZi margin = 0;
    std::vector<go::Point> dead; ///< as marked, sorted

    friend bool operator==(const PracticeAnswer&, const PracticeAnswer&) = default;
};

/// Whether winner and margin are right; the dead stones are judged by deadAreRight().
bool isRight(const PracticeAnswer& answer, const PracticePosition& position);
bool deadAreRight(const PracticeAnswer& answer, const PracticePosition& position);

/// One area of the board as a hint: "Black's area at Q16: 37 points".
struct AreaHint {
    QString words;
    go::PointSet points;
    go::Owner owner = go::Owner::Neutral;
};

/// The areas one after the other, the dead stones first, then Black's largest first, White's, what is shared.
std::vector<AreaHint> areaHints(const PracticePosition& position);

} // namespace ui
