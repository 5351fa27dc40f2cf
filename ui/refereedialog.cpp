// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/refereedialog.h"

#include "ui/texts.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <array>
#include <variant>

namespace ui {

namespace {

constexpr std::array incidents{exam::Incident::MovedStone, exam::Incident::WrongRemoval,
    exam::Incident::Disturbance, exam::Incident::Consultation, exam::Incident::ClockMisuse,
    exam::Incident::Other};
constexpr int secondsAfterRevoking = 10;

QSpinBox* spin(QWidget* parent, int most, const QString& suffix, const QString& name)
{
    auto* box = new QSpinBox(parent);
    box->setRange(0, most);
    box->setSuffix(suffix);
    box->setAccessibleName(name);
    return box;
}

} // namespace

RefereeDialog::RefereeDialog(const exam::Session& session, go::Color caller, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
{
    setWindowTitle(tr("The referee"));
    build();
    setSide(caller);
    setDecision(Decision::Nothing);
    explain();
}

void RefereeDialog::build()
{
    auto* form = new QFormLayout;
    auto* sides = new QHBoxLayout;
    m_sides = new QButtonGroup(this);
    for (const go::Color color : go::bothColors) {
        auto* choice = new QRadioButton(texts::sideAndPlayer(color, m_session.setup.players[color]), this);
        m_sides->addButton(choice, static_cast<int>(color));
        sides->addWidget(choice);
    }
    sides->addStretch();
    form->addRow(tr("Whom it concerns"), sides);

    m_incident = new QComboBox(this);
    for (const exam::Incident incident : incidents) {
        m_incident->addItem(texts::incident(incident));
    }
    auto* incidentLabel = new QLabel(tr("What &happened"), this);
    incidentLabel->setBuddy(m_incident);
    form->addRow(incidentLabel, m_incident);

    form->addRow(tr("The decision"), makeChoices());
    m_clockLabel = new QLabel(this);
    form->addRow(m_clockLabel, makeClock());

    m_note = new QLineEdit(this);
    auto* noteLabel = new QLabel(tr("N&ote for the record"), this);
    noteLabel->setBuddy(m_note);
    form->addRow(noteLabel, m_note);

    m_consequence = new QLabel(this);
    m_consequence->setWordWrap(true);
    m_consequence->setMinimumHeight(2 * fontMetrics().lineSpacing());
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("&Rule"), QDialogButtonBox::AcceptRole);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_sides, &QButtonGroup::idToggled, this, [this] {
        showClockOf(side());
        explain();
    });
    connect(m_decisions, &QButtonGroup::idToggled, this, [this] {
        fillClock();
        explain();
    });

    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_consequence);
    layout->addWidget(buttons);
}

QWidget* RefereeDialog::makeChoices()
{
    auto* box = new QWidget(this);
    auto* choices = new QVBoxLayout(box);
    choices->setContentsMargins(0, 0, 0, 0);
    m_decisions = new QButtonGroup(this);
    for (const Decision decision : allDecisions) {
        auto* choice = new QRadioButton(labelOf(decision), box);
        choice->setVisible(isPossible(m_session, decision));
        m_decisions->addButton(choice, static_cast<int>(decision));
        choices->addWidget(choice);
    }
    return box;
}

QWidget* RefereeDialog::makeClock()
{
    const timing::TimeControl& control = m_session.clock.control();
    m_clock = new QWidget(this);
    m_hours = spin(m_clock, 23, tr(" h"), tr("Hours left"));
    m_minutes = spin(m_clock, 59, tr(" min"), tr("Minutes left"));
    m_seconds = spin(m_clock, 59, tr(" s"), tr("Seconds left"));
    const bool minutes = std::holds_alternative<timing::Retained>(control);
    m_periods = spin(m_clock, 99, minutes ? tr(" min of byo-yomi") : tr(" periods"),
        minutes ? tr("Minutes of byo-yomi left") : tr("Periods left"));
    m_blockMinutes = spin(m_clock, 1439, tr(" min of the block"), tr("Minutes of the block left"));
    m_blockSeconds = spin(m_clock, 59, tr(" s"), tr("Seconds of the block left"));
    m_stones = spin(m_clock, 99, tr(" stones"), tr("Stones left in the block"));
    m_stones->setMinimum(1);
    m_periods->setVisible(hasPeriods(control));
    m_blockMinutes->setVisible(hasBlock(control));
    m_blockSeconds->setVisible(hasBlock(control));
    m_stones->setVisible(std::holds_alternative<timing::Canadian>(control));
    auto* clock = new QHBoxLayout(m_clock);
    clock->setContentsMargins(0, 0, 0, 0);
    for (QSpinBox* box :
        {m_hours, m_minutes, m_seconds, m_periods, m_blockMinutes, m_blockSeconds, m_stones}) {
        clock->addWidget(box);
    }
    clock->addStretch();
    return m_clock;
}

void RefereeDialog::setSide(go::Color side) { m_sides->button(static_cast<int>(side))->setChecked(true); }

void RefereeDialog::setIncident(exam::Incident incident)
{
    m_incident->setCurrentIndex(static_cast<int>(incident));
}

void RefereeDialog::setDecision(Decision decision)
{
    m_decisions->button(static_cast<int>(decision))->setChecked(true);
}

void RefereeDialog::setNote(const QString& note) { m_note->setText(note); }

void RefereeDialog::setClock(int seconds, int periods)
{
    m_hours->setValue(seconds / 3600);
    m_minutes->setValue(seconds / 60 % 60);
    m_seconds->setValue(seconds % 60);
    m_periods->setValue(periods);
}

void RefereeDialog::setBlock(int seconds, int stones)
{
    m_blockMinutes->setValue(seconds / 60);
    m_blockSeconds->setValue(seconds % 60);
    m_stones->setValue(stones);
}

int RefereeDialog::writtenSeconds() const
{
    return m_hours->value() * 3600 + m_minutes->value() * 60 + m_seconds->value();
}

void RefereeDialog::fillClock()
{
    const bool correct = decision() == Decision::Clock;
    m_periods->setEnabled(correct);
    m_blockMinutes->setEnabled(correct);
    m_blockSeconds->setEnabled(correct);
    m_stones->setEnabled(correct);
    if (decision() == Decision::Late) {
        setClock(0, m_periods->value());
    } else if (decision() == Decision::RevokeFlag) {
        setClock(secondsAfterRevoking, m_periods->value());
    } else {
        showClockOf(side());
    }
}

go::Color RefereeDialog::side() const
{
    return m_sides->checkedId() == static_cast<int>(go::Color::White) ? go::Color::White : go::Color::Black;
}

Decision RefereeDialog::decision() const
{
    return static_cast<Decision>(std::max(0, m_decisions->checkedId()));
}

void RefereeDialog::showClockOf(go::Color side)
{
    // The turn's thinking time is settled here: a corrected clock begins anew (see ClockAdjusted).
    const timing::Reading reading = m_session.clock.reading(side, m_session.latest);
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(reading.main).count();
    setClock(static_cast<int>(seconds), reading.periods);
    const auto block = std::chrono::ceil<std::chrono::seconds>(reading.block).count();
    setBlock(static_cast<int>(block), reading.stones);
}

timing::Bank RefereeDialog::correctedBank() const
{
    timing::Bank bank = m_session.clock.bank(side());
    bank.main = timing::Millis{writtenSeconds() * 1000LL};
    if (hasPeriods(m_session.clock.control())) {
        bank.periods = m_periods->value();
    }
    if (hasBlock(m_session.clock.control())) {
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

void RefereeDialog::explain()
{
    const bool written
        = decision() == Decision::Clock || decision() == Decision::Late || decision() == Decision::RevokeFlag;
    m_clock->setEnabled(written);
    m_clockLabel->setText(decision() == Decision::Late ? tr("Too late by") : tr("Time left"));
    QString words;
    switch (decision()) {
    case Decision::Nothing:
        words = tr("Nothing is ruled. The clock stands until the game is resumed.");
        break;
    case Decision::Warning: {
        const int now = m_session.warnings[side()] + 1;
        const int most = m_session.setup.profile.warningsThatLose;
        words = now >= most ? tr("Warning %1 of %2: the game is lost.").arg(now).arg(most)
                            : tr("Warning %1 of %2.").arg(now).arg(most);
        break;
    }
    case Decision::Loss:
        words = tr("%1 loses the game.").arg(texts::side(side()));
        break;
    case Decision::Draw:
        words = tr("The game ends as a draw.");
        break;
    case Decision::Replay:
        words = tr("This game ends without a result.");
        break;
    case Decision::Clock:
        words = tr("A minute that was running begins anew.");
        break;
    case Decision::Late:
        words = tr("Twice as much is taken off the clock; %n minute(s) or more lose the game.", nullptr,
            m_session.setup.profile.lateMinutesThatLose);
        break;
    case Decision::OtherTurn:
        words = tr("The turn goes on with %1 and begins anew.").arg(texts::side(side()));
        break;
    case Decision::LastPress:
        words = tr("Both clocks go back to where the last turn began.");
        break;
    case Decision::RevokeFlag:
        words = tr("The game goes on, paused, with the time that is left above.");
        break;
    case Decision::FlagAsPass:
        words = tr("The game goes on, paused, with the other side; the last minute is whole again.");
        break;
    }
    m_consequence->setText(words);
}

std::optional<exam::Command> RefereeDialog::command() const
{
    const std::string note = m_note->text().trimmed().toStdString();
    switch (decision()) {
    case Decision::Nothing:
        break;
    case Decision::Warning:
        return exam::GiveWarning{
            side(), incidents[static_cast<std::size_t>(m_incident->currentIndex())], note};
    case Decision::Loss:
        return exam::RuleGame{{go::OutcomeKind::Foul, go::opponent(side()), 0}, note};
    case Decision::Draw:
        return exam::RuleGame{{go::OutcomeKind::Draw, std::nullopt, 0}, note};
    case Decision::Replay:
        return exam::RuleGame{{go::OutcomeKind::Replay, std::nullopt, 0}, note};
    case Decision::Clock:
    case Decision::Late:
    case Decision::OtherTurn:
    case Decision::LastPress:
    case Decision::RevokeFlag:
    case Decision::FlagAsPass:
        return clockRuling(note);
    }
    return std::nullopt;
}

std::optional<exam::Command> RefereeDialog::clockRuling(const std::string& note) const
{
    const timing::Millis written{writtenSeconds() * 1000LL};
    if (decision() == Decision::Clock) {
        return exam::AdjustClock{side(), correctedBank(), note};
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
