// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/clockresultdialog.h"

#include "ui/quarterspin.h"
#include "ui/texts.h"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QRadioButton>
#include <QVBoxLayout>

#include <array>

namespace ui {

namespace {

constexpr std::array choices{
    go::Outcome{go::OutcomeKind::Count, go::Color::Black, 0},
    go::Outcome{go::OutcomeKind::Count, go::Color::White, 0},
    go::Outcome{go::OutcomeKind::Draw, std::nullopt, 0},
    go::Outcome{go::OutcomeKind::NoResult, std::nullopt, 0},
};
constexpr std::array names{"blackWinsChoice", "whiteWinsChoice", "drawChoice", "noResultChoice"};
constexpr int largestMargin = 4 * 361;

} // namespace

ClockResultDialog::ClockResultDialog(QWidget* parent)
    : QDialog(parent)
    , m_choices(new QButtonGroup(this))
    , m_margin(new QuarterSpin(QuarterSpin::Unit::Zi, this))
{
    setWindowTitle(tr("The game is over"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(new QLabel(tr("The clock stands. How did the game end?"), this));
    for (std::size_t i = 0; i < choices.size(); ++i) {
        auto* choice = new QRadioButton(texts::outcome(choices.at(i)), this);
        choice->setObjectName(QLatin1String(names.at(i)));
        m_choices->addButton(choice, static_cast<int>(i));
        layout->addWidget(choice);
    }
    m_choices->button(0)->setChecked(true);
    m_margin->setObjectName(QStringLiteral("marginSpin"));
    m_margin->setRange(0, largestMargin);
    m_margin->setSpecialValueText(tr("not noted"));
    auto* form = new QFormLayout;
    form->addRow(tr("&Margin in zi"), m_margin);
    layout->addLayout(form);
    connect(m_choices, &QButtonGroup::idToggled, this, [this] {
        m_margin->setEnabled(choices.at(static_cast<std::size_t>(m_choices->checkedId())).winner.has_value());
    });
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("&Note the result"), QDialogButtonBox::AcceptRole);
    buttons->addButton(tr("Play on"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
}

go::Outcome ClockResultDialog::outcome() const
{
    go::Outcome chosen = choices.at(static_cast<std::size_t>(std::max(0, m_choices->checkedId())));
    if (chosen.winner) {
        chosen.margin = m_margin->value();
    }
    return chosen;
}

} // namespace ui
