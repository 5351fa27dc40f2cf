// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/archivedb.h"

#include <QStringList>

#include <span>
#include <vector>

namespace shell {

/// One step of the schema: the statements that lead from version `to` − 1 to `to`.
struct Migration {
    int to = 0;
    QStringList statements;
};

/// "Kaod" in the header of every archive, by which it is known without opening it.
inline constexpr quint32 archiveApplicationId = 0x4B616F64;

/// All steps from an empty file to today's version, in order. Released steps never change.
const std::vector<Migration>& migrations();

/// The version of an open archive.
Result<int, ArchiveFault> schemaVersion(const ArchiveDb& db);

/// Takes the steps above version `from`, each in its own transaction; `label` dates them.
Result<void, ArchiveFault> migrate(
    const ArchiveDb& db, int from, std::span<const Migration> steps, const QString& label);

} // namespace shell
