// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/archivehost.h"
#include "app/enginehost.h"
#include "app/gamehost.h"
#include "app/practicehost.h"
#include "app/recordloader.h"
#include "app/serieshost.h"
#include "app/shell/archive.h"
#include "app/shell/enginetester.h"
#include "app/shell/examcontroller.h"
#include "app/shell/filewatch.h"
#include "app/shell/settings.h"
#include "app/shell/sleepguard.h"
#include "app/shell/voice.h"
#include "ui/mainwindow.h"
#include "ui/recordpages.h"
#include "ui/reviewactions.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace ui {
class ArchivePage;
class ClockOnlyPage;
class ClockSetupPage;
class CountPage;
class CountPlayer;
class FolderPage;
class NigiriPage;
class PlayPage;
class PositionCountPage;
class ResultPage;
class ReviewPage;
class SettingsDialog;
class SetupPage;
class StartPage;
} // namespace ui

namespace records {
class FolderScan;
} // namespace records

namespace app {

class ReviewHost;

/// Where the program finds and keeps its things.
struct Places {
    QString archive; ///< the file; empty: as the settings say
    QString settings;
    QString sound; ///< the folder with a folder for each language
    QStringList engines = {}; ///< folders in which engines of the system may lie
    QString charts = {}; ///< the library; may be missing

    static Places usual();
};

/// What a test replaces.
struct Parts {
    const shell::TimeSource& time;
    shell::Waker& waker;
    shell::Speaker* speaker = nullptr; ///< nothing: the sound card
    std::function<int()> stonesInHand; ///< for the nigiri; nothing: by chance
    shell::DeadStoneFinder::Judge judge = {}; ///< of finished positions; nothing: the program's own
    std::function<std::unique_ptr<shell::Waker>()> engineWaker = {}; ///< for an engine's answers
};

/// Builds the program and connects it; the only place that knows pages and shell alike.
class Application : public QObject {
    Q_OBJECT

public:
    Application(const Places& places, Parts parts);
    ~Application() override;

    /// Shows the window; the archive and the voice follow after the first paint.
    void show();
    /// Opens the archive now, if it is not open yet.
    void prepare();
    void openRecord(const QString& fileName);
    /// The same as soon as the window has been painted.
    void openWhenShown(const QString& fileName) { m_toOpen = fileName; }
    /// Whether a record is on its way.
    bool isLoading() const { return m_loaded || (m_loader && m_loader->isBusy()); }

    ui::MainWindow& window() { return *m_window; }
    shell::ExamController* controller() { return m_controller.get(); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectWindow();
    void closeArchive();
    void openArchive();
    void seatHost();
    std::unique_ptr<shell::Waker> engineWaker();
    void findEngines();
    void seatEngines();
    void serveEngines(ui::SettingsDialog& dialog);
    void prepareVoice();
    void applySettings();
    void save();

    void goToStart();
    void refreshStart();
    void goToSetup();
    void goToClockSetup();
    void savePreset(const QString& name, const exam::GameSetup& setup);
    void renamePreset(const QString& name, const QString& newName);
    void removePreset(const QString& name);
    /// Shows what became of a saved preset.
    void onPresetChanged(const Result<void, shell::ArchiveFault>& done);
    void setUpRound(
        shell::SeriesId series, int number, const exam::GameSetup& setup, std::optional<go::Color> colour);
    void beginSetup(const exam::GameSetup& setup);
    void beginGame(const exam::GameSetup& setup);
    void continueGame(qint64 id);
    void showGame();
    void showGamePage(GameHost::Page page);
    void goToSeries();
    /// From a finished game: back to its series, or to the first page.
    void leaveResult();
    void goToArchive();
    void reviewArchived(qint64 id);
    void review(ReadyReview ready);
    bool leaveReview();
    void onReviewChanged();
    void carryOut(ui::ReviewAction action);
    void saveReview();
    void saveReviewAs();
    bool writeRecord(const QString& fileName, const QByteArray& record);
    void openCopied();
    void tellNotYet();
    /// From now on the file of the record that is shown is known as it is marked.
    void watchFile(const shell::FileMark& mark);
    void onFileState(shell::FileWatch::State state);
    void keepMine();
    /// Asks if the file is not the one that was read.
    bool mayBeOverwritten(const QString& path);
    /// What was written to this file is what is shown.
    void setSaved(const QString& path, const QByteArray& record);
    RecordLoader& loader();
    void openRecordAs(const QString& fileName, const QString& encoding);
    /// The file of the record that is shown.
    void readAgain(const QString& encoding);
    /// A record that is being loaded is not wanted any more.
    void giveUpLoading();
    void onLoaded(const RecordWish& wish, const LoadedReview& review);
    /// What was loaded takes the window as soon as nothing is being asked.
    void showLoaded();
    void tellNotLoaded(const RecordWish& wish, const LoadFault& fault);
    void chooseEncoding();
    void askRecordFolder();
    void openFolder(const QString& folder);
    void leaveRecord();
    void askPages(std::function<void(const ui::PageWish&)> then);
    std::optional<QString> askOutput(const QString& title, const QString& filter, const QString& suffix);
    void sayWritten(const QString& file, ui::Toggle done);
    void savePicture();
    void savePdf();
    void printReview();
    void countHere();
    void goToPractice();
    void practiseFrom(ui::PracticeSource source);
    void askRecord();
    void exportGame(qint64 id);
    void exportShown();
    void exportRecord(const QByteArray& record, const QString& suggestion);
    void openSettings();
    void testVoice();
    void onVoiceState(shell::VoiceState state);
    void onGameEnded();
    /// Asks if a clock runs; under exam conduct whoever leaves forfeits (A37).
    bool mayLeaveTable();
    /// True if no game is in the way any more.
    bool leaveGame();
    /// Not while it is played under exam conduct: another program might judge it (A39).
    static bool mayBeExported(const exam::Session& session);
    void onEnvelopeFault(const shell::EnvelopeFault& fault);
    void close();
    bool hasArchive(QWidget* parent);
    void tell(const shell::ArchiveFault& fault);

    ui::PlayPage& playPage();
    ui::ClockOnlyPage& clockPage();
    ui::ClockSetupPage& clockSetupPage();
    ui::CountPage& countPage();
    ui::CountPlayer& tallyPage();
    ui::ResultPage& resultPage();
    ui::SetupPage& setupPage();
    ui::NigiriPage& nigiriPage();
    ui::ArchivePage& archivePage();
    ui::ReviewPage& reviewPage();
    ui::FolderPage& folderPage();
    ui::PositionCountPage& positionCountPage();
    ui::PracticePage& practicePage();

    Places m_places;
    Parts m_parts;
    shell::SettingsFile m_settingsFile;
    shell::Settings m_settings;
    std::unique_ptr<shell::Archive> m_archive;
    std::optional<shell::ArchiveFault> m_archiveFault;
    std::unique_ptr<shell::Voice> m_voice;
    std::unique_ptr<shell::SleepGuard> m_sleepGuard;
    std::unique_ptr<shell::ExamController> m_controller;
    std::unique_ptr<GameHost> m_host;
    std::unique_ptr<EngineHost> m_engineHost;
    std::unique_ptr<shell::EngineTester> m_tester;
    QString m_testedEngine;
    std::unique_ptr<ui::MainWindow> m_window;
    std::unique_ptr<ArchiveHost> m_archiveHost;
    std::unique_ptr<SeriesHost> m_seriesHost;
    std::unique_ptr<shell::DeadStoneFinder> m_finder; ///< for positions of records
    std::unique_ptr<PracticeHost> m_practiceHost;
    std::unique_ptr<ReviewHost> m_reviewHost;
    std::unique_ptr<records::FolderScan> m_scan;
    std::unique_ptr<shell::FileWatch> m_fileWatch; ///< of the record that is shown
    std::unique_ptr<RecordLoader> m_loader;
    std::unique_ptr<std::pair<RecordWish, LoadedReview>> m_loaded; ///< waits until nothing is being asked

    ui::StartPage* m_start = nullptr; // the pages belong to the window
    ui::SetupPage* m_setup = nullptr;
    ui::NigiriPage* m_nigiri = nullptr;
    ui::PlayPage* m_play = nullptr;
    ui::ClockOnlyPage* m_clock = nullptr;
    ui::ClockSetupPage* m_clockSetup = nullptr;
    ui::CountPage* m_count = nullptr;
    ui::CountPlayer* m_tally = nullptr;
    ui::ResultPage* m_result = nullptr;
    ui::ArchivePage* m_archivePage = nullptr;
    ui::ReviewPage* m_review = nullptr;
    ui::FolderPage* m_folder = nullptr;
    ui::PositionCountPage* m_positionCount = nullptr;
    ui::PracticePage* m_practice = nullptr;

    ui::PageWish m_pageWish; ///< the last one
    exam::GameSetup m_pending; ///< waits for its colours
    std::optional<shell::RoundSeat> m_seat; ///< of the game that is being set up, if it is for a series
    std::string m_examinee; ///< who sits there
    QString m_soundNote;
    QString m_toOpen; ///< waits for the first paint
    QString m_folderPath; ///< whose records are listed
    ui::Page m_reviewedFrom = ui::Page::Start; ///< where the record that is shown was opened
};

} // namespace app
