// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/archivefault.h"
#include "app/shell/archivework.h"
#include "core/base/result.h"

#include <QDateTime>
#include <QString>

/// The whole archive as one file and back. A backup is an archive with one more table, which holds when it
/// was made and the secret of the sealed moves, so that these can still be opened after a return. All
/// functions may run on any thread and leave nothing half done.
namespace shell {

/// What a backup holds.
struct BackupContents {
    QDateTime made; ///< UTC; invalid for an archive that is no backup
    int games = 0; ///< removed ones included
    int series = 0;
    int torn = 0; ///< games with a damaged end
};

/// Writes a backup of an archive that may be open and in use; an older file of the name is replaced once the
/// new one has been read through.
Result<BackupContents, ArchiveFault> writeBackup(
    const QString& archive, const QString& target, const QDateTime& now, WorkProgress& progress);

/// A backup that was read through and lies unpacked beside the archive that it is to replace.
struct UnpackedBackup {
    QString file; ///< to be given to putInPlace() or discard()
    QString sealFile; ///< empty if no move can be sealed in it
    BackupContents contents;
};

/// Reads a backup through and unpacks it; the archive is not touched. A check that finds the file damaged is
/// a fault of kind Broken, one that was cancelled of kind Cancelled.
Result<UnpackedBackup, ArchiveFault> unpackBackup(
    const QString& backup, const QString& archive, WorkProgress& progress);
void discard(const UnpackedBackup& unpacked);

/// Puts an unpacked backup in the place of a closed archive; the old one is kept under the name that is
/// answered, its secret beside it. InUse if another program has it.
Result<QString, ArchiveFault> putInPlace(
    const UnpackedBackup& unpacked, const QString& archive, const QDateTime& now);

} // namespace shell
