// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/archive.h"
#include "app/shell/archivesaid.h"
#include "app/shell/archivewords.h"
#include "core/exam/record.h"

#include <utility>

namespace shell {

using namespace Qt::StringLiterals;

namespace {

using Kind = ArchiveFault::Kind;

QDateTime timeOf(const QVariant& label) { return QDateTime::fromString(label.toString(), Qt::ISODateWithMs); }

QString conditionOf(GameShelf shelf)
{
    switch (shelf) {
    case GameShelf::All:
        return u"removed IS NULL"_s;
    case GameShelf::Unfinished:
        return u"removed IS NULL AND state = 'running'"_s;
    case GameShelf::Finished:
        return u"removed IS NULL AND state = 'over'"_s;
    case GameShelf::Removed:
        return u"removed IS NOT NULL"_s;
    }
    return {};
}

/// The text as it is, for LIKE.
QString pattern(QString text)
{
    text.replace(u"\\"_s, u"\\\\"_s).replace(u"%"_s, u"\\%"_s).replace(u"_"_s, u"\\_"_s);
    return u"%"_s + text + u"%"_s;
}

std::optional<go::Outcome> outcomeOf(const QVariant& kind, const QString& winner, int margin)
{
    if (kind.isNull()) {
        return std::nullopt;
    }
    go::Outcome outcome{outcomeKindOf(kind.toString()), std::nullopt, margin};
    if (winner == u"black") {
        outcome.winner = go::Color::Black;
    } else if (winner == u"white") {
        outcome.winner = go::Color::White;
    }
    return outcome;
}

/// A row of the query in Archive::games().
GameEntry entryOf(const QSqlQuery& row)
{
    int column = 0;
    const auto next = [&] { return row.value(column++); };
    GameEntry entry;
    entry.id = {next().toLongLong()};
    entry.created = timeOf(next());
    entry.finished = timeOf(next());
    entry.names.black = next().toString();
    entry.grades.black = next().toString();
    entry.names.white = next().toString();
    entry.grades.white = next().toString();
    entry.event = next().toString();
    entry.lines = next().toInt();
    entry.handicap = next().toInt();
    entry.conduct = next().toString() == u"exam" ? exam::Conduct::Exam : exam::Conduct::Hint;
    entry.summary.moves = next().toInt();
    entry.summary.state = next().toString() == u"over" ? GameState::Over : GameState::Running;
    const QVariant kind = next();
    const QString winner = next().toString();
    entry.summary.outcome = outcomeOf(kind, winner, next().toInt());
    entry.result = next().toString();
    return entry;
}

QString setUpLine(const exam::GameSetup& setup)
{
    return QString::fromStdString(exam::toLine({timing::Instant{}, exam::GameSetUp{setup}}));
}

std::optional<exam::GameSetup> setUpFrom(const QString& line)
{
    const auto event = exam::fromLine(line.toStdString());
    const auto* const fact = event ? std::get_if<exam::GameSetUp>(&event->fact) : nullptr;
    return fact != nullptr ? std::optional{fact->setup} : std::nullopt;
}

} // namespace

Result<std::vector<GameEntry>, ArchiveFault> Archive::games(const GameFilter& filter) const
{
    QString sql
        = u"SELECT id, created, finished, black, black_grade, white, white_grade, event, board, handicap, "
          "conduct, moves, state, outcome, winner, margin, result FROM game WHERE "_s
        + conditionOf(filter.shelf);
    QVariantList values;
    if (!filter.text.isEmpty()) {
        sql += u" AND (black || ' ' || black_grade || char(10) || white || ' ' || white_grade || char(10) || "
               "event || char(10) || created || char(10) || result) LIKE ? ESCAPE '\\'"_s;
        values.push_back(pattern(filter.text));
    }
    sql += u" ORDER BY id DESC LIMIT ? OFFSET ?"_s;
    values << filter.limit << filter.offset;
    auto rows = m_db.run(sql, values);
    if (!rows) {
        return Unexpected{rows.error()};
    }
    std::vector<GameEntry> entries;
    while (rows->next()) {
        entries.push_back(entryOf(*rows));
    }
    if (rows->lastError().isValid()) {
        return Unexpected{m_db.faultOf(rows->lastError())};
    }
    return entries;
}

Result<std::vector<GameEntry>, ArchiveFault> Archive::unfinished() const
{
    GameFilter filter;
    filter.shelf = GameShelf::Unfinished;
    return games(filter);
}

Result<void, ArchiveFault> Archive::mark(GameId game, const QVariant& removed)
{
    if (auto may = writable(); !may) {
        return may;
    }
    Transaction transaction(m_db);
    const QSqlQuery changed
        = transaction.run(u"UPDATE game SET removed = ? WHERE id = ?"_s, {removed, qint64{game.value}});
    if (!transaction.failed() && changed.numRowsAffected() == 0) {
        transaction.fail(fault(Kind::NoSuchGame, u"game %1"_s.arg(game.value)));
    }
    return transaction.commit();
}

Result<void, ArchiveFault> Archive::remove(GameId game) { return mark(game, label()); }

Result<void, ArchiveFault> Archive::restore(GameId game) { return mark(game, {}); }

Result<std::vector<SaidLine>, ArchiveFault> Archive::announcements(GameId game) const
{
    auto rows
        = m_db.run(u"SELECT at_ms, lateness_ms, text FROM announcement WHERE game_id = ? ORDER BY seq"_s,
            {qint64{game.value}});
    if (!rows) {
        return Unexpected{rows.error()};
    }
    std::vector<SaidLine> lines;
    while (rows->next()) {
        if (auto said = announcementFromText(rows->value(2).toString().toStdString())) {
            lines.push_back({timing::Instant{timing::Millis{rows->value(0).toLongLong()}},
                timing::Millis{rows->value(1).toLongLong()}, *said});
        }
    }
    return lines;
}

Result<PresetId, ArchiveFault> Archive::savePreset(const QString& name, const exam::GameSetup& setup)
{
    if (auto may = writable(); !may) {
        return Unexpected{may.error()};
    }
    Transaction transaction(m_db);
    transaction.run(u"INSERT INTO preset (name, line) VALUES (?, ?) "
                    "ON CONFLICT (name) DO UPDATE SET line = excluded.line"_s,
        {name, setUpLine(setup)});
    PresetId id;
    {
        QSqlQuery row = transaction.run(u"SELECT id FROM preset WHERE name = ?"_s, {name});
        if (row.next()) {
            id.value = row.value(0).toLongLong();
        }
    }
    if (auto done = transaction.commit(); !done) {
        return Unexpected{done.error()};
    }
    return id;
}

Result<std::vector<SavedPreset>, ArchiveFault> Archive::presets() const
{
    auto rows = m_db.run(u"SELECT id, name, line FROM preset ORDER BY name"_s);
    if (!rows) {
        return Unexpected{rows.error()};
    }
    std::vector<SavedPreset> presets;
    while (rows->next()) {
        if (auto setup = setUpFrom(rows->value(2).toString())) {
            presets.push_back({{rows->value(0).toLongLong()}, rows->value(1).toString(), std::move(*setup)});
        }
    }
    return presets;
}

Result<void, ArchiveFault> Archive::removePreset(PresetId preset)
{
    if (auto may = writable(); !may) {
        return may;
    }
    Transaction transaction(m_db);
    const QSqlQuery gone = transaction.run(u"DELETE FROM preset WHERE id = ?"_s, {qint64{preset.value}});
    if (!transaction.failed() && gone.numRowsAffected() == 0) {
        transaction.fail(fault(Kind::NoSuchGame, u"preset %1"_s.arg(preset.value)));
    }
    return transaction.commit();
}

Result<QStringList, ArchiveFault> Archive::integrityCheck() const
{
    QStringList wrong;
    auto rows = m_db.run(u"PRAGMA integrity_check"_s);
    if (!rows) {
        return Unexpected{rows.error()};
    }
    while (rows->next()) {
        if (const QString line = rows->value(0).toString(); line != u"ok") {
            wrong.push_back(line);
        }
    }
    auto games = m_db.run(u"SELECT id FROM game ORDER BY id"_s);
    if (!games) {
        return Unexpected{games.error()};
    }
    while (games->next()) {
        const GameId game{games->value(0).toLongLong()};
        const auto lines = readLines(m_db, game);
        if (!lines) {
            return Unexpected{lines.error()};
        }
        const CheckedLines checked = check(*lines);
        if (checked.tail == TailState::Torn || checked.events.empty()) {
            wrong.push_back(
                u"game %1: damaged from line %2 on"_s.arg(game.value).arg(checked.events.size() + 1));
        }
    }
    return wrong;
}

} // namespace shell
