// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/color.h"
#include "ui/boardview.h"
#include "ui/treelayout.h"

#include <QString>

#include <cstdint>
#include <optional>

/// What the review page shows, from the archive or from a file.
namespace ui {

/// What is said of the whole game.
struct ReviewHead {
    QString title; ///< event or file name
    QString black; ///< name and grade
    QString white;
    QString result; ///< in words; empty: not known
};

/// One node of the line that is looked through: from the root on through the current node to its end.
struct ReviewRow {
    TreeNode node = 0;
    int number = 0; ///< of its move; 0 for none
    std::optional<go::Color> color; ///< of its move
    QString move; ///< "Q16", "pass", "setup"
    QString time; ///< used for it, in words
};

/// The node that is looked at.
struct ReviewNode {
    TreeNode node = 0;
    int row = 0; ///< in the line
    BoardView board;
    std::optional<go::Color> toPlay; ///< the ghost's colour; nothing: no stone can be tried
    QString where; ///< "Move 12: Black Q16"
    go::PerSide<int> taken; ///< stones taken by each side
    QString clocks; ///< both clocks in words; empty: not known
    QString said; ///< announcements and what is wrong with the move, one a line
    QString comment;
    bool trial = false; ///< no part of the record yet
};

/// What a press on the board does.
enum class ReviewTool : std::uint8_t { Play, Triangle, Square, Circle, Cross, Selected, Letter, Number };

} // namespace ui
