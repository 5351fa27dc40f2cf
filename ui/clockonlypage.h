// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/command.h"
#include "core/exam/decide.h"
#include "core/exam/session.h"
#include "ui/clockhalf.h"
#include "ui/refereeline.h"
#include "ui/stampedbutton.h"

#include <QLabel>
#include <QWidget>

#include <set>
#include <vector>

class QAction;
class QGridLayout;
class QToolButton;

namespace ui {

class RefereeDialog;

/// The clock beside a wooden board: two huge halves, one key or one half of the screen each, and the
/// referee's line with the actions of the hall between them. Shows a session and says what the people wish.
class ClockOnlyPage : public QWidget {
    Q_OBJECT
public:
    explicit ClockOnlyPage(QWidget* parent = nullptr);

    void setSession(const exam::Session& session);
    void setReadings(const go::PerSide<timing::Reading>& readings);
    void say(const LogEntry& entry);
    void setLog(const std::vector<LogEntry>& entries);
    void refuse(const exam::Refusal& refusal);
    void setSoundNote(const QString& note);

    /// Opposite: the halves lie above each other, White's upside down, for players who face each other.
    void setFacing(Facing facing);
    Facing facing() const { return m_facing; }
    /// Black on the left (below) or on the right (above).
    void swapSides();

    ClockHalf* half(go::Color side) const { return m_halves[side]; }
    RefereeLine* refereeLine() const { return m_line; }
    /// Start, pause or resume, whichever is possible.
    StampedButton* mainButton() const { return m_main; }
    RefereeDialog* refereeDialog() const { return m_referee; }

Q_SIGNALS:
    /// As of the table: what somebody wants, and the stamp of the hand.
    void wished(const exam::Command& command, quint64 stamp);
    void newGameWished();
    void closed();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeBar();
    QToolButton* makeView();
    void arrange();
    void relabel();
    void showHalves();
    void showBar();
    void touch(go::Color side, quint64 stamp);
    void advance(quint64 stamp);
    void resign();
    void end(quint64 stamp);
    void callReferee(quint64 stamp);

    exam::Session m_session;
    go::PerSide<timing::Reading> m_readings;
    Facing m_facing = Facing::Same;
    go::Color m_leftSide = go::Color::Black; ///< Opposite: the lower one
    std::set<int> m_down; ///< keys that have not been let go

    QGridLayout* m_layout = nullptr;
    QWidget* m_bar = nullptr;
    go::PerSide<ClockHalf*> m_halves;
    RefereeLine* m_line = nullptr;
    QLabel* m_moves = nullptr;
    QLabel* m_result = nullptr;
    QLabel* m_sound = nullptr;
    StampedButton* m_main = nullptr;
    StampedButton* m_minutes = nullptr;
    StampedButton* m_resign = nullptr;
    StampedButton* m_end = nullptr;
    StampedButton* m_callReferee = nullptr;
    StampedButton* m_again = nullptr;
    StampedButton* m_leave = nullptr;
    QToolButton* m_view = nullptr;
    QAction* m_face = nullptr;
    QAction* m_swap = nullptr;
    RefereeDialog* m_referee = nullptr;
};

} // namespace ui
