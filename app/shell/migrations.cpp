// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/migrations.h"

namespace shell {

using namespace Qt::StringLiterals;

const std::vector<Migration>& migrations()
{
    // Instants `at_ms` are of the session's axis (timing::Instant); labels are UTC, ISO 8601.
    static const std::vector<Migration> steps{
        {1,
            {
                u"CREATE TABLE schema_version ("
                "version INTEGER NOT NULL UNIQUE, since TEXT NOT NULL)"_s,
                u"CREATE TABLE game ("
                "id INTEGER PRIMARY KEY AUTOINCREMENT, created TEXT NOT NULL, setup TEXT NOT NULL, "
                "black TEXT NOT NULL, black_grade TEXT NOT NULL, "
                "white TEXT NOT NULL, white_grade TEXT NOT NULL, event TEXT NOT NULL, "
                "board INTEGER NOT NULL, handicap INTEGER NOT NULL, "
                "conduct TEXT NOT NULL CHECK (conduct IN ('hint', 'exam')), "
                "state TEXT NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'over')), "
                "outcome TEXT, winner TEXT CHECK (winner IN ('black', 'white')), margin INTEGER, "
                "moves INTEGER NOT NULL DEFAULT 0, result TEXT NOT NULL DEFAULT '', "
                "finished TEXT, removed TEXT)"_s,
                u"CREATE INDEX game_shelf ON game (removed, state, id)"_s,
                u"CREATE TABLE event ("
                "game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE, seq INTEGER NOT NULL, "
                "at_ms INTEGER NOT NULL, wall TEXT NOT NULL, line TEXT NOT NULL, checksum BLOB NOT NULL, "
                "PRIMARY KEY (game_id, seq)) WITHOUT ROWID"_s,
                u"CREATE TABLE announcement ("
                "game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE, seq INTEGER NOT NULL, "
                "at_ms INTEGER NOT NULL, text TEXT NOT NULL, lateness_ms INTEGER NOT NULL, "
                "PRIMARY KEY (game_id, seq)) WITHOUT ROWID"_s,
                u"CREATE TABLE heartbeat ("
                "game_id INTEGER PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE, "
                "at_ms INTEGER NOT NULL, seq_after INTEGER NOT NULL, wall TEXT NOT NULL, "
                "checksum BLOB NOT NULL)"_s,
                u"CREATE TABLE quarantine ("
                "id INTEGER PRIMARY KEY, game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE, "
                "seq INTEGER NOT NULL, line TEXT NOT NULL, checksum BLOB, moved TEXT NOT NULL)"_s,
                u"CREATE TABLE preset ("
                "id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE, line TEXT NOT NULL)"_s,
            }},
        {2,
            {
                // Values of a set-up line are percent-encoded: a blank ends each of them.
                u"ALTER TABLE game ADD COLUMN scoring TEXT NOT NULL DEFAULT 'area' "
                "CHECK (scoring IN ('area', 'territory'))"_s,
                u"ALTER TABLE game ADD COLUMN preset TEXT NOT NULL DEFAULT ''"_s,
                u"ALTER TABLE game ADD COLUMN level TEXT NOT NULL DEFAULT ''"_s,
                u"UPDATE game SET scoring = 'territory' WHERE setup LIKE '% rules=rules:1:%'"_s,
                u"UPDATE game SET preset = substr(setup, instr(setup, ' preset=') + 8, "
                "instr(substr(setup, instr(setup, ' preset=') + 8) || ' ', ' ') - 1) "
                "WHERE instr(setup, ' preset=') > 0"_s,
                u"CREATE INDEX game_created ON game (created)"_s,
                u"CREATE INDEX game_black ON game (black)"_s,
                u"CREATE INDEX game_white ON game (white)"_s,
                u"CREATE INDEX game_ending ON game (outcome, winner)"_s,
                u"CREATE INDEX game_event ON game (event)"_s,
                u"CREATE INDEX game_level ON game (level)"_s,
                u"CREATE TABLE series ("
                "id INTEGER PRIMARY KEY AUTOINCREMENT, created TEXT NOT NULL, plan TEXT NOT NULL, "
                "level TEXT NOT NULL, removed TEXT)"_s,
                u"CREATE TABLE series_round ("
                "series_id INTEGER NOT NULL REFERENCES series (id) ON DELETE CASCADE, "
                "number INTEGER NOT NULL, line TEXT NOT NULL, "
                "game_id INTEGER REFERENCES game (id) ON DELETE SET NULL, changed TEXT NOT NULL, "
                "PRIMARY KEY (series_id, number)) WITHOUT ROWID"_s,
                u"CREATE INDEX series_round_game ON series_round (game_id)"_s,
                u"CREATE TABLE series_plan ("
                "id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE, line TEXT NOT NULL)"_s,
            }},
    };
    return steps;
}

Result<int, ArchiveFault> schemaVersion(const ArchiveDb& db)
{
    auto row = db.run(u"SELECT max(version) FROM schema_version"_s);
    if (!row) {
        return Unexpected{row.error()};
    }
    const int version = row->next() ? row->value(0).toInt() : 0;
    if (version < 1) {
        return Unexpected{ArchiveFault{ArchiveFault::Kind::Broken, u"no schema version"_s, db.path()}};
    }
    return version;
}

Result<void, ArchiveFault> migrate(
    const ArchiveDb& db, int from, std::span<const Migration> steps, const QString& label)
{
    for (const Migration& step : steps) {
        if (step.to <= from) {
            continue;
        }
        Transaction transaction(db);
        for (const QString& statement : step.statements) {
            transaction.run(statement);
        }
        transaction.run(u"INSERT INTO schema_version (version, since) VALUES (?, ?)"_s, {step.to, label});
        if (auto done = transaction.commit(); !done) {
            return done;
        }
    }
    return {};
}

} // namespace shell
