// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reviewpage.h"

#include "ui/boardwidget.h"
#include "ui/movesmodel.h"
#include "ui/style.h"
#include "ui/texts.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSlider>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <limits>

namespace ui {

namespace {

constexpr int leap = 10;
constexpr int farthest = std::numeric_limits<int>::max() / 2;

} // namespace

ReviewPage::ReviewPage(QWidget* parent)
    : QWidget(parent)
    , m_board(new BoardWidget(this))
    , m_model(new MovesModel(this))
    , m_table(new QTableView(this))
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_title(style::named(style::heading(style::Level::Section, {}, this), "reviewTitle"))
    , m_players(style::named(style::text({}, this), "reviewPlayers"))
    , m_where(style::named(style::text({}, this), "moveText"))
    , m_captured(style::named(style::text({}, this), "capturedText"))
    , m_clocks(style::named(style::text({}, this), "clocksText"))
    , m_note(style::named(style::text({}, this), "noteText"))
    , m_result(style::named(style::heading(style::Level::Section, {}, this), "reviewResult"))
{
    m_board->setObjectName(QStringLiteral("reviewBoard"));
    m_board->setMode(BoardWidget::Mode::Locked);
    m_slider->setObjectName(QStringLiteral("plySlider"));
    m_slider->setAccessibleName(tr("Move number"));
    m_slider->setPageStep(leap);
    makeTable();
    style::layBeside(this, m_board, makePanel());
    connect(m_slider, &QSlider::valueChanged, this, &ReviewPage::setPly);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex& now) {
            if (now.isValid())
                setPly(now.row());
        });
    addKeys();
    refresh();
}

void ReviewPage::makeTable()
{
    m_table->setObjectName(QStringLiteral("moveTable"));
    m_table->setAccessibleName(tr("Moves"));
    m_table->setModel(m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + style::gap);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->setMinimumHeight(120);
}

QWidget* ReviewPage::makePanel()
{
    auto* panel = new QWidget(this);
    panel->setFixedWidth(style::sideWidth);
    auto* column = new QVBoxLayout(panel);
    column->addWidget(m_title);
    column->addWidget(m_players);
    column->addWidget(m_result);
    column->addWidget(m_table, 1);
    column->addWidget(m_where);
    column->addWidget(m_captured);
    column->addWidget(m_clocks);
    m_note->setMinimumHeight(m_note->fontMetrics().lineSpacing() * 2);
    m_note->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    column->addWidget(m_note);
    column->addWidget(m_slider);
    column->addWidget(makeSteps());
    column->addWidget(makeFoot());
    return panel;
}

QWidget* ReviewPage::makeSteps()
{
    struct Step {
        const char* name;
        const char16_t* sign;
        QString words;
        int by;
    };
    const std::vector<Step> steps{{"firstButton", u"|◀", tr("To the beginning"), -farthest},
        {"back10Button", u"◀◀", tr("Ten moves back"), -leap}, {"backButton", u"◀", tr("One move back"), -1},
        {"nextButton", u"▶", tr("One move on"), 1}, {"next10Button", u"▶▶", tr("Ten moves on"), leap},
        {"lastButton", u"▶|", tr("To the end"), farthest}};
    auto* box = new QWidget(this);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    for (const auto& made : steps) {
        auto* button = new QToolButton(box);
        button->setObjectName(QLatin1String(made.name));
        button->setText(QString::fromUtf16(made.sign));
        button->setAccessibleName(made.words);
        button->setToolTip(made.words);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->setMinimumHeight(34);
        const int by = made.by;
        connect(button, &QToolButton::clicked, this, [this, by] { step(by); });
        (by < 0 ? m_back : m_forward).push_back(button);
        row->addWidget(button);
    }
    return box;
}

QWidget* ReviewPage::makeFoot()
{
    auto* box = new QWidget(this);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    auto* back = new QPushButton(tr("Back"), box);
    back->setObjectName(QStringLiteral("closeButton"));
    connect(back, &QPushButton::clicked, this, &ReviewPage::closed);
    auto* save = new QPushButton(tr("&Export SGF…"), box);
    save->setObjectName(QStringLiteral("exportButton"));
    connect(save, &QPushButton::clicked, this, &ReviewPage::exportWished);
    auto* count = new QPushButton(tr("&Count this position"), box);
    count->setObjectName(QStringLiteral("countHereButton"));
    connect(count, &QPushButton::clicked, this, &ReviewPage::countWished);
    row->addWidget(back);
    row->addStretch();
    row->addWidget(count);
    row->addWidget(save);
    return box;
}

void ReviewPage::addKeys()
{
    const auto add = [this](Qt::Key key, int by) {
        auto* shortcut = new QShortcut(QKeySequence(key), this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, [this, by] { step(by); });
    };
    add(Qt::Key_Home, -farthest);
    add(Qt::Key_PageUp, -leap);
    add(Qt::Key_Left, -1);
    add(Qt::Key_Right, 1);
    add(Qt::Key_PageDown, leap);
    add(Qt::Key_End, farthest);
}

void ReviewPage::setGame(const ReviewGame& game)
{
    {
        const QSignalBlocker slider(m_slider);
        const QSignalBlocker rows(m_table->selectionModel());
        m_game = game;
        m_model->setGame(m_game);
        m_slider->setRange(0, moves());
    }
    m_title->setText(m_game.title.isEmpty() ? QString::fromStdString(m_game.setup.event) : m_game.title);
    m_title->setVisible(!m_title->text().isEmpty());
    m_players->setText(tr("Black: %1\nWhite: %2")
                           .arg(texts::playerAndGrade(m_game.setup.players.black),
                               texts::playerAndGrade(m_game.setup.players.white)));
    m_result->setText(m_game.result);
    m_result->setVisible(!m_game.result.isEmpty());
    m_ply = -1;
    setPly(moves());
}

int ReviewPage::moves() const { return static_cast<int>(m_game.game.plies().size()); }

void ReviewPage::setPly(int ply)
{
    const int wanted = std::clamp(ply, 0, moves());
    if (wanted == m_ply)
        return;
    m_ply = wanted;
    refresh();
    Q_EMIT plyChanged(m_ply);
}

void ReviewPage::setLook(BoardLook look) { m_board->setLook(look); }

void ReviewPage::setCoordinates(Coordinates coordinates) { m_board->setCoordinates(coordinates); }

void ReviewPage::setMoveNumbers(Toggle numbers)
{
    m_numbers = numbers;
    refresh();
}

QString ReviewPage::clocksText() const
{
    const auto index = static_cast<std::size_t>(m_ply);
    if (index >= m_game.clocks.size())
        return {};
    const auto& clocks = m_game.clocks.at(index);
    return tr("Clocks: Black %1, White %2").arg(clocks.black, clocks.white);
}

void ReviewPage::refresh()
{
    const go::Game now = m_game.game.atPly(std::max(0, m_ply));
    BoardView view = boardView(now);
    if (m_numbers == Toggle::On)
        view.moveNumbers = moveNumbersOf(now);
    m_board->setView(view);
    {
        const QSignalBlocker slider(m_slider);
        m_slider->setValue(m_ply);
        const QModelIndex row = m_model->index(m_ply, 0);
        m_table->setCurrentIndex(row);
        m_table->scrollTo(row);
    }
    const QString last = now.plies().empty() ? tr("Before the first move")
                                             : tr("Move %1: %2 %3", "number, colour, point")
                                                   .arg(m_ply)
                                                   .arg(texts::color(now.plies().back().color),
                                                       MovesModel::moveText(now.plies().back(), now.size()));
    m_where->setText(last);
    m_captured->setText(tr("Taken: Black %1, White %2", "stones taken by each side")
                            .arg(now.captured(go::Color::White))
                            .arg(now.captured(go::Color::Black)));
    const QString clocks = clocksText();
    m_clocks->setText(clocks);
    m_clocks->setVisible(!clocks.isEmpty());
    const auto note = static_cast<std::size_t>(m_ply);
    m_note->setText(note < m_game.moveNotes.size() ? m_game.moveNotes.at(note) : QString());
    for (auto* button : m_back)
        button->setEnabled(m_ply > 0);
    for (auto* button : m_forward)
        button->setEnabled(m_ply < moves());
}

} // namespace ui
