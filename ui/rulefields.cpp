// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rulefields.h"

#include "ui/quarterspin.h"
#include "ui/style.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <vector>

namespace ui {

namespace {

struct Named {
    QString name;
    go::Rules rules;
};

std::vector<Named> ruleSets()
{
    return {{RuleFields::tr("Chinese, by area"), go::Rules::chinese()},
        {RuleFields::tr("Ing, by area"), go::Rules::ing()},
        {RuleFields::tr("Japanese, by territory"), go::Rules::japanese()},
        {RuleFields::tr("Korean, by territory"), go::Rules::korean()}};
}

} // namespace

RuleFields::RuleFields(QWidget* parent)
    : QWidget(parent)
    , m_names(new QComboBox(this))
    , m_zi(new QuarterSpin(QuarterSpin::Unit::Zi, this))
    , m_points(new QuarterSpin(QuarterSpin::Unit::Points, this))
{
    m_names->setObjectName(QStringLiteral("countRules"));
    m_names->setAccessibleName(tr("Rules"));
    for (const auto& set : ruleSets())
        m_names->addItem(set.name);
    m_zi->setObjectName(QStringLiteral("countKomiZi"));
    m_zi->setAccessibleName(tr("Komi in zi"));
    m_zi->setSuffix(tr(" zi"));
    m_points->setObjectName(QStringLiteral("countKomiPoints"));
    m_points->setAccessibleName(tr("Komi in points"));
    m_points->setSuffix(tr(" points"));
    auto* komi = new QLabel(tr("&Komi"), this);
    komi->setBuddy(m_zi);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_names);
    auto* row = new QHBoxLayout;
    row->addWidget(komi);
    row->addWidget(m_zi, 1);
    row->addWidget(new QLabel(QStringLiteral("="), this));
    row->addWidget(m_points, 1);
    column->addLayout(row);
    connect(m_names, &QComboBox::activated, this, &RuleFields::choose);
    // The same number of quarter-zi in both.
    connect(m_zi, &QSpinBox::valueChanged, m_points, &QSpinBox::setValue);
    connect(m_points, &QSpinBox::valueChanged, m_zi, &QSpinBox::setValue);
    connect(m_zi, &QSpinBox::valueChanged, this, &RuleFields::changed);
}

void RuleFields::setRules(const go::Rules& rules)
{
    {
        const QSignalBlocker zi(m_zi);
        m_zi->setValue(rules.komi);
        m_points->setValue(rules.komi);
    }
    const auto sets = ruleSets();
    int best = rules.scoring == go::Scoring::Area ? 0 : 2;
    for (std::size_t i = 0; i < sets.size(); ++i) {
        go::Rules same = sets[i].rules;
        same.komi = rules.komi;
        if (same == rules)
            best = static_cast<int>(i);
    }
    m_names->setCurrentIndex(best);
    Q_EMIT changed();
}

go::Rules RuleFields::rules() const
{
    go::Rules rules = ruleSets().at(static_cast<std::size_t>(m_names->currentIndex())).rules;
    rules.komi = m_zi->value();
    return rules;
}

void RuleFields::choose(int index)
{
    const QSignalBlocker zi(m_zi);
    m_zi->setValue(ruleSets().at(static_cast<std::size_t>(index)).rules.komi);
    m_points->setValue(m_zi->value());
    Q_EMIT changed();
}

} // namespace ui
