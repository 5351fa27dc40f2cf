// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeplot.h"
#include "ui/treeview.h"

#include <QElapsedTimer>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include <set>
#include <tuple>
#include <vector>

using ui::TreeNode;
using ui::TreeShape;

namespace {

/// A tree from the parent of each node; children in the order of their numbers.
TreeShape shapeOf(const std::vector<int>& parents)
{
    TreeShape shape;
    shape.entries.resize(parents.size());
    std::vector<TreeNode> last(parents.size(), ui::noTreeNode);
    for (std::size_t node = 0; node < parents.size(); ++node) {
        if (parents[node] < 0) {
            shape.root = static_cast<TreeNode>(node);
            continue;
        }
        const auto parent = static_cast<std::size_t>(parents[node]);
        const auto self = static_cast<TreeNode>(node);
        shape.entries[node].parent = static_cast<TreeNode>(parent);
        shape.entries[node].number = shape.entries[parent].number + 1;
        shape.entries[node].face
            = shape.entries[node].number % 2 == 1 ? ui::NodeFace::Black : ui::NodeFace::White;
        if (last[parent] == ui::noTreeNode)
            shape.entries[parent].firstChild = self;
        else
            shape.entries[last[parent]].nextSibling = self;
        last[parent] = self;
    }
    return shape;
}

/// A main line with a variation of changing length at every fourth move.
TreeShape wide(int nodes)
{
    std::vector<int> parents{-1};
    int main = 0;
    while (static_cast<int>(parents.size()) < nodes) {
        parents.push_back(main);
        const int next = static_cast<int>(parents.size()) - 1;
        if (next % 4 == 0) {
            int above = main;
            for (int i = 0; i < 5 + next % 17; ++i) {
                parents.push_back(above);
                above = static_cast<int>(parents.size()) - 1;
            }
        }
        main = next;
    }
    return shapeOf(parents);
}

QString cellText(const ui::TreeLayout& layout, TreeNode node)
{
    const auto cell = layout.cellOf(node);
    return cell ? QStringLiteral("%1,%2").arg(cell->column).arg(cell->row) : QStringLiteral("-");
}

} // namespace

class TstTreeView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theMainLineIsTheFirstRow();
    void variationsTakeTheFirstFreeRow();
    void nothingLiesOnAnythingElse();
    void everyNodeIsFoundWhereItLies();
    void largeTreesAreLaidOutInTime_data();
    void largeTreesAreLaidOutInTime();
    void aClickChoosesANode();
    void keysGoAlongTheTree();
    void theFirstPaintDoesNotWait();
    void theCurrentNodeIsInSight();
    void theCurrentNodeStaysInSight();
    void theTimePlotChoosesRows();
};

// 0–1–2–3–4, 5 beside 2 (5–6), 7 beside 4
void TstTreeView::theMainLineIsTheFirstRow()
{
    const ui::TreeLayout layout(shapeOf({-1, 0, 1, 2, 3}));
    QCOMPARE(layout.rows(), 1);
    QCOMPARE(layout.columns(), 5);
    QCOMPARE(cellText(layout, 4), QStringLiteral("4,0"));
    QCOMPARE(ui::TreeLayout(TreeShape{}).rows(), 0);
}

void TstTreeView::variationsTakeTheFirstFreeRow()
{
    const ui::TreeLayout layout(shapeOf({-1, 0, 1, 2, 3, 1, 5, 3}));
    QCOMPARE(cellText(layout, 7), QStringLiteral("4,1"));
    // It ends at column 3, where the other's joint stands.
    QCOMPARE(cellText(layout, 5), QStringLiteral("2,2"));
    QCOMPARE(cellText(layout, 6), QStringLiteral("3,2"));
    // A short one fits above.
    const ui::TreeLayout tight(shapeOf({-1, 0, 1, 2, 3, 1, 3}));
    QCOMPARE(cellText(tight, 6), QStringLiteral("4,1"));
    QCOMPARE(cellText(tight, 5), QStringLiteral("2,1"));
}

void TstTreeView::nothingLiesOnAnythingElse()
{
    std::uint32_t random = 7;
    for (int round = 0; round < 60; ++round) {
        std::vector<int> parents{-1};
        const int size = 5 + round * 9;
        for (int node = 1; node < size; ++node) {
            random = random * 1664525U + 1013904223U;
            const int back = static_cast<int>((random >> 16U) % 6U);
            parents.push_back(back < 4 ? node - 1 : std::max(0, node - 1 - back * 3));
        }
        const TreeShape shape = shapeOf(parents);
        const ui::TreeLayout layout(shape);
        std::set<std::pair<int, int>> taken;
        for (TreeNode node = 0; node < shape.entries.size(); ++node) {
            const auto cell = layout.cellOf(node);
            QVERIFY(cell);
            QVERIFY2(taken.emplace(cell->column, cell->row).second, "two nodes in one cell");
        }
        // Joints cross no node: below the parent, up to the row before the last variation.
        layout.joints({0, 0}, {layout.columns(), layout.rows()}, [&](const ui::TreeJoint& joint) {
            for (int row = joint.from + 1; row < joint.to; ++row)
                QVERIFY2(!taken.contains({joint.column, row}), "a joint runs through a node");
        });
        for (TreeNode node = 1; node < shape.entries.size(); ++node) {
            const auto cell = *layout.cellOf(node);
            const auto parent = *layout.cellOf(shape.entries[node].parent);
            QCOMPARE(cell.column, parent.column + 1);
            QVERIFY(cell.row >= parent.row);
        }
    }
}

void TstTreeView::everyNodeIsFoundWhereItLies()
{
    const TreeShape shape = wide(3000);
    const ui::TreeLayout layout(shape);
    for (TreeNode node = 0; node < shape.entries.size(); ++node)
        QCOMPARE(layout.nodeAt(*layout.cellOf(node)), std::optional(node));
    QVERIFY(!layout.nodeAt({layout.columns(), 0}));
    QVERIFY(!layout.nodeAt({0, 1}));
    QVERIFY(!layout.nodeAt({0, -1}));
}

void TstTreeView::largeTreesAreLaidOutInTime_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("300 000 nodes with variations") << 0;
    QTest::newRow("one line of 1 000 000") << 1;
    QTest::newRow("300 000 first moves") << 2;
    QTest::newRow("a comb: every variation in the last") << 3;
}

void TstTreeView::largeTreesAreLaidOutInTime()
{
    QFETCH(const int, kind);
    std::vector<int> parents{-1};
    if (kind == 1) {
        for (int node = 1; node < 1'000'000; ++node)
            parents.push_back(node - 1);
    } else if (kind == 2) {
        parents.resize(300'000, 0);
        parents[0] = -1;
    } else if (kind == 3) {
        int above = 0;
        while (parents.size() < 300'000) {
            parents.push_back(above);
            parents.push_back(above);
            above = static_cast<int>(parents.size()) - 1;
        }
    }
    const TreeShape shape = kind == 0 ? wide(300'000) : shapeOf(parents);
    QElapsedTimer timer;
    timer.start();
    const ui::TreeLayout layout(shape);
    qInfo("laid out in %lld ms: %d columns, %d rows", static_cast<long long>(timer.elapsed()),
        layout.columns(), layout.rows());
    QVERIFY(layout.columns() > 0);
}

void TstTreeView::aClickChoosesANode()
{
    ui::TreeView view;
    view.resize(400, 200);
    view.setTree(std::make_shared<TreeShape>(shapeOf({-1, 0, 1, 2, 3, 1, 5})));
    view.show();
    QSignalSpy chosen(&view, &ui::TreeView::nodeChosen);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.rectOf(6).center());
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].value<TreeNode>(), TreeNode{6});
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, {350, 150});
    QCOMPARE(chosen.size(), 1);
}

void TstTreeView::keysGoAlongTheTree()
{
    ui::TreeView view;
    view.resize(400, 200);
    view.setTree(std::make_shared<TreeShape>(shapeOf({-1, 0, 1, 2, 3, 1, 5})));
    view.setCurrent(2);
    connect(&view, &ui::TreeView::nodeChosen, &view, &ui::TreeView::setCurrent);
    const auto press = [&view](Qt::Key key) {
        QTest::keyClick(&view, key);
        return view.current();
    };
    QCOMPARE(press(Qt::Key_Down), TreeNode{5});
    QCOMPARE(press(Qt::Key_Right), TreeNode{6});
    QCOMPARE(press(Qt::Key_Up), TreeNode{3});
    QCOMPARE(press(Qt::Key_End), TreeNode{4});
    QCOMPARE(press(Qt::Key_Right), TreeNode{4});
    QCOMPARE(press(Qt::Key_Home), TreeNode{0});
    QCOMPARE(press(Qt::Key_Left), TreeNode{0});
}

void TstTreeView::theFirstPaintDoesNotWait()
{
    ui::TreeView view;
    view.resize(400, 200);
    QSignalSpy laidOut(&view, &ui::TreeView::laidOut);
    const auto shape = std::make_shared<const TreeShape>(wide(300'000));
    QElapsedTimer timer;
    timer.start();
    view.setTree(shape);
    view.setCurrent(200'000);
    view.show();
    view.grab();
    qInfo("first paint after %lld ms", static_cast<long long>(timer.elapsed()));
    QVERIFY(!view.isLaidOut());
    QTRY_VERIFY(view.isLaidOut());
    qInfo("on the screen after %lld ms", static_cast<long long>(timer.elapsed()));
    QVERIFY(view.viewport()->rect().contains(view.rectOf(200'000)));
    timer.restart();
    constexpr int steps = 200;
    for (int i = 0; i < steps; ++i) {
        view.horizontalScrollBar()->setValue(view.horizontalScrollBar()->value() - 97);
        view.verticalScrollBar()->setValue(i * 3);
        view.grab();
    }
    qInfo("one step of scrolling: %.2f ms", static_cast<double>(timer.elapsed()) / steps);
}

void TstTreeView::theCurrentNodeIsInSight()
{
    ui::TreeView view;
    view.resize(300, 150);
    const auto shape = std::make_shared<const TreeShape>(wide(2000));
    view.setTree(shape);
    view.show();
    for (const TreeNode node : {0U, 1999U, 700U, 5U}) {
        view.setCurrent(node);
        QVERIFY(view.viewport()->rect().contains(view.rectOf(node)));
    }
}

void TstTreeView::theCurrentNodeStaysInSight()
{
    ui::TreeView view;
    view.resize(300, 150);
    std::vector<int> line;
    for (int node = 0; node < 250; ++node) {
        line.push_back(node - 1);
    }
    view.setTree(std::make_shared<const TreeShape>(shapeOf(line)));
    view.show();
    view.setCurrent(249);
    view.resize(284, 150); // as when a scroll bar comes
    QVERIFY(view.viewport()->rect().contains(view.rectOf(249)));
    // What was scrolled away stays away.
    view.horizontalScrollBar()->setValue(0);
    view.resize(250, 150);
    QVERIFY(!view.viewport()->rect().intersects(view.rectOf(249)));
}

void TstTreeView::theTimePlotChoosesRows()
{
    using timing::Millis;
    ui::TimePlot plot;
    plot.resize(404, 200);
    QVERIFY(plot.isEmpty());
    QVERIFY(!plot.rowAt({10, 10}));
    plot.setMoves(
        {{}, {go::Color::Black, Millis{5'000}, false, {}}, {go::Color::White, Millis{65'000}, true, {}},
            {go::Color::Black, {}, false, QStringLiteral("byo-yomi")}});
    plot.show();
    QVERIFY(!plot.isEmpty());
    QSignalSpy chosen(&plot, &ui::TimePlot::rowChosen);
    QTest::mouseClick(&plot, Qt::LeftButton, {}, plot.columnOf(2).center().toPoint());
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].toInt(), 2);
    plot.setCurrent(2);
    QVERIFY(plot.accessibleDescription().contains(QStringLiteral("1:05")));
    QVERIFY(plot.accessibleDescription().contains(QStringLiteral("byo-yomi")));
}

QTEST_MAIN(TstTreeView)
#include "tst_treeview.moc"
