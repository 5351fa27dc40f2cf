// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/profile.h"

#include <QWidget>

class QLabel;
class QTreeWidget;

namespace ui {

/// What may have happened, in groups, and for the chosen incident what the rules say, what is done and what
/// it costs in this game.
class IncidentPage : public QWidget {
    Q_OBJECT
public:
    explicit IncidentPage(const exam::Profile& profile, QWidget* parent = nullptr);

    void setIncident(exam::Incident incident);
    exam::Incident incident() const { return m_incident; }
    /// The words shown for the chosen incident.
    QString text() const;

Q_SIGNALS:
    void chosen(exam::Incident incident);

private:
    void fill();
    void show(exam::Incident incident);

    exam::Profile m_profile;
    exam::Incident m_incident = exam::Incident::Other;
    QTreeWidget* m_tree = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_rule = nullptr;
    QLabel* m_reaction = nullptr;
    QLabel* m_penalty = nullptr;
};

} // namespace ui
