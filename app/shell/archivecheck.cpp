// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/archivecheck.h"

#include "app/shell/archive.h"
#include "app/shell/archivefile.h"
#include "app/shell/archivelines.h"
#include "app/shell/archivewords.h"
#include "core/exam/session.h"

namespace shell {

using namespace Qt::StringLiterals;

namespace {

/// One look at the file for the whole check: a game that goes on meanwhile is not taken for a damaged one.
class Snapshot {
public:
    explicit Snapshot(const ArchiveDb& db) : m_db(db) { m_db.run(u"BEGIN"_s); }
    ~Snapshot() { m_db.run(u"ROLLBACK"_s); }
    Snapshot(const Snapshot&) = delete;
    Snapshot& operator=(const Snapshot&) = delete;

private:
    const ArchiveDb& m_db;
};

/// What stands in the table about a game.
struct Kept {
    GameId id;
    GameSummary summary;
};

Result<std::vector<Kept>, ArchiveFault> keptGames(const ArchiveDb& db, CheckDepth depth)
{
    auto rows = db.run(u"SELECT id, moves, state, outcome, winner, margin FROM game%1 ORDER BY id"_s.arg(
        depth == CheckDepth::Quick ? u" WHERE state = 'running'"_s : QString()));
    if (!rows) {
        return Unexpected{rows.error()};
    }
    std::vector<Kept> games;
    while (rows->next()) {
        const bool over = rows->value(2).toString() == u"over";
        games.push_back({{rows->value(0).toLongLong()},
            {rows->value(1).toInt(), over ? GameState::Over : GameState::Running,
                outcomeOf(rows->value(3), rows->value(4).toString(), rows->value(5).toInt())}});
    }
    if (rows->lastError().isValid()) {
        return Unexpected{db.faultOf(rows->lastError())};
    }
    return games;
}

Result<void, ArchiveFault> checkGame(
    const ArchiveDb& db, const Kept& game, CheckDepth depth, CheckReport& report)
{
    const auto lines = readLines(db, game.id);
    if (!lines) {
        return Unexpected{lines.error()};
    }
    const CheckedLines checked = check(*lines);
    ++report.games;
    if (checked.tail == TailState::Torn || checked.events.empty()) {
        report.torn.push_back(game.id);
        report.wrong.push_back(
            u"game %1: damaged from line %2 on"_s.arg(game.id.value).arg(checked.events.size() + 1));
    } else if (depth == CheckDepth::Full && checked.tail == TailState::Whole
        && summaryOf(exam::replay(checked.events)) != game.summary) {
        report.unlike.push_back(game.id);
        report.wrong.push_back(u"game %1: its summary does not follow from its lines"_s.arg(game.id.value));
    }
    return {};
}

} // namespace

Result<CheckReport, ArchiveFault> checkArchive(const ArchiveDb& db, CheckDepth depth, WorkProgress& progress)
{
    CheckReport report;
    const Snapshot snapshot(db);
    auto rows
        = db.run(depth == CheckDepth::Quick ? u"PRAGMA quick_check(20)"_s : u"PRAGMA integrity_check(100)"_s);
    if (!rows) {
        return Unexpected{rows.error()};
    }
    while (rows->next()) {
        if (const QString line = rows->value(0).toString(); line != u"ok") {
            report.wrongInFile.push_back(line);
        }
    }
    rows->finish();
    report.wrong = report.wrongInFile;
    const auto games = keptGames(db, depth);
    if (!games) {
        return Unexpected{games.error()};
    }
    progress.setTotal(static_cast<int>(games->size()));
    for (const Kept& game : *games) {
        if (progress.isCancelled()) {
            break;
        }
        if (auto looked = checkGame(db, game, depth, report); !looked) {
            return Unexpected{looked.error()};
        }
        progress.step();
    }
    return report;
}

Result<CheckReport, ArchiveFault> checkArchive(const QString& path, CheckDepth depth, WorkProgress& progress)
{
    const auto seen = openToRead(path);
    if (!seen) {
        return Unexpected{seen.error()};
    }
    return checkArchive(seen->first, depth, progress);
}

Result<QStringList, ArchiveFault> Archive::integrityCheck() const
{
    WorkProgress unseen;
    auto report = checkArchive(m_db, CheckDepth::Lines, unseen);
    if (!report) {
        return Unexpected{report.error()};
    }
    return report->wrong;
}

} // namespace shell
