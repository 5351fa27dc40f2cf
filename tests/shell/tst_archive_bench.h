// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/archive.h"
#include "tests/support/handwound.h"

#include <QFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <utility>
#include <vector>

namespace bench {

inline timing::Instant at(std::int64_t ms) { return timing::Instant{timing::Millis{ms}}; }

inline exam::Event setUp(const std::string& black = "柯洁", const std::string& white = "申真谞")
{
    exam::GameSetup setup;
    setup.players.black = {black, "1级"};
    setup.players.white = {white, "2段"};
    setup.event = "北京升段赛";
    return {at(0), exam::GameSetUp{setup}};
}

/// A started game with so many stones, one every 1.5 s, row by row.
inline std::vector<exam::Event> game(int stones)
{
    std::vector<exam::Event> events{{at(1'000), exam::ClockStarted{}}};
    for (int i = 0; i < stones; ++i) {
        const auto side = i % 2 == 0 ? go::Color::Black : go::Color::White;
        const go::Point point{static_cast<std::uint8_t>(i % 19), static_cast<std::uint8_t>(i / 19 % 19)};
        events.push_back({at(2'500 + 1'500 * i), exam::StonePlayed{side, point}});
    }
    return events;
}

inline shell::GameSummary running(int moves) { return {moves, shell::GameState::Running, std::nullopt}; }

/// The value, or a failed test.
template <class T> T must(Result<T, shell::ArchiveFault> result)
{
    if (!result) {
        qFatal("%s: %s", qPrintable(result.error().path), qPrintable(result.error().detail));
    }
    return std::move(result).value();
}
inline void must(const Result<void, shell::ArchiveFault>& result)
{
    if (!result) {
        qFatal("%s: %s", qPrintable(result.error().path), qPrintable(result.error().detail));
    }
}

/// The kind of the failure; nothing on success.
template <class T>
std::optional<shell::ArchiveFault::Kind> failure(const Result<T, shell::ArchiveFault>& result)
{
    return result ? std::nullopt : std::optional{result.error().kind};
}

/// A folder with one archive in it.
struct Bench {
    QTemporaryDir folder;
    shell::HandWoundTime time;
    QString path = folder.filePath(QStringLiteral("games/kaoduan.db"));

    std::unique_ptr<shell::Archive> open() { return must(shell::Archive::open(path, time)); }

    /// Runs statements behind the archive's back.
    void meddle(const QStringList& statements) const
    {
        {
            QSqlDatabase db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("meddler"));
            db.setDatabaseName(path);
            if (!db.open()) {
                qFatal("cannot open");
            }
            for (const QString& statement : statements) {
                QSqlQuery query(db);
                if (!query.exec(statement)) {
                    qFatal("%s: %s", qPrintable(statement), qPrintable(query.lastError().text()));
                }
            }
        }
        QSqlDatabase::removeDatabase(QStringLiteral("meddler"));
    }
};

inline QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
}

inline void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
        qFatal("cannot write %s", qPrintable(path));
    }
}

} // namespace bench
