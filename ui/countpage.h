// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/command.h"
#include "core/exam/session.h"
#include "ui/boardgeometry.h"
#include "ui/boardtheme.h"

#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;

namespace ui {

class BoardWidget;
class CountTable;
class StampedButton;

/// The end of the game: both agree on the dead stones (A10, A30, A33, A34).
class CountPage : public QWidget {
    Q_OBJECT
public:
    explicit CountPage(QWidget* parent = nullptr);

    /// Shows a session that is counting; in other phases the board is locked and nothing can be pressed.
    void setSession(const exam::Session& session);
    /// Stones whose life the program is not sure of.
    void setDoubtful(const std::vector<go::Point>& stones);
    void setLook(BoardLook look);
    void setCoordinates(Coordinates coordinates);

    BoardWidget* board() const { return m_board; }

Q_SIGNALS:
    /// `stamp` is QInputEvent::timestamp() in milliseconds; 0 where there is none.
    void wished(const exam::Command& command, quint64 stamp);

private:
    struct SideButtons {
        StampedButton* confirm = nullptr;
        StampedButton* dispute = nullptr;
    };

    QWidget* makePanel();
    SideButtons makeButtons(go::Color color, QGridLayout& grid);
    void dispute(go::Color color, quint64 stamp);
    void refresh();
    void showBoard(const exam::Counting& counting);
    void showButtons(const exam::Counting* counting);
    static QString order(const exam::Counting& counting);
    QString notice(const exam::Counting& counting) const;

    exam::Session m_session;
    std::vector<go::Point> m_doubtful;

    BoardWidget* m_board;
    QLabel* m_source;
    QLabel* m_order;
    QLabel* m_notice;
    CountTable* m_table;
    QLabel* m_result;
    go::PerSide<SideButtons> m_buttons;
};

} // namespace ui
