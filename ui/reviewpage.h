// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/boardgeometry.h"
#include "ui/boardtheme.h"
#include "ui/reviewvalues.h"
#include "ui/timeplot.h"
#include "ui/values.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <vector>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QSlider;
class QTableView;
class QTabWidget;
class QToolButton;

namespace ui {

class BoardWidget;
class DiskBar;
class FindBar;
class MovesModel;
class ReviewActions;
class ReviewTools;
class TreeView;

/// Looks through a record: board, tree of variations, moves, time, comment. It shows what it is given and
/// says what is wished.
class ReviewPage : public QWidget {
    Q_OBJECT
public:
    explicit ReviewPage(QWidget* parent = nullptr);
    ~ReviewPage() override;

    void setHead(const ReviewHead& head);
    /// The games of the file; one is no choice.
    void setGames(const QStringList& names, int current);
    void setTree(std::shared_ptr<const TreeShape> tree);
    /// The same, made on a thread of its own; until then the last one stands.
    void setTreeLater(std::function<std::shared_ptr<const TreeShape>()> make);
    /// The line that the steps go along, with one plotted move for each row.
    void setLine(std::vector<ReviewRow> rows, std::vector<PlottedMove> times);
    /// Shows a node of the tree and of the line.
    void showNode(const ReviewNode& node);
    /// While moves are guessed, what would give them away is hidden.
    void setGuessing(Toggle guessing);
    void setLook(BoardLook look);
    void setCoordinates(Coordinates coordinates);

    const ReviewNode& node() const { return m_node; }
    /// The row of the line that is shown, 0 … moves().
    int ply() const { return m_node.row; }
    int moves() const;
    /// Takes over what is being written as a comment; for what is done without leaving its field.
    void leaveComment();
    BoardWidget* board() const { return m_board; }
    ReviewActions* actions() const { return m_actions; }
    ReviewTools* tools() const { return m_tools; }
    FindBar* findBar() const { return m_find; }
    DiskBar* diskBar() const { return m_disk; }
    TreeView* tree() const { return m_tree; }

Q_SIGNALS:
    void nodeWished(ui::TreeNode node);
    void rowWished(int row);
    void pointWished(go::Point point);
    /// The comment of a node was changed and left.
    void commentWished(ui::TreeNode node, const QString& comment);
    void gameWished(int game);
    void exportWished();
    /// To count the position that is shown.
    void countWished();
    void closed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makePanel();
    QWidget* makeTabs();
    QWidget* makeWhere();
    QWidget* makeSteps();
    QWidget* makeFoot();
    void makeTable();
    void makeComment();
    void addKeys();
    void step(int by);
    QString comment() const;

    ReviewNode m_node;
    QString m_commentShown;

    BoardWidget* m_board;
    ReviewActions* m_actions;
    ReviewTools* m_tools;
    FindBar* m_find;
    DiskBar* m_disk;
    MovesModel* m_model;
    QTabWidget* m_tabs;
    TreeView* m_tree;
    QTableView* m_table;
    TimePlot* m_plot;
    QSlider* m_slider;
    QComboBox* m_games;
    QLabel* m_title;
    QLabel* m_players;
    QLabel* m_result;
    QLabel* m_where;
    QLabel* m_captured;
    QLabel* m_clocks;
    QLabel* m_said;
    QPlainTextEdit* m_comment;
    std::vector<QToolButton*> m_back;
    std::vector<QToolButton*> m_forward;
};

} // namespace ui
