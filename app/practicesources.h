// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/archive.h"
#include "core/go/game.h"
#include "core/go/outcome.h"
#include "core/go/rules.h"

#include <QString>

#include <functional>
#include <optional>
#include <vector>

/// Where the counting practice gets its positions.
namespace app {

/// A position that may be asked, once its count agrees with what its source says.
struct PracticeCandidate {
    QString title;
    go::Game game = go::Game(); // its constructor is explicit
    go::Rules rules; ///< of the source
    int handicap = 0; ///< stones that Black pays back for, where the rules say so
    go::PerSide<int> penaltyZi; ///< deducted in the recorded result; not asked for
    std::optional<std::vector<go::Point>> dead; ///< nothing: to be found
    go::Outcome recorded;
};

/// Reads one position when it is wanted; nothing if it is no counted game.
using PracticeLoader = std::function<std::optional<PracticeCandidate>()>;

std::vector<PracticeLoader> builtInPositions();
/// The games of the archive that ended by count, newest first. The archive outlives the loaders.
std::vector<PracticeLoader> archivedPositions(shell::Archive& archive);
/// The records in a folder and below it, by name.
std::vector<PracticeLoader> folderPositions(const QString& folder);

/// Whether the count with these dead stones gives the recorded winner and margin.
bool agreesWithRecord(const PracticeCandidate& candidate, const std::vector<go::Point>& dead);

} // namespace app
