// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/point.h"
#include "ui/boardgeometry.h"

#include <QColor>
#include <QFont>
#include <QRect>
#include <QString>

class QPainter;

namespace ui {

/// Four corners around a point: seen on both colours and on the wood, hiding nothing. Stays within
/// BoardGeometry::pointRect().
void paintCursor(QPainter& painter, const BoardGeometry& geometry, go::Point point, const QColor& color);

/// Where a coordinate is shown while it is typed.
QRect typedRect(const BoardGeometry& geometry);
void paintTyped(QPainter& painter, const BoardGeometry& geometry, const QString& typed);

/// A few words beside a point, with a tip that shows which one; it never covers the point itself.
class SpeechBubble {
public:
    SpeechBubble(const BoardGeometry& geometry, go::Point point, const QString& words, const QFont& font);

    /// All pixels that paint() may touch.
    QRect bounds() const;
    void paint(QPainter& painter) const;

private:
    QString m_words;
    QFont m_font;
    QRect m_box;
    QPointF m_tip;
    int m_pad = 0;
};

} // namespace ui
