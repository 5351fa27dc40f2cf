// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tablegestures.h"

#include "ui/ask.h"
#include "ui/boardwidget.h"
#include "ui/texts.h"

#include <QCursor>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>

#include <utility>
#include <variant>

namespace ui {

TableGestures::TableGestures(BoardWidget& board, QWidget& page) : QObject(&page), m_board(board), m_page(page)
{
    board.installEventFilter(this);
}

void TableGestures::setSession(const exam::Session& session)
{
    m_session = session;
    m_begun.reset();
}

go::PerSide<Sign> TableGestures::signsWith(go::PerSide<Sign> signs) const
{
    if (m_begun && signs[*m_begun] == Sign::None) {
        signs[*m_begun] = Sign::OneOwn;
    }
    return signs;
}

std::optional<go::Color> TableGestures::cornerAt(const QMouseEvent& event) const
{
    for (const go::Color side : go::bothColors) {
        const BoardGeometry& geometry = m_board.geometryOfBoard();
        if (geometry.signRect(side).contains(event.position().toPoint())
            && !geometry.pointAt(event.position())) {
            return side;
        }
    }
    return std::nullopt;
}

bool TableGestures::eventFilter(QObject* watched, QEvent* event)
{
    const bool running = std::holds_alternative<exam::Running>(m_session.phase);
    const bool space = (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress)
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space;
    if (space && running && exam::isByHand(m_session.setup)) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (event->type() == QEvent::KeyPress && !key->isAutoRepeat()) {
            Q_EMIT wished(exam::PressClock{exam::sideToMove(m_session)}, key->timestamp());
        }
        event->accept();
        return true;
    }
    if (running && event->type() == QEvent::MouseButtonPress) {
        m_pressed = cornerAt(*static_cast<QMouseEvent*>(event));
    } else if (running && event->type() == QEvent::MouseButtonRelease) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        const auto pressed = std::exchange(m_pressed, std::nullopt);
        if (pressed && pressed == cornerAt(*mouse)) {
            if (mouse->button() == Qt::LeftButton) {
                layOwn(*pressed);
            } else if (mouse->button() == Qt::RightButton) {
                layOther(*pressed, mouse->timestamp());
            }
        }
    }
    return QObject::eventFilter(watched, event);
}

void TableGestures::layOwn(go::Color side)
{
    if (m_begun != side) {
        m_begun = side;
        Q_EMIT signsChanged();
        return;
    }
    const Question question{tr("Resign"), tr("%1 resigns and loses the game?").arg(texts::side(side)),
        tr("Resign"), tr("Play on")};
    const bool resigns = ask(&m_page, question);
    m_begun.reset();
    Q_EMIT signsChanged();
    if (resigns) {
        Q_EMIT wished(exam::Resign{side}, 0); // A31
    }
}

void TableGestures::layOther(go::Color side, quint64 stamp)
{
    const auto* running = std::get_if<exam::Running>(&m_session.phase);
    if (running != nullptr && running->endProposedBy == go::opponent(side)) {
        Q_EMIT wished(exam::AgreeEnd{side}, stamp);
    } else {
        Q_EMIT wished(exam::ProposeEnd{side}, stamp); // A33
    }
}

void TableGestures::changeSeat(go::Color side)
{
    if (m_session.away[side]) {
        Q_EMIT wished(exam::TakeSeat{side}, 0);
    } else {
        Q_EMIT wished(exam::LeaveSeat{side}, 0);
    }
}

void TableGestures::offerSeats()
{
    auto* menu = new QMenu(&m_page);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const go::Color side : go::bothColors) {
        const QString words
            = m_session.away[side] ? tr("%1 is back", "in the seat") : tr("%1 leaves the seat", "offered");
        menu->addAction(words.arg(texts::side(side)), this, [this, side] { changeSeat(side); });
    }
    menu->popup(QCursor::pos());
}

} // namespace ui
