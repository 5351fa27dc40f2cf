// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/clockcorrection.h"

#include "ui/refereechoices.h"

#include <QHBoxLayout>
#include <QSpinBox>

#include <chrono>
#include <variant>

namespace ui {

namespace {

QSpinBox* spin(QWidget* parent, int most, const QString& suffix, const QString& name)
{
    auto* box = new QSpinBox(parent);
    box->setRange(0, most);
    box->setSuffix(suffix);
    box->setAccessibleName(name);
    return box;
}

} // namespace

ClockCorrection::ClockCorrection(const timing::TimeControl& control, QWidget* parent)
    : QWidget(parent)
    , m_control(control)
{
    m_hours = spin(this, 23, tr(" h"), tr("Hours left"));
    m_minutes = spin(this, 59, tr(" min"), tr("Minutes left"));
    m_seconds = spin(this, 59, tr(" s"), tr("Seconds left"));
    const bool minutes = std::holds_alternative<timing::Retained>(control);
    m_periods = spin(this, 99, minutes ? tr(" min of byo-yomi") : tr(" periods"),
        minutes ? tr("Minutes of byo-yomi left") : tr("Periods left"));
    m_blockMinutes = spin(this, 1439, tr(" min of the block"), tr("Minutes of the block left"));
    m_blockSeconds = spin(this, 59, tr(" s"), tr("Seconds of the block left"));
    m_stones = spin(this, 99, tr(" stones"), tr("Stones left in the block"));
    m_stones->setMinimum(1);
    m_periods->setVisible(hasPeriods(control));
    m_blockMinutes->setVisible(hasBlock(control));
    m_blockSeconds->setVisible(hasBlock(control));
    m_stones->setVisible(std::holds_alternative<timing::Canadian>(control));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    for (QSpinBox* box :
        {m_hours, m_minutes, m_seconds, m_periods, m_blockMinutes, m_blockSeconds, m_stones}) {
        row->addWidget(box);
    }
    row->addStretch();
}

void ClockCorrection::setFigures(Figures figures)
{
    for (QSpinBox* box : {m_periods, m_blockMinutes, m_blockSeconds, m_stones}) {
        box->setEnabled(figures == Figures::All);
    }
}

void ClockCorrection::showClockOf(const exam::Session& session, go::Color side)
{
    // The turn's thinking time is settled here: a corrected clock begins anew (see ClockAdjusted).
    const timing::Reading reading = session.clock.reading(side, session.latest);
    const auto main = std::chrono::ceil<std::chrono::seconds>(reading.main).count();
    setClock(static_cast<int>(main), reading.periods);
    const auto block = std::chrono::ceil<std::chrono::seconds>(reading.block).count();
    setBlock(static_cast<int>(block), reading.stones);
}

void ClockCorrection::setClock(int seconds, int periods)
{
    setSeconds(seconds);
    m_periods->setValue(periods);
}

void ClockCorrection::setBlock(int seconds, int stones)
{
    m_blockMinutes->setValue(seconds / 60);
    m_blockSeconds->setValue(seconds % 60);
    m_stones->setValue(stones);
}

void ClockCorrection::setSeconds(int seconds)
{
    m_hours->setValue(seconds / 3600);
    m_minutes->setValue(seconds / 60 % 60);
    m_seconds->setValue(seconds % 60);
}

int ClockCorrection::seconds() const
{
    return m_hours->value() * 3600 + m_minutes->value() * 60 + m_seconds->value();
}

timing::Bank ClockCorrection::corrected(timing::Bank bank) const
{
    bank.main = timing::Millis{seconds() * 1000LL};
    if (hasPeriods(m_control)) {
        bank.periods = m_periods->value();
    }
    if (hasBlock(m_control)) {
        const std::int64_t block = m_blockMinutes->value() * 60 + m_blockSeconds->value();
        bank.block = timing::Millis{block * 1000};
    }
    if (bank.stones > 0) {
        bank.stones = m_stones->value();
    }
    // The entry into byo-yomi is announced again when it is reached again.
    bank.overtime = bank.overtime && bank.main == timing::Millis{0};
    bank.armed = timing::allWarnings;
    return bank;
}

} // namespace ui
