// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

class ArchiveModel;

/// All games that were played here: search, sort, open, export, delete.
class ArchivePage : public QWidget {
    Q_OBJECT
public:
    explicit ArchivePage(QWidget* parent = nullptr);

    /// The selection stays on the same game if it is still there.
    void setRows(std::vector<GameRow> rows);

Q_SIGNALS:
    void openWished(qint64 id);
    void exportWished(qint64 id);
    /// The game is to leave the list; undoDeleteWished() may follow.
    void deleteWished(qint64 id);
    void undoDeleteWished(qint64 id);
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
    void refresh();

    ArchiveModel* m_model;
    QSortFilterProxyModel* m_shown;
    QLineEdit* m_search;
    QTableView* m_table;
    QLabel* m_empty;
    QPushButton* m_open;
    QPushButton* m_export;
    QPushButton* m_delete;
    QLabel* m_undoText;
    QFrame* m_undo;
    qint64 m_deleted = 0;
};

} // namespace ui
