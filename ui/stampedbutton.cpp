// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stampedbutton.h"

#include <QInputEvent>
#include <QKeyEvent>

namespace ui {

StampedButton::StampedButton(QWidget* parent) : QPushButton(parent)
{
    connect(this, &QPushButton::clicked, this, [this] { Q_EMIT stamped(m_stamp); });
}

bool StampedButton::event(QEvent* event)
{
    const QEvent::Type type = event->type();
    const auto* key = dynamic_cast<QKeyEvent*>(event);
    if (key != nullptr && takesEnter(*key)) {
        return true;
    }
    if (type == QEvent::FocusOut) {
        m_keyDown = 0;
    }
    const auto* input = dynamic_cast<QInputEvent*>(event);
    if (input == nullptr || (type != QEvent::MouseButtonRelease && type != QEvent::KeyRelease)) {
        return QPushButton::event(event); // also painting, in the middle of a release
    }
    m_stamp = input->timestamp();
    const bool handled = QPushButton::event(event);
    m_stamp = 0;
    return handled;
}

bool StampedButton::takesEnter(const QKeyEvent& event)
{
    const bool enter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    if (!enter || event.type() == QEvent::ShortcutOverride) {
        return false;
    }
    if (event.isAutoRepeat()) {
        return true;
    }
    if (event.type() == QEvent::KeyRelease) {
        m_keyDown = 0;
    } else if (m_keyDown == 0) {
        // A key that is held down may come as many presses: only the first one counts.
        m_keyDown = event.key();
        m_stamp = event.timestamp();
        click();
        m_stamp = 0;
    }
    return true;
}

} // namespace ui
