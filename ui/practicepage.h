// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/timing/instant.h"
#include "ui/boardgeometry.h"
#include "ui/boardtheme.h"
#include "ui/practiceposition.h"
#include "ui/stonegroups.h"

#include <QWidget>

#include <cstdint>
#include <optional>
#include <vector>

class QButtonGroup;
class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
class QStackedLayout;

namespace ui {

class BoardWidget;
class CountPlayer;
class GroupList;
class QuarterSpin;

/// Where practice positions come from.
enum class PracticeSource : std::uint8_t { BuiltIn, Archive, Folder };

/// How often somebody was right in this session.
struct PracticeTally {
    int right = 0;
    int wrong = 0;

    friend bool operator==(const PracticeTally&, const PracticeTally&) = default;
};

/// Counting practice: a finished position, who wins and by how much?
class PracticePage : public QWidget {
    Q_OBJECT
public:
    explicit PracticePage(QWidget* parent = nullptr);

    /// Asks a new question.
    void setPosition(const PracticePosition& position);
    /// No position: why, in a line; empty while one is asked.
    void setNothing(const QString& why);
    void setSource(PracticeSource source);
    /// How long the question has stood.
    void setElapsed(timing::Millis elapsed);
    void setTally(const PracticeTally& tally);
    void setLook(BoardLook look);
    void setCoordinates(Coordinates coordinates);

    BoardWidget* board() const { return m_board; }
    CountPlayer* player() const { return m_player; }
    bool isAnswered() const { return m_answered; }

Q_SIGNALS:
    void sourceWished(ui::PracticeSource source);
    void nextWished();
    void previousWished();
    /// The question was answered, once.
    void answered(bool right);
    void closed();

private:
    QWidget* makeQuestion();
    QWidget* makePanel();
    QLayout* makeHead();
    QLayout* makeAnswer();
    QLayout* makeActions();
    QLayout* makeFoot();
    void connectAll();
    void turn(go::Point point);
    void turnGroup(const StoneGroup& group);
    void hint();
    void check();
    void showWorked();
    PracticeAnswer answer() const;
    QString verdict(const PracticeAnswer& given, bool right) const;
    MarkedBoard marked() const;
    void refresh();
    void showBoard();
    void showEnabled();

    std::optional<PracticePosition> m_position;
    go::PointSet m_dead;
    std::vector<AreaHint> m_hints;
    std::size_t m_hinted = 0;
    bool m_answered = false;

    QStackedLayout* m_stack = nullptr;
    BoardWidget* m_board;
    CountPlayer* m_player;
    GroupList* m_groups;
    QComboBox* m_source;
    QLabel* m_title;
    QLabel* m_rules;
    QLabel* m_clock;
    QLabel* m_tally;
    QButtonGroup* m_winner;
    QuarterSpin* m_margin;
    QListWidget* m_hintList;
    QLabel* m_verdict;
    QLabel* m_explained;
    QPushButton* m_check;
    QPushButton* m_hint;
    QPushButton* m_worked;
    QPushButton* m_previous;
    QPushButton* m_next;
};

} // namespace ui
