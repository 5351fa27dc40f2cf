// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/boardgeometry.h"
#include "ui/boardtheme.h"
#include "ui/reviewgame.h"
#include "ui/values.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QSlider;
class QTableView;
class QToolButton;

namespace ui {

class BoardWidget;
class MovesModel;

/// Looks through a game move by move.
class ReviewPage : public QWidget {
    Q_OBJECT
public:
    explicit ReviewPage(QWidget* parent = nullptr);

    /// Shows the game at its last move.
    void setGame(const ReviewGame& game);
    /// The number of moves on the board, 0 … moves().
    int ply() const { return m_ply; }
    int moves() const;
    const ReviewGame& game() const { return m_game; }
    /// Goes to the position after that many moves; beyond the ends, to the end.
    void setPly(int ply);
    void setLook(BoardLook look);
    void setCoordinates(Coordinates coordinates);
    void setMoveNumbers(Toggle numbers);

    BoardWidget* board() const { return m_board; }

Q_SIGNALS:
    void plyChanged(int ply);
    void exportWished();
    /// To count the position that is shown.
    void countWished();
    void closed();

private:
    QWidget* makePanel();
    QWidget* makeSteps();
    QWidget* makeFoot();
    void makeTable();
    void addKeys();
    void step(int by) { setPly(m_ply + by); }
    void refresh();
    QString clocksText() const;

    ReviewGame m_game;
    int m_ply = 0;
    Toggle m_numbers = Toggle::Off;

    BoardWidget* m_board;
    MovesModel* m_model;
    QTableView* m_table;
    QSlider* m_slider;
    QLabel* m_title;
    QLabel* m_players;
    QLabel* m_where;
    QLabel* m_captured;
    QLabel* m_clocks;
    QLabel* m_note;
    QLabel* m_result;
    std::vector<QToolButton*> m_back;
    std::vector<QToolButton*> m_forward;
};

} // namespace ui
