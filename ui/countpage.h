// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/command.h"
#include "core/exam/session.h"
#include "ui/boardgeometry.h"
#include "ui/boardtheme.h"
#include "ui/stonegroups.h"

#include <QWidget>

#include <cstdint>
#include <optional>

class QGridLayout;
class QLabel;

namespace ui {

class BoardWidget;
class CountTable;
class GroupList;
class RefereeDialog;
class StampedButton;

/// The end of the game: both agree on the dead stones (A10, A30, A33, A34).
class CountPage : public QWidget {
    Q_OBJECT
public:
    explicit CountPage(QWidget* parent = nullptr);

    /// Shows a session that is counting; in other phases the board is locked and nothing can be pressed.
    void setSession(const exam::Session& session);
    /// Whether the program is looking for dead stones at this moment.
    enum class Looking : std::uint8_t { No, Yes };
    /// What the program thinks of the position; nothing while it does not know.
    void setJudgement(const std::optional<go::DeadStones>& judged, Looking looking);
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
    void bringBack(quint64 stamp);
    void callReferee();
    void turn(const StoneGroup& group);
    void refresh();
    void showBoard();
    MarkedBoard marked() const;
    QString source(const exam::Counting& counting) const;
    void showButtons(const exam::Counting* counting);
    static QString order(const exam::Counting& counting);
    QString notice() const;

    exam::Session m_session;
    std::optional<go::DeadStones> m_judged;
    Looking m_looking = Looking::No;

    BoardWidget* m_board;
    QLabel* m_source;
    QLabel* m_order;
    QLabel* m_notice;
    GroupList* m_groups;
    CountTable* m_table;
    QLabel* m_result;
    go::PerSide<SideButtons> m_buttons;
    StampedButton* m_bringBack;
    StampedButton* m_callReferee;
    RefereeDialog* m_referee = nullptr; // while it is open
};

} // namespace ui
