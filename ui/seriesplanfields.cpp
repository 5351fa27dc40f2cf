// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/seriesplanfields.h"

#include "ui/style.h"
#include "ui/texts.h"
#include "ui/textsseries.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>

#include <array>

namespace ui {

namespace {

constexpr std::array passKinds{
    exam::PassKind::Wins, exam::PassKind::Points, exam::PassKind::Share, exam::PassKind::Quota};
constexpr std::array colourKinds{
    exam::SeriesColours::Alternate, exam::SeriesColours::Nigiri, exam::SeriesColours::Drawn};
constexpr int mostPoints = 100; // of one round
constexpr int mostPass = 9'900;
constexpr int latest = 240; // minutes
constexpr int longestLevel = 60;

/// A row of several fields; its label leads to the first of them.
void addRow(QFormLayout& form, const QString& name, QLayout* fields, QWidget* first)
{
    auto* label = new QLabel(name, form.parentWidget());
    label->setBuddy(first);
    form.addRow(label, fields);
}

} // namespace

SeriesPlanFields::SeriesPlanFields(QWidget* parent)
    : QWidget(parent)
    , m_level(style::named(new QLineEdit(this), "level"))
    , m_rounds(spin("rounds", 1, exam::SeriesPlan::mostRounds))
    , m_passKind(style::named(new QComboBox(this), "passKind"))
    , m_pass(spin("passValue", 1, mostPass))
    , m_sentence(style::named(style::quiet({}, this), "passSentence"))
    , m_win(spin("winPoints", 0, mostPoints))
    , m_draw(spin("drawPoints", 0, mostPoints))
    , m_loss(spin("lossPoints", 0, mostPoints))
    , m_stop(style::named(new QCheckBox(tr("No more games once it is passed"), this), "stopWhenPassed"))
    , m_colours(style::named(new QComboBox(this), "seriesColours"))
    , m_first(style::named(new QComboBox(this), "firstColour"))
    , m_late(spin("lateMinutes", 1, latest))
{
    m_level->setMaxLength(longestLevel);
    m_level->setPlaceholderText(tr("for example 1级→1段"));
    for (const auto kind : passKinds)
        m_passKind->addItem(texts::passKind(kind));
    m_passKind->setAccessibleName(tr("What the pass line counts"));
    m_pass->setAccessibleName(tr("Pass line"));
    for (const auto colours : colourKinds)
        m_colours->addItem(texts::seriesColours(colours));
    for (const auto colour : go::bothColors)
        m_first->addItem(texts::color(colour));
    m_win->setAccessibleName(tr("Points for a win"));
    m_draw->setAccessibleName(tr("Points for a draw"));
    m_loss->setAccessibleName(tr("Points for a loss"));
    m_late->setSuffix(tr(" min"));
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    addRows(*form);

    connect(m_level, &QLineEdit::textChanged, this, &SeriesPlanFields::refresh);
    for (auto* box : {m_passKind, m_colours, m_first})
        connect(box, &QComboBox::currentIndexChanged, this, &SeriesPlanFields::refresh);
    for (auto* box : {m_rounds, m_pass, m_win, m_draw, m_loss, m_late})
        connect(box, &QSpinBox::valueChanged, this, &SeriesPlanFields::refresh);
    connect(m_stop, &QCheckBox::toggled, this, &SeriesPlanFields::refresh);
}

QSpinBox* SeriesPlanFields::spin(const char* name, int least, int most)
{
    auto* box = style::named(new QSpinBox(this), name);
    box->setRange(least, most);
    return box;
}

void SeriesPlanFields::addRows(QFormLayout& form)
{
    form.addRow(tr("&Level"), m_level);
    form.addRow(tr("Ro&unds"), m_rounds);
    auto* pass = new QHBoxLayout;
    pass->addWidget(m_pass);
    pass->addWidget(m_passKind, 1);
    addRow(form, tr("&Pass line"), pass, m_pass);
    form.addRow(m_sentence);
    auto* points = new QHBoxLayout;
    for (auto* box : {m_win, m_draw, m_loss})
        points->addWidget(box);
    points->addStretch();
    addRow(form, tr("Points for &win, draw, loss"), points, m_win);
    form.addRow(m_stop);
    auto* colours = new QHBoxLayout;
    colours->addWidget(m_colours, 1);
    colours->addWidget(m_first);
    m_first->setAccessibleName(tr("Colour of the first round"));
    m_first->setToolTip(m_first->accessibleName());
    addRow(form, tr("C&olours"), colours, m_colours);
    form.addRow(tr("Lat&e at the start loses"), m_late);
}

void SeriesPlanFields::setPlan(const exam::SeriesPlan& plan)
{
    m_filling = true;
    m_level->setText(QString::fromStdString(plan.level));
    m_rounds->setValue(plan.rounds);
    m_passKind->setCurrentIndex(static_cast<int>(plan.pass.kind));
    m_pass->setValue(plan.pass.value);
    m_win->setValue(plan.points.win);
    m_draw->setValue(plan.points.draw);
    m_loss->setValue(plan.points.loss);
    m_stop->setChecked(plan.afterPass == exam::AfterPass::Stop);
    m_colours->setCurrentIndex(static_cast<int>(plan.colours));
    m_first->setCurrentIndex(static_cast<int>(plan.first));
    m_late->setValue(plan.setup.profile.lateMinutesThatLose);
    m_filling = false;
    refresh();
}

exam::SeriesPlan SeriesPlanFields::applied(exam::SeriesPlan plan) const
{
    plan.level = m_level->text().trimmed().toStdString();
    plan.rounds = m_rounds->value();
    plan.pass = {passKinds.at(static_cast<std::size_t>(m_passKind->currentIndex())), m_pass->value()};
    plan.points = {m_win->value(), m_draw->value(), m_loss->value()};
    plan.afterPass = m_stop->isChecked() ? exam::AfterPass::Stop : exam::AfterPass::PlayOn;
    plan.colours = colourKinds.at(static_cast<std::size_t>(m_colours->currentIndex()));
    plan.first = m_first->currentIndex() == 0 ? go::Color::Black : go::Color::White;
    plan.setup.profile.lateMinutesThatLose = m_late->value();
    return plan;
}

void SeriesPlanFields::refresh()
{
    if (m_filling)
        return;
    const exam::SeriesPlan plan = applied({});
    m_first->setVisible(plan.colours == exam::SeriesColours::Alternate);
    m_sentence->setText(texts::passLine(plan));
    Q_EMIT changed();
}

} // namespace ui
