// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"
#include "ui/archivepage.h"
#include "ui/countpage.h"
#include "ui/countplayer.h"
#include "ui/nigiripage.h"
#include "ui/playpage.h"
#include "ui/resultpage.h"
#include "ui/setuppage.h"

#include <utility>

namespace app {

// The pages, made when they are first needed

/// Pages that an earlier archive's games were played on serve the new one's, too.
void Application::seatHost()
{
    if (m_play) {
        m_host->setTable(*m_play);
    }
    if (m_count) {
        m_host->setCount(*m_count);
    }
    if (m_tally) {
        m_host->setTally(*m_tally);
    }
    if (m_result) {
        m_host->setResult(*m_result);
    }
    if (m_clock) {
        m_host->setClock(*m_clock);
    }
}

ui::PlayPage& Application::playPage()
{
    if (!m_play) {
        m_play = new ui::PlayPage;
        m_window->setPage(ui::Page::Play, m_play);
        m_host->setTable(*m_play);
        m_engineHost->setTable(*m_play);
        m_play->setSoundNote(m_soundNote);
        applySettings();
    }
    return *m_play;
}

ui::CountPage& Application::countPage()
{
    if (!m_count) {
        m_count = new ui::CountPage;
        m_window->setPage(ui::Page::Count, m_count);
        m_host->setCount(*m_count);
        applySettings();
    }
    return *m_count;
}

ui::CountPlayer& Application::tallyPage()
{
    if (!m_tally) {
        m_tally = new ui::CountPlayer;
        m_window->setPage(ui::Page::Tally, m_tally);
        m_host->setTally(*m_tally);
        applySettings();
    }
    return *m_tally;
}

ui::ResultPage& Application::resultPage()
{
    if (!m_result) {
        m_result = new ui::ResultPage;
        m_window->setPage(ui::Page::Result, m_result);
        m_host->setResult(*m_result);
        connect(m_result, &ui::ResultPage::exportWished, this, &Application::exportShown);
        connect(m_result, &ui::ResultPage::reviewWished, this, [this] {
            if (const auto id = m_controller->gameId(); id && leaveGame()) {
                reviewArchived(id->value);
            }
        });
        connect(m_result, &ui::ResultPage::newGameWished, this, &Application::goToSetup);
        connect(m_result, &ui::ResultPage::closeWished, this, &Application::leaveResult);
        applySettings();
    }
    return *m_result;
}

ui::SetupPage& Application::setupPage()
{
    if (!m_setup) {
        m_setup = new ui::SetupPage;
        m_window->setPage(ui::Page::Setup, m_setup);
        connect(m_setup, &ui::SetupPage::startWished, this, &Application::beginSetup);
        connect(m_setup, &ui::SetupPage::savePresetWished, this, &Application::savePreset);
        connect(m_setup, &ui::SetupPage::renamePresetWished, this, &Application::renamePreset);
        connect(m_setup, &ui::SetupPage::removePresetWished, this, &Application::removePreset);
        connect(m_setup, &ui::SetupPage::cancelled, this, [this] {
            if (m_seat) {
                m_seriesHost->showSeries(m_seat->series);
            } else {
                goToStart();
            }
        });
        applySettings();
    }
    return *m_setup;
}

ui::NigiriPage& Application::nigiriPage()
{
    if (!m_nigiri) {
        m_nigiri = new ui::NigiriPage;
        m_window->setPage(ui::Page::Nigiri, m_nigiri);
        connect(m_nigiri, &ui::NigiriPage::decided, this, [this](go::Color ofFirst) {
            if (ofFirst == go::Color::White) {
                std::swap(m_pending.players.black, m_pending.players.white);
                if (m_seat) {
                    m_seat->colour = go::opponent(m_seat->colour);
                }
            }
            beginGame(m_pending);
        });
        connect(m_nigiri, &ui::NigiriPage::cancelled, this, &Application::goToSetup);
    }
    return *m_nigiri;
}

ui::ArchivePage& Application::archivePage()
{
    if (!m_archivePage) {
        using ui::ArchivePage;
        m_archivePage = new ArchivePage;
        m_window->setPage(ui::Page::Archive, m_archivePage);
        connect(m_archivePage, &ArchivePage::openWished, this, &Application::reviewArchived);
        connect(m_archivePage, &ArchivePage::exportWished, this, &Application::exportGame);
        m_archiveHost->setPage(*m_archivePage);
        connect(m_archivePage, &ArchivePage::closed, this, &Application::goToStart);
    }
    return *m_archivePage;
}

} // namespace app
