// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/command.h"
#include "core/exam/session.h"
#include "ui/refereechoices.h"

#include <QDialog>

#include <optional>

class QButtonGroup;
class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;
class QStackedWidget;

namespace ui {

/// The page of the referee while the clock stands: what happened, who, the decision and a note.
class RefereeDialog : public QDialog {
    Q_OBJECT
public:
    /// Shows the clocks of this session; `caller` is offered first.
    RefereeDialog(const exam::Session& session, go::Color caller, QWidget* parent = nullptr);

    void setSide(go::Color side);
    void setIncident(exam::Incident incident);
    void setDecision(Decision decision);
    void setNote(const QString& note);
    /// The corrected clock: free time in seconds, minutes or periods left. Late: the lateness. RevokeFlag:
    /// what is left until the flag.
    void setClock(int seconds, int periods);
    /// Of a Canadian or halved clock: what is left of the block in seconds, and the stones to play in it.
    void setBlock(int seconds, int stones);

    /// What is decided now; nothing for Decision::Nothing.
    std::optional<exam::Command> command() const;

private:
    go::Color side() const;
    Decision decision() const;
    void build();
    QWidget* makeChoices();
    QWidget* makeClock();
    int writtenSeconds() const;
    void fillClock();
    std::optional<exam::Command> clockRuling(const std::string& note) const;
    void showClockOf(go::Color side);
    void explain();
    timing::Bank correctedBank() const;

    exam::Session m_session;
    QButtonGroup* m_sides = nullptr;
    QComboBox* m_incident = nullptr;
    QButtonGroup* m_decisions = nullptr;
    QWidget* m_clock = nullptr;
    QSpinBox* m_hours = nullptr;
    QSpinBox* m_minutes = nullptr;
    QSpinBox* m_seconds = nullptr;
    QSpinBox* m_periods = nullptr;
    QSpinBox* m_blockMinutes = nullptr;
    QSpinBox* m_blockSeconds = nullptr;
    QSpinBox* m_stones = nullptr;
    QLabel* m_clockLabel = nullptr;
    QLineEdit* m_note = nullptr;
    QLabel* m_consequence = nullptr;
};

} // namespace ui
