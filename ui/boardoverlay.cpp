// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/boardoverlay.h"

#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace ui {

void paintCursor(QPainter& painter, const BoardGeometry& geometry, go::Point point, const QColor& color)
{
    const qreal outer = geometry.cell() * 0.5;
    const qreal arm = geometry.cell() * 0.22;
    const QPointF middle = geometry.centre(point);
    QPainterPath corners;
    for (const QPointF direction : {QPointF(-1, -1), QPointF(1, -1), QPointF(1, 1), QPointF(-1, 1)}) {
        const QPointF corner = middle + direction * outer;
        corners.moveTo(corner - QPointF(direction.x() * arm, 0));
        corners.lineTo(corner);
        corners.lineTo(corner - QPointF(0, direction.y() * arm));
    }
    const qreal width = std::max(2.0, geometry.cell() * 0.08);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::white, width + 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawPath(corners);
    painter.setPen(QPen(color, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawPath(corners);
}

QRect typedRect(const BoardGeometry& geometry)
{
    const int height = std::max(28, static_cast<int>(geometry.cell() * 1.5));
    const QPoint middle = geometry.grid().center().toPoint();
    const int bottom = static_cast<int>(geometry.grid().bottom());
    return {middle.x() - height * 3 / 2, bottom - height, height * 3, height};
}

void paintTyped(QPainter& painter, const BoardGeometry& geometry, const QString& typed)
{
    const QRectF box = QRectF(typedRect(geometry)).adjusted(1, 1, -1, -1);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(24, 20, 16, 225));
    painter.drawRoundedRect(box, 6, 6);
    QFont larger = painter.font();
    larger.setBold(true);
    larger.setPixelSize(static_cast<int>(box.height() * 0.6));
    painter.setFont(larger);
    painter.setPen(QColor(0xff, 0xf4, 0xdd));
    painter.drawText(box, Qt::AlignCenter, typed + QChar(u'▏'));
}

SpeechBubble::SpeechBubble(
    const BoardGeometry& geometry, go::Point point, const QString& words, const QFont& font)
    : m_words(words)
    , m_font(font)
    , m_tip(geometry.centre(point))
    , m_pad(static_cast<int>(geometry.cell() * 0.3) + 5)
{
    m_font.setPixelSize(std::max(13, static_cast<int>(geometry.cell() * 0.46)));
    const QSize room = geometry.room();
    const int widest = std::max(160, room.width() * 2 / 5);
    const QRect text = QFontMetrics(m_font).boundingRect(
        QRect(0, 0, widest, room.height()), static_cast<int>(Qt::TextWordWrap), m_words);
    m_box = QRect(QPoint(0, 0), text.size() + QSize(2 * m_pad, m_pad + 6));
    const QRect place = geometry.pointRect(point);
    if (place.center().x() < room.width() / 2) {
        m_box.moveLeft(place.right() + m_pad);
    } else {
        m_box.moveRight(place.left() - m_pad);
    }
    const int lowest = std::max(2, room.height() - m_box.height() - 2);
    m_box.moveTop(std::clamp(place.center().y() - m_box.height() / 2, 2, lowest));
}

QRect SpeechBubble::bounds() const { return m_box.adjusted(-m_pad - 3, -3, m_pad + 3, 3); }

void SpeechBubble::paint(QPainter& painter) const
{
    const QRectF box = QRectF(m_box).adjusted(0.5, 0.5, -0.5, -0.5);
    const bool onTheRight = box.left() > m_tip.x();
    const qreal half = m_pad * 0.5;
    const QPointF root(onTheRight ? box.left() + 1 : box.right() - 1,
        std::clamp(m_tip.y(), box.top() + half + 6, std::max(box.top() + half + 6, box.bottom() - half - 6)));
    QPainterPath tip(root - QPointF(0, half));
    tip.lineTo(root + QPointF(onTheRight ? -m_pad : m_pad, 0));
    tip.lineTo(root + QPointF(0, half));
    tip.closeSubpath();
    QPainterPath shape;
    shape.addRoundedRect(box, 7, 7);
    painter.setPen(QPen(QColor(0x6b, 0x1c, 0x14), 1.4));
    painter.setBrush(QColor(0xff, 0xfa, 0xee));
    painter.drawPath(shape.united(tip));
    painter.setFont(m_font);
    painter.setPen(QColor(0x22, 0x18, 0x12));
    painter.drawText(box, static_cast<int>(Qt::AlignCenter) | static_cast<int>(Qt::TextWordWrap), m_words);
}

} // namespace ui
