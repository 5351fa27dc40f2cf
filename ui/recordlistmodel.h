// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>
#include <QString>

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace ui {

/// What a check of a record came to.
enum class CheckMark : std::uint8_t { None, Agrees, Differs, NoCount, Impossible };

/// A record of a folder in a line.
struct RecordRow {
    QString path;
    QString file; ///< its name below the folder
    QString black;
    QString white;
    QString event;
    QString date;
    QString result; ///< in words
    int moves = 0;
    bool counted = false; ///< the result is one of a count
    CheckMark mark = CheckMark::None;
    QString check; ///< what the check says, in words
    QString fault; ///< why it cannot be opened; empty: it can
};

/// The records of a folder.
class RecordListModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column : int { Black, White, Result, Date, Moves, Event, File, Check, ColumnCount };
    static constexpr int sortRole = Qt::UserRole;

    using QAbstractTableModel::QAbstractTableModel;

    void clear();
    /// Adds rows; those whose path is known take its place.
    void add(const std::vector<RecordRow>& rows);
    const RecordRow& row(int row) const { return m_rows.at(static_cast<std::size_t>(row)); }
    const std::vector<RecordRow>& rows() const { return m_rows; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<RecordRow> m_rows;
    std::unordered_map<QString, int> m_rowOf;
};

/// Those that are looked for.
class RecordListFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    enum class Only : std::uint8_t {
        All,
        Counted, ///< ended by a count
        Differing, ///< the count differs from the file's result, or was impossible
    };

    explicit RecordListFilter(RecordListModel& records, QObject* parent = nullptr);

    /// Every word must occur in one of the texts of a row.
    void setWords(const QString& words);
    void setOnly(Only only);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    const RecordListModel& m_records;
    QStringList m_words;
    Only m_only = Only::All;
};

} // namespace ui
