// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/archive.h"
#include "ui/seriesrow.h"

#include <QObject>
#include <QString>

#include <optional>

namespace ui {
class MainWindow;
class SeriesListPage;
class SeriesPage;
class SeriesPlanPage;
class StatisticsPage;
} // namespace ui

namespace app {

/// Leads the exam series: plans, rounds, the sheet, statistics.
class SeriesHost : public QObject {
    Q_OBJECT

public:
    /// `window` and `time` outlive the host; the library of the charts may be missing.
    SeriesHost(ui::MainWindow& window, const shell::TimeSource& time, QString chartLibrary,
        QObject* parent = nullptr);

    /// The archive that was opened; nothing before it is closed.
    void setArchive(shell::Archive* archive) { m_archive = archive; }
    /// Where sheets are written.
    void setFolder(const QString& folder) { m_folder = folder; }

    void showList();
    void showSeries(shell::SeriesId id);
    /// The series that was shown last, as it is now.
    void showAgain();
    /// A game has ended: if it was played for a round, how short the time was is noted there.
    void noteEnd(shell::GameId game, const exam::Session& session);
    /// The series that a game was played for.
    std::optional<shell::SeriesId> seriesOf(shell::GameId game) const;

Q_SIGNALS:
    /// A game for a round is to be set up; `colour` is the examinee's if the round knows it.
    void gameWished(
        shell::SeriesId series, int number, const exam::GameSetup& setup, std::optional<go::Color> colour);
    void openWished(qint64 game);
    void folderChosen(const QString& folder);
    void failed(const shell::ArchiveFault& fault);
    void closed();

private:
    ui::SeriesListPage& listPage();
    ui::SeriesPlanPage& planPage();
    ui::SeriesPage& seriesPage();
    ui::StatisticsPage& statisticsPage();
    void showPlan();
    void showStatistics();
    void refreshList();
    void refreshPlans();
    void begin(const exam::SeriesPlan& plan);
    void savePlan(const exam::SeriesPlan& plan);
    void removePlan(const QString& name);
    void enter(int number, const exam::Round& round);
    void startGame(int number);
    void writeSheet();
    void printSheet();
    /// Shows what is now in the archive; false if it failed, which is said.
    bool keep(const Result<void, shell::ArchiveFault>& done);

    ui::MainWindow& m_window;
    const shell::TimeSource& m_time;
    QString m_chartLibrary;
    shell::Archive* m_archive = nullptr;
    QString m_folder;
    std::optional<shell::SeriesId> m_shown;
    std::optional<exam::SeriesPlan> m_lastPlan;

    ui::SeriesListPage* m_list = nullptr; // the pages belong to the window
    ui::SeriesPlanPage* m_plan = nullptr;
    ui::SeriesPage* m_series = nullptr;
    ui::StatisticsPage* m_statistics = nullptr;
};

} // namespace app
