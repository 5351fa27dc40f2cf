// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/statistics.h"
#include "ui/chartdata.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QTableWidget;
class QVBoxLayout;

namespace ui {

/// What all series add up to, as a chart and, beside it, as a table with the same figures.
class StatisticsPage : public QWidget {
    Q_OBJECT
public:
    /// The ways to divide the games.
    enum class By : std::uint8_t { Level, Colour, Ending, Time };

    explicit StatisticsPage(QWidget* parent = nullptr);

    /// Nothing: there are no charts here, the table stands alone.
    void setChartMaker(ChartMaker maker);
    void setStatistics(const exam::Statistics& statistics);

    /// What is charted; also for tests.
    static ChartData chartOf(const exam::Statistics& statistics, By by);

Q_SIGNALS:
    void closed();

private:
    void fillTable(const ChartData& figures);
    void refresh();

    exam::Statistics m_statistics;
    ChartMaker m_maker = nullptr;
    QLabel* m_total;
    QComboBox* m_by;
    QVBoxLayout* m_place; ///< of the chart
    QWidget* m_chart = nullptr;
    QTableWidget* m_table;
    QLabel* m_empty;
    QWidget* m_body;
};

} // namespace ui
