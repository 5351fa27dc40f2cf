// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reviewfind.h"
#include "app/reviewhost.h"
#include "ui/boardwidget.h"
#include "ui/findbar.h"
#include "ui/reviewpage.h"
#include "ui/reviewtools.h"

#include <algorithm>
#include <cstdlib>

namespace app {

namespace {

constexpr int mostTries = 3; ///< before a move is shown

} // namespace

// Guessing

void ReviewHost::guess(go::Point point)
{
    const auto row = static_cast<std::size_t>(m_line.rowOf.at(m_node)) + 1;
    if (row >= m_line.nodes.size()) {
        return;
    }
    const auto move = sgf::moveOf(*m_tree, m_line.nodes[row], m_positions->size());
    if (!move || !move->point) {
        goToRow(static_cast<int>(row)); // a pass or a setup cannot be guessed
        return;
    }
    m_asked += m_tries == 0 ? 1 : 0;
    if (*move->point == point) {
        m_guessed += m_tries == 0 ? 1 : 0;
        goToRow(static_cast<int>(row));
        return;
    }
    ++m_tries;
    const int far
        = std::max(std::abs(int{move->point->x} - point.x), std::abs(int{move->point->y} - point.y));
    if (m_tries == mostTries) {
        goToRow(static_cast<int>(row));
        m_page.board()->explain(*move->point, tr("It was here."));
        return;
    }
    refresh();
    m_page.board()->explain(point, tr("No, %n line(s) away.", nullptr, far));
}

void ReviewHost::setGuessing(ui::Toggle guessing)
{
    m_guessing = guessing;
    m_tries = m_asked = m_guessed = 0;
    m_page.setGuessing(guessing);
}

// Marks

void ReviewHost::mark(go::Point point)
{
    const sgf::Markup now = m_markup->at(m_node);
    std::optional<sgf::MarkKind> kind;
    std::string label;
    switch (m_page.tools()->tool()) {
    case ui::ReviewTool::Play:
        return;
    case ui::ReviewTool::Triangle:
        kind = sgf::MarkKind::Triangle;
        break;
    case ui::ReviewTool::Square:
        kind = sgf::MarkKind::Square;
        break;
    case ui::ReviewTool::Circle:
        kind = sgf::MarkKind::Circle;
        break;
    case ui::ReviewTool::Cross:
        kind = sgf::MarkKind::Cross;
        break;
    case ui::ReviewTool::Selected:
        kind = sgf::MarkKind::Selected;
        break;
    case ui::ReviewTool::Letter:
        label = sgf::nextLabel(now, sgf::LabelKind::Letter);
        break;
    case ui::ReviewTool::Number:
        label = sgf::nextLabel(now, sgf::LabelKind::Number);
        break;
    }
    push(tr("mark"),
        rewritten(*m_tree, m_node,
            sgf::withMark(m_tree->properties(m_node), m_positions->size(), point, kind, label)));
}

// Wishes of the menus

void ReviewHost::find(const QString& wanted)
{
    if (wanted.isEmpty() || !isSettled()) {
        return;
    }
    search([from = m_node, wanted](const sgf::RecordTree& tree, const sgf::TreePositions& positions,
               const std::stop_token& stop) { return found(tree, positions.size(), from, wanted, stop); },
        tr("not found"));
}

void ReviewHost::findPosition()
{
    search([from = m_node](const sgf::RecordTree& tree, sgf::TreePositions& positions,
               const std::stop_token& stop) { return samePosition(tree, positions, from, stop); },
        tr("nowhere else"));
}

bool ReviewHost::carryOut(ui::ReviewAction action)
{
    using enum ui::ReviewAction;
    if (!isSettled()) {
        // It would be about a node that may be gone; what is about the whole record may go on.
        return action != Save && action != SaveAs && action != CopyRecord && action != Paste
            && action != Encoding;
    }
    switch (action) {
    case Undo:
        m_edits.undo();
        return true;
    case Redo:
        m_edits.redo();
        return true;
    case Pass:
        play(std::nullopt);
        return true;
    case Keep:
        push(tr("kept moves"), trialsKept(*m_tree, m_node));
        return true;
    case Discard:
        push(tr("tried moves"), removed(*m_tree, firstTrial(*m_tree, m_node)));
        return true;
    case MakeMain:
        push(tr("main line"), madeMain(*m_tree, m_node));
        return true;
    case Delete:
        push(tr("deleted moves"), removed(*m_tree, m_node));
        return true;
    case Find:
        m_page.findBar()->open();
        return true;
    case FindNext:
        find(m_page.findBar()->text());
        return true;
    case SamePosition:
        findPosition();
        return true;
    case NextVariation:
        goToVariation(1);
        return true;
    case PreviousVariation:
        goToVariation(-1);
        return true;
    case Guess:
        setGuessing(m_guessing == ui::Toggle::On ? ui::Toggle::Off : ui::Toggle::On);
        if (m_guessing == ui::Toggle::On) {
            goTo(m_tree->root(m_game));
        } else {
            refresh();
        }
        return true;
    case Save:
    case SaveAs:
    case CopyRecord:
    case CopyVariation:
    case CopyDiagram:
    case Paste:
    case Encoding:
    case Picture:
    case Pdf:
    case Print:
        break;
    }
    return false;
}

} // namespace app
