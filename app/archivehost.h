// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/archive.h"
#include "app/shell/archivebackup.h"
#include "app/shell/archivecheck.h"
#include "app/shell/archivework.h"

#include <QObject>
#include <QString>

#include <functional>
#include <vector>

namespace ui {
class ArchivePage;
class MainWindow;
} // namespace ui

namespace app {

/// Keeps the archive for people: its list, what is deleted, backups, checks and repairs.
class ArchiveHost : public QObject {
    Q_OBJECT

public:
    /// How the rest of the program lets go of the archive and takes up another one.
    struct Door {
        std::function<bool()> leaveGame; ///< false if somebody wants to stay at the table
        std::function<void()> close;
        std::function<void()> open;
    };

    /// How long a deleted game can be brought back.
    static constexpr int binDays = 30;

    /// `window` and `time` outlive the host.
    ArchiveHost(ui::MainWindow& window, const shell::TimeSource& time, Door door, QObject* parent = nullptr);

    /// The archive that was opened, which is emptied of what was deleted long ago and looked through in the
    /// background; nothing before it is closed.
    void setArchive(shell::Archive* archive);
    void setPage(ui::ArchivePage& page);
    /// Where backups are written and looked for.
    void setFolder(const QString& folder) { m_folder = folder; }
    /// Reads the list anew.
    void refresh();
    /// Says which games were put right since the last time, if any.
    void tellRepairs();
    bool isBusy() const { return m_work.isBusy(); }

    void backUp();
    void restoreBackup();
    void checkAll();

Q_SIGNALS:
    void folderChosen(const QString& folder);
    void failed(const shell::ArchiveFault& fault);

private:
    void remove(qint64 id);
    void bringBack(qint64 id);
    void erase(qint64 id);
    void checkQuickly();
    void onChecked(const Result<shell::CheckReport, shell::ArchiveFault>& report, shell::CheckDepth depth);
    void onBackedUp(const Result<shell::BackupContents, shell::ArchiveFault>& made, const QString& file);
    void onUnpacked(const Result<shell::UnpackedBackup, shell::ArchiveFault>& unpacked);
    void repair(const std::vector<shell::GameId>& games);
    QString nameOf(shell::GameId game) const;
    /// False if something else is still going on.
    bool begin(const QString& what, shell::ArchiveWork::Job job);

    ui::MainWindow& m_window;
    const shell::TimeSource& m_time;
    Door m_door;
    shell::Archive* m_archive = nullptr;
    ui::ArchivePage* m_page = nullptr;
    QString m_folder;
    shell::ArchiveWork m_quietWork; ///< the check at the start, which keeps nobody waiting
    shell::ArchiveWork m_work;
};

} // namespace app
