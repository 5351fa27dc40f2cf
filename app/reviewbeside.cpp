// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reviewhost.h"
#include "ui/findbar.h"
#include "ui/reviewpage.h"

#include <utility>

namespace app {

// What takes long with a large record is done beside the window's own work, on a copy of the tree, which
// costs little.

void ReviewHost::showTree()
{
    const sgf::NodeIndex root = m_tree->root(m_game);
    if (m_tree->size() <= madeAtOnce) {
        m_page.setTree(shapeOf(*m_tree, root));
    } else {
        m_page.setTreeLater([tree = *m_tree, root] { return shapeOf(tree, root); });
    }
}

void ReviewHost::goToGame(std::size_t game)
{
    if (m_tree->size() <= madeAtOnce) {
        showGame(readyGame(*m_tree, *m_source.read, game, m_source.archived));
        return;
    }
    m_stale = true;
    m_searchWork.cancel();
    m_lineWork.start([this, tree = *m_tree, read = m_source.read, game, archived = m_source.archived](
                         const std::stop_token& /*stop*/) -> shell::Beside::Outcome {
        auto ready = std::make_shared<ReadyGame>(readyGame(tree, *read, game, archived));
        return [this, ready] {
            ready->moveTo(*m_tree);
            showGame(std::move(*ready));
        };
    });
}

void ReviewHost::takeLine(ReviewLine line)
{
    m_line = std::move(line);
    m_stale = false;
    m_page.setLine(m_line.rows, m_line.times);
}

void ReviewHost::makeLineBeside(sgf::NodeIndex node)
{
    m_lineWork.start([this, tree = *m_tree, game = m_game, archived = m_source.archived, node](
                         const std::stop_token& stop) -> shell::Beside::Outcome {
        if (stop.stop_requested()) {
            return {};
        }
        auto line = std::make_shared<ReviewLine>(lineThrough(tree, node, archived ? &*archived : nullptr));
        auto positions = std::make_shared<sgf::TreePositions>(tree, game);
        static_cast<void>(positions->at(node)); // those on the way are kept
        return [this, line, positions, node] {
            positions->moveTo(*m_tree);
            m_positions = std::move(*positions);
            takeLine(std::move(*line));
            goTo(node);
        };
    });
}

void ReviewHost::search(const Search& search, const QString& none)
{
    m_searchWork.cancel();
    if (m_tree->size() <= madeAtOnce) {
        onFound(search(*m_tree, *m_positions, {}), none);
        return;
    }
    m_page.findBar()->setAnswer(tr("searching …"));
    m_searchWork.start([this, tree = *m_tree, game = m_game, search, none](
                           const std::stop_token& stop) -> shell::Beside::Outcome {
        sgf::TreePositions positions(tree, game);
        const auto node = search(tree, positions, stop);
        return [this, node, none] { onFound(node, none); };
    });
}

void ReviewHost::onFound(const std::optional<sgf::NodeIndex>& node, const QString& none)
{
    m_page.findBar()->setAnswer(node ? QString() : none);
    if (node) {
        goTo(*node);
    } else {
        m_page.findBar()->open();
    }
}

/// Another game: what is made for the last one is not wanted.
void ReviewHost::restBeside()
{
    m_lineWork.cancel();
    m_searchWork.cancel();
    m_stale = false;
}

} // namespace app
