// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/archivefile.h"

#include "app/shell/migrations.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <optional>

namespace shell {

using namespace Qt::StringLiterals;

FileKind inspect(const QString& path)
{
    const QFileInfo info(path);
    if (!info.exists() || (info.isFile() && info.size() == 0)) {
        return FileKind::Nothing;
    }
    QFile file(path);
    if (!info.isFile() || !file.open(QIODevice::ReadOnly)) {
        return FileKind::Unreadable;
    }
    constexpr qint64 headLength = 100;
    constexpr qsizetype idOffset = 68; // application_id, big-endian (SQLite file format 1.3)
    const QByteArray head = file.read(headLength);
    const bool isSqlite = head.size() == headLength && head.startsWith(QByteArray("SQLite format 3\0", 16));
    if (!isSqlite || qFromBigEndian<quint32>(head.constData() + idOffset) != archiveApplicationId) {
        return FileKind::Foreign;
    }
    return FileKind::Ours;
}

QString freeName(const QString& base)
{
    QString name = base;
    for (int i = 2; QFileInfo::exists(name); ++i) {
        name = u"%1.%2"_s.arg(base).arg(i);
    }
    return name;
}

Result<std::pair<ArchiveDb, int>, ArchiveFault> openToRead(const QString& path)
{
    using Kind = ArchiveFault::Kind;
    std::optional<ArchiveFault> first;
    for (const DbAccess access : {DbAccess::ReadOnly, DbAccess::Immutable}) {
        if (access == DbAccess::Immutable && QFileInfo(path + u"-wal"_s).size() > 0) {
            break; // that would overlook the newest lines
        }
        auto db = ArchiveDb::open(path, access);
        auto version = db ? schemaVersion(*db) : Result<int, ArchiveFault>(Unexpected{db.error()});
        if (version) {
            return std::pair{std::move(*db), *version};
        }
        first = first.value_or(version.error());
        if (first->kind != Kind::CannotOpen && first->kind != Kind::ReadOnly) {
            break;
        }
    }
    return Unexpected{*first};
}

} // namespace shell
