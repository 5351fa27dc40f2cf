// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/clocksetuppage.h"

#include "ui/penaltychoice.h"
#include "ui/playerfields.h"
#include "ui/style.h"
#include "ui/texts.h"
#include "ui/timefields.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr int formWidth = 640;

} // namespace

ClockSetupPage::ClockSetupPage(QWidget* parent)
    : QWidget(parent)
    , m_preset(new QComboBox(this))
    , m_players(new PlayerFields(this))
    , m_blackFirst(new QRadioButton(texts::color(go::Color::Black), this))
    , m_whiteFirst(new QRadioButton(texts::color(go::Color::White), this))
    , m_profile(new PenaltyChoice(QStringLiteral("clockProfile"), this))
    , m_time(new TimeFields(this))
    , m_start(new QPushButton(tr("To the cloc&k"), this))
{
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(makeForm());
    auto* centre = new QWidget(this);
    centre->setMaximumWidth(formWidth);
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(style::margin, style::space, style::margin, style::space);
    column->addWidget(style::heading(style::Level::Page, tr("Clock only"), centre));
    column->addWidget(style::quiet(
        tr("For a game on a wooden board: the clock, the spoken byo-yomi and the referee, no stones."),
        centre));
    column->addWidget(scroll, 1);
    column->addWidget(makeFoot());
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addStretch();
    row->addWidget(centre, 1000);
    row->addStretch();

    connect(m_preset, &QComboBox::currentIndexChanged, this, &ClockSetupPage::choosePreset);
    connect(m_time, &TimeFields::changed, this, &ClockSetupPage::refresh);
    setSetup(exam::presets().front().setup);
}

QWidget* ClockSetupPage::makeForm()
{
    m_preset->setObjectName(QStringLiteral("clockPreset"));
    for (const auto& preset : exam::presets())
        m_preset->addItem(texts::presetName(preset.id));
    m_players->setObjectName(QStringLiteral("clockPlayers"));
    m_players->setColourChoice(exam::ColourChoice::Agreed);
    m_blackFirst->setObjectName(QStringLiteral("blackFirst"));
    m_whiteFirst->setObjectName(QStringLiteral("whiteFirst"));
    m_time->setObjectName(QStringLiteral("clockTime"));
    auto* body = new QWidget(this);
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, style::gap, 0);
    column->addWidget(m_players);
    auto* form = new QFormLayout;
    auto* first = new QHBoxLayout;
    first->addWidget(m_blackFirst);
    first->addWidget(m_whiteFirst);
    first->addStretch();
    form->addRow(tr("Who begins"), first);
    form->addRow(tr("Pre&set"), m_preset);
    column->addLayout(form);
    column->addWidget(m_time);
    auto* rules = new QFormLayout;
    rules->addRow(tr("Pe&nalties"), m_profile);
    column->addLayout(rules);
    column->addStretch();
    return body;
}

QWidget* ClockSetupPage::makeFoot()
{
    auto* cancel = new QPushButton(tr("Back"), this);
    cancel->setObjectName(QStringLiteral("clockCancelButton"));
    connect(cancel, &QPushButton::clicked, this, &ClockSetupPage::cancelled);
    m_start->setObjectName(QStringLiteral("clockStartButton"));
    style::makeMain(m_start);
    connect(m_start, &QPushButton::clicked, this, [this] { Q_EMIT startWished(setup()); });
    auto* box = new QWidget(this);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(cancel);
    row->addStretch();
    row->addWidget(m_start);
    return box;
}

void ClockSetupPage::choosePreset(int index)
{
    if (index >= 0)
        m_time->setControl(exam::presets().at(static_cast<std::size_t>(index)).setup.time);
}

void ClockSetupPage::setSetup(const exam::GameSetup& setup)
{
    m_base = setup;
    m_base.board = exam::Board::Wooden;
    {
        const QSignalBlocker quiet(m_preset);
        const auto& known = exam::presets();
        const auto found = std::ranges::find(known, setup.preset, &exam::Preset::id);
        m_preset->setCurrentIndex(found == known.end() ? -1 : static_cast<int>(found - known.begin()));
    }
    m_players->setPlayers(setup.players);
    (setup.first == go::Color::Black ? m_blackFirst : m_whiteFirst)->setChecked(true);
    m_profile->setProfile(setup.profile);
    m_time->setControl(setup.time);
    refresh();
}

exam::GameSetup ClockSetupPage::setup() const
{
    exam::GameSetup made = m_base;
    made.players = m_players->players();
    made.first = m_whiteFirst->isChecked() ? go::Color::White : go::Color::Black;
    if (const auto time = m_time->control())
        made.time = *time;
    made.profile = m_profile->profile();
    return made;
}

void ClockSetupPage::refresh() { m_start->setEnabled(m_time->fault().isEmpty()); }

} // namespace ui
