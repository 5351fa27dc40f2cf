// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"
#include "app/enginewords.h"
#include "app/rows.h"
#include "app/shell/enginefinder.h"
#include "ui/ask.h"
#include "ui/enginespage.h"
#include "ui/playpage.h"
#include "ui/settingsdialog.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace app {

// Engines: found, tried, seated

std::unique_ptr<shell::Waker> Application::engineWaker()
{
    return m_parts.engineWaker ? m_parts.engineWaker() : std::make_unique<shell::TimerWaker>(m_parts.time);
}

void Application::findEngines()
{
    m_settings.engines = shell::withFound(
        std::move(m_settings.engines), shell::findEngines(m_places.engines), m_settings.unwantedEngines);
}

void Application::seatEngines()
{
    const EngineSource source{[this](const QString& name) -> std::optional<shell::EngineEntry> {
                                  const auto& engines = m_settings.engines;
                                  const auto found
                                      = std::ranges::find(engines, name, &shell::EngineEntry::name);
                                  return found == engines.end() ? std::nullopt : std::optional(*found);
                              },
        [this] { return engineWaker(); }};
    m_engineHost = std::make_unique<EngineHost>(*m_controller, m_parts.time, source);
    if (m_play) {
        m_engineHost->setTable(*m_play);
    }
}

void Application::serveEngines(ui::SettingsDialog& dialog)
{
    ui::EnginesPage* page = dialog.enginesPage();
    connect(page, &ui::EnginesPage::programWished, page, [this, page](const QString& current) {
        const QString folder = current.contains(QLatin1Char('/')) ? QFileInfo(current).absolutePath()
                                                                  : m_settings.engineFolder;
        const ui::FileWish wish{tr("The engine's program"), tr("All files (*)"), folder, {}};
        if (const auto file = ui::askOpenFile(page, wish)) {
            m_settings.engineFolder = QFileInfo(*file).absolutePath();
            page->setProgram(*file);
        }
    });
    m_tester = std::make_unique<shell::EngineTester>(m_parts.time, engineWaker());
    connect(page, &ui::EnginesPage::testWished, m_tester.get(), [this](const ui::EngineRow& engine) {
        m_testedEngine = engine.name;
        m_tester->test(entryOf(engine));
    });
    connect(m_tester.get(), &shell::EngineTester::passed, page, [page](const shell::EngineReport& report) {
        page->setLevels(report.hasLevels ? ui::Toggle::On : ui::Toggle::Off);
        page->setTrial(ui::Trial::Passed, reportText(report));
    });
    connect(m_tester.get(), &shell::EngineTester::failed, page,
        [this, page](const shell::EngineTrouble& trouble) {
            page->setTrial(ui::Trial::Failed, troubleText(m_testedEngine, trouble));
        });
    connect(&dialog, &QDialog::finished, m_tester.get(), &shell::EngineTester::stop);
}

} // namespace app
