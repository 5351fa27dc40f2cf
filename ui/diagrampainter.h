// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/boardgeometry.h"
#include "ui/boardview.h"

#include <QRectF>

class QPainter;

namespace ui {

/// Draws a board black on white in lines and circles, for paper and for vector pictures: the largest square
/// that fits the middle of the rectangle. Numbers, marks, labels, lines, territory and dead stones are drawn
/// as on the screen.
void paintDiagram(QPainter& painter, const QRectF& room, const BoardView& view, Coordinates coordinates);

} // namespace ui
