// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/boardgeometry.h"
#include "ui/boardtheme.h"
#include "ui/countwalk.h"

#include <QTimer>
#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
class QSlider;
class QToolButton;

namespace ui {

class BoardWidget;

/// The count played step by step as a referee does it: forward, back, by itself, or at once to its end; and
/// the other side as a check.
class CountPlayer : public QWidget {
    Q_OBJECT
public:
    explicit CountPlayer(QWidget* parent = nullptr);

    /// Begins at the first step; it stands still.
    void setGame(const CountedGame& game);
    /// What the button says that leaves the count.
    void setLeaveText(const QString& text);
    /// A line below the result, such as what a record says; empty for none.
    void setRemark(const QString& remark);
    void setLook(BoardLook look);
    void setCoordinates(Coordinates coordinates);

    int step() const { return m_step; }
    int steps() const { return static_cast<int>(m_walk.size()); }
    void setStep(int step);
    bool isPlaying() const { return m_timer.isActive(); }
    void play();
    void stop();
    /// What the timer does while it plays.
    void advance();

    BoardWidget* board() const { return m_board; }

Q_SIGNALS:
    void left();

protected:
    void hideEvent(QHideEvent* event) override;

private:
    QWidget* makePanel();
    QWidget* makeSteps();
    QWidget* makeFoot();
    QToolButton* makeButton(const char* name, const char16_t* sign, const QString& words, QWidget* parent);
    void addKeys();
    void togglePlay();
    void chooseSide();
    void rebuild();
    void refresh();
    int last() const { return steps() - 1; }

    CountedGame m_game;
    std::vector<WalkStep> m_walk;
    int m_step = 0;
    QTimer m_timer;

    BoardWidget* m_board;
    QListWidget* m_list;
    QSlider* m_slider;
    QComboBox* m_side;
    QComboBox* m_speed;
    QLabel* m_words;
    QLabel* m_sum;
    QLabel* m_result;
    QLabel* m_margin;
    QLabel* m_remark;
    QToolButton* m_first = nullptr;
    QToolButton* m_back = nullptr;
    QToolButton* m_play = nullptr;
    QToolButton* m_next = nullptr;
    QToolButton* m_last = nullptr;
    QPushButton* m_leave = nullptr;
};

} // namespace ui
