// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reviewpage.h"

#include "ui/boardwidget.h"
#include "ui/diskbar.h"
#include "ui/findbar.h"
#include "ui/movesmodel.h"
#include "ui/reviewactions.h"
#include "ui/reviewtools.h"
#include "ui/style.h"
#include "ui/treeview.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSlider>
#include <QTableView>
#include <QTabWidget>
#include <QToolButton>

#include <algorithm>
#include <limits>
#include <utility>

namespace ui {

namespace {

constexpr int leap = 10;
constexpr int farthest = std::numeric_limits<int>::max() / 2;

} // namespace

ReviewPage::ReviewPage(QWidget* parent)
    : QWidget(parent)
    , m_board(style::named(new BoardWidget(this), "reviewBoard"))
    , m_actions(new ReviewActions(this))
    , m_tools(new ReviewTools(this))
    , m_find(new FindBar(this))
    , m_disk(new DiskBar(this))
    , m_model(new MovesModel(this))
    , m_tabs(style::named(new QTabWidget(this), "reviewTabs"))
    , m_tree(style::named(new TreeView(this), "reviewTree"))
    , m_table(style::named(new QTableView(this), "moveTable"))
    , m_plot(style::named(new TimePlot(this), "timePlot"))
    , m_slider(style::named(new QSlider(Qt::Horizontal, this), "plySlider"))
    , m_games(style::named(new QComboBox(this), "gameChoice"))
    , m_title(style::named(style::heading(style::Level::Section, {}, this), "reviewTitle"))
    , m_players(style::named(style::text({}, this), "reviewPlayers"))
    , m_result(style::named(style::heading(style::Level::Section, {}, this), "reviewResult"))
    , m_where(style::named(style::text({}, this), "moveText"))
    , m_captured(style::named(style::text({}, this), "capturedText"))
    , m_clocks(style::named(style::text({}, this), "clocksText"))
    , m_said(style::named(style::text({}, this), "noteText"))
    , m_comment(style::named(new QPlainTextEdit(this), "commentField"))
{
    m_slider->setAccessibleName(tr("Move number"));
    m_slider->setPageStep(leap);
    m_games->setAccessibleName(tr("Game of the file"));
    // No name is measured: there may be ten thousand.
    m_games->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    if (auto* list = qobject_cast<QListView*>(m_games->view()))
        list->setUniformItemSizes(true);
    m_games->hide();
    makeTable();
    makeComment();
    style::layBeside(this, m_board, makePanel());
    connect(m_slider, &QSlider::valueChanged, this, &ReviewPage::rowWished);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex& now) {
            if (now.isValid())
                Q_EMIT rowWished(now.row());
        });
    connect(m_tree, &TreeView::nodeChosen, this, &ReviewPage::nodeWished);
    connect(m_plot, &TimePlot::rowChosen, this, &ReviewPage::rowWished);
    connect(m_games, &QComboBox::activated, this, &ReviewPage::gameWished);
    connect(
        m_board, &BoardWidget::pointPressed, this, [this](go::Point point) { Q_EMIT pointWished(point); });
    connect(m_tools, &ReviewTools::toolChanged, this, [this] { showNode(ReviewNode(m_node)); });
    connect(m_tools, &ReviewTools::keepWished, m_actions->action(ReviewAction::Keep), &QAction::trigger);
    addKeys();
    showNode({});
}

ReviewPage::~ReviewPage() = default;

void ReviewPage::makeTable()
{
    m_table->setAccessibleName(tr("Moves"));
    m_table->setModel(m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed); // for any number of rows
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + style::gap);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setHighlightSections(false);
}

void ReviewPage::makeComment()
{
    m_comment->setAccessibleName(tr("Comment"));
    m_comment->setPlaceholderText(tr("No comment"));
    m_comment->setTabChangesFocus(true);
    m_comment->setAcceptDrops(false); // a file is to be opened, wherever it is dropped
    m_comment->setFixedHeight(m_comment->fontMetrics().lineSpacing() * 4);
    m_comment->installEventFilter(this);
}

QWidget* ReviewPage::makeTabs()
{
    m_tabs->setDocumentMode(true);
    m_tabs->setMinimumHeight(130);
    m_tabs->addTab(m_tree, tr("Variations"));
    m_tabs->addTab(m_table, tr("Moves"));
    m_tabs->addTab(m_plot, tr("Time"));
    return m_tabs;
}

QWidget* ReviewPage::makeWhere()
{
    auto* box = new QWidget(this);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_where, 1);
    row->addWidget(m_captured, 1);
    m_captured->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return box;
}

QWidget* ReviewPage::makePanel()
{
    auto* panel = new QWidget(this);
    panel->setFixedWidth(style::sideWidth);
    auto* column = new QVBoxLayout(panel);
    column->setSpacing(6);
    column->addWidget(m_disk);
    column->addWidget(m_title);
    column->addWidget(m_games);
    column->addWidget(m_players);
    column->addWidget(m_result);
    column->addWidget(m_find);
    column->addWidget(makeTabs(), 1);
    column->addWidget(makeWhere());
    column->addWidget(m_clocks);
    column->addWidget(m_said);
    column->addWidget(m_comment);
    column->addWidget(m_tools);
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
    auto* back = style::named(new QPushButton(tr("Back"), box), "closeButton");
    connect(back, &QPushButton::clicked, this, &ReviewPage::closed);
    auto* save = style::named(new QPushButton(tr("E&xport SGF…"), box), "exportButton");
    connect(save, &QPushButton::clicked, this, &ReviewPage::exportWished);
    auto* count = style::named(new QPushButton(tr("&Count this position"), box), "countHereButton");
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

void ReviewPage::step(int by)
{
    const int wanted = std::clamp(m_node.row + by, 0, moves());
    if (wanted != m_node.row)
        Q_EMIT rowWished(wanted);
}

void ReviewPage::setHead(const ReviewHead& head)
{
    m_title->setText(head.title);
    m_title->setVisible(!head.title.isEmpty());
    m_players->setText(tr("Black: %1\nWhite: %2").arg(head.black, head.white));
    m_result->setText(head.result);
    m_result->setVisible(!head.result.isEmpty());
}

void ReviewPage::setGames(const QStringList& names, int current)
{
    m_games->clear();
    m_games->addItems(names);
    m_games->setCurrentIndex(current);
    m_games->setVisible(names.size() > 1);
}

void ReviewPage::setTree(std::shared_ptr<const TreeShape> tree) { m_tree->setTree(std::move(tree)); }

void ReviewPage::setTreeLater(std::function<std::shared_ptr<const TreeShape>()> make)
{
    m_tree->setTreeLater(std::move(make));
}

void ReviewPage::setLine(std::vector<ReviewRow> rows, std::vector<PlottedMove> times)
{
    const QSignalBlocker slider(m_slider);
    const QSignalBlocker selection(m_table->selectionModel());
    m_model->setRows(std::move(rows));
    m_plot->setMoves(std::move(times));
    m_slider->setRange(0, moves());
}

int ReviewPage::moves() const { return m_model->rowCount() - 1; }

void ReviewPage::setLook(BoardLook look) { m_board->setLook(look); }

void ReviewPage::setCoordinates(Coordinates coordinates) { m_board->setCoordinates(coordinates); }

void ReviewPage::setGuessing(Toggle guessing)
{
    m_tabs->setVisible(guessing == Toggle::Off);
    m_actions->action(ReviewAction::Guess)->setChecked(guessing == Toggle::On);
}

QString ReviewPage::comment() const { return m_comment->toPlainText(); }

void ReviewPage::leaveComment()
{
    if (comment() != m_commentShown) {
        m_commentShown = comment();
        Q_EMIT commentWished(m_node.node, m_commentShown);
    }
}

bool ReviewPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_comment && event->type() == QEvent::FocusOut)
        leaveComment();
    return QWidget::eventFilter(watched, event);
}

void ReviewPage::showNode(const ReviewNode& node)
{
    if (node.node != m_node.node)
        leaveComment();
    m_node = node;
    m_board->setView(m_node.board);
    const bool plays = m_tools->tool() == ReviewTool::Play;
    m_board->setMode(plays ? BoardWidget::Mode::Play : BoardWidget::Mode::Mark);
    m_board->setGhost(plays ? m_node.toPlay : std::nullopt);
    {
        const QSignalBlocker slider(m_slider);
        m_slider->setValue(m_node.row);
        const QSignalBlocker selection(m_table->selectionModel());
        const QModelIndex row = m_model->index(m_node.row, 0);
        m_table->setCurrentIndex(row);
        m_table->scrollTo(row);
    }
    m_tree->setCurrent(m_node.node);
    m_plot->setCurrent(m_node.row);
    m_where->setText(m_node.where);
    m_captured->setText(tr("Taken: Black %1, White %2", "stones taken by each side")
                            .arg(m_node.taken.black)
                            .arg(m_node.taken.white));
    m_clocks->setText(m_node.clocks);
    m_clocks->setVisible(!m_node.clocks.isEmpty());
    m_said->setText(m_node.said);
    m_said->setVisible(!m_node.said.isEmpty());
    if (comment() != m_node.comment)
        m_comment->setPlainText(m_node.comment);
    m_commentShown = m_node.comment;
    m_tools->showKeep(m_node.trial ? Toggle::On : Toggle::Off);
    for (auto* button : m_back)
        button->setEnabled(m_node.row > 0);
    for (auto* button : m_forward)
        button->setEnabled(m_node.row < moves());
    m_tree->setAccessibleDescription(m_node.where);
}

} // namespace ui
