// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/archive.h"
#include "app/shell/archivesaid.h"
#include "app/shell/archivewords.h"

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

/// Conditions of a query with the values of their question marks.
struct Narrowing {
    QStringList conditions;
    QVariantList values;

    void add(const QString& condition, const QVariantList& with = {})
    {
        conditions.push_back(condition);
        values += with;
    }
};

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
    entry.scoring = scoringOf(next().toString());
    entry.preset = next().toString();
    entry.level = next().toString();
    return entry;
}

} // namespace

Result<std::vector<GameEntry>, ArchiveFault> Archive::games(const GameFilter& filter) const
{
    Narrowing narrowing;
    narrowing.add(conditionOf(filter.shelf));
    if (!filter.text.isEmpty()) {
        narrowing.add(
            u"(black || ' ' || black_grade || char(10) || white || ' ' || white_grade || char(10) || "
            "event || char(10) || created || char(10) || result) LIKE ? ESCAPE '\\'"_s,
            {pattern(filter.text)});
    }
    if (!filter.player.isEmpty()) {
        narrowing.add(u"(black = ? OR white = ?)"_s, {filter.player, filter.player});
    }
    if (filter.from.isValid()) {
        narrowing.add(u"created >= ?"_s, {labelOf(filter.from)});
    }
    if (filter.until.isValid()) {
        narrowing.add(u"created < ?"_s, {labelOf(filter.until)});
    }
    if (filter.ending) {
        narrowing.add(u"outcome = ?"_s, {wordOf(*filter.ending)});
    }
    if (filter.winner) {
        narrowing.add(u"winner = ?"_s, {wordOf(filter.winner)});
    }
    if (!filter.event.isEmpty()) {
        narrowing.add(u"event = ?"_s, {filter.event});
    }
    if (!filter.level.isEmpty()) {
        narrowing.add(u"level = ?"_s, {filter.level});
    }
    auto rows = m_db.run(u"SELECT id, created, finished, black, black_grade, white, white_grade, event, "
                         "board, handicap, conduct, moves, state, outcome, winner, margin, result, scoring, "
                         "preset, level FROM game WHERE "_s
            + narrowing.conditions.join(u" AND "_s) + u" ORDER BY id DESC LIMIT ? OFFSET ?"_s,
        narrowing.values + QVariantList{filter.limit, filter.offset});
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

Result<GameChoices, ArchiveFault> Archive::choices() const
{
    const auto list = [this](const QString& source) -> Result<QStringList, ArchiveFault> {
        auto rows
            = m_db.run(u"SELECT DISTINCT value FROM (%1) WHERE value <> '' ORDER BY value"_s.arg(source));
        if (!rows) {
            return Unexpected{rows.error()};
        }
        QStringList values;
        while (rows->next()) {
            values.push_back(rows->value(0).toString());
        }
        return values;
    };
    const auto players = list(u"SELECT black AS value FROM game UNION SELECT white FROM game"_s);
    const auto events = list(u"SELECT event AS value FROM game"_s);
    const auto levels = list(u"SELECT level AS value FROM game"_s);
    auto counts = m_db.run(u"SELECT count(*), count(removed) FROM game"_s);
    if (!players || !events || !levels || !counts) {
        return Unexpected{!players ? players.error()
                : !events          ? events.error()
                : !levels          ? levels.error()
                                   : counts.error()};
    }
    GameChoices choices{*players, *events, *levels, 0, 0};
    if (counts->next()) {
        choices.removed = counts->value(1).toInt();
        choices.games = counts->value(0).toInt() - choices.removed;
    }
    return choices;
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

Result<void, ArchiveFault> Archive::erase(GameId game)
{
    if (auto may = writable(); !may) {
        return may;
    }
    Transaction transaction(m_db);
    keepOutcome(transaction, game);
    const QSqlQuery gone
        = transaction.run(u"DELETE FROM game WHERE id = ? AND removed IS NOT NULL"_s, {qint64{game.value}});
    if (!transaction.failed() && gone.numRowsAffected() == 0) {
        transaction.fail(fault(Kind::NoSuchGame, u"no removed game %1"_s.arg(game.value)));
    }
    m_tails.erase(game);
    return transaction.commit();
}

Result<int, ArchiveFault> Archive::emptyBin(const QDateTime& before)
{
    auto rows = m_db.run(u"SELECT id FROM game WHERE removed < ?"_s, {labelOf(before)});
    if (!rows) {
        return Unexpected{rows.error()};
    }
    std::vector<GameId> old;
    while (rows->next()) {
        old.push_back({rows->value(0).toLongLong()});
    }
    rows->finish();
    for (const GameId game : old) {
        if (auto done = erase(game); !done) {
            return Unexpected{done.error()};
        }
    }
    return static_cast<int>(old.size());
}

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

} // namespace shell
