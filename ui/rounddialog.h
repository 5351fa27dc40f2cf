// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/series.h"

#include <QDialog>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;

namespace ui {

class QuarterSpin;

/// A round as its paper says: a game at a wooden board, a bye, somebody who did not come.
class RoundDialog : public QDialog {
    Q_OBJECT
public:
    /// `number` from 1.
    RoundDialog(const exam::Round& round, int number, QWidget* parent = nullptr);

    exam::Round round() const;

private:
    void fill(const exam::Round& round);
    void refresh();

    exam::Round m_base;
    QLineEdit* m_name;
    QLineEdit* m_grade;
    QComboBox* m_what;
    QComboBox* m_colour;
    QComboBox* m_ending;
    QuarterSpin* m_margin;
    QLineEdit* m_note;
    QLabel* m_result;
};

} // namespace ui
