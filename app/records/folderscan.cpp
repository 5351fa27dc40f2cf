// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/folderscan.h"

#include "app/records/recordfile.h"
#include "core/sgf/gamerecord.h"
#include "core/sgf/otherformats.h"

#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>

#include <algorithm>
#include <utility>

namespace records {

namespace {

constexpr qint64 reportEveryMs = 60; ///< often enough to be seen, seldom enough to cost nothing
constexpr std::size_t mostAtOnce = 500; ///< files in one report

struct Opened {
    FileSummary summary;
    std::optional<sgf::GameRecord> record; // of the first game
    sgf::Collection games;
};

QString text(const std::string& utf8) { return QString::fromStdString(utf8).simplified(); }

Opened opened(const QString& path)
{
    Opened file;
    file.summary.path = path;
    const auto decoded = recordFile(path);
    if (!decoded) {
        file.summary.fault = decoded.error().what;
        return file;
    }
    auto games = sgf::parseRecord(decoded->text);
    if (!games) {
        const std::string_view why = sgf::describe(games.error().kind);
        file.summary.fault = QString::fromUtf8(why.data(), static_cast<qsizetype>(why.size()));
        return file;
    }
    file.record = sgf::gameRecordOf(*games, 0);
    const sgf::GameInfo& info = file.record->info;
    file.summary.black = text(info.players.black.name);
    file.summary.white = text(info.players.white.name);
    file.summary.blackRank = text(info.players.black.rank);
    file.summary.whiteRank = text(info.players.white.rank);
    file.summary.event = text(info.event);
    file.summary.date = text(info.date);
    file.summary.writtenResult = text(info.result);
    file.summary.result = file.record->result;
    file.summary.scoring = sgf::rulesOf(*file.record).scoring;
    file.summary.size = file.record->size;
    file.summary.moves = static_cast<int>(file.record->moves.size());
    file.summary.games = static_cast<int>(games->games.size());
    file.games = std::move(*games);
    return file;
}

// One verdict for a file of several games: the first that is not fine, else that any was counted.
void join(Check& all, const Check& next, int game)
{
    const auto fine = [](CheckVerdict verdict) {
        return verdict == CheckVerdict::Agrees || verdict == CheckVerdict::NoCount;
    };
    all.illegal += next.illegal;
    all.unsure += next.unsure;
    const bool tells = fine(all.verdict) && (!fine(next.verdict) || all.verdict == CheckVerdict::NoCount);
    if (tells && next.verdict != CheckVerdict::NoCount) {
        all.verdict = next.verdict;
        all.stated = next.stated;
        all.counted = next.counted;
        all.marked = next.marked;
        all.what = next.what.empty() ? "game " + std::to_string(game) : next.what;
    }
}

} // namespace

QStringList recordPatterns()
{
    return {QStringLiteral("*.sgf"), QStringLiteral("*.gib"), QStringLiteral("*.ngf"),
        QStringLiteral("*.ugf"), QStringLiteral("*.ugi")};
}

QStringList recordFilesBelow(const QString& folder, const std::stop_token& stop)
{
    QStringList files;
    QDirIterator it(folder, recordPatterns(), QDir::Files | QDir::Readable, QDirIterator::Subdirectories);
    while (it.hasNext() && !stop.stop_requested()) {
        files << it.next();
    }
    files.sort();
    return files;
}

FileSummary summaryOf(const QString& path) { return opened(path).summary; }

FileSummary checkedSummaryOf(const QString& path)
{
    Opened file = opened(path);
    if (!file.record) {
        return file.summary;
    }
    Check& check = file.summary.check.emplace(checked(*file.record));
    for (std::size_t game = 1; game < file.games.games.size(); ++game) {
        const sgf::GameRecord record = sgf::gameRecordOf(file.games, game);
        join(check, checked(record), static_cast<int>(game) + 1);
    }
    return file.summary;
}

FolderScan::FolderScan(QObject* parent) : QObject(parent) { }

FolderScan::~FolderScan() { cancel(); }

void FolderScan::read(const QString& folder) { start(Depth::Read, folder, {}); }

void FolderScan::check(const QStringList& files) { start(Depth::Check, {}, files); }

void FolderScan::cancel()
{
    m_thread.request_stop();
    m_running = false;
    ++m_run; // a report that is already on its way is no longer wanted
}

void FolderScan::start(Depth depth, const QString& folder, const QStringList& files)
{
    cancel();
    if (m_thread.joinable()) {
        m_thread.join(); // it asks after every file
    }
    m_running = true;
    const int run = m_run;
    m_thread = std::jthread([this, depth, folder, files, run](
                                const std::stop_token& stop) { work(depth, folder, files, run, stop); });
}

void FolderScan::work(
    Depth depth, const QString& folder, QStringList files, int run, const std::stop_token& stop)
{
    if (depth == Depth::Read) {
        files = recordFilesBelow(folder, stop);
    }
    const auto all = static_cast<int>(files.size());
    std::vector<FileSummary> batch;
    QElapsedTimer since;
    since.start();
    const auto report = [&](int done, bool last) {
        QMetaObject::invokeMethod(
            this,
            [this, run, done, all, last, files = std::exchange(batch, {})] {
                if (run != m_run) {
                    return;
                }
                Q_EMIT advanced(files, done, all);
                if (last) {
                    m_running = false;
                    Q_EMIT finished();
                }
            },
            Qt::QueuedConnection);
        since.restart();
    };
    int done = 0;
    for (const QString& path : std::as_const(files)) {
        if (stop.stop_requested()) {
            return;
        }
        batch.push_back(depth == Depth::Read ? summaryOf(path) : checkedSummaryOf(path));
        ++done;
        if (since.elapsed() >= reportEveryMs || batch.size() >= mostAtOnce) {
            report(done, false);
        }
    }
    report(done, true);
}

} // namespace records
