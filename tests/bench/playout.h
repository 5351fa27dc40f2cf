// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/game.h"
#include "tests/bench/corpus.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

/// Uniformly random games: no stone into an own eye, over after two passes or 3 moves for each point.
namespace bench {

/// The empty cells of a board in no order.
class Empties {
public:
    explicit Empties(go::BoardSize size)
    {
        go::PointSet::all(size).forEach([this](go::Point point) { insert(go::grid::cellOf(point)); });
    }
    std::uint32_t size() const { return m_size; }
    go::Cell operator[](std::uint32_t index) const { return m_cells[index]; }
    void insert(go::Cell cell)
    {
        m_place[cell] = static_cast<std::uint16_t>(m_size);
        m_cells[m_size++] = cell;
    }
    void erase(go::Cell cell)
    {
        const go::Cell last = m_cells[--m_size];
        m_cells[m_place[cell]] = last;
        m_place[last] = m_place[cell];
    }

private:
    std::uint32_t m_size = 0;
    std::array<go::Cell, static_cast<std::size_t>(go::grid::cells)> m_cells{};
    std::array<std::uint16_t, static_cast<std::size_t>(go::grid::cells)> m_place{};
};

/// The chains alone, as a search has them: simple ko only.
class QuickTable {
public:
    explicit QuickTable(go::BoardSize size) : m_empty(size), m_chains(size) { }
    const go::Chains& chains() const { return m_chains; }
    void reset()
    {
        m_chains = m_empty;
        m_ko = 0;
    }
    bool mayPlay(go::Color color, go::Cell cell) const
    {
        return cell != m_ko && !m_chains.isSuicide(color, cell);
    }
    template <class Removed> void play(go::Color color, go::Cell cell, Removed removed)
    {
        const bool surrounded = m_chains.surroundedBy(cell, opponent(color));
        go::Cell taken = 0;
        const int captured = m_chains.play(color, cell, [&](go::Cell stone) {
            taken = stone;
            removed(stone);
        });
        m_ko = captured == 1 && surrounded ? taken : go::Cell{0};
    }
    void pass(go::Color /*color*/) { m_ko = 0; }

private:
    go::Chains m_empty;
    go::Chains m_chains;
    go::Cell m_ko = 0;
};

/// A whole game with its history.
class GameTable {
public:
    GameTable(go::BoardSize size, go::Superko superko)
        : m_empty(size, rulesWith(superko))
        , m_game(m_empty) { }
    const go::Chains& chains() const { return m_game.board().chains(); }
    void reset() { m_game = m_empty; }
    bool mayPlay(go::Color color, go::Cell cell) const
    {
        return !m_game.check(color, go::grid::pointOf(cell));
    }
    template <class Removed> void play(go::Color color, go::Cell cell, Removed removed)
    {
        for (const go::Point stone : m_game.play(color, go::grid::pointOf(cell)).captured)
            removed(go::grid::cellOf(stone));
    }
    void pass(go::Color color) { m_game.pass(color); }
    const go::Game& game() const { return m_game; }

private:
    go::Game m_empty;
    go::Game m_game;
};

/// The same, with legality by the whole map.
class MapTable : public GameTable {
public:
    using GameTable::GameTable;
    bool mayPlay(go::Color color, go::Cell cell) const
    {
        return game().legalSet(color).contains(go::grid::pointOf(cell));
    }
};

inline bool isEye(const go::Chains& chains, go::Color color, go::Cell cell)
{
    if (!chains.surroundedBy(cell, color))
        return false;
    int opponents = 0;
    bool edge = false;
    for (const int step :
        {-go::grid::stride - 1, -go::grid::stride + 1, go::grid::stride - 1, go::grid::stride + 1}) {
        const auto n = static_cast<go::Cell>(cell + step);
        opponents += chains.isColor(n, opponent(color)) ? 1 : 0;
        edge = edge || chains.kind(n) == go::Chains::borderKind;
    }
    return opponents + (edge ? 1 : 0) < 2;
}

/// A random empty cell that may be played and is no eye; 0 if there is none.
template <class Table>
go::Cell choose(const Table& table, const Empties& empties, go::Color color, Random& random)
{
    const std::uint32_t count = empties.size();
    if (count == 0)
        return 0;
    std::uint32_t i = random.below(count);
    for (std::uint32_t tries = 0; tries < count; ++tries) {
        const go::Cell cell = empties[i];
        if (!isEye(table.chains(), color, cell) && table.mayPlay(color, cell))
            return cell;
        i = i + 1 == count ? 0 : i + 1;
    }
    return 0;
}

/// Plays one game on; its length.
template <class Table> int playOut(Table& table, Empties& empties, Random& random)
{
    const int most = 3 * table.chains().size().points();
    auto color = go::Color::Black;
    int moves = 0;
    for (int passes = 0; passes < 2 && moves < most; ++moves) {
        const go::Cell cell = choose(table, empties, color, random);
        if (cell != 0) {
            empties.erase(cell);
            table.play(color, cell, [&](go::Cell stone) { empties.insert(stone); });
            passes = 0;
        } else {
            table.pass(color);
            ++passes;
        }
        color = opponent(color);
    }
    return moves;
}

struct Playouts {
    std::uint64_t moves = 0;
    std::uint64_t checksum = 0; ///< moves and Black's stones in the end
};

/// Plays that many games from the empty board.
template <class Table> Playouts playOuts(Table& table, int games)
{
    const Empties all(table.chains().size());
    Random random(77);
    Playouts played;
    std::uint64_t stones = 0;
    for (int i = 0; i < games; ++i) {
        table.reset();
        Empties empties = all;
        played.moves += static_cast<std::uint64_t>(playOut(table, empties, random));
        stones += static_cast<std::uint64_t>(table.chains().stones(go::Color::Black));
    }
    played.checksum = played.moves + stones;
    return played;
}

} // namespace bench
