// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/positioncountpage.h"

#include "ui/boardwidget.h"
#include "ui/countplayer.h"
#include "ui/counttable.h"
#include "ui/grouplist.h"
#include "ui/rulefields.h"
#include "ui/style.h"
#include "ui/texts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedLayout>

namespace ui {

PositionCountPage::PositionCountPage(QWidget* parent)
    : QWidget(parent)
    , m_board(new BoardWidget(this))
    , m_player(new CountPlayer(this))
    , m_rules(new RuleFields(this))
    , m_groups(new GroupList(this))
    , m_table(new CountTable(this))
    , m_where(style::named(style::quiet({}, this), "positionWhere"))
    , m_source(style::named(style::quiet({}, this), "positionSource"))
    , m_notice(style::named(style::text({}, this), "positionNotice"))
    , m_result(style::named(style::heading(style::Level::Section, {}, this), "positionResult"))
    , m_margin(style::named(style::text({}, this), "positionMargin"))
    , m_comparison(style::named(style::text({}, this), "positionComparison"))
    , m_play(new QPushButton(tr("&Count it step by step"), this))
{
    m_board->setObjectName(QStringLiteral("positionBoard"));
    m_board->setMode(BoardWidget::Mode::Mark);
    m_play->setObjectName(QStringLiteral("playCountButton"));
    style::makeMain(m_play);
    m_stack = new QStackedLayout(this);
    m_stack->addWidget(makePage());
    m_stack->addWidget(m_player);
    m_player->setLeaveText(tr("Back to the dead stones"));
    connect(m_board, &BoardWidget::pointPressed, this, &PositionCountPage::turn);
    connect(m_groups, &GroupList::turned, this, &PositionCountPage::turnGroup);
    connect(m_groups, &GroupList::looked, this, &PositionCountPage::showBoard);
    connect(m_rules, &RuleFields::changed, this, &PositionCountPage::refresh);
    connect(m_player, &CountPlayer::left, this, [this] { m_stack->setCurrentIndex(0); });
    connect(m_play, &QPushButton::clicked, this, [this] {
        const CountedGame game = counted();
        m_player->setGame(game);
        m_player->setRemark(comparison(game));
        m_stack->setCurrentIndex(1);
    });
    refresh();
}

QWidget* PositionCountPage::makePage()
{
    auto* page = new QWidget(this);
    style::layBeside(page, m_board, makePanel());
    return page;
}

QWidget* PositionCountPage::makePanel()
{
    auto* panel = new QWidget(this);
    panel->setFixedWidth(style::sideWidth);
    auto* column = new QVBoxLayout(panel);
    column->addWidget(style::heading(style::Level::Page, tr("Count this position"), panel));
    column->addWidget(m_where);
    column->addWidget(m_rules);
    column->addWidget(m_source);
    column->addWidget(m_groups, 1);
    column->addWidget(m_notice);
    column->addWidget(m_table);
    column->addWidget(m_result);
    column->addWidget(m_margin);
    column->addWidget(m_comparison);
    column->addLayout(makeFoot());
    return panel;
}

QLayout* PositionCountPage::makeFoot()
{
    auto* foot = new QHBoxLayout;
    auto* back = new QPushButton(tr("&Back to the game"), this);
    back->setObjectName(QStringLiteral("backToGame"));
    connect(back, &QPushButton::clicked, this, &PositionCountPage::closed);
    foot->addWidget(back);
    foot->addStretch();
    foot->addWidget(m_play);
    return foot;
}

void PositionCountPage::setPosition(const PositionToCount& position)
{
    m_position = position;
    m_marked = {position.game.board(), go::PointSet(position.game.size()), std::nullopt};
    m_touched = false;
    m_where->setText(position.where);
    m_stack->setCurrentIndex(0);
    m_rules->setRules(position.rules);
    m_board->setFocus();
}

void PositionCountPage::setJudgement(const go::DeadStones& judged)
{
    m_marked.judged = judged;
    if (!m_touched)
        m_marked.dead = judged.dead;
    refresh();
}

void PositionCountPage::setLook(BoardLook look)
{
    m_board->setLook(look);
    m_player->setLook(look);
}

void PositionCountPage::setCoordinates(Coordinates coordinates)
{
    m_board->setCoordinates(coordinates);
    m_player->setCoordinates(coordinates);
}

void PositionCountPage::turn(go::Point point)
{
    if (m_marked.board.isEmpty(point))
        return;
    m_touched = true;
    turnChain(m_marked.dead, m_marked.board, point);
    refresh();
}

void PositionCountPage::turnGroup(const StoneGroup& group)
{
    for (const auto chain : chainsToTurn(group, m_marked))
        turn(chain);
}

CountedGame PositionCountPage::counted() const
{
    CountedGame game{m_position.game, m_marked.dead.points(), m_rules->rules(), {}};
    game.score = go::scoreOf(game.game, game.dead, game.rules, m_position.handicap, {});
    return game;
}

void PositionCountPage::refresh()
{
    m_groups->setGroups(stoneGroups(m_marked), m_marked.board.size());
    showBoard();
    const CountedGame game = counted();
    m_source->setText(source());
    const QString notice = m_marked.judged ? unfinishedText(*m_marked.judged) : QString();
    m_notice->setText(notice);
    m_notice->setVisible(!notice.isEmpty());
    m_table->setCount(game.score.count);
    m_result->setText(resultText(game));
    m_margin->setText(marginText(game));
    const QString compared = comparison(game);
    m_comparison->setText(compared);
    m_comparison->setVisible(!compared.isEmpty());
}

void PositionCountPage::showBoard() { m_board->setView(m_groups->pointedOut(markedView(m_marked))); }

QString PositionCountPage::source() const
{
    if (!m_marked.judged)
        return tr("The program is looking for dead stones. You may mark them yourself at once.");
    return m_touched ? tr("You have marked these dead stones. Press a stone to turn its chain over.")
                     : tr("The program proposes these dead stones. Press a stone to turn its chain over.");
}

QString PositionCountPage::comparison(const CountedGame& game) const
{
    const go::Outcome& recorded = m_position.recorded;
    if (recorded.kind == go::OutcomeKind::Unknown)
        return {};
    const QString said = texts::countedResult(recorded, m_position.rules.scoring);
    if (recorded == go::outcomeOf(game.score, game.rules))
        return tr("The record says the same: %1.").arg(said);
    return tr("The record says: %1.").arg(said);
}

} // namespace ui
