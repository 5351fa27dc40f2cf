// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"

#include "app/i18n.h"
#include "app/records/folderscan.h"
#include "app/reviewhost.h"
#include "app/rows.h"
#include "app/shell/enginefinder.h"
#include "ui/archivepage.h"
#include "ui/ask.h"
#include "ui/clockonlypage.h"
#include "ui/countpage.h"
#include "ui/countplayer.h"
#include "ui/nigiripage.h"
#include "ui/playpage.h"
#include "ui/positioncountpage.h"
#include "ui/resultpage.h"
#include "ui/reviewpage.h"
#include "ui/settingsdialog.h"
#include "ui/setuppage.h"
#include "ui/startpage.h"

#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QTimer>

#include <utility>

namespace app {

namespace {

/// How long the window stands before the sound card is looked for.
constexpr int voiceDelayMs = 1'000;

QString soundNoteOf(shell::VoiceState state)
{
    using State = shell::VoiceState;
    switch (state) {
    case State::Closed:
    case State::Opening:
    case State::Playing:
        return {};
    case State::Muted:
        return QCoreApplication::translate("Sound", "The sound is off. The announcements are shown here.");
    case State::ClipsMissing:
        return QCoreApplication::translate(
            "Sound", "Some phrases of this voice are missing. They are shown here instead.");
    case State::NoDevice:
        return QCoreApplication::translate(
            "Sound", "No sound device was found. The announcements are shown here.");
    case State::DeviceLost:
        break;
    }
    return QCoreApplication::translate(
        "Sound", "The sound device is gone. The announcements are shown here until there is one again.");
}

/// Odd and even are equally likely (A20).
int handful() { return 1 + static_cast<int>(QRandomGenerator::global()->bounded(20)); }

} // namespace

Places Places::usual()
{
    return {{}, shell::SettingsFile::usualPath(),
        QCoreApplication::applicationDirPath() + QStringLiteral("/../share/kaoduan/voice"),
        shell::usualEngineFolders(),
        QCoreApplication::applicationDirPath()
            + QStringLiteral("/../" KAODUAN_LIBRARY_DIR "/libkaoduan-charts.so")};
}

Application::Application(const Places& places, Parts parts)
    : m_places(places)
    , m_parts(std::move(parts))
    , m_settingsFile(places.settings)
    , m_settings(m_settingsFile.load())
{
    speak(*QCoreApplication::instance(), m_settings.language);
    findEngines();
    if (!m_parts.stonesInHand) {
        m_parts.stonesInHand = handful;
    }
    m_window = std::make_unique<ui::MainWindow>();
    m_start = new ui::StartPage;
    m_window->setPage(ui::Page::Start, m_start);
    if (!m_window->restoreGeometry(m_settings.windowGeometry)) {
        m_window->resize(m_window->sizeHint()); // not the two thirds of the screen that Qt would take
    }
    const ArchiveHost::Door door{
        [this] { return leaveGame(); }, [this] { closeArchive(); }, [this] { openArchive(), goToStart(); }};
    m_archiveHost = std::make_unique<ArchiveHost>(*m_window, m_parts.time, door);
    m_seriesHost = std::make_unique<SeriesHost>(*m_window, m_parts.time, m_places.charts);
    connectWindow();
    applySettings();
}

Application::~Application() = default;

void Application::connectWindow()
{
    using ui::MainWindow;
    using ui::StartPage;
    connect(m_start, &StartPage::newGameWished, this, &Application::goToSetup);
    connect(m_start, &StartPage::clockWished, this, &Application::goToClockSetup);
    connect(m_start, &StartPage::openWished, this, &Application::askRecord);
    connect(m_start, &StartPage::practiceWished, this, &Application::goToPractice);
    connect(m_start, &StartPage::seriesWished, this, &Application::goToSeries);
    connect(m_start, &StartPage::archiveWished, this, &Application::goToArchive);
    connect(m_start, &StartPage::settingsWished, this, &Application::openSettings);
    connect(m_start, &StartPage::continueWished, this, &Application::continueGame);
    connect(m_start, &StartPage::gameWished, this, &Application::reviewArchived);
    connect(m_start, &StartPage::voiceTestWished, this, &Application::testVoice);
    connect(m_start, &StartPage::fileDropped, this, &Application::openRecord);

    m_archiveHost->setFolder(m_settings.backupFolder);
    connect(m_archiveHost.get(), &ArchiveHost::failed, this, &Application::tell);
    connect(m_archiveHost.get(), &ArchiveHost::folderChosen, this, [this](const QString& folder) {
        m_settings.backupFolder = folder;
        m_archiveHost->setFolder(folder);
        save();
    });
    m_seriesHost->setFolder(m_settings.lastFolder);
    connect(m_seriesHost.get(), &SeriesHost::failed, this, &Application::tell);
    connect(m_seriesHost.get(), &SeriesHost::closed, this, &Application::goToStart);
    connect(m_seriesHost.get(), &SeriesHost::gameWished, this, &Application::setUpRound);
    connect(m_seriesHost.get(), &SeriesHost::openWished, this, &Application::reviewArchived);
    connect(m_seriesHost.get(), &SeriesHost::folderChosen, this, [this](const QString& folder) {
        m_settings.lastFolder = folder;
        m_seriesHost->setFolder(folder);
        save();
    });

    MainWindow* window = m_window.get();
    connect(window, &MainWindow::startPageWished, this, &Application::goToStart);
    connect(window, &MainWindow::newGameWished, this, &Application::goToSetup);
    connect(window, &MainWindow::clockWished, this, &Application::goToClockSetup);
    connect(window, &MainWindow::openWished, this, &Application::askRecord);
    connect(window, &MainWindow::folderWished, this, &Application::askRecordFolder);
    connect(window, &MainWindow::practiceWished, this, &Application::goToPractice);
    connect(window, &MainWindow::seriesWished, this, &Application::goToSeries);
    connect(window, &MainWindow::archiveWished, this, &Application::goToArchive);
    connect(window, &MainWindow::exportWished, this, &Application::exportShown);
    connect(window, &MainWindow::settingsWished, this, &Application::openSettings);
    connect(window, &MainWindow::fileDropped, this, &Application::openRecord);
    connect(window, &MainWindow::closeWished, this, &Application::close);
    connect(window, &MainWindow::coordinatesWished, this, [this](ui::Coordinates shown) {
        m_settings.coordinates = shown == ui::Coordinates::Shown;
        save();
    });
    connect(window, &MainWindow::moveNumbersWished, this, [this](ui::Toggle numbers) {
        m_settings.moveNumbers = numbers == ui::Toggle::On;
        save();
    });
    connect(window, &MainWindow::muteWished, this, [this](ui::Toggle sound) {
        m_settings.muted = sound == ui::Toggle::Off;
        save();
    });
}

void Application::show()
{
    // The window first: the archive, the voice and the sound card follow when it has been painted.
    m_window->installEventFilter(this);
    m_window->show();
}

bool Application::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_window.get() && event->type() == QEvent::Paint) {
        m_window->removeEventFilter(this);
        QTimer::singleShot(0, this, [this] {
            prepare();
            if (!m_toOpen.isEmpty()) {
                openRecord(std::exchange(m_toOpen, {}));
            }
        });
    }
    return QObject::eventFilter(watched, event);
}

void Application::prepare()
{
    if (m_archive || m_archiveFault) {
        return;
    }
    prepareVoice();
    openArchive();
    refreshStart();
}

void Application::prepareVoice()
{
    if (m_parts.speaker) {
        return;
    }
    m_voice = std::make_unique<shell::Voice>();
    m_voice->setSoundRoot(m_places.sound);
    connect(m_voice.get(), &shell::Voice::stateChanged, this, &Application::onVoiceState);
    applySettings();
    QTimer::singleShot(voiceDelayMs, this, [this] { m_voice->open(); }); // says whether there is a device
}

void Application::onVoiceState(shell::VoiceState state)
{
    if (state != shell::VoiceState::Closed && state != shell::VoiceState::Opening) {
        m_soundNote = soundNoteOf(state);
        m_start->setSoundNotice(m_soundNote);
        if (m_play) {
            m_play->setSoundNote(m_soundNote);
        }
        if (m_clock) {
            m_clock->setSoundNote(m_soundNote);
        }
        const bool playing = m_controller && m_controller->hasGame();
        if (!playing && m_voice) {
            // Nothing is to be said yet: an open stream would cost power.
            QTimer::singleShot(0, m_voice.get(), [this] { m_voice->close(); });
        }
    }
}

void Application::testVoice()
{
    if (m_voice) {
        m_voice->test();
    }
}

void Application::closeArchive()
{
    if (m_practiceHost) {
        m_practiceHost->rest();
    }
    m_engineHost.reset();
    m_archiveHost->setArchive(nullptr);
    m_seriesHost->setArchive(nullptr);
    m_controller.reset();
    m_host.reset();
    m_archive.reset();
    m_archiveFault.reset();
}

void Application::openArchive()
{
    closeArchive();
    QString path = m_places.archive;
    if (path.isEmpty()) {
        const QString folder = m_settings.archivePath.isEmpty()
            ? QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)
                + QStringLiteral("/kaoduan")
            : m_settings.archivePath;
        path = folder + QStringLiteral("/games.kaoduan");
    }
    auto opened = shell::Archive::open(path, m_parts.time);
    if (!opened) {
        m_archiveFault = opened.error();
        tell(*m_archiveFault);
        return;
    }
    m_archive = std::move(*opened);
    m_controller = std::make_unique<shell::ExamController>(*m_archive, m_parts.time, m_parts.waker);
    connect(m_controller.get(), &shell::ExamController::storageFailed, this, &Application::tell);
    connect(m_controller.get(), &shell::ExamController::envelopeFailed, this, &Application::onEnvelopeFault);
    shell::Speaker& speaker = m_parts.speaker ? *m_parts.speaker : *m_voice;
    m_host = std::make_unique<GameHost>(*m_controller, speaker, m_parts.judge);
    seatHost();
    seatEngines();
    connect(m_host.get(), &GameHost::pageWanted, this, &Application::showGamePage);
    connect(m_host.get(), &GameHost::gameEnded, this, &Application::onGameEnded);
    m_archiveHost->setArchive(m_archive.get());
    m_seriesHost->setArchive(m_archive.get());
}

void Application::tell(const shell::ArchiveFault& fault)
{
    // In the status bar, not a dialogue: the clock goes on, and a full disk would ask again and again.
    m_window->notice(faultText(fault).simplified());
}

bool Application::hasArchive(QWidget* parent)
{
    prepare();
    const std::optional<shell::ArchiveFault> fault = m_archive ? m_archive->restriction() : m_archiveFault;
    if (fault) {
        ui::tell(parent, tr("No game can be played with this archive"), faultText(*fault));
    }
    return !fault;
}

void Application::applySettings()
{
    const ui::Options options = optionsOf(m_settings);
    m_window->setOptions(options);
    if (m_setup) {
        m_setup->setEngines(options.engines);
    }
    const ui::PlayOptions table{options.coordinates,
        options.moveNumbers == ui::Toggle::On ? ui::MoveNumbers::Shown : ui::MoveNumbers::Hidden,
        m_settings.hoverGhost ? ui::Ghost::Shown : ui::Ghost::Hidden, options.look};
    if (m_play) {
        m_play->setOptions(table);
    }
    if (m_count) {
        m_count->setLook(options.look);
        m_count->setCoordinates(options.coordinates);
    }
    if (m_tally) {
        m_tally->setLook(options.look);
        m_tally->setCoordinates(options.coordinates);
    }
    if (m_result) {
        m_result->setLook(options.look);
        m_result->setCoordinates(options.coordinates);
    }
    if (m_review) {
        m_review->setLook(options.look);
        m_review->setCoordinates(options.coordinates);
        m_reviewHost->setMoveNumbers(options.moveNumbers);
    }
    if (m_positionCount) {
        m_positionCount->setLook(options.look);
        m_positionCount->setCoordinates(options.coordinates);
    }
    if (m_practice) {
        m_practice->setLook(options.look);
        m_practice->setCoordinates(options.coordinates);
    }
    if (m_voice) {
        m_voice->setLanguage(m_settings.voice);
        m_voice->setVolume(m_settings.volume / 100.0);
        m_voice->setMuted(m_settings.muted ? shell::Muted::Everything : shell::Muted::Nothing);
        m_voice->setUserLatency(static_cast<int>(m_settings.latency.count()));
    }
}

void Application::save()
{
    applySettings();
    if (m_settingsFile.save(m_settings) == shell::SettingsFile::Saved::No) {
        m_window->notice(tr("The settings could not be written to %1.")
                             .arg(QDir::toNativeSeparators(m_settingsFile.path())));
    }
}

void Application::openSettings()
{
    ui::SettingsDialog dialog(optionsOf(m_settings), m_window.get());
    connect(&dialog, &ui::SettingsDialog::voiceTestWished, this, [this](const ui::Options& options) {
        const shell::Settings kept = std::exchange(m_settings, withOptions(m_settings, options));
        applySettings();
        testVoice();
        m_settings = kept;
    });
    connect(&dialog, &ui::SettingsDialog::archiveFolderWished, &dialog, [this, &dialog] {
        const ui::FileWish wish{tr("Place of the archive"), {}, m_settings.archivePath, {}};
        if (const auto folder = ui::askFolder(&dialog, wish)) {
            dialog.setArchiveFolder(*folder);
        }
    });
    serveEngines(dialog);
    const bool accepted = dialog.exec() == QDialog::Accepted;
    const shell::Settings before = m_settings;
    if (accepted) {
        const auto engines = m_settings.engines;
        m_settings = withOptions(m_settings, dialog.options());
        m_settings.unwantedEngines
            = shell::unwantedAfter(m_settings.unwantedEngines, engines, m_settings.engines);
        findEngines();
    }
    save();
    if (before.archivePath != m_settings.archivePath && leaveGame()) {
        openArchive();
        goToStart();
    }
    if (before.language != m_settings.language) {
        m_window->notice(tr("The language changes when the program is started the next time."));
    }
}

void Application::close()
{
    if (!leaveGame()) {
        return;
    }
    m_settings.windowGeometry = m_window->saveGeometry();
    static_cast<void>(m_settingsFile.save(m_settings)); // nobody is left to be told
    m_window->closeNow();
}

} // namespace app
