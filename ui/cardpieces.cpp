// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cardpieces.h"

#include <QPainter>
#include <QString>

#include <algorithm>
#include <array>

namespace ui {

QFont sizedFont(QFont font, int pixels, QFont::Weight weight)
{
    font.setPixelSize(std::max(6, pixels));
    font.setWeight(weight);
    return font;
}

void paintLid(QPainter& painter, const QRect& area, const QPixmap& stone, int captured)
{
    painter.drawText(area, Qt::AlignRight | Qt::AlignVCenter, QString::number(captured));
    painter.save();
    const int size = area.height() * 88 / 100;
    const QRectF lid(area.left(), area.center().y() - size / 2.0, size, size);
    painter.setPen(QPen(QColor(0x5c, 0x3a, 0x1c), 1));
    painter.setBrush(QColor(0xa8, 0x74, 0x42));
    painter.drawEllipse(lid);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0x7c, 0x50, 0x2a));
    painter.drawEllipse(lid.adjusted(size * 0.09, size * 0.09, -size * 0.09, -size * 0.09));
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const qreal small = size * 0.38;
    constexpr std::array places{
        QPointF(-0.19, 0.12), QPointF(0.18, 0.15), QPointF(-0.02, -0.19), QPointF(0.21, -0.16)};
    const int shown = std::min(static_cast<int>(places.size()), captured);
    for (int i = 0; i < shown; ++i) {
        const QPointF middle = lid.center() + places[static_cast<std::size_t>(i)] * size;
        painter.drawPixmap(QRectF(middle.x() - small / 2, middle.y() - small / 2, small, small), stone,
            QRectF(stone.rect()));
    }
    painter.restore();
}

void paintWarningCards(QPainter& painter, const QRect& area, int given, int all)
{
    const qreal step = static_cast<qreal>(area.width()) / all;
    const QSizeF card(step * 0.78, area.height() * 0.66);
    painter.setFont(sizedFont(painter.font(), static_cast<int>(card.height() * 0.7), QFont::Bold));
    for (int i = 0; i < all; ++i) {
        const QRectF place(QPointF(area.left() + step * i, area.center().y() - card.height() / 2), card);
        const bool filled = i < given;
        painter.setPen(QPen(QColor(0xb0, 0x82, 0x00), 1.4, filled ? Qt::SolidLine : Qt::DotLine));
        painter.setBrush(filled ? QBrush(QColor(0xf8, 0xcc, 0x2e)) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(place, 2, 2);
        if (filled) {
            painter.setPen(QColor(0x2a, 0x1e, 0x00));
            painter.drawText(place, Qt::AlignCenter, QStringLiteral("!"));
        }
    }
}

} // namespace ui
