// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/boardwidget.h"

#include "ui/boardkeys.h"
#include "ui/boardpainter.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPaintEvent>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

constexpr qreal ghostOpacity = 0.45;

} // namespace

BoardWidget::BoardWidget(QWidget* parent) : QWidget(parent), m_points(pointViews(m_view))
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    updateAccessibility();
}

BoardWidget::~BoardWidget() = default;

void BoardWidget::setView(const BoardView& view)
{
    if (view == m_view)
        return;
    clearExplanation();
    std::vector<PointView> points = pointViews(view);
    if (view.size != m_view.size) {
        m_view = view;
        m_points = std::move(points);
        m_cursor.reset();
        m_rest.reset();
        m_hover.reset();
        m_pressed.reset();
        relayout();
        return;
    }
    for (int index = 0; index < view.size.points(); ++index) {
        const auto at = static_cast<std::size_t>(index);
        if (points[at] != m_points[at]) {
            update(m_geometry.pointRect(go::pointAt(index, view.size)));
        }
    }
    if (view.lines != m_view.lines)
        update();
    for (const go::Color side : go::bothColors) {
        if (view.signs[side] != m_view.signs[side]) {
            update(m_geometry.signRect(side));
        }
    }
    m_view = view;
    m_points = std::move(points);
    updateAccessibility();
}

void BoardWidget::setMode(Mode mode)
{
    if (m_mode == mode)
        return;
    m_mode = mode;
    m_pressed.reset();
    setTyped({});
    updatePoint(m_hover);
    setCursor(mode == Mode::Locked ? Qt::ArrowCursor : Qt::PointingHandCursor);
}

void BoardWidget::setGhost(std::optional<go::Color> ghost)
{
    if (m_ghost != ghost) {
        m_ghost = ghost;
        updatePoint(m_hover);
    }
}

void BoardWidget::setCoordinates(Coordinates coordinates)
{
    if (m_coordinates != coordinates) {
        m_coordinates = coordinates;
        relayout();
    }
}

void BoardWidget::setLook(BoardLook look)
{
    if (m_look != look) {
        m_look = look;
        relayout();
    }
}

void BoardWidget::explain(go::Point point, const QString& text)
{
    clearExplanation();
    m_explained = point;
    m_explanation = text;
    update(bubble().bounds());
    updateAccessibility();
}

void BoardWidget::clearExplanation()
{
    if (m_explained) {
        update(bubble().bounds());
        m_explained.reset();
        m_explanation.clear();
        updateAccessibility();
    }
}

QString BoardWidget::describe(go::Point point) const
{
    const PointView& view = m_points[static_cast<std::size_t>(go::indexOf(point, m_view.size))];
    const QString name = QString::fromStdString(go::boardName(point, m_view.size));
    if (!view.stone)
        return view.ko ? tr("%1, empty, ko").arg(name) : tr("%1, empty").arg(name);
    const QString stone
        = *view.stone == go::Color::Black ? tr("%1, black stone").arg(name) : tr("%1, white stone").arg(name);
    if (view.doubtful)
        return view.dead ? tr("%1, dead, not sure").arg(stone) : tr("%1, not sure").arg(stone);
    if (view.dead)
        return tr("%1, dead").arg(stone);
    return view.last ? tr("%1, last move").arg(stone) : stone;
}

QRect BoardWidget::pointRect(go::Point point) const
{
    const qreal half = m_geometry.cell() / 2;
    const QPointF middle = m_geometry.centre(point);
    return QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half).toRect();
}

QSize BoardWidget::sizeHint() const { return {720, 720}; }

QSize BoardWidget::minimumSizeHint() const { return {280, 280}; }

void BoardWidget::relayout()
{
    m_geometry = BoardGeometry(size(), m_view.size, m_coordinates, devicePixelRatioF());
    updateAccessibility();
    update();
}

void BoardWidget::resizeEvent(QResizeEvent* /*event*/) { relayout(); }

void BoardWidget::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        updateAccessibility();
    }
    QWidget::changeEvent(event);
}

void BoardWidget::mousePressEvent(QMouseEvent* event)
{
    clearExplanation();
    setTyped({});
    if (m_cursor) {
        setCursorPoint(std::nullopt); // the mouse has taken over
    }
    // Any second button ends the press, so that a grip on the wrong button can be taken back.
    m_pressed
        = event->button() == Qt::LeftButton && event->buttons() == Qt::LeftButton && m_mode != Mode::Locked
        ? m_geometry.pointAt(event->position())
        : std::nullopt;
}

void BoardWidget::mouseReleaseEvent(QMouseEvent* event)
{
    const std::optional<go::Point> pressed = std::exchange(m_pressed, std::nullopt);
    const std::optional<go::Point> released = m_geometry.pointAt(event->position());
    if (event->button() == Qt::LeftButton && pressed && pressed == released && m_mode != Mode::Locked) {
        Q_EMIT pointPressed(*pressed, event->timestamp());
    }
}

void BoardWidget::mouseMoveEvent(QMouseEvent* event) { setHover(m_geometry.pointAt(event->position())); }

void BoardWidget::leaveEvent(QEvent* /*event*/) { setHover(std::nullopt); }

void BoardWidget::setHover(std::optional<go::Point> point)
{
    if (m_hover == point) {
        return;
    }
    updatePoint(m_hover);
    m_hover = point;
    updatePoint(m_hover);
    Q_EMIT pointHovered(m_hover);
}

void BoardWidget::setCursorPoint(std::optional<go::Point> point)
{
    updatePoint(m_cursor);
    m_cursor = point;
    updatePoint(m_cursor);
    updateAccessibility();
    Q_EMIT pointHovered(m_cursor);
}

void BoardWidget::setTyped(const QString& text)
{
    if (m_typed != text) {
        update(typedRect(m_geometry));
        m_typed = text;
        update(typedRect(m_geometry));
    }
}

bool BoardWidget::event(QEvent* event)
{
    // Letters and digits spell a coordinate here; they are not shortcuts while the board has the focus.
    if (event->type() == QEvent::ShortcutOverride && m_mode != Mode::Locked) {
        const auto* key = dynamic_cast<QKeyEvent*>(event);
        if (key != nullptr && isBoardKey(*key)) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void BoardWidget::keyPressEvent(QKeyEvent* event)
{
    if (m_mode == Mode::Locked || !isPlainKey(*event)) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (isPlayKey(event->key())) {
        if (!event->isAutoRepeat() && m_keyDown == 0) {
            m_keyDown = event->key();
            playByKey(event->timestamp());
        }
        return;
    }
    if (moveCursor(event->key()) || typeKey(*event)) {
        return;
    }
    QWidget::keyPressEvent(event);
}

void BoardWidget::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() == m_keyDown && !event->isAutoRepeat()) {
        m_keyDown = 0;
        return;
    }
    QWidget::keyReleaseEvent(event);
}

bool BoardWidget::moveCursor(int key)
{
    const go::Point from = m_cursor.value_or(startOfCursor());
    const std::optional<go::Point> to = stepped(from, key, m_view.size);
    if (!to) {
        return false;
    }
    clearExplanation();
    setTyped({});
    setCursorPoint(m_cursor ? *to : from); // the first key only shows where one is
    return true;
}

bool BoardWidget::typeKey(const QKeyEvent& event)
{
    if (event.key() == Qt::Key_Escape && (!m_typed.isEmpty() || m_explained)) {
        setTyped({});
        clearExplanation();
        return true;
    }
    const std::optional<QString> typed = typedAfter(m_typed, event);
    if (!typed) {
        return false;
    }
    clearExplanation();
    setTyped(*typed);
    if (const auto point = go::pointFromBoardName(m_typed.toStdString(), m_view.size)) {
        setCursorPoint(point);
    }
    return true;
}

go::Point BoardWidget::startOfCursor() const
{
    const go::BoardSize size = m_view.size;
    const go::Point middle{
        static_cast<std::uint8_t>(size.columns / 2), static_cast<std::uint8_t>(size.rows / 2)};
    return m_rest.value_or(m_view.lastMove.value_or(middle));
}

void BoardWidget::playByKey(quint64 stamp)
{
    clearExplanation();
    if (!m_typed.isEmpty()) {
        const auto typed = go::pointFromBoardName(m_typed.toStdString(), m_view.size);
        setTyped({});
        if (!typed) {
            return; // half a coordinate plays nothing
        }
        setCursorPoint(typed);
    }
    if (m_cursor) {
        Q_EMIT pointPressed(*m_cursor, stamp);
    } else {
        setCursorPoint(startOfCursor());
    }
}

void BoardWidget::focusInEvent(QFocusEvent* event)
{
    m_keyDown = 0;
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason) {
        setCursorPoint(startOfCursor());
    }
}

void BoardWidget::focusOutEvent(QFocusEvent* /*event*/)
{
    setTyped({});
    if (m_cursor) {
        // A key still held from elsewhere finds no cursor when the focus comes back: it plays nothing.
        m_rest = m_cursor;
        setCursorPoint(std::nullopt);
    }
}

void BoardWidget::updatePoint(std::optional<go::Point> point)
{
    if (point) {
        update(m_geometry.pointRect(*point));
    }
}

void BoardWidget::updateAccessibility()
{
    setAccessibleName(m_view.size.columns == m_view.size.rows
            ? tr("Board of %n line(s)", nullptr, m_view.size.columns)
            : tr("Board of %1 × %2 lines").arg(m_view.size.columns).arg(m_view.size.rows));
    const QString place = m_cursor ? describe(*m_cursor) : QString();
    // The description is what a screen reader speaks when the cursor moves.
    setAccessibleDescription(m_explanation.isEmpty() ? place : m_explanation);
}

SpeechBubble BoardWidget::bubble() const { return {m_geometry, *m_explained, m_explanation, font()}; }

void BoardWidget::paintEvent(QPaintEvent* event)
{
    if (m_geometry.devicePixelRatio() != devicePixelRatioF()) {
        relayout();
    }
    m_theme.prepare(m_geometry, m_look, palette().color(QPalette::Window));
    QPainter painter(this);
    const BoardScene scene{m_geometry, m_theme, m_points, m_view.signs, m_view.lines};
    for (const QRect& rectangle : event->region()) {
        paintBoard(painter, scene, rectangle);
    }
    painter.setClipping(false);
    painter.setClipRegion(event->region());
    paintGhost(painter);
    if (m_cursor && hasFocus()) {
        paintCursor(painter, m_geometry, *m_cursor, m_theme.colors().accent);
    }
    if (!m_typed.isEmpty()) {
        paintTyped(painter, m_geometry, m_typed);
    }
    if (m_explained) {
        bubble().paint(painter);
    }
}

void BoardWidget::paintGhost(QPainter& painter) const
{
    if (m_mode != Mode::Play || !m_ghost || !m_hover) {
        return;
    }
    if (m_points[static_cast<std::size_t>(go::indexOf(*m_hover, m_view.size))].stone) {
        return;
    }
    const QPixmap& picture = m_theme.stone(*m_ghost, 0);
    painter.setOpacity(ghostOpacity);
    painter.drawPixmap(BoardTheme::topLeft(picture, m_geometry.centre(*m_hover)), picture);
    painter.setOpacity(1.0);
}

} // namespace ui
