// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serieshost.h"

#include "app/rows.h"
#include "core/exam/seriesplans.h"
#include "core/exam/statistics.h"
#include "ui/ask.h"
#include "ui/mainwindow.h"
#include "ui/serieslistpage.h"
#include "ui/seriespage.h"
#include "ui/seriesplanpage.h"
#include "ui/seriessheet.h"
#include "ui/statisticspage.h"
#include "ui/texts.h"
#include "ui/textsseries.h"

#include <QDir>
#include <QFileInfo>
#include <QLibrary>
#include <QPageLayout>
#include <QPageSize>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <QSaveFile>

#include <utility>

namespace app {

namespace {

ui::SeriesRow rowOf(const shell::SeriesEntry& entry) { return {entry.id.value, entry.created, entry.series}; }

/// The name of a file for the sheet, without what a file system does not like.
QString suggestionFor(const ui::SeriesRow& row)
{
    QString name = QStringLiteral("%1 %2 %3")
                       .arg(row.created.toLocalTime().toString(QStringLiteral("yyyy-MM-dd")),
                           QString::fromStdString(row.series.plan.player.name),
                           QString::fromStdString(row.series.plan.level))
                       .simplified();
    for (const char forbidden : {'/', '\\', ':', '*', '?', '"', '<', '>', '|'}) {
        name.replace(QLatin1Char(forbidden), QLatin1Char('_'));
    }
    return name + QStringLiteral(".pdf");
}

void setPaper(QPagedPaintDevice& paper)
{
    // A text document leaves 2 cm on every side by itself.
    paper.setPageLayout(QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait, QMarginsF()));
}

/// The charts of this installation; nothing if they are not installed.
ui::ChartMaker chartMakerIn(const QString& library)
{
    return reinterpret_cast<ui::ChartMaker>(QLibrary::resolve(library, ui::chartMakerName));
}

} // namespace

SeriesHost::SeriesHost(
    ui::MainWindow& window, const shell::TimeSource& time, QString chartLibrary, QObject* parent)
    : QObject(parent)
    , m_window(window)
    , m_time(time)
    , m_chartLibrary(std::move(chartLibrary))
{ }

bool SeriesHost::keep(const Result<void, shell::ArchiveFault>& done)
{
    if (!done) {
        ui::tell(&m_window, tr("Nothing was changed"), faultText(done.error()));
    }
    return done.has_value();
}

// All series

ui::SeriesListPage& SeriesHost::listPage()
{
    if (!m_list) {
        using ui::SeriesListPage;
        m_list = new SeriesListPage;
        m_window.setPage(ui::Page::SeriesList, m_list);
        connect(m_list, &SeriesListPage::newWished, this, &SeriesHost::showPlan);
        connect(m_list, &SeriesListPage::openWished, this, [this](qint64 id) { showSeries({id}); });
        connect(m_list, &SeriesListPage::deleteWished, this, [this](qint64 id) {
            keep(m_archive->removeSeries({id}));
            refreshList();
        });
        connect(m_list, &SeriesListPage::undoDeleteWished, this, [this](qint64 id) {
            keep(m_archive->restoreSeries({id}));
            refreshList();
        });
        connect(m_list, &SeriesListPage::statisticsWished, this, &SeriesHost::showStatistics);
        connect(m_list, &SeriesListPage::closed, this, &SeriesHost::closed);
    }
    return *m_list;
}

void SeriesHost::refreshList()
{
    std::vector<ui::SeriesRow> rows;
    if (const auto all = m_archive->series()) {
        for (const shell::SeriesEntry& entry : *all) {
            rows.push_back(rowOf(entry));
        }
    } else {
        Q_EMIT failed(all.error());
    }
    listPage().setRows(std::move(rows));
}

void SeriesHost::showList()
{
    m_shown.reset();
    refreshList();
    m_window.setSubject(tr("Exam series"));
    m_window.showPage(ui::Page::SeriesList);
}

void SeriesHost::showStatistics()
{
    const auto all = m_archive->series();
    if (!all) {
        Q_EMIT failed(all.error());
        return;
    }
    std::vector<exam::Series> series;
    for (auto entry = all->rbegin(); entry != all->rend(); ++entry) {
        series.push_back(entry->series);
    }
    statisticsPage().setStatistics(exam::statisticsOf(series));
    m_window.showPage(ui::Page::Statistics);
}

ui::StatisticsPage& SeriesHost::statisticsPage()
{
    if (!m_statistics) {
        m_statistics = new ui::StatisticsPage;
        m_statistics->setChartMaker(chartMakerIn(m_chartLibrary));
        m_window.setPage(ui::Page::Statistics, m_statistics);
        connect(m_statistics, &ui::StatisticsPage::closed, this, &SeriesHost::showList);
    }
    return *m_statistics;
}

// Plans

ui::SeriesPlanPage& SeriesHost::planPage()
{
    if (!m_plan) {
        using ui::SeriesPlanPage;
        m_plan = new SeriesPlanPage;
        m_window.setPage(ui::Page::SeriesPlan, m_plan);
        connect(m_plan, &SeriesPlanPage::beginWished, this, &SeriesHost::begin);
        connect(m_plan, &SeriesPlanPage::savePlanWished, this, &SeriesHost::savePlan);
        connect(m_plan, &SeriesPlanPage::removePlanWished, this, &SeriesHost::removePlan);
        connect(m_plan, &SeriesPlanPage::cancelled, this, &SeriesHost::showList);
    }
    return *m_plan;
}

void SeriesHost::refreshPlans()
{
    std::vector<exam::SeriesPlan> saved;
    if (const auto plans = m_archive->plans()) {
        for (const shell::SavedPlan& plan : *plans) {
            saved.push_back(plan.plan);
        }
    }
    planPage().setSavedPlans(saved);
}

void SeriesHost::showPlan()
{
    refreshPlans();
    // The last series is the best guess at who sits here and what he prepares for.
    if (const auto all = m_archive->series(); all && !all->empty()) {
        exam::SeriesPlan last = all->front().series.plan;
        last.opponents.clear();
        planPage().setPlan(last);
    }
    m_window.setSubject(tr("Exam series"));
    m_window.showPage(ui::Page::SeriesPlan);
}

void SeriesHost::begin(const exam::SeriesPlan& plan)
{
    const auto begun = m_archive->createSeries(plan);
    if (!begun) {
        ui::tell(&m_window, tr("The series cannot begin"), faultText(begun.error()));
        return;
    }
    showSeries(*begun);
}

void SeriesHost::savePlan(const exam::SeriesPlan& plan)
{
    if (const auto saved = m_archive->savePlan(plan); !saved) {
        ui::tell(&m_window, tr("The plan was not saved"), faultText(saved.error()));
        return;
    }
    refreshPlans();
    planPage().setPlan(plan);
    m_window.notice(tr("The plan was saved as “%1”.").arg(QString::fromStdString(plan.name)));
}

void SeriesHost::removePlan(const QString& name)
{
    const auto plans = m_archive->plans();
    if (!plans) {
        Q_EMIT failed(plans.error());
        return;
    }
    for (const shell::SavedPlan& plan : *plans) {
        if (plan.plan.name == name.toStdString()) {
            keep(m_archive->removePlan(plan.id));
        }
    }
    refreshPlans();
    planPage().setPlan(exam::seriesPlans().front());
}

// One series

ui::SeriesPage& SeriesHost::seriesPage()
{
    if (!m_series) {
        using ui::SeriesPage;
        m_series = new SeriesPage;
        m_window.setPage(ui::Page::Series, m_series);
        connect(m_series, &SeriesPage::gameWished, this, &SeriesHost::startGame);
        connect(m_series, &SeriesPage::openWished, this, &SeriesHost::openWished);
        connect(m_series, &SeriesPage::roundEntered, this, &SeriesHost::enter);
        connect(m_series, &SeriesPage::sheetWished, this, &SeriesHost::writeSheet);
        connect(m_series, &SeriesPage::printWished, this, &SeriesHost::printSheet);
        connect(m_series, &SeriesPage::closed, this, &SeriesHost::showList);
    }
    return *m_series;
}

void SeriesHost::showSeries(shell::SeriesId id)
{
    const auto entry = m_archive->loadSeries(id);
    if (!entry) {
        Q_EMIT failed(entry.error());
        return;
    }
    m_shown = id;
    seriesPage().setSeries(rowOf(*entry));
    m_window.setSubject(ui::texts::planName(entry->series.plan));
    m_window.showPage(ui::Page::Series);
}

void SeriesHost::showAgain()
{
    if (m_shown) {
        showSeries(*m_shown);
    } else {
        showList();
    }
}

void SeriesHost::enter(int number, const exam::Round& round)
{
    if (m_shown && keep(m_archive->saveRound(*m_shown, number, round))) {
        showSeries(*m_shown);
    }
}

void SeriesHost::startGame(int number)
{
    const exam::Series& series = seriesPage().series().series;
    const auto index = static_cast<std::size_t>(number - 1);
    exam::GameSetup setup = exam::setupOf(series, index);
    setup.event = tr("%1, round %2", "plan, round of a series")
                      .arg(ui::texts::planName(series.plan))
                      .arg(number)
                      .toStdString();
    Q_EMIT gameWished(*m_shown, number, setup, series.rounds.at(index).colour);
}

void SeriesHost::noteEnd(shell::GameId game, const exam::Session& session)
{
    const auto seat = m_archive->seatOf(game);
    if (!seat || !*seat) {
        return;
    }
    const auto entry = m_archive->loadSeries((*seat)->series);
    if (!entry) {
        Q_EMIT failed(entry.error());
        return;
    }
    exam::Round round = entry->series.rounds.at(static_cast<std::size_t>((*seat)->number - 1));
    round.trouble = exam::timeTroubleOf(session, (*seat)->colour);
    round.opponent = session.setup.players[go::opponent((*seat)->colour)];
    if (const auto kept = m_archive->saveRound((*seat)->series, (*seat)->number, round); !kept) {
        Q_EMIT failed(kept.error());
    }
}

std::optional<shell::SeriesId> SeriesHost::seriesOf(shell::GameId game) const
{
    if (!m_archive) {
        return std::nullopt;
    }
    const auto seat = m_archive->seatOf(game);
    return seat && *seat ? std::optional((*seat)->series) : std::nullopt;
}

// The sheet

void SeriesHost::writeSheet()
{
    const ui::SeriesRow& row = seriesPage().series();
    const ui::FileWish wish{tr("Result sheet"), tr("PDF (*.pdf)"), m_folder, suggestionFor(row)};
    auto file = ui::askSaveFile(&m_window, wish);
    if (!file) {
        return;
    }
    if (QFileInfo(*file).suffix().isEmpty()) {
        *file += QStringLiteral(".pdf");
    }
    QSaveFile out(*file);
    bool written = out.open(QIODevice::WriteOnly);
    if (written) {
        QPdfWriter paper(&out);
        setPaper(paper);
        paper.setTitle(ui::texts::planName(row.series.plan));
        paper.setCreator(QStringLiteral("Kaoduan"));
        ui::paintSheet(paper, row, m_time.wall().toLocalTime().date());
        written = out.error() == QFileDevice::NoError;
    }
    if (!written || !out.commit()) {
        ui::tell(&m_window, tr("The result sheet was not written"),
            QStringLiteral("%1\n\n%2").arg(QDir::toNativeSeparators(*file), out.errorString()));
        return;
    }
    Q_EMIT folderChosen(QFileInfo(*file).absolutePath());
    m_window.notice(tr("Written: %1").arg(QDir::toNativeSeparators(*file)));
}

void SeriesHost::printSheet()
{
    auto* dialog = new QPrintDialog(&m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    setPaper(*dialog->printer());
    connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), this, [this](QPrinter* printer) {
        ui::paintSheet(*printer, seriesPage().series(), m_time.wall().toLocalTime().date());
    });
    dialog->open();
}

} // namespace app
