// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"
#include "app/practicehost.h"
#include "app/practicesources.h"
#include "app/reviewhost.h"
#include "ui/ask.h"
#include "ui/positioncountpage.h"
#include "ui/practicepage.h"

#include <utility>

namespace app {

// Any position of a record

void Application::countHere()
{
    if (!m_reviewHost->isSettled()) {
        return; // a moment later there is a position again
    }
    const ui::PositionToCount position = m_reviewHost->toCount();
    positionCountPage().setPosition(position);
    m_window->showPage(ui::Page::CountHere);
    m_finder->start(position.game.board());
}

ui::PositionCountPage& Application::positionCountPage()
{
    if (!m_positionCount) {
        m_positionCount = new ui::PositionCountPage;
        m_window->setPage(ui::Page::CountHere, m_positionCount);
        m_finder = std::make_unique<shell::DeadStoneFinder>(m_parts.judge);
        connect(m_finder.get(), &shell::DeadStoneFinder::found, m_positionCount,
            &ui::PositionCountPage::setJudgement);
        connect(m_positionCount, &ui::PositionCountPage::closed, this, [this] {
            m_finder->cancel();
            m_window->showPage(ui::Page::Review);
        });
        applySettings();
    }
    return *m_positionCount;
}

// Counting practice

void Application::goToPractice()
{
    prepare();
    if (!leaveGame()) {
        return;
    }
    ui::PracticePage& page = practicePage();
    m_window->setSubject(tr("Counting practice"));
    m_window->setExportable(ui::Toggle::Off);
    m_window->showPage(ui::Page::Practice);
    if (m_practiceHost->isAsking()) {
        m_practiceHost->resume();
        return;
    }
    page.setSource(ui::PracticeSource::BuiltIn);
    m_practiceHost->begin(builtInPositions());
}

void Application::practiseFrom(ui::PracticeSource source)
{
    switch (source) {
    case ui::PracticeSource::BuiltIn:
        m_practiceHost->begin(builtInPositions());
        return;
    case ui::PracticeSource::Archive:
        m_practiceHost->begin(m_archive ? archivedPositions(*m_archive) : std::vector<PracticeLoader>{});
        return;
    case ui::PracticeSource::Folder:
        break;
    }
    const ui::FileWish wish{tr("A folder of records"), {}, m_settings.lastFolder, {}};
    if (const auto folder = ui::askFolder(m_window.get(), wish)) {
        m_settings.lastFolder = *folder;
        save();
        m_practiceHost->begin(folderPositions(*folder));
    } else {
        practicePage().setSource(ui::PracticeSource::BuiltIn);
        m_practiceHost->begin(builtInPositions());
    }
}

ui::PracticePage& Application::practicePage()
{
    if (!m_practice) {
        m_practice = new ui::PracticePage;
        m_window->setPage(ui::Page::Practice, m_practice);
        m_practiceHost = std::make_unique<PracticeHost>(m_parts.time, *m_practice, m_parts.judge);
        connect(m_practice, &ui::PracticePage::sourceWished, this, &Application::practiseFrom);
        connect(m_practice, &ui::PracticePage::closed, this, &Application::goToStart);
        applySettings();
    }
    return *m_practice;
}

} // namespace app
