// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sealpanel.h"

#include "ui/style.h"
#include "ui/texts.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace ui {

SealPanel::SealPanel(QWidget* parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_close(new StampedButton(this))
    , m_cancel(new StampedButton(this))
{
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignCenter);
    style::makeMain(m_close);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_close, 1);
    buttons->addWidget(m_cancel, 1);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(style::space);
    all->addWidget(m_text);
    all->addLayout(buttons);
    connect(m_close, &StampedButton::stamped, this, &SealPanel::envelopeClosed);
    connect(m_cancel, &StampedButton::stamped, this, [this] { Q_EMIT cancelled(); });
    relabel();
    hide();
}

void SealPanel::begin(go::Color side)
{
    m_side = side;
    m_chosen.reset();
    relabel();
    show();
}

void SealPanel::end()
{
    m_side.reset();
    m_chosen.reset();
    hide();
}

void SealPanel::choose(go::Point point)
{
    m_chosen = m_chosen == point ? std::nullopt : std::optional(point);
    m_close->setEnabled(m_chosen.has_value());
}

void SealPanel::relabel()
{
    const go::Color side = m_side.value_or(go::Color::Black);
    m_text->setText(tr("%1 leaves the board now and does not look. %2 chooses the next move on the board and "
                       "closes the envelope; the clock runs until then.")
                        .arg(texts::side(go::opponent(side)), texts::side(side)));
    m_close->setText(tr("C&lose the envelope"));
    m_cancel->setText(tr("Do &not seal"));
    m_close->setEnabled(m_chosen.has_value());
    setAccessibleName(tr("Sealed move"));
    setAccessibleDescription(m_text->text());
}

void SealPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        relabel();
    }
    QWidget::changeEvent(event);
}

} // namespace ui
