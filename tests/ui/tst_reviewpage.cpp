// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/boardwidget.h"
#include "ui/findbar.h"
#include "ui/movesmodel.h"
#include "ui/reviewactions.h"
#include "ui/reviewpage.h"
#include "ui/reviewtools.h"
#include "ui/treeview.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using ui::ReviewNode;
using ui::ReviewPage;

namespace {

constexpr int lastRow = 20;

/// A page with a line of twenty moves; a wished row is shown, as the program does it.
class Shown : public ReviewPage {
public:
    Shown()
    {
        auto tree = std::make_shared<ui::TreeShape>();
        tree->root = 0;
        std::vector<ui::ReviewRow> rows;
        for (int row = 0; row <= lastRow; ++row) {
            const auto node = static_cast<ui::TreeNode>(row);
            const bool black = row % 2 == 1;
            tree->entries.push_back({row == 0 ? ui::noTreeNode : node - 1,
                row == lastRow ? ui::noTreeNode : node + 1, ui::noTreeNode, row,
                row == 0    ? ui::NodeFace::Setup
                    : black ? ui::NodeFace::Black
                            : ui::NodeFace::White});
            rows.push_back({node, row, {}, row == 0 ? QString() : QStringLiteral("E%1").arg(row), {}});
            if (row > 0)
                rows.back().color = black ? go::Color::Black : go::Color::White;
        }
        rows[1].time = QStringLiteral("0:05");
        setHead({QStringLiteral("Cup"), QStringLiteral("Wang 1级"), QStringLiteral("–"),
            QStringLiteral("Black wins")});
        setTree(tree);
        setLine(rows, {});
        connect(this, &ReviewPage::rowWished, this, &Shown::go);
        connect(
            this, &ReviewPage::nodeWished, this, [this](ui::TreeNode node) { go(static_cast<int>(node)); });
        go(lastRow);
    }

    void go(int row)
    {
        ReviewNode node;
        node.node = static_cast<ui::TreeNode>(row);
        node.row = row;
        node.board = ui::boardView(go::Board(go::BoardSize::square(9)));
        node.toPlay = row % 2 == 0 ? go::Color::Black : go::Color::White;
        node.where = QStringLiteral("Move %1").arg(row);
        node.taken = {1, 0};
        node.clocks = row == 1 ? QStringLiteral("0:55") : QString();
        node.said = row == 1 ? QStringLiteral("Byo-yomi begins") : QString();
        node.comment = row == 3 ? QStringLiteral("three") : QString();
        node.trial = row == 5;
        showNode(node);
    }
};

QString label(const ReviewPage& page, const char* name)
{
    return page.findChild<QLabel*>(QLatin1String(name))->text();
}

} // namespace

class TstReviewPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsWhatItIsGiven();
    void keysStepThroughTheGame_data();
    void keysStepThroughTheGame();
    void buttonsStopAtTheEnds();
    void sliderListAndTreeGoAlong();
    void timesAreInTheList();
    void notesAndClocksBelongToTheirMove();
    void aCommentIsWishedWhenItIsLeft();
    void pressesNameTheirPoint();
    void triedMovesCanBeKept();
    void theSearchIsAsked();
    void guessingHidesWhatComes();
    void anEmptyPageCanBeShown();
    void modelIsConsistent();
};

void TstReviewPage::showsWhatItIsGiven()
{
    const Shown page;
    QCOMPARE(page.moves(), lastRow);
    QCOMPARE(page.ply(), lastRow);
    QCOMPARE(label(page, "reviewTitle"), QStringLiteral("Cup"));
    QCOMPARE(label(page, "reviewResult"), QStringLiteral("Black wins"));
    QVERIFY(label(page, "reviewPlayers").contains(QStringLiteral("Wang 1级")));
    QCOMPARE(label(page, "moveText"), QStringLiteral("Move 20"));
    QCOMPARE(label(page, "capturedText"), QStringLiteral("Taken: Black 1, White 0"));
}

void TstReviewPage::keysStepThroughTheGame_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::newRow("home") << int{Qt::Key_Home} << 12 << 0;
    QTest::newRow("end") << int{Qt::Key_End} << 12 << 20;
    QTest::newRow("left") << int{Qt::Key_Left} << 12 << 11;
    QTest::newRow("right") << int{Qt::Key_Right} << 12 << 13;
    QTest::newRow("ten back") << int{Qt::Key_PageUp} << 12 << 2;
    QTest::newRow("ten on") << int{Qt::Key_PageDown} << 2 << 12;
    QTest::newRow("not before the beginning") << int{Qt::Key_PageUp} << 3 << 0;
    QTest::newRow("not beyond the end") << int{Qt::Key_Right} << 20 << 20;
}

void TstReviewPage::keysStepThroughTheGame()
{
    QFETCH(const int, key);
    QFETCH(const int, from);
    QFETCH(const int, to);
    Shown page;
    page.show();
    page.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    for (QWidget* place : {static_cast<QWidget*>(page.board()), static_cast<QWidget*>(page.tree()),
             static_cast<QWidget*>(page.findChild<QSlider*>())}) {
        page.go(from);
        place->setFocus();
        QTest::keyClick(place, static_cast<Qt::Key>(key));
        QCOMPARE(page.ply(), to);
    }
}

void TstReviewPage::buttonsStopAtTheEnds()
{
    Shown page;
    const auto press
        = [&page](const char* name) { page.findChild<QToolButton*>(QLatin1String(name))->click(); };
    QVERIFY(!page.findChild<QToolButton*>(QStringLiteral("nextButton"))->isEnabled());
    press("backButton");
    QCOMPARE(page.ply(), 19);
    press("back10Button");
    QCOMPARE(page.ply(), 9);
    press("firstButton");
    QCOMPARE(page.ply(), 0);
    QVERIFY(!page.findChild<QToolButton*>(QStringLiteral("backButton"))->isEnabled());
    press("next10Button");
    press("nextButton");
    QCOMPARE(page.ply(), 11);
    press("lastButton");
    QCOMPARE(page.ply(), 20);
}

void TstReviewPage::sliderListAndTreeGoAlong()
{
    Shown page;
    QSignalSpy wished(&page, &ReviewPage::rowWished);
    auto& slider = *page.findChild<QSlider*>();
    auto& list = *page.findChild<QTableView*>();
    slider.setValue(7);
    QCOMPARE(page.ply(), 7);
    QCOMPARE(list.currentIndex().row(), 7);
    QCOMPARE(page.tree()->current(), ui::TreeNode{7});
    list.setCurrentIndex(list.model()->index(3, 0));
    QCOMPARE(page.ply(), 3);
    QCOMPARE(slider.value(), 3);
    QCOMPARE(wished.size(), 2);
}

void TstReviewPage::timesAreInTheList()
{
    Shown page;
    const auto* model = page.findChild<QTableView*>()->model();
    const auto cell = [model](int line, int column) { return model->index(line, column).data().toString(); };
    QCOMPARE(model->rowCount(), 21);
    QCOMPARE(cell(0, ui::MovesModel::Move), QStringLiteral("Beginning"));
    QCOMPARE(cell(0, ui::MovesModel::Number), QString());
    QCOMPARE(cell(1, ui::MovesModel::Move), QStringLiteral("E1"));
    QCOMPARE(cell(1, ui::MovesModel::Time), QStringLiteral("0:05"));
    QCOMPARE(cell(3, ui::MovesModel::Time), QString());
}

void TstReviewPage::notesAndClocksBelongToTheirMove()
{
    Shown page;
    QCOMPARE(label(page, "noteText"), QString());
    page.go(1);
    QCOMPARE(label(page, "noteText"), QStringLiteral("Byo-yomi begins"));
    QCOMPARE(label(page, "clocksText"), QStringLiteral("0:55"));
    page.go(2);
    QCOMPARE(label(page, "noteText"), QString());
    QVERIFY(page.findChild<QLabel*>(QStringLiteral("clocksText"))->isHidden());
}

void TstReviewPage::aCommentIsWishedWhenItIsLeft()
{
    Shown page;
    page.show();
    page.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    auto& field = *page.findChild<QPlainTextEdit*>();
    QSignalSpy wished(&page, &ReviewPage::commentWished);
    page.go(3);
    QCOMPARE(field.toPlainText(), QStringLiteral("three"));
    field.setFocus();
    field.setPlainText(QStringLiteral("drei"));
    QCOMPARE(wished.size(), 0);
    page.go(4);
    QCOMPARE(wished.size(), 1);
    QCOMPARE(wished[0][0].value<ui::TreeNode>(), ui::TreeNode{3});
    QCOMPARE(wished[0][1].toString(), QStringLiteral("drei"));
    field.setPlainText(QStringLiteral("vier"));
    page.board()->setFocus();
    QCOMPARE(wished.size(), 2);
    page.go(5);
    QCOMPARE(wished.size(), 2);
}

void TstReviewPage::pressesNameTheirPoint()
{
    Shown page;
    page.show();
    QSignalSpy pressed(&page, &ReviewPage::pointWished);
    QTest::mouseClick(page.board(), Qt::LeftButton, {}, page.board()->pointRect({2, 3}).center());
    QCOMPARE(pressed.size(), 1);
    QCOMPARE(pressed[0][0].value<go::Point>(), (go::Point{2, 3}));
    QCOMPARE(page.board()->mode(), ui::BoardWidget::Mode::Play);
    page.findChild<QToolButton*>(QStringLiteral("toolSquare"))->click();
    QCOMPARE(page.tools()->tool(), ui::ReviewTool::Square);
    QCOMPARE(page.board()->mode(), ui::BoardWidget::Mode::Mark);
    // A typed coordinate is a press, too.
    page.board()->setFocus();
    QTest::keyClicks(page.board(), QStringLiteral("d4"));
    QTest::keyClick(page.board(), Qt::Key_Return);
    QTest::keyClick(page.board(), Qt::Key_Return);
    QVERIFY(pressed.size() >= 2);
    QCOMPARE(pressed.last()[0].value<go::Point>(), (go::Point{3, 5}));
}

void TstReviewPage::triedMovesCanBeKept()
{
    Shown page;
    page.show();
    auto& keep = *page.findChild<QPushButton*>(QStringLiteral("keepButton"));
    QVERIFY(!keep.isVisible());
    page.go(5);
    QVERIFY(keep.isVisible());
    QSignalSpy wished(page.actions(), &ui::ReviewActions::wished);
    keep.click();
    QCOMPARE(wished.size(), 1);
    QCOMPARE(wished[0][0].value<ui::ReviewAction>(), ui::ReviewAction::Keep);
    page.actions()->setEnabled(ui::ReviewAction::Undo, ui::Toggle::Off);
    QVERIFY(!page.actions()->action(ui::ReviewAction::Undo)->isEnabled());
}

void TstReviewPage::theSearchIsAsked()
{
    Shown page;
    page.show();
    QSignalSpy wished(page.findBar(), &ui::FindBar::findWished);
    QVERIFY(!page.findBar()->isVisible());
    page.findBar()->open();
    auto& field = *page.findChild<QLineEdit*>(QStringLiteral("findField"));
    QTest::keyClicks(&field, QStringLiteral("ladder"));
    QTest::keyClick(&field, Qt::Key_Return);
    QCOMPARE(wished.size(), 1);
    QCOMPARE(wished[0][0].toString(), QStringLiteral("ladder"));
    QTest::keyClick(&field, Qt::Key_Escape);
    QVERIFY(!page.findBar()->isVisible());
}

void TstReviewPage::guessingHidesWhatComes()
{
    Shown page;
    page.show();
    page.setGuessing(ui::Toggle::On);
    QVERIFY(!page.tree()->isVisible());
    page.setGuessing(ui::Toggle::Off);
    QVERIFY(page.tree()->isVisible());
}

void TstReviewPage::anEmptyPageCanBeShown()
{
    ReviewPage page;
    page.show();
    QCOMPARE(page.moves(), 0);
    QCOMPARE(page.ply(), 0);
    page.findChild<QToolButton*>(QStringLiteral("lastButton"))->click();
    QCOMPARE(page.ply(), 0);
}

void TstReviewPage::modelIsConsistent()
{
    ui::MovesModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRows({{}, {1, 1, go::Color::Black, QStringLiteral("E1"), {}}});
    QCOMPARE(model.index(1, ui::MovesModel::Move).data(Qt::AccessibleTextRole).toString(),
        QStringLiteral("Black E1"));
    model.setRows({{}});
    QCOMPARE(model.rowCount(), 1);
}

QTEST_MAIN(TstReviewPage)
#include "tst_reviewpage.moc"
