// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rounddialog.h"

#include "ui/quarterspin.h"
#include "ui/style.h"
#include "ui/texts.h"
#include "ui/textsseries.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <array>

namespace ui {

namespace {

/// The entries of what happened, in their order.
enum What : int { StillOpen, Won, Lost, Drawn, Bye, OpponentAbsent, Absent };

constexpr std::array endings{go::OutcomeKind::Count, go::OutcomeKind::Resignation, go::OutcomeKind::Time,
    go::OutcomeKind::Foul, go::OutcomeKind::Forfeit};
constexpr int largestMargin = 4 * 361;
constexpr int longestNote = 200;

What whatOf(const exam::Round& round)
{
    switch (round.kind) {
    case exam::RoundKind::Bye:
        return Bye;
    case exam::RoundKind::OpponentAbsent:
        return OpponentAbsent;
    case exam::RoundKind::Absent:
        return Absent;
    case exam::RoundKind::Open:
    case exam::RoundKind::Game:
    case exam::RoundKind::Hand:
        break;
    }
    const auto score = exam::scoreOf(round);
    if (!score)
        return StillOpen;
    return *score == exam::RoundScore::Win ? Won : *score == exam::RoundScore::Draw ? Drawn : Lost;
}

} // namespace

RoundDialog::RoundDialog(const exam::Round& round, int number, QWidget* parent)
    : QDialog(parent)
    , m_base(round)
    , m_name(style::named(new QLineEdit(this), "roundOpponent"))
    , m_grade(style::named(new QLineEdit(this), "roundGrade"))
    , m_what(style::named(new QComboBox(this), "roundWhat"))
    , m_colour(style::named(new QComboBox(this), "roundColour"))
    , m_ending(style::named(new QComboBox(this), "roundEnding"))
    , m_margin(style::named(new QuarterSpin(QuarterSpin::Unit::Zi, this), "roundMargin"))
    , m_note(style::named(new QLineEdit(this), "roundNote"))
    , m_result(style::named(style::quiet({}, this), "roundResult"))
{
    setWindowTitle(tr("Round %1").arg(number));
    m_what->addItems({tr("Not yet played"), tr("Won"), tr("Lost"), tr("Drawn by ruling"), tr("Bye"),
        tr("Won: the opponent did not come"), tr("Lost: did not come")});
    for (const auto colour : go::bothColors)
        m_colour->addItem(texts::color(colour));
    for (const auto ending : endings)
        m_ending->addItem(texts::ending(ending));
    m_margin->setRange(0, largestMargin);
    m_margin->setSpecialValueText(tr("not noted"));
    m_note->setMaxLength(longestNote);
    m_grade->setMaximumWidth(120);
    m_grade->setAccessibleName(tr("Grade of the opponent"));

    auto* form = new QFormLayout;
    auto* opponent = new QHBoxLayout;
    opponent->addWidget(m_name, 1);
    opponent->addWidget(m_grade);
    auto* label = new QLabel(tr("&Opponent"), this);
    label->setBuddy(m_name);
    form->addRow(label, opponent);
    form->addRow(tr("&What happened"), m_what);
    form->addRow(tr("Own &colour"), m_colour);
    form->addRow(tr("&How it ended"), m_ending);
    form->addRow(tr("&Margin in zi"), m_margin);
    form->addRow(tr("&Note"), m_note);
    form->addRow(m_result);
    auto* buttons = new QDialogButtonBox(this);
    style::named(buttons->addButton(tr("&Enter"), QDialogButtonBox::AcceptRole), "enterRound");
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(buttons);
    fill(round);
    for (auto* box : {m_what, m_colour, m_ending})
        connect(box, &QComboBox::currentIndexChanged, this, &RoundDialog::refresh);
    connect(m_margin, &QSpinBox::valueChanged, this, &RoundDialog::refresh);
    refresh();
}

void RoundDialog::fill(const exam::Round& round)
{
    m_name->setText(QString::fromStdString(round.opponent.name));
    m_grade->setText(QString::fromStdString(round.opponent.grade));
    m_note->setText(QString::fromStdString(round.note));
    m_what->setCurrentIndex(whatOf(round));
    m_colour->setCurrentIndex(round.colour == go::Color::White ? 1 : 0);
    if (!round.outcome)
        return;
    const auto* const ending = std::find(endings.begin(), endings.end(), round.outcome->kind);
    if (ending != endings.end())
        m_ending->setCurrentIndex(static_cast<int>(ending - endings.begin()));
    m_margin->setValue(round.outcome->margin);
}

exam::Round RoundDialog::round() const
{
    exam::Round made;
    made.opponent = {m_name->text().trimmed().toStdString(), m_grade->text().trimmed().toStdString()};
    made.note = m_note->text().trimmed().toStdString();
    const go::Color colour = m_colour->currentIndex() == 0 ? go::Color::Black : go::Color::White;
    const auto end = [&](std::optional<go::Color> winner) {
        made.kind = exam::RoundKind::Hand;
        made.colour = colour;
        go::Outcome outcome{go::OutcomeKind::Draw, winner, 0};
        if (winner)
            outcome.kind = endings.at(static_cast<std::size_t>(m_ending->currentIndex()));
        if (outcome.kind == go::OutcomeKind::Count)
            outcome.margin = m_margin->value();
        made.outcome = outcome;
    };
    switch (static_cast<What>(m_what->currentIndex())) {
    case StillOpen:
        made.colour = m_base.colour;
        break;
    case Won:
        end(colour);
        break;
    case Lost:
        end(go::opponent(colour));
        break;
    case Drawn:
        end(std::nullopt);
        break;
    case Bye:
        made.kind = exam::RoundKind::Bye;
        break;
    case OpponentAbsent:
        made.kind = exam::RoundKind::OpponentAbsent;
        break;
    case Absent:
        made.kind = exam::RoundKind::Absent;
        break;
    }
    return made;
}

void RoundDialog::refresh()
{
    const auto what = static_cast<What>(m_what->currentIndex());
    const bool decided = what == Won || what == Lost;
    m_colour->setEnabled(decided || what == Drawn);
    m_ending->setEnabled(decided);
    m_margin->setEnabled(decided && m_ending->currentIndex() == 0);
    m_result->setText(texts::roundResult(round(), go::Scoring::Area));
}

} // namespace ui
