// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/rules.h"

#include <QWidget>

class QComboBox;

namespace ui {

class QuarterSpin;

/// By which rules a position is counted, and with what komi.
class RuleFields : public QWidget {
    Q_OBJECT
public:
    explicit RuleFields(QWidget* parent = nullptr);

    void setRules(const go::Rules& rules);
    go::Rules rules() const;

Q_SIGNALS:
    void changed();

private:
    void choose(int index);

    QComboBox* m_names;
    QuarterSpin* m_zi;
    QuarterSpin* m_points;
};

} // namespace ui
