// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/treeview.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

constexpr int cell = 26;
constexpr int radius = 9;
constexpr std::size_t laidOutAtOnce = 20'000; ///< nodes; a few milliseconds

constexpr QColor blackStone(0x20, 0x20, 0x22);
constexpr QColor whiteStone(0xfb, 0xfa, 0xf6);

} // namespace

TreeView::TreeView(QWidget* parent) : QAbstractScrollArea(parent)
{
    setAccessibleName(tr("Tree of variations"));
    setFocusPolicy(Qt::StrongFocus);
    horizontalScrollBar()->setSingleStep(cell);
    verticalScrollBar()->setSingleStep(cell);
}

TreeView::~TreeView() = default;

const TreeLayout& TreeView::treeLayout() const
{
    static const TreeLayout none;
    return m_laid ? m_laid->layout : none;
}

std::shared_ptr<const TreeView::Laid> TreeView::laid(const std::shared_ptr<const TreeShape>& shape)
{
    return std::make_shared<const Laid>(Laid{shape, TreeLayout(*shape)});
}

void TreeView::setTree(std::shared_ptr<const TreeShape> shape)
{
    if (shape && shape->entries.size() > laidOutAtOnce) {
        setTreeLater([shape = std::move(shape)] { return shape; });
        return;
    }
    m_make = {};
    take(shape ? laid(shape) : nullptr, ++m_number);
}

void TreeView::setTreeLater(TreeMaker make)
{
    m_make = std::move(make);
    ++m_number;
    if (!m_working) {
        layOutBeside();
    }
}

void TreeView::layOutBeside()
{
    m_working = true;
    m_thread = std::jthread([this, make = m_make, number = m_number] {
        std::shared_ptr<const Laid> done = laid(make());
        QMetaObject::invokeMethod(
            this,
            [this, number, done = std::move(done)] {
                m_working = false;
                if (number == m_number) {
                    take(done, number);
                } else if (m_make) {
                    layOutBeside(); // it was changed meanwhile
                }
            },
            Qt::QueuedConnection);
    });
}

void TreeView::take(std::shared_ptr<const Laid> laid, int number)
{
    m_laid = std::move(laid);
    m_laidNumber = number;
    adjustBars();
    scrollToCurrent();
    viewport()->update();
    Q_EMIT laidOut();
}

void TreeView::setCurrent(TreeNode node)
{
    if (node == m_current) {
        return;
    }
    m_current = node;
    scrollToCurrent();
    viewport()->update();
}

void TreeView::adjustBars()
{
    const QSize room = viewport()->size();
    const TreeLayout& layout = treeLayout();
    horizontalScrollBar()->setRange(0, std::max(0, layout.columns() * cell - room.width()));
    horizontalScrollBar()->setPageStep(room.width());
    verticalScrollBar()->setRange(0, std::max(0, layout.rows() * cell - room.height()));
    verticalScrollBar()->setPageStep(room.height());
}

void TreeView::scrollToCurrent()
{
    const auto place = treeLayout().cellOf(m_current);
    if (!place) {
        return;
    }
    const auto reveal = [](QScrollBar& bar, int at) {
        const int before = at - 2 * cell;
        const int behind = at + 3 * cell - bar.pageStep();
        if (bar.value() > before || bar.value() < behind) {
            bar.setValue(bar.pageStep() > 6 * cell ? std::clamp(bar.value(), behind, before) : before);
        }
    };
    reveal(*horizontalScrollBar(), place->column * cell);
    reveal(*verticalScrollBar(), place->row * cell);
}

TreeCell TreeView::cellAt(QPoint position) const
{
    return {(position.x() + horizontalScrollBar()->value()) / cell,
        (position.y() + verticalScrollBar()->value()) / cell};
}

QPoint TreeView::centreOf(TreeCell place) const
{
    return {place.column * cell + cell / 2 - horizontalScrollBar()->value(),
        place.row * cell + cell / 2 - verticalScrollBar()->value()};
}

QRect TreeView::rectOf(TreeNode node) const
{
    const auto place = treeLayout().cellOf(node);
    if (!place) {
        return {};
    }
    return {centreOf(*place) - QPoint(cell / 2, cell / 2), QSize(cell, cell)};
}

void TreeView::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    if (!m_laid) {
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font());
    TreeCell from = cellAt(event->rect().topLeft());
    from.column = std::max(0, from.column - 1);
    from.row = std::max(0, from.row - 1);
    const TreeCell to = cellAt(event->rect().bottomRight() + QPoint(cell, 0));
    paintJoints(painter, from, to);
    for (int row = from.row; row <= to.row; ++row) {
        paintRow(painter, row, from, to);
    }
}

void TreeView::paintJoints(QPainter& painter, TreeCell from, TreeCell to) const
{
    painter.setPen(QPen(palette().color(QPalette::Mid), 1.4));
    m_laid->layout.joints(from, to, [&](const TreeJoint& joint) {
        const int top = std::max(joint.from, from.row - 1);
        const int bottom = std::min(joint.to - 1, to.row + 1);
        if (bottom > top) {
            painter.drawLine(centreOf({joint.column, top}), centreOf({joint.column, bottom}));
        }
    });
}

void TreeView::paintRow(QPainter& painter, int row, TreeCell from, TreeCell to) const
{
    const TreeLayout& layout = m_laid->layout;
    const auto runs = layout.runsOf(row);
    auto run = std::ranges::upper_bound(runs, from.column, {}, &TreeRun::column);
    if (run != runs.begin()) {
        --run;
    }
    for (; run != runs.end() && run->column <= to.column; ++run) {
        const auto nodes = layout.nodesOf(*run);
        const int last = std::min(to.column, run->column + static_cast<int>(nodes.size()) - 1);
        const int first = std::max(from.column, run->column);
        if (first > last) {
            continue;
        }
        painter.setPen(QPen(palette().color(QPalette::Mid), 1.4));
        if (first == run->column && row > 0) {
            painter.drawLine(centreOf({first - 1, row - 1}), centreOf({first, row}));
        }
        painter.drawLine(centreOf({first, row}), centreOf({last, row}));
        for (int column = first; column <= last; ++column) {
            paintNode(
                painter, nodes[static_cast<std::size_t>(column - run->column)], centreOf({column, row}));
        }
    }
}

void TreeView::paintNode(QPainter& painter, TreeNode node, QPoint centre) const
{
    const TreeEntry& entry = m_laid->shape->entries[node];
    if (node == m_current) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.setBrush(palette().color(QPalette::Highlight).lighter(150));
        painter.drawRoundedRect(
            QRect(centre - QPoint(cell / 2 - 1, cell / 2 - 1), QSize(cell - 2, cell - 2)), 4, 4);
    }
    const QColor line = palette().color(QPalette::WindowText);
    painter.setPen(QPen(line, entry.trial ? 1.6 : 1.0, entry.trial ? Qt::DotLine : Qt::SolidLine));
    switch (entry.face) {
    case NodeFace::Setup:
        painter.setBrush(palette().color(QPalette::Button));
        painter.drawRect(QRect(centre - QPoint(5, 5), QSize(10, 10)));
        break;
    case NodeFace::Black:
    case NodeFace::White: {
        const bool black = entry.face == NodeFace::Black;
        painter.setBrush(black ? blackStone : whiteStone);
        painter.drawEllipse(centre, radius, radius);
        painter.setPen(black ? whiteStone : blackStone);
        const QString words = entry.pass ? QStringLiteral("–") : QString::number(entry.number);
        QFont fitting = painter.font();
        fitting.setPixelSize(words.size() >= 4 ? radius - 3 : words.size() == 3 ? radius - 1 : radius + 1);
        painter.setFont(fitting);
        painter.drawText(
            QRect(centre - QPoint(cell, cell), QSize(2 * cell, 2 * cell)), Qt::AlignCenter, words);
        break;
    }
    }
    if (entry.comment) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(QPalette::Link));
        painter.drawEllipse(centre + QPoint(radius - 1, 1 - radius), 3, 3);
    }
}

void TreeView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    const bool wasInSight = QRect(QPoint(), event->oldSize()).intersects(rectOf(m_current));
    adjustBars();
    if (wasInSight) {
        scrollToCurrent(); // a scroll bar that appears takes its room from it
    }
}

void TreeView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        return;
    }
    if (const auto node = treeLayout().nodeAt(cellAt(event->position().toPoint()))) {
        Q_EMIT nodeChosen(*node);
    }
}

bool TreeView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange) {
        viewport()->update();
    }
    return QAbstractScrollArea::viewportEvent(event);
}

// The next node of the same column, in one direction.
TreeNode TreeView::inColumn(TreeCell from, int step) const
{
    for (int row = from.row + step; row >= 0 && row < treeLayout().rows(); row += step) {
        if (const auto node = treeLayout().nodeAt({from.column, row})) {
            return *node;
        }
    }
    return noTreeNode;
}

TreeNode TreeView::neighbour(int key) const
{
    const auto place = treeLayout().cellOf(m_current);
    if (!place) {
        return noTreeNode;
    }
    const auto& entries = m_laid->shape->entries;
    switch (key) {
    case Qt::Key_Left:
        return entries[m_current].parent;
    case Qt::Key_Right:
        return entries[m_current].firstChild;
    case Qt::Key_Up:
        return inColumn(*place, -1);
    case Qt::Key_Down:
        return inColumn(*place, 1);
    case Qt::Key_Home:
        return m_laid->shape->root;
    case Qt::Key_End: {
        TreeNode end = m_current;
        while (entries[end].firstChild != noTreeNode) {
            end = entries[end].firstChild;
        }
        return end;
    }
    default:
        return noTreeNode;
    }
}

void TreeView::keyPressEvent(QKeyEvent* event)
{
    if (event->modifiers() & ~Qt::KeypadModifier) {
        QAbstractScrollArea::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
        if (const TreeNode node = neighbour(event->key()); node != noTreeNode) {
            Q_EMIT nodeChosen(node);
        }
        return;
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

} // namespace ui
