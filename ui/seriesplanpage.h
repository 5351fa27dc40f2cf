// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/series.h"

#include <QString>
#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;
class QTableWidget;

namespace ui {

class GameFields;
class SeriesPlanFields;
class TimeFields;

/// Everything that is fixed before the first round of a series, on one page.
class SeriesPlanPage : public QWidget {
    Q_OBJECT
public:
    explicit SeriesPlanPage(QWidget* parent = nullptr);

    /// Plans that people saved, offered below the known exams.
    void setSavedPlans(const std::vector<exam::SeriesPlan>& plans);
    void setPlan(const exam::SeriesPlan& plan);
    /// What the fields say.
    exam::SeriesPlan plan() const;
    /// Why the series cannot begin, in words; empty if it can.
    QString obstacle() const;

Q_SIGNALS:
    void beginWished(const exam::SeriesPlan& plan);
    void savePlanWished(const exam::SeriesPlan& plan);
    void removePlanWished(const QString& name); ///< the question is already answered
    void cancelled();

private:
    QWidget* makeHead();
    QWidget* makeExam();
    QWidget* makePlayers();
    QWidget* makeGames();
    QWidget* makeFoot();
    void fillPlans();
    void choosePlan(int index);
    void fillOpponents(const std::vector<exam::Player>& opponents);
    std::vector<exam::Player> opponents() const;
    /// The place among the saved plans of what is chosen; below 0 if it is none of them.
    int ownIndex() const;
    void refresh();
    void savePlan();
    void removePlan();

    std::vector<exam::SeriesPlan> m_saved;
    exam::SeriesPlan m_base; // what the page has no field for
    bool m_filling = false;

    QComboBox* m_plan;
    QLabel* m_unverified;
    QPushButton* m_remove;
    SeriesPlanFields* m_exam;
    QLineEdit* m_player;
    QLineEdit* m_grade;
    QTableWidget* m_opponents;
    GameFields* m_game;
    TimeFields* m_time;
    QRadioButton* m_strict;
    QRadioButton* m_hint;
    QComboBox* m_profile;
    QLabel* m_obstacle;
    QPushButton* m_begin;
};

} // namespace ui
