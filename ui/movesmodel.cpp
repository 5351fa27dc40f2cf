// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/movesmodel.h"

#include "ui/style.h"
#include "ui/texts.h"

namespace ui {

void MovesModel::setGame(const ReviewGame& game)
{
    beginResetModel();
    m_size = game.game.size();
    m_plies = game.game.plies();
    m_spent = game.spent;
    endResetModel();
}

int MovesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_plies.size()) + 1;
}

int MovesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int{ColumnCount};
}

QString MovesModel::moveText(const go::Ply& ply, go::BoardSize size)
{
    QString where = texts::point(ply.point, size);
    switch (ply.kind) {
    case go::PlyKind::Stone:
        return where;
    case go::PlyKind::Pass:
        return tr("pass");
    case go::PlyKind::Void:
        return tr("%1 void").arg(where);
    }
    return {};
}

QString MovesModel::text(int ply, int column) const
{
    if (ply == 0)
        return column == Move ? tr("Beginning") : QString();
    const auto index = static_cast<std::size_t>(ply - 1);
    const auto timeIndex = static_cast<std::size_t>(ply);
    switch (column) {
    case Number:
        return QString::number(ply);
    case Move:
        return moveText(m_plies.at(index), m_size);
    case Time:
        return timeIndex < m_spent.size() && m_spent.at(timeIndex).count() >= 0
            ? texts::duration(m_spent.at(timeIndex))
            : QString();
    default:
        return {};
    }
}

QVariant MovesModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    if (role == Qt::DisplayRole)
        return text(index.row(), index.column());
    if (role == Qt::TextAlignmentRole && index.column() != Move)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    if (index.row() == 0 || index.column() != Move)
        return {};
    const auto& ply = m_plies.at(static_cast<std::size_t>(index.row() - 1));
    if (role == Qt::DecorationRole)
        return style::disc(ply.color == go::Color::Black ? style::Disc::Black : style::Disc::White);
    if (role == Qt::AccessibleTextRole)
        return tr("%1 %2", "colour and point").arg(texts::color(ply.color), moveText(ply, m_size));
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
