// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/archivefilter.h"

#include <QWidget>

class QComboBox;
class QDateEdit;
class QPushButton;

namespace ui {

/// What narrows the list of games, field by field.
class ArchiveFilterRow : public QWidget {
    Q_OBJECT
public:
    explicit ArchiveFilterRow(QWidget* parent = nullptr);

    /// Offers these; what was chosen stays if it is still among them.
    void setChoices(const ArchiveChoices& choices);
    ArchiveFilter filter() const;
    /// Whether anything is narrowed.
    bool isSet() const { return filter() != ArchiveFilter{}; }
    /// Shows everything again.
    void clear();

Q_SIGNALS:
    void changed();

private:
    QComboBox* add(const char* name, const QString& accessibleName);
    QDateEdit* addDate(const char* name, const QString& accessibleName);
    void fillPeriods();
    void fillResults();
    void refresh();

    QComboBox* m_shelf;
    QComboBox* m_player;
    QComboBox* m_period;
    QDateEdit* m_from;
    QDateEdit* m_to;
    QComboBox* m_winner;
    QComboBox* m_ending;
    QComboBox* m_event;
    QComboBox* m_level;
    QPushButton* m_clear;
};

} // namespace ui
