// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/chains.h"

#include <vector>

namespace go {

Chains::Chains(BoardSize size) : m_grid(size)
{
    m_kind.fill(borderKind);
    for (int i = 0; i < size.points(); ++i) {
        const Cell cell = m_grid.cellAt(i);
        m_kind[cell] = emptyKind;
        setBit(m_pointBits, cell);
    }
    for (int i = 0; i < size.points(); ++i) {
        const Cell cell = m_grid.cellAt(i);
        for (const Cell n : around(cell))
            m_around[cell]
                = static_cast<std::uint16_t>(m_around[cell] + (m_kind[n] == emptyKind ? 0x100 : 0x11));
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
        for (const Cell n : around(stone))
            liberties += isEmpty(n) ? weightOf(n) : 0;
        stone = m_next[stone];
    } while (++count <= m_grid.size().points() && stone != head);
    return count == m_count[head] && key == m_keys[head] && liberties == m_liberties[head];
}

bool Chains::consistentCell(Cell cell) const
{
    int summary = 0;
    for (const Cell n : around(cell)) {
        summary += isEmpty(n) ? 0x100 : m_kind[n] == borderKind ? 0x11 : m_kind[n] == 0 ? 1 : 0x10;
        // Neighbours of one colour must be of one chain.
        if (m_kind[cell] < emptyKind && m_kind[n] == m_kind[cell] && m_head[n] != m_head[cell])
            return false;
    }
    if (summary != m_around[cell])
        return false;
    if (hasBit(m_bits[0], cell) != (m_kind[cell] == 0) || hasBit(m_bits[1], cell) != (m_kind[cell] == 1))
        return false;
    return isEmpty(cell) ? m_head[cell] == 0 : m_head[cell] != cell || consistentChain(cell);
}

bool Chains::consistent() const
{
    std::uint64_t hash = 0;
    std::array<int, 2> stones{};
    for (int i = 0; i < m_grid.size().points(); ++i) {
        const Cell cell = m_grid.cellAt(i);
        if (m_kind[cell] >= borderKind || !consistentCell(cell))
            return false;
        if (isEmpty(cell))
            continue;
        hash ^= zobristKey(static_cast<Color>(m_kind[cell]), cell);
        ++stones[m_kind[cell]];
    }
    return hash == m_hash && stones == m_stones;
}

} // namespace go
