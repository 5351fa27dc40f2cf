// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/clockcard.h"

#include <QString>
#include <QWidget>

#include <cstdint>

namespace ui {

/// Which way a half of the clock is read.
enum class Facing : std::uint8_t {
    Same, ///< as the window
    Opposite, ///< upside down, for a player on the other side of the table
};

/// One half of the clock beside a wooden board: the time as large as it goes. Any touch of it is a hand on
/// the clock; it tells so when the hand comes down, and remembers nothing.
class ClockHalf : public QWidget {
    Q_OBJECT
public:
    explicit ClockHalf(QWidget* parent = nullptr);

    /// `moves` of this side; `keys` is said at the lower edge.
    void setView(const ClockCardView& view, int moves);
    void setKeys(const QString& keys);
    void setFacing(Facing facing);

    const ClockCardView& view() const { return m_view; }
    const ClockFace& face() const { return m_face; }
    int moves() const { return m_moves; }
    Facing facing() const { return m_facing; }

    QSize sizeHint() const override { return {560, 420}; }
    QSize minimumSizeHint() const override { return {300, 170}; }

Q_SIGNALS:
    /// `stamp` is QInputEvent::timestamp() of the hand in milliseconds.
    void touched(quint64 stamp);

protected:
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void updateAccessibility();
    QString name() const;
    void paintHead(QPainter& painter, const QRect& area) const;
    void paintFigure(QPainter& painter, const QRect& area) const;
    void paintFoot(QPainter& painter, const QRect& area) const;
    void paintBar(QPainter& painter, const QRect& area) const;

    ClockCardView m_view;
    ClockFace m_face;
    int m_moves = 0;
    QString m_keys;
    Facing m_facing = Facing::Same;
};

} // namespace ui
