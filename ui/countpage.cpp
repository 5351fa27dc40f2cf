// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/countpage.h"

#include "ui/ask.h"
#include "ui/boardwidget.h"
#include "ui/counttable.h"
#include "ui/grouplist.h"
#include "ui/refereedialog.h"
#include "ui/stampedbutton.h"
#include "ui/style.h"
#include "ui/texts.h"

#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>

#include <algorithm>
#include <variant>

namespace ui {

CountPage::CountPage(QWidget* parent)
    : QWidget(parent)
    , m_board(new BoardWidget(this))
    , m_source(style::quiet({}, this))
    , m_order(style::text({}, this))
    , m_notice(style::text({}, this))
    , m_groups(new GroupList(this))
    , m_table(new CountTable(this))
    , m_result(style::heading(style::Level::Section, {}, this))
    , m_bringBack(new StampedButton(this))
    , m_callReferee(new StampedButton(this))
{
    m_board->setObjectName(QStringLiteral("countBoard"));
    m_source->setObjectName(QStringLiteral("deadSource"));
    m_order->setObjectName(QStringLiteral("confirmOrder"));
    m_notice->setObjectName(QStringLiteral("countNotice"));
    m_result->setObjectName(QStringLiteral("countResult"));
    style::layBeside(this, m_board, makePanel());
    connect(m_board, &BoardWidget::pointPressed, this,
        [this](go::Point point, quint64 stamp) { Q_EMIT wished(exam::MarkDead{point}, stamp); });
    connect(m_groups, &GroupList::turned, this, &CountPage::turn);
    connect(m_groups, &GroupList::looked, this, &CountPage::showBoard);
    refresh();
}

QWidget* CountPage::makePanel()
{
    auto* panel = new QWidget(this);
    panel->setFixedWidth(style::sideWidth);
    auto* column = new QVBoxLayout(panel);
    column->setSpacing(style::space);
    column->addWidget(style::heading(style::Level::Page, tr("Dead stones"), panel));
    column->addWidget(style::text(
        tr("Press a stone that cannot avoid capture; its whole chain is turned over. Groups with two real "
           "eyes or in seki live; life by a threat that never ends (false life) is none."), // A34, A56
        panel));
    column->addWidget(m_source);
    column->addWidget(m_groups, 1);
    column->addWidget(m_notice);
    column->addWidget(m_table);
    column->addWidget(m_result);
    column->addWidget(m_order);
    auto* grid = new QGridLayout;
    grid->setSpacing(style::gap);
    for (const auto color : go::bothColors)
        m_buttons[color] = makeButtons(color, *grid);
    column->addLayout(grid);
    m_bringBack->setObjectName(QStringLiteral("bringBack"));
    m_bringBack->setText(tr("Bring the disputed position back…"));
    m_bringBack->setToolTip(tr("If both wish: the position as it was before the dispute was played out."));
    connect(m_bringBack, &StampedButton::stamped, this, &CountPage::bringBack);
    column->addWidget(m_bringBack);
    m_callReferee->setObjectName(QStringLiteral("callReferee"));
    m_callReferee->setText(tr("&Call the referee"));
    connect(m_callReferee, &StampedButton::stamped, this, &CountPage::callReferee);
    column->addWidget(m_callReferee, 0, Qt::AlignLeft);
    return panel;
}

CountPage::SideButtons CountPage::makeButtons(go::Color color, QGridLayout& grid)
{
    const bool black = color == go::Color::Black;
    SideButtons made{new StampedButton(this), new StampedButton(this)};
    made.confirm->setObjectName(black ? QStringLiteral("confirmBlack") : QStringLiteral("confirmWhite"));
    made.confirm->setText(black ? tr("&Black confirms") : tr("&White confirms"));
    made.confirm->setIcon(style::disc(black ? style::Disc::Black : style::Disc::White));
    made.confirm->setMinimumHeight(40);
    made.dispute->setObjectName(black ? QStringLiteral("disputeBlack") : QStringLiteral("disputeWhite"));
    made.dispute->setText(black ? tr("Black plays on…") : tr("White plays on…"));
    made.dispute->setToolTip(tr("The stones are disputed: the game goes on and this side moves first."));
    connect(made.confirm, &StampedButton::stamped, this,
        [this, color](quint64 stamp) { Q_EMIT wished(exam::ConfirmDead{color}, stamp); });
    connect(
        made.dispute, &StampedButton::stamped, this, [this, color](quint64 stamp) { dispute(color, stamp); });
    const int row = black ? 0 : 1;
    grid.addWidget(made.confirm, row, 0);
    grid.addWidget(made.dispute, row, 1);
    return made;
}

void CountPage::dispute(go::Color color, quint64 stamp)
{
    const Question question{tr("Play on?"),
        color == go::Color::Black ? tr("The clock runs again and Black is to move. Play the dispute out?")
                                  : tr("The clock runs again and White is to move. Play the dispute out?"),
        tr("Play on"), tr("Keep counting")};
    if (ask(this, question))
        Q_EMIT wished(exam::DisputeDead{color}, stamp);
}

void CountPage::bringBack(quint64 stamp)
{
    const Question question{tr("Bring the position back?"),
        tr("The moves since the dispute are taken off, and both clocks stand as they did. Do both players "
           "wish it?"),
        tr("Both wish it"), tr("Keep this position")};
    if (ask(this, question))
        Q_EMIT wished(exam::BringBack{}, stamp);
}

void CountPage::callReferee()
{
    const auto* counting = std::get_if<exam::Counting>(&m_session.phase);
    if (counting == nullptr || m_referee != nullptr)
        return;
    m_referee = new RefereeDialog(m_session, counting->first, this);
    m_referee->setAttribute(Qt::WA_DeleteOnClose);
    m_referee->setIncident(exam::Incident::FalseLife); // what is disputed here most (A56)
    connect(m_referee, &QDialog::finished, this, [this](int result) {
        const auto command = m_referee->command();
        m_referee = nullptr;
        if (result == QDialog::Accepted && command)
            Q_EMIT wished(*command, 0);
    });
    m_referee->open();
}

void CountPage::setSession(const exam::Session& session)
{
    m_session = session;
    refresh();
}

void CountPage::setJudgement(const std::optional<go::DeadStones>& judged, Looking looking)
{
    m_judged = judged;
    m_looking = looking;
    refresh();
}

void CountPage::turn(const StoneGroup& group)
{
    for (const auto chain : chainsToTurn(group, marked()))
        Q_EMIT wished(exam::MarkDead{chain}, 0);
}

void CountPage::setLook(BoardLook look) { m_board->setLook(look); }

void CountPage::setCoordinates(Coordinates coordinates) { m_board->setCoordinates(coordinates); }

void CountPage::refresh()
{
    const auto* counting = std::get_if<exam::Counting>(&m_session.phase);
    showButtons(counting);
    m_board->setMode(counting == nullptr ? BoardWidget::Mode::Locked : BoardWidget::Mode::Mark);
    if (counting == nullptr)
        return;
    const MarkedBoard now = marked();
    m_groups->setGroups(stoneGroups(now), now.board.size());
    showBoard();
    m_source->setText(source(*counting));
    const QString said = notice();
    m_notice->setText(said);
    m_notice->setVisible(!said.isEmpty());
    if (const auto score = exam::scoreOf(m_session)) {
        const go::Rules& rules = m_session.setup.rules;
        m_table->setCount(score->count);
        m_result->setText(
            tr("So far: %1").arg(texts::countedResult(go::outcomeOf(*score, rules), rules.scoring)));
    }
}

MarkedBoard CountPage::marked() const
{
    MarkedBoard now{m_session.game.board(), go::PointSet(m_session.game.size()), m_judged};
    if (const auto* counting = std::get_if<exam::Counting>(&m_session.phase))
        now.dead = go::PointSet(m_session.game.size(), counting->dead);
    return now;
}

void CountPage::showBoard()
{
    const auto* counting = std::get_if<exam::Counting>(&m_session.phase);
    if (counting == nullptr)
        return;
    BoardView view = markedView(marked());
    // A33: each who has confirmed has laid a stone of the other colour at the own corner.
    for (const auto color : go::bothColors) {
        if (counting->confirmed[color])
            view.signs[color] = Sign::AgreesEnd;
    }
    m_board->setView(m_groups->pointedOut(view));
}

QString CountPage::source(const exam::Counting& counting) const
{
    if (m_looking == Looking::Yes) {
        return tr("The program is looking for dead stones. You may mark them yourselves at once.");
    }
    if (counting.source == exam::DeadSource::Program && counting.dead.empty())
        return tr("The program finds no dead stones.");
    if (counting.source == exam::DeadSource::Players && counting.dead.empty())
        return tr("The players mark no stones as dead.");
    return texts::deadSource(counting.source);
}

void CountPage::showButtons(const exam::Counting* counting)
{
    for (const auto color : go::bothColors) {
        const bool done = counting != nullptr && counting->confirmed[color];
        const bool waits
            = counting != nullptr && color != counting->first && !counting->confirmed[counting->first];
        m_buttons[color].confirm->setEnabled(counting != nullptr && !done && !waits);
        m_buttons[color].dispute->setEnabled(counting != nullptr);
    }
    m_callReferee->setEnabled(counting != nullptr);
    m_bringBack->setVisible(counting != nullptr && m_session.disputed.has_value());
    m_order->setText(counting == nullptr ? QString() : order(*counting));
}

QString CountPage::order(const exam::Counting& counting)
{
    const bool black = counting.first == go::Color::Black;
    if (counting.confirmed[counting.first]) {
        return black ? tr("Black has confirmed. White confirms now.")
                     : tr("White has confirmed. Black confirms now.");
    }
    return black ? tr("Black was to move and confirms first.") : tr("White was to move and confirms first.");
}

QString CountPage::notice() const
{
    const MarkedBoard now = marked();
    const int shared = go::areaOf(now.board, now.dead).shared.count();
    QStringList lines;
    if (m_judged)
        lines.append(unfinishedText(*m_judged));
    if (shared > 0)
        lines.append(tr("%n shared point(s): half for each side.", nullptr, shared));
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

} // namespace ui
