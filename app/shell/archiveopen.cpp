// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/archive.h"
#include "app/shell/archivefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStorageInfo>

#include <array>
#include <cerrno>
#include <utility>

namespace shell {

using namespace Qt::StringLiterals;

namespace {

using Kind = ArchiveFault::Kind;

/// What keeps us from writing; nothing if the lock is ours and the file can be written.
std::optional<ArchiveFault> restrictionOf(QLockFile& lock, const QString& path)
{
    lock.setStaleLockTime(0); // a lock ends with its process, not with time
    if (lock.tryLock(0)) {
        if (QFileInfo(path).isWritable()) {
            return std::nullopt;
        }
        lock.unlock();
        return ArchiveFault{Kind::ReadOnly, u"no permission to write"_s, path};
    }
    switch (lock.error()) {
    case QLockFile::LockFailedError: {
        qint64 pid = 0;
        QString host;
        QString program;
        lock.getLockInfo(&pid, &host, &program);
        return ArchiveFault{
            Kind::InUse, u"held by %1, process %2 on %3"_s.arg(program).arg(pid).arg(host), path};
    }
    case QLockFile::PermissionError:
        return ArchiveFault{Kind::ReadOnly, u"no permission to lock"_s, path};
    case QLockFile::NoError:
    case QLockFile::UnknownError:
        break;
    }
    const bool full = QStorageInfo(QFileInfo(path).absolutePath()).bytesAvailable() == 0;
    return ArchiveFault{full ? Kind::Full : Kind::CannotOpen, u"cannot be locked"_s, path};
}

/// A whole copy of an archive beside it, before it is changed for good.
Result<void, ArchiveFault> keepCopy(const ArchiveDb& db, int version)
{
    const QString copy = freeName(u"%1.v%2.bak"_s.arg(db.path()).arg(version));
    if (auto done = db.run(u"VACUUM INTO ?"_s, {copy}); !done) {
        QFile::remove(copy);
        return Unexpected{done.error()};
    }
    return {};
}

Result<ArchiveDb, ArchiveFault> openToWrite(
    const QString& path, int version, std::span<const Migration> steps, const QString& label)
{
    auto db = ArchiveDb::open(path, DbAccess::ReadWrite);
    if (!db) {
        return db;
    }
    // The log grows between checkpoints of our own, so that no move ever waits for one.
    for (const QString& pragma : {u"PRAGMA journal_mode = WAL"_s, u"PRAGMA synchronous = FULL"_s,
             u"PRAGMA foreign_keys = ON"_s, u"PRAGMA wal_autocheckpoint = 0"_s}) {
        if (auto done = db->run(pragma); !done) {
            return Unexpected{done.error()};
        }
    }
    if (version < steps.back().to) {
        if (auto kept = keepCopy(*db, version); !kept) {
            return Unexpected{kept.error()};
        }
        if (auto done = migrate(*db, version, steps, label); !done) {
            return Unexpected{done.error()};
        }
    }
    return db;
}

/// Builds a whole archive under another name; nobody ever sees half of it.
Result<void, ArchiveFault> build(const QString& path, std::span<const Migration> steps, const QString& label)
{
    auto db = ArchiveDb::open(path, DbAccess::ReadWrite);
    if (!db) {
        return Unexpected{db.error()};
    }
    // A failure leaves a file that is thrown away: nothing to roll back, so no journal on the disk.
    for (const QString& pragma : {u"PRAGMA journal_mode = MEMORY"_s, u"PRAGMA synchronous = FULL"_s,
             u"PRAGMA application_id = %1"_s.arg(archiveApplicationId)}) {
        if (auto done = db->run(pragma); !done) {
            return Unexpected{done.error()};
        }
    }
    return migrate(*db, 0, steps, label);
}

Result<void, ArchiveFault> makeFile(
    const QString& path, std::span<const Migration> steps, const QString& label)
{
    const QString folder = QFileInfo(path).absolutePath();
    if (!QDir().mkpath(folder)) {
        return Unexpected{ArchiveFault{Kind::CannotOpen, u"the folder cannot be made"_s, path}};
    }
    const QString fresh = freeName(path + u".new"_s);
    if (auto built = build(fresh, steps, label); !built) {
        QFile::remove(fresh);
        ArchiveFault fault = built.error();
        if (fault.kind == Kind::CannotOpen && !QFileInfo(folder).isWritable()) {
            fault.kind = Kind::ReadOnly;
        }
        fault.path = path;
        return Unexpected{std::move(fault)};
    }
    // The log of an archive that was taken away would be read as part of the new one.
    if (const QString orphan = path + u"-wal"_s; QFileInfo::exists(orphan)) {
        QFile::rename(orphan, freeName(orphan + u".orphan"_s));
    }
    if (QFileInfo(path).isFile() && QFileInfo(path).size() == 0) {
        QFile::remove(path);
    }
    if (!QFile::rename(fresh, path)) {
        QFile::remove(fresh);
        if (inspect(path) != FileKind::Ours) { // else another program was quicker
            return Unexpected{ArchiveFault{Kind::CannotOpen, u"the file cannot be put in place"_s, path}};
        }
    }
    return {};
}

} // namespace

Result<std::unique_ptr<Archive>, ArchiveFault> Archive::open(
    const QString& path, const TimeSource& time, std::span<const Migration> steps)
{
    switch (inspect(path)) {
    case FileKind::Unreadable:
        return Unexpected{ArchiveFault{Kind::CannotOpen, u"cannot be read"_s, path}};
    case FileKind::Foreign:
        return Unexpected{ArchiveFault{Kind::NotOurs, u"not an archive"_s, path}};
    case FileKind::Nothing:
        if (auto made = makeFile(path, steps, labelOf(time.wall())); !made) {
            return Unexpected{made.error()};
        }
        break;
    case FileKind::Ours:
        break;
    }
    auto lock = std::make_unique<QLockFile>(path + u".lock"_s);
    std::optional<ArchiveFault> restriction = restrictionOf(*lock, path);
    auto seen = openToRead(path);
    if (!seen) {
        return Unexpected{seen.error()};
    }
    const int version = seen->second;
    if (version > steps.back().to) {
        return Unexpected{ArchiveFault{Kind::NewerVersion, u"schema version %1"_s.arg(version), path}};
    }
    if (!restriction) {
        auto db = openToWrite(path, version, steps, labelOf(time.wall()));
        if (!db) {
            return Unexpected{db.error()};
        }
        seen->first = std::move(*db);
    } else if (version < steps.back().to) {
        restriction->detail += u"; has to be brought up to date first"_s;
        return Unexpected{*restriction};
    }
    return std::unique_ptr<Archive>(
        new Archive(std::move(lock), std::move(seen->first), time, std::move(restriction)));
}

} // namespace shell
