// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/archivedb.h"
#include "app/shell/archivetypes.h"
#include "app/shell/archivework.h"

#include <QStringList>

#include <vector>

namespace shell {

enum class CheckDepth : std::uint8_t {
    Quick, ///< the file's structure, and the lines of unfinished games
    Lines, ///< also its indices, and the lines of every game
    Full, ///< also every game's summary
};

/// What was found in an archive.
struct CheckReport {
    QStringList wrongInFile; ///< SQLite's own words, in English
    std::vector<GameId> torn; ///< games whose lines are damaged from some line on
    std::vector<GameId> unlike; ///< games whose summary does not follow from their lines
    QStringList wrong; ///< all of it, in English
    int games = 0; ///< that were looked at

    bool isWell() const { return wrong.isEmpty(); }
};

/// Looks an open archive through, as it is at the beginning. A check that is cancelled reports what it found
/// by then.
Result<CheckReport, ArchiveFault> checkArchive(const ArchiveDb& db, CheckDepth depth, WorkProgress& progress);
/// The same with a connection of its own: for another thread.
Result<CheckReport, ArchiveFault> checkArchive(const QString& path, CheckDepth depth, WorkProgress& progress);

} // namespace shell
