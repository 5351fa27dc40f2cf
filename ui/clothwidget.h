// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/event.h"
#include "core/go/color.h"
#include "ui/stampedbutton.h"

#include <QPixmap>
#include <QString>
#include <QWidget>

namespace ui {

/// The cloth over the board while the game is paused, with both times on it.
class ClothWidget : public QWidget {
    Q_OBJECT
public:
    explicit ClothWidget(QWidget* parent = nullptr);

    void setReason(exam::PauseReason reason);
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

    exam::PauseReason m_reason = exam::PauseReason::Players;
    go::PerSide<QString> m_times;
    StampedButton* m_resume = nullptr;
    QPixmap m_cloth;
};

} // namespace ui
