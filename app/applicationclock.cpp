// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"
#include "ui/clockonlypage.h"
#include "ui/clocksetuppage.h"

namespace app {

// Pages that were made for the games of another archive

// The clock beside a wooden board

void Application::goToClockSetup()
{
    if (hasArchive(m_window.get()) && leaveGame()) {
        m_seat.reset();
        clockSetupPage();
        m_window->showPage(ui::Page::ClockSetup);
    }
}

ui::ClockSetupPage& Application::clockSetupPage()
{
    if (!m_clockSetup) {
        m_clockSetup = new ui::ClockSetupPage;
        m_window->setPage(ui::Page::ClockSetup, m_clockSetup);
        connect(m_clockSetup, &ui::ClockSetupPage::startWished, this, &Application::beginGame);
        connect(m_clockSetup, &ui::ClockSetupPage::cancelled, this, &Application::goToStart);
    }
    return *m_clockSetup;
}

ui::ClockOnlyPage& Application::clockPage()
{
    if (!m_clock) {
        m_clock = new ui::ClockOnlyPage;
        m_window->setPage(ui::Page::Clock, m_clock);
        m_host->setClock(*m_clock);
        m_clock->setSoundNote(m_soundNote);
        connect(m_clock, &ui::ClockOnlyPage::newGameWished, this, &Application::goToClockSetup);
        connect(m_clock, &ui::ClockOnlyPage::closed, this, &Application::goToStart);
    }
    return *m_clock;
}

} // namespace app
