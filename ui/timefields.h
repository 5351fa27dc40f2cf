// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/timing/timecontrol.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace ui {

/// The fields of a time setting, with the sentence that they amount to.
class TimeFields : public QWidget {
    Q_OBJECT
public:
    explicit TimeFields(QWidget* parent = nullptr);

    void setControl(const timing::TimeControl& control);
    /// What the fields say; nothing while a text in them is no time.
    std::optional<timing::TimeControl> control() const;
    /// What is wrong, in words; empty if nothing is.
    QString fault() const;

Q_SIGNALS:
    void changed();

private:
    void addRows(QFormLayout& form);
    void showRows();
    void refresh();
    std::optional<timing::TimeControl> fischer() const;

    QFormLayout* m_form;
    QComboBox* m_kind;
    QLineEdit* m_main;
    QSpinBox* m_reserve;
    QSpinBox* m_periods;
    QSpinBox* m_period;
    QSpinBox* m_stones;
    QLineEdit* m_block;
    QSpinBox* m_increment;
    QLineEdit* m_cap;
    QLineEdit* m_halved;
    QSpinBox* m_perMove;
    QLabel* m_sentence;
    QLabel* m_fault;
};

} // namespace ui
