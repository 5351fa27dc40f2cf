// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"
#include "app/rows.h"
#include "ui/archivepage.h"
#include "ui/ask.h"
#include "ui/nigiripage.h"
#include "ui/playpage.h"
#include "ui/resultpage.h"
#include "ui/setuppage.h"
#include "ui/startpage.h"
#include "ui/texts.h"

#include <algorithm>
#include <utility>

namespace app {

namespace {

constexpr int startRows = 8; ///< of each list on the first page

std::vector<ui::SavedPreset> savedPresets(const shell::Archive& archive)
{
    std::vector<ui::SavedPreset> saved;
    if (const auto presets = archive.presets()) {
        for (const shell::SavedPreset& preset : *presets) {
            saved.push_back({preset.name, preset.setup});
        }
    }
    return saved;
}

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
    shell::GameFilter finished;
    finished.shelf = shell::GameShelf::Finished;
    finished.limit = startRows;
    if (const auto games = m_archive->games(finished)) {
        m_start->setLastResults(gameRows(*games));
    }
}

// A game, from its set-up to its end

void Application::goToSetup()
{
    if (!hasArchive(m_window.get()) || !leaveGame()) {
        return;
    }
    ui::SetupPage& page = setupPage();
    page.setSavedPresets(savedPresets(*m_archive));
    page.setSetup(m_settings.lastSetup.value_or(exam::presets().front().setup));
    m_window->showPage(ui::Page::Setup);
}

void Application::savePreset(const QString& name, const exam::GameSetup& setup)
{
    const auto saved = m_archive->savePreset(name, setup);
    if (!saved) {
        tell(saved.error());
        return;
    }
    m_window->notice(tr("The set-up was saved as “%1”.").arg(name));
    setupPage().setSavedPresets(savedPresets(*m_archive));
    setupPage().setSetup(setup);
}

void Application::beginSetup(const exam::GameSetup& setup)
{
    m_settings.lastSetup = setup;
    save();
    // In handicap games and with 让先 the weaker player has Black: there is nothing to choose.
    if (setup.colours != exam::ColourChoice::Nigiri || setup.handicap > 0) {
        beginGame(setup);
        return;
    }
    m_pending = setup;
    nigiriPage().begin(setup, m_parts.stonesInHand());
    m_window->showPage(ui::Page::Nigiri);
}

void Application::beginGame(const exam::GameSetup& setup)
{
    const auto begun = m_controller->begin(setup);
    if (!begun) {
        ui::tell(m_window.get(), tr("The game cannot begin"), faultText(begun.error()));
        return;
    }
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
    refreshArchive();
    m_window->setExportable(ui::Toggle::Off);
    m_window->showPage(ui::Page::Archive);
}

void Application::refreshArchive()
{
    const auto games = m_archive ? std::optional(m_archive->games()) : std::nullopt;
    archivePage().setRows(games && *games ? gameRows(**games) : std::vector<ui::GameRow>{});
}

void Application::removeGame(qint64 id)
{
    if (const auto removed = m_archive->remove({id}); !removed) {
        tell(removed.error());
    }
    refreshArchive();
}

void Application::restoreGame(qint64 id)
{
    if (const auto restored = m_archive->restore({id}); !restored) {
        tell(restored.error());
    }
    refreshArchive();
}

} // namespace app
