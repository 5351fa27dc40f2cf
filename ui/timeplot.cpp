// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeplot.h"

#include "ui/texts.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {

namespace {

constexpr qreal edge = 18; // above and below, for the scale

// Between the stones' colours, in light and in dark windows.
constexpr QColor ground(0xc4, 0xb8, 0xa2);
constexpr QColor ink(0x20, 0x1c, 0x16);
constexpr QColor byoYomi(0x2f, 0x78, 0xb8, 90);

} // namespace

TimePlot::TimePlot(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("Time used for each move"));
    setMouseTracking(true);
}

void TimePlot::setMoves(std::vector<PlottedMove> moves)
{
    m_moves = std::move(moves);
    m_longest = timing::Millis{0};
    for (const PlottedMove& move : m_moves) {
        m_longest = std::max(m_longest, move.spent.value_or(timing::Millis{0}));
    }
    update();
}

void TimePlot::setCurrent(int row)
{
    m_current = row;
    const QString words = wordsAt(row);
    setAccessibleDescription(words);
    update();
}

QRectF TimePlot::area() const { return QRectF(rect()).adjusted(2, edge, -2, -edge); }

QRectF TimePlot::columnOf(int row) const
{
    const QRectF room = area();
    const qreal width = room.width() / std::max<qreal>(1, static_cast<qreal>(m_moves.size()));
    return {room.left() + width * row, room.top(), width, room.height()};
}

std::optional<int> TimePlot::rowAt(QPoint position) const
{
    const QRectF room = area();
    if (m_moves.empty() || position.x() < room.left() || position.x() >= room.right()) {
        return std::nullopt;
    }
    const qreal share = (position.x() - room.left()) / room.width();
    return std::min(
        static_cast<int>(m_moves.size()) - 1, static_cast<int>(share * static_cast<qreal>(m_moves.size())));
}

// Roots, so that ten seconds are still seen beside ten minutes.
qreal TimePlot::heightOf(timing::Millis time) const
{
    if (m_longest <= timing::Millis{0}) {
        return 0;
    }
    const qreal share = static_cast<qreal>(time.count()) / static_cast<qreal>(m_longest.count());
    return std::sqrt(share) * area().height() / 2;
}

QString TimePlot::wordsAt(int row) const
{
    const auto at = static_cast<std::size_t>(row);
    if (row < 0 || at >= m_moves.size()) {
        return {};
    }
    const PlottedMove& move = m_moves[at];
    QString words;
    if (move.spent) {
        words = tr("Move %1: %2", "number, time used").arg(row).arg(texts::duration(*move.spent));
        if (move.overtime) {
            words = tr("%1, in byo-yomi").arg(words);
        }
    }
    if (!move.said.isEmpty()) {
        words += words.isEmpty() ? move.said : QLatin1Char('\n') + move.said;
    }
    return words;
}

void TimePlot::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const QRectF room = area();
    painter.fillRect(rect(), ground);
    const qreal middle = room.center().y();
    const int rows = static_cast<int>(m_moves.size());
    // Where there are more moves than pixels, the longest of those that share one is seen.
    struct Drawn {
        int pixel = -1;
        timing::Millis tallest{-1};
        bool shaded = false;
    };
    go::PerSide<Drawn> drawn;
    for (int row = 0; row < rows; ++row) {
        const PlottedMove& move = m_moves[static_cast<std::size_t>(row)];
        const QRectF column = columnOf(row);
        const bool up = move.color == go::Color::Black;
        Drawn& last = drawn[move.color];
        if (const int pixel = static_cast<int>(column.left()); pixel != last.pixel || column.width() >= 1) {
            last = {pixel, timing::Millis{-1}, false};
        }
        if (move.overtime && !std::exchange(last.shaded, true)) {
            // The other side's column too, so that its whole time is one area.
            painter.fillRect(QRectF(column.left() - column.width(), up ? room.top() : middle,
                                 std::max(1.0, 2 * column.width()), room.height() / 2),
                byoYomi);
        }
        if (!move.said.isEmpty()) {
            painter.fillRect(QRectF(column.left(), rect().bottom() - 4, std::max(2.0, column.width()), 3),
                QColor(0xa8, 0x1c, 0x12));
        }
        if (!move.spent || *move.spent <= last.tallest) {
            continue;
        }
        last.tallest = *move.spent;
        const qreal height = std::max(1.0, heightOf(*move.spent));
        const QRectF bar(
            column.left(), up ? middle - height : middle, std::max(1.0, column.width() - 0.5), height);
        painter.fillRect(bar, up ? QColor(0x28, 0x28, 0x2a) : QColor(0xfa, 0xf8, 0xf2));
        if (column.width() >= 3) {
            painter.setPen(QColor(0x50, 0x50, 0x50));
            painter.drawRect(bar);
        }
    }
    painter.setPen(ink);
    painter.drawLine(QPointF(room.left(), middle), QPointF(room.right(), middle));
    painter.setPen(ink);
    if (isEmpty()) {
        painter.drawText(
            rect(), Qt::AlignCenter | Qt::TextWordWrap, tr("The record says nothing about time."));
        return;
    }
    painter.drawText(QRectF(rect()).adjusted(4, 1, -4, 0), Qt::AlignTop | Qt::AlignLeft,
        tr("Black, at most %1").arg(texts::duration(m_longest)));
    painter.drawText(QRectF(rect()).adjusted(4, 0, -4, -5), Qt::AlignBottom | Qt::AlignLeft, tr("White"));
    if (m_current > 0 && m_current < rows) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        const qreal x = columnOf(m_current).center().x();
        painter.drawLine(QPointF(x, room.top()), QPointF(x, room.bottom()));
    }
}

void TimePlot::mousePressEvent(QMouseEvent* event)
{
    if (const auto row = rowAt(event->position().toPoint()); row && event->button() == Qt::LeftButton) {
        Q_EMIT rowChosen(*row);
    }
}

void TimePlot::mouseMoveEvent(QMouseEvent* event)
{
    if (const auto row = rowAt(event->position().toPoint()); row && (event->buttons() & Qt::LeftButton)) {
        Q_EMIT rowChosen(*row);
    }
}

bool TimePlot::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) {
        return QWidget::event(event);
    }
    const auto* const help = static_cast<QHelpEvent*>(event);
    const auto row = rowAt(help->pos());
    const QString words = row ? wordsAt(*row) : QString();
    QToolTip::showText(help->globalPos(), words, this);
    return true;
}

} // namespace ui
