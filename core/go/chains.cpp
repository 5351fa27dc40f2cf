// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/chains.h"

#include <algorithm>
#include <vector>

namespace go {

Chains::Chains(BoardSize size) : m_size(size)
{
    constexpr std::uint16_t fourEmpty = 0x400;
    constexpr std::uint16_t borderForEmpty = 0xFF11; // 0x11 more, 0x100 less
    const auto add = [this](Cell cell, std::uint16_t what) {
        m_around[cell] = static_cast<std::uint16_t>(m_around[cell] + what);
    };
    m_kind.fill(borderKind);
    for (std::uint8_t y = 0; y < size.rows; ++y) {
        const Cell first = grid::cellOf({0, y});
        std::fill_n(m_kind.begin() + first, size.columns, emptyKind);
        std::fill_n(m_around.begin() + first, size.columns, fourEmpty);
        add(first, borderForEmpty);
        add(static_cast<Cell>(first + size.columns - 1), borderForEmpty);
    }
    for (std::uint8_t x = 0; x < size.columns; ++x) {
        add(grid::cellOf({x, 0}), borderForEmpty);
        add(grid::cellOf({x, static_cast<std::uint8_t>(size.rows - 1)}), borderForEmpty);
    }
}

void Chains::lift(Cell stone)
{
    const Color color = isColor(stone, Color::Black) ? Color::Black : Color::White;
    std::vector<Cell> others;
    remove(m_head[stone], [&others, stone](Cell cell) {
        if (cell != stone)
            others.push_back(cell);
    });
    for (const Cell cell : others)
        put(color, cell);
}

bool Chains::consistentChain(Cell head) const
{
    std::uint64_t liberties = 0;
    std::uint64_t key = 0;
    int count = 0;
    Cell stone = head;
    do {
        if (m_head[stone] != head || m_kind[stone] != m_kind[head])
            return false;
        key ^= zobristKey(static_cast<Color>(m_kind[head]), stone);
        forAround(stone, [&](Cell n) { liberties += isEmpty(n) ? weightOf(n) : 0; });
        stone = m_next[stone];
    } while (++count <= m_size.points() && stone != head);
    return count == m_count[head] && key == m_keys[head] && liberties == m_liberties[head];
}

bool Chains::consistentAround(Cell cell) const
{
    int summary = 0;
    bool whole = true;
    forAround(cell, [&](Cell n) {
        summary += isEmpty(n) ? 0x100 : m_kind[n] == borderKind ? 0x11 : m_kind[n] == 0 ? 1 : 0x10;
        // Neighbours of one colour must be of one chain.
        whole = whole && (isEmpty(cell) || m_kind[n] != m_kind[cell] || m_head[n] == m_head[cell]);
    });
    return whole && summary == m_around[cell];
}

bool Chains::consistentCell(Cell cell) const
{
    if (m_kind[cell] >= borderKind || !consistentAround(cell))
        return false;
    if (hasBit(m_bits[0], cell) != (m_kind[cell] == 0) || hasBit(m_bits[1], cell) != (m_kind[cell] == 1))
        return false;
    if (isEmpty(cell))
        return m_head[cell] == 0;
    return m_head[cell] != cell || consistentChain(cell);
}

bool Chains::consistent() const
{
    std::uint64_t hash = 0;
    std::array<int, 2> stones{};
    for (int i = 0; i < m_size.points(); ++i) {
        const Cell cell = grid::cellOf(pointAt(i, m_size));
        if (!consistentCell(cell))
            return false;
        if (isEmpty(cell))
            continue;
        hash ^= zobristKey(static_cast<Color>(m_kind[cell]), cell);
        ++stones[m_kind[cell]];
    }
    return hash == m_hash && stones == m_stones;
}

} // namespace go
