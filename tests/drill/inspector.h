// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/point.h"
#include "core/timing/instant.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <optional>

namespace drill {

/// What a program showed before it was killed.
struct LastSeen {
    std::int64_t game = 0;
    std::size_t events = 0;
    QByteArray digest;
    std::optional<timing::Millis> turnZero; ///< monotonic; nothing while no clock ran
    std::size_t turnEvents = 0; ///< events when that turn began
    std::optional<go::Point> sealed;
    int refusedByDisk = 0;

    /// One line of drill::play().
    void take(const QByteArray& line);
};

/// What was found after a kill.
struct Finding {
    QStringList faults; ///< empty if nothing that was shown is lost
    QString phase; ///< in which the game was found
    std::size_t kept = 0; ///< events on disk that were not shown yet
    timing::Millis forgotten{0}; ///< thinking time that nobody is charged
};

/// Opens the archive of a program that was killed and compares. `killed`: monotonic, when it was dead at the
/// latest.
Finding inspect(const QString& archive, const LastSeen& seen, timing::Millis killed);

} // namespace drill
