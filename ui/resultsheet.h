// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/session.h"

#include <QString>

#include <vector>

namespace ui {

/// One line of the count as a referee states it.
struct SheetLine {
    QString name;
    QString value;

    friend bool operator==(const SheetLine&, const SheetLine&) = default;
};

/// The result of a game in words.
struct ResultSheet {
    QString headline; ///< 黑胜3/4子
    std::vector<SheetLine> lines; ///< the sum, Black's side; empty where nothing was counted
    QString comparison; ///< what the other way of counting gives, and why it differs
    friend bool operator==(const ResultSheet&, const ResultSheet&) = default;
};

/// The sheet of a game that is counted or over.
ResultSheet resultSheet(const exam::Session& session);

} // namespace ui
