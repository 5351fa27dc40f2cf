// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/archivefault.h"
#include "core/base/result.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QString>
#include <QVariant>

#include <optional>

namespace shell {

enum class DbAccess : std::uint8_t {
    ReadWrite,
    ReadOnly,
    Immutable, ///< a file on a disk that nobody can write: without locks and helper files
};

/// One connection to one SQLite file, under a name of its own; closes it at the end.
class ArchiveDb {
public:
    static Result<ArchiveDb, ArchiveFault> open(const QString& path, DbAccess access);
    ArchiveDb(ArchiveDb&& other) noexcept;
    ArchiveDb& operator=(ArchiveDb&& other) noexcept;
    ArchiveDb(const ArchiveDb&) = delete;
    ArchiveDb& operator=(const ArchiveDb&) = delete;
    ~ArchiveDb();

    const QString& path() const { return m_path; }
    /// One statement with its values in place of the question marks; rows are read from the answer.
    Result<QSqlQuery, ArchiveFault> run(const QString& sql, const QVariantList& values = {}) const;
    ArchiveFault faultOf(const QSqlError& error) const;

private:
    ArchiveDb(QString path, QString connection) : m_path(std::move(path)), m_connection(std::move(connection))
    { }
    void close();
    QSqlDatabase database() const { return QSqlDatabase::database(m_connection, false); }

    QString m_path;
    QString m_connection; ///< empty after a move
};

/// All or nothing. After the first failure nothing more is done; without commit() it is all undone.
class Transaction {
public:
    /// `db` outlives the transaction.
    explicit Transaction(const ArchiveDb& db);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;

    /// As ArchiveDb::run(); an answer without rows if something failed before or now.
    QSqlQuery run(const QString& sql, const QVariantList& values = {});
    /// Gives up with this reason, which commit() will answer.
    void fail(ArchiveFault fault);
    bool failed() const { return m_fault.has_value(); }
    /// On success everything is kept; otherwise the first failure.
    Result<void, ArchiveFault> commit();

private:
    enum class State { Open, Closed } m_state = State::Open;
    const ArchiveDb& m_db;
    std::optional<ArchiveFault> m_fault;
};

} // namespace shell
