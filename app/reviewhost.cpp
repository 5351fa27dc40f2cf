// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reviewhost.h"

#include "app/recordnotes.h"
#include "core/sgf/properties.h"
#include "core/sgf/replay.h"
#include "ui/boardwidget.h"
#include "ui/findbar.h"
#include "ui/reviewpage.h"
#include "ui/reviewtools.h"
#include "ui/texts.h"

#include <algorithm>
#include <utility>

namespace app {

namespace {

std::string utf8(const QString& text) { return text.toStdString(); }

} // namespace

ReviewHost::ReviewHost(ui::ReviewPage& page, QObject* parent)
    : QObject(parent)
    , m_page(page)
    , m_tree(std::make_unique<sgf::RecordTree>())
{
    using ui::ReviewPage;
    connect(&page, &ReviewPage::nodeWished, this, [this](ui::TreeNode node) {
        if (isSettled()) {
            goTo(node);
        }
    });
    connect(&page, &ReviewPage::rowWished, this, &ReviewHost::goToRow);
    connect(&page, &ReviewPage::pointWished, this, &ReviewHost::press);
    connect(&page, &ReviewPage::commentWished, this, &ReviewHost::comment);
    connect(
        &page, &ReviewPage::gameWished, this, [this](int game) { goToGame(static_cast<std::size_t>(game)); });
    connect(page.findBar(), &ui::FindBar::findWished, this, &ReviewHost::find);
    connect(&m_edits, &QUndoStack::indexChanged, this, [this] {
        enableActions();
        Q_EMIT changed();
    });
}

ReviewHost::~ReviewHost() = default;

void ReviewHost::open(ReadyReview ready)
{
    restBeside();
    m_edits.clear();
    m_source = std::move(ready.source);
    m_tree = std::move(ready.tree);
    setGuessing(ui::Toggle::Off);
    m_page.setGames(ready.names, static_cast<int>(ready.first.game));
    showGame(std::move(ready.first));
}

ui::ReviewHead ReviewHost::head() const
{
    return m_source.archived ? m_source.archived->head : headOf(m_info, m_source.title);
}

void ReviewHost::showGame(ReadyGame ready)
{
    restBeside();
    m_game = ready.game;
    m_info = std::move(ready.info);
    m_positions = std::move(ready.positions);
    m_markup = std::move(ready.markup);
    m_line = std::move(ready.line);
    m_page.setHead(head());
    m_page.setTree(std::move(ready.shape));
    m_page.setLine(m_line.rows, m_line.times);
    goTo(m_line.nodes.back());
}

void ReviewHost::goTo(sgf::NodeIndex node)
{
    m_lineWork.cancel();
    if (m_stale || !m_line.rowOf.contains(node)) {
        if (m_tree->lineThrough(node).size() > madeAtOnce) {
            makeLineBeside(node);
            return;
        }
        takeLine(lineThrough(*m_tree, node, m_source.archived ? &*m_source.archived : nullptr));
    }
    m_node = node;
    m_tries = 0;
    refresh();
    enableActions();
}

void ReviewHost::goToRow(int row)
{
    if (!isSettled()) {
        return;
    }
    const auto at = static_cast<std::size_t>(std::max(0, row));
    goTo(m_line.nodes[std::min(at, m_line.nodes.size() - 1)]);
}

// Among the children of the parent, round.
void ReviewHost::goToVariation(int by)
{
    const sgf::NodeIndex parent = m_tree->parent(m_node);
    if (parent == sgf::noNode) {
        return;
    }
    const sgf::NodeIndex next = by > 0 ? m_tree->nextSibling(m_node) : m_tree->previousSibling(m_node);
    if (next != sgf::noNode) {
        goTo(next);
    } else {
        goTo(by > 0 ? m_tree->firstChild(parent) : m_tree->lastChild(parent));
    }
}

QString ReviewHost::saidNow() const
{
    if (m_guessing == ui::Toggle::On) {
        return tr("Guess the next move: %1 of %2 at the first try").arg(m_guessed).arg(m_asked);
    }
    const QString said = m_line.said[static_cast<std::size_t>(m_line.rowOf.at(m_node))];
    if (m_node != m_tree->root(m_game)) {
        return said;
    }
    constexpr qsizetype most = 5; // lines that there is room for
    QStringList lines = noteTexts(m_info);
    if (lines.size() > most) {
        lines.resize(most);
        lines << QStringLiteral("…");
    }
    if (!said.isEmpty()) {
        lines << said;
    }
    return lines.join(QLatin1Char('\n'));
}

void ReviewHost::refresh()
{
    const sgf::TreePosition position = m_positions->at(m_node);
    ui::ReviewNode shown;
    shown.node = m_node;
    shown.row = m_line.rowOf.at(m_node);
    shown.board = boardOf(position, m_markup->at(m_node));
    if (m_numbers == ui::Toggle::On) {
        shown.board.moveNumbers = m_positions->numbersAt(m_node);
    }
    shown.toPlay = position.toPlay;
    shown.where = whereText(position, m_positions->size());
    shown.taken = {position.captured.white, position.captured.black};
    shown.clocks = m_line.clocks[static_cast<std::size_t>(shown.row)];
    shown.said = saidNow();
    shown.comment = commentOf(*m_tree, m_node);
    shown.trial = m_tree->isTrial(m_node);
    m_page.showNode(shown);
}

void ReviewHost::setMoveNumbers(ui::Toggle numbers)
{
    m_numbers = numbers;
    if (m_positions) {
        refresh();
    }
}

void ReviewHost::enableActions()
{
    using enum ui::ReviewAction;
    const auto enable = [this](ui::ReviewAction action, bool on) {
        m_page.actions()->setEnabled(action, on ? ui::Toggle::On : ui::Toggle::Off);
    };
    const bool inside = m_positions && m_tree->parent(m_node) != sgf::noNode;
    m_page.actions()->setSteps(m_edits.undoText(), m_edits.redoText());
    enable(Keep, inside && m_tree->isTrial(m_node));
    enable(Discard, inside && m_tree->isTrial(m_node));
    enable(Delete, inside);
    bool main = true;
    for (sgf::NodeIndex up = m_node; inside && main && m_tree->parent(up) != sgf::noNode;
         up = m_tree->parent(up)) {
        main = m_tree->firstChild(m_tree->parent(up)) == up;
    }
    enable(MakeMain, inside && !main);
    const bool siblings = inside && m_tree->beginsVariation(m_node);
    enable(NextVariation, siblings);
    enable(PreviousVariation, siblings);
    enable(Encoding, !m_source.path.isEmpty());
}

// What is pressed on the board

void ReviewHost::press(go::Point point)
{
    if (!isSettled()) {
        return;
    }
    if (m_page.tools()->tool() != ui::ReviewTool::Play) {
        mark(point);
    } else if (m_guessing == ui::Toggle::On) {
        guess(point);
    } else {
        play(point);
    }
}

void ReviewHost::play(std::optional<go::Point> point)
{
    const sgf::TreePosition position = m_positions->at(m_node);
    if (point && position.board.at(*point)) {
        m_page.board()->explain(*point, ui::texts::illegal(go::IllegalReason::Occupied));
        return;
    }
    const sgf::NodeMove wanted{position.toPlay, point};
    for (sgf::NodeIndex child = m_tree->firstChild(m_node); child != sgf::noNode;
         child = m_tree->nextSibling(child)) {
        if (sgf::moveOf(*m_tree, child, m_positions->size()) == wanted) {
            goTo(child);
            return;
        }
    }
    const std::string letter = position.toPlay == go::Color::Black ? "B" : "W";
    const std::string where = point ? go::sgfName(*point) : std::string();
    push(tr("tried move"), trialAdded(*m_tree, m_node, {{letter, {where}}}));
}

void ReviewHost::comment(sgf::NodeIndex node, const QString& text)
{
    if (node >= m_tree->size() || text == commentOf(*m_tree, node)) {
        return;
    }
    sgf::PropertyList properties = m_tree->properties(node);
    sgf::PropertyText comment{"C", {}};
    if (!text.isEmpty()) {
        comment.values.push_back(sgf::escaped(utf8(text)));
    }
    sgf::replaceProperty(properties, std::move(comment));
    TreeChange change = rewritten(*m_tree, node, std::move(properties));
    change.after = m_node; // one may be somewhere else already
    push(tr("comment"), std::move(change));
}

// Changes

void ReviewHost::push(const QString& text, TreeChange change)
{
    m_edits.push(new ReviewEdit(
        text, std::move(change), [this](sgf::NodeIndex node, EditReach reach) { onEdited(node, reach); }));
}

void ReviewHost::onEdited(sgf::NodeIndex node, EditReach reach)
{
    if (reach == EditReach::Tree) {
        m_positions->forget();
        m_searchWork.cancel();
        m_stale = true;
    }
    showTree();
    if (reach == EditReach::Tree || isSettled()) { // else a line is on its way already
        goTo(node);
    }
}

bool ReviewHost::isChanged()
{
    m_page.leaveComment();
    const int clean = m_edits.cleanIndex();
    if (clean < 0) {
        return true; // what was saved cannot be reached any more
    }
    for (int i = std::min(clean, m_edits.index()); i < std::max(clean, m_edits.index()); ++i) {
        const auto* const edit = static_cast<const ReviewEdit*>(m_edits.command(i));
        if (edit->kind() == EditKind::Record) {
            return true;
        }
    }
    return false;
}

void ReviewHost::abandon() { m_edits.clear(); }

void ReviewHost::setSaved(const QString& path)
{
    m_source.path = path;
    m_edits.setClean();
    enableActions();
    Q_EMIT changed();
}

void ReviewHost::setUnsaved()
{
    m_edits.resetClean();
    Q_EMIT changed();
}

void ReviewHost::goToPlace(const ReviewPlace& place)
{
    if (place.game == m_game) { // else there are fewer games now
        goTo(nodeAt(*m_tree, place));
    }
}

QByteArray ReviewHost::record()
{
    m_page.leaveComment();
    return QByteArray::fromStdString(m_tree->write());
}

QString ReviewHost::variation() const { return QString::fromStdString(m_tree->writeSubtree(m_node)); }

ui::PositionToCount ReviewHost::toCount()
{
    ui::PositionToCount position;
    const auto row = m_line.rowOf.at(m_node);
    position.where
        = tr("%1, after move %2 of %3", "record").arg(head().title).arg(row).arg(m_line.rows.size() - 1);
    const sgf::GameRecord& record = info();
    const bool archived = m_source.archived.has_value();
    position.rules = archived ? m_source.archived->rules : sgf::rulesOf(record);
    const int handicap = archived ? m_source.archived->handicap : record.handicap;
    position.handicap = handicap >= 2 ? handicap : 0; // 让先 pays nothing back
    position.recorded = archived ? m_source.archived->outcome : record.result;
    int moves = 0;
    for (int i = 0; i <= row; ++i) {
        moves += m_line.rows[static_cast<std::size_t>(i)].color ? 1 : 0;
    }
    position.game = sgf::replayOf(m_line.record, position.rules, sgf::ReplayMode::Record, moves).game;
    return position;
}

} // namespace app
