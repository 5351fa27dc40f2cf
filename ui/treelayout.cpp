// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/treelayout.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace ui {

namespace {

// For each row the leftmost column that is taken in it or below, as steps: up to a row, from a column.
// Everything placed later stands left of what it is placed among, so the steps rise with the rows.
class Skyline {
public:
    /// The uppermost row at or below `least` from which on everything up to the column is free.
    int rowFor(int least, int column) const
    {
        const auto next = m_rowUpTo.upper_bound(column);
        return next == m_rowUpTo.begin() ? least : std::max(least, std::prev(next)->second + 1);
    }
    void take(int row, int column)
    {
        auto step = m_rowUpTo.lower_bound(column);
        while (step != m_rowUpTo.end() && step->second <= row) {
            step = m_rowUpTo.erase(step);
        }
        const bool covered = step != m_rowUpTo.begin() && std::prev(step)->second >= row;
        if (!covered) {
            m_rowUpTo.emplace(column, row);
        }
    }

private:
    std::map<int, int> m_rowUpTo; // column → last row
};

// A run whose variations are being placed, from its end to its beginning.
struct Open {
    TreeNode begin = noTreeNode;
    TreeNode at = noTreeNode; // its children's variations are being placed
    TreeNode next = noTreeNode; // the next of them
    int row = 0;
};

} // namespace

TreeLayout::TreeLayout(const TreeShape& shape)
{
    if (shape.root == noTreeNode) {
        return;
    }
    m_cells.assign(shape.entries.size(), {0, -1});
    order(shape);
    place(shape);
    index();
    join(shape);
}

// Preorder with the columns: each run of first children is a run of the order.
void TreeLayout::order(const TreeShape& shape)
{
    const auto& entries = shape.entries;
    TreeNode node = shape.root;
    int column = 0;
    while (true) {
        const bool begins = node == shape.root || entries[entries[node].parent].firstChild != node;
        if (begins) {
            m_runs.push_back({0, column, m_order.size(), 0});
        }
        ++m_runs.back().count;
        m_order.push_back(node);
        m_cells[node].column = column;
        m_columns = std::max(m_columns, column + 1);
        if (entries[node].firstChild != noTreeNode) {
            node = entries[node].firstChild;
            ++column;
            continue;
        }
        while (node != shape.root && entries[node].nextSibling == noTreeNode) {
            node = entries[node].parent;
            --column;
        }
        if (node == shape.root) {
            return;
        }
        node = entries[node].nextSibling;
    }
}

void TreeLayout::place(const TreeShape& shape)
{
    const auto& entries = shape.entries;
    // The last column of all that is below a node, and the last node of its run.
    std::vector<int> farthest(entries.size(), 0);
    std::vector<TreeNode> end(entries.size(), noTreeNode);
    for (std::size_t i = m_order.size(); i-- > 0;) {
        const TreeNode node = m_order[i];
        farthest[node] = std::max(farthest[node], m_cells[node].column);
        if (entries[node].firstChild == noTreeNode) {
            end[node] = node;
        } else {
            end[node] = end[entries[node].firstChild];
        }
        if (node != shape.root) {
            const TreeNode parent = entries[node].parent;
            farthest[parent] = std::max(farthest[parent], farthest[node]);
        }
    }

    Skyline skyline;
    std::vector<Open> open;
    const auto begin = [&](TreeNode node, int above) {
        const int row = node == shape.root ? 0 : skyline.rowFor(above + 1, farthest[node]);
        open.push_back({node, end[node], noTreeNode, row});
    };
    begin(shape.root, -1);
    while (!open.empty()) {
        Open& run = open.back();
        if (run.next != noTreeNode) {
            const TreeNode variation = run.next;
            run.next = entries[variation].nextSibling;
            begin(variation, run.row);
            continue;
        }
        m_cells[run.at].row = run.row;
        if (run.at == run.begin) {
            skyline.take(run.row, m_cells[run.begin].column - 1); // the joint stands before it
            open.pop_back();
            continue;
        }
        run.at = entries[run.at].parent;
        run.next = entries[entries[run.at].firstChild].nextSibling;
    }
}

void TreeLayout::index()
{
    for (TreeRun& run : m_runs) {
        run.row = m_cells[m_order[run.first]].row;
    }
    std::ranges::sort(m_runs, [](const TreeRun& a, const TreeRun& b) {
        return a.row != b.row ? a.row < b.row : a.column < b.column;
    });
    const int rows = m_runs.back().row + 1;
    m_rowStart.assign(static_cast<std::size_t>(rows) + 1, m_runs.size());
    for (std::size_t i = m_runs.size(); i-- > 0;) {
        m_rowStart[static_cast<std::size_t>(m_runs[i].row)] = i;
    }
    for (std::size_t row = static_cast<std::size_t>(rows); row-- > 0;) {
        m_rowStart[row] = std::min(m_rowStart[row], m_rowStart[row + 1]);
    }
}

void TreeLayout::join(const TreeShape& shape)
{
    const auto& entries = shape.entries;
    for (const TreeNode node : m_order) {
        const TreeNode first = entries[node].firstChild;
        if (first == noTreeNode || entries[first].nextSibling == noTreeNode) {
            continue;
        }
        int last = m_cells[node].row;
        for (TreeNode child = first; child != noTreeNode; child = entries[child].nextSibling) {
            last = std::max(last, m_cells[child].row);
        }
        m_joints.push_back({m_cells[node].column, m_cells[node].row, last});
    }
    std::ranges::sort(m_joints, [](const TreeJoint& a, const TreeJoint& b) {
        return a.column != b.column ? a.column < b.column : a.from < b.from;
    });
    m_jointStart.assign(static_cast<std::size_t>(m_columns) + 1, m_joints.size());
    for (std::size_t i = m_joints.size(); i-- > 0;) {
        m_jointStart[static_cast<std::size_t>(m_joints[i].column)] = i;
    }
    for (std::size_t column = static_cast<std::size_t>(m_columns); column-- > 0;) {
        m_jointStart[column] = std::min(m_jointStart[column], m_jointStart[column + 1]);
    }
}

std::optional<TreeCell> TreeLayout::cellOf(TreeNode node) const
{
    if (node >= m_cells.size() || m_cells[node].row < 0) {
        return std::nullopt;
    }
    return m_cells[node];
}

std::span<const TreeRun> TreeLayout::runsOf(int row) const
{
    if (row < 0 || row >= rows()) {
        return {};
    }
    const auto at = static_cast<std::size_t>(row);
    return std::span(m_runs).subspan(m_rowStart[at], m_rowStart[at + 1] - m_rowStart[at]);
}

std::optional<TreeNode> TreeLayout::nodeAt(TreeCell cell) const
{
    const auto runs = runsOf(cell.row);
    const auto after = std::ranges::upper_bound(runs, cell.column, {}, &TreeRun::column);
    if (after == runs.begin()) {
        return std::nullopt;
    }
    const TreeRun& run = *std::prev(after);
    const auto along = static_cast<std::size_t>(cell.column - run.column);
    return along < run.count ? std::optional(m_order[run.first + along]) : std::nullopt;
}

std::span<const TreeJoint> TreeLayout::jointsOf(int column) const
{
    const auto at = static_cast<std::size_t>(column);
    return std::span(m_joints).subspan(m_jointStart[at], m_jointStart[at + 1] - m_jointStart[at]);
}

} // namespace ui
