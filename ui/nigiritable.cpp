// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/nigiritable.h"

#include "ui/boardtheme.h"
#include "ui/style.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace ui {

namespace {

const QColor wood(0xdd, 0xb2, 0x6a);
const QColor grain(0xb8, 0x8a, 0x45);
const QColor skin(0xe9, 0xc3, 0xa2);
const QColor edge(0x8a, 0x5f, 0x43);

constexpr int pairsInRow = 8;

void paintStone(QPainter& painter, go::Color color, const QPointF& centre, qreal diameter, int variant)
{
    const qreal ratio = painter.device()->devicePixelRatioF();
    const auto picture = BoardTheme::stonePicture(color, diameter, ratio, BoardLook::Wood, variant);
    painter.drawPixmap(BoardTheme::topLeft(picture, centre), picture);
}

} // namespace

NigiriTable::NigiriTable(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void NigiriTable::setState(const State& state)
{
    if (state == m_state)
        return;
    m_state = state;
    update();
}

QSize NigiriTable::sizeHint() const { return {720, 280}; }
QSize NigiriTable::minimumSizeHint() const { return {420, 180}; }

void NigiriTable::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF board = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setPen(QPen(grain, 1));
    painter.setBrush(wood);
    painter.drawRoundedRect(board, 10, 10);

    const qreal stone = std::min({56.0, board.width() / (pairsInRow * 2 + 5), board.height() / 6});
    const QRectF upper(board.left(), board.top(), board.width(), board.height() * 0.66);
    const QRectF lower(board.left(), upper.bottom(), board.width(), board.height() - upper.height());
    if (m_state.hand == Hand::Closed) {
        paintHand(painter, upper);
    } else {
        paintPairs(painter, upper, stone);
    }
    paintShown(painter, lower, stone);
}

void NigiriTable::paintHand(QPainter& painter, const QRectF& room) const
{
    // A fist seen from above: the back of the hand, four knuckles and the thumb laid over them.
    const qreal size = std::min(room.height() * 0.8, 150.0);
    painter.save();
    painter.translate(room.center().x() - size / 2, room.center().y() - size * 0.42);
    painter.setPen(QPen(edge, 1.5));
    painter.setBrush(skin);
    painter.drawRoundedRect(
        QRectF(size * 0.18, -size * 0.1, size * 0.64, size * 0.42), size * 0.12, size * 0.12);
    for (int finger = 0; finger < 4; ++finger) {
        painter.drawRoundedRect(QRectF(size * (0.08 + 0.21 * finger), size * 0.22, size * 0.21, size * 0.56),
            size * 0.1, size * 0.1);
    }
    painter.drawRoundedRect(QRectF(size * 0.14, size * 0.62, size * 0.5, size * 0.2), size * 0.1, size * 0.1);
    painter.restore();
}

void NigiriTable::paintPairs(QPainter& painter, const QRectF& room, qreal stone) const
{
    const int pairs = (m_state.inHand + 1) / 2;
    const int columns = std::min(pairs, pairsInRow);
    const qreal step = stone * 2.3;
    const int rows = (pairs + pairsInRow - 1) / pairsInRow;
    const qreal left = room.center().x() - step * (columns - 1) / 2;
    const qreal top = room.center().y() - stone * 1.3 * (rows - 1) / 2;
    for (int i = 0; i < m_state.inHand; ++i) {
        const int pair = i / 2;
        const bool alone = i + 1 == m_state.inHand && m_state.inHand % 2 == 1;
        const qreal shift = alone ? 0 : (i % 2 == 0 ? -stone / 2 : stone / 2);
        const int row = pair / pairsInRow;
        const QPointF centre(left + step * (pair % pairsInRow) + shift, top + stone * 1.3 * row);
        paintStone(painter, go::Color::White, centre, stone, i % BoardTheme::whiteVariants);
    }
}

void NigiriTable::paintShown(QPainter& painter, const QRectF& room, qreal stone) const
{
    for (int i = 0; i < m_state.shown; ++i) {
        paintStone(painter, go::Color::Black,
            room.center() + QPointF((i - (m_state.shown - 1) / 2.0) * stone * 1.15, 0), stone, i);
    }
}

} // namespace ui
