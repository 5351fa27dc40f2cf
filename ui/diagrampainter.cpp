// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagrampainter.h"

#include <QFont>
#include <QGuiApplication>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

class DiagramPainter {
public:
    DiagramPainter(QPainter& painter, const QRectF& room, const BoardView& view, Coordinates coordinates);

    void board() const;
    void coordinates() const;
    void points() const;
    void lines() const;

private:
    QPointF at(qreal x, qreal y) const { return m_origin + QPointF(x, y) * m_cell; }
    QPointF at(go::Point point) const { return at(point.x, point.y); }
    QRectF around(QPointF middle, qreal radius) const
    {
        const qreal r = radius * m_cell;
        return {middle.x() - r, middle.y() - r, 2 * r, 2 * r};
    }
    void pen(qreal width, const QColor& color = Qt::black) const
    {
        m_painter.setPen(QPen(color, width * m_cell, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
    }
    void write(QPointF middle, const QString& words, qreal size, const QColor& color) const;
    void point(const PointView& view, QPointF middle) const;
    void mark(Mark mark, QPointF middle, const QColor& ink) const;

    QPainter& m_painter;
    const BoardView& m_view;
    qreal m_cell = 1;
    QPointF m_origin;
};

DiagramPainter::DiagramPainter(
    QPainter& painter, const QRectF& room, const BoardView& view, Coordinates coordinates)
    : m_painter(painter)
    , m_view(view)
{
    const qreal margin = coordinates == Coordinates::Shown ? 2.4 : 1.1; // cells, both sides together
    const QSizeF cells(view.size.columns - 1 + margin, view.size.rows - 1 + margin);
    m_cell = std::min(room.width() / cells.width(), room.height() / cells.height());
    const QPointF half(m_cell * (view.size.columns - 1) / 2.0, m_cell * (view.size.rows - 1) / 2.0);
    m_origin = room.center() - half;
}

void DiagramPainter::board() const
{
    const int columns = m_view.size.columns;
    const int rows = m_view.size.rows;
    for (int x = 0; x < columns; ++x) {
        pen(x == 0 || x == columns - 1 ? 0.06 : 0.03);
        m_painter.drawLine(at(x, 0), at(x, rows - 1));
    }
    for (int y = 0; y < rows; ++y) {
        pen(y == 0 || y == rows - 1 ? 0.06 : 0.03);
        m_painter.drawLine(at(0, y), at(columns - 1, y));
    }
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(Qt::black);
    for (const go::Point star : go::starPoints(m_view.size))
        m_painter.drawEllipse(around(at(star), 0.09));
}

void DiagramPainter::coordinates() const
{
    const int columns = m_view.size.columns;
    const int rows = m_view.size.rows;
    for (int x = 0; x < columns; ++x) {
        const QString letter(QLatin1Char(static_cast<char>('A' + x + (x >= 8 ? 1 : 0))));
        write(at(x, -0.85), letter, 0.42, Qt::black);
        write(at(x, rows - 1 + 0.85), letter, 0.42, Qt::black);
    }
    for (int y = 0; y < rows; ++y) {
        const QString number = QString::number(rows - y);
        write(at(-0.85, y), number, 0.42, Qt::black);
        write(at(columns - 1 + 0.85, y), number, 0.42, Qt::black);
    }
}

// Text of a size that paper may have: points would be rounded, pixels are not.
void DiagramPainter::write(QPointF middle, const QString& words, qreal size, const QColor& color) const
{
    constexpr int fine = 64; // pixels of the font; the painter is scaled to it
    QFont font = QGuiApplication::font();
    font.setPixelSize(fine);
    m_painter.save();
    m_painter.translate(middle);
    const qreal scale = size * m_cell / fine;
    m_painter.scale(scale, scale);
    m_painter.setFont(font);
    m_painter.setPen(color);
    m_painter.drawText(QRectF(-4 * fine, -fine, 8 * fine, 2 * fine), Qt::AlignCenter, words);
    m_painter.restore();
}

void DiagramPainter::mark(Mark mark, QPointF middle, const QColor& ink) const
{
    pen(0.06, ink);
    m_painter.setBrush(Qt::NoBrush);
    switch (mark) {
    case Mark::Circle:
        m_painter.drawEllipse(around(middle, 0.25));
        break;
    case Mark::Square:
        m_painter.drawRect(around(middle, 0.22));
        break;
    case Mark::Cross: {
        const QRectF box = around(middle, 0.22);
        m_painter.drawLine(box.topLeft(), box.bottomRight());
        m_painter.drawLine(box.topRight(), box.bottomLeft());
        break;
    }
    case Mark::Triangle: {
        const qreal r = 0.3 * m_cell;
        m_painter.drawPolygon(QPolygonF({middle + QPointF(0, -r), middle + QPointF(0.87 * r, 0.5 * r),
            middle + QPointF(-0.87 * r, 0.5 * r)}));
        break;
    }
    case Mark::Spot:
        m_painter.setBrush(ink);
        m_painter.drawEllipse(around(middle, 0.12));
        break;
    }
}

void DiagramPainter::point(const PointView& view, QPointF middle) const
{
    const bool black = view.stone == go::Color::Black;
    const QColor ink = view.stone && black ? Qt::white : Qt::black;
    if (view.stone) {
        pen(0.04);
        m_painter.setBrush(black ? Qt::black : Qt::white);
        m_painter.drawEllipse(around(middle, 0.47));
    }
    if (view.owner && (!view.stone || view.dead)) {
        pen(0.03, view.stone ? ink : Qt::black);
        m_painter.setBrush(*view.owner == go::Owner::Black ? Qt::black
                : *view.owner == go::Owner::White          ? Qt::white
                                                           : Qt::gray);
        m_painter.drawRect(around(middle, 0.16));
    }
    if (!view.label.isEmpty() || view.number) {
        const QString words = !view.label.isEmpty() ? view.label : QString::number(*view.number);
        if (!view.stone) {
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(Qt::white);
            m_painter.drawEllipse(around(middle, 0.38));
        }
        write(middle, words, words.size() >= 3 ? 0.45 : words.size() == 2 ? 0.55 : 0.62, ink);
    }
    if (view.mark)
        mark(*view.mark, middle, ink);
    else if (view.last && view.stone && !view.number && view.label.isEmpty())
        mark(Mark::Circle, middle, ink);
}

void DiagramPainter::points() const
{
    const auto views = pointViews(m_view);
    for (int index = 0; index < m_view.size.points(); ++index)
        point(views[static_cast<std::size_t>(index)], at(go::pointAt(index, m_view.size)));
}

void DiagramPainter::lines() const
{
    for (const BoardLine& line : m_view.lines) {
        const QPointF from = at(line.from);
        const QPointF to = at(line.to);
        const QPointF way = to - from;
        const QPointF along = way / std::hypot(way.x(), way.y());
        const QPointF across(-along.y(), along.x());
        pen(0.09, QColor(0x60, 0x60, 0x60));
        m_painter.drawLine(from, to);
        if (line.end == BoardLine::End::Arrow) {
            const qreal size = 0.3 * m_cell;
            m_painter.drawLine(to, to - along * size + across * size * 0.6);
            m_painter.drawLine(to, to - along * size - across * size * 0.6);
        }
    }
}

} // namespace

void paintDiagram(QPainter& painter, const QRectF& room, const BoardView& view, Coordinates coordinates)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const DiagramPainter diagram(painter, room, view, coordinates);
    diagram.board();
    if (coordinates == Coordinates::Shown)
        diagram.coordinates();
    diagram.points();
    diagram.lines();
    painter.restore();
}

} // namespace ui
