// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <cstdint>

namespace ui {

/// The board during nigiri: a closed hand, the stones that are shown against it, then the hand's stones laid
/// out in pairs.
class NigiriTable : public QWidget {
    Q_OBJECT
public:
    enum class Hand : std::uint8_t { Closed, Open };

    struct State {
        int inHand = 0; ///< white stones of the hand
        int shown = 0; ///< black stones of the other player: 0, 1 or 2
        Hand hand = Hand::Closed;

        friend bool operator==(const State&, const State&) = default;
    };

    explicit NigiriTable(QWidget* parent = nullptr);

    const State& state() const { return m_state; }
    void setState(const State& state);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintHand(QPainter& painter, const QRectF& room) const;
    void paintPairs(QPainter& painter, const QRectF& room, qreal stone) const;
    void paintShown(QPainter& painter, const QRectF& room, qreal stone) const;

    State m_state;
};

} // namespace ui
