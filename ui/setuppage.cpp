// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/setuppage.h"

#include "ui/ask.h"
#include "ui/gamefields.h"
#include "ui/penaltychoice.h"
#include "ui/playerfields.h"
#include "ui/style.h"
#include "ui/texts.h"
#include "ui/timefields.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSignalBlocker>

#include <algorithm>
#include <array>

namespace ui {

namespace {

constexpr std::array choices{
    exam::ColourChoice::Nigiri, exam::ColourChoice::Drawn, exam::ColourChoice::Agreed};

QGroupBox* group(const QString& title, QWidget* parent)
{
    auto* box = new QGroupBox(title, parent);
    box->setFlat(false);
    return box;
}

} // namespace

SetupPage::SetupPage(QWidget* parent)
    : QWidget(parent)
    , m_preset(new QComboBox(this))
    , m_manage(new QPushButton(tr("&Manage"), this))
    , m_unverified(style::quiet(tr("to be confirmed: figures of this preset are not certain"), this))
    , m_players(new PlayerFields(this))
    , m_colours(new QComboBox(this))
    , m_event(new QLineEdit(this))
    , m_game(new GameFields(this))
    , m_time(new TimeFields(this))
    , m_exam(new QRadioButton(texts::conduct(exam::Conduct::Exam), this))
    , m_hint(new QRadioButton(texts::conduct(exam::Conduct::Hint), this))
    , m_byHand(new QCheckBox(tr("&Lift captured stones by hand, then press the clock"), this))
    , m_profile(new PenaltyChoice(QStringLiteral("profile"), this))
    , m_profileText(style::quiet({}, this))
    , m_obstacle(style::fault(this))
    , m_start(new QPushButton(tr("&Start"), this))
{
    auto* body = new QWidget(this);
    auto* columns = new QHBoxLayout(body);
    columns->setContentsMargins(0, 0, style::gap, 0);
    columns->setSpacing(style::space);
    auto* left = new QVBoxLayout;
    left->addWidget(makePlayers());
    left->addWidget(makeConduct());
    left->addStretch();
    auto* right = new QVBoxLayout;
    right->addWidget(makeGame());
    right->addWidget(makeTime());
    right->addStretch();
    columns->addLayout(left, 1);
    columns->addLayout(right, 1);

    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(body);

    auto* centre = new QWidget(this);
    centre->setMaximumWidth(style::readingWidth);
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(style::margin, style::space, style::margin, style::space);
    column->setSpacing(style::gap + 4);
    column->addWidget(makeHead());
    column->addWidget(scroll, 1);
    column->addWidget(makeFoot());
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addStretch();
    row->addWidget(centre, 1000);
    row->addStretch();

    fillPresets();
    connectFields();
    setSetup(exam::presets().front().setup);
}

QWidget* SetupPage::makeHead()
{
    m_preset->setObjectName(QStringLiteral("preset"));
    m_preset->setAccessibleName(tr("Preset"));
    m_unverified->setObjectName(QStringLiteral("unverified"));
    auto* save = new QPushButton(tr("Save &preset…"), this);
    save->setObjectName(QStringLiteral("savePresetButton"));
    connect(save, &QPushButton::clicked, this, &SetupPage::savePreset);
    m_manage->setObjectName(QStringLiteral("managePresetButton"));
    auto* menu = new QMenu(m_manage);
    menu->addAction(tr("&Rename…"), this, &SetupPage::renamePreset)
        ->setObjectName(QStringLiteral("renamePresetAction"));
    menu->addAction(tr("&Delete…"), this, &SetupPage::removePreset)
        ->setObjectName(QStringLiteral("removePresetAction"));
    m_manage->setMenu(menu);

    auto* box = new QWidget(this);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(style::heading(style::Level::Page, tr("New exam game"), box));
    auto* row = new QHBoxLayout;
    row->addWidget(m_preset, 1);
    row->addWidget(save);
    row->addWidget(m_manage);
    column->addLayout(row);
    column->addWidget(m_unverified);
    return box;
}

QWidget* SetupPage::makePlayers()
{
    m_colours->setObjectName(QStringLiteral("colours"));
    for (const auto choice : choices)
        m_colours->addItem(texts::colourChoice(choice));
    m_event->setObjectName(QStringLiteral("event"));
    auto* box = group(tr("Players"), this);
    auto* column = new QVBoxLayout(box);
    column->addWidget(m_players);
    auto* form = new QFormLayout;
    form->addRow(tr("C&olours"), m_colours);
    form->addRow(tr("&Event"), m_event);
    column->addLayout(form);
    return box;
}

QWidget* SetupPage::makeGame()
{
    m_game->setObjectName(QStringLiteral("game"));
    auto* box = group(tr("Game"), this);
    auto* column = new QVBoxLayout(box);
    column->addWidget(m_game);
    return box;
}

QWidget* SetupPage::makeTime()
{
    m_time->setObjectName(QStringLiteral("time"));
    auto* box = group(tr("Time"), this);
    auto* column = new QVBoxLayout(box);
    column->addWidget(m_time);
    return box;
}

QWidget* SetupPage::makeConduct()
{
    m_exam->setObjectName(QStringLiteral("examConduct"));
    m_hint->setObjectName(QStringLiteral("hintConduct"));
    m_profileText->setObjectName(QStringLiteral("profileText"));
    auto* box = group(tr("Conduct"), this);
    auto* column = new QVBoxLayout(box);
    column->addWidget(m_exam);
    column->addWidget(m_hint);
    m_byHand->setObjectName(QStringLiteral("capturesByHand"));
    column->addWidget(m_byHand);
    auto* form = new QFormLayout;
    form->addRow(tr("Pe&nalties"), m_profile);
    form->addRow(m_profileText);
    column->addLayout(form);
    return box;
}

QWidget* SetupPage::makeFoot()
{
    auto* cancel = new QPushButton(tr("Back"), this);
    cancel->setObjectName(QStringLiteral("cancelButton"));
    connect(cancel, &QPushButton::clicked, this, &SetupPage::cancelled);
    m_start->setObjectName(QStringLiteral("startButton"));
    style::makeMain(m_start);
    connect(m_start, &QPushButton::clicked, this, [this] { Q_EMIT startWished(setup()); });
    m_obstacle->setObjectName(QStringLiteral("obstacle"));
    m_obstacle->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* box = new QWidget(this);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(cancel);
    row->addStretch();
    row->addWidget(m_obstacle, 1000);
    row->addWidget(m_start);
    return box;
}

void SetupPage::fillPresets()
{
    const QSignalBlocker quiet(m_preset);
    m_preset->clear();
    for (const auto& preset : exam::presets()) {
        const QString name = texts::presetName(preset.id);
        const bool certain = preset.certainty == exam::Certainty::Certain;
        m_preset->addItem(certain ? name : tr("%1 (to be confirmed)").arg(name));
    }
    for (const auto& saved : m_saved)
        m_preset->addItem(saved.name);
}

void SetupPage::setSavedPresets(const std::vector<SavedPreset>& presets)
{
    const QString chosen = m_preset->currentText();
    m_saved = presets;
    fillPresets();
    const QSignalBlocker quiet(m_preset);
    m_preset->setCurrentIndex(m_preset->findText(chosen));
    m_manage->setEnabled(!ownPreset().isEmpty());
}

void SetupPage::setEngines(const std::vector<EngineRow>& engines) { m_players->setEngines(engines); }

void SetupPage::choosePreset(int index)
{
    if (index < 0)
        return;
    const auto place = static_cast<std::size_t>(index);
    const auto& own = exam::presets();
    exam::GameSetup chosen = place < own.size() ? own.at(place).setup : m_saved.at(place - own.size()).setup;
    // Who plays is not a matter of the preset: names that are already written stay.
    chosen.players = m_players->players();
    chosen.event = m_event->text().trimmed().toStdString();
    setSetup(chosen);
    const QSignalBlocker quiet(m_preset);
    m_preset->setCurrentIndex(index);
    m_manage->setEnabled(!ownPreset().isEmpty());
}

void SetupPage::connectFields()
{
    connect(m_preset, &QComboBox::currentIndexChanged, this, &SetupPage::choosePreset);
    connect(m_colours, &QComboBox::currentIndexChanged, this, &SetupPage::refresh);
    connect(m_profile, &PenaltyChoice::changed, this, &SetupPage::refresh);
    connect(m_game, &GameFields::changed, this, &SetupPage::refresh);
    connect(m_time, &TimeFields::changed, this, &SetupPage::refresh);
}

void SetupPage::setSetup(const exam::GameSetup& setup)
{
    m_filling = true;
    m_base = setup;
    const auto& own = exam::presets();
    const auto known = std::ranges::find(own, setup.preset, &exam::Preset::id);
    {
        const QSignalBlocker quiet(m_preset);
        m_preset->setCurrentIndex(known == own.end() ? -1 : static_cast<int>(known - own.begin()));
    }
    m_players->setPlayers(setup.players);
    m_colours->setCurrentIndex(static_cast<int>(std::ranges::find(choices, setup.colours) - choices.begin()));
    m_event->setText(QString::fromStdString(setup.event));
    m_game->setGame(setup);
    m_time->setControl(setup.time);
    m_exam->setChecked(setup.conduct == exam::Conduct::Exam);
    m_hint->setChecked(setup.conduct == exam::Conduct::Hint);
    m_byHand->setChecked(setup.captures == exam::Captures::ByHand);
    m_profile->setProfile(setup.profile);
    m_filling = false;
    refresh();
}

exam::GameSetup SetupPage::setup() const
{
    exam::GameSetup made = m_game->applied(m_base);
    made.players = m_players->players();
    made.colours = colours();
    made.event = m_event->text().trimmed().toStdString();
    if (const auto time = m_time->control())
        made.time = *time;
    made.conduct = m_exam->isChecked() ? exam::Conduct::Exam : exam::Conduct::Hint;
    made.captures = m_byHand->isChecked() ? exam::Captures::ByHand : exam::Captures::Program;
    made.profile = m_profile->profile();
    return made;
}

exam::ColourChoice SetupPage::colours() const
{
    return choices.at(static_cast<std::size_t>(std::max(0, m_colours->currentIndex())));
}

QString SetupPage::obstacle() const
{
    if (const QString time = m_time->fault(); !time.isEmpty())
        return tr("Time: %1").arg(time);
    const auto faults = exam::faultsOf(setup());
    return faults.empty() ? QString() : texts::setupFault(faults.front());
}

void SetupPage::refresh()
{
    if (m_filling)
        return;
    const auto now = setup();
    m_players->setColourChoice(now.colours);
    m_profileText->setText(tr("Forbidden point: %1. Ko retaken at once: %2. Warnings that lose: %3.")
                               .arg(texts::penalty(now.profile.penaltyFor(exam::Incident::ForbiddenPoint)),
                                   texts::penalty(now.profile.penaltyFor(exam::Incident::KoRetake)))
                               .arg(now.profile.warningsThatLose));
    const auto& own = exam::presets();
    const auto preset = static_cast<std::size_t>(m_preset->currentIndex());
    m_unverified->setVisible(preset < own.size() && own.at(preset).certainty == exam::Certainty::Unverified);
    m_manage->setEnabled(!ownPreset().isEmpty());
    m_game->showFaults(exam::faultsOf(now));
    const QString why = obstacle();
    style::setFault(m_obstacle, why.isEmpty() ? why : tr("Cannot start yet: %1").arg(why));
    m_start->setEnabled(why.isEmpty());
}

void SetupPage::savePreset()
{
    const auto name = askText(this, tr("Save preset"), tr("Name of the preset:"), m_event->text().trimmed());
    if (!name)
        return;
    auto saved = setup();
    saved.preset.clear();
    Q_EMIT savePresetWished(*name, saved);
}

QString SetupPage::ownPreset() const
{
    const auto place = m_preset->currentIndex() - static_cast<int>(exam::presets().size());
    return place >= 0 ? m_preset->currentText() : QString();
}

void SetupPage::renamePreset()
{
    const QString name = ownPreset();
    const auto renamed = askText(this, tr("Rename preset"), tr("Name of the preset:"), name);
    if (!name.isEmpty() && renamed && *renamed != name)
        Q_EMIT renamePresetWished(name, *renamed);
}

void SetupPage::removePreset()
{
    const QString name = ownPreset();
    const Question question{tr("Delete preset"),
        tr("Delete the preset “%1”? Games stay as they are.").arg(name), tr("Delete"), tr("Keep")};
    if (!name.isEmpty() && ask(this, question))
        Q_EMIT removePresetWished(name);
}

} // namespace ui
