// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/reviewsource.h"
#include "core/sgf/markup.h"
#include "core/sgf/recordtree.h"
#include "core/sgf/treeposition.h"
#include "ui/timeplot.h"

#include <memory>
#include <unordered_map>
#include <vector>

namespace app {

/// One line of a record's tree, as a page shows it. All lists have one entry for each node.
struct ReviewLine {
    std::vector<sgf::NodeIndex> nodes;
    std::unordered_map<sgf::NodeIndex, int> rowOf;
    std::vector<ui::ReviewRow> rows;
    std::vector<ui::PlottedMove> times;
    std::vector<QString> said;
    std::vector<QString> clocks;
    sgf::GameRecord record;
};

/// The line through a node. What the archive knows belongs to the main line.
ReviewLine lineThrough(const sgf::RecordTree& tree, sgf::NodeIndex node, const ArchivedReview* archived);

/// A game's tree as it is drawn.
std::shared_ptr<const ui::TreeShape> shapeOf(const sgf::RecordTree& tree, sgf::NodeIndex root);

/// A position with its markup as a board shows it.
ui::BoardView boardOf(const sgf::TreePosition& position, const sgf::Markup& markup);

/// "Move 12: Black Q16".
QString whereText(const sgf::TreePosition& position, go::BoardSize size);

/// A comment as it is read and edited.
QString commentOf(const sgf::RecordTree& tree, sgf::NodeIndex node);

} // namespace app
