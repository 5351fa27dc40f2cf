// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/countpage.h"

#include "ui/ask.h"
#include "ui/boardwidget.h"
#include "ui/counttable.h"
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
    , m_table(new CountTable(this))
    , m_result(style::heading(style::Level::Section, {}, this))
{
    m_board->setObjectName(QStringLiteral("countBoard"));
    m_source->setObjectName(QStringLiteral("deadSource"));
    m_order->setObjectName(QStringLiteral("confirmOrder"));
    m_notice->setObjectName(QStringLiteral("countNotice"));
    m_result->setObjectName(QStringLiteral("countResult"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(style::gap, style::gap, style::gap, style::gap);
    row->setSpacing(style::gap);
    row->addWidget(m_board, 1);
    row->addWidget(makePanel());
    connect(m_board, &BoardWidget::pointPressed, this,
        [this](go::Point point, quint64 stamp) { Q_EMIT wished(exam::MarkDead{point}, stamp); });
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
        tr("Press a stone that cannot avoid capture; its whole chain is turned over. Groups in seki live."),
        panel));
    column->addWidget(m_source);
    column->addWidget(m_notice);
    column->addWidget(m_table);
    column->addWidget(m_result);
    column->addStretch();
    column->addWidget(m_order);
    auto* grid = new QGridLayout;
    grid->setSpacing(style::gap);
    for (const auto color : go::bothColors)
        m_buttons[color] = makeButtons(color, *grid);
    column->addLayout(grid);
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

void CountPage::setSession(const exam::Session& session)
{
    m_session = session;
    refresh();
}

void CountPage::setDoubtful(const std::vector<go::Point>& stones)
{
    m_doubtful = stones;
    refresh();
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
    showBoard(*counting);
    m_source->setText(texts::deadSource(counting->source));
    const QString said = notice(*counting);
    m_notice->setText(said);
    m_notice->setVisible(!said.isEmpty());
    if (const auto score = exam::scoreOf(m_session)) {
        m_table->setCount(score->count);
        m_result->setText(tr("So far: %1").arg(texts::outcome(go::outcomeOf(*score, m_session.setup.rules))));
    }
}

void CountPage::showBoard(const exam::Counting& counting)
{
    BoardView view = boardView(m_session.game);
    const auto size = m_session.game.size();
    for (const auto point : counting.dead)
        view.dead.insert(go::indexOf(point, size));
    for (const auto point : m_doubtful) {
        if (m_session.game.board().at(point))
            view.doubtful.insert(go::indexOf(point, size));
    }
    view.owners = go::areaOf(m_session.game.board(), counting.dead).owners();
    // A33: each who has confirmed has laid a stone of the other colour at the own corner.
    for (const auto color : go::bothColors) {
        if (counting.confirmed[color])
            view.signs[color] = Sign::AgreesEnd;
    }
    m_board->setView(view);
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

QString CountPage::notice(const exam::Counting& counting) const
{
    const auto open = go::unfilledDame(m_session.game.board(), counting.dead).size();
    if (open == 0)
        return {};
    if (open == 1)
        return tr("One shared point is not filled: half of it for each side.");
    return tr("%1 shared points are not filled: half of them for each side.").arg(open);
}

} // namespace ui
