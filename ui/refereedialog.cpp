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
constexpr std::array decisions{
    Decision::Nothing, Decision::Warning, Decision::Loss, Decision::Draw, Decision::Replay, Decision::Clock};

QString labelOf(Decision decision)
{
    switch (decision) {
    case Decision::Nothing:
        return RefereeDialog::tr("&Nothing: play on");
    case Decision::Warning:
        return RefereeDialog::tr("&Warning");
    case Decision::Loss:
        return RefereeDialog::tr("&Loses the game");
    case Decision::Draw:
        return RefereeDialog::tr("&Draw");
    case Decision::Replay:
        return RefereeDialog::tr("Play the game a&gain");
    case Decision::Clock:
        return RefereeDialog::tr("Correct the &clock");
    }
    return {};
}

bool hasPeriods(const timing::TimeControl& control)
{
    return std::holds_alternative<timing::Retained>(control)
        || std::holds_alternative<timing::Japanese>(control);
}

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

    auto* choices = new QVBoxLayout;
    m_decisions = new QButtonGroup(this);
    for (const Decision decision : decisions) {
        auto* choice = new QRadioButton(labelOf(decision), this);
        choice->setVisible(decision != Decision::Clock
            || !std::holds_alternative<timing::Untimed>(m_session.clock.control()));
        m_decisions->addButton(choice, static_cast<int>(decision));
        choices->addWidget(choice);
    }
    form->addRow(tr("The decision"), choices);

    m_clock = new QWidget(this);
    m_hours = spin(m_clock, 23, tr(" h"), tr("Hours left"));
    m_minutes = spin(m_clock, 59, tr(" min"), tr("Minutes left"));
    m_seconds = spin(m_clock, 59, tr(" s"), tr("Seconds left"));
    const bool minutes = std::holds_alternative<timing::Retained>(m_session.clock.control());
    m_periods = spin(m_clock, 99, minutes ? tr(" min of byo-yomi") : tr(" periods"),
        minutes ? tr("Minutes of byo-yomi left") : tr("Periods left"));
    m_periods->setVisible(hasPeriods(m_session.clock.control()));
    auto* clock = new QHBoxLayout(m_clock);
    clock->setContentsMargins(0, 0, 0, 0);
    for (QSpinBox* box : {m_hours, m_minutes, m_seconds, m_periods}) {
        clock->addWidget(box);
    }
    clock->addStretch();
    form->addRow(tr("Time left"), m_clock);

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
    connect(m_decisions, &QButtonGroup::idToggled, this, &RefereeDialog::explain);

    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_consequence);
    layout->addWidget(buttons);
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
}

timing::Bank RefereeDialog::correctedBank() const
{
    timing::Bank bank = m_session.clock.bank(side());
    const std::int64_t seconds = m_hours->value() * 3600 + m_minutes->value() * 60 + m_seconds->value();
    bank.main = timing::Millis{seconds * 1000};
    if (hasPeriods(m_session.clock.control())) {
        bank.periods = m_periods->value();
    }
    // The entry into byo-yomi is announced again when it is reached again.
    bank.overtime = bank.overtime && bank.main == timing::Millis{0};
    bank.armed = timing::allWarnings;
    return bank;
}

void RefereeDialog::explain()
{
    m_clock->setEnabled(decision() == Decision::Clock);
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
        return exam::AdjustClock{side(), correctedBank(), note};
    }
    return std::nullopt;
}

} // namespace ui
