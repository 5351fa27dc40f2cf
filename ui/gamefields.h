// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/setup.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QHBoxLayout;
class QLabel;

namespace ui {

class QuarterSpin;

/// Board, handicap, rules and komi, each with what is wrong with it beside it.
class GameFields : public QWidget {
    Q_OBJECT
public:
    explicit GameFields(QWidget* parent = nullptr);

    /// Takes over size, rules and handicap.
    void setGame(const exam::GameSetup& setup);
    /// The set-up with what the fields say about size, rules and handicap.
    exam::GameSetup applied(exam::GameSetup setup) const;
    void showFaults(const std::vector<exam::SetupFault>& faults);

Q_SIGNALS:
    void changed();

private:
    void fill();
    QHBoxLayout* makeKomi();
    void chooseRules();
    void chooseHandicap(int stones);

    QComboBox* m_board;
    QComboBox* m_rules;
    QuarterSpin* m_komiZi;
    QuarterSpin* m_komiPoints;
    QComboBox* m_handicap;
    QLabel* m_boardFault;
    QLabel* m_komiFault;
    QLabel* m_handicapFault;
};

} // namespace ui
