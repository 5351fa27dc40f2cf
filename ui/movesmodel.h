// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/reviewgame.h"

#include <QAbstractTableModel>

namespace ui {

/// The moves of a game as a table: number, point and the time they took. Row 0 is the beginning.
class MovesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Number, Move, Time, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setGame(const ReviewGame& game);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    /// "Black Q16", "White passes": a ply in words.
    static QString moveText(const go::Ply& ply, go::BoardSize size);

private:
    QString text(int ply, int column) const;

    go::BoardSize m_size;
    std::vector<go::Ply> m_plies;
    std::vector<timing::Millis> m_spent;
};

} // namespace ui
