// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/values.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace ui {

/// The games of the archive as a table.
class ArchiveModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Date, Black, White, Board, Moves, Result, ColumnCount };
    /// What sorting compares: dates and numbers, not their words.
    static constexpr int sortRole = Qt::UserRole;

    using QAbstractTableModel::QAbstractTableModel;

    void setRows(std::vector<GameRow> rows);
    /// Nothing for an index outside the table.
    std::optional<GameRow> rowAt(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    static QString text(const GameRow& row, int column);
    static QVariant sortValue(const GameRow& row, int column);

    std::vector<GameRow> m_rows;
};

} // namespace ui
