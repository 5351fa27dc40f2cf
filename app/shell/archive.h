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

    /// A new game; the event is its GameSetUp.
    Result<GameId, ArchiveFault> create(const exam::Event& setUp);
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

    /// Keeps a set-up under a name, in place of one with the same name.
    Result<PresetId, ArchiveFault> savePreset(const QString& name, const exam::GameSetup& setup);
    /// By name; those that this version does not understand are left out.
    Result<std::vector<SavedPreset>, ArchiveFault> presets() const;
    Result<void, ArchiveFault> removePreset(PresetId preset);

    /// Everything that is wrong with the file and its lines, in English; empty if all is well. Takes a while.
    Result<QStringList, ArchiveFault> integrityCheck() const;

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
    void checkpointAfter(int writes);
    QString label() const;
    ArchiveFault fault(ArchiveFault::Kind kind, const QString& detail) const;

    std::unique_ptr<QLockFile> m_lock; // given back after the file is closed
    ArchiveDb m_db;
    const TimeSource& m_time;
    FileIdentity m_identity;
    std::optional<ArchiveFault> m_restriction;
    std::map<GameId, Tail> m_tails; ///< of the games this object has made or read
    std::optional<timing::Instant> m_syncedBeat;
    int m_writes = 0; ///< since the last checkpoint
};

} // namespace shell
