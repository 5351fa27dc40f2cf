// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/archivemodel.h"

#include <QLocale>
#include <QStringList>

#include <utility>

namespace ui {

namespace {

QString player(const QString& name, const QString& grade)
{
    QString both = QStringLiteral("%1 %2").arg(name, grade).trimmed();
    return both.isEmpty() ? QStringLiteral("–") : both;
}

} // namespace

void ArchiveModel::setRows(std::vector<GameRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

std::optional<GameRow> ArchiveModel::rowAt(int row) const
{
    const auto index = static_cast<std::size_t>(row);
    return index < m_rows.size() ? std::optional(m_rows.at(index)) : std::nullopt;
}

int ArchiveModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ArchiveModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int{ColumnCount};
}

QString ArchiveModel::text(const GameRow& row, int column)
{
    switch (column) {
    case Date:
        return QLocale().toString(row.date.toLocalTime(), QLocale::ShortFormat);
    case Black:
        return player(row.black, row.blackGrade);
    case White:
        return player(row.white, row.whiteGrade);
    case Board:
        return row.boardLines == 0 ? tr("Clock only") : tr("%1 lines").arg(row.boardLines);
    case Moves:
        return QString::number(row.moves);
    case Result:
        return row.finished ? row.result : tr("unfinished");
    default:
        return {};
    }
}

QVariant ArchiveModel::sortValue(const GameRow& row, int column)
{
    switch (column) {
    case Date:
        return row.date;
    case Board:
        return row.boardLines;
    case Moves:
        return row.moves;
    default:
        return text(row, column);
    }
}

QVariant ArchiveModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const auto row = rowAt(index.row());
    if (!row)
        return {};
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return text(*row, index.column());
    if (role == sortRole)
        return sortValue(*row, index.column());
    const bool isNumber = index.column() == Moves || index.column() == Board;
    if (role == Qt::TextAlignmentRole && isNumber)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    return {};
}

QVariant ArchiveModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Date:
        return tr("Date");
    case Black:
        return tr("Black");
    case White:
        return tr("White");
    case Board:
        return tr("Board");
    case Moves:
        return tr("Moves");
    case Result:
        return tr("Result");
    default:
        return {};
    }
}

} // namespace ui
