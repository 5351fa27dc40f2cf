// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/series.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace ui {

/// Level, rounds, pass line, points and colours of a series, each with its meaning.
class SeriesPlanFields : public QWidget {
    Q_OBJECT
public:
    explicit SeriesPlanFields(QWidget* parent = nullptr);

    void setPlan(const exam::SeriesPlan& plan);
    /// The plan with what these fields say.
    exam::SeriesPlan applied(exam::SeriesPlan plan) const;

Q_SIGNALS:
    void changed();

private:
    QSpinBox* spin(const char* name, int least, int most);
    void addRows(QFormLayout& form);
    void refresh();

    QLineEdit* m_level;
    QSpinBox* m_rounds;
    QComboBox* m_passKind;
    QSpinBox* m_pass;
    QLabel* m_sentence;
    QSpinBox* m_win;
    QSpinBox* m_draw;
    QSpinBox* m_loss;
    QCheckBox* m_stop;
    QComboBox* m_colours;
    QComboBox* m_first;
    QSpinBox* m_late;
    bool m_filling = false;
};

} // namespace ui
