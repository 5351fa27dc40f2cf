// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sgf/recordtree.h"

#include <QUndoCommand>

#include <cstdint>
#include <functional>
#include <vector>

namespace app {

/// Whether a change is one of the record that will be written.
enum class EditKind : std::uint8_t { Record, Trial };

/// How far a change reaches.
enum class EditReach : std::uint8_t {
    Node, ///< what one node says and draws; lines, moves and positions stay
    Tree,
};

/// One change of a tree with its opposite, and the nodes to look at afterwards.
struct TreeChange {
    EditKind kind = EditKind::Record;
    std::function<void()> forth;
    std::function<void()> back;
    sgf::NodeIndex after = sgf::noNode;
    sgf::NodeIndex before = sgf::noNode;
    EditReach reach = EditReach::Tree;
};

/// \name The changes; none is carried out yet. The tree must outlive them.
/// @{
/// A new last child, as a trial.
TreeChange trialAdded(sgf::RecordTree& tree, sgf::NodeIndex parent, sgf::PropertyList properties);
/// The tried nodes of the line through the node become part of the record.
TreeChange trialsKept(sgf::RecordTree& tree, sgf::NodeIndex node);
/// A node that is no root, with all below it.
TreeChange removed(sgf::RecordTree& tree, sgf::NodeIndex node);
/// Every node on the way becomes the first of its siblings.
TreeChange madeMain(sgf::RecordTree& tree, sgf::NodeIndex node);
/// Another comment or other marks; moves, setups and names stay as they are.
TreeChange rewritten(sgf::RecordTree& tree, sgf::NodeIndex node, sgf::PropertyList properties);
/// @}

/// The uppermost tried node on the way to this one; noNode if it is none.
sgf::NodeIndex firstTrial(const sgf::RecordTree& tree, sgf::NodeIndex node);

/// A change on an undo stack.
class ReviewEdit : public QUndoCommand {
public:
    /// Is told after every step forth or back: the node to look at, and what may be different.
    using Done = std::function<void(sgf::NodeIndex, EditReach)>;

    ReviewEdit(const QString& text, TreeChange change, Done done);

    EditKind kind() const { return m_change.kind; }
    void redo() override;
    void undo() override;

private:
    TreeChange m_change;
    Done m_done;
};

} // namespace app
