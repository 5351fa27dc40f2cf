// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"
#include "app/rows.h"
#include "ui/ask.h"
#include "ui/nigiripage.h"
#include "ui/setuppage.h"

#include <algorithm>

namespace app {

namespace {

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

std::optional<shell::PresetId> presetNamed(const shell::Archive& archive, const QString& name)
{
    const auto presets = archive.presets();
    if (!presets) {
        return std::nullopt;
    }
    const auto found = std::ranges::find(*presets, name, &shell::SavedPreset::name);
    return found == presets->end() ? std::nullopt : std::optional(found->id);
}

} // namespace

// The set-up of a game

void Application::goToSetup()
{
    if (!hasArchive(m_window.get()) || !leaveGame()) {
        return;
    }
    m_seat.reset();
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

void Application::renamePreset(const QString& name, const QString& newName)
{
    if (const auto id = presetNamed(*m_archive, name)) {
        onPresetChanged(m_archive->renamePreset(*id, newName));
    }
}

void Application::removePreset(const QString& name)
{
    if (const auto id = presetNamed(*m_archive, name)) {
        onPresetChanged(m_archive->removePreset(*id));
    }
}

void Application::onPresetChanged(const Result<void, shell::ArchiveFault>& done)
{
    if (!done) {
        ui::tell(m_window.get(), tr("The preset was not changed"), faultText(done.error()));
    }
    const exam::GameSetup setup = setupPage().setup();
    setupPage().setSavedPresets(savedPresets(*m_archive));
    setupPage().setSetup(setup);
}

void Application::goToSeries()
{
    prepare();
    if (!m_archive) {
        static_cast<void>(hasArchive(m_window.get())); // says why
        return;
    }
    if (leaveGame()) {
        m_window->setExportable(ui::Toggle::Off);
        m_seriesHost->showList();
    }
}

void Application::setUpRound(
    shell::SeriesId series, int number, const exam::GameSetup& setup, std::optional<go::Color> colour)
{
    if (!hasArchive(m_window.get()) || !leaveGame()) {
        return;
    }
    const go::Color seat = colour.value_or(go::Color::Black); // named first until the colours are chosen
    m_seat = shell::RoundSeat{series, number, seat};
    m_examinee = setup.players[seat].name;
    ui::SetupPage& page = setupPage();
    page.setSavedPresets(savedPresets(*m_archive));
    page.setSetup(setup);
    m_window->showPage(ui::Page::Setup);
}

void Application::leaveResult()
{
    const auto game = m_controller->gameId();
    const auto series = game ? m_seriesHost->seriesOf(*game) : std::nullopt;
    if (series && leaveGame()) {
        m_window->setExportable(ui::Toggle::Off);
        m_seriesHost->showSeries(*series);
    } else if (!series) {
        goToStart();
    }
}

void Application::beginSetup(const exam::GameSetup& setup)
{
    m_settings.lastSetup = setup;
    save();
    // The players may have changed places on the page.
    if (m_seat && setup.players[m_seat->colour].name != m_examinee
        && setup.players[go::opponent(m_seat->colour)].name == m_examinee) {
        m_seat->colour = go::opponent(m_seat->colour);
    }
    // In handicap games and with 让先 the weaker player has Black: there is nothing to choose.
    if (setup.colours != exam::ColourChoice::Nigiri || setup.handicap > 0) {
        beginGame(setup);
        return;
    }
    m_pending = setup;
    nigiriPage().begin(setup, m_parts.stonesInHand());
    m_window->showPage(ui::Page::Nigiri);
}

} // namespace app
