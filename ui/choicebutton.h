// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>
#include <QString>

class QLabel;

namespace ui {

/// A large button with a title and a line that explains it.
class ChoiceButton : public QPushButton {
    Q_OBJECT
public:
    ChoiceButton(const QString& title, const QString& explanation, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

private:
    QLabel* m_title;
    QLabel* m_explanation;
};

} // namespace ui
