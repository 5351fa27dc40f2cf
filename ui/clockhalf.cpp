// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/clockhalf.h"

#include "ui/cardpieces.h"
#include "ui/clockcolors.h"
#include "ui/style.h"

#include <QFontMetrics>
#include <QMouseEvent>
#include <QPainter>
#include <QTouchEvent>

#include <algorithm>

namespace ui {

namespace {

constexpr int measure = 100; // pixels of a font that is only measured

/// The largest font up to `most` pixels in which `text` fits on one line of `area`.
QFont fitting(const QFont& base, const QString& text, const QSize& area, int most, QFont::Weight weight)
{
    const QFontMetrics metrics(sizedFont(base, measure, weight));
    const int wide = std::max(1, metrics.horizontalAdvance(text));
    return sizedFont(base, std::min(most, measure * area.width() / wide), weight);
}

} // namespace

ClockHalf::ClockHalf(QWidget* parent) : QWidget(parent)
{
    setAttribute(Qt::WA_AcceptTouchEvents); // two hands may come down at once
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_face = clockFace(m_view.control, m_view.reading);
    updateAccessibility();
}

QString ClockHalf::name() const
{
    const QString colour = m_view.side == go::Color::Black ? tr("Black") : tr("White");
    return m_view.name.isEmpty() ? colour : tr("%1: %2", "colour: player").arg(colour, m_view.name);
}

void ClockHalf::setView(const ClockCardView& view, int moves)
{
    const ClockFace face = clockFace(view.control, view.reading);
    ClockCardView same = view;
    same.reading = m_view.reading; // its milliseconds are not painted
    if (face == m_face && same == m_view && moves == m_moves) {
        m_view = view;
        return;
    }
    m_view = view;
    m_face = face;
    m_moves = moves;
    updateAccessibility();
    update();
}

void ClockHalf::setKeys(const QString& keys)
{
    m_keys = keys;
    setToolTip(keys);
    update();
}

void ClockHalf::setFacing(Facing facing)
{
    m_facing = facing;
    update();
}

void ClockHalf::updateAccessibility()
{
    const bool running = m_view.state == ClockState::Running;
    QStringList parts{name(), m_face.spoken,
        running ? tr("clock is running") : ClockCard::stateWords(m_view.state),
        tr("%n move(s)", nullptr, m_moves)};
    parts.removeAll(QString());
    setAccessibleName(parts.join(QStringLiteral(", ")));
}

bool ClockHalf::event(QEvent* event)
{
    if (event->type() == QEvent::TouchBegin) {
        event->accept();
        Q_EMIT touched(static_cast<QTouchEvent*>(event)->timestamp());
        return true;
    }
    return QWidget::event(event);
}

void ClockHalf::mousePressEvent(QMouseEvent* event) { Q_EMIT touched(event->timestamp()); }

void ClockHalf::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_face = clockFace(m_view.control, m_view.reading);
        updateAccessibility();
        update();
    }
    QWidget::changeEvent(event);
}

void ClockHalf::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_facing == Facing::Opposite) {
        painter.translate(width(), height());
        painter.rotate(180);
    }
    const ClockColors colors = clockColors(palette(), m_view.state);
    const bool running = m_view.state == ClockState::Running;
    const qreal line = running ? std::max(6.0, height() * 0.03) : 2.0;
    painter.setPen(QPen(running ? colors.running : colors.frame, line));
    painter.setBrush(colors.paper);
    painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2), 14, 14);

    const int pad = std::max(14, height() * 5 / 100);
    const QRect inner = rect().adjusted(pad, pad, -pad, -pad);
    const int head = inner.height() * 11 / 100;
    const int foot = inner.height() * 28 / 100;
    paintHead(painter, QRect(inner.topLeft(), QSize(inner.width(), head)));
    paintFigure(painter, inner.adjusted(0, head, 0, -foot));
    paintFoot(painter, inner.adjusted(0, inner.height() - foot, 0, 0));
}

void ClockHalf::paintHead(QPainter& painter, const QRect& area) const
{
    const ClockColors colors = clockColors(palette(), m_view.state);
    const int disc = area.height() * 8 / 10;
    const QRectF stone(area.left(), area.top() + (area.height() - disc) / 2.0, disc, disc);
    painter.setPen(QPen(colors.frame, 1.5));
    painter.setBrush(m_view.side == go::Color::Black ? QColor(0x1a, 0x1a, 0x1a) : QColor(0xfa, 0xfa, 0xf4));
    painter.drawEllipse(stone);
    const QString moves = tr("%n move(s)", nullptr, m_moves);
    const QFont count = sizedFont(font(), area.height() * 5 / 10, QFont::Normal);
    const int right = QFontMetrics(count).horizontalAdvance(moves);
    painter.setPen(colors.quiet);
    painter.setFont(count);
    painter.drawText(area, Qt::AlignRight | Qt::AlignVCenter, moves);
    const QRect place = area.adjusted(disc + area.height() / 4, 0, -right - area.height() / 4, 0);
    QString player = m_view.name.isEmpty() ? name() : m_view.name;
    if (!m_view.grade.isEmpty()) {
        player += QStringLiteral("  ") + m_view.grade;
    }
    const QFont bold = sizedFont(font(), area.height() * 6 / 10, QFont::DemiBold);
    painter.setPen(colors.ink);
    painter.setFont(bold);
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetrics(bold).elidedText(player, Qt::ElideRight, place.width()));
}

void ClockHalf::paintFigure(QPainter& painter, const QRect& area) const
{
    const ClockColors colors = clockColors(palette(), m_view.state);
    const bool strong = m_view.state == ClockState::Running || m_view.state == ClockState::Lost;
    // The same size for all figures of a length: nothing jumps while a clock runs.
    const QString widest = m_face.figure.size() > 5 ? QStringLiteral("0:00:00") : QStringLiteral("00:00");
    const QFont figure = fitting(font(), widest, area.size(), area.height() * 112 / 100, QFont::Bold);
    painter.setFont(figure);
    painter.setPen(figureInk(colors, m_face.alarm, strong ? colors.ink : colors.quiet));
    if (m_face.unit.isEmpty()) {
        painter.drawText(area, Qt::AlignCenter, m_face.figure);
        return;
    }
    const QFont unit = sizedFont(font(), figure.pixelSize() / 3, QFont::Normal);
    const int gap = figure.pixelSize() / 10;
    const int wide = QFontMetrics(figure).horizontalAdvance(m_face.figure);
    const int all = wide + gap + QFontMetrics(unit).horizontalAdvance(m_face.unit);
    const QRect place(area.left() + (area.width() - all) / 2, area.top(), all, area.height());
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, m_face.figure);
    painter.setFont(unit);
    const int lower = (area.height() - figure.pixelSize()) / 2 + figure.pixelSize() / 6;
    painter.drawText(place.adjusted(0, 0, 0, -lower), Qt::AlignRight | Qt::AlignBottom, m_face.unit);
}

void ClockHalf::paintFoot(QPainter& painter, const QRect& area) const
{
    const ClockColors colors = clockColors(palette(), m_view.state);
    const bool strong = m_view.state == ClockState::Running || m_view.state == ClockState::Lost;
    const QRect words(area.left(), area.top(), area.width(), area.height() * 52 / 100);
    const QRect bar(area.left(), words.bottom(), area.width(), area.height() * 12 / 100);
    const QRect below(
        area.left(), area.bottom() - area.height() * 30 / 100, area.width(), area.height() * 30 / 100);
    painter.setFont(fitting(font(), m_face.words, words.size(), words.height() * 6 / 10,
        m_face.length > 0 ? QFont::Bold : QFont::Normal));
    painter.setPen(strong ? colors.ink : colors.quiet);
    painter.drawText(words, Qt::AlignCenter, m_face.words);
    paintBar(painter, bar);
    const QString state = ClockCard::stateWords(m_view.state);
    const QString line = state.isEmpty() ? m_keys : state;
    painter.setFont(fitting(font(), line, below.size(), below.height() * 6 / 10, QFont::Normal));
    painter.setPen(colors.quiet);
    painter.drawText(below, Qt::AlignCenter, line);
}

void ClockHalf::paintBar(QPainter& painter, const QRect& area) const
{
    if (m_face.length <= 0) {
        return;
    }
    const ClockColors colors = clockColors(palette(), m_view.state);
    const qreal round = area.height() / 2.0;
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(colors.paper, colors.ink, 0.12));
    painter.drawRoundedRect(area, round, round);
    const qreal share = std::min(1.0, static_cast<qreal>(m_face.seconds) / m_face.length);
    if (share <= 0) {
        return;
    }
    painter.save();
    painter.setClipRect(QRectF(area.left(), area.top(), area.width() * share, area.height()));
    const QColor usual = m_view.state == ClockState::Running ? colors.running : colors.quiet;
    painter.setBrush(m_face.alarm == Alarm::None ? usual : colors.alarmEven);
    painter.drawRoundedRect(area, round, round);
    painter.restore();
}

} // namespace ui
