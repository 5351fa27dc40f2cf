// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/color.h"
#include "core/go/grid.h"
#include "core/go/zobrist.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace go {

/// Stones as chains with liberties, on cells: the fast and unchecked half of Board, for searches and
/// playouts. One flat, trivially copyable value. Stones of one chain share a head cell, which carries the
/// chain's data: its stones, its hash, and one word that sums up its pseudo-liberties (an empty point counts
/// once for each stone beside it) by count, sum and sum of squares. No liberty is left exactly when that word
/// is 0, and exactly one when count times squares equals the sum squared.
class Chains {
public:
    static constexpr std::uint8_t emptyKind = 2;
    static constexpr std::uint8_t borderKind = 3;

    /// An empty board; the size must be valid().
    explicit Chains(BoardSize size = {});

    BoardSize size() const { return m_size; }
    /// 0 black stone, 1 white stone, emptyKind, borderKind.
    std::uint8_t kind(Cell cell) const { return m_kind[cell]; }
    bool isEmpty(Cell cell) const { return m_kind[cell] == emptyKind; }
    bool isColor(Cell cell, Color color) const { return m_kind[cell] == static_cast<std::uint8_t>(color); }
    const CellBits& bitsOf(Color color) const { return m_bits[static_cast<std::size_t>(color)]; }
    int stones(Color color) const { return m_stones[static_cast<std::size_t>(color)]; }
    /// The exclusive or of the keys of all stones.
    std::uint64_t hash() const { return m_hash; }

    /// Of a stone: the cell that stands for its chain, the next stone of the chain (in a ring), the number of
    /// its stones.
    Cell headOf(Cell stone) const { return m_head[stone]; }
    Cell nextOf(Cell stone) const { return m_next[stone]; }
    int chainSize(Cell stone) const { return m_count[m_head[stone]]; }
    bool hasLiberty(Cell stone) const { return m_liberties[m_head[stone]] != 0; }
    /// Of a stone of a chain that has a liberty: whether it has only one.
    bool inAtari(Cell stone) const { return oneLiberty(m_liberties[m_head[stone]]); }
    /// Of a stone in atari: that liberty.
    Cell lastLiberty(Cell stone) const
    {
        const std::uint64_t word = m_liberties[m_head[stone]];
        return static_cast<Cell>(((word >> sumShift) & sumMask) / (word >> countShift));
    }

    /// Of an empty cell: how many of its neighbours are empty; whether all are border or stones of one side.
    int emptyNeighbours(Cell cell) const { return m_around[cell] >> 8U; }
    bool surroundedBy(Cell cell, Color color) const
    {
        return ((m_around[cell] >> (color == Color::Black ? 0U : 4U)) & 15U) == 4;
    }

    /// Whether a stone on an empty cell would be without liberty after captures (A08).
    bool isSuicide(Color color, Cell cell) const
    {
        return emptyNeighbours(cell) == 0 && !breathesByChains(color, cell);
    }
    /// The hash after that play, suicided stones taken off.
    std::uint64_t hashAfter(Color color, Cell cell) const;

    /// Whether a stone on an empty cell would leave its chain with at most one liberty, captures apart.
    bool leavesInAtari(Color color, Cell cell) const;
    /// How many stones that chain would have.
    int sizeAfter(Color color, Cell cell) const;
    /// Of a stone: whether its chain has no liberties but two given cells, of which `taken` is empty.
    bool breathesOnlyAt(Cell stone, Cell last, Cell taken) const;

    /// Lays a stone on an empty cell, takes off opponent's chains without liberty and then the stone's own
    /// (A06). Calls removed(Cell) for every stone taken off; how many were the opponent's is the result.
    template <class Removed> int play(Color color, Cell cell, Removed removed)
    {
        return put(color, cell) == After::AllBreathe ? 0 : settle(cell, removed);
    }
    int play(Color color, Cell cell)
    {
        return play(color, cell, [](Cell /*cell*/) {});
    }
    /// Whether a stone put down can have left chains without liberty.
    enum class After : std::uint8_t { AllBreathe, MustSettle };
    /// The first half of play(): lays a stone on an empty cell and takes nothing off.
    After put(Color color, Cell cell);
    /// The second half: takes off what has no liberty, the opponent's chains first.
    template <class Removed> int settle(Cell cell, Removed removed);
    /// Takes one stone off, leaving the rest of its chain.
    void lift(Cell stone);

    /// Whether everything kept agrees with what the stones alone say.
    bool consistent() const;

    /// The same stones on boards of the same size.
    friend bool operator==(const Chains& a, const Chains& b)
    {
        return a.m_size == b.m_size && a.m_bits == b.m_bits;
    }

private:
    // A pseudo-liberty is a pair of neighbours, one a stone, one empty: 1200 at most, of cells below 864. So
    // sums stay below 2^20 and sums of squares below 2^30.
    static constexpr unsigned sumShift = 30;
    static constexpr unsigned countShift = 50;
    static constexpr std::uint64_t sumMask = (std::uint64_t{1} << (countShift - sumShift)) - 1;
    static constexpr std::uint64_t squaresMask = (std::uint64_t{1} << sumShift) - 1;
    static constexpr auto cellCount = static_cast<std::size_t>(grid::cells);

    static constexpr std::uint64_t weightOf(Cell cell)
    {
        const std::uint64_t v = cell;
        return (std::uint64_t{1} << countShift) + v * ((std::uint64_t{1} << sumShift) + v);
    }
    static constexpr bool oneLiberty(std::uint64_t word)
    {
        const std::uint64_t sum = (word >> sumShift) & sumMask;
        return (word >> countShift) * (word & squaresMask) == sum * sum;
    }

    /// Calls visit(cell) for the four cells beside. Written out, since a loop is not always unrolled.
    template <class Visit> void forAround(Cell cell, Visit visit) const
    {
        visit(static_cast<Cell>(cell - grid::stride));
        visit(static_cast<Cell>(cell - 1));
        visit(static_cast<Cell>(cell + 1));
        visit(static_cast<Cell>(cell + grid::stride));
    }
    /// Calls visit(head) once for each of that side's chains beside a cell.
    template <class Visit> void forChainsBeside(Color color, Cell cell, Visit visit) const
    {
        std::array<Cell, 4> seen{};
        std::size_t count = 0;
        forAround(cell, [&](Cell n) {
            if (!isColor(n, color))
                return;
            const Cell head = m_head[n];
            if (std::find(seen.begin(), seen.begin() + count, head) != seen.begin() + count)
                return;
            seen[count++] = head;
            visit(head);
        });
    }
    bool breathesByChains(Color color, Cell cell) const
    {
        for (const int step : {-grid::stride, -1, 1, grid::stride}) {
            const auto n = static_cast<Cell>(cell + step);
            if (m_kind[n] < emptyKind && inAtari(n) != isColor(n, color))
                return true;
        }
        return false;
    }
    void merge(Cell a, Cell b);
    template <class Removed> int remove(Cell head, Removed removed);
    bool consistentChain(Cell head) const;
    bool consistentAround(Cell cell) const;
    bool consistentCell(Cell cell) const;

    BoardSize m_size;
    std::array<int, 2> m_stones{};
    std::uint64_t m_hash = 0;
    std::array<CellBits, 2> m_bits{};
    // Empty and border cells have head 0, whose liberties take up what falls on no chain and are never read.
    std::array<std::uint64_t, cellCount> m_liberties{};
    std::array<std::uint64_t, cellCount> m_keys{};
    std::array<Cell, cellCount> m_head{};
    std::array<Cell, cellCount> m_next{};
    std::array<Cell, cellCount> m_count{};
    // Neighbours: black ones in bits 0-3, white ones in bits 4-7, a border counts as both; empty ones above.
    std::array<std::uint16_t, cellCount> m_around{};
    std::array<std::uint8_t, cellCount> m_kind{};
};

inline Chains::After Chains::put(Color color, Cell cell)
{
    const auto kind = static_cast<std::uint8_t>(color);
    const auto change = static_cast<std::uint16_t>((color == Color::Black ? 1 : 16) - 256);
    const std::uint64_t weight = weightOf(cell);
    const std::uint64_t key = zobristKey(color, cell);
    m_hash ^= key;
    ++m_stones[kind];
    setBit(m_bits[kind], cell);
    m_kind[cell] = kind;
    m_head[cell] = cell;
    m_next[cell] = cell;
    m_count[cell] = 1;
    m_keys[cell] = key;
    std::uint64_t liberties = 0;
    bool breathless = false;
    forAround(cell, [&](Cell n) {
        m_around[n] = static_cast<std::uint16_t>(m_around[n] + change);
        std::uint64_t& word = m_liberties[m_head[n]];
        word -= weight;
        breathless |= word == 0;
        // A mask, because whether a neighbour is empty cannot be predicted.
        liberties += weightOf(n) & (std::uint64_t{0} - (m_kind[n] == emptyKind ? 1U : 0U));
    });
    m_liberties[cell] = liberties;
    forAround(cell, [&](Cell n) {
        if (m_kind[n] == kind && m_head[n] != m_head[cell])
            merge(m_head[n], m_head[cell]);
    });
    return breathless || liberties == 0 ? After::MustSettle : After::AllBreathe;
}

inline void Chains::merge(Cell a, Cell b)
{
    if (m_count[a] < m_count[b])
        std::swap(a, b);
    m_liberties[a] += m_liberties[b];
    m_keys[a] ^= m_keys[b];
    m_count[a] = static_cast<Cell>(m_count[a] + m_count[b]);
    Cell stone = b;
    do {
        m_head[stone] = a;
        stone = m_next[stone];
    } while (stone != b);
    std::swap(m_next[a], m_next[b]);
}

template <class Removed> int Chains::remove(Cell head, Removed removed)
{
    const std::uint8_t kind = m_kind[head];
    const auto change = static_cast<std::uint16_t>(256 - (kind == 0 ? 1 : 16));
    const int count = m_count[head];
    m_hash ^= m_keys[head];
    m_stones[kind] -= count;
    Cell stone = head;
    do {
        m_kind[stone] = emptyKind;
        m_head[stone] = 0;
        clearBit(m_bits[kind], stone);
        const std::uint64_t weight = weightOf(stone);
        forAround(stone, [&](Cell n) {
            m_around[n] = static_cast<std::uint16_t>(m_around[n] + change);
            m_liberties[m_head[n]] += weight;
        });
        removed(stone);
        stone = m_next[stone];
    } while (stone != head);
    return count;
}

template <class Removed> int Chains::settle(Cell cell, Removed removed)
{
    const auto color = static_cast<Color>(m_kind[cell]);
    int captured = 0;
    forAround(cell, [&](Cell n) {
        if (isColor(n, opponent(color)) && !hasLiberty(n))
            captured += remove(m_head[n], removed);
    });
    if (!hasLiberty(cell))
        remove(m_head[cell], removed);
    return captured;
}

inline bool Chains::leavesInAtari(Color color, Cell cell) const
{
    std::uint64_t word = 0;
    forAround(cell, [&](Cell n) {
        if (m_kind[n] == emptyKind) {
            word += weightOf(n);
        } else if (isColor(n, color)) {
            word -= weightOf(cell);
        }
    });
    forChainsBeside(color, cell, [&](Cell head) { word += m_liberties[head]; });
    return oneLiberty(word);
}

inline int Chains::sizeAfter(Color color, Cell cell) const
{
    int size = 1;
    forChainsBeside(color, cell, [&](Cell head) { size += m_count[head]; });
    return size;
}

inline bool Chains::breathesOnlyAt(Cell stone, Cell last, Cell taken) const
{
    const Cell head = m_head[stone];
    std::uint64_t word = m_liberties[head];
    forAround(taken, [&](Cell n) {
        if (m_kind[n] < emptyKind && m_head[n] == head)
            word -= weightOf(taken);
    });
    if (word == 0)
        return true;
    return oneLiberty(word) && ((word >> sumShift) & sumMask) / (word >> countShift) == last;
}

inline std::uint64_t Chains::hashAfter(Color color, Cell cell) const
{
    // A suicide takes off the own chains around it and leaves no new stone.
    const Color taken = isSuicide(color, cell) ? color : opponent(color);
    std::uint64_t hash = taken == color ? m_hash : m_hash ^ zobristKey(color, cell);
    forChainsBeside(taken, cell, [&](Cell head) {
        if (inAtari(head))
            hash ^= m_keys[head];
    });
    return hash;
}

} // namespace go
