// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/color.h"
#include "ui/boardgeometry.h"
#include "ui/boardoverlay.h"
#include "ui/boardtheme.h"
#include "ui/boardview.h"

#include <QString>
#include <QWidget>

#include <cstdint>
#include <optional>
#include <vector>

namespace ui {

/// A board on the screen. Shows a BoardView and says where it was pressed; knows no rules.
class BoardWidget : public QWidget {
    Q_OBJECT
public:
    enum class Mode : std::uint8_t {
        Locked, ///< only shows
        Play, ///< a ghost stone follows the pointer over empty points
        Mark, ///< points are chosen without a ghost
    };

    explicit BoardWidget(QWidget* parent = nullptr);
    ~BoardWidget() override;

    const BoardView& view() const { return m_view; }
    /// Repaints only the points that differ.
    void setView(const BoardView& view);
    Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    /// The stone under the pointer in Mode::Play; nothing for none.
    void setGhost(std::optional<go::Color> ghost);
    void setCoordinates(Coordinates coordinates);
    void setLook(BoardLook look);
    /// Shows a speech bubble beside a point until the next action.
    void explain(go::Point point, const QString& text);
    /// The text of the speech bubble; empty while there is none.
    QString explanation() const { return m_explanation; }

    /// The keyboard's place; nothing until the keyboard is used.
    std::optional<go::Point> cursor() const { return m_cursor; }
    /// "Q16, empty", as it is spoken to a screen reader.
    QString describe(go::Point point) const;
    const BoardGeometry& geometryOfBoard() const { return m_geometry; }
    /// The square of one cell around a point, in this widget.
    QRect pointRect(go::Point point) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return width; }

Q_SIGNALS:
    /// A point was chosen: the button was released on the point it was pressed on, or the keyboard played
    /// it. `stamp` is QInputEvent::timestamp() in milliseconds.
    void pointPressed(go::Point point, quint64 stamp);
    /// The pointer or the keyboard is at another point, or at none.
    void pointHovered(std::optional<go::Point> point);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    void relayout();
    void setHover(std::optional<go::Point> point);
    void setCursorPoint(std::optional<go::Point> point);
    void setTyped(const QString& text);
    void clearExplanation();
    bool moveCursor(int key);
    bool typeKey(const QKeyEvent& event);
    go::Point startOfCursor() const;
    void playByKey(quint64 stamp);
    void updatePoint(std::optional<go::Point> point);
    void updateAccessibility();
    SpeechBubble bubble() const;
    void paintGhost(QPainter& painter) const;

    BoardView m_view;
    std::vector<PointView> m_points;
    BoardGeometry m_geometry;
    BoardTheme m_theme;
    Coordinates m_coordinates = Coordinates::Shown;
    BoardLook m_look = BoardLook::Wood;
    Mode m_mode = Mode::Locked;
    std::optional<go::Color> m_ghost;
    std::optional<go::Point> m_hover;
    std::optional<go::Point> m_pressed;
    std::optional<go::Point> m_cursor;
    std::optional<go::Point> m_rest; // where the cursor was when the focus went
    std::optional<go::Point> m_explained;
    QString m_explanation;
    QString m_typed; // a coordinate that is being typed
    int m_keyDown = 0; // a playing key must be released before it plays again
};

} // namespace ui
