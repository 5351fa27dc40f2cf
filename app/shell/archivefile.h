// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/archivedb.h"

#include <QString>

#include <cstdint>
#include <utility>

namespace shell {

enum class FileKind : std::uint8_t { Nothing, Ours, Foreign, Unreadable };

/// Judges by the head of the file alone, so that a foreign one is not even opened by SQLite. Not for a file
/// that this program has open: the system would give up its locks.
FileKind inspect(const QString& path);

/// The first of `base`, `base.2`, `base.3`, … that is not there yet.
QString freeName(const QString& base);

/// A connection to look at an archive, with its version.
Result<std::pair<ArchiveDb, int>, ArchiveFault> openToRead(const QString& path);

} // namespace shell
