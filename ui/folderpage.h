// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/recordlistmodel.h"
#include "ui/values.h"

#include <QStringList>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTableView;

namespace ui {

/// The records of a folder as a list that is searched and checked.
class FolderPage : public QWidget {
    Q_OBJECT
public:
    explicit FolderPage(QWidget* parent = nullptr);

    /// Empties the list for another folder.
    void begin(const QString& folder);
    void add(const std::vector<RecordRow>& rows);
    /// How far the work is; `all` 0: it is not known yet.
    void setProgress(int done, int all);
    /// No work is going on any more.
    void rest();

    const RecordListModel& records() const { return *m_model; }
    /// The paths that the search leaves, in the order shown.
    QStringList shownPaths() const;

Q_SIGNALS:
    void openWished(const QString& path);
    /// To play and count what is shown.
    void checkWished();
    void cancelled();
    void closed();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void makeTable();
    QWidget* makeSearch();
    QWidget* makeFoot();
    void openCurrent();
    void refresh();

    RecordListModel* m_model;
    RecordListFilter* m_shown;
    QLabel* m_title;
    QLineEdit* m_search;
    QComboBox* m_only;
    QTableView* m_table;
    QLabel* m_sum;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    QPushButton* m_open;
    QPushButton* m_check;
};

} // namespace ui
