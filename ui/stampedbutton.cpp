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
    if (type == QEvent::KeyPress || type == QEvent::KeyRelease) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (enter && type == QEvent::KeyPress) {
            // A key that is held down comes as many presses: only the first one counts.
            if (m_keyDown == 0 && !key->isAutoRepeat()) {
                m_keyDown = key->key();
                m_stamp = key->timestamp();
                click();
                m_stamp = 0;
            }
            return true;
        }
        if (enter && !key->isAutoRepeat()) {
            m_keyDown = 0;
            return true;
        }
    }
    if (type == QEvent::FocusOut) {
        m_keyDown = 0;
    }
    if (type != QEvent::MouseButtonRelease && type != QEvent::KeyRelease) {
        return QPushButton::event(event); // also painting, in the middle of a release
    }
    m_stamp = static_cast<QInputEvent*>(event)->timestamp();
    const bool handled = QPushButton::event(event);
    m_stamp = 0;
    return handled;
}

} // namespace ui
