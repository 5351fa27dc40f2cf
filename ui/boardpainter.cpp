// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/boardpainter.h"

#include <QFont>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace ui {

namespace {

constexpr qreal deadOpacity = 0.42;

struct Place {
    go::Point point;
    const PointView& view;
};

QColor colorOf(go::Owner owner)
{
    return owner == go::Owner::Black ? QColor(0x16, 0x16, 0x16) : QColor(0xfc, 0xfb, 0xf7);
}

// What is legible on a stone or on bare wood.
QColor inkOn(const std::optional<go::Color>& stone)
{
    return stone == go::Color::Black ? QColor(0xf6, 0xf2, 0xe8) : QColor(0x16, 0x14, 0x12);
}

class PointPainter {
public:
    PointPainter(QPainter& painter, const BoardScene& scene) : m_painter(painter), m_scene(scene) { }

    void shadow(const Place& place) const
    {
        const QPixmap& picture = m_scene.theme.shadow();
        if (place.view.stone && !place.view.dead && !picture.isNull()) {
            m_painter.drawPixmap(BoardTheme::topLeft(picture, centre(place.point)), picture);
        }
    }

    void stone(const Place& place) const
    {
        if (!place.view.stone) {
            return;
        }
        const int variant = place.point.x * 7 + place.point.y * 3;
        const QPixmap& picture = m_scene.theme.stone(*place.view.stone, variant);
        m_painter.setOpacity(place.view.dead ? deadOpacity : 1.0);
        m_painter.drawPixmap(BoardTheme::topLeft(picture, centre(place.point)), picture);
        m_painter.setOpacity(1.0);
    }

    void marks(const Place& place) const
    {
        const PointView& view = place.view;
        const QPointF middle = stoneCentre(place.point);
        if (view.owner && (!view.stone || view.dead)) {
            owner(middle, *view.owner);
        }
        if (view.dead) {
            cross(middle, 0.2, QColor(0xa8, 0x1c, 0x12));
        }
        writing(middle, view);
        if (view.mark) {
            drawn(middle, *view.mark, inkOn(view.dead ? std::nullopt : view.stone));
        }
        if (view.last && view.stone && !view.number && !view.dead) {
            last(middle, *view.stone);
        }
        if (view.ko && !view.stone) {
            outline(inkOn(std::nullopt));
            m_painter.drawRect(square(middle, 0.24));
        }
        if (view.dimmed) {
            QColor veil = m_scene.theme.colors().face;
            veil.setAlpha(165);
            m_painter.fillRect(square(centre(place.point), 0.5), veil);
        }
    }

    void line(const BoardLine& line) const
    {
        const QPointF from = centre(line.from);
        const QPointF to = centre(line.to);
        const QPointF way = to - from;
        const qreal length = std::hypot(way.x(), way.y());
        const QPointF along = way / length;
        m_painter.setPen(QPen(m_scene.theme.colors().accent, std::max(1.6, cell() * 0.09), Qt::SolidLine,
            Qt::RoundCap, Qt::RoundJoin));
        m_painter.drawLine(from, to);
        if (line.end == BoardLine::End::Arrow) {
            const qreal size = cell() * 0.28;
            const QPointF across(-along.y() * size * 0.6, along.x() * size * 0.6);
            m_painter.drawLine(to, to - along * size + across);
            m_painter.drawLine(to, to - along * size - across);
        }
    }

private:
    qreal cell() const { return m_scene.geometry.cell(); }
    QPointF centre(go::Point point) const { return m_scene.geometry.centre(point); }

    // Where the stone's picture really lies: half a device pixel may be between it and centre().
    QPointF stoneCentre(go::Point point) const
    {
        const QPixmap& picture = m_scene.theme.stone(go::Color::Black, 0);
        const qreal half = picture.width() / picture.devicePixelRatio() / 2;
        return BoardTheme::topLeft(picture, centre(point)) + QPointF(half, half);
    }

    QRectF square(QPointF middle, qreal radius) const
    {
        const qreal r = radius * cell();
        return {middle.x() - r, middle.y() - r, 2 * r, 2 * r};
    }

    void outline(const QColor& color) const
    {
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(
            QPen(color, std::max(1.2, cell() * 0.06), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    }

    void writing(QPointF middle, const PointView& view) const
    {
        if (view.doubtful) {
            text(middle, QStringLiteral("?"), view.dead ? std::nullopt : view.stone);
        } else if (!view.label.isEmpty()) {
            label(middle, view);
        } else if (view.number && view.stone && !view.dead) {
            number(middle, view);
        }
    }

    void owner(QPointF middle, go::Owner whose) const
    {
        const QRectF box = square(middle, 0.19);
        m_painter.setPen(Qt::NoPen);
        if (whose == go::Owner::Shared) {
            m_painter.fillRect(box, colorOf(go::Owner::White));
            QPainterPath half(box.topLeft());
            half.lineTo(box.bottomLeft());
            half.lineTo(box.topRight());
            half.closeSubpath();
            m_painter.fillPath(half, colorOf(go::Owner::Black));
        } else {
            m_painter.fillRect(box, colorOf(whose));
        }
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(QColor(0x30, 0x22, 0x14, 190), std::max(0.8, cell() * 0.03)));
        m_painter.drawRect(box);
    }

    void cross(QPointF middle, qreal radius, const QColor& color) const
    {
        const QRectF box = square(middle, radius);
        m_painter.setPen(QPen(color, std::max(1.4, cell() * 0.08), Qt::SolidLine, Qt::RoundCap));
        m_painter.drawLine(box.topLeft(), box.bottomRight());
        m_painter.drawLine(box.topRight(), box.bottomLeft());
    }

    void drawn(QPointF middle, Mark mark, const QColor& color) const
    {
        outline(color);
        switch (mark) {
        case Mark::Circle:
            m_painter.drawEllipse(square(middle, 0.25));
            break;
        case Mark::Square:
            m_painter.drawRect(square(middle, 0.22));
            break;
        case Mark::Cross:
            cross(middle, 0.22, color);
            break;
        case Mark::Spot:
            m_painter.setBrush(color);
            m_painter.drawEllipse(square(middle, 0.13));
            break;
        case Mark::Triangle: {
            const qreal r = 0.30 * cell();
            const std::array corners{middle + QPointF(0, -r), middle + QPointF(0.87 * r, 0.5 * r),
                middle + QPointF(-0.87 * r, 0.5 * r)};
            m_painter.drawPolygon(corners.data(), static_cast<int>(corners.size()));
            break;
        }
        }
    }

    void last(QPointF middle, go::Color stone) const
    {
        outline(inkOn(stone));
        m_painter.drawEllipse(square(middle, 0.23));
    }

    void text(QPointF middle, const QString& words, const std::optional<go::Color>& stone) const
    {
        QFont font = QGuiApplication::font();
        font.setBold(true);
        const qreal share = words.size() >= 3 ? 0.36 : words.size() == 2 ? 0.44 : 0.52;
        font.setPixelSize(std::max(6, static_cast<int>(cell() * share)));
        m_painter.setFont(font);
        m_painter.setPen(inkOn(stone));
        m_painter.drawText(square(middle, 1.0), Qt::AlignCenter | Qt::TextDontClip, words);
    }

    void label(QPointF middle, const PointView& view) const
    {
        if (!view.stone) {
            // The crossing lines would run through the letters.
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(m_scene.theme.colors().face);
            m_painter.drawEllipse(square(middle, 0.34));
        }
        text(middle, view.label, view.dead ? std::nullopt : view.stone);
    }

    void number(QPointF middle, const PointView& view) const
    {
        text(middle, QString::number(*view.number), view.stone);
        if (view.last) {
            outline(inkOn(view.stone));
            m_painter.drawEllipse(square(middle, 0.40));
        }
    }

    QPainter& m_painter;
    const BoardScene& m_scene;
};

void paintSigns(QPainter& painter, const BoardScene& scene, go::Color side)
{
    const Sign sign = scene.signs[side];
    if (sign == Sign::None) {
        return;
    }
    const go::Color color = sign == Sign::AgreesEnd ? go::opponent(side) : side;
    const int stones = sign == Sign::Resigns ? 2 : 1;
    for (int place = 0; place < stones; ++place) {
        const QPointF middle = scene.geometry.signCentre(side, place);
        const QPixmap& shadow = scene.theme.shadow();
        if (!shadow.isNull()) {
            painter.drawPixmap(BoardTheme::topLeft(shadow, middle), shadow);
        }
        const QPixmap& stone = scene.theme.stone(color, place + 1);
        painter.drawPixmap(BoardTheme::topLeft(stone, middle), stone);
    }
}

// The points whose pictures may reach into the rectangle.
std::vector<Place> placesIn(const BoardScene& scene, const QRect& rectangle)
{
    const BoardGeometry& geometry = scene.geometry;
    const go::BoardSize size = geometry.size();
    const QPointF origin = geometry.grid().topLeft();
    const qreal cell = geometry.cell();
    const auto from = [&](qreal edge, qreal start) {
        return std::max(0, static_cast<int>(std::floor((edge - start) / cell - 0.7)));
    };
    const auto to = [&](qreal edge, qreal start, int lines) {
        return std::min(lines - 1, static_cast<int>(std::ceil((edge - start) / cell + 0.7)));
    };
    std::vector<Place> places;
    for (int y = from(rectangle.top(), origin.y()); y <= to(rectangle.bottom() + 1, origin.y(), size.rows);
         ++y) {
        for (int x = from(rectangle.left(), origin.x());
             x <= to(rectangle.right() + 1, origin.x(), size.columns); ++x) {
            const go::Point point{static_cast<std::uint8_t>(x), static_cast<std::uint8_t>(y)};
            places.push_back({point, scene.points[static_cast<std::size_t>(go::indexOf(point, size))]});
        }
    }
    return places;
}

} // namespace

void paintBoard(QPainter& painter, const BoardScene& scene, const QRect& rectangle)
{
    painter.setClipRect(rectangle);
    const QPixmap& background = scene.theme.background();
    const qreal ratio = background.devicePixelRatio();
    painter.drawPixmap(QRectF(rectangle), background,
        QRectF(QPointF(rectangle.topLeft()) * ratio, QSizeF(rectangle.size()) * ratio));
    painter.setRenderHint(QPainter::Antialiasing);
    for (const go::Color side : go::bothColors) {
        if (scene.geometry.signRect(side).intersects(rectangle)) {
            paintSigns(painter, scene, side);
        }
    }
    const PointPainter points(painter, scene);
    const std::vector<Place> places = placesIn(scene, rectangle);
    for (const Place& place : places) {
        points.shadow(place);
    }
    for (const Place& place : places) {
        points.stone(place);
    }
    for (const Place& place : places) {
        points.marks(place);
    }
    for (const BoardLine& line : scene.lines) {
        points.line(line);
    }
}

} // namespace ui
