// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sgf/treeposition.h"

#include "core/sgf/properties.h"

#include <algorithm>

namespace sgf {

namespace {

constexpr std::size_t mostKept = 2048; ///< positions, a few kilobytes each
constexpr std::size_t closest = 32; ///< nodes between two that are kept

void capture(TreePosition& position, const go::Placement& placement)
{
    position.captured[go::opponent(placement.color)] += static_cast<int>(placement.captured.size());
    position.captured[placement.color] += static_cast<int>(placement.suicided.size());
}

// As a record demands: whatever the rules say.
void lay(TreePosition& position, const NodeMove& move)
{
    position.toPlay = go::opponent(move.color);
    position.last = move;
    ++position.move;
    if (move.point) {
        position.board.set(*move.point, std::nullopt);
        capture(position, position.board.place(move.color, *move.point));
    }
}

void set(go::Board& board, std::string_view raw, go::BoardSize size, std::optional<go::Color> color)
{
    PointMask mask;
    if (!raw.empty() && addPoints(raw, size, mask)) {
        for (const go::Point point : mask.points()) {
            board.set(point, color);
        }
    }
}

go::Point pointOf(const Move& move) { return move.point.value_or(go::Point{}); }

} // namespace

std::optional<NodeMove> moveOf(const RecordTree& tree, NodeIndex node, go::BoardSize size)
{
    std::optional<NodeMove> move;
    tree.visit(node, [&](Name property, std::string_view raw) {
        const bool black = property == name("B");
        if (move || (!black && property != name("W"))) {
            return;
        }
        move = NodeMove{black ? go::Color::Black : go::Color::White, {}};
        if (const auto read = moveOf(raw, size); read && read->point) {
            move->point = pointOf(*read);
        }
    });
    return move;
}

TreePositions::TreePositions(const RecordTree& tree, std::size_t game)
    : m_tree(&tree)
    , m_root(tree.root(game))
{
    if (const auto raw = tree.raw(m_root, "SZ")) {
        m_size = sizeOf(*raw).value_or(go::BoardSize{});
    }
}

TreePosition TreePositions::start() const
{
    TreePosition position;
    position.board = go::Board(m_size);
    const auto handicap = m_tree->raw(m_root, "HA");
    if (handicap && numberOf(*handicap).value_or(0) >= 2) {
        position.toPlay = go::Color::White;
    }
    return position;
}

// Setups first: FF[3] and older allow them beside a move.
void TreePositions::play(TreePosition& position, NodeIndex node) const
{
    position.last.reset();
    std::optional<int> number;
    m_tree->visit(node, [&](Name property, std::string_view raw) {
        if (property == name("AB")) {
            set(position.board, raw, m_size, go::Color::Black);
        } else if (property == name("AW")) {
            set(position.board, raw, m_size, go::Color::White);
        } else if (property == name("AE")) {
            set(position.board, raw, m_size, std::nullopt);
        } else if (property == name("PL")) {
            const std::string side = simpleTextOf(raw);
            const bool black = side.starts_with('B') || side.starts_with('b') || side == "1";
            position.toPlay = black ? go::Color::Black : go::Color::White;
        } else if (property == name("MN")) {
            number = numberOf(raw);
        }
    });
    if (const auto move = moveOf(*m_tree, node, m_size)) {
        lay(position, *move);
        if (number) {
            position.move = *number;
        }
    }
}

TreePosition TreePositions::at(NodeIndex node)
{
    std::vector<NodeIndex> way;
    NodeIndex up = node;
    while (up != noNode && up != m_lastNode && !m_kept.contains(up)) {
        way.push_back(up);
        up = m_tree->parent(up);
    }
    TreePosition position = up == noNode ? start() : up == m_lastNode ? m_last : m_kept.at(up);
    const std::size_t apart = std::max(closest, way.size() / (mostKept / 4));
    for (std::size_t left = way.size(); left-- > 0;) {
        play(position, way[left]);
        if (left % apart == 0 && left > 0) {
            if (m_kept.size() == mostKept) {
                m_kept.clear();
            }
            m_kept.emplace(way[left], position);
        }
    }
    m_last = position;
    m_lastNode = node;
    return position;
}

std::vector<std::optional<int>> TreePositions::numbersAt(NodeIndex node)
{
    const TreePosition now = at(node);
    std::vector<std::optional<int>> numbers(static_cast<std::size_t>(m_size.points()));
    int number = now.move;
    for (NodeIndex up = node; up != noNode; up = m_tree->parent(up)) {
        const auto move = moveOf(*m_tree, up, m_size);
        if (!move) {
            continue;
        }
        if (move->point && now.board.at(*move->point) == move->color) {
            auto& entry = numbers[static_cast<std::size_t>(go::indexOf(*move->point, m_size))];
            if (!entry) {
                entry = number;
            }
        }
        // A stated number breaks the row: what came before has numbers of its own.
        const bool stated = m_tree->has(up, "MN") && m_tree->parent(up) != noNode;
        number = stated ? at(m_tree->parent(up)).move : number - 1;
    }
    return numbers;
}

} // namespace sgf
