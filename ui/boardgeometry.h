// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/color.h"
#include "core/go/point.h"

#include <QPointF>
#include <QRect>
#include <QRectF>
#include <QSize>

#include <cstdint>
#include <optional>

namespace ui {

enum class Coordinates : std::uint8_t { Hidden, Shown };

/// Where the points of a board lie in a rectangle. Logical pixels; lines and cells fall on whole device
/// pixels. A value without any widget.
class BoardGeometry {
public:
    BoardGeometry() = default;
    /// The largest board of this size that fits the rectangle, in its middle.
    BoardGeometry(QSize room, go::BoardSize size, Coordinates coordinates, qreal devicePixelRatio = 1.0);

    go::BoardSize size() const { return m_size; }
    QSize room() const { return m_room; }
    Coordinates coordinates() const { return m_coordinates; }
    qreal devicePixelRatio() const { return m_ratio; }
    /// Distance of two lines.
    qreal cell() const { return m_cell; }
    /// The wooden face, its margin included.
    QRectF face() const;
    /// From the first line to the last.
    QRectF grid() const;
    QPointF centre(go::Point point) const;
    /// The point within 45 % of a cell, in both directions; nothing elsewhere.
    std::optional<go::Point> pointAt(QPointF position) const;
    /// The whole pixels that a stone, its shadow and its marks may touch.
    QRect pointRect(go::Point point) const;
    /// Centre of the place of the first or second stone that `side` lays outside the lines at its own lower
    /// right corner; White's is the upper left one. `place` is 0 or 1.
    QPointF signCentre(go::Color side, int place) const;
    /// Both places of `side`.
    QRect signRect(go::Color side) const;

    friend bool operator==(const BoardGeometry&, const BoardGeometry&) = default;

private:
    go::BoardSize m_size;
    QSize m_room;
    Coordinates m_coordinates = Coordinates::Shown;
    qreal m_ratio = 1.0;
    qreal m_cell = 0.0;
    QPointF m_origin; // the upper left point
};

} // namespace ui
