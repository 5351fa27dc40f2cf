// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/setup.h"

#include <QWidget>

class QComboBox;
class QPushButton;
class QRadioButton;

namespace ui {

class PenaltyChoice;
class PlayerFields;
class TimeFields;

/// What the clock beside a wooden board has to know: who plays, who begins, how much time.
class ClockSetupPage : public QWidget {
    Q_OBJECT
public:
    explicit ClockSetupPage(QWidget* parent = nullptr);

    void setSetup(const exam::GameSetup& setup);
    exam::GameSetup setup() const;

Q_SIGNALS:
    void startWished(const exam::GameSetup& setup);
    void cancelled();

private:
    QWidget* makeForm();
    QWidget* makeFoot();
    void choosePreset(int index);
    void refresh();

    exam::GameSetup m_base; // what the page has no field for, and the last time that could be read
    QComboBox* m_preset;
    PlayerFields* m_players;
    QRadioButton* m_blackFirst;
    QRadioButton* m_whiteFirst;
    PenaltyChoice* m_profile;
    TimeFields* m_time;
    QPushButton* m_start;
};

} // namespace ui
