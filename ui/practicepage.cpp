// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/practicepage.h"

#include "ui/boardwidget.h"
#include "ui/countplayer.h"
#include "ui/grouplist.h"
#include "ui/quarterspin.h"
#include "ui/style.h"
#include "ui/texts.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QShortcut>
#include <QStackedLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr int blackWins = 0;
constexpr int whiteWins = 1;
constexpr int drawn = 2;

QPushButton* button(const QString& text, const char* name, QWidget* parent)
{
    auto* made = new QPushButton(text, parent);
    made->setObjectName(QLatin1String(name));
    return made;
}

} // namespace

PracticePage::PracticePage(QWidget* parent)
    : QWidget(parent)
    , m_board(new BoardWidget(this))
    , m_player(new CountPlayer(this))
    , m_groups(new GroupList(this))
    , m_source(new QComboBox(this))
    , m_title(style::named(style::text({}, this), "practiceTitle"))
    , m_rules(style::named(style::quiet({}, this), "practiceRules"))
    , m_clock(style::named(style::heading(style::Level::Section, {}, this), "practiceClock"))
    , m_tally(style::named(style::quiet({}, this), "practiceTally"))
    , m_winner(new QButtonGroup(this))
    , m_margin(new QuarterSpin(QuarterSpin::Unit::Zi, this))
    , m_hintList(new QListWidget(this))
    , m_verdict(style::named(style::heading(style::Level::Section, {}, this), "practiceVerdict"))
    , m_explained(style::named(style::text({}, this), "practiceExplained"))
    , m_check(button(tr("&Check"), "checkButton", this))
    , m_hint(button(tr("H&int"), "hintButton", this))
    , m_worked(button(tr("&Worked count"), "workedButton", this))
    , m_previous(button(tr("&Previous"), "previousButton", this))
    , m_next(button(tr("&Next"), "nextButton", this))
{
    m_board->setObjectName(QStringLiteral("practiceBoard"));
    m_source->setObjectName(QStringLiteral("practiceSource"));
    m_source->setAccessibleName(tr("Positions from"));
    m_source->addItems({tr("Built-in set"), tr("Games of the archive"), tr("A folder of records…")});
    m_margin->setObjectName(QStringLiteral("marginZi"));
    m_margin->setSuffix(tr(" zi"));
    m_margin->setMinimum(0);
    m_hintList->setObjectName(QStringLiteral("hintList"));
    m_hintList->setAccessibleName(tr("Hints"));
    m_hintList->setWordWrap(true);
    m_hint->setToolTip(tr("Shows one area after the other."));
    style::makeMain(m_check);
    m_stack = new QStackedLayout(this);
    m_stack->addWidget(makeQuestion());
    m_stack->addWidget(m_player);
    m_player->setLeaveText(tr("Back to the question"));
    connectAll();
    setTally({});
    setElapsed(timing::Millis{0});
    setNothing({});
}

QWidget* PracticePage::makeQuestion()
{
    auto* page = new QWidget(this);
    style::layBeside(page, m_board, makePanel());
    return page;
}

QWidget* PracticePage::makePanel()
{
    auto* panel = new QWidget(this);
    panel->setFixedWidth(style::sideWidth);
    auto* column = new QVBoxLayout(panel);
    column->addLayout(makeHead());
    column->addWidget(m_title);
    column->addWidget(m_rules);
    column->addWidget(
        style::quiet(tr("Dead stones are crossed out. Press a stone to turn its chain over."), panel));
    // Neither list nor answer moves what is pressed for one position after the other.
    m_groups->setFixedHeight(m_groups->fontMetrics().lineSpacing() * 6);
    m_verdict->setMinimumHeight(m_verdict->fontMetrics().lineSpacing());
    m_explained->setMinimumHeight(m_explained->fontMetrics().lineSpacing());
    column->addWidget(m_groups);
    column->addWidget(style::heading(style::Level::Section, tr("Who wins, and by how much?"), panel));
    column->addLayout(makeAnswer());
    column->addLayout(makeActions());
    column->addWidget(m_hintList, 1);
    column->addWidget(m_verdict);
    column->addWidget(m_explained);
    column->addLayout(makeFoot());
    return panel;
}

QLayout* PracticePage::makeHead()
{
    auto* head = new QVBoxLayout;
    auto* first = new QHBoxLayout;
    first->addWidget(style::heading(style::Level::Page, tr("Counting practice"), this), 1);
    first->addWidget(m_clock);
    auto* second = new QHBoxLayout;
    second->addWidget(m_source, 1);
    second->addWidget(m_tally);
    head->addLayout(first);
    head->addLayout(second);
    return head;
}

QLayout* PracticePage::makeAnswer()
{
    auto* row = new QHBoxLayout;
    const auto add = [this, row](const QString& text, const char* name, int id) {
        auto* radio = new QRadioButton(text, this);
        radio->setObjectName(QLatin1String(name));
        m_winner->addButton(radio, id);
        row->addWidget(radio);
    };
    add(tr("&Black"), "winnerBlack", blackWins);
    add(tr("&White"), "winnerWhite", whiteWins);
    add(tr("&Draw"), "winnerNobody", drawn);
    auto* by = new QLabel(tr("b&y"), this);
    by->setBuddy(m_margin);
    row->addStretch();
    row->addWidget(by);
    row->addWidget(m_margin);
    return row;
}

QLayout* PracticePage::makeActions()
{
    auto* row = new QHBoxLayout;
    row->addWidget(m_check, 1);
    row->addWidget(m_hint, 1);
    return row;
}

QLayout* PracticePage::makeFoot()
{
    auto* foot = new QHBoxLayout;
    auto* back = button(tr("Back"), "closeButton", this);
    connect(back, &QPushButton::clicked, this, &PracticePage::closed);
    foot->addWidget(back);
    foot->addWidget(m_worked, 1);
    foot->addWidget(m_previous);
    foot->addWidget(m_next);
    return foot;
}

void PracticePage::connectAll()
{
    connect(m_board, &BoardWidget::pointPressed, this, &PracticePage::turn);
    connect(m_groups, &GroupList::turned, this, &PracticePage::turnGroup);
    connect(m_groups, &GroupList::looked, this, &PracticePage::showBoard);
    connect(m_source, &QComboBox::activated, this,
        [this](int index) { Q_EMIT sourceWished(static_cast<PracticeSource>(index)); });
    connect(m_winner, &QButtonGroup::idToggled, this, &PracticePage::showEnabled);
    connect(m_margin, &QSpinBox::valueChanged, this, &PracticePage::showEnabled);
    connect(m_check, &QPushButton::clicked, this, &PracticePage::check);
    connect(m_hint, &QPushButton::clicked, this, &PracticePage::hint);
    connect(m_worked, &QPushButton::clicked, this, &PracticePage::showWorked);
    connect(m_previous, &QPushButton::clicked, this, &PracticePage::previousWished);
    connect(m_next, &QPushButton::clicked, this, &PracticePage::nextWished);
    connect(m_player, &CountPlayer::left, this, [this] { m_stack->setCurrentIndex(0); });
}

void PracticePage::setPosition(const PracticePosition& position)
{
    m_position = position;
    m_dead = go::PointSet(position.counted.game.size(), position.counted.dead);
    m_hints = areaHints(position);
    m_hinted = 0;
    m_hintList->clear();
    m_answered = false;
    m_winner->setExclusive(false);
    for (auto* radio : m_winner->buttons())
        radio->setChecked(false);
    m_winner->setExclusive(true);
    m_margin->setValue(0);
    m_title->setText(position.title);
    const go::Score& score = position.counted.score;
    QString rules = tr("By area, %1.").arg(texts::komi(score.komi));
    if (score.payback != 0)
        rules = tr("By area, Black gives back %1.").arg(texts::zi(score.payback));
    m_rules->setText(rules);
    m_verdict->clear();
    m_explained->clear();
    m_stack->setCurrentIndex(0);
    refresh();
    m_board->setFocus();
}

void PracticePage::setNothing(const QString& why)
{
    m_position.reset();
    m_hints.clear();
    m_hintList->clear();
    m_title->setText(why);
    m_rules->clear();
    m_verdict->clear();
    m_explained->clear();
    m_stack->setCurrentIndex(0);
    refresh();
}

void PracticePage::setSource(PracticeSource source) { m_source->setCurrentIndex(static_cast<int>(source)); }

void PracticePage::setElapsed(timing::Millis elapsed)
{
    m_clock->setText(texts::duration(elapsed));
    m_clock->setAccessibleName(tr("Time: %1").arg(m_clock->text()));
}

void PracticePage::setTally(const PracticeTally& tally)
{
    m_tally->setText(tr("right %1, wrong %2").arg(tally.right).arg(tally.wrong));
}

void PracticePage::setLook(BoardLook look)
{
    m_board->setLook(look);
    m_player->setLook(look);
}

void PracticePage::setCoordinates(Coordinates coordinates)
{
    m_board->setCoordinates(coordinates);
    m_player->setCoordinates(coordinates);
}

void PracticePage::turn(go::Point point)
{
    if (!m_position || m_answered)
        return;
    turnChain(m_dead, m_position->counted.game.board(), point);
    refresh();
}

void PracticePage::turnGroup(const StoneGroup& group)
{
    for (const auto chain : chainsToTurn(group, marked()))
        turn(chain);
}

void PracticePage::hint()
{
    if (m_hinted < m_hints.size()) {
        m_hintList->addItem(m_hints.at(m_hinted++).words);
        m_hintList->scrollToBottom();
    }
    refresh();
}

PracticeAnswer PracticePage::answer() const
{
    PracticeAnswer given;
    if (m_winner->checkedId() != drawn) {
        given.winner = m_winner->checkedId() == blackWins ? go::Color::Black : go::Color::White;
        given.margin = m_margin->value();
    }
    given.dead = m_dead.points();
    return given;
}

void PracticePage::check()
{
    if (!m_position || m_answered)
        return;
    const PracticeAnswer given = answer();
    const bool right = isRight(given, *m_position);
    m_answered = true;
    m_verdict->setText(verdict(given, right));
    m_explained->setText(deadAreRight(given, *m_position)
            ? marginText(m_position->counted)
            : tr("The dead stones were marked differently; the right ones are shown now."));
    m_dead = go::PointSet(m_position->counted.game.size(), m_position->counted.dead);
    refresh();
    m_next->setFocus();
    Q_EMIT answered(right);
}

QString PracticePage::verdict(const PracticeAnswer& given, bool right) const
{
    const QString result = resultText(m_position->counted);
    if (right)
        return tr("Right: %1.").arg(result);
    const go::Outcome outcome = go::outcomeOf(m_position->counted.score, m_position->counted.rules);
    return outcome.winner == given.winner ? tr("The right winner, another margin: %1.").arg(result)
                                          : tr("Wrong: %1.").arg(result);
}

void PracticePage::showWorked()
{
    m_player->setGame(m_position->counted);
    m_stack->setCurrentIndex(1);
}

MarkedBoard PracticePage::marked() const { return {m_position->counted.game.board(), m_dead, std::nullopt}; }

void PracticePage::refresh()
{
    m_board->setMode(m_position && !m_answered ? BoardWidget::Mode::Mark : BoardWidget::Mode::Locked);
    m_groups->setGroups(m_position ? stoneGroups(marked()) : std::vector<StoneGroup>{}, m_dead.size());
    showBoard();
    showEnabled();
}

void PracticePage::showBoard()
{
    if (!m_position) {
        m_board->setView(boardView(go::Board()));
        return;
    }
    BoardView view = markedView(marked());
    if (!m_answered) {
        // Whose the points are, is the question: a hint tells it area by area.
        std::ranges::fill(view.owners, go::Owner::Neutral);
        for (std::size_t i = 0; i < m_hinted; ++i) {
            m_hints[i].points.forEach([&](go::Point point) {
                view.owners[static_cast<std::size_t>(go::indexOf(point, view.size))] = m_hints[i].owner;
            });
        }
    }
    m_board->setView(m_groups->pointedOut(view));
}

void PracticePage::showEnabled()
{
    const bool asked = m_position && !m_answered;
    const int winner = m_winner->checkedId();
    for (auto* radio : m_winner->buttons())
        radio->setEnabled(asked);
    m_margin->setEnabled(asked && winner != drawn);
    m_check->setEnabled(asked && (winner == drawn || (winner >= 0 && m_margin->value() > 0)));
    m_hint->setEnabled(asked && m_hinted < m_hints.size());
    m_worked->setEnabled(m_answered && m_position.has_value());
}

} // namespace ui
