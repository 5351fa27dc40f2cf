// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/recordlistmodel.h"

#include <algorithm>

namespace ui {

namespace {

QString textOf(const RecordRow& row, int column)
{
    switch (column) {
    case RecordListModel::Black:
        return row.fault.isEmpty() ? row.black : row.fault;
    case RecordListModel::White:
        return row.white;
    case RecordListModel::Result:
        return row.result;
    case RecordListModel::Date:
        return row.date;
    case RecordListModel::Moves:
        return row.fault.isEmpty() ? QString::number(row.moves) : QString();
    case RecordListModel::Event:
        return row.event;
    case RecordListModel::File:
        return row.file;
    case RecordListModel::Check:
        return row.check;
    default:
        return {};
    }
}

} // namespace

void RecordListModel::clear()
{
    beginResetModel();
    m_rows.clear();
    m_rowOf.clear();
    endResetModel();
}

void RecordListModel::add(const std::vector<RecordRow>& rows)
{
    std::vector<RecordRow> fresh;
    int first = rowCount();
    int last = -1;
    for (const RecordRow& row : rows) {
        const auto known = m_rowOf.find(row.path);
        if (known == m_rowOf.end()) {
            fresh.push_back(row);
            continue;
        }
        m_rows[static_cast<std::size_t>(known->second)] = row;
        first = std::min(first, known->second);
        last = std::max(last, known->second);
    }
    if (last >= 0)
        Q_EMIT dataChanged(index(first, 0), index(last, ColumnCount - 1));
    if (fresh.empty())
        return;
    const int begin = rowCount();
    beginInsertRows({}, begin, begin + static_cast<int>(fresh.size()) - 1);
    for (RecordRow& row : fresh) {
        m_rowOf.emplace(row.path, static_cast<int>(m_rows.size()));
        m_rows.push_back(std::move(row));
    }
    endInsertRows();
}

int RecordListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RecordListModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int{ColumnCount};
}

QVariant RecordListModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const RecordRow& shown = row(index.row());
    if (role == sortRole && index.column() == Moves)
        return shown.moves;
    if (role == Qt::DisplayRole || role == sortRole)
        return textOf(shown, index.column());
    if (role == Qt::TextAlignmentRole && index.column() == Moves)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    if (role == Qt::ToolTipRole && index.column() == File)
        return shown.path;
    return {};
}

QVariant RecordListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Black:
        return tr("Black");
    case White:
        return tr("White");
    case Result:
        return tr("Result");
    case Date:
        return tr("Date");
    case Moves:
        return tr("Moves");
    case Event:
        return tr("Event");
    case File:
        return tr("File");
    case Check:
        return tr("Check");
    default:
        return {};
    }
}

RecordListFilter::RecordListFilter(RecordListModel& records, QObject* parent)
    : QSortFilterProxyModel(parent)
    , m_records(records)
{
    setSourceModel(&records);
    setSortRole(RecordListModel::sortRole);
    setSortLocaleAware(true);
}

void RecordListFilter::setWords(const QString& words)
{
    m_words = words.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

void RecordListFilter::setOnly(Only only)
{
    m_only = only;
    invalidateFilter();
}

bool RecordListFilter::filterAcceptsRow(int row, const QModelIndex& /*parent*/) const
{
    const RecordRow& record = m_records.row(row);
    switch (m_only) {
    case Only::All:
        break;
    case Only::Counted:
        if (!record.counted)
            return false;
        break;
    case Only::Differing:
        if (record.mark != CheckMark::Differs && record.mark != CheckMark::Impossible)
            return false;
        break;
    }
    return std::ranges::all_of(m_words, [&record](const QString& word) {
        for (int column = 0; column < RecordListModel::ColumnCount; ++column) {
            if (textOf(record, column).contains(word, Qt::CaseInsensitive))
                return true;
        }
        return false;
    });
}

} // namespace ui
