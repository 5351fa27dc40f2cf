// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/resultpage.h"

#include "ui/ask.h"
#include "ui/boardwidget.h"
#include "ui/checklist.h"
#include "ui/refereedialog.h"
#include "ui/resultsheet.h"
#include "ui/stampedbutton.h"
#include "ui/style.h"
#include "ui/texts.h"

#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>

#include <variant>

namespace ui {

ResultPage::ResultPage(QWidget* parent)
    : QWidget(parent)
    , m_board(new BoardWidget(this))
    , m_headline(style::heading(style::Level::Large, {}, this))
    , m_players(style::text({}, this))
    , m_lines(new QFormLayout)
    , m_comparison(style::quiet({}, this))
    , m_count(new QPushButton(tr("Show the &count"), this))
    , m_signing(style::text({}, this))
    , m_signatures(new QWidget(this))
    , m_next(makeNext())
    , m_closing(new Checklist(Checklist::Moment::After, this))
{
    m_board->setObjectName(QStringLiteral("resultBoard"));
    m_headline->setObjectName(QStringLiteral("resultHeadline"));
    m_players->setObjectName(QStringLiteral("resultPlayers"));
    m_comparison->setObjectName(QStringLiteral("resultComparison"));
    m_signing->setObjectName(QStringLiteral("signingText"));
    m_count->setObjectName(QStringLiteral("showCountButton"));
    connect(m_count, &QPushButton::clicked, this, &ResultPage::countWished);
    auto* grid = new QGridLayout(m_signatures);
    grid->setContentsMargins(0, 0, 0, 0);
    for (const auto color : go::bothColors)
        m_buttons[color] = makeButtons(color, *grid);

    style::layBeside(this, m_board, makePanel());
    refresh();
}

QWidget* ResultPage::makePanel()
{
    auto* panel = new QWidget(this);
    panel->setFixedWidth(style::sideWidth);
    auto* column = new QVBoxLayout(panel);
    column->setSpacing(style::space);
    column->addWidget(style::heading(style::Level::Section, tr("Result"), panel));
    column->addWidget(m_headline);
    column->addWidget(m_players);
    column->addLayout(m_lines);
    column->addWidget(m_comparison);
    column->addWidget(m_count, 0, Qt::AlignLeft);
    column->addStretch();
    column->addWidget(m_signing);
    column->addWidget(m_signatures);
    column->addWidget(m_closing);
    // On a low window the sheet is longer than the page: then it is moved, not pressed together.
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(panel);
    scroll->setWidgetResizable(true);
    auto* side = new QWidget(this);
    side->setFixedWidth(style::sideWidth + scroll->verticalScrollBar()->sizeHint().width());
    auto* both = new QVBoxLayout(side);
    both->setContentsMargins(0, 0, 0, 0);
    both->addWidget(scroll, 1);
    both->addWidget(m_next);
    return side;
}

ResultPage::SideButtons ResultPage::makeButtons(go::Color color, QGridLayout& grid)
{
    const bool black = color == go::Color::Black;
    SideButtons made{new StampedButton(this), new StampedButton(this)};
    made.sign->setObjectName(black ? QStringLiteral("signBlack") : QStringLiteral("signWhite"));
    made.sign->setText(black ? tr("&Black signs") : tr("&White signs"));
    made.sign->setIcon(style::disc(black ? style::Disc::Black : style::Disc::White));
    made.sign->setMinimumHeight(40);
    made.recount->setObjectName(black ? QStringLiteral("recountBlack") : QStringLiteral("recountWhite"));
    made.recount->setText(tr("Recount"));
    made.recount->setAccessibleName(black ? tr("Black asks for a recount") : tr("White asks for a recount"));
    connect(made.sign, &StampedButton::stamped, this,
        [this, color](quint64 stamp) { Q_EMIT wished(exam::Sign{color}, stamp); });
    connect(made.recount, &StampedButton::stamped, this,
        [this, color](quint64 stamp) { Q_EMIT wished(exam::AskRecount{color}, stamp); });
    const int row = black ? 0 : 1;
    grid.addWidget(made.sign, row, 0);
    grid.addWidget(made.recount, row, 1);
    return made;
}

QWidget* ResultPage::makeNext()
{
    auto* box = new QWidget(this);
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    const auto add
        = [this, grid, box](const QString& text, const char* name, void (ResultPage::*wish)(), int place) {
              auto* button = new QPushButton(text, box);
              button->setObjectName(QLatin1String(name));
              button->setMinimumHeight(36);
              connect(button, &QPushButton::clicked, this, wish);
              grid->addWidget(button, place / 3, place % 3);
          };
    add(tr("&Export SGF…"), "exportButton", &ResultPage::exportWished, 0);
    add(tr("&Review"), "reviewButton", &ResultPage::reviewWished, 1);
    add(tr("&New game"), "newGameButton", &ResultPage::newGameWished, 3);
    add(tr("Cl&ose"), "closeButton", &ResultPage::closeWished, 4);
    auto* appealing = new QPushButton(tr("&Appeal…"), box);
    appealing->setObjectName(QStringLiteral("appealButton"));
    appealing->setMinimumHeight(36);
    connect(appealing, &QPushButton::clicked, this, &ResultPage::appeal);
    grid->addWidget(appealing, 0, 2);
    m_callReferee = new QPushButton(tr("Call the re&feree…"), box);
    m_callReferee->setObjectName(QStringLiteral("refereeButton"));
    m_callReferee->setMinimumHeight(36);
    connect(m_callReferee, &QPushButton::clicked, this, &ResultPage::callReferee);
    grid->addWidget(m_callReferee, 1, 2);
    return box;
}

/// A loss on time may be taken back or count as a pass; nothing else is ruled after the end.
void ResultPage::callReferee()
{
    auto* referee = new RefereeDialog(m_session, exam::sideToMove(m_session), this);
    referee->setAttribute(Qt::WA_DeleteOnClose);
    connect(referee, &QDialog::accepted, this, [this, referee] {
        if (const auto command = referee->command()) {
            Q_EMIT wished(*command, 0);
        }
    });
    referee->open();
}

void ResultPage::appeal()
{
    const auto note = askText(
        this, tr("Appeal"), tr("What is appealed against, and by whom. The ruling stays in force:"), {});
    if (note) {
        // Whoever lost is the one who appeals; a draw or a replay is appealed against by either.
        const auto outcome = exam::outcomeOf(m_session);
        const go::Color side = outcome && outcome->winner ? go::opponent(*outcome->winner) : go::Color::Black;
        Q_EMIT wished(exam::Appeal{side, note->toStdString()}, 0);
    }
}

void ResultPage::setSession(const exam::Session& session)
{
    if (session.setup != m_session.setup) {
        m_closing->clear();
    }
    m_session = session;
    refresh();
}

void ResultPage::setLook(BoardLook look) { m_board->setLook(look); }

void ResultPage::setCoordinates(Coordinates coordinates) { m_board->setCoordinates(coordinates); }

void ResultPage::refresh()
{
    const auto& players = m_session.setup.players;
    m_players->setText(tr("Black: %1\nWhite: %2")
                           .arg(texts::playerAndGrade(players.black), texts::playerAndGrade(players.white)));
    showBoard();
    showLines();
    showSignatures();
}

void ResultPage::showBoard()
{
    BoardView view = boardView(m_session.game);
    const auto* signing = std::get_if<exam::Signing>(&m_session.phase);
    const auto* over = std::get_if<exam::Over>(&m_session.phase);
    if (signing != nullptr || (over != nullptr && over->counted)) {
        const auto& dead = signing != nullptr ? signing->dead : over->dead;
        for (const auto point : dead)
            view.dead.insert(go::indexOf(point, m_session.game.size()));
        view.owners = go::areaOf(m_session.game.board(), dead).owners();
    }
    // A31: who resigns lays two own stones at the own corner.
    if (over != nullptr && over->outcome.kind == go::OutcomeKind::Resignation && over->outcome.winner)
        view.signs[go::opponent(*over->outcome.winner)] = Sign::Resigns;
    m_board->setView(view);
}

void ResultPage::showLines()
{
    const auto sheet = resultSheet(m_session);
    m_headline->setText(sheet.headline);
    m_comparison->setText(sheet.comparison);
    m_comparison->setVisible(!sheet.comparison.isEmpty());
    while (m_lines->rowCount() > 0)
        m_lines->removeRow(0);
    for (const auto& line : sheet.lines) {
        auto* value = new QLabel(line.value, this);
        value->setAlignment(Qt::AlignRight);
        m_lines->addRow(line.name, value);
    }
}

void ResultPage::showSignatures()
{
    const auto* signing = std::get_if<exam::Signing>(&m_session.phase);
    const bool over = std::holds_alternative<exam::Over>(m_session.phase);
    const auto* counted = std::get_if<exam::Over>(&m_session.phase);
    m_count->setVisible(signing != nullptr || (counted != nullptr && counted->counted));
    m_signatures->setVisible(signing != nullptr);
    m_next->setVisible(over);
    m_closing->setVisible(over); // A48
    m_callReferee->setVisible(m_session.clock.loser().has_value());
    for (const auto color : go::bothColors) {
        m_buttons[color].sign->setEnabled(signing != nullptr && !signing->signedBy[color]);
        m_buttons[color].recount->setEnabled(signing != nullptr);
    }
    if (signing == nullptr) {
        const auto* end = std::get_if<exam::Over>(&m_session.phase);
        m_signing->setText(end != nullptr && end->counted ? tr("Both have signed.") : QString());
    } else if (signing->signedBy.black || signing->signedBy.white) {
        m_signing->setText(signing->signedBy.black
                ? tr("Black has signed. White signs too, or asks for a recount.")
                : tr("White has signed. Black signs too, or asks for a recount."));
    } else {
        m_signing->setText(tr("Both sign the result. Until then each may ask for a recount."));
    }
    m_signing->setVisible(!m_signing->text().isEmpty());
}

} // namespace ui
