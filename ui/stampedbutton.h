// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace ui {

/// A button that tells when the hand let go of it. Return and Enter press it as Space does.
class StampedButton : public QPushButton {
    Q_OBJECT
public:
    explicit StampedButton(QWidget* parent = nullptr);

Q_SIGNALS:
    /// QInputEvent::timestamp() in milliseconds; 0 where there is none, as for a shortcut.
    void stamped(quint64 stamp);

protected:
    bool event(QEvent* event) override;

private:
    bool takesEnter(const QKeyEvent& event);

    quint64 m_stamp = 0;
    int m_keyDown = 0; // Return or Enter, until it is let go
};

} // namespace ui
