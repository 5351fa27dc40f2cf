// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readyreview.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace app {

namespace {

// The shares of the whole, as they were measured with one game of 300 000 nodes.
constexpr int treeMade = 5;
constexpr int namesMade = 25;
constexpr int all = 100;

QString nameOf(const ReviewSource& source, std::size_t game)
{
    const ui::ReviewHead head = headOf(sgf::gameRecordOf(*source.read, game), {});
    return QCoreApplication::translate("Review", "Game %1: %2 – %3")
        .arg(game + 1)
        .arg(head.black, head.white);
}

} // namespace

void ReadyGame::moveTo(const sgf::RecordTree& tree)
{
    positions->moveTo(tree);
    markup->moveTo(tree);
}

ReadyGame readyGame(const sgf::RecordTree& tree, const sgf::Collection& read, std::size_t game,
    const std::optional<ArchivedReview>& archived)
{
    ReadyGame ready;
    ready.game = game;
    ready.info = sgf::gameRecordOf(read, game);
    ready.positions.emplace(tree, game);
    ready.markup.emplace(tree, ready.positions->size());
    ready.shape = shapeOf(tree, tree.root(game));
    ready.line = lineThrough(tree, tree.root(game), archived ? &*archived : nullptr);
    // The last position is the first that is shown; those on the way to it are kept.
    static_cast<void>(ready.positions->at(ready.line.nodes.back()));
    return ready;
}

std::shared_ptr<ReadyReview> readyReview(ReviewSource source, std::size_t game, const MakingStep& step)
{
    auto ready = std::make_shared<ReadyReview>();
    ready->tree = std::make_unique<sgf::RecordTree>(std::exchange(source.games, {}));
    ready->source = std::move(source);
    const std::size_t games = ready->tree->games();
    if (!step(treeMade)) {
        return nullptr;
    }
    if (games > 1) { // one is no choice
        for (std::size_t each = 0; each < games; ++each) {
            ready->names << nameOf(ready->source, each);
            const auto share = static_cast<int>((namesMade - treeMade) * each / games);
            if (!step(treeMade + share)) {
                return nullptr;
            }
        }
    }
    if (!step(namesMade)) {
        return nullptr;
    }
    ready->first
        = readyGame(*ready->tree, *ready->source.read, std::min(game, games - 1), ready->source.archived);
    return step(all) ? ready : nullptr;
}

std::shared_ptr<ReadyReview> readyReview(ReviewSource source)
{
    return readyReview(std::move(source), 0, [](int /*percent*/) { return true; });
}

} // namespace app
