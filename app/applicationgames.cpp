// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"
#include "app/rows.h"
#include "ui/archivepage.h"
#include "ui/ask.h"
#include "ui/playpage.h"
#include "ui/resultpage.h"
#include "ui/startpage.h"
#include "ui/texts.h"

#include <utility>

namespace app {

namespace {

constexpr int startRows = 8; ///< of each list on the first page

/// "Black – White" by their names, or by their colours where they have none.
QString subjectOf(const exam::GameSetup& setup)
{
    const auto name = [&setup](go::Color side) {
        const QString known = QString::fromStdString(setup.players[side].name).simplified();
        return known.isEmpty() ? ui::texts::side(side) : known;
    };
    return QStringLiteral("%1 – %2").arg(name(go::Color::Black), name(go::Color::White));
}

} // namespace

// Start

void Application::goToStart()
{
    if (leaveGame()) {
        refreshStart();
        m_window->setSubject({});
        m_window->setExportable(ui::Toggle::Off);
        m_window->showPage(ui::Page::Start);
    }
}

void Application::refreshStart()
{
    if (!m_archive) {
        return;
    }
    std::vector<ui::UnfinishedRow> rows;
    const auto unfinished = m_archive->unfinished();
    if (unfinished) {
        for (const shell::GameEntry& entry : *unfinished) {
            if (rows.size() == startRows) {
                break;
            }
            if (const auto loaded = m_archive->load(entry.id)) {
                rows.push_back(unfinishedRow(entry, exam::replay(loaded->events)));
            }
        }
    }
    m_start->setUnfinished(rows);
    m_archiveHost->tellRepairs();
    shell::GameFilter finished;
    finished.shelf = shell::GameShelf::Finished;
    finished.limit = startRows;
    if (const auto games = m_archive->games(finished)) {
        m_start->setLastResults(gameRows(*games));
    }
}

// A game, from its set-up to its end

void Application::beginGame(const exam::GameSetup& setup)
{
    const auto begun = m_controller->begin(setup, m_seat);
    if (!begun) {
        ui::tell(m_window.get(), tr("The game cannot begin"), faultText(begun.error()));
        return;
    }
    m_seat.reset();
    m_host->beginGame({});
    showGame();
}

void Application::continueGame(qint64 id)
{
    if (!hasArchive(m_window.get()) || !leaveGame()) {
        return;
    }
    const shell::GameId game{id};
    const auto resumed = m_controller->resume(game);
    if (!resumed) {
        ui::tell(m_window.get(), tr("The game cannot go on"), faultText(resumed.error()));
        return;
    }
    m_archiveHost->tellRepairs();
    const auto said = m_archive->announcements(game);
    m_host->beginGame(said ? logOf(*said) : std::vector<ui::LogEntry>{});
    showGame();
}

void Application::showGame()
{
    if (m_voice) {
        m_voice->open();
    }
    if (!m_sleepGuard && !m_parts.speaker) {
        m_sleepGuard = std::make_unique<shell::SleepGuard>(tr("A game is being played"));
        connect(m_sleepGuard.get(), &shell::SleepGuard::aboutToSleep, this, [this] {
            if (m_controller) {
                m_controller->pauseForSleep();
            }
        });
    }
    if (m_sleepGuard) {
        m_sleepGuard->hold();
    }
    m_window->setSubject(subjectOf(m_controller->session().setup));
    m_window->setExportable(mayBeExported(m_controller->session()) ? ui::Toggle::On : ui::Toggle::Off);
    m_window->notice({});
    showGamePage(m_host->page());
}

void Application::showGamePage(GameHost::Page page)
{
    switch (page) {
    case GameHost::Page::Table:
        playPage();
        m_window->showPage(ui::Page::Play);
        break;
    case GameHost::Page::Count:
        countPage();
        m_window->showPage(ui::Page::Count);
        break;
    case GameHost::Page::Tally:
        tallyPage();
        m_window->showPage(ui::Page::Tally);
        break;
    case GameHost::Page::Result:
        resultPage();
        m_window->showPage(ui::Page::Result);
        break;
    case GameHost::Page::Clock:
        clockPage();
        m_window->showPage(ui::Page::Clock);
        break;
    }
}

void Application::onGameEnded()
{
    if (const auto game = m_controller->gameId()) {
        m_seriesHost->noteEnd(*game, m_controller->session());
    }
    if (m_sleepGuard) {
        m_sleepGuard->release();
    }
    m_window->setExportable(ui::Toggle::On);
}

// The archive

void Application::goToArchive()
{
    prepare();
    if (!leaveGame()) {
        return;
    }
    archivePage();
    m_archiveHost->refresh();
    m_window->setSubject({});
    m_window->setExportable(ui::Toggle::Off);
    m_window->showPage(ui::Page::Archive);
}

} // namespace app
