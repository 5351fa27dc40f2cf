// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/command.h"
#include "core/exam/session.h"
#include "ui/refereechoices.h"

#include <QDialog>

#include <optional>
#include <vector>

class QButtonGroup;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace ui {

class ClockCorrection;
class IncidentPage;

/// The page of the referee while the clock stands: what happened, what the rules say of it, whom it concerns
/// and who called, the decision and a note.
class RefereeDialog : public QDialog {
    Q_OBJECT
public:
    /// Shows the clocks of this session; `caller` is offered first.
    RefereeDialog(const exam::Session& session, go::Color caller, QWidget* parent = nullptr);

    void setSide(go::Color side);
    /// Who called; nobody: the referee saw it himself.
    void setClaimant(std::optional<go::Color> claimant);
    /// Also proposes what usually follows.
    void setIncident(exam::Incident incident);
    void setDecision(Decision decision);
    /// Which of the rulings that the rules allow, from 0; for Decision::ByRules.
    void setChoice(int choice);
    void setZi(int zi);
    void setNote(const QString& note);
    /// The corrected clock: free time in seconds, minutes or periods left. Late: the lateness. RevokeFlag:
    /// what is left until the flag.
    void setClock(int seconds, int periods);
    /// Of a Canadian or halved clock: what is left of the block in seconds, and the stones to play in it.
    void setBlock(int seconds, int stones);

    Decision decision() const;
    /// Why nothing can be ruled as it is chosen; empty if it can.
    QString obstacle() const;
    /// What is decided now; nothing if nothing happened.
    std::optional<exam::Command> command() const;

private:
    go::Color side() const;
    std::optional<go::Color> claimant() const;
    exam::Incident incident() const;
    QWidget* makeForm();
    QWidget* makePeople();
    QWidget* makeChoices();
    void connectFields();
    void fillByRules();
    void fillClock();
    std::optional<exam::Ruling> ruling() const;
    std::optional<exam::Command> clockRuling(const std::string& note) const;
    QString explanation() const;
    QString explanationOfClock() const;
    QString warned() const;
    void explain();

    exam::Session m_session;
    std::vector<exam::Ruling> m_byRules;
    IncidentPage* m_page = nullptr;
    QButtonGroup* m_sides = nullptr;
    QComboBox* m_claimant = nullptr;
    QButtonGroup* m_decisions = nullptr;
    QComboBox* m_choice = nullptr;
    QSpinBox* m_zi = nullptr;
    ClockCorrection* m_clock = nullptr;
    QLabel* m_clockLabel = nullptr;
    QLineEdit* m_note = nullptr;
    QLabel* m_consequence = nullptr;
    QPushButton* m_rule = nullptr;
};

} // namespace ui
