// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/recordcheck.h"
#include "core/go/outcome.h"
#include "core/go/point.h"
#include "core/go/score.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

namespace records {

/// The first game of a file in a line.
struct FileSummary {
    QString path;
    QString fault; ///< why it cannot be opened; empty: the rest holds
    QString black;
    QString white;
    QString blackRank;
    QString whiteRank;
    QString event;
    QString date;
    QString writtenResult; ///< as the file has it
    go::Outcome result;
    go::Scoring scoring = go::Scoring::Area;
    go::BoardSize size;
    int moves = 0;
    int games = 0; ///< in the file
    std::optional<Check> check; ///< once it was asked for
};

/// How the names of records may end: "*.sgf" and so on.
QStringList recordPatterns();
/// Names of the files that may be records, below a folder and its folders, sorted.
QStringList recordFilesBelow(const QString& folder, const std::stop_token& stop = {});
FileSummary summaryOf(const QString& path);
/// The same with the ends of all its games counted; the worst is told.
FileSummary checkedSummaryOf(const QString& path);

/// Reads or checks many files beside the window's own work.
class FolderScan : public QObject {
    Q_OBJECT
public:
    enum class Depth : std::uint8_t { Read, Check };

    explicit FolderScan(QObject* parent = nullptr);
    /// Stops after the file in hand.
    ~FolderScan() override;

    /// Reads all records below a folder.
    void read(const QString& folder);
    /// Plays and counts these files.
    void check(const QStringList& files);
    /// What is on its way is no longer reported.
    void cancel();
    bool isRunning() const { return m_running; }

Q_SIGNALS:
    /// Some files more; `done` of `all` so far.
    void advanced(const std::vector<records::FileSummary>& files, int done, int all);
    void finished();

private:
    void start(Depth depth, const QString& folder, const QStringList& files);
    void work(Depth depth, const QString& folder, QStringList files, int run, const std::stop_token& stop);

    std::jthread m_thread;
    int m_run = 0;
    bool m_running = false;
};

} // namespace records
