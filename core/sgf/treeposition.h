// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/board.h"
#include "core/go/color.h"
#include "core/go/point.h"
#include "core/sgf/recordtree.h"

#include <cstddef>
#include <optional>
#include <unordered_map>
#include <vector>

namespace sgf {

/// The move of a node as the position understands it.
struct NodeMove {
    go::Color color = go::Color::Black;
    std::optional<go::Point> point; ///< nothing for a pass and off the board

    friend bool operator==(const NodeMove&, const NodeMove&) = default;
};

/// What stands on the board at a node.
struct TreePosition {
    go::Board board;
    go::PerSide<int> captured; ///< stones of that colour taken off
    int move = 0; ///< number of the last move, as MN has it
    std::optional<NodeMove> last; ///< of this node
    go::Color toPlay = go::Color::Black;
};

/// The positions of one game's nodes. A node is played from the nearest position that was kept on the way
/// to the root; they are kept closely enough that a step back costs no more than a few hundred moves.
class TreePositions {
public:
    TreePositions(const RecordTree& tree, std::size_t game);

    go::BoardSize size() const { return m_size; }
    TreePosition at(NodeIndex node);
    /// For each point the number of the move whose stone stands there; by go::indexOf().
    std::vector<std::optional<int>> numbersAt(NodeIndex node);
    /// Forgets what was kept: after a change of moves or setups.
    void forget()
    {
        m_kept.clear();
        m_lastNode = noNode;
    }
    /// From now on of that tree, an equal one.
    void moveTo(const RecordTree& tree) { m_tree = &tree; }

private:
    TreePosition start() const;
    void play(TreePosition& position, NodeIndex node) const;

    const RecordTree* m_tree;
    NodeIndex m_root;
    go::BoardSize m_size;
    std::unordered_map<NodeIndex, TreePosition> m_kept;
    NodeIndex m_lastNode = noNode; ///< whose position was asked for last; the next is often one move on
    TreePosition m_last;
};

/// The move of a node; nothing if it has none. Of several the first.
std::optional<NodeMove> moveOf(const RecordTree& tree, NodeIndex node, go::BoardSize size);

} // namespace sgf
