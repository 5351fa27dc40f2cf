// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/reviewline.h"
#include "app/reviewsource.h"
#include "core/sgf/markup.h"
#include "core/sgf/recordtree.h"
#include "core/sgf/treeposition.h"

#include <QStringList>

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>

namespace app {

/// One game of a record as its page shows it first: at the end of the main line. It belongs to the tree it
/// was made of.
struct ReadyGame {
    std::size_t game = 0; ///< from 0
    sgf::GameRecord info; ///< what the record says of it
    std::optional<sgf::TreePositions> positions;
    std::optional<sgf::MarkupReader> markup;
    std::shared_ptr<const ui::TreeShape> shape;
    ReviewLine line;

    /// From now on it belongs to that tree, an equal one.
    void moveTo(const sgf::RecordTree& tree);
};

/// A record with all that costs time in proportion to its size.
struct ReadyReview {
    ReviewSource source; ///< its clean games are in the tree
    std::unique_ptr<sgf::RecordTree> tree;
    QStringList names; ///< of the games: "Game 1: … – …"
    ReadyGame first; ///< that is shown
};

/// How far the making is, of a hundred; false: it is no longer wanted.
using MakingStep = std::function<bool(int percent)>;

/// `read` is the record as it was read, `archived` what the archive knows of it, if anything.
ReadyGame readyGame(const sgf::RecordTree& tree, const sgf::Collection& read, std::size_t game,
    const std::optional<ArchivedReview>& archived);

/// Makes a record ready, of its games this one or the last; nothing if a step said no. Needs no thread of its
/// own.
std::shared_ptr<ReadyReview> readyReview(ReviewSource source, std::size_t game, const MakingStep& step);
/// The same of something small.
std::shared_ptr<ReadyReview> readyReview(ReviewSource source);

} // namespace app
