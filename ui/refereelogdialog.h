// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/refereeline.h"

#include <QDialog>

#include <vector>

namespace ui {

/// All announcements and rulings of a game with their instants, the latest in view.
class RefereeLogDialog : public QDialog {
    Q_OBJECT
public:
    explicit RefereeLogDialog(const std::vector<LogEntry>& log, QWidget* parent = nullptr);
};

} // namespace ui
