// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/game.h"
#include "core/sgf/gamerecord.h"

#include <QString>

#include <map>
#include <optional>
#include <vector>

/// The records of other projects, where they are present.
namespace corpus {

/// A line of a table with a head; no field has a comma inside quotes that matters.
using Row = std::map<QString, QString>;
std::vector<Row> table(const QString& path);

/// The first game of a file.
std::optional<sgf::GameRecord> firstGame(const QString& path);

/// "D16 Q4", chains named by one stone or more.
go::PointSet deadNamed(const QString& names, const go::Board& board);

} // namespace corpus
