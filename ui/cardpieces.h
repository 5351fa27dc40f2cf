// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPixmap>
#include <QRect>

class QPainter;

namespace ui {

/// This font with a height in pixels, never too small to be drawn.
QFont sizedFont(QFont font, int pixels, QFont::Weight weight);

/// The lid of a bowl with captured stones in it, and their number in the painter's pen and font.
void paintLid(QPainter& painter, const QRect& area, const QPixmap& stone, int captured);

/// Warnings as cards (A60): `given` of `all`, side by side.
void paintWarningCards(QPainter& painter, const QRect& area, int given, int all);

} // namespace ui
