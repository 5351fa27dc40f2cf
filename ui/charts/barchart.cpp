// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chartdata.h"

#include <QApplication>
#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QChartView>
#include <QHorizontalStackedBarSeries>
#include <QPalette>
#include <QValueAxis>

#include <algorithm>

namespace {

/// The largest bar, at least 1.
int longestBar(const ui::ChartData& data)
{
    int longest = 1;
    for (qsizetype i = 0; i < data.categories.size(); ++i) {
        int sum = 0;
        for (const ui::ChartBars& bars : data.bars) {
            sum += bars.values.value(i);
        }
        longest = std::max(longest, sum);
    }
    return longest;
}

QStringList reversed(QStringList values)
{
    std::reverse(values.begin(), values.end());
    return values;
}

} // namespace

extern "C" Q_DECL_EXPORT QWidget* kaoduanMakeChart(const ui::ChartData& data, QWidget* parent)
{
    auto* series = new QHorizontalStackedBarSeries;
    for (const ui::ChartBars& bars : data.bars) {
        auto* set = new QBarSet(bars.name);
        set->setColor(bars.colour);
        set->setBorderColor(Qt::transparent);
        // The axis grows upwards, a person reads downwards.
        for (auto value = bars.values.crbegin(); value != bars.values.crend(); ++value) {
            set->append(*value);
        }
        series->append(set);
    }
    auto* chart = new QChart;
    chart->addSeries(series);
    chart->setTitle(data.title);
    auto* categories = new QBarCategoryAxis;
    categories->append(reversed(data.categories));
    chart->addAxis(categories, Qt::AlignLeft);
    series->attachAxis(categories);
    auto* values = new QValueAxis;
    const int longest = longestBar(data);
    constexpr int mostTicks = 10;
    const int step = (longest + mostTicks - 1) / mostTicks;
    const int steps = (longest + step - 1) / step;
    values->setRange(0, step * steps);
    values->setTickCount(steps + 1);
    values->setLabelFormat(QStringLiteral("%d"));
    chart->addAxis(values, Qt::AlignBottom);
    series->attachAxis(values);
    chart->legend()->setAlignment(Qt::AlignBottom);

    const QPalette palette = QApplication::palette();
    chart->setBackgroundBrush(palette.base());
    chart->setTitleBrush(palette.windowText());
    chart->legend()->setLabelColor(palette.color(QPalette::WindowText));
    for (QAbstractAxis* axis : chart->axes()) {
        axis->setLabelsColor(palette.color(QPalette::WindowText));
    }
    auto* view = new QChartView(chart, parent);
    view->setObjectName(QStringLiteral("chart"));
    view->setRenderHint(QPainter::Antialiasing);
    view->setFocusPolicy(Qt::NoFocus); // the table beside it says the same
    return view;
}
