// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/movesmodel.h"

#include "ui/style.h"
#include "ui/texts.h"

#include <utility>

namespace ui {

void MovesModel::setRows(std::vector<ReviewRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int MovesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int MovesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int{ColumnCount};
}

QString MovesModel::text(const QModelIndex& index) const
{
    const ReviewRow& row = m_rows.at(static_cast<std::size_t>(index.row()));
    switch (index.column()) {
    case Number:
        return row.number > 0 ? QString::number(row.number) : QString();
    case Move:
        return index.row() == 0 && row.move.isEmpty() ? tr("Beginning") : row.move;
    case Time:
        return row.time;
    default:
        return {};
    }
}

QVariant MovesModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    if (role == Qt::DisplayRole)
        return text(index);
    if (role == Qt::TextAlignmentRole && index.column() != Move)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    const ReviewRow& row = m_rows.at(static_cast<std::size_t>(index.row()));
    if (index.column() != Move || !row.color)
        return {};
    if (role == Qt::DecorationRole)
        return style::disc(*row.color == go::Color::Black ? style::Disc::Black : style::Disc::White);
    if (role == Qt::AccessibleTextRole)
        return tr("%1 %2", "colour and point").arg(texts::color(*row.color), row.move);
    return {};
}

QVariant MovesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Number:
        return tr("No.");
    case Move:
        return tr("Move");
    case Time:
        return tr("Time used");
    default:
        return {};
    }
}

} // namespace ui
