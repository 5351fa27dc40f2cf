// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/treelayout.h"

#include <QAbstractScrollArea>

#include <functional>
#include <memory>
#include <thread>

namespace ui {

/// A tree of variations on the screen. Only what is visible is drawn; large trees are laid out beside the
/// window's own work, and until then the last picture stands.
class TreeView : public QAbstractScrollArea {
    Q_OBJECT
public:
    explicit TreeView(QWidget* parent = nullptr);
    ~TreeView() override;

    /// Makes a tree; called on a thread of its own.
    using TreeMaker = std::function<std::shared_ptr<const TreeShape>()>;

    void setTree(std::shared_ptr<const TreeShape> shape);
    /// The same of a tree that takes long to make; the last one stands until then.
    void setTreeLater(TreeMaker make);
    /// Marks a node and scrolls to it.
    void setCurrent(TreeNode node);
    TreeNode current() const { return m_current; }
    /// Of what is on the screen.
    const TreeLayout& treeLayout() const;
    /// Whether the last tree given is laid out.
    bool isLaidOut() const { return m_laid && m_laidNumber == m_number; }
    /// Where a node is drawn, in the viewport.
    QRect rectOf(TreeNode node) const;

    QSize sizeHint() const override { return {360, 160}; }
    QSize minimumSizeHint() const override { return {120, 66}; }

Q_SIGNALS:
    void nodeChosen(ui::TreeNode node);
    /// The last tree given is on the screen.
    void laidOut();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    struct Laid {
        std::shared_ptr<const TreeShape> shape;
        TreeLayout layout;
    };

    static std::shared_ptr<const Laid> laid(const std::shared_ptr<const TreeShape>& shape);
    void layOutBeside();
    void take(std::shared_ptr<const Laid> laid, int number);
    void adjustBars();
    void scrollToCurrent();
    TreeCell cellAt(QPoint position) const;
    QPoint centreOf(TreeCell cell) const;
    TreeNode neighbour(int key) const;
    TreeNode inColumn(TreeCell from, int step) const;
    void paintJoints(QPainter& painter, TreeCell from, TreeCell to) const;
    void paintRow(QPainter& painter, int row, TreeCell from, TreeCell to) const;
    void paintNode(QPainter& painter, TreeNode node, QPoint centre) const;

    TreeMaker m_make; ///< of the last tree given, if it is large
    int m_number = 0; ///< of the last tree given
    std::shared_ptr<const Laid> m_laid;
    int m_laidNumber = 0; ///< of the tree on the screen
    TreeNode m_current = noTreeNode;
    std::jthread m_thread;
    bool m_working = false;
};

} // namespace ui
