// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/enginebar.h"

#include "ui/style.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>

namespace ui {

namespace {

constexpr std::array choices{EngineChoice::Restart, EngineChoice::Person, EngineChoice::Loses};

} // namespace

EngineBar::EngineBar(QWidget* parent) : QFrame(parent), m_words(style::text({}, this))
{
    setObjectName(QStringLiteral("engineBar"));
    setFrameShape(QFrame::StyledPanel);
    m_words->setObjectName(QStringLiteral("engineWords"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(style::gap, style::gap, style::gap, style::gap);
    column->addWidget(m_words);
    auto* row = new QHBoxLayout;
    constexpr std::array names{"engineRestart", "enginePerson", "engineLoses"};
    for (const EngineChoice choice : choices) {
        const auto place = static_cast<std::size_t>(choice);
        m_buttons[place] = style::named(new QPushButton(this), names[place]);
        connect(m_buttons[place], &QPushButton::clicked, this, [this, choice] { Q_EMIT chosen(choice); });
        row->addWidget(m_buttons[place]);
    }
    column->addLayout(row);
    relabel();
    hide();
}

void EngineBar::relabel()
{
    button(EngineChoice::Restart)->setText(tr("Res&tart the engine"));
    button(EngineChoice::Person)->setText(tr("A person pla&ys on"));
    button(EngineChoice::Loses)->setText(tr("Rule it &lost"));
    button(EngineChoice::Person)->setToolTip(tr("From now on a person moves the engine's stones."));
    button(EngineChoice::Loses)->setToolTip(tr("The referee ends the game: the engine's side loses."));
}

void EngineBar::setNotice(const EngineNotice& notice)
{
    if (notice == m_notice) {
        return;
    }
    m_notice = notice;
    m_words->setText(notice.words);
    setAccessibleName(notice.words);
    for (const EngineChoice choice : choices) {
        button(choice)->setVisible(notice.choices.contains(choice));
    }
    const bool appears = isHidden() && !notice.words.isEmpty();
    setVisible(!notice.words.isEmpty());
    if (appears && notice.choices.contains(EngineChoice::Restart)) {
        button(EngineChoice::Restart)->setFocus(Qt::OtherFocusReason);
    }
}

void EngineBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        relabel();
    }
    QFrame::changeEvent(event);
}

} // namespace ui
