// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/penaltiesdialog.h"

#include "ui/incidents.h"
#include "ui/style.h"
#include "ui/texts.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

PenaltiesDialog::PenaltiesDialog(const exam::Profile& profile, QWidget* parent)
    : QDialog(parent)
    , m_profile(profile)
{
    setWindowTitle(tr("Penalties"));
    auto* body = new QWidget(this);
    auto* column = new QVBoxLayout(body);
    column->addWidget(makeFigures());
    column->addWidget(makeFouls());
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(body);
    auto* buttons = new QDialogButtonBox(this);
    style::named(
        buttons->addButton(tr("&Use these penalties"), QDialogButtonBox::AcceptRole), "usePenalties");
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(
        style::quiet(tr("What each foul costs in this game. A preset that you save keeps it."), this));
    layout->addWidget(scroll, 1);
    layout->addWidget(buttons);
    resize(780, 600);
}

QSpinBox* PenaltiesDialog::makeFigure(QFormLayout& form, const QString& label, int value, int most)
{
    auto* box = new QSpinBox(this);
    box->setMaximum(most);
    box->setValue(value);
    form.addRow(label, box);
    return box;
}

QWidget* PenaltiesDialog::makeFigures()
{
    auto* group = new QGroupBox(tr("Figures"), this);
    auto* form = new QFormLayout(group);
    m_warnings = makeFigure(
        *form, tr("&Warnings that lose the game"), m_profile.warningsThatLose, exam::mostWarnings);
    m_warnings->setMinimum(1);
    m_zi = makeFigure(
        *form, tr("Zi deducted for each warning"), m_profile.ziPerWarning, exam::mostZiPerWarning);
    m_late = makeFigure(
        *form, tr("Minutes late that lose the game"), m_profile.lateMinutesThatLose, exam::mostLateMinutes);
    m_late->setMinimum(1);
    m_factor = makeFigure(
        *form, tr("Times the lateness is deducted below that"), m_profile.lateFactor, exam::mostLateFactor);
    m_swap = makeFigure(
        *form, tr("Wrong colours may be put right up to move"), m_profile.swapUntilMove, exam::mostSwapMove);
    m_swap->setSpecialValueText(tr("never"));
    return group;
}

QWidget* PenaltiesDialog::makeFouls()
{
    auto* all = new QWidget(this);
    auto* column = new QVBoxLayout(all);
    column->setContentsMargins(0, 0, 0, 0);
    for (const GroupedIncidents& each : groupedIncidents()) {
        auto* group = new QGroupBox(texts::incidentGroup(each.group), all);
        auto* form = new QFormLayout(group);
        form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
        for (const exam::Incident incident : each.incidents)
            addFoul(*form, incident);
        column->addWidget(group);
    }
    return all;
}

void PenaltiesDialog::addFoul(QFormLayout& form, exam::Incident incident)
{
    Row& row = m_rows[static_cast<std::size_t>(incident)];
    row.choices = penaltiesToChoose(incident);
    const exam::Penalty& now = m_profile.penaltyFor(incident);
    if (std::ranges::find(row.choices, now) == row.choices.end())
        row.choices.push_back(now);
    row.box = new QComboBox(this);
    const std::string_view word = exam::wordOf(incident);
    row.box->setObjectName(QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size())));
    row.box->setAccessibleName(texts::incident(incident));
    row.box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    row.box->setMinimumContentsLength(24);
    for (const exam::Penalty& choice : row.choices) {
        row.box->addItem(texts::penalty(choice));
        row.box->setItemData(row.box->count() - 1, texts::penalty(choice), Qt::ToolTipRole);
    }
    row.box->setCurrentIndex(static_cast<int>(std::ranges::find(row.choices, now) - row.choices.begin()));
    form.addRow(texts::incident(incident), row.box);
}

exam::Profile PenaltiesDialog::profile() const
{
    exam::Profile made = m_profile;
    made.warningsThatLose = m_warnings->value();
    made.ziPerWarning = m_zi->value();
    made.lateMinutesThatLose = m_late->value();
    made.lateFactor = m_factor->value();
    made.swapUntilMove = m_swap->value();
    for (std::size_t i = 0; i < exam::incidentCount; ++i) {
        const Row& row = m_rows[i];
        made.setPenalty(static_cast<exam::Incident>(i),
            row.choices[static_cast<std::size_t>(std::max(0, row.box->currentIndex()))]);
    }
    for (const exam::Profile& known : exam::profiles()) {
        made.id = known.id;
        if (made == known)
            return made;
    }
    made.id = exam::Profile::own;
    return made;
}

} // namespace ui
