// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/clockcard.h"

#include <QColor>
#include <QPalette>

namespace ui {

/// The colours of a clock, light or dark as the palette is.
struct ClockColors {
    QColor paper;
    QColor ink;
    QColor quiet;
    QColor frame;
    QColor running;
    QColor alarmEven;
    QColor alarmOdd;
};
ClockColors clockColors(const QPalette& palette, ClockState state);

/// `share` of b in a, 0–1.
QColor mixed(const QColor& a, const QColor& b, qreal share);

/// The colour of a figure in the last ten seconds; the usual ink before.
QColor figureInk(const ClockColors& colors, Alarm alarm, const QColor& usual);

} // namespace ui
