// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/choicebutton.h"

#include "ui/style.h"

#include <QVBoxLayout>

namespace ui {

ChoiceButton::ChoiceButton(const QString& title, const QString& explanation, QWidget* parent)
    : QPushButton(parent)
    , m_title(style::heading(style::Level::Section, title, this))
    , m_explanation(style::quiet(explanation, this))
{
    // The labels are part of the picture: the button itself is pressed and spoken.
    for (auto* label : {m_title, m_explanation}) {
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
        label->setTextInteractionFlags(Qt::NoTextInteraction);
    }
    setAccessibleName(title);
    setAccessibleDescription(explanation);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(style::space, style::space, style::space, style::space);
    layout->setSpacing(style::gap / 2);
    layout->addWidget(m_title);
    layout->addWidget(m_explanation);
}

QSize ChoiceButton::sizeHint() const { return layout()->sizeHint().expandedTo({260, 100}); }

QSize ChoiceButton::minimumSizeHint() const { return layout()->minimumSize().expandedTo({200, 100}); }

} // namespace ui
