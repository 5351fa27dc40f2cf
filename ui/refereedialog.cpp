// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/refereedialog.h"

#include "core/exam/ruledecision.h"
#include "ui/clockcorrection.h"
#include "ui/incidentpage.h"
#include "ui/style.h"
#include "ui/texts.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <variant>

namespace ui {

namespace {

constexpr int secondsAfterRevoking = 10;
constexpr int mostZi = 99;
constexpr QSize usualSize{1010, 640};

} // namespace

RefereeDialog::RefereeDialog(const exam::Session& session, go::Color caller, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_page(new IncidentPage(session.setup.profile, this))
{
    setWindowTitle(tr("The referee"));
    auto* buttons = new QDialogButtonBox(this);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(style::space);
    columns->addWidget(m_page, 1);
    columns->addWidget(makeForm(), 1);
    m_rule = style::named(buttons->addButton(tr("&Rule"), QDialogButtonBox::AcceptRole), "ruleButton");
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(columns, 1);
    layout->addWidget(buttons);
    resize(usualSize);
    setSide(caller);
    setClaimant(caller);
    setDecision(Decision::Nothing);
    fillByRules();
    connectFields();
    fillClock();
    explain();
}

QWidget* RefereeDialog::makeForm()
{
    auto* box = new QWidget(this);
    auto* form = new QFormLayout(box);
    form->setContentsMargins(0, 0, 0, 0);
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    form->addRow(makePeople());
    form->addRow(tr("The decision"), makeChoices());
    m_clockLabel = new QLabel(box);
    m_clock = new ClockCorrection(m_session.clock.control(), box);
    form->addRow(m_clockLabel, m_clock);
    m_note = style::named(new QLineEdit(box), "refereeNote");
    auto* noteLabel = new QLabel(tr("N&ote for the record"), box);
    noteLabel->setBuddy(m_note);
    form->addRow(noteLabel, m_note);
    m_consequence = style::named(new QLabel(box), "consequence");
    m_consequence->setWordWrap(true);
    m_consequence->setMinimumHeight(2 * fontMetrics().lineSpacing());
    form->addRow(m_consequence);
    return box;
}

QWidget* RefereeDialog::makePeople()
{
    auto* box = new QWidget(this);
    auto* form = new QFormLayout(box);
    form->setContentsMargins(0, 0, 0, 0);
    auto* sides = new QHBoxLayout;
    m_sides = new QButtonGroup(this);
    m_claimant = style::named(new QComboBox(box), "claimant");
    for (const go::Color color : go::bothColors) {
        const QString name = texts::sideAndPlayer(color, m_session.setup.players[color]);
        auto* choice = new QRadioButton(name, box);
        m_sides->addButton(choice, static_cast<int>(color));
        sides->addWidget(choice);
        m_claimant->addItem(name, static_cast<int>(color));
    }
    sides->addStretch();
    m_claimant->addItem(tr("The referee saw it"));
    form->addRow(tr("Whom it concerns"), sides);
    form->addRow(tr("W&ho called"), m_claimant);
    return box;
}

QWidget* RefereeDialog::makeChoices()
{
    auto* box = new QWidget(this);
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    m_decisions = new QButtonGroup(this);
    m_choice = style::named(new QComboBox(box), "rulingByRules");
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_zi = style::named(new QSpinBox(box), "ziDeducted");
    m_zi->setRange(1, mostZi);
    m_zi->setAccessibleName(tr("Zi deducted"));
    int place = 0;
    for (const Decision decision : allDecisions) {
        auto* choice = new QRadioButton(labelOf(decision), box);
        m_decisions->addButton(choice, static_cast<int>(decision));
        const bool possible = isPossible(m_session, decision);
        choice->setVisible(possible);
        if (!possible) {
            continue;
        }
        if (decision == Decision::ByRules) {
            place += place % 2;
            grid->addWidget(choice, place / 2, 0);
            grid->addWidget(m_choice, place / 2, 1);
            m_choice->setAccessibleName(choice->text().remove(QLatin1Char('&')));
            place += 2;
        } else if (decision == Decision::Deduction) {
            place += place % 2;
            grid->addWidget(choice, place / 2, 0);
            grid->addWidget(m_zi, place / 2, 1, Qt::AlignLeft);
            place += 2;
        } else {
            grid->addWidget(choice, place / 2, place % 2);
            ++place;
        }
    }
    m_choice->setVisible(isPossible(m_session, Decision::ByRules));
    m_zi->setVisible(isPossible(m_session, Decision::Deduction));
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    return box;
}

void RefereeDialog::connectFields()
{
    connect(m_sides, &QButtonGroup::idToggled, this, [this] {
        fillClock();
        explain();
    });
    connect(m_claimant, &QComboBox::currentIndexChanged, this, &RefereeDialog::explain);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &RefereeDialog::explain);
    connect(m_zi, &QSpinBox::valueChanged, this, &RefereeDialog::explain);
    connect(m_decisions, &QButtonGroup::idToggled, this, [this] {
        fillClock();
        explain();
    });
    connect(m_page, &IncidentPage::chosen, this, [this](exam::Incident happened) {
        fillByRules();
        setDecision(usualDecision(m_session, happened));
        explain();
    });
}

void RefereeDialog::setSide(go::Color side) { m_sides->button(static_cast<int>(side))->setChecked(true); }

void RefereeDialog::setClaimant(std::optional<go::Color> claimant)
{
    m_claimant->setCurrentIndex(claimant ? m_claimant->findData(static_cast<int>(*claimant)) : 2);
}

void RefereeDialog::setIncident(exam::Incident incident) { m_page->setIncident(incident); }

void RefereeDialog::setDecision(Decision decision)
{
    m_decisions->button(static_cast<int>(decision))->setChecked(true);
}

void RefereeDialog::setChoice(int choice) { m_choice->setCurrentIndex(choice); }

void RefereeDialog::setZi(int zi) { m_zi->setValue(zi); }

void RefereeDialog::setNote(const QString& note) { m_note->setText(note); }

void RefereeDialog::setClock(int seconds, int periods) { m_clock->setClock(seconds, periods); }

void RefereeDialog::setBlock(int seconds, int stones) { m_clock->setBlock(seconds, stones); }

go::Color RefereeDialog::side() const
{
    return m_sides->checkedId() == static_cast<int>(go::Color::White) ? go::Color::White : go::Color::Black;
}

std::optional<go::Color> RefereeDialog::claimant() const
{
    const QVariant color = m_claimant->currentData();
    return color.isValid() ? std::optional(static_cast<go::Color>(color.toInt())) : std::nullopt;
}

exam::Incident RefereeDialog::incident() const { return m_page->incident(); }

Decision RefereeDialog::decision() const
{
    return static_cast<Decision>(std::max(0, m_decisions->checkedId()));
}

void RefereeDialog::fillByRules()
{
    m_byRules = rulingsByRules(m_session.setup.profile, incident());
    m_choice->clear();
    for (const exam::Ruling& each : m_byRules) {
        m_choice->addItem(texts::ruling(each));
    }
    const bool any = !m_byRules.empty();
    m_choice->setEnabled(any);
    m_decisions->button(static_cast<int>(Decision::ByRules))->setEnabled(any);
    if (!any && decision() == Decision::ByRules) {
        setDecision(Decision::Nothing);
    }
}

void RefereeDialog::fillClock()
{
    const bool correct = decision() == Decision::Clock;
    m_clock->setFigures(correct ? ClockCorrection::Figures::All : ClockCorrection::Figures::TimeOnly);
    if (decision() == Decision::Late) {
        m_clock->setSeconds(0);
    } else if (decision() == Decision::RevokeFlag) {
        m_clock->setSeconds(secondsAfterRevoking);
    } else {
        m_clock->showClockOf(m_session, side());
    }
}

std::optional<exam::Ruling> RefereeDialog::ruling() const
{
    if (decision() != Decision::ByRules) {
        return rulingOf(decision());
    }
    const auto choice = static_cast<std::size_t>(std::max(0, m_choice->currentIndex()));
    return choice < m_byRules.size() ? std::optional(m_byRules[choice]) : std::nullopt;
}

QString RefereeDialog::obstacle() const
{
    if (!ruling()) {
        return {};
    }
    if (const auto wish = command()) {
        const auto decided = exam::decide(m_session, *wish, m_session.latest);
        return decided ? QString() : texts::refusal(decided.error());
    }
    return {};
}

QString RefereeDialog::warned() const
{
    const int now = m_session.warnings[side()] + 1;
    const int most = m_session.setup.profile.warningsThatLose;
    return now >= most ? tr("Warning %1 of %2: the game is lost.").arg(now).arg(most)
                       : tr("Warning %1 of %2.").arg(now).arg(most);
}

QString RefereeDialog::explanation() const
{
    const auto decided = ruling();
    if (!decided) {
        return explanationOfClock();
    }
    if (decided->isEmpty()) {
        return tr("Nothing is ruled. The clock stands until the game is resumed.");
    }
    const int zi = decided->has(exam::Consequence::Deduction) ? m_zi->value() : 0;
    const QString sentence = texts::ruled(side(), incident(), *decided, zi);
    return decided->has(exam::Consequence::Warning) ? sentence + QLatin1Char('\n') + warned() : sentence;
}

QString RefereeDialog::explanationOfClock() const
{
    if (decision() == Decision::Clock) {
        return tr("A minute that was running begins anew.");
    }
    if (decision() == Decision::Late) {
        return tr("Twice as much is taken off the clock; %n minute(s) or more lose the game.", nullptr,
            m_session.setup.profile.lateMinutesThatLose);
    }
    if (decision() == Decision::OtherTurn) {
        return tr("The turn goes on with %1 and begins anew.").arg(texts::side(side()));
    }
    if (decision() == Decision::LastPress) {
        return tr("Both clocks go back to where the last turn began.");
    }
    if (decision() == Decision::RevokeFlag) {
        return tr("The game goes on, paused, with the time that is left above.");
    }
    if (decision() == Decision::FlagAsPass) {
        return tr("The game goes on, paused, with the other side; the last minute is whole again.");
    }
    return tr("%1 appeals: the note goes to the organiser. The ruling stays in force.")
        .arg(texts::side(side()));
}

void RefereeDialog::explain()
{
    const bool written
        = decision() == Decision::Clock || decision() == Decision::Late || decision() == Decision::RevokeFlag;
    m_clock->setEnabled(written);
    m_clockLabel->setText(decision() == Decision::Late ? tr("Too late by") : tr("Time left"));
    m_choice->setEnabled(!m_byRules.empty() && decision() == Decision::ByRules);
    m_zi->setEnabled(ruling() && ruling()->has(exam::Consequence::Deduction));
    const QString why = obstacle();
    m_rule->setEnabled(why.isEmpty());
    m_consequence->setText(why.isEmpty() ? explanation() : why);
}

std::optional<exam::Command> RefereeDialog::command() const
{
    const std::string note = m_note->text().trimmed().toStdString();
    if (decision() == Decision::Appeal) {
        return exam::Appeal{side(), note};
    }
    const auto decided = ruling();
    if (!decided) {
        return clockRuling(note);
    }
    if (decided->isEmpty() && incident() == exam::Incident::Other && note.empty()) {
        return std::nullopt; // nothing happened that anybody will ask for
    }
    const int zi = decided->has(exam::Consequence::Deduction) ? m_zi->value() : 0;
    return exam::Rule{side(), incident(), *decided, zi, claimant(), note};
}

std::optional<exam::Command> RefereeDialog::clockRuling(const std::string& note) const
{
    const timing::Millis written{m_clock->seconds() * 1000LL};
    if (decision() == Decision::Clock) {
        return exam::AdjustClock{side(), m_clock->corrected(m_session.clock.bank(side())), note};
    }
    if (decision() == Decision::Late) {
        return exam::ArriveLate{side(), written};
    }
    if (decision() == Decision::OtherTurn) {
        return exam::GiveTurn{side(), note};
    }
    if (decision() == Decision::LastPress) {
        return exam::TakeBack{1};
    }
    if (decision() == Decision::FlagAsPass) {
        return exam::CountFlagAsPass{note};
    }
    const timing::GameClock& clock = m_session.clock;
    const auto flag = timing::flagAt(clock.control(), clock.bank(clock.turn())).value_or(written);
    return exam::RevokeFlag{flag - written, note};
}

} // namespace ui
