// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>
#include <QString>
#include <QStringList>

class QWidget;

namespace ui {

/// One kind of bar: a value for each category.
struct ChartBars {
    QString name;
    QColor colour;
    QList<int> values;
};

/// A bar for each category, its parts on one another.
struct ChartData {
    QString title;
    QStringList categories;
    QList<ChartBars> bars;
};

/// Makes a chart; the parent owns it. Charts lie in a library of their own, which is loaded when the first
/// one is to be seen.
using ChartMaker = QWidget* (*)(const ChartData& data, QWidget* parent);
/// The name of a ChartMaker in that library.
inline constexpr const char* chartMakerName = "kaoduanMakeChart";

} // namespace ui
