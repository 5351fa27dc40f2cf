// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/reviewvalues.h"

#include <QAbstractTableModel>

#include <vector>

namespace ui {

/// The moves of a line; row 0 is the beginning.
class MovesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column : int { Number, Move, Time, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setRows(std::vector<ReviewRow> rows);
    const std::vector<ReviewRow>& rows() const { return m_rows; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const QModelIndex& index) const;

    std::vector<ReviewRow> m_rows{ReviewRow{}};
};

} // namespace ui
