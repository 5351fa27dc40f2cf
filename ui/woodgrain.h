// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QSize>

namespace ui {

/// The colours of a plank.
struct WoodColors {
    QColor early; ///< the pale wood between the rings
    QColor late; ///< the dark of a ring
    qreal contrast = 1.0; ///< 0 is one flat colour
};

/// Straight-grained wood, the rings running from top to bottom. The same plank for the same arguments;
/// `cell` in pixels sets its scale.
QImage woodGrain(QSize pixels, qreal cell, const WoodColors& colors);

} // namespace ui
