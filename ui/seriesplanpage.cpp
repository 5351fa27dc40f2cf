// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/seriesplanpage.h"

#include "core/exam/seriesplans.h"
#include "ui/ask.h"
#include "ui/gamefields.h"
#include "ui/seriesplanfields.h"
#include "ui/style.h"
#include "ui/texts.h"
#include "ui/textsseries.h"
#include "ui/timefields.h"

#include <QComboBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QTableWidget>

#include <algorithm>

namespace ui {

namespace {

constexpr int longestName = 60;

QString text(const std::string& value) { return QString::fromStdString(value); }

} // namespace

SeriesPlanPage::SeriesPlanPage(QWidget* parent)
    : QWidget(parent)
    , m_plan(style::named(new QComboBox(this), "plan"))
    , m_unverified(style::named(
          style::quiet(tr("to be confirmed: figures of this plan are not certain"), this), "planUnverified"))
    , m_remove(style::named(new QPushButton(tr("&Delete plan…"), this), "removePlanButton"))
    , m_exam(new SeriesPlanFields(this))
    , m_player(style::named(new QLineEdit(this), "examinee"))
    , m_grade(style::named(new QLineEdit(this), "examineeGrade"))
    , m_opponents(style::named(new QTableWidget(this), "opponents"))
    , m_game(new GameFields(this))
    , m_time(new TimeFields(this))
    , m_strict(new QRadioButton(texts::conduct(exam::Conduct::Exam), this))
    , m_hint(new QRadioButton(texts::conduct(exam::Conduct::Hint), this))
    , m_profile(new QComboBox(this))
    , m_obstacle(style::named(style::fault(this), "planObstacle"))
    , m_begin(style::named(new QPushButton(tr("Beg&in the series"), this), "beginSeriesButton"))
{
    auto* body = new QWidget(this);
    auto* columns = new QHBoxLayout(body);
    columns->setContentsMargins(0, 0, style::gap, 0);
    columns->setSpacing(style::space);
    auto* left = new QVBoxLayout;
    left->addWidget(makeExam());
    left->addWidget(makePlayers(), 1);
    columns->addLayout(left, 1);
    columns->addWidget(makeGames(), 1);
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

    fillPlans();
    connect(m_plan, &QComboBox::currentIndexChanged, this, &SeriesPlanPage::choosePlan);
    connect(m_exam, &SeriesPlanFields::changed, this, &SeriesPlanPage::refresh);
    connect(m_game, &GameFields::changed, this, &SeriesPlanPage::refresh);
    connect(m_time, &TimeFields::changed, this, &SeriesPlanPage::refresh);
    setPlan(exam::seriesPlans().front());
}

QWidget* SeriesPlanPage::makeHead()
{
    m_plan->setAccessibleName(tr("Plan"));
    auto* save = style::named(new QPushButton(tr("&Save as own plan…"), this), "savePlanButton");
    connect(save, &QPushButton::clicked, this, &SeriesPlanPage::savePlan);
    connect(m_remove, &QPushButton::clicked, this, &SeriesPlanPage::removePlan);
    auto* box = new QWidget(this);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(style::heading(style::Level::Page, tr("New exam series"), box));
    auto* row = new QHBoxLayout;
    row->addWidget(m_plan, 1);
    row->addWidget(save);
    row->addWidget(m_remove);
    column->addLayout(row);
    column->addWidget(m_unverified);
    return box;
}

QWidget* SeriesPlanPage::makeExam()
{
    auto* box = new QGroupBox(tr("Exam"), this);
    auto* column = new QVBoxLayout(box);
    column->addWidget(m_exam);
    return box;
}

QWidget* SeriesPlanPage::makePlayers()
{
    m_player->setMaxLength(longestName);
    m_grade->setMaxLength(longestName);
    m_grade->setMaximumWidth(120);
    m_player->setAccessibleName(tr("Examinee: name"));
    m_grade->setAccessibleName(tr("Examinee: grade"));
    m_player->setPlaceholderText(tr("Name"));
    m_grade->setPlaceholderText(tr("Grade"));
    m_opponents->setColumnCount(2);
    m_opponents->setHorizontalHeaderLabels({tr("Opponent"), tr("Grade")});
    m_opponents->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_opponents->setAccessibleName(tr("Opponents, as far as they are known"));
    m_opponents->setTabKeyNavigation(false);
    m_opponents->setMinimumHeight(130);
    auto* box = new QGroupBox(tr("Players"), this);
    auto* column = new QVBoxLayout(box);
    auto* row = new QHBoxLayout;
    auto* label = new QLabel(tr("E&xaminee"), box);
    label->setBuddy(m_player);
    row->addWidget(label);
    row->addWidget(m_player, 1);
    row->addWidget(m_grade);
    column->addLayout(row);
    column->addWidget(style::quiet(tr("Opponents, as far as they are known:"), box));
    column->addWidget(m_opponents, 1);
    return box;
}

QWidget* SeriesPlanPage::makeGames()
{
    m_strict->setObjectName(QStringLiteral("seriesExamConduct"));
    m_hint->setObjectName(QStringLiteral("seriesHintConduct"));
    m_profile->setObjectName(QStringLiteral("seriesProfile"));
    for (const auto& profile : exam::profiles())
        m_profile->addItem(texts::profile(profile.id));
    auto* box = new QGroupBox(tr("Every game"), this);
    auto* column = new QVBoxLayout(box);
    column->addWidget(m_game);
    column->addWidget(m_time);
    column->addWidget(m_strict);
    column->addWidget(m_hint);
    auto* form = new QFormLayout;
    form->addRow(tr("Pe&nalties"), m_profile);
    column->addLayout(form);
    column->addStretch();
    return box;
}

QWidget* SeriesPlanPage::makeFoot()
{
    auto* cancel = style::named(new QPushButton(tr("Back"), this), "planCancelButton");
    connect(cancel, &QPushButton::clicked, this, &SeriesPlanPage::cancelled);
    style::makeMain(m_begin);
    connect(m_begin, &QPushButton::clicked, this, [this] { Q_EMIT beginWished(plan()); });
    m_obstacle->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* box = new QWidget(this);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(cancel);
    row->addStretch();
    row->addWidget(m_obstacle, 1000);
    row->addWidget(m_begin);
    return box;
}

void SeriesPlanPage::fillPlans()
{
    const QSignalBlocker quiet(m_plan);
    m_plan->clear();
    for (const auto& plan : exam::seriesPlans()) {
        const QString name = tr("%1, %2: %3", "plan, level: pass line")
                                 .arg(texts::planName(plan), text(plan.level), texts::passLine(plan));
        const bool certain = plan.certainty == exam::Certainty::Certain;
        m_plan->addItem(certain ? name : tr("%1 (to be confirmed)").arg(name));
    }
    for (const auto& plan : m_saved)
        m_plan->addItem(text(plan.name));
}

int SeriesPlanPage::ownIndex() const
{
    return m_plan->currentIndex() - static_cast<int>(exam::seriesPlans().size());
}

void SeriesPlanPage::setSavedPlans(const std::vector<exam::SeriesPlan>& plans)
{
    m_saved = plans;
    fillPlans();
    setPlan(plan());
}

void SeriesPlanPage::choosePlan(int index)
{
    if (index < 0)
        return;
    const auto& known = exam::seriesPlans();
    const auto place = static_cast<std::size_t>(index);
    exam::SeriesPlan chosen = place < known.size() ? known.at(place) : m_saved.at(place - known.size());
    // Who plays is not a matter of the plan: names that are already written stay.
    if (chosen.player.name.empty())
        chosen.player = plan().player;
    if (chosen.opponents.empty())
        chosen.opponents = opponents();
    setPlan(chosen);
}

void SeriesPlanPage::setPlan(const exam::SeriesPlan& plan)
{
    m_filling = true;
    m_base = plan;
    {
        const QSignalBlocker quiet(m_plan);
        const auto& known = exam::seriesPlans();
        const auto byId = std::ranges::find(known, plan.id, &exam::SeriesPlan::id);
        const auto byName = std::ranges::find(m_saved, plan.name, &exam::SeriesPlan::name);
        int index = -1;
        if (byId != known.end() && !plan.id.empty())
            index = static_cast<int>(byId - known.begin());
        else if (byName != m_saved.end())
            index = static_cast<int>(known.size()) + static_cast<int>(byName - m_saved.begin());
        m_plan->setCurrentIndex(index);
    }
    m_exam->setPlan(plan);
    m_player->setText(text(plan.player.name));
    m_grade->setText(text(plan.player.grade));
    fillOpponents(plan.opponents);
    m_game->setGame(plan.setup);
    m_time->setControl(plan.setup.time);
    m_strict->setChecked(plan.setup.conduct == exam::Conduct::Exam);
    m_hint->setChecked(plan.setup.conduct == exam::Conduct::Hint);
    const auto profile = std::ranges::find(exam::profiles(), plan.setup.profile.id, &exam::Profile::id);
    m_profile->setCurrentIndex(static_cast<int>(profile - exam::profiles().begin()));
    m_filling = false;
    refresh();
}

void SeriesPlanPage::fillOpponents(const std::vector<exam::Player>& opponents)
{
    m_opponents->clearContents();
    m_opponents->setRowCount(std::max(m_exam->applied({}).rounds, static_cast<int>(opponents.size())));
    for (std::size_t i = 0; i < opponents.size(); ++i) {
        const int row = static_cast<int>(i);
        m_opponents->setItem(row, 0, new QTableWidgetItem(text(opponents[i].name)));
        m_opponents->setItem(row, 1, new QTableWidgetItem(text(opponents[i].grade)));
    }
}

std::vector<exam::Player> SeriesPlanPage::opponents() const
{
    std::vector<exam::Player> players;
    const auto cell = [this](int row, int column) {
        const auto* item = m_opponents->item(row, column);
        return item ? item->text().trimmed().toStdString() : std::string();
    };
    for (int row = 0; row < m_opponents->rowCount(); ++row)
        players.push_back({cell(row, 0), cell(row, 1)});
    while (!players.empty() && players.back() == exam::Player{})
        players.pop_back();
    return players;
}

exam::SeriesPlan SeriesPlanPage::plan() const
{
    exam::SeriesPlan made = m_exam->applied(m_base);
    made.player = {m_player->text().trimmed().toStdString(), m_grade->text().trimmed().toStdString()};
    made.opponents = opponents();
    made.setup = m_game->applied(made.setup);
    if (const auto time = m_time->control())
        made.setup.time = *time;
    made.setup.conduct = m_strict->isChecked() ? exam::Conduct::Exam : exam::Conduct::Hint;
    const auto profile = static_cast<std::size_t>(m_profile->currentIndex());
    const auto& known = exam::profiles(); // penalties of somebody's own are none of them and stay
    if (profile < known.size() && known.at(profile).id != made.setup.profile.id) {
        const int late = made.setup.profile.lateMinutesThatLose;
        made.setup.profile = known.at(profile);
        made.setup.profile.lateMinutesThatLose = late;
    }
    return made;
}

QString SeriesPlanPage::obstacle() const
{
    if (const QString time = m_time->fault(); !time.isEmpty())
        return tr("Time: %1").arg(time);
    const exam::SeriesPlan now = plan();
    const auto faults = exam::faultsOf(now);
    if (faults.empty())
        return {};
    if (faults.front() == exam::PlanFaultKind::BadSetup)
        return texts::setupFault(exam::faultsOf(now.setup).front());
    return texts::planFault(faults.front());
}

void SeriesPlanPage::refresh()
{
    if (m_filling)
        return;
    const exam::SeriesPlan now = plan();
    m_opponents->setRowCount(now.rounds);
    m_unverified->setVisible(now.certainty == exam::Certainty::Unverified);
    m_remove->setEnabled(ownIndex() >= 0);
    m_game->showFaults(exam::faultsOf(now.setup));
    const QString why = obstacle();
    style::setFault(m_obstacle, why.isEmpty() ? why : tr("Cannot begin yet: %1").arg(why));
    m_begin->setEnabled(why.isEmpty());
}

void SeriesPlanPage::savePlan()
{
    exam::SeriesPlan own = plan();
    const auto name = askText(this, tr("Save plan"), tr("Name of the plan:"), text(own.name));
    if (!name)
        return;
    own.id.clear();
    own.name = name->toStdString();
    Q_EMIT savePlanWished(own);
}

void SeriesPlanPage::removePlan()
{
    const QString name = m_plan->currentText();
    const Question question{tr("Delete plan"),
        tr("Delete the plan “%1”? Series that were begun stay as they are.").arg(name), tr("Delete"),
        tr("Keep")};
    if (ownIndex() >= 0 && ask(this, question))
        Q_EMIT removePlanWished(name);
}

} // namespace ui
