// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/color.h"
#include "ui/boardgeometry.h"

#include <QColor>
#include <QPixmap>

#include <array>
#include <cstdint>

namespace ui {

/// How the board is drawn.
enum class BoardLook : std::uint8_t {
    Wood, ///< a kaya board
    Light, ///< pale maple
    Plain, ///< flat colours without shadows or grain
};

enum class WindowTone : std::uint8_t { Light, Dark };

/// Colours of what is drawn on the board.
struct BoardColors {
    QColor face;
    QColor line;
    QColor coordinate;
    QColor accent; ///< cursor, last move on the keyboard, doubtful chains
    QColor window; ///< around the board
};

/// The pictures of a board for one geometry, look and tone of the window: made once, then copied.
class BoardTheme {
public:
    /// Makes the pictures anew if anything differs from the last call.
    void prepare(const BoardGeometry& geometry, BoardLook look, const QColor& window);

    const BoardColors& colors() const { return m_colors; }
    BoardLook look() const { return m_look; }
    /// The empty board with its surroundings; covers the room of the geometry.
    const QPixmap& background() const { return m_background; }
    /// A stone without its shadow. `variant` chooses among stones of slightly different grain.
    const QPixmap& stone(go::Color color, int variant) const;
    /// The shadow of a stone, drawn before all stones.
    const QPixmap& shadow() const { return m_shadow; }
    /// Where a picture belongs whose middle is a point.
    static QPointF topLeft(const QPixmap& picture, QPointF centre);

    /// A stone as a picture of `diameter` logical pixels, for lids and signs.
    static QPixmap stonePicture(
        go::Color color, qreal diameter, qreal devicePixelRatio, BoardLook look, int variant);

    static constexpr int whiteVariants = 5;

private:
    void paintBackground(const BoardGeometry& geometry);
    void paintStones(const BoardGeometry& geometry);

    BoardGeometry m_geometry;
    BoardLook m_look = BoardLook::Wood;
    BoardColors m_colors;
    QPixmap m_background;
    QPixmap m_black;
    std::array<QPixmap, whiteVariants> m_white;
    QPixmap m_shadow;
};

/// The tone of a window's background.
WindowTone toneOf(const QColor& window);

} // namespace ui
