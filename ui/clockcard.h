// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/color.h"
#include "core/timing/clock.h"
#include "core/timing/timecontrol.h"
#include "ui/clockface.h"

#include <QFont>
#include <QPixmap>
#include <QString>
#include <QWidget>

#include <cstdint>

namespace ui {

enum class ClockState : std::uint8_t {
    Ready, ///< not started
    Running,
    Waiting, ///< the other side's clock runs
    Paused,
    Over,
    Lost, ///< on time
};

/// Everything on the card of one side.
struct ClockCardView {
    go::Color side = go::Color::Black;
    QString name;
    QString grade;
    int captured = 0; ///< opponent's stones in this side's lid
    int warnings = 0; ///< A60
    int warningsThatLose = 2;
    timing::TimeControl control = timing::Untimed{};
    timing::Reading reading;
    ClockState state = ClockState::Ready;
    bool thinking = false; ///< an engine does

    friend bool operator==(const ClockCardView&, const ClockCardView&) = default;
};

/// A large clock with its player. Repaints only the parts whose contents differ.
class ClockCard : public QWidget {
    Q_OBJECT
public:
    explicit ClockCard(QWidget* parent = nullptr);

    const ClockCardView& view() const { return m_view; }
    void setView(const ClockCardView& view);
    const ClockFace& face() const { return m_face; }
    /// "paused"; empty where the clock itself says enough.
    static QString stateWords(ClockState state);
    /// The same of this card, with what an engine does.
    QString stateText() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Areas {
        QRect head;
        QRect figure;
        QRect words;
        QRect bar;
    };
    Areas areas() const;
    void updateAccessibility();
    void paintFrame(QPainter& painter) const;
    void paintHead(QPainter& painter, const QRect& area);
    void paintFigure(QPainter& painter, const QRect& area) const;
    void paintWords(QPainter& painter, const QRect& area) const;
    void paintBar(QPainter& painter, const QRect& area) const;
    QFont fittingFont(const QRect& area, QFont::Weight weight) const;
    QPixmap stone(go::Color color, int diameter);

    ClockCardView m_view;
    ClockFace m_face;
    go::PerSide<QPixmap> m_stones; // of the last diameter
};

} // namespace ui
