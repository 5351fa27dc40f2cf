// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/archivedb.h"
#include "app/shell/archivetypes.h"
#include "core/exam/event.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace shell {

/// One row of the table `event`, as it is.
struct StoredLine {
    int seq = 0;
    QString text;
    QByteArray checksum;
};

/// The lines of a game, told apart into what is good and what is not.
struct CheckedLines {
    std::vector<exam::Event> events; ///< up to the first line that is torn or not understood
    QByteArray checksum; ///< of the last of them
    TailState tail = TailState::Whole;
    std::vector<StoredLine> rest; ///< from that line on
};

/// The checksum of a line; it covers all lines before it as well.
QByteArray chained(const QByteArray& previous, const QString& line);

/// All lines of a game, in order.
Result<std::vector<StoredLine>, ArchiveFault> readLines(const ArchiveDb& db, GameId game);

CheckedLines check(const std::vector<StoredLine>& lines);

} // namespace shell
