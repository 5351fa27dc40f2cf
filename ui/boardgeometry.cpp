// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/boardgeometry.h"

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

// All in cells.
constexpr qreal margin = 1.4; // holds coordinates and signs
constexpr qreal outside = 0.22; // room for the board's own shadow
constexpr qreal hitRadius = 0.45;
constexpr qreal paintRadius = 0.64;
constexpr qreal signDistance = 0.9;
constexpr qreal signSpacing = 0.88;

} // namespace

BoardGeometry::BoardGeometry(QSize room, go::BoardSize size, Coordinates coordinates, qreal devicePixelRatio)
    : m_size(size)
    , m_room(room)
    , m_coordinates(coordinates)
    , m_ratio(devicePixelRatio)
{
    const qreal around = 2 * (margin + outside);
    const qreal across = size.columns - 1 + around;
    const qreal down = size.rows - 1 + around;
    const qreal wanted = std::min(room.width() / across, room.height() / down);
    m_cell = std::max(1.0, std::floor(wanted * m_ratio)) / m_ratio;
    const auto centred = [this](int extent, int lines) {
        return std::round((extent - (lines - 1) * m_cell) / 2 * m_ratio) / m_ratio;
    };
    m_origin = {centred(room.width(), size.columns), centred(room.height(), size.rows)};
}

QRectF BoardGeometry::face() const
{
    const qreal wide = std::round(margin * m_cell * m_ratio) / m_ratio;
    return grid().adjusted(-wide, -wide, wide, wide);
}

QRectF BoardGeometry::grid() const
{
    return {m_origin, QSizeF((m_size.columns - 1) * m_cell, (m_size.rows - 1) * m_cell)};
}

QPointF BoardGeometry::centre(go::Point point) const
{
    return m_origin + QPointF(point.x * m_cell, point.y * m_cell);
}

std::optional<go::Point> BoardGeometry::pointAt(QPointF position) const
{
    if (m_cell <= 0.0) {
        return std::nullopt;
    }
    const QPointF scaled = (position - m_origin) / m_cell;
    const qreal x = std::round(scaled.x());
    const qreal y = std::round(scaled.y());
    const bool near = std::abs(scaled.x() - x) <= hitRadius && std::abs(scaled.y() - y) <= hitRadius;
    if (!near || x < 0 || y < 0 || x >= m_size.columns || y >= m_size.rows) {
        return std::nullopt;
    }
    return go::Point{static_cast<std::uint8_t>(x), static_cast<std::uint8_t>(y)};
}

QRect BoardGeometry::pointRect(go::Point point) const
{
    const qreal radius = paintRadius * m_cell;
    const QPointF middle = centre(point);
    return QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius).toAlignedRect();
}

QPointF BoardGeometry::signCentre(go::Color side, int place) const
{
    // A33: each side's own lower right; the player of White sits on the other side of the board.
    const QPointF outward = QPointF(signDistance - place * signSpacing, signDistance) * m_cell;
    return side == go::Color::Black ? grid().bottomRight() + outward : grid().topLeft() - outward;
}

QRect BoardGeometry::signRect(go::Color side) const
{
    const qreal radius = paintRadius * m_cell;
    const QPointF first = signCentre(side, 0);
    const QPointF second = signCentre(side, 1);
    return QRectF(first, second).normalized().adjusted(-radius, -radius, radius, radius).toAlignedRect();
}

} // namespace ui
