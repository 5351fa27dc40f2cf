// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/seriesrow.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QTableView;

namespace ui {

class RoundsModel;

/// One series: its rounds, what is still needed, the next game, the verdict.
class SeriesPage : public QWidget {
    Q_OBJECT
public:
    explicit SeriesPage(QWidget* parent = nullptr);

    /// The selection stays on the same round; a new series begins at the next one to be played.
    void setSeries(const SeriesRow& row);
    const SeriesRow& series() const { return m_row; }

Q_SIGNALS:
    /// The game of this round, numbered from 1, is to begin.
    void gameWished(int number);
    /// A game of the archive is to be gone on with or looked through.
    void openWished(qint64 game);
    /// What a round is, entered by hand.
    void roundEntered(int number, const exam::Round& round);
    void sheetWished();
    void printWished();
    void closed();

private:
    QWidget* makeHead();
    void makeTable();
    QWidget* makeActions();
    /// From 0.
    std::optional<std::size_t> current() const;
    void playNext();
    void openGame();
    void enter();
    void refresh();

    SeriesRow m_row;
    RoundsModel* m_model;
    QLabel* m_title;
    QLabel* m_facts;
    QLabel* m_verdict;
    QLabel* m_standing;
    QTableView* m_table;
    QPushButton* m_openGame;
    QPushButton* m_enter;
    QPushButton* m_next;
};

} // namespace ui
