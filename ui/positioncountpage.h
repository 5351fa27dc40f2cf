// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/deadstones.h"
#include "core/go/game.h"
#include "core/go/outcome.h"
#include "ui/boardgeometry.h"
#include "ui/boardtheme.h"
#include "ui/countwalk.h"
#include "ui/stonegroups.h"

#include <QString>
#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QStackedLayout;

namespace ui {

class BoardWidget;
class CountPlayer;
class CountTable;
class GroupList;
class RuleFields;

/// A position of a record that is to be counted.
struct PositionToCount {
    QString where; ///< "Move 123"
    go::Game game = go::Game(); // its constructor is explicit
    go::Rules rules; ///< those of the record, to begin with
    int handicap = 0; ///< stones that Black pays back for, where the rules say so
    go::Outcome recorded; ///< Unknown if the record has no result
};

/// Counts any position of a record by any rules, without touching the record.
class PositionCountPage : public QWidget {
    Q_OBJECT
public:
    explicit PositionCountPage(QWidget* parent = nullptr);

    /// Shows a position with nothing marked; the program is about to look for dead stones.
    void setPosition(const PositionToCount& position);
    /// What was found; it is taken over unless somebody has marked stones meanwhile.
    void setJudgement(const go::DeadStones& judged);
    void setLook(BoardLook look);
    void setCoordinates(Coordinates coordinates);

    BoardWidget* board() const { return m_board; }
    CountPlayer* player() const { return m_player; }

Q_SIGNALS:
    void closed();

private:
    QWidget* makePage();
    QWidget* makePanel();
    QLayout* makeFoot();
    void turn(go::Point point);
    void turnGroup(const StoneGroup& group);
    void refresh();
    void showBoard();
    CountedGame counted() const;
    QString comparison(const CountedGame& game) const;
    QString source() const;

    PositionToCount m_position;
    MarkedBoard m_marked;
    bool m_touched = false; ///< somebody has marked stones

    QStackedLayout* m_stack = nullptr;
    BoardWidget* m_board;
    CountPlayer* m_player;
    RuleFields* m_rules;
    GroupList* m_groups;
    CountTable* m_table;
    QLabel* m_where;
    QLabel* m_source;
    QLabel* m_notice;
    QLabel* m_result;
    QLabel* m_margin;
    QLabel* m_comparison;
    QPushButton* m_play;
};

} // namespace ui
