// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/archivefilter.h"
#include "ui/values.h"

#include <QWidget>

#include <optional>
#include <vector>

class QFrame;
class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;

namespace ui {

class ArchiveFilterRow;
class ArchiveModel;

/// All games that were played here: search, narrow, sort, open, export, delete and bring back.
class ArchivePage : public QWidget {
    Q_OBJECT
public:
    explicit ArchivePage(QWidget* parent = nullptr);

    /// The selection stays on the same game if it is still there.
    void setRows(std::vector<GameRow> rows);
    void setChoices(const ArchiveChoices& choices);
    /// What the rows are to be.
    ArchiveFilter filter() const;

Q_SIGNALS:
    /// Other rows are wanted, see filter().
    void filterChanged();
    void openWished(qint64 id);
    void exportWished(qint64 id);
    /// The game is to leave the list; undoDeleteWished() may follow.
    void deleteWished(qint64 id);
    void undoDeleteWished(qint64 id);
    /// A deleted game is to be deleted for good; the question is already answered.
    void eraseWished(qint64 id);
    void backUpWished();
    void restoreBackupWished();
    void closed();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void makeTable();
    QWidget* makeActions();
    QFrame* makeUndo();
    std::optional<GameRow> current() const;
    void wish(void (ArchivePage::*signal)(qint64));
    void remove();
    void undo();
    void select(qint64 id);
    void bringBack();
    void refresh();
    bool showsDeleted() const;
    QString countText() const;
    QString emptyText() const;

    ArchiveModel* m_model;
    QSortFilterProxyModel* m_shown;
    ArchiveChoices m_choices;
    QLineEdit* m_search;
    ArchiveFilterRow* m_filter;
    QLabel* m_count;
    QTableView* m_table;
    QLabel* m_empty;
    QPushButton* m_open;
    QPushButton* m_export;
    QPushButton* m_delete;
    QPushButton* m_bringBack;
    QLabel* m_undoText;
    QFrame* m_undo;
    qint64 m_deleted = 0;
};

} // namespace ui
