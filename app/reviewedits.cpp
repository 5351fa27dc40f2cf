// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reviewedits.h"

#include <algorithm>
#include <ranges>
#include <utility>

namespace app {

namespace {

EditKind kindOf(const sgf::RecordTree& tree, sgf::NodeIndex node)
{
    return tree.isTrial(node) ? EditKind::Trial : EditKind::Record;
}

} // namespace

sgf::NodeIndex firstTrial(const sgf::RecordTree& tree, sgf::NodeIndex node)
{
    sgf::NodeIndex first = sgf::noNode;
    for (sgf::NodeIndex up = node; up != sgf::noNode && tree.isTrial(up); up = tree.parent(up)) {
        first = up;
    }
    return first;
}

TreeChange trialAdded(sgf::RecordTree& tree, sgf::NodeIndex parent, sgf::PropertyList properties)
{
    const sgf::NodeIndex node = tree.add(parent, std::move(properties));
    tree.setTrial(node);
    tree.unlink(node);
    return {EditKind::Trial, [&tree, node, parent] { tree.link(node, parent, sgf::noNode); },
        [&tree, node] { tree.unlink(node); }, node, parent};
}

TreeChange trialsKept(sgf::RecordTree& tree, sgf::NodeIndex node)
{
    std::vector<sgf::NodeIndex> kept = tree.lineThrough(node);
    std::erase_if(kept, [&tree](sgf::NodeIndex each) { return !tree.isTrial(each); });
    return {EditKind::Record,
        [&tree, kept] {
            for (const sgf::NodeIndex each : kept) {
                tree.keep(each);
            }
        },
        [&tree, kept] {
            for (const sgf::NodeIndex each : kept) {
                tree.setTrial(each);
            }
        },
        node, node};
}

TreeChange removed(sgf::RecordTree& tree, sgf::NodeIndex node)
{
    const sgf::NodeIndex parent = tree.parent(node);
    const sgf::NodeIndex behind = tree.nextSibling(node);
    return {kindOf(tree, node), [&tree, node] { tree.unlink(node); },
        [&tree, node, parent, behind] { tree.link(node, parent, behind); }, parent, node};
}

TreeChange madeMain(sgf::RecordTree& tree, sgf::NodeIndex node)
{
    struct Moved {
        sgf::NodeIndex node;
        sgf::NodeIndex behind;
    };
    std::vector<Moved> moved;
    for (sgf::NodeIndex up = node; tree.parent(up) != sgf::noNode; up = tree.parent(up)) {
        if (tree.firstChild(tree.parent(up)) != up) {
            moved.push_back({up, tree.nextSibling(up)});
        }
    }
    return {EditKind::Record,
        [&tree, moved] {
            for (const Moved& each : moved) {
                const sgf::NodeIndex parent = tree.parent(each.node);
                tree.unlink(each.node);
                tree.link(each.node, parent, tree.firstChild(parent));
            }
        },
        [&tree, moved] {
            for (const Moved& each : moved | std::views::reverse) {
                const sgf::NodeIndex parent = tree.parent(each.node);
                tree.unlink(each.node);
                tree.link(each.node, parent, each.behind);
            }
        },
        node, node};
}

TreeChange rewritten(sgf::RecordTree& tree, sgf::NodeIndex node, sgf::PropertyList properties)
{
    return {kindOf(tree, node),
        [&tree, node, after = std::move(properties)] { tree.setProperties(node, after); },
        [&tree, node, before = tree.properties(node)] { tree.setProperties(node, before); }, node, node,
        EditReach::Node};
}

ReviewEdit::ReviewEdit(const QString& text, TreeChange change, Done done)
    : QUndoCommand(text)
    , m_change(std::move(change))
    , m_done(std::move(done))
{ }

void ReviewEdit::redo()
{
    m_change.forth();
    m_done(m_change.after, m_change.reach);
}

void ReviewEdit::undo()
{
    m_change.back();
    m_done(m_change.before, m_change.reach);
}

} // namespace app
