// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/profile.h"

#include <QDialog>

#include <array>
#include <vector>

class QComboBox;
class QFormLayout;
class QSpinBox;

namespace ui {

/// What every foul costs, to be chosen one by one.
class PenaltiesDialog : public QDialog {
    Q_OBJECT
public:
    explicit PenaltiesDialog(const exam::Profile& profile, QWidget* parent = nullptr);

    /// What is chosen now: a known profile if nothing differs from it, else Profile::own.
    exam::Profile profile() const;

private:
    struct Row {
        QComboBox* box = nullptr;
        std::vector<exam::Penalty> choices;
    };

    QWidget* makeFigures();
    QWidget* makeFouls();
    void addFoul(QFormLayout& form, exam::Incident incident);
    QSpinBox* makeFigure(QFormLayout& form, const QString& label, int value, int most);

    exam::Profile m_profile;
    std::array<Row, exam::incidentCount> m_rows;
    QSpinBox* m_warnings = nullptr;
    QSpinBox* m_zi = nullptr;
    QSpinBox* m_late = nullptr;
    QSpinBox* m_factor = nullptr;
    QSpinBox* m_swap = nullptr;
};

} // namespace ui
