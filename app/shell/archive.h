// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/archivedb.h"
#include "app/shell/archivefault.h"
#include "app/shell/archivelines.h"
#include "app/shell/archivetypes.h"
#include "app/shell/migrations.h"
#include "app/shell/timesource.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QLockFile>
#include <QStringList>
#include <QVariant>

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace shell {

/// All games ever played, each as the lines of its events, in one SQLite file. What a call has answered with
/// success is on the disk and survives a power cut (heartbeats and announcements: a crash of the program at
/// once, a power cut within a second). For one thread.
class Archive {
public:
    /// Opens or makes an archive; folders are made. A file that is not ours, newer than the program or broken
    /// is left as it is. An archive that another program holds, or that cannot be written, is opened to be
    /// looked at, see restriction(). An older one is brought up to date, with a copy beside it. `time` gives
    /// the labels and outlives the archive; `steps` are for tests.
    static Result<std::unique_ptr<Archive>, ArchiveFault> open(
        const QString& path, const TimeSource& time, std::span<const Migration> steps = migrations());
    ~Archive();
    Archive(const Archive&) = delete;
    Archive& operator=(const Archive&) = delete;

    const QString& path() const { return m_db.path(); }
    bool readOnly() const { return m_restriction.has_value(); }
    /// Why nothing can be written: InUse, ReadOnly, Full or CannotOpen.
    const std::optional<ArchiveFault>& restriction() const { return m_restriction; }

    /// A new game; the event is its GameSetUp. One that is played for a round takes its seat there at once.
    Result<GameId, ArchiveFault> create(
        const exam::Event& setUp, const std::optional<RoundSeat>& seat = std::nullopt);
    /// Adds events and the summary they lead to, all or nothing. To be called before anything of it is shown.
    Result<void, ArchiveFault> append(
        GameId game, std::span<const exam::Event> events, const GameSummary& summary);
    /// The clock is seen running at this instant, after the last event. Cheap; on the disk within a second.
    Result<void, ArchiveFault> heartbeat(GameId game, timing::Instant at);
    /// What the referee has said since the last call.
    Result<void, ArchiveFault> announced(GameId game, std::span<const SaidLine> said);

    /// The events of a game. A damaged end is kept aside (in a read-only archive: left out).
    Result<LoadedGame, ArchiveFault> load(GameId game);
    Result<std::vector<SaidLine>, ArchiveFault> announcements(GameId game) const;

    Result<std::vector<GameEntry>, ArchiveFault> games(const GameFilter& filter = {}) const;
    /// games() that are not over, newest first.
    Result<std::vector<GameEntry>, ArchiveFault> unfinished() const;
    /// Takes a game off every list; restore() brings it back as it was.
    Result<void, ArchiveFault> remove(GameId game);
    Result<void, ArchiveFault> restore(GameId game);
    /// Deletes a removed game for good; a round that it was played for keeps its result.
    Result<void, ArchiveFault> erase(GameId game);
    /// Erases what was removed before this instant; how many.
    Result<int, ArchiveFault> emptyBin(const QDateTime& before);
    Result<GameChoices, ArchiveFault> choices() const;

    /// Keeps a set-up under a name, in place of one with the same name.
    Result<PresetId, ArchiveFault> savePreset(const QString& name, const exam::GameSetup& setup);
    /// By name; those that this version does not understand are left out.
    Result<std::vector<SavedPreset>, ArchiveFault> presets() const;
    /// NameTaken if another preset has the name.
    Result<void, ArchiveFault> renamePreset(PresetId preset, const QString& name);
    Result<void, ArchiveFault> removePreset(PresetId preset);

    /// \name Series: what a round says follows from its game as long as that is in the archive
    /// @{
    Result<SeriesId, ArchiveFault> createSeries(const exam::SeriesPlan& plan);
    /// Newest first; those that this version does not understand are left out.
    Result<std::vector<SeriesEntry>, ArchiveFault> series(SeriesShelf shelf = SeriesShelf::Present) const;
    Result<SeriesEntry, ArchiveFault> loadSeries(SeriesId series) const;
    /// The round, numbered from 1, in place of what was there. Its game is the one that it names.
    Result<void, ArchiveFault> saveRound(SeriesId series, int number, const exam::Round& round);
    /// The round that a game is played for.
    Result<std::optional<RoundSeat>, ArchiveFault> seatOf(GameId game) const;
    /// Takes a series off the list; its games stay.
    Result<void, ArchiveFault> removeSeries(SeriesId series);
    Result<void, ArchiveFault> restoreSeries(SeriesId series);
    /// Keeps a plan under its name, in place of one with the same name.
    Result<PlanId, ArchiveFault> savePlan(const exam::SeriesPlan& plan);
    Result<std::vector<SavedPlan>, ArchiveFault> plans() const;
    Result<void, ArchiveFault> removePlan(PlanId plan);
    /// @}

    /// Everything that is wrong with the file and its lines, in English; empty if all is well. Takes a while.
    Result<QStringList, ArchiveFault> integrityCheck() const;
    /// Puts a game right by replaying its lines: a torn end is kept aside, the summary follows from the rest.
    Result<void, ArchiveFault> repair(GameId game);
    /// Games whose torn end was put aside since the last call.
    std::vector<GameId> takeRepaired() { return std::exchange(m_repaired, {}); }

private:
    /// The last line of a game that is known to be good.
    struct Tail {
        int seq = 0;
        QByteArray checksum;
    };
    /// The same file, not only the same name.
    struct FileIdentity {
        std::uint64_t device = 0;
        std::uint64_t number = 0;

        friend bool operator==(const FileIdentity&, const FileIdentity&) = default;
    };

    Archive(std::unique_ptr<QLockFile> lock, ArchiveDb db, const TimeSource& time,
        std::optional<ArchiveFault> restriction);

    static FileIdentity identityOf(const QString& path);

    Result<void, ArchiveFault> writable() const;
    /// Checks the lines of a game that this object has not seen yet.
    Result<Tail, ArchiveFault> tailOf(GameId game);
    Result<CheckedLines, ArchiveFault> checkedLines(GameId game);
    Result<void, ArchiveFault> quarantine(GameId game, std::span<const StoredLine> lines);
    Result<std::optional<timing::Instant>, ArchiveFault> storedHeartbeat(GameId game, const Tail& tail) const;
    Result<void, ArchiveFault> mark(GameId game, const QVariant& removed);
    Result<void, ArchiveFault> markSeries(SeriesId series, const QVariant& removed);
    void seatGame(Transaction& transaction, GameId game, const RoundSeat& seat);
    /// Writes the result of a game into the round that it was played for, before the game goes.
    void keepOutcome(Transaction& transaction, GameId game);
    void checkpointAfter(int writes);
    QString label() const;
    ArchiveFault fault(ArchiveFault::Kind kind, const QString& detail) const;

    std::unique_ptr<QLockFile> m_lock; // given back after the file is closed
    ArchiveDb m_db;
    const TimeSource& m_time;
    FileIdentity m_identity;
    std::optional<ArchiveFault> m_restriction;
    std::vector<GameId> m_repaired;
    std::map<GameId, Tail> m_tails; ///< of the games this object has made or read
    std::optional<timing::Instant> m_syncedBeat;
    int m_writes = 0; ///< since the last checkpoint
};

} // namespace shell
