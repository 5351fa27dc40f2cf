// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archivehost.h"

#include "app/rows.h"
#include "ui/archivefilter.h"
#include "ui/archivepage.h"
#include "ui/ask.h"
#include "ui/mainwindow.h"
#include "ui/workbar.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace app {

namespace {

using shell::ArchiveFault;
using shell::ArchiveWork;
using shell::WorkProgress;

const QString suffix = QStringLiteral("kaoduan");

shell::GameShelf shelfOf(ui::ArchiveFilter::Shelf shelf)
{
    switch (shelf) {
    case ui::ArchiveFilter::Shelf::All:
        return shell::GameShelf::All;
    case ui::ArchiveFilter::Shelf::Unfinished:
        return shell::GameShelf::Unfinished;
    case ui::ArchiveFilter::Shelf::Finished:
        return shell::GameShelf::Finished;
    case ui::ArchiveFilter::Shelf::Deleted:
        return shell::GameShelf::Removed;
    }
    return {};
}

shell::GameFilter filterOf(const ui::ArchiveFilter& chosen)
{
    shell::GameFilter filter;
    filter.shelf = shelfOf(chosen.shelf);
    filter.player = chosen.player;
    // Days are those of the wall here, whole.
    filter.from = chosen.from.isValid() ? chosen.from.startOfDay() : QDateTime();
    filter.until = chosen.to.isValid() ? chosen.to.addDays(1).startOfDay() : QDateTime();
    filter.ending = chosen.ending;
    filter.winner = chosen.winner;
    filter.event = chosen.event;
    filter.level = chosen.level;
    return filter;
}

} // namespace

ArchiveHost::ArchiveHost(ui::MainWindow& window, const shell::TimeSource& time, Door door, QObject* parent)
    : QObject(parent)
    , m_window(window)
    , m_time(time)
    , m_door(std::move(door))
{
    using ui::MainWindow;
    using ui::WorkBar;
    connect(&window, &MainWindow::backUpWished, this, &ArchiveHost::backUp);
    connect(&window, &MainWindow::restoreWished, this, &ArchiveHost::restoreBackup);
    connect(&window, &MainWindow::checkWished, this, &ArchiveHost::checkAll);
    connect(window.work(), &WorkBar::cancelled, &m_work, &ArchiveWork::cancel);
    connect(&m_work, &ArchiveWork::progressed, window.work(), &WorkBar::setProgress);
    connect(&m_work, &ArchiveWork::finished, window.work(), &WorkBar::rest);
}

void ArchiveHost::setArchive(shell::Archive* archive)
{
    m_quietWork.cancel();
    m_work.cancel();
    m_archive = archive;
    if (!m_archive) {
        return;
    }
    const auto& restriction = m_archive->restriction();
    m_window.setBanner(restriction ? faultText(*restriction).simplified() : QString());
    if (!restriction) {
        // What cannot be emptied today is emptied another day.
        static_cast<void>(m_archive->emptyBin(m_time.wall().addDays(-binDays)));
    }
    checkQuickly();
}

void ArchiveHost::setPage(ui::ArchivePage& page)
{
    using ui::ArchivePage;
    m_page = &page;
    connect(&page, &ArchivePage::filterChanged, this, &ArchiveHost::refresh);
    connect(&page, &ArchivePage::deleteWished, this, &ArchiveHost::remove);
    connect(&page, &ArchivePage::undoDeleteWished, this, &ArchiveHost::bringBack);
    connect(&page, &ArchivePage::eraseWished, this, &ArchiveHost::erase);
    connect(&page, &ArchivePage::backUpWished, this, &ArchiveHost::backUp);
    connect(&page, &ArchivePage::restoreBackupWished, this, &ArchiveHost::restoreBackup);
}

void ArchiveHost::refresh()
{
    if (!m_page) {
        return;
    }
    const auto choices = m_archive ? std::optional(m_archive->choices()) : std::nullopt;
    if (choices && *choices) {
        m_page->setChoices({(*choices)->players, (*choices)->events, (*choices)->levels, (*choices)->games,
            (*choices)->removed});
    } else {
        m_page->setChoices({});
    }
    const auto games = m_archive ? std::optional(m_archive->games(filterOf(m_page->filter()))) : std::nullopt;
    m_page->setRows(games && *games ? gameRows(**games) : std::vector<ui::GameRow>{});
}

void ArchiveHost::remove(qint64 id)
{
    if (const auto removed = m_archive->remove({id}); !removed) {
        Q_EMIT failed(removed.error());
    }
    refresh();
}

void ArchiveHost::bringBack(qint64 id)
{
    if (const auto restored = m_archive->restore({id}); !restored) {
        Q_EMIT failed(restored.error());
    }
    refresh();
}

void ArchiveHost::erase(qint64 id)
{
    if (const auto erased = m_archive->erase({id}); !erased) {
        Q_EMIT failed(erased.error());
    }
    refresh();
}

bool ArchiveHost::begin(const QString& what, ArchiveWork::Job job)
{
    if (m_work.isBusy()) {
        ui::tell(&m_window, what, tr("Something else is still being done with the archive; see below."));
        return false;
    }
    m_window.work()->begin(what);
    m_work.start(std::move(job));
    return true;
}

// Checks

void ArchiveHost::checkQuickly()
{
    m_quietWork.start([this, path = m_archive->path()](WorkProgress& progress) -> ArchiveWork::Outcome {
        auto report = shell::checkArchive(path, shell::CheckDepth::Quick, progress);
        return [this, report] { onChecked(report, shell::CheckDepth::Quick); };
    });
}

void ArchiveHost::checkAll()
{
    if (!m_archive) {
        return;
    }
    begin(tr("Checking the archive"), [this, path = m_archive->path()](WorkProgress& progress) {
        auto report = shell::checkArchive(path, shell::CheckDepth::Full, progress);
        return [this, report] { onChecked(report, shell::CheckDepth::Full); };
    });
}

void ArchiveHost::onChecked(const Result<shell::CheckReport, ArchiveFault>& report, shell::CheckDepth depth)
{
    if (!report) {
        Q_EMIT failed(report.error());
        return;
    }
    if (!m_archive->readOnly()) {
        repair(report->torn);
        repair(report->unlike);
    }
    if (!report->wrongInFile.isEmpty()) {
        m_window.setMessage(
            tr("The file of the archive is damaged (%1). Back it up now, and restore an earlier backup.")
                .arg(report->wrongInFile.front()));
        return;
    }
    tellRepairs();
    if (depth == shell::CheckDepth::Full) {
        const QString looked = tr("%n game(s) were looked through.", nullptr, report->games);
        ui::tell(&m_window, tr("Checking the archive"),
            report->isWell() ? looked + QLatin1Char(' ') + tr("All is well.")
                             : looked + QStringLiteral("\n\n") + report->wrong.join(QLatin1Char('\n')));
        refresh();
    }
}

void ArchiveHost::repair(const std::vector<shell::GameId>& games)
{
    for (const shell::GameId game : games) {
        if (const auto done = m_archive->repair(game); !done) {
            Q_EMIT failed(done.error());
        }
    }
}

QString ArchiveHost::nameOf(shell::GameId game) const
{
    const auto loaded = m_archive->load(game);
    if (!loaded) {
        return QString::number(game.value);
    }
    const exam::Session session = exam::replay(loaded->events);
    return tr("%1 – %2, up to move %3", "Black – White")
        .arg(QString::fromStdString(session.setup.players.black.name),
            QString::fromStdString(session.setup.players.white.name))
        .arg(exam::movesOf(session));
}

void ArchiveHost::tellRepairs()
{
    if (!m_archive) {
        return;
    }
    QStringList names;
    for (const shell::GameId game : m_archive->takeRepaired()) {
        names.push_back(nameOf(game));
    }
    if (!names.isEmpty()) {
        m_window.setMessage(
            tr("The end of %n game(s) was damaged and is kept aside; what lies before it counts: %1.",
                nullptr, static_cast<int>(names.size()))
                .arg(names.join(QStringLiteral("; "))));
    }
}

// Backups

void ArchiveHost::backUp()
{
    if (!m_archive) {
        return;
    }
    const QString suggestion = tr("Kaoduan %1", "name of a backup; date")
                                   .arg(m_time.wall().toLocalTime().toString(QStringLiteral("yyyy-MM-dd")))
        + QLatin1Char('.') + suffix;
    const ui::FileWish wish{
        tr("Back up the archive"), tr("Archives (*.kaoduan);;All files (*)"), m_folder, suggestion};
    auto file = ui::askSaveFile(&m_window, wish);
    if (!file) {
        return;
    }
    if (QFileInfo(*file).suffix().isEmpty()) {
        *file += QLatin1Char('.') + suffix;
    }
    Q_EMIT folderChosen(QFileInfo(*file).absolutePath());
    begin(tr("Backing up the archive"),
        [this, path = m_archive->path(), target = *file, now = m_time.wall()](WorkProgress& progress) {
            auto made = shell::writeBackup(path, target, now, progress);
            return [this, made, target] { onBackedUp(made, target); };
        });
}

void ArchiveHost::onBackedUp(const Result<shell::BackupContents, ArchiveFault>& made, const QString& file)
{
    if (!made) {
        ui::tell(&m_window, tr("The backup was not written"), faultText(made.error()));
        return;
    }
    m_window.notice(
        tr("Backed up: %n game(s), %1.", nullptr, made->games).arg(QDir::toNativeSeparators(file)));
}

void ArchiveHost::restoreBackup()
{
    if (!m_archive) {
        return;
    }
    if (const auto& restriction = m_archive->restriction()) {
        ui::tell(&m_window, tr("The archive cannot be replaced"), faultText(*restriction));
        return;
    }
    const ui::FileWish wish{
        tr("Restore a backup"), tr("Archives (*.kaoduan *.bak);;All files (*)"), m_folder, {}};
    const auto file = ui::askOpenFile(&m_window, wish);
    if (!file) {
        return;
    }
    Q_EMIT folderChosen(QFileInfo(*file).absolutePath());
    begin(tr("Reading the backup through"),
        [this, path = m_archive->path(), backup = *file](WorkProgress& progress) -> ArchiveWork::Outcome {
            auto unpacked = shell::unpackBackup(backup, path, progress);
            if (unpacked && progress.isCancelled()) {
                shell::discard(*unpacked); // its outcome will be dropped
                return {};
            }
            return [this, unpacked] { onUnpacked(unpacked); };
        });
}

void ArchiveHost::onUnpacked(const Result<shell::UnpackedBackup, ArchiveFault>& unpacked)
{
    if (!unpacked) {
        ui::tell(&m_window, tr("The backup cannot be restored"), faultText(unpacked.error()));
        return;
    }
    const auto choices = m_archive->choices();
    const int present = choices ? choices->games + choices->removed : 0;
    const QString from = unpacked->contents.made.isValid()
        ? QLocale().toString(unpacked->contents.made.toLocalTime(), QLocale::ShortFormat)
        : tr("an unknown day");
    QString text = tr("The backup of %1 holds %n game(s).", nullptr, unpacked->contents.games).arg(from)
        + QLatin1Char(' ')
        + tr("It takes the place of the archive with its %n game(s), which is kept aside as a copy.", nullptr,
            present);
    if (unpacked->contents.torn > 0) {
        text += QStringLiteral("\n\n")
            + tr("In the backup the end of %n game(s) is damaged.", nullptr, unpacked->contents.torn);
    }
    const ui::Question question{tr("Restore a backup"), text, tr("Restore"), tr("Leave everything as it is")};
    if (!ui::ask(&m_window, question) || !m_door.leaveGame()) {
        shell::discard(*unpacked);
        return;
    }
    const QString path = m_archive->path();
    m_door.close();
    const auto aside = shell::putInPlace(*unpacked, path, m_time.wall());
    if (!aside) {
        shell::discard(*unpacked);
    }
    m_door.open();
    if (aside) {
        m_window.setMessage(tr("The backup was restored. The archive as it was before is %1.")
                                .arg(QDir::toNativeSeparators(*aside)));
    } else {
        ui::tell(&m_window, tr("The backup cannot be restored"), faultText(aside.error()));
    }
}

} // namespace app
