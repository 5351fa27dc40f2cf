// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/clockcard.h"

#include "ui/boardtheme.h"
#include "ui/cardpieces.h"
#include "ui/clockcolors.h"

#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>
#include <QPaintEvent>

#include <algorithm>

namespace ui {

namespace {

constexpr int measure = 100; // pixels of a font that is only measured
constexpr int tickSeconds = 10;

} // namespace

QString ClockCard::stateWords(ClockState state)
{
    switch (state) {
    case ClockState::Ready:
        return tr("not started");
    case ClockState::Paused:
        return tr("paused");
    case ClockState::Over:
        return tr("stopped");
    case ClockState::Running:
    case ClockState::Waiting:
    case ClockState::Lost:
        break;
    }
    return {};
}

ClockCard::ClockCard(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_face = clockFace(m_view.control, m_view.reading);
    updateAccessibility();
}

QSize ClockCard::sizeHint() const { return {420, 180}; }

QSize ClockCard::minimumSizeHint() const { return {300, 80}; }

ClockCard::Areas ClockCard::areas() const
{
    const int pad = std::max(6, height() * 7 / 100);
    const QRect inner = rect().adjusted(pad + 4, pad, -pad - 4, -pad);
    const int head = std::min(inner.height() * 26 / 100, inner.width() / 11);
    const int bar = m_face.length > 0 ? std::max(6, inner.height() * 8 / 100) : 0;
    const int figure = inner.height() - head - bar - pad;
    const int split = inner.width() * 58 / 100;
    Areas parts;
    parts.head = QRect(inner.topLeft(), QSize(inner.width(), head));
    parts.figure = QRect(inner.left(), inner.top() + head + pad / 2, split, figure);
    parts.words = parts.figure.translated(split, 0);
    parts.words.setWidth(inner.width() - split);
    parts.words.setLeft(parts.words.left() + pad);
    parts.bar = QRect(inner.left(), inner.bottom() - bar + 1, inner.width(), bar);
    return parts;
}

void ClockCard::setView(const ClockCardView& view)
{
    const ClockFace face = clockFace(view.control, view.reading);
    const Areas parts = areas();
    const auto head = [](const ClockCardView& of) {
        ClockCardView copy = of;
        copy.reading = {};
        copy.control = timing::Untimed{};
        return copy;
    };
    const bool reshaped = (face.length > 0) != (m_face.length > 0);
    if (reshaped || head(view) != head(m_view)) {
        update(); // the state also changes frame and paper
    } else {
        if (face.figure != m_face.figure || face.unit != m_face.unit || face.alarm != m_face.alarm) {
            update(parts.figure);
        }
        if (face.words != m_face.words) {
            update(parts.words);
        }
        if (face.seconds != m_face.seconds || face.length != m_face.length || face.alarm != m_face.alarm) {
            update(parts.bar);
        }
    }
    const bool spoken = face.spoken != m_face.spoken || head(view) != head(m_view);
    m_view = view;
    m_face = face;
    if (spoken) {
        updateAccessibility();
    }
}

QString ClockCard::stateText() const { return m_view.thinking ? tr("thinking…") : stateWords(m_view.state); }

void ClockCard::updateAccessibility()
{
    QStringList parts{m_view.side == go::Color::Black ? tr("Black") : tr("White"), m_view.name, m_view.grade,
        m_face.spoken, m_view.state == ClockState::Running ? tr("clock is running") : stateText()};
    parts.removeAll(QString());
    setAccessibleName(parts.join(QStringLiteral(", ")));
    const QString captured = tr("%n stone(s) captured", nullptr, m_view.captured);
    const QString warnings = tr("%1 of %2 warnings").arg(m_view.warnings).arg(m_view.warningsThatLose);
    const QString details = m_view.warnings == 0 ? captured : captured + QStringLiteral(", ") + warnings;
    setAccessibleDescription(details);
    setToolTip(details);
}

void ClockCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_face = clockFace(m_view.control, m_view.reading);
        updateAccessibility();
        update();
    }
    QWidget::changeEvent(event);
}

void ClockCard::resizeEvent(QResizeEvent* /*event*/) { m_stones = {}; }

void ClockCard::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFrame(painter);
    const Areas parts = areas();
    const QRegion& dirty = event->region();
    if (dirty.intersects(parts.head)) {
        paintHead(painter, parts.head);
    }
    if (dirty.intersects(parts.figure)) {
        paintFigure(painter, parts.figure);
    }
    if (dirty.intersects(parts.words)) {
        paintWords(painter, parts.words);
    }
    if (dirty.intersects(parts.bar)) {
        paintBar(painter, parts.bar);
    }
}

void ClockCard::paintFrame(QPainter& painter) const
{
    const ClockColors colors = clockColors(palette(), m_view.state);
    const bool running = m_view.state == ClockState::Running;
    const qreal width = running ? std::max(3.0, height() * 0.024) : 1.0;
    const QRectF frame = QRectF(rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2);
    painter.setPen(QPen(running ? colors.running : colors.frame, width));
    painter.setBrush(colors.paper);
    painter.drawRoundedRect(frame, 9, 9);
}

QPixmap ClockCard::stone(go::Color color, int diameter)
{
    QPixmap& picture = m_stones[color];
    if (picture.isNull() || picture.devicePixelRatio() != devicePixelRatioF()) {
        picture = BoardTheme::stonePicture(color, diameter, devicePixelRatioF(), BoardLook::Wood, 1);
    }
    return picture;
}

void ClockCard::paintHead(QPainter& painter, const QRect& area)
{
    const ClockColors colors = clockColors(palette(), m_view.state);
    const bool running = m_view.state == ClockState::Running;
    const int diameter = area.height() * 72 / 100;
    const int gap = area.height() / 5;
    int left = area.left();
    const int middle = area.center().y();
    if (running) {
        const qreal size = area.height() * 0.30;
        QPainterPath pointer(QPointF(left, middle - size));
        pointer.lineTo(left + size * 1.5, middle);
        pointer.lineTo(left, middle + size);
        pointer.closeSubpath();
        painter.fillPath(pointer, colors.running);
        left += static_cast<int>(size * 1.5) + gap / 2;
    }
    painter.drawPixmap(left, middle - diameter / 2, stone(m_view.side, diameter));
    left += diameter + gap;

    const int lidWidth = area.height() * 17 / 10;
    const QRect lid(area.right() - lidWidth, area.top(), lidWidth, area.height());
    painter.setPen(colors.ink);
    painter.setFont(sizedFont(font(), area.height() * 42 / 100, QFont::DemiBold));
    paintLid(painter, lid, stone(go::opponent(m_view.side), diameter), m_view.captured);
    const int cards = m_view.warnings == 0 ? 0 : std::max(m_view.warnings, m_view.warningsThatLose);
    const int cardsWidth = cards * area.height() / 2;
    const QRect warnings(lid.left() - cardsWidth - gap, area.top(), cardsWidth, area.height());
    if (cards > 0) {
        paintWarningCards(painter, warnings, m_view.warnings, cards);
    }

    const int room = warnings.left() - left - gap;
    const QString name
        = m_view.name.isEmpty() ? (m_view.side == go::Color::Black ? tr("Black") : tr("White")) : m_view.name;
    QFont bold = sizedFont(font(), area.height() * 46 / 100, running ? QFont::Bold : QFont::DemiBold);
    QFont plain = sizedFont(font(), area.height() * 38 / 100, QFont::Normal);
    const auto widthOf = [&] {
        return QFontMetrics(bold).horizontalAdvance(name) + gap
            + QFontMetrics(plain).horizontalAdvance(m_view.grade);
    };
    // A long name is written smaller before it is cut.
    while (widthOf() > room && bold.pixelSize() > area.height() * 32 / 100) {
        bold.setPixelSize(bold.pixelSize() - 1);
        plain.setPixelSize(std::max(6, plain.pixelSize() - 1));
    }
    const int gradeWidth = m_view.grade.isEmpty()
        ? 0
        : std::min(room / 2, QFontMetrics(plain).horizontalAdvance(m_view.grade) + gap);
    const QFontMetrics metrics(bold);
    const QString shown = metrics.elidedText(name, Qt::ElideRight, room - gradeWidth);
    painter.setPen(colors.ink);
    painter.setFont(bold);
    painter.drawText(QRect(left, area.top(), room, area.height()), Qt::AlignLeft | Qt::AlignVCenter, shown);
    if (gradeWidth > 0) {
        const int at = left + metrics.horizontalAdvance(shown) + gap;
        painter.setPen(colors.quiet);
        painter.setFont(plain);
        painter.drawText(QRect(at, area.top(), gradeWidth, area.height()), Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetrics(plain).elidedText(m_view.grade, Qt::ElideRight, gradeWidth));
    }
}

void ClockCard::paintFigure(QPainter& painter, const QRect& area) const
{
    const ClockColors colors = clockColors(palette(), m_view.state);
    const bool running = m_view.state == ClockState::Running;
    // The same size for all figures of a length: nothing jumps while a clock runs.
    const QString widest = m_face.figure.size() > 5 ? QStringLiteral("0:00:00") : QStringLiteral("00:00");
    const QFontMetrics bold(sizedFont(font(), measure, QFont::Bold));
    const int pixels = std::min(
        area.height() * 78 / 100, measure * area.width() / std::max(1, bold.horizontalAdvance(widest)));
    const QFont figure = sizedFont(font(), pixels, running ? QFont::Bold : QFont::Normal);
    const bool strong = running || m_view.state == ClockState::Lost;
    painter.setFont(figure);
    painter.setPen(figureInk(colors, m_face.alarm, strong ? colors.ink : colors.quiet));
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter, m_face.figure);
    if (!m_face.unit.isEmpty()) {
        const int advance = QFontMetrics(figure).horizontalAdvance(m_face.figure);
        const int descent = (area.height() - pixels) / 2 + pixels / 8;
        painter.setFont(sizedFont(font(), pixels * 2 / 5, QFont::Normal));
        painter.drawText(area.adjusted(advance + pixels / 8, 0, 0, -descent), Qt::AlignLeft | Qt::AlignBottom,
            m_face.unit);
    }
}

void ClockCard::paintWords(QPainter& painter, const QRect& area) const
{
    const ClockColors colors = clockColors(palette(), m_view.state);
    const QString state = stateText();
    const bool byoyomi = m_face.length > 0 || m_view.state == ClockState::Lost;
    const bool loud = m_view.state == ClockState::Running ? byoyomi : m_view.state == ClockState::Lost;
    const int below = state.isEmpty() ? 0 : area.height() * 24 / 100;
    const QRect above = area.adjusted(0, 0, 0, -below);
    constexpr int right = static_cast<int>(Qt::AlignRight);
    painter.setFont(fittingFont(above, byoyomi ? QFont::Bold : QFont::Normal));
    painter.setPen(loud ? colors.ink : colors.quiet);
    painter.drawText(
        above, right | static_cast<int>(Qt::AlignVCenter) | static_cast<int>(Qt::TextWordWrap), m_face.words);
    if (below > 0) {
        painter.setFont(sizedFont(font(), below * 68 / 100, QFont::Normal));
        painter.setPen(colors.quiet);
        painter.drawText(
            area.adjusted(0, area.height() - below, 0, 0), right | static_cast<int>(Qt::AlignVCenter), state);
    }
}

// Words of any language have to fit: smaller rather than cut off, and rather than on three lines.
QFont ClockCard::fittingFont(const QRect& area, QFont::Weight weight) const
{
    constexpr int flags = static_cast<int>(Qt::TextWordWrap);
    int pixels = std::min(area.height() * 30 / 100, area.width() / 5);
    const int smallest = pixels * 6 / 10;
    QFont chosen = sizedFont(font(), pixels, weight);
    while (pixels > 9) {
        const QFontMetrics metrics(chosen);
        const QRect needed = metrics.boundingRect(QRect(0, 0, area.width(), 0), flags, m_face.words);
        const bool fits = needed.height() <= area.height() && needed.width() <= area.width();
        const bool few = needed.height() <= 2 * metrics.lineSpacing();
        if (fits && (few || pixels <= smallest)) {
            break;
        }
        chosen.setPixelSize(--pixels);
    }
    return chosen;
}

void ClockCard::paintBar(QPainter& painter, const QRect& area) const
{
    if (m_face.length <= 0) {
        return;
    }
    const ClockColors colors = clockColors(palette(), m_view.state);
    const QRectF bar = QRectF(area).adjusted(0.5, 0.5, -0.5, -0.5);
    const qreal round = bar.height() / 2;
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(colors.paper, colors.ink, 0.12));
    painter.drawRoundedRect(bar, round, round);
    QColor fill = m_view.state == ClockState::Running ? colors.running : colors.quiet;
    fill = m_face.alarm == Alarm::None ? fill : colors.alarmEven;
    const qreal share = std::min(1.0, static_cast<qreal>(m_face.seconds) / m_face.length);
    if (share > 0) {
        QPainterPath whole;
        whole.addRoundedRect(bar, round, round);
        QPainterPath used;
        used.addRect(QRectF(bar.topLeft(), QSizeF(bar.width() * share, bar.height())));
        painter.fillPath(whole.intersected(used), fill);
    }
    painter.setPen(QPen(colors.paper, 1.5));
    for (int tick = tickSeconds; tick < m_face.length; tick += tickSeconds) {
        const qreal at = bar.left() + bar.width() * tick / m_face.length;
        painter.drawLine(QPointF(at, bar.top()), QPointF(at, bar.bottom()));
    }
}

} // namespace ui
