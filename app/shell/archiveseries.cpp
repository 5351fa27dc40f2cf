// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/archive.h"
#include "app/shell/archivewords.h"
#include "core/exam/seriesrecord.h"

namespace shell {

using namespace Qt::StringLiterals;

namespace {

using Kind = ArchiveFault::Kind;

QString text(const std::string& value) { return QString::fromStdString(value); }
QString lineOf(const exam::SeriesPlan& plan) { return text(exam::toLine(plan)); }
QString lineOf(const exam::Round& round) { return text(exam::toLine(round)); }

/// What a round says, with the state of its game: columns line, game_id, state, outcome, winner, margin.
QString roundQuery(const QString& rest)
{
    return u"SELECT r.line, r.game_id, g.state, g.outcome, g.winner, g.margin "
           "FROM series_round r LEFT JOIN game g ON g.id = r.game_id "_s
        + rest;
}

std::optional<exam::Round> roundFrom(const QSqlQuery& row)
{
    auto round = exam::roundFromLine(row.value(0).toString().toStdString());
    if (!round) {
        return std::nullopt;
    }
    if (!row.value(1).isNull()) {
        round->game = row.value(1).toLongLong();
        round->outcome = row.value(2).toString() == u"over"
            ? outcomeOf(row.value(3), row.value(4).toString(), row.value(5).toInt())
            : std::nullopt;
    } else if (round->kind == exam::RoundKind::Game && !round->outcome) {
        round->kind = exam::RoundKind::Open; // its game was deleted before it had ended
    }
    return *round;
}

} // namespace

Result<SeriesId, ArchiveFault> Archive::createSeries(const exam::SeriesPlan& plan)
{
    if (auto may = writable(); !may) {
        return Unexpected{may.error()};
    }
    const QString now = label();
    Transaction transaction(m_db);
    const QSqlQuery inserted
        = transaction.run(u"INSERT INTO series (created, plan, level) VALUES (?, ?, ?)"_s,
            {now, lineOf(plan), text(plan.level)});
    const SeriesId id{inserted.lastInsertId().toLongLong()};
    int number = 0;
    for (const exam::Round& round : exam::seriesOf(plan).rounds) {
        transaction.run(u"INSERT INTO series_round (series_id, number, line, changed) VALUES (?, ?, ?, ?)"_s,
            {qint64{id.value}, ++number, lineOf(round), now});
    }
    if (auto done = transaction.commit(); !done) {
        return Unexpected{done.error()};
    }
    return id;
}

Result<SeriesEntry, ArchiveFault> Archive::loadSeries(SeriesId series) const
{
    auto row = m_db.run(u"SELECT created, plan FROM series WHERE id = ?"_s, {qint64{series.value}});
    auto rounds = m_db.run(roundQuery(u"WHERE r.series_id = ? ORDER BY r.number"_s), {qint64{series.value}});
    if (!row || !rounds) {
        return Unexpected{row ? rounds.error() : row.error()};
    }
    if (!row->next()) {
        return Unexpected{fault(Kind::NoSuchGame, u"series %1"_s.arg(series.value))};
    }
    auto plan = exam::planFromLine(row->value(1).toString().toStdString());
    if (!plan) {
        return Unexpected{fault(Kind::NewerVersion, text(plan.error().what))};
    }
    SeriesEntry entry;
    entry.id = series;
    entry.created = QDateTime::fromString(row->value(0).toString(), Qt::ISODateWithMs);
    entry.series.plan = std::move(*plan);
    while (rounds->next()) {
        auto round = roundFrom(*rounds);
        if (!round) {
            return Unexpected{fault(Kind::NewerVersion, u"round of series %1"_s.arg(series.value))};
        }
        entry.series.rounds.push_back(std::move(*round));
    }
    return entry;
}

Result<std::vector<SeriesEntry>, ArchiveFault> Archive::series(SeriesShelf shelf) const
{
    auto rows = m_db.run(u"SELECT id FROM series WHERE removed IS %1 ORDER BY id DESC"_s.arg(
        shelf == SeriesShelf::Present ? u"NULL"_s : u"NOT NULL"_s));
    if (!rows) {
        return Unexpected{rows.error()};
    }
    std::vector<SeriesEntry> entries;
    while (rows->next()) {
        auto entry = loadSeries({rows->value(0).toLongLong()});
        if (entry) {
            entries.push_back(std::move(*entry));
        } else if (entry.error().kind != Kind::NewerVersion) {
            return Unexpected{entry.error()};
        }
    }
    return entries;
}

Result<void, ArchiveFault> Archive::saveRound(SeriesId series, int number, const exam::Round& round)
{
    if (auto may = writable(); !may) {
        return may;
    }
    Transaction transaction(m_db);
    const QSqlQuery changed = transaction.run(
        u"UPDATE series_round SET line = ?, game_id = ?, changed = ? WHERE series_id = ? AND number = ?"_s,
        {lineOf(round), round.game ? QVariant(qint64{*round.game}) : QVariant{}, label(),
            qint64{series.value}, number});
    if (!transaction.failed() && changed.numRowsAffected() == 0) {
        transaction.fail(fault(Kind::NoSuchGame, u"round %1 of series %2"_s.arg(number).arg(series.value)));
    }
    return transaction.commit();
}

void Archive::seatGame(Transaction& transaction, GameId game, const RoundSeat& seat)
{
    const QVariantList place{qint64{seat.series.value}, seat.number};
    exam::Round round;
    {
        QSqlQuery row
            = transaction.run(u"SELECT line FROM series_round WHERE series_id = ? AND number = ?"_s, place);
        if (!row.next()) {
            return transaction.fail(fault(Kind::NoSuchGame, u"series %1"_s.arg(seat.series.value)));
        }
        auto known = exam::roundFromLine(row.value(0).toString().toStdString());
        if (!known) {
            return transaction.fail(fault(Kind::NewerVersion, text(known.error().what)));
        }
        round = std::move(*known);
    }
    round.kind = exam::RoundKind::Game;
    round.colour = seat.colour;
    round.outcome.reset();
    transaction.run(
        u"UPDATE series_round SET line = ?, game_id = ?, changed = ? WHERE series_id = ? AND number = ?"_s,
        QVariantList{lineOf(round), qint64{game.value}, label()} + place);
    transaction.run(u"UPDATE game SET level = (SELECT level FROM series WHERE id = ?) WHERE id = ?"_s,
        {qint64{seat.series.value}, qint64{game.value}});
}

void Archive::keepOutcome(Transaction& transaction, GameId game)
{
    QString line;
    {
        QSqlQuery row = transaction.run(roundQuery(u"WHERE r.game_id = ?"_s), {qint64{game.value}});
        if (!row.next()) {
            return;
        }
        auto round = roundFrom(row);
        if (!round) {
            return;
        }
        line = lineOf(*round);
    }
    transaction.run(u"UPDATE series_round SET line = ? WHERE game_id = ?"_s, {line, qint64{game.value}});
}

Result<std::optional<RoundSeat>, ArchiveFault> Archive::seatOf(GameId game) const
{
    auto row = m_db.run(
        u"SELECT line, series_id, number FROM series_round WHERE game_id = ?"_s, {qint64{game.value}});
    if (!row) {
        return Unexpected{row.error()};
    }
    if (!row->next()) {
        return std::optional<RoundSeat>{};
    }
    const auto round = exam::roundFromLine(row->value(0).toString().toStdString());
    if (!round || !round->colour) {
        return std::optional<RoundSeat>{};
    }
    return std::optional(RoundSeat{{row->value(1).toLongLong()}, row->value(2).toInt(), *round->colour});
}

Result<void, ArchiveFault> Archive::markSeries(SeriesId series, const QVariant& removed)
{
    if (auto may = writable(); !may) {
        return may;
    }
    Transaction transaction(m_db);
    const QSqlQuery changed
        = transaction.run(u"UPDATE series SET removed = ? WHERE id = ?"_s, {removed, qint64{series.value}});
    if (!transaction.failed() && changed.numRowsAffected() == 0) {
        transaction.fail(fault(Kind::NoSuchGame, u"series %1"_s.arg(series.value)));
    }
    return transaction.commit();
}

Result<void, ArchiveFault> Archive::removeSeries(SeriesId series) { return markSeries(series, label()); }

Result<void, ArchiveFault> Archive::restoreSeries(SeriesId series) { return markSeries(series, {}); }

Result<PlanId, ArchiveFault> Archive::savePlan(const exam::SeriesPlan& plan)
{
    if (auto may = writable(); !may) {
        return Unexpected{may.error()};
    }
    Transaction transaction(m_db);
    transaction.run(u"INSERT INTO series_plan (name, line) VALUES (?, ?) "
                    "ON CONFLICT (name) DO UPDATE SET line = excluded.line"_s,
        {text(plan.name), lineOf(plan)});
    PlanId id;
    {
        QSqlQuery row = transaction.run(u"SELECT id FROM series_plan WHERE name = ?"_s, {text(plan.name)});
        if (row.next()) {
            id.value = row.value(0).toLongLong();
        }
    }
    if (auto done = transaction.commit(); !done) {
        return Unexpected{done.error()};
    }
    return id;
}

Result<std::vector<SavedPlan>, ArchiveFault> Archive::plans() const
{
    auto rows = m_db.run(u"SELECT id, line FROM series_plan ORDER BY name"_s);
    if (!rows) {
        return Unexpected{rows.error()};
    }
    std::vector<SavedPlan> plans;
    while (rows->next()) {
        if (auto plan = exam::planFromLine(rows->value(1).toString().toStdString())) {
            plans.push_back({{rows->value(0).toLongLong()}, std::move(*plan)});
        }
    }
    return plans;
}

Result<void, ArchiveFault> Archive::removePlan(PlanId plan)
{
    if (auto may = writable(); !may) {
        return may;
    }
    Transaction transaction(m_db);
    const QSqlQuery gone = transaction.run(u"DELETE FROM series_plan WHERE id = ?"_s, {qint64{plan.value}});
    if (!transaction.failed() && gone.numRowsAffected() == 0) {
        transaction.fail(fault(Kind::NoSuchGame, u"plan %1"_s.arg(plan.value)));
    }
    return transaction.commit();
}

} // namespace shell
