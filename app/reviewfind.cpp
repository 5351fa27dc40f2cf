// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reviewfind.h"

#include "app/reviewline.h"

#include <algorithm>

namespace app {

namespace {

/// The first node after `from` that is wanted, in the order of the text and round.
template <class Wanted>
std::optional<sgf::NodeIndex> nextOf(
    const sgf::RecordTree& tree, sgf::NodeIndex from, const std::stop_token& stop, Wanted wanted)
{
    auto nodes = tree.subtree(tree.rootOf(from));
    const auto at = std::ranges::find(nodes, from);
    std::ranges::rotate(nodes, std::next(at));
    const auto found = std::ranges::find_if(
        nodes, [&](sgf::NodeIndex node) { return stop.stop_requested() || wanted(node); });
    return found != nodes.end() ? std::optional(*found) : std::nullopt;
}

std::optional<sgf::NodeIndex> numbered(
    const sgf::RecordTree& tree, go::BoardSize size, sgf::NodeIndex from, int wanted)
{
    int number = 0;
    for (const sgf::NodeIndex node : tree.lineThrough(from)) {
        number += sgf::moveOf(tree, node, size) ? 1 : 0;
        if (number == wanted) {
            return node;
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<sgf::NodeIndex> found(const sgf::RecordTree& tree, go::BoardSize size, sgf::NodeIndex from,
    const QString& wanted, const std::stop_token& stop)
{
    bool isNumber = false;
    const int number = wanted.toInt(&isNumber);
    if (isNumber) {
        return numbered(tree, size, from, number);
    }
    if (const auto point = go::pointFromBoardName(wanted.toStdString(), size)) {
        const auto played = nextOf(tree, from, stop, [&](sgf::NodeIndex node) {
            const auto move = sgf::moveOf(tree, node, size);
            return move && move->point == *point;
        });
        if (played) {
            return played;
        }
    }
    return nextOf(tree, from, stop, [&](sgf::NodeIndex node) {
        return tree.has(node, "C") && commentOf(tree, node).contains(wanted, Qt::CaseInsensitive);
    });
}

std::optional<sgf::NodeIndex> samePosition(const sgf::RecordTree& tree, sgf::TreePositions& positions,
    sgf::NodeIndex from, const std::stop_token& stop)
{
    const go::Board board = positions.at(from).board;
    const auto same = nextOf(tree, from, stop, [&](sgf::NodeIndex node) {
        return node != from && sgf::moveOf(tree, node, positions.size()).value_or(sgf::NodeMove{}).point
            && positions.at(node).board == board;
    });
    return same;
}

} // namespace app
