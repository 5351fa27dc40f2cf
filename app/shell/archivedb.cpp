// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/archivedb.h"

#include <QUrl>
#include <QUuid>

#include <utility>

namespace shell {

using namespace Qt::StringLiterals;

namespace {

/// Primary result codes of SQLite, which are fixed for ever.
enum SqliteCode : int {
    Busy = 5,
    Locked = 6,
    NoMemory = 7,
    ReadOnlyFile = 8,
    Corrupt = 11,
    FullDisk = 13,
    CannotOpenFile = 14,
    NotADatabase = 26,
};

ArchiveFault::Kind kindOf(int nativeCode)
{
    constexpr int primary = 0xff; // extended codes carry the primary one in their lowest byte
    switch (nativeCode & primary) {
    case Busy:
    case Locked:
        return ArchiveFault::Kind::InUse;
    case ReadOnlyFile:
        return ArchiveFault::Kind::ReadOnly;
    case Corrupt:
    case NotADatabase:
        return ArchiveFault::Kind::Broken;
    case FullDisk:
        return ArchiveFault::Kind::Full;
    case CannotOpenFile:
        return ArchiveFault::Kind::CannotOpen;
    default:
        return ArchiveFault::Kind::Failed;
    }
}

/// Beside the time to wait for another program.
QString optionsFor(DbAccess access)
{
    switch (access) {
    case DbAccess::ReadWrite:
        return {};
    case DbAccess::ReadOnly:
        return u";QSQLITE_OPEN_READONLY"_s;
    case DbAccess::Immutable:
        return u";QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI"_s;
    }
    return {};
}

QString nameFor(const QString& path, DbAccess access)
{
    if (access != DbAccess::Immutable) {
        return path;
    }
    return u"file:"_s + QString::fromLatin1(QUrl::toPercentEncoding(path, "/")) + u"?immutable=1"_s;
}

} // namespace

Result<ArchiveDb, ArchiveFault> ArchiveDb::open(const QString& path, DbAccess access)
{
    const QString connection = u"archive-"_s + QUuid::createUuid().toString(QUuid::WithoutBraces);
    ArchiveDb db(path, connection);
    QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, connection);
    database.setDatabaseName(nameFor(path, access));
    database.setConnectOptions(u"QSQLITE_BUSY_TIMEOUT=1000"_s + optionsFor(access));
    if (!database.open()) {
        ArchiveFault fault = db.faultOf(database.lastError());
        if (fault.kind == ArchiveFault::Kind::Failed) {
            fault.kind = ArchiveFault::Kind::CannotOpen;
        }
        return Unexpected{std::move(fault)};
    }
    return db;
}

ArchiveDb::ArchiveDb(ArchiveDb&& other) noexcept
    : m_path(std::move(other.m_path))
    , m_connection(std::exchange(other.m_connection, {}))
{ }

ArchiveDb& ArchiveDb::operator=(ArchiveDb&& other) noexcept
{
    if (this != &other) {
        close();
        m_path = std::move(other.m_path);
        m_connection = std::exchange(other.m_connection, {});
    }
    return *this;
}

ArchiveDb::~ArchiveDb() { close(); }

void ArchiveDb::close()
{
    if (m_connection.isEmpty()) {
        return;
    }
    database().close();
    QSqlDatabase::removeDatabase(m_connection);
    m_connection.clear();
}

Result<QSqlQuery, ArchiveFault> ArchiveDb::run(const QString& sql, const QVariantList& values) const
{
    QSqlQuery query(database());
    query.setForwardOnly(true);
    if (!query.prepare(sql)) {
        return Unexpected{faultOf(query.lastError())};
    }
    for (const QVariant& value : values) {
        query.addBindValue(value);
    }
    if (!query.exec()) {
        return Unexpected{faultOf(query.lastError())};
    }
    return query;
}

ArchiveFault ArchiveDb::faultOf(const QSqlError& error) const
{
    return {kindOf(error.nativeErrorCode().toInt()),
        u"SQLite %1: %2 %3"_s.arg(error.nativeErrorCode(), error.databaseText(), error.driverText()), m_path};
}

Transaction::Transaction(const ArchiveDb& db) : m_db(db)
{
    if (const auto begun = m_db.run(u"BEGIN IMMEDIATE"_s); !begun) {
        m_state = State::Closed;
        m_fault = begun.error();
    }
}

Transaction::~Transaction()
{
    if (m_state == State::Open) {
        // Fails where SQLite has already rolled back by itself, as on a full disk.
        m_db.run(u"ROLLBACK"_s);
    }
}

QSqlQuery Transaction::run(const QString& sql, const QVariantList& values)
{
    if (!m_fault) {
        auto answer = m_db.run(sql, values);
        if (answer) {
            return std::move(*answer);
        }
        m_fault = answer.error();
    }
    return QSqlQuery(QSqlDatabase{});
}

void Transaction::fail(ArchiveFault fault)
{
    if (!m_fault) {
        m_fault = std::move(fault);
    }
}

Result<void, ArchiveFault> Transaction::commit()
{
    if (!m_fault) {
        if (const auto done = m_db.run(u"COMMIT"_s); !done) {
            m_fault = done.error();
        }
    }
    if (m_fault) {
        return Unexpected{*m_fault};
    }
    m_state = State::Closed;
    return {};
}

} // namespace shell
