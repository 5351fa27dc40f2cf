// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/outcome.h"

#include <QDialog>

class QButtonGroup;

namespace ui {

class QuarterSpin;

/// How a game on a wooden board ended, as its players say.
class ClockResultDialog : public QDialog {
    Q_OBJECT
public:
    explicit ClockResultDialog(QWidget* parent = nullptr);

    go::Outcome outcome() const;

private:
    QButtonGroup* m_choices;
    QuarterSpin* m_margin;
};

} // namespace ui
