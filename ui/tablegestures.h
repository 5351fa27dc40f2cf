// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/command.h"
#include "core/exam/session.h"
#include "ui/boardview.h"

#include <QObject>

#include <optional>

class QMouseEvent;
class QWidget;

namespace ui {

class BoardWidget;

/// What hands do at the table besides playing: stones laid as signs at the corners, seats left and taken, the
/// clock pressed with the space bar.
class TableGestures : public QObject {
    Q_OBJECT
public:
    /// Watches the board; questions are asked above `page`.
    TableGestures(BoardWidget& board, QWidget& page);

    /// What is shown now: a sign that was only begun is taken away.
    void setSession(const exam::Session& session);
    /// The signs with one that was only begun.
    go::PerSide<Sign> signsWith(go::PerSide<Sign> signs) const;
    /// Offers both players' seats at the pointer; what is chosen is wished.
    void offerSeats();
    /// Leaves the seat, or comes back.
    void changeSeat(go::Color side);

Q_SIGNALS:
    void wished(const exam::Command& command, quint64 stamp);
    /// A sign was begun or taken away.
    void signsChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// The corner outside the lines where this event is; nothing elsewhere.
    std::optional<go::Color> cornerAt(const QMouseEvent& event) const;
    void layOwn(go::Color side);
    void layOther(go::Color side, quint64 stamp);

    BoardWidget& m_board;
    QWidget& m_page;
    exam::Session m_session;
    std::optional<go::Color> m_begun; ///< has laid one own stone
    std::optional<go::Color> m_pressed;
};

} // namespace ui
