// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/statisticspage.h"

#include "ui/style.h"
#include "ui/texts.h"
#include "ui/textsseries.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>

namespace ui {

namespace {

constexpr int percent = 100;

void add(ChartData& data, const QString& category, const exam::Record& record)
{
    data.categories.append(category);
    data.bars[0].values.append(record.wins);
    data.bars[1].values.append(record.draws);
    data.bars[2].values.append(record.losses);
}

} // namespace

StatisticsPage::StatisticsPage(QWidget* parent)
    : QWidget(parent)
    , m_total(style::named(style::text({}, this), "statisticsTotal"))
    , m_by(style::named(new QComboBox(this), "statisticsBy"))
    , m_table(style::named(new QTableWidget(this), "statisticsTable"))
    , m_empty(style::named(
          style::quiet(tr("Nothing has been played in an exam series yet."), this), "statisticsEmpty"))
    , m_body(new QWidget(this))
{
    m_by->addItems({tr("By level"), tr("By colour"), tr("By how games ended"), tr("By time trouble")});
    m_by->setAccessibleName(tr("Statistics"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_table->setAccessibleName(tr("The figures of the chart"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    auto* body = new QHBoxLayout(m_body);
    body->setContentsMargins(0, 0, 0, 0);
    m_place = new QVBoxLayout;
    body->addLayout(m_place, 3);
    body->addWidget(m_table, 2);

    auto* back = style::named(new QPushButton(tr("Back"), this), "closeStatistics");
    connect(back, &QPushButton::clicked, this, &StatisticsPage::closed);
    connect(m_by, &QComboBox::currentIndexChanged, this, &StatisticsPage::refresh);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(style::margin, style::space, style::margin, style::space);
    column->setSpacing(style::gap + 4);
    column->addWidget(style::heading(style::Level::Page, tr("Statistics of all series"), this));
    column->addWidget(m_total);
    column->addWidget(m_by, 0, Qt::AlignLeft);
    column->addWidget(m_body, 1);
    column->addWidget(m_empty, 1);
    column->addWidget(back, 0, Qt::AlignLeft);
    refresh();
}

void StatisticsPage::setChartMaker(ChartMaker maker)
{
    m_maker = maker;
    refresh();
}

void StatisticsPage::setStatistics(const exam::Statistics& statistics)
{
    m_statistics = statistics;
    refresh();
}

ChartData StatisticsPage::chartOf(const exam::Statistics& statistics, By by)
{
    // Told apart in grey and by colour-blind eyes as well.
    ChartData data{{}, {},
        {{tr("Won"), QColor(0x2f, 0x7d, 0x4f), {}}, {tr("Drawn"), QColor(0xc9, 0xc4, 0xb4), {}},
            {tr("Lost"), QColor(0xb4, 0x4a, 0x3c), {}}}};
    switch (by) {
    case By::Level:
        data.title = tr("Games by level");
        for (const auto& level : statistics.byLevel)
            add(data, level.level.empty() ? QStringLiteral("–") : QString::fromStdString(level.level),
                level.games);
        break;
    case By::Colour:
        data.title = tr("Games by colour");
        for (const auto colour : go::bothColors)
            add(data, texts::color(colour), statistics.byColour[colour]);
        break;
    case By::Ending:
        data.title = tr("How the games ended");
        for (const auto& ending : statistics.byEnding)
            add(data, texts::ending(ending.ending), ending.games);
        break;
    case By::Time:
        data.title = tr("How short the time was at the end");
        for (std::size_t i = 0; i < statistics.byTrouble.size(); ++i)
            add(data, texts::timeTrouble(static_cast<exam::TimeTrouble>(i)), statistics.byTrouble.at(i));
        break;
    }
    return data;
}

void StatisticsPage::fillTable(const ChartData& figures)
{
    m_table->clear();
    m_table->setColumnCount(static_cast<int>(figures.bars.size()) + 2);
    m_table->setRowCount(static_cast<int>(figures.categories.size()));
    QStringList titles{figures.title};
    for (const ChartBars& bars : figures.bars)
        titles.append(bars.name);
    titles.append(tr("Won, %"));
    m_table->setHorizontalHeaderLabels(titles);
    const auto set = [this](int row, int column, const QString& text) {
        auto* item = new QTableWidgetItem(text);
        if (column > 0)
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_table->setItem(row, column, item);
    };
    for (int row = 0; row < m_table->rowCount(); ++row) {
        set(row, 0, figures.categories.at(row));
        int sum = 0;
        int column = 0;
        for (const ChartBars& bars : figures.bars) {
            sum += bars.values.at(row);
            set(row, ++column, QString::number(bars.values.at(row)));
        }
        const int won = figures.bars.front().values.at(row);
        set(row, ++column, sum == 0 ? QStringLiteral("–") : QString::number((percent * won + sum / 2) / sum));
    }
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
}

void StatisticsPage::refresh()
{
    const bool none = m_statistics.games.games() == 0;
    m_body->setVisible(!none);
    m_by->setVisible(!none);
    m_empty->setVisible(none);
    const exam::Record& games = m_statistics.games;
    m_total->setText(tr("%1, %2 passed, %3 not passed. %4: %5 won, %6 drawn, %7 lost.", "series; games")
                         .arg(tr("%n series", nullptr, m_statistics.series))
                         .arg(m_statistics.passed)
                         .arg(m_statistics.failed)
                         .arg(tr("%n game(s) played", nullptr, games.games()))
                         .arg(games.wins)
                         .arg(games.draws)
                         .arg(games.losses));
    delete m_chart;
    m_chart = nullptr;
    if (none)
        return;
    const ChartData figures = chartOf(m_statistics, static_cast<By>(m_by->currentIndex()));
    fillTable(figures);
    if (m_maker) {
        m_chart = m_maker(figures, m_body);
        m_place->addWidget(m_chart);
    }
}

} // namespace ui
