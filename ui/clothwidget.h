// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/event.h"
#include "core/go/color.h"
#include "ui/stampedbutton.h"

#include <QPixmap>
#include <QString>
#include <QWidget>

#include <optional>

namespace ui {

/// The cloth over the board while the game is paused, with both times on it.
class ClothWidget : public QWidget {
    Q_OBJECT
public:
    explicit ClothWidget(QWidget* parent = nullptr);

    void setReason(exam::PauseReason reason);
    /// The game was interrupted with a sealed move of this side (A36): an envelope lies on the cloth.
    void setSealed(go::Color side);
    /// Both clocks in words; they stand.
    void setTimes(const go::PerSide<QString>& times);

    /// The words on the cloth.
    QString text() const;
    StampedButton* resumeButton() const { return m_resume; }

Q_SIGNALS:
    void resumed(quint64 stamp);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void relabel();
    QPixmap wovenCloth() const;

    QString reasonText() const;
    void paintEnvelope(QPainter& painter, const QRect& place) const;

    exam::PauseReason m_reason = exam::PauseReason::Players;
    std::optional<go::Color> m_sealed;
    go::PerSide<QString> m_times;
    StampedButton* m_resume = nullptr;
    QPixmap m_cloth;
};

} // namespace ui
