// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/color.h"
#include "ui/boardgeometry.h"
#include "ui/boardtheme.h"
#include "ui/boardview.h"

#include <QRect>

#include <vector>

class QPainter;

namespace ui {

/// What a board looks like at this moment, without any widget: for the screen and for pictures.
struct BoardScene {
    const BoardGeometry& geometry;
    const BoardTheme& theme;
    const std::vector<PointView>& points; ///< by index
    const go::PerSide<Sign>& signs;
    const std::vector<BoardLine>& lines;
};

/// Paints everything inside the rectangle, which must lie in the geometry's room. Sets the clip.
void paintBoard(QPainter& painter, const BoardScene& scene, const QRect& rectangle);

} // namespace ui
