// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/archivebackup.h"

#include "app/shell/archivecheck.h"
#include "app/shell/archivefile.h"
#include "app/shell/archivetypes.h"
#include "app/shell/envelopes.h"
#include "app/shell/migrations.h"

#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSaveFile>

#include <cstdio>

namespace shell {

using namespace Qt::StringLiterals;

namespace {

using Kind = ArchiveFault::Kind;
using Done = Result<void, ArchiveFault>;

ArchiveFault fault(Kind kind, const QString& detail, const QString& path) { return {kind, detail, path}; }

Done ran(const ArchiveDb& db, const QString& sql, const QVariantList& values = {})
{
    const auto done = db.run(sql, values);
    return done ? Done{} : Done(Unexpected{done.error()});
}

/// What SQLite says of a file of this name is said of the name that a person knows.
template <class T> Result<T, ArchiveFault> named(Result<T, ArchiveFault> result, const QString& path)
{
    if (!result) {
        ArchiveFault said = result.error();
        said.path = path;
        return Unexpected{std::move(said)};
    }
    return result;
}

bool replaceFile(const QString& from, const QString& to)
{
    return std::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) == 0;
}

QByteArray contentsOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool writePrivate(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    const bool written = file.open(QIODevice::WriteOnly)
        && file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner)
        && file.write(bytes) == bytes.size();
    return written && file.commit();
}

int countIn(const ArchiveDb& db, const QString& table)
{
    auto row = db.run(u"SELECT count(*) FROM %1"_s.arg(table));
    return row && row->next() ? row->value(0).toInt() : 0;
}

bool knowsTable(const ArchiveDb& db, const QString& table)
{
    auto row = db.run(u"SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?"_s, {table});
    return row && row->next();
}

/// Reads a file through: whole as a database, and so are its games, except that an end may be torn.
Result<BackupContents, ArchiveFault> readThrough(const ArchiveDb& db, WorkProgress& progress)
{
    const auto report = checkArchive(db, CheckDepth::Lines, progress);
    if (!report) {
        return Unexpected{report.error()};
    }
    if (progress.isCancelled()) {
        return Unexpected{fault(Kind::Cancelled, {}, db.path())};
    }
    if (!report->wrongInFile.isEmpty()) {
        return Unexpected{fault(Kind::Broken, report->wrongInFile.front(), db.path())};
    }
    BackupContents contents;
    contents.games = countIn(db, u"game"_s);
    contents.series = knowsTable(db, u"series"_s) ? countIn(db, u"series"_s) : 0;
    contents.torn = static_cast<int>(report->torn.size());
    return contents;
}

Done addBackupTable(const ArchiveDb& db, const QByteArray& seal, const QDateTime& now)
{
    Transaction transaction(db);
    transaction.run(u"CREATE TABLE backup (made TEXT NOT NULL, seal BLOB)"_s);
    transaction.run(u"INSERT INTO backup (made, seal) VALUES (?, ?)"_s,
        {labelOf(now), seal.isEmpty() ? QVariant{} : QVariant(seal)});
    return transaction.commit();
}

Result<BackupContents, ArchiveFault> makeBackup(
    const QString& archive, const QString& fresh, const QDateTime& now, WorkProgress& progress)
{
    const auto source = openToRead(archive);
    if (!source) {
        return Unexpected{source.error()};
    }
    if (auto done = named(ran(source->first, u"VACUUM INTO ?"_s, {fresh}), fresh); !done) {
        return Unexpected{done.error()};
    }
    auto copy = ArchiveDb::open(fresh, DbAccess::ReadWrite);
    if (!copy) {
        return Unexpected{copy.error()};
    }
    if (auto done = addBackupTable(*copy, contentsOf(Envelopes::keyPathFor(archive)), now); !done) {
        return Unexpected{done.error()};
    }
    auto contents = readThrough(*copy, progress);
    if (contents) {
        contents->made = now.toUTC();
    }
    return contents;
}

/// Takes what only a backup has out of the file again.
Result<QByteArray, ArchiveFault> takeSeal(const ArchiveDb& db, BackupContents& contents)
{
    QByteArray seal;
    if (!knowsTable(db, u"backup"_s)) {
        return seal;
    }
    {
        auto row = db.run(u"SELECT made, seal FROM backup"_s);
        if (!row) {
            return Unexpected{row.error()};
        }
        if (row->next()) {
            contents.made = QDateTime::fromString(row->value(0).toString(), Qt::ISODateWithMs);
            seal = row->value(1).toByteArray();
        }
    }
    // Nothing of the secret stays in an archive, not even in what is free in it.
    for (const QString& sql : {u"PRAGMA secure_delete = ON"_s, u"DROP TABLE backup"_s, u"VACUUM"_s}) {
        if (auto done = ran(db, sql); !done) {
            return Unexpected{done.error()};
        }
    }
    return seal;
}

Result<UnpackedBackup, ArchiveFault> unpack(
    const QString& backup, const QString& fresh, WorkProgress& progress)
{
    UnpackedBackup unpacked;
    unpacked.file = fresh;
    {
        const auto source = openToRead(backup);
        if (!source) {
            return Unexpected{source.error()};
        }
        if (source->second > migrations().back().to) {
            return Unexpected{fault(Kind::NewerVersion, u"schema version %1"_s.arg(source->second), backup)};
        }
        auto contents = readThrough(source->first, progress);
        if (!contents) {
            return Unexpected{contents.error()};
        }
        unpacked.contents = *contents;
        if (auto done = named(ran(source->first, u"VACUUM INTO ?"_s, {fresh}), fresh); !done) {
            return Unexpected{done.error()};
        }
    }
    auto copy = ArchiveDb::open(fresh, DbAccess::ReadWrite);
    if (!copy) {
        return Unexpected{copy.error()};
    }
    const auto seal = takeSeal(*copy, unpacked.contents);
    if (!seal) {
        return Unexpected{seal.error()};
    }
    if (!seal->isEmpty()) {
        unpacked.sealFile = Envelopes::keyPathFor(fresh);
        if (!writePrivate(unpacked.sealFile, *seal)) {
            return Unexpected{fault(Kind::CannotOpen, u"the secret cannot be written"_s, unpacked.sealFile)};
        }
    }
    return unpacked;
}

} // namespace

Result<BackupContents, ArchiveFault> writeBackup(
    const QString& archive, const QString& target, const QDateTime& now, WorkProgress& progress)
{
    if (QFileInfo(archive).absoluteFilePath() == QFileInfo(target).absoluteFilePath()) {
        return Unexpected{fault(Kind::SameFile, {}, target)};
    }
    if (!QFileInfo(QFileInfo(target).absolutePath()).isWritable()) {
        return Unexpected{fault(Kind::ReadOnly, u"the folder cannot be written"_s, target)};
    }
    const QString fresh = freeName(target + u".new"_s);
    auto contents = named(makeBackup(archive, fresh, now, progress), target);
    if (contents && !replaceFile(fresh, target)) {
        contents = Unexpected{fault(Kind::CannotOpen, u"the file cannot be put in place"_s, target)};
    }
    if (!contents) {
        QFile::remove(fresh);
        return contents;
    }
    QFile::setPermissions(target, QFileDevice::ReadOwner | QFileDevice::WriteOwner); // it holds the secret
    return contents;
}

Result<UnpackedBackup, ArchiveFault> unpackBackup(
    const QString& backup, const QString& archive, WorkProgress& progress)
{
    const QFileInfo given(backup);
    if (given.exists() && given.canonicalFilePath() == QFileInfo(archive).canonicalFilePath()) {
        return Unexpected{fault(Kind::SameFile, {}, backup)};
    }
    switch (inspect(backup)) {
    case FileKind::Nothing:
    case FileKind::Unreadable:
        return Unexpected{fault(Kind::CannotOpen, u"cannot be read"_s, backup)};
    case FileKind::Foreign:
        return Unexpected{fault(Kind::NotOurs, u"not an archive"_s, backup)};
    case FileKind::Ours:
        break;
    }
    const QString fresh = freeName(archive + u".restored"_s);
    auto unpacked = named(unpack(backup, fresh, progress), backup);
    if (!unpacked) {
        discard({fresh, Envelopes::keyPathFor(fresh), {}});
    }
    return unpacked;
}

void discard(const UnpackedBackup& unpacked)
{
    for (const QString& name : {unpacked.file, unpacked.sealFile}) {
        if (!name.isEmpty()) {
            QFile::remove(name);
        }
    }
}

Result<QString, ArchiveFault> putInPlace(
    const UnpackedBackup& unpacked, const QString& archive, const QDateTime& now)
{
    QLockFile lock(archive + u".lock"_s);
    lock.setStaleLockTime(0);
    if (!lock.tryLock(0)) {
        return Unexpected{fault(Kind::InUse, u"locked"_s, archive)};
    }
    const QString stamp = now.toLocalTime().toString(u"yyyy-MM-dd-HHmmss"_s);
    const QString aside = freeName(u"%1.before-%2.bak"_s.arg(archive, stamp));
    if (QFileInfo::exists(archive)) {
        const auto old = ArchiveDb::open(archive, DbAccess::ReadWrite);
        // A copy, not the file itself: its newest lines may still stand in the log of a program that looks
        // on.
        const Done kept = old ? ran(*old, u"VACUUM INTO ?"_s, {aside}) : Done(Unexpected{old.error()});
        if (!kept && !QFile::copy(archive, aside)) { // too damaged to be copied by SQLite: as it is
            QFile::remove(aside);
            return Unexpected{fault(kept.error().kind, kept.error().detail, archive)};
        }
        if (kept) {
            old->run(u"PRAGMA wal_checkpoint(TRUNCATE)"_s);
        }
    }
    const QString seal = Envelopes::keyPathFor(archive);
    if (QFileInfo::exists(seal) && !QFile::copy(seal, Envelopes::keyPathFor(aside))) {
        return Unexpected{
            fault(Kind::CannotOpen, u"the secret cannot be kept"_s, Envelopes::keyPathFor(aside))};
    }
    // The log of the old archive would be read as part of the new one.
    for (const QString& helper : {archive + u"-wal"_s, archive + u"-shm"_s}) {
        QFile::remove(helper);
    }
    if (!replaceFile(unpacked.file, archive)) {
        return Unexpected{fault(Kind::CannotOpen, u"the file cannot be put in place"_s, archive)};
    }
    if (!unpacked.sealFile.isEmpty() && !replaceFile(unpacked.sealFile, seal)) {
        return Unexpected{fault(Kind::CannotOpen, u"the secret cannot be put in place"_s, seal)};
    }
    return aside;
}

} // namespace shell
