// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/archive.h"

#include "app/shell/archivesaid.h"
#include "app/shell/archivewords.h"
#include "core/exam/record.h"
#include "core/exam/session.h"

#include <QFile>

#include <sys/stat.h>
#include <utility>

namespace shell {

using namespace Qt::StringLiterals;

namespace {

using Kind = ArchiveFault::Kind;

QString lineOf(const exam::Event& event) { return QString::fromStdString(exam::toLine(event)); }

qint64 milliseconds(timing::Instant at) { return at.time_since_epoch().count(); }

/// Within its life a commit reaches the log, but does not wait for the disk.
class Unsynced {
public:
    explicit Unsynced(const ArchiveDb& db) : m_db(db) { m_db.run(u"PRAGMA synchronous = NORMAL"_s); }
    ~Unsynced() { m_db.run(u"PRAGMA synchronous = FULL"_s); }
    Unsynced(const Unsynced&) = delete;
    Unsynced& operator=(const Unsynced&) = delete;

private:
    const ArchiveDb& m_db;
};

void insertLine(Transaction& transaction, GameId game, int seq, const exam::Event& event, const QString& line,
    const QByteArray& checksum, const QString& label)
{
    transaction.run(
        u"INSERT INTO event (game_id, seq, at_ms, wall, line, checksum) VALUES (?, ?, ?, ?, ?, ?)"_s,
        {qint64{game.value}, seq, milliseconds(event.at), label, line, checksum});
}

void updateSummary(Transaction& transaction, GameId game, const GameSummary& summary, const QString& label)
{
    const bool over = summary.state == GameState::Over;
    const std::optional<go::Outcome>& outcome = summary.outcome;
    transaction.run(u"UPDATE game SET moves = ?, state = ?, outcome = ?, winner = ?, margin = ?, result = ?, "
                    "finished = CASE WHEN ? THEN coalesce(finished, ?) END WHERE id = ?"_s,
        {summary.moves, over ? u"over"_s : u"running"_s,
            outcome ? QVariant(wordOf(outcome->kind)) : QVariant{},
            outcome ? wordOf(outcome->winner) : QVariant{},
            outcome ? QVariant(int{outcome->margin}) : QVariant{},
            outcome ? QString::fromStdString(go::sgfResult(*outcome)) : u""_s, over, label,
            qint64{game.value}});
}

} // namespace

Archive::Archive(std::unique_ptr<QLockFile> lock, ArchiveDb db, const TimeSource& time,
    std::optional<ArchiveFault> restriction)
    : m_lock(std::move(lock))
    , m_db(std::move(db))
    , m_time(time)
    , m_identity(identityOf(m_db.path()))
    , m_restriction(std::move(restriction))
{ }

Archive::~Archive() = default;

Archive::FileIdentity Archive::identityOf(const QString& path)
{
    struct stat status { };
    if (::stat(QFile::encodeName(path).constData(), &status) != 0) {
        return {};
    }
    return {status.st_dev, status.st_ino};
}

QString Archive::label() const { return labelOf(m_time.wall()); }

ArchiveFault Archive::fault(Kind kind, const QString& detail) const { return {kind, detail, path()}; }

Result<void, ArchiveFault> Archive::writable() const
{
    if (m_restriction) {
        return Unexpected{*m_restriction};
    }
    // SQLite would go on writing to a file without a name.
    if (identityOf(path()) != m_identity) {
        return Unexpected{fault(Kind::Missing, u"the file was moved or replaced"_s)};
    }
    return {};
}

Result<GameId, ArchiveFault> Archive::create(const exam::Event& setUp, const std::optional<RoundSeat>& seat)
{
    const auto* const setUpFact = std::get_if<exam::GameSetUp>(&setUp.fact);
    if (setUpFact == nullptr) {
        return Unexpected{fault(Kind::Failed, u"a game begins with its set-up"_s)};
    }
    if (auto may = writable(); !may) {
        return Unexpected{may.error()};
    }
    const exam::GameSetup& setup = setUpFact->setup;
    const QString line = lineOf(setUp);
    const QString now = label();
    const auto text = [](const std::string& value) { return QString::fromStdString(value); };
    Transaction transaction(m_db);
    const QSqlQuery inserted = transaction.run(
        u"INSERT INTO game (created, setup, black, black_grade, white, white_grade, event, board, "
        "handicap, conduct, scoring, preset) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
        {now, line, text(setup.players.black.name), text(setup.players.black.grade),
            text(setup.players.white.name), text(setup.players.white.grade), text(setup.event),
            exam::isClockOnly(setup) ? 0 : int{setup.size.columns}, setup.handicap,
            setup.conduct == exam::Conduct::Exam ? u"exam"_s : u"hint"_s, wordOf(setup.rules.scoring),
            text(setup.preset)});
    const GameId game{inserted.lastInsertId().toLongLong()};
    const Tail tail{1, chained({}, line)};
    insertLine(transaction, game, tail.seq, setUp, line, tail.checksum, now);
    if (seat) {
        seatGame(transaction, game, *seat);
    }
    if (auto done = transaction.commit(); !done) {
        return Unexpected{done.error()};
    }
    m_tails[game] = tail;
    return game;
}

Result<void, ArchiveFault> Archive::append(
    GameId game, std::span<const exam::Event> events, const GameSummary& summary)
{
    if (auto may = writable(); !may) {
        return may;
    }
    const auto found = tailOf(game);
    if (!found) {
        return Unexpected{found.error()};
    }
    Tail tail = *found;
    const QString now = label();
    Transaction transaction(m_db);
    for (const exam::Event& event : events) {
        const QString line = lineOf(event);
        tail = {tail.seq + 1, chained(tail.checksum, line)};
        insertLine(transaction, game, tail.seq, event, line, tail.checksum, now);
    }
    updateSummary(transaction, game, summary, now);
    if (auto done = transaction.commit(); !done) {
        return done;
    }
    m_tails[game] = tail;
    m_syncedBeat.reset();
    ++m_writes;
    constexpr int longestLog = 2'000;
    checkpointAfter(summary.state == GameState::Over ? 0 : longestLog);
    return {};
}

Result<void, ArchiveFault> Archive::heartbeat(GameId game, timing::Instant at)
{
    if (auto may = writable(); !may) {
        return may;
    }
    const auto tail = tailOf(game);
    if (!tail) {
        return Unexpected{tail.error()};
    }
    constexpr timing::Millis syncEvery{1'000};
    const bool sync = !m_syncedBeat || at < *m_syncedBeat || at - *m_syncedBeat >= syncEvery;
    const std::optional<Unsynced> unsynced
        = sync ? std::optional<Unsynced>{} : std::optional<Unsynced>{std::in_place, m_db};
    Transaction transaction(m_db);
    const qint64 instant = milliseconds(at);
    transaction.run(u"INSERT OR REPLACE INTO heartbeat (game_id, at_ms, seq_after, wall, checksum) "
                    "VALUES (?, ?, ?, ?, ?)"_s,
        {qint64{game.value}, instant, tail->seq, label(), chained(tail->checksum, QString::number(instant))});
    if (auto done = transaction.commit(); !done) {
        return done;
    }
    ++m_writes;
    if (sync) {
        m_syncedBeat = at;
        constexpr int longLog = 500;
        checkpointAfter(longLog);
    }
    return {};
}

Result<void, ArchiveFault> Archive::announced(GameId game, std::span<const SaidLine> said)
{
    if (auto may = writable(); !may) {
        return may;
    }
    const Unsynced unsynced(m_db);
    Transaction transaction(m_db);
    for (const SaidLine& line : said) {
        transaction.run(u"INSERT INTO announcement (game_id, seq, at_ms, text, lateness_ms) VALUES (?, "
                        "(SELECT coalesce(max(seq), 0) + 1 FROM announcement WHERE game_id = ?), ?, ?, ?)"_s,
            {qint64{game.value}, qint64{game.value}, milliseconds(line.due),
                QString::fromStdString(toText(line.said)), qint64{line.late.count()}});
    }
    ++m_writes;
    return transaction.commit();
}

void Archive::checkpointAfter(int writes)
{
    if (m_writes > writes) {
        m_db.run(u"PRAGMA wal_checkpoint(PASSIVE)"_s); // a failure is made good by the next one
        m_writes = 0;
    }
}

Result<Archive::Tail, ArchiveFault> Archive::tailOf(GameId game)
{
    if (const auto known = m_tails.find(game); known != m_tails.end()) {
        return known->second;
    }
    const auto checked = checkedLines(game);
    if (!checked) {
        return Unexpected{checked.error()};
    }
    if (checked->tail == TailState::Newer) {
        return Unexpected{
            fault(Kind::NewerVersion, u"event not understood: %1"_s.arg(checked->rest.front().text))};
    }
    return m_tails.at(game);
}

Result<CheckedLines, ArchiveFault> Archive::checkedLines(GameId game)
{
    const auto lines = readLines(m_db, game);
    if (!lines) {
        return Unexpected{lines.error()};
    }
    if (lines->empty()) {
        return Unexpected{fault(Kind::NoSuchGame, u"game %1"_s.arg(game.value))};
    }
    CheckedLines checked = check(*lines);
    if (checked.events.empty()) {
        const Kind kind = checked.tail == TailState::Newer ? Kind::NewerVersion : Kind::Broken;
        return Unexpected{fault(kind, u"game %1 has no readable set-up"_s.arg(game.value))};
    }
    if (checked.tail == TailState::Torn && !readOnly()) {
        if (auto done = quarantine(game, checked.rest); !done) {
            return Unexpected{done.error()};
        }
    }
    if (checked.tail != TailState::Newer) {
        m_tails[game] = {static_cast<int>(checked.events.size()), checked.checksum};
    }
    return checked;
}

Result<void, ArchiveFault> Archive::quarantine(GameId game, std::span<const StoredLine> lines)
{
    if (auto may = writable(); !may) {
        return may;
    }
    Transaction transaction(m_db);
    for (const StoredLine& line : lines) {
        transaction.run(
            u"INSERT INTO quarantine (game_id, seq, line, checksum, moved) VALUES (?, ?, ?, ?, ?)"_s,
            {qint64{game.value}, line.seq, line.text, line.checksum, label()});
        transaction.run(u"DELETE FROM event WHERE game_id = ? AND seq = ?"_s, {qint64{game.value}, line.seq});
    }
    if (auto done = transaction.commit(); !done) {
        return done;
    }
    m_repaired.push_back(game);
    return {};
}

Result<LoadedGame, ArchiveFault> Archive::load(GameId game)
{
    auto checked = checkedLines(game);
    if (!checked) {
        return Unexpected{checked.error()};
    }
    auto row = m_db.run(u"SELECT created FROM game WHERE id = ?"_s, {qint64{game.value}});
    auto aside
        = m_db.run(u"SELECT line FROM quarantine WHERE game_id = ? ORDER BY id"_s, {qint64{game.value}});
    if (!row || !aside) {
        return Unexpected{row ? aside.error() : row.error()};
    }
    LoadedGame loaded;
    if (row->next()) {
        loaded.created = QDateTime::fromString(row->value(0).toString(), Qt::ISODateWithMs);
    }
    while (aside->next()) {
        loaded.quarantined.push_back(aside->value(0).toString());
    }
    if (readOnly() && checked->tail == TailState::Torn) {
        for (const StoredLine& line : checked->rest) {
            loaded.quarantined.push_back(line.text);
        }
    }
    const Tail tail{static_cast<int>(checked->events.size()), checked->checksum};
    const auto beat = storedHeartbeat(game, tail);
    if (!beat) {
        return Unexpected{beat.error()};
    }
    loaded.heartbeat = *beat;
    loaded.events = std::move(checked->events);
    loaded.tail = checked->tail;
    return loaded;
}

Result<void, ArchiveFault> Archive::repair(GameId game)
{
    const auto checked = checkedLines(game);
    if (!checked) {
        return Unexpected{checked.error()};
    }
    if (auto may = writable(); !may || checked->tail == TailState::Newer) {
        return may; // what is not understood is left as it is
    }
    Transaction transaction(m_db);
    updateSummary(transaction, game, summaryOf(exam::replay(checked->events)), label());
    return transaction.commit();
}

Result<std::optional<timing::Instant>, ArchiveFault> Archive::storedHeartbeat(
    GameId game, const Tail& tail) const
{
    auto row = m_db.run(
        u"SELECT at_ms, seq_after, checksum FROM heartbeat WHERE game_id = ?"_s, {qint64{game.value}});
    if (!row) {
        return Unexpected{row.error()};
    }
    if (!row->next()) {
        return std::optional<timing::Instant>{};
    }
    // A heartbeat of another turn, or of a line that is lost, would charge the wrong player.
    const qint64 at = row->value(0).toLongLong();
    const bool fits = row->value(1).toInt() == tail.seq
        && row->value(2).toByteArray() == chained(tail.checksum, QString::number(at));
    return fits ? std::optional{timing::Instant{timing::Millis{at}}} : std::nullopt;
}

} // namespace shell
