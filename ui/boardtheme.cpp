// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/boardtheme.h"

#include "ui/woodgrain.h"

#include <QFont>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>
#include <string>

namespace ui {

namespace {

constexpr qreal stoneShare = 0.97; // of a cell
constexpr qreal shadowShare = 1.3; // picture of the shadow, of a stone
constexpr int darkBelow = 110; // lightness of a window

int lineWidthOf(qreal cell, qreal ratio) { return std::max(1, static_cast<int>(cell * ratio / 30)); }

// Lines lie on whole device pixels; a stone must have the same parity to sit exactly on a crossing.
int stonePixels(qreal cell, qreal ratio)
{
    const int pixels = static_cast<int>(std::lround(cell * ratio));
    int diameter = std::max(3, static_cast<int>(std::lround(cell * ratio * stoneShare)));
    if ((diameter - lineWidthOf(cell, ratio)) % 2 != 0) {
        diameter += diameter < pixels ? 1 : -1;
    }
    return diameter;
}

QPixmap emptyPicture(int pixels, qreal ratio)
{
    QPixmap picture(pixels, pixels);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    return picture;
}

void paintShell(QPainter& painter, qreal diameter, int variant)
{
    // The grain of a shell: slightly bent parallel lines, each stone turned another way.
    painter.save();
    QPainterPath round;
    round.addEllipse(QRectF(0, 0, diameter, diameter).adjusted(1, 1, -1, -1));
    painter.setClipPath(round);
    painter.translate(diameter / 2, diameter / 2);
    painter.rotate(35.0 + 67.0 * variant);
    const int lines = 7 + variant % 3;
    for (int i = 0; i < lines; ++i) {
        const qreal at = diameter * ((i + 0.5) / lines - 0.5);
        QPainterPath bow(QPointF(-diameter / 2, at));
        bow.quadTo(QPointF(0, at + diameter * (0.10 + 0.02 * variant)), QPointF(diameter / 2, at));
        painter.setPen(QPen(QColor(150, 138, 112, i % 2 == 0 ? 24 : 14), diameter * 0.022));
        painter.drawPath(bow);
    }
    painter.restore();
}

QRadialGradient stoneGradient(go::Color color, qreal diameter)
{
    const QPointF middle(diameter / 2, diameter / 2);
    const QPointF light = middle + QPointF(-0.22, -0.26) * diameter;
    if (color == go::Color::Black) {
        QRadialGradient gradient(middle + QPointF(-0.06, -0.08) * diameter, diameter * 0.62, light);
        gradient.setColorAt(0.0, QColor(0x6c, 0x70, 0x74));
        gradient.setColorAt(0.22, QColor(0x4a, 0x4d, 0x50));
        gradient.setColorAt(0.62, QColor(0x23, 0x25, 0x27));
        gradient.setColorAt(1.0, QColor(0x0b, 0x0c, 0x0d));
        return gradient;
    }
    QRadialGradient gradient(middle + QPointF(-0.05, -0.07) * diameter, diameter * 0.60, light);
    gradient.setColorAt(0.0, QColor(0xff, 0xff, 0xff));
    gradient.setColorAt(0.45, QColor(0xfb, 0xf9, 0xf4));
    gradient.setColorAt(0.80, QColor(0xe9, 0xe5, 0xdb));
    gradient.setColorAt(1.0, QColor(0xc4, 0xbe, 0xb0));
    return gradient;
}

void paintStone(QPainter& painter, go::Color color, qreal diameter, BoardLook look, int variant)
{
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF round = QRectF(0, 0, diameter, diameter).adjusted(0.3, 0.3, -0.3, -0.3);
    const bool black = color == go::Color::Black;
    if (look == BoardLook::Plain) {
        painter.setBrush(black ? QColor(0x14, 0x14, 0x14) : QColor(Qt::white));
        const qreal pen = std::max(1.0, diameter * 0.04);
        painter.setPen(QPen(QColor(0x14, 0x14, 0x14), pen));
        painter.drawEllipse(round.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2));
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(stoneGradient(color, diameter));
    painter.drawEllipse(round);
    if (!black && diameter >= 18) {
        paintShell(painter, diameter, variant);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(black ? QColor(0, 0, 0, 120) : QColor(104, 92, 70, 110), 0.7));
    painter.drawEllipse(round.adjusted(0.3, 0.3, -0.3, -0.3));
}

QPixmap shadowPicture(int stone, qreal ratio)
{
    int pixels = static_cast<int>(stone * shadowShare);
    pixels += (pixels - stone) % 2 == 0 ? 0 : 1;
    QPixmap picture = emptyPicture(pixels, ratio);
    const qreal diameter = stone / ratio;
    const qreal middle = pixels / ratio / 2;
    const QPointF centre(middle + 0.05 * diameter, middle + 0.085 * diameter);
    QRadialGradient gradient(centre, diameter * 0.56);
    gradient.setColorAt(0.0, QColor(30, 16, 4, 150));
    gradient.setColorAt(0.78, QColor(30, 16, 4, 120));
    gradient.setColorAt(0.90, QColor(30, 16, 4, 52));
    gradient.setColorAt(1.0, QColor(30, 16, 4, 0));
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(gradient);
    painter.drawEllipse(centre, diameter * 0.56, diameter * 0.56);
    return picture;
}

WoodColors woodOf(BoardLook look, WindowTone tone)
{
    WoodColors wood;
    switch (look) {
    case BoardLook::Wood:
        wood = {QColor(0xec, 0xc4, 0x84), QColor(0xc4, 0x8d, 0x4a), 0.85};
        break;
    case BoardLook::Light:
        wood = {QColor(0xf4, 0xe3, 0xc1), QColor(0xde, 0xc0, 0x8f), 0.8};
        break;
    case BoardLook::Plain:
        wood = {QColor(0xf3, 0xde, 0xb2), QColor(0xf3, 0xde, 0xb2), 0.0};
        break;
    }
    if (tone == WindowTone::Dark) {
        // In a dark room the board is lit less, so that it does not dazzle.
        wood.early = wood.early.darker(118);
        wood.late = wood.late.darker(122);
    }
    return wood;
}

BoardColors colorsOf(BoardLook look, const QColor& window)
{
    BoardColors colors;
    colors.window = window;
    colors.face = woodOf(look, toneOf(window)).early;
    colors.line = look == BoardLook::Plain ? QColor(0x22, 0x22, 0x22) : QColor(0x3a, 0x26, 0x12);
    colors.coordinate = look == BoardLook::Plain ? QColor(0x33, 0x33, 0x33) : QColor(0x5a, 0x3b, 0x1a);
    colors.accent = QColor(0xb3, 0x2a, 0x1e);
    return colors;
}

void paintBoardShadow(QPainter& painter, const QRectF& face, qreal cell)
{
    painter.setPen(Qt::NoPen);
    const qreal reach = 0.2 * cell;
    constexpr int layers = 6;
    for (int i = layers; i > 0; --i) {
        const qreal grow = reach * i / layers;
        painter.setBrush(QColor(0, 0, 0, 12));
        painter.drawRoundedRect(face.adjusted(-grow, -grow * 0.6, grow, grow), grow, grow);
    }
}

void paintFace(QPainter& painter, const BoardGeometry& geometry, BoardLook look, WindowTone tone)
{
    const QRectF face = geometry.face();
    const qreal ratio = geometry.devicePixelRatio();
    if (look == BoardLook::Plain) {
        painter.fillRect(face, woodOf(look, tone).early);
        return;
    }
    paintBoardShadow(painter, face, geometry.cell());
    const QSize pixels(static_cast<int>(std::lround(face.width() * ratio)),
        static_cast<int>(std::lround(face.height() * ratio)));
    painter.drawImage(face, woodGrain(pixels, geometry.cell() * ratio, woodOf(look, tone)));
    const qreal edge = std::max(1.0, geometry.cell() * 0.045);
    painter.fillRect(QRectF(face.topLeft(), QSizeF(face.width(), edge)), QColor(255, 244, 214, 90));
    painter.fillRect(QRectF(face.topLeft(), QSizeF(edge, face.height())), QColor(255, 244, 214, 60));
    painter.fillRect(QRectF(face.left(), face.bottom() - edge, face.width(), edge), QColor(60, 30, 0, 90));
    painter.fillRect(QRectF(face.right() - edge, face.top(), edge, face.height()), QColor(60, 30, 0, 70));
}

// Points lie on whole device pixels; a line begins half its width before them.
void paintLines(QPainter& painter, const BoardGeometry& geometry, const QColor& color)
{
    const qreal ratio = geometry.devicePixelRatio();
    const int width = lineWidthOf(geometry.cell(), ratio);
    const QRectF grid = geometry.grid();
    const auto bar = [&](QRectF line, int pixels) {
        const int before = pixels / 2;
        const qreal half = before / ratio;
        painter.fillRect(line.translated(-half, -half), color);
    };
    const auto pixelsOf = [width](int line, int lines) {
        return line == 0 || line == lines - 1 ? width + (width > 1 ? width / 2 : 0) : width;
    };
    const qreal longer = width / ratio;
    const go::BoardSize size = geometry.size();
    for (int x = 0; x < size.columns; ++x) {
        const int pixels = pixelsOf(x, size.columns);
        bar({grid.left() + x * geometry.cell(), grid.top(), pixels / ratio, grid.height() + longer}, pixels);
    }
    for (int y = 0; y < size.rows; ++y) {
        const int pixels = pixelsOf(y, size.rows);
        bar({grid.left(), grid.top() + y * geometry.cell(), grid.width() + longer, pixels / ratio}, pixels);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    const qreal odd = width % 2 == 0 ? 0.0 : 0.5 / ratio;
    const qreal radius = std::max(1.6, geometry.cell() * 0.1);
    for (const go::Point star : go::starPoints(size)) {
        painter.drawEllipse(geometry.centre(star) + QPointF(odd, odd), radius, radius);
    }
}

QString columnName(int column, go::BoardSize size)
{
    const go::Point lowest{static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(size.rows - 1)};
    std::string name = go::boardName(lowest, size);
    name.pop_back(); // the row, which is 1
    return QString::fromStdString(name);
}

void paintCoordinates(QPainter& painter, const BoardGeometry& geometry, const QColor& color)
{
    const go::BoardSize size = geometry.size();
    const qreal cell = geometry.cell();
    const QRectF grid = geometry.grid();
    QFont font = QGuiApplication::font();
    font.setPixelSize(std::max(7, static_cast<int>(cell * 0.40)));
    painter.setFont(font);
    painter.setPen(color);
    const qreal distance = cell * 0.92;
    const auto write = [&](QPointF middle, const QString& text) {
        painter.drawText(QRectF(middle - QPointF(cell, cell) / 2, QSizeF(cell, cell)), Qt::AlignCenter, text);
    };
    for (int x = 0; x < size.columns; ++x) {
        const qreal at = grid.left() + x * cell;
        write({at, grid.top() - distance}, columnName(x, size));
        write({at, grid.bottom() + distance}, columnName(x, size));
    }
    for (int y = 0; y < size.rows; ++y) {
        const qreal at = grid.top() + y * cell;
        const QString row = QString::number(size.rows - y);
        write({grid.left() - distance, at}, row);
        write({grid.right() + distance, at}, row);
    }
}

} // namespace

WindowTone toneOf(const QColor& window)
{
    return window.lightness() < darkBelow ? WindowTone::Dark : WindowTone::Light;
}

void BoardTheme::prepare(const BoardGeometry& geometry, BoardLook look, const QColor& window)
{
    const bool same = m_geometry == geometry && m_look == look && m_colors.window == window;
    if (same && !m_background.isNull()) {
        return;
    }
    m_geometry = geometry;
    m_look = look;
    m_colors = colorsOf(look, window);
    paintBackground(geometry);
    paintStones(geometry);
}

void BoardTheme::paintBackground(const BoardGeometry& geometry)
{
    const qreal ratio = geometry.devicePixelRatio();
    m_background = QPixmap(QSizeF(geometry.room() * ratio).toSize());
    m_background.setDevicePixelRatio(ratio);
    m_background.fill(m_colors.window);
    QPainter painter(&m_background);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFace(painter, geometry, m_look, toneOf(m_colors.window));
    paintLines(painter, geometry, m_colors.line);
    if (geometry.coordinates() == Coordinates::Shown) {
        paintCoordinates(painter, geometry, m_colors.coordinate);
    }
}

void BoardTheme::paintStones(const BoardGeometry& geometry)
{
    const qreal ratio = geometry.devicePixelRatio();
    const int pixels = stonePixels(geometry.cell(), ratio);
    const qreal diameter = pixels / ratio;
    m_black = stonePicture(go::Color::Black, diameter, ratio, m_look, 0);
    for (int i = 0; i < whiteVariants; ++i) {
        m_white[static_cast<std::size_t>(i)] = stonePicture(go::Color::White, diameter, ratio, m_look, i);
    }
    m_shadow = m_look == BoardLook::Plain ? QPixmap() : shadowPicture(pixels, ratio);
}

const QPixmap& BoardTheme::stone(go::Color color, int variant) const
{
    return color == go::Color::Black ? m_black : m_white[static_cast<std::size_t>(variant % whiteVariants)];
}

QPointF BoardTheme::topLeft(const QPixmap& picture, QPointF centre)
{
    const qreal ratio = picture.devicePixelRatio();
    const int half = picture.width() / 2;
    const auto aligned = [&](qreal at) { return (std::round(at * ratio) - half) / ratio; };
    return {aligned(centre.x()), aligned(centre.y())};
}

QPixmap BoardTheme::stonePicture(
    go::Color color, qreal diameter, qreal devicePixelRatio, BoardLook look, int variant)
{
    const int pixels = std::max(3, static_cast<int>(std::lround(diameter * devicePixelRatio)));
    QPixmap picture = emptyPicture(pixels, devicePixelRatio);
    QPainter painter(&picture);
    paintStone(painter, color, pixels / devicePixelRatio, look, variant);
    return picture;
}

} // namespace ui
