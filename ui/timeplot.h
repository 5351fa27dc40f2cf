// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/color.h"
#include "core/timing/instant.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace ui {

/// A move on the time line.
struct PlottedMove {
    go::Color color = go::Color::Black;
    std::optional<timing::Millis> spent; ///< nothing: not known
    bool overtime = false; ///< made in byo-yomi
    QString said; ///< what was announced while it was thought about, one a line; empty: nothing

    friend bool operator==(const PlottedMove&, const PlottedMove&) = default;
};

/// The thinking time of each move: Black's upwards, White's downwards, byo-yomi shaded.
class TimePlot : public QWidget {
    Q_OBJECT
public:
    explicit TimePlot(QWidget* parent = nullptr);

    /// By row of the line: 0 is the beginning.
    void setMoves(std::vector<PlottedMove> moves);
    void setCurrent(int row);
    int current() const { return m_current; }
    /// Whether there is any time to be shown.
    bool isEmpty() const { return m_longest == timing::Millis{0}; }
    /// The row under a place; nothing beside the plot.
    std::optional<int> rowAt(QPoint position) const;
    QRectF columnOf(int row) const;

    QSize sizeHint() const override { return {360, 160}; }
    QSize minimumSizeHint() const override { return {120, 80}; }

Q_SIGNALS:
    void rowChosen(int row);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

private:
    QRectF area() const;
    qreal heightOf(timing::Millis time) const;
    QString wordsAt(int row) const;

    std::vector<PlottedMove> m_moves;
    timing::Millis m_longest{0};
    int m_current = 0;
};

} // namespace ui
