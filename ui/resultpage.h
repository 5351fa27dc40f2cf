// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/command.h"
#include "core/exam/session.h"
#include "ui/boardgeometry.h"
#include "ui/boardtheme.h"

#include <QWidget>

class QFormLayout;
class QGridLayout;
class QLabel;
class QPushButton;

namespace ui {

class BoardWidget;
class Checklist;
class StampedButton;

/// The result sheet: the count as the referee states it, the signatures (A44), and what can be done next.
class ResultPage : public QWidget {
    Q_OBJECT
public:
    explicit ResultPage(QWidget* parent = nullptr);

    /// Shows a session that waits for signatures or is over.
    void setSession(const exam::Session& session);
    void setLook(BoardLook look);
    void setCoordinates(Coordinates coordinates);

Q_SIGNALS:
    /// `stamp` is QInputEvent::timestamp() in milliseconds; 0 where there is none.
    void wished(const exam::Command& command, quint64 stamp);
    /// To see how it was counted.
    void countWished();
    void exportWished();
    void reviewWished();
    void newGameWished();
    void closeWished();

private:
    struct SideButtons {
        StampedButton* sign = nullptr;
        StampedButton* recount = nullptr;
    };

    QWidget* makePanel();
    SideButtons makeButtons(go::Color color, QGridLayout& grid);
    QWidget* makeNext();
    void refresh();
    void appeal();
    void callReferee();
    void showBoard();
    void showSignatures();
    void showLines();

    exam::Session m_session;

    BoardWidget* m_board;
    QLabel* m_headline;
    QLabel* m_players;
    QFormLayout* m_lines;
    QLabel* m_comparison;
    QPushButton* m_count;
    QLabel* m_signing;
    QWidget* m_signatures;
    QPushButton* m_callReferee = nullptr; // before m_next, which holds it
    QWidget* m_next;
    Checklist* m_closing;
    go::PerSide<SideButtons> m_buttons;
};

} // namespace ui
