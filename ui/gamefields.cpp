// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gamefields.h"

#include "ui/quarterspin.h"
#include "ui/style.h"
#include "ui/texts.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>
#include <array>
#include <string_view>

namespace ui {

namespace {

constexpr int maxHandicap = 9;
constexpr std::array boards{19, 13, 9};
constexpr std::array<std::string_view, 4> ruleNames{"chinese", "japanese", "korean", "ing"};

QString ruleText(std::string_view name)
{
    if (name == "chinese")
        return GameFields::tr("Chinese: area");
    if (name == "japanese")
        return GameFields::tr("Japanese: territory");
    if (name == "korean")
        return GameFields::tr("Korean: territory");
    return GameFields::tr("Ing: area, Black wins ties");
}

QString handicapText(int stones)
{
    if (stones == 0)
        return GameFields::tr("Even game");
    if (stones == 1)
        return GameFields::tr("Black first without komi");
    return GameFields::tr("%1 handicap stones").arg(stones);
}

/// The index of the rules that differ from these in nothing but the komi, or -1.
int ruleIndex(const go::Rules& rules)
{
    const auto same = [&rules](std::string_view name) {
        auto named = go::rulesNamed(name).value_or(go::Rules{});
        named.komi = rules.komi;
        return named == rules;
    };
    const auto* const found = std::ranges::find_if(ruleNames, same);
    return found == ruleNames.end() ? -1 : static_cast<int>(found - ruleNames.begin());
}

QString wordsFor(const std::vector<exam::SetupFault>& faults, exam::SetupField field)
{
    const auto found = std::ranges::find(faults, field, &exam::SetupFault::field);
    return found == faults.end() ? QString() : texts::setupFault(*found);
}

} // namespace

GameFields::GameFields(QWidget* parent)
    : QWidget(parent)
    , m_board(new QComboBox(this))
    , m_rules(new QComboBox(this))
    , m_komiZi(new QuarterSpin(QuarterSpin::Unit::Zi, this))
    , m_komiPoints(new QuarterSpin(QuarterSpin::Unit::Points, this))
    , m_handicap(new QComboBox(this))
    , m_boardFault(style::fault(this))
    , m_komiFault(style::fault(this))
    , m_handicapFault(style::fault(this))
{
    fill();
    m_boardFault->setObjectName(QStringLiteral("boardFault"));
    m_komiFault->setObjectName(QStringLiteral("komiFault"));
    m_handicapFault->setObjectName(QStringLiteral("handicapFault"));
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("&Board"), m_board);
    form->addRow(m_boardFault);
    form->addRow(tr("H&andicap"), m_handicap);
    form->addRow(m_handicapFault);
    form->addRow(tr("&Rules"), m_rules);
    auto* komi = new QLabel(tr("&Komi"), this); // a row that is a layout has no buddy of its own
    komi->setBuddy(m_komiZi);
    form->addRow(komi, makeKomi());
    form->addRow(m_komiFault);

    // The same number of quarter-zi in both, so that neither has to be converted.
    connect(m_komiZi, &QSpinBox::valueChanged, m_komiPoints, &QSpinBox::setValue);
    connect(m_komiPoints, &QSpinBox::valueChanged, m_komiZi, &QSpinBox::setValue);
    connect(m_rules, &QComboBox::activated, this, &GameFields::chooseRules);
    connect(m_handicap, &QComboBox::activated, this, &GameFields::chooseHandicap);
    for (auto* box : {m_board, m_rules, m_handicap})
        connect(box, &QComboBox::currentIndexChanged, this, &GameFields::changed);
    connect(m_komiZi, &QSpinBox::valueChanged, this, &GameFields::changed);
}

void GameFields::fill()
{
    m_board->setObjectName(QStringLiteral("board"));
    for (const int lines : boards)
        m_board->addItem(tr("%1 lines").arg(lines), lines);
    m_rules->setObjectName(QStringLiteral("rules"));
    for (const auto name : ruleNames)
        m_rules->addItem(ruleText(name));
    m_handicap->setObjectName(QStringLiteral("handicap"));
    for (int stones = 0; stones <= maxHandicap; ++stones)
        m_handicap->addItem(handicapText(stones), stones);
}

QHBoxLayout* GameFields::makeKomi()
{
    m_komiZi->setObjectName(QStringLiteral("komiZi"));
    m_komiZi->setSuffix(tr(" zi"));
    m_komiZi->setAccessibleName(tr("Komi in zi"));
    m_komiPoints->setObjectName(QStringLiteral("komiPoints"));
    m_komiPoints->setSuffix(tr(" points"));
    m_komiPoints->setAccessibleName(tr("Komi in points"));
    auto* row = new QHBoxLayout;
    row->addWidget(m_komiZi, 1);
    row->addWidget(new QLabel(QStringLiteral("="), this));
    row->addWidget(m_komiPoints, 1);
    return row;
}

void GameFields::chooseRules()
{
    const auto index = static_cast<std::size_t>(std::max(0, m_rules->currentIndex()));
    const auto rules = go::rulesNamed(ruleNames.at(index));
    if (rules && m_handicap->currentIndex() == 0)
        m_komiZi->setValue(rules->komi);
}

void GameFields::chooseHandicap(int stones)
{
    // A15: whoever is given stones, or the first move, gives no komi.
    if (stones > 0) {
        m_komiZi->setValue(0);
    } else {
        chooseRules();
    }
}

void GameFields::setGame(const exam::GameSetup& setup)
{
    m_board->setCurrentIndex(m_board->findData(int{setup.size.columns}));
    m_rules->setCurrentIndex(ruleIndex(setup.rules));
    m_handicap->setCurrentIndex(setup.handicap);
    m_komiZi->setValue(setup.rules.komi);
}

exam::GameSetup GameFields::applied(exam::GameSetup setup) const
{
    if (m_board->currentIndex() >= 0)
        setup.size = go::BoardSize::square(m_board->currentData().toInt());
    if (m_rules->currentIndex() >= 0) {
        const auto named = go::rulesNamed(ruleNames.at(static_cast<std::size_t>(m_rules->currentIndex())));
        setup.rules = named.value_or(setup.rules);
    }
    setup.rules.komi = m_komiZi->value();
    setup.handicap = m_handicap->currentData().toInt();
    return setup;
}

void GameFields::showFaults(const std::vector<exam::SetupFault>& faults)
{
    style::setFault(m_boardFault, wordsFor(faults, exam::SetupField::Board));
    style::setFault(m_komiFault, wordsFor(faults, exam::SetupField::Komi));
    style::setFault(m_handicapFault, wordsFor(faults, exam::SetupField::Handicap));
}

} // namespace ui
