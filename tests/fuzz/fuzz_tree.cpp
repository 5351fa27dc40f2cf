// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Any record, cleaned and then changed in any way: the tree stays a tree, positions do not depend on the
// order of asking, and what is written is read without a fault.
#include "core/sgf/convert.h"
#include "core/sgf/diagrams.h"
#include "core/sgf/markup.h"
#include "core/sgf/movetimes.h"
#include "core/sgf/recordtree.h"
#include "core/sgf/treeposition.h"
#include "tests/fuzz/input.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace {

constexpr std::size_t mostNodes = 2000;

void lookThrough(const sgf::RecordTree& tree)
{
    sgf::TreePositions forwards(tree, 0);
    sgf::TreePositions backwards(tree, 0);
    const sgf::MarkupReader markup(tree, forwards.size());
    const auto nodes = tree.subtree(tree.root(0));
    std::vector<std::uint64_t> hashes;
    for (const sgf::NodeIndex node : nodes) {
        hashes.push_back(forwards.at(node).board.hash());
        markup.at(node);
    }
    for (std::size_t i = nodes.size(); i-- > 0;) {
        fuzz::require(backwards.at(nodes[i]).board.hash() == hashes[i]);
    }
    const auto line = sgf::parse(tree.writeLine(nodes.back()));
    fuzz::require(line.has_value() && line->faultCount == 0);
    const sgf::GameRecord record = sgf::gameRecordOf(*line, 0);
    fuzz::require(sgf::moveTimes(record).size() == record.moves.size());
    for (const sgf::Diagram& diagram : sgf::diagramsOf(record, 10)) {
        fuzz::require(diagram.first <= diagram.last || diagram.last == 0);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    constexpr std::size_t steps = 16;
    if (size < steps) {
        return 0;
    }
    const auto read = sgf::parse(std::string(data + steps, data + size));
    if (!read || read->nodes.size() > mostNodes) {
        return 0;
    }
    // Clean, as the program holds it: a root's properties elsewhere would begin a game of their own.
    auto games = sgf::parse(sgf::converted(*read));
    fuzz::require(games.has_value() && games->faultCount == 0);
    sgf::RecordTree tree(std::move(*games));
    std::vector<sgf::NodeIndex> unlinked;
    for (std::size_t i = 0; i < steps; ++i) {
        const auto nodes = tree.subtree(tree.root(0));
        const sgf::NodeIndex node = nodes[data[i] * 7U % nodes.size()];
        switch (data[i] % 4) {
        case 0:
            tree.add(node, {{"B", {"cc"}}, {"C", {"x"}}});
            break;
        case 1:
            if (tree.parent(node) != sgf::noNode) {
                tree.unlink(node);
                unlinked.push_back(node);
            }
            break;
        case 2:
            if (!unlinked.empty()) {
                tree.link(unlinked.back(), node, tree.firstChild(node));
                unlinked.pop_back();
            }
            break;
        default:
            tree.setProperties(node,
                sgf::withMark(tree.properties(node), go::BoardSize{}, {3, 3}, sgf::MarkKind::Square, {}));
            break;
        }
    }
    lookThrough(tree);
    const std::string written = tree.write();
    const auto again = sgf::parse(written);
    fuzz::require(again.has_value() && again->faultCount == 0);
    fuzz::require(sgf::RecordTree(*again).write() == written);
    return 0;
}
