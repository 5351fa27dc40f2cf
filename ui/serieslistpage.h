// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/seriesrow.h"

#include <QWidget>

#include <optional>
#include <vector>

class QFrame;
class QLabel;
class QPushButton;
class QTableView;

namespace ui {

class SeriesModel;

/// All exam series, newest first: open, begin another one, delete, statistics.
class SeriesListPage : public QWidget {
    Q_OBJECT
public:
    explicit SeriesListPage(QWidget* parent = nullptr);

    /// The selection stays on the same series if it is still there.
    void setRows(std::vector<SeriesRow> rows);

Q_SIGNALS:
    void newWished();
    void openWished(qint64 id);
    /// The series is to leave the list; undoDeleteWished() may follow.
    void deleteWished(qint64 id);
    void undoDeleteWished(qint64 id);
    void statisticsWished();
    void closed();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void makeTable();
    QFrame* makeUndo();
    QWidget* makeActions();
    std::optional<SeriesRow> current() const;
    void open();
    void remove();
    void undo();
    void refresh();

    SeriesModel* m_model;
    QTableView* m_table;
    QLabel* m_empty;
    QLabel* m_undoText;
    QFrame* m_undo;
    QPushButton* m_open;
    QPushButton* m_delete;
    QPushButton* m_statistics;
    qint64 m_deleted = 0;
};

} // namespace ui
