// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace ui {

/// Number of a node of a record's tree.
using TreeNode = std::uint32_t;
inline constexpr TreeNode noTreeNode = 0xffff'ffffU;

/// What a node of the tree is drawn as.
enum class NodeFace : std::uint8_t { Setup, Black, White };

/// One node with its place in the tree.
struct TreeEntry {
    TreeNode parent = noTreeNode;
    TreeNode firstChild = noTreeNode;
    TreeNode nextSibling = noTreeNode;
    int number = 0; ///< of its move; 0 for none
    NodeFace face = NodeFace::Setup;
    bool pass = false;
    bool comment = false;
    bool trial = false; ///< no part of the record yet

    friend bool operator==(const TreeEntry&, const TreeEntry&) = default;
};

/// A tree of variations; entries that the root does not lead to are not drawn.
struct TreeShape {
    std::vector<TreeEntry> entries; ///< by node
    TreeNode root = noTreeNode;
};

/// Column: nodes from the root. Row: 0 for the main line.
struct TreeCell {
    int column = 0;
    int row = 0;

    friend bool operator==(const TreeCell&, const TreeCell&) = default;
};

/// A line of first children without a turn; its nodes stand beside each other in one row.
struct TreeRun {
    int row = 0;
    int column = 0; ///< of its first node
    std::size_t first = 0; ///< in TreeLayout's order
    std::size_t count = 0;
};

/// A line down from the row of a node to that of its last variation, behind the node's column.
struct TreeJoint {
    int column = 0;
    int from = 0; ///< row of the node
    int to = 0; ///< row of its last variation
};

/// Where each node of a tree is drawn: the main line in the first row, each variation in the uppermost row
/// below its parent's where nothing is in its way. Takes time in proportion to the nodes, and no stack.
class TreeLayout {
public:
    TreeLayout() = default;
    explicit TreeLayout(const TreeShape& shape);

    int columns() const { return m_columns; }
    int rows() const { return static_cast<int>(m_rowStart.empty() ? 0 : m_rowStart.size() - 1); }
    /// Nothing for nodes that are not in the tree.
    std::optional<TreeCell> cellOf(TreeNode node) const;
    std::optional<TreeNode> nodeAt(TreeCell cell) const;
    /// The runs of a row from left to right.
    std::span<const TreeRun> runsOf(int row) const;
    /// The nodes of a run from its first.
    std::span<const TreeNode> nodesOf(const TreeRun& run) const
    {
        return std::span(m_order).subspan(run.first, run.count);
    }
    /// Calls `draw(TreeJoint)` for each joint that reaches into the columns and rows (both ends included).
    template <class Draw> void joints(TreeCell from, TreeCell to, Draw draw) const;

private:
    void order(const TreeShape& shape);
    void place(const TreeShape& shape);
    void index();
    void join(const TreeShape& shape);
    std::span<const TreeJoint> jointsOf(int column) const;

    std::vector<TreeNode> m_order; // runs one after the other
    std::vector<TreeRun> m_runs; // by row and column, when all is done
    std::vector<std::size_t> m_rowStart; // in m_runs
    std::vector<TreeCell> m_cells; // by node; a negative row: not in the tree
    std::vector<TreeJoint> m_joints; // by column and row
    std::vector<std::size_t> m_jointStart; // by column
    int m_columns = 0;
};

template <class Draw> void TreeLayout::joints(TreeCell from, TreeCell to, Draw draw) const
{
    for (int column = from.column; column <= to.column && column < m_columns; ++column) {
        // Joints of one column lie below each other, so the last rows rise like the first.
        for (const TreeJoint& joint : jointsOf(column)) {
            if (joint.from > to.row) {
                break;
            }
            if (joint.to >= from.row) {
                draw(joint);
            }
        }
    }
}

} // namespace ui
