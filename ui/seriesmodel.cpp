// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/seriesmodel.h"

#include "ui/texts.h"
#include "ui/textsseries.h"

#include <QLocale>

#include <utility>

namespace ui {

namespace {

QVariant alignmentOf(bool number)
{
    return number ? QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter)) : QVariant();
}

} // namespace

void SeriesModel::setRows(std::vector<SeriesRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

std::optional<SeriesRow> SeriesModel::rowAt(int row) const
{
    const auto index = static_cast<std::size_t>(row);
    return index < m_rows.size() ? std::optional(m_rows.at(index)) : std::nullopt;
}

int SeriesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int SeriesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int{ColumnCount};
}

QVariant SeriesModel::data(const QModelIndex& index, int role) const
{
    const auto row = index.isValid() ? rowAt(index.row()) : std::nullopt;
    if (!row)
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignmentOf(index.column() == Points);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const exam::SeriesPlan& plan = row->series.plan;
    const exam::Standing standing = exam::standingOf(row->series);
    switch (index.column()) {
    case Date:
        return QLocale().toString(row->created.toLocalTime(), QLocale::ShortFormat);
    case Plan:
        return texts::planName(plan);
    case Level:
        return QString::fromStdString(plan.level);
    case Examinee:
        return texts::playerAndGrade(plan.player);
    case Rounds:
        return tr("%1 of %2", "rounds").arg(plan.rounds - standing.tally.remaining).arg(plan.rounds);
    case Points:
        return QString::number(standing.tally.points);
    case Verdict:
        return texts::verdict(standing.verdict);
    default:
        return {};
    }
}

QVariant SeriesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Date:
        return tr("Date");
    case Plan:
        return tr("Plan");
    case Level:
        return tr("Level");
    case Examinee:
        return tr("Examinee");
    case Rounds:
        return tr("Rounds");
    case Points:
        return tr("Points");
    case Verdict:
        return tr("Verdict");
    default:
        return {};
    }
}

void RoundsModel::setSeries(const exam::Series& series)
{
    beginResetModel();
    m_series = series;
    endResetModel();
}

int RoundsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_series.rounds.size());
}

int RoundsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int{ColumnCount};
}

QString RoundsModel::text(const exam::Series& series, std::size_t number, int column)
{
    const exam::Round& round = series.rounds.at(number);
    const auto score = exam::scoreOf(round);
    switch (column) {
    case Number:
        return QString::number(number + 1);
    case Opponent:
        return round.kind == exam::RoundKind::Bye ? QString() : texts::playerAndGrade(round.opponent);
    case Colour:
        return round.colour ? texts::color(*round.colour) : QString();
    case Result:
        return texts::roundResult(round, series.plan.setup.rules.scoring);
    case Score:
        return score ? texts::roundScore(*score) : QString();
    case Points:
        return score ? QString::number(exam::pointsOf(series.plan, *score)) : QString();
    case Note:
        return QString::fromStdString(round.note);
    default:
        return {};
    }
}

QVariant RoundsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignmentOf(index.column() == Points || index.column() == Number);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    return text(m_series, static_cast<std::size_t>(index.row()), index.column());
}

QString RoundsModel::title(int column)
{
    switch (column) {
    case Number:
        return tr("Round");
    case Opponent:
        return tr("Opponent");
    case Colour:
        return tr("Colour");
    case Result:
        return tr("Result");
    case Score:
        return tr("Score");
    case Points:
        return tr("Points");
    case Note:
        return tr("Note");
    default:
        return {};
    }
}

QVariant RoundsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return orientation == Qt::Horizontal && role == Qt::DisplayRole ? title(section) : QVariant();
}

} // namespace ui
