// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/seriesrow.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace ui {

/// All series as a table.
class SeriesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Date, Plan, Level, Examinee, Rounds, Points, Verdict, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setRows(std::vector<SeriesRow> rows);
    /// Nothing for an index outside the table.
    std::optional<SeriesRow> rowAt(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::vector<SeriesRow> m_rows;
};

/// The rounds of one series as a table.
class RoundsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Number, Opponent, Colour, Result, Score, Points, Note, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setSeries(const exam::Series& series);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    /// One cell in words, also for the printed sheet.
    static QString text(const exam::Series& series, std::size_t round, int column);
    static QString title(int column);

private:
    exam::Series m_series;
};

} // namespace ui
