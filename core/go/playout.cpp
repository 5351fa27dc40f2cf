// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/playout.h"

#include <algorithm>
#include <optional>

namespace go {

namespace {

constexpr std::array<int, 4> beside{-grid::stride, -1, 1, grid::stride};
constexpr std::array<int, 4> across{-grid::stride - 1, -grid::stride + 1, grid::stride - 1, grid::stride + 1};

/// How often the last stone is answered if it attacks something; always would make all games alike.
constexpr std::uint32_t answersPercent = 90;
/// How often a patient side leaves its own eye space alone.
constexpr std::uint32_t patiencePercent = 80;

constexpr Cell step(Cell cell, int by) { return static_cast<Cell>(cell + by); }

std::size_t neighboursIn(std::span<const Cell> cells, Cell cell)
{
    return static_cast<std::size_t>(std::ranges::count_if(
        beside, [&](int by) { return std::ranges::find(cells, step(cell, by)) != cells.end(); }));
}

/// Whether a hole of that shape has a vital point, so that one stone on it leaves no room for two eyes: two
/// or three in a row or bent, the square and the pyramid of four, the bulky five and the cross, the rabbity
/// six.
bool isNakade(std::span<const Cell> shape)
{
    std::array<int, 5> having{}; // cells with that many neighbours in the shape
    for (const Cell cell : shape)
        ++having[neighboursIn(shape, cell)];
    switch (shape.size()) {
    case 2:
    case 3:
        return true;
    case 4:
        return having[2] == 4 || having[3] == 1;
    case 5:
        return having[4] == 1 || (having[3] == 1 && having[2] == 3);
    case 6:
        return having[4] == 1 && having[2] == 3;
    default:
        return false;
    }
}

} // namespace

Playout::Playout(const Chains& start, const PointSet& closed, Style style, std::uint64_t seed)
    : m_start(start)
    , m_closed(closed.bits())
    , m_style(style)
    , m_random(seed)
    , m_now(start)
{
    PointSet::all(start.size()).forEach([this](Point point) {
        const Cell cell = grid::cellOf(point);
        if (m_start.isEmpty(cell) && !hasBit(m_closed, cell))
            m_startEmpty.push_back(cell);
    });
}

void Playout::restart()
{
    m_now = m_start;
    m_empty = m_startEmpty;
    for (std::size_t i = 0; i < m_empty.size(); ++i)
        m_place[m_empty[i]] = static_cast<std::uint16_t>(i);
    forget();
}

void Playout::forget()
{
    m_ko = 0;
    m_last = 0;
    m_taken = 0;
}

void Playout::play(Color first)
{
    restart();
    const std::size_t most = 2 * m_empty.size() + 40;
    Color color = first;
    int passes = 0;
    for (std::size_t i = 0; i < most && passes < 2; ++i) {
        passes = move(color) ? 0 : passes + 1;
        color = opponent(color);
    }
}

int Playout::owner(Cell cell) const
{
    if (m_now.isEmpty(cell)) {
        const bool black = m_now.surroundedBy(cell, Color::Black);
        const bool white = m_now.surroundedBy(cell, Color::White);
        return static_cast<int>(black) - static_cast<int>(white);
    }
    return m_now.isColor(cell, Color::Black) ? 1 : -1;
}

bool Playout::move(Color color)
{
    if (m_last != 0 && m_random.below(100) < answersPercent && answer(color))
        return true;
    if (fillHole(color) || anywhere(color))
        return true;
    forget();
    return false;
}

// Saves what the last stone put in atari, or takes the last stone.
bool Playout::answer(Color color)
{
    const Cell last = m_last;
    for (const int by : beside) {
        const Cell n = step(last, by);
        if (m_now.isColor(n, color) && m_now.inAtari(n) && save(color, n))
            return true;
    }
    return m_now.isColor(last, opponent(color)) && m_now.inAtari(last)
        && tryAt(color, m_now.lastLiberty(last));
}

// Takes an attacker of the chain, or runs.
bool Playout::save(Color color, Cell stone)
{
    const Cell head = m_now.headOf(stone);
    Cell at = head;
    do {
        for (const int by : beside) {
            const Cell n = step(at, by);
            if (m_now.isColor(n, opponent(color)) && m_now.inAtari(n) && tryAt(color, m_now.lastLiberty(n)))
                return true;
        }
        at = m_now.nextOf(at);
    } while (at != head);
    const Cell out = m_now.lastLiberty(stone);
    return !m_now.leavesInAtari(color, out) && tryAt(color, out);
}

// The cell of a hole that has the most neighbours in it is its vital point.
bool Playout::fillHole(Color color)
{
    if (m_taken < 3 || m_taken > largestHole)
        return false;
    const std::span<const Cell> hole(m_hole.data(), m_taken);
    Cell vital = 0;
    std::size_t most = 1;
    for (const Cell cell : hole) {
        const std::size_t here = neighboursIn(hole, cell);
        if (here > most) {
            most = here;
            vital = cell;
        }
    }
    if (vital == 0 || vital == m_ko || !m_now.isEmpty(vital) || m_now.isSuicide(color, vital))
        return false;
    put(color, vital);
    return true;
}

bool Playout::tryAt(Color color, Cell cell)
{
    if (cell == m_ko || hasBit(m_closed, cell) || m_now.isSuicide(color, cell))
        return false;
    put(color, cell);
    return true;
}

bool Playout::anywhere(Color color)
{
    const auto count = static_cast<std::uint32_t>(m_empty.size());
    for (std::uint32_t tried = 0; tried < count; ++tried) {
        // What was tried is moved to the front, so that no cell is looked at twice.
        const std::uint32_t other = tried + m_random.below(count - tried);
        std::swap(m_empty[tried], m_empty[other]);
        m_place[m_empty[other]] = static_cast<std::uint16_t>(other);
        m_place[m_empty[tried]] = static_cast<std::uint16_t>(tried);
        const Cell cell = m_empty[tried];
        if (acceptable(color, cell)) {
            put(color, cell);
            return true;
        }
    }
    return false;
}

bool Playout::acceptable(Color color, Cell cell)
{
    if (cell == m_ko || spares(color, cell))
        return false;
    if (m_now.emptyNeighbours(cell) >= 2)
        return true;
    return !m_now.isSuicide(color, cell) && !isOwnEye(color, cell) && !isFoolish(color, cell);
}

// Whether the side leaves a cell that touches its own stones alone.
bool Playout::spares(Color color, Cell cell)
{
    if (m_style == Style::Natural)
        return false;
    int own = 0;
    for (const int by : beside) {
        const Cell n = step(cell, by);
        if (m_now.isColor(n, opponent(color)))
            return false;
        own += m_now.isEmpty(n) ? 0 : 1;
    }
    return own >= 2 && (m_style == Style::Peaceful || m_random.below(100) < patiencePercent);
}

bool Playout::isOwnEye(Color color, Cell cell) const
{
    if (!m_now.surroundedBy(cell, color))
        return false;
    int foes = 0;
    bool edge = false;
    for (const int by : across) {
        const Cell n = step(cell, by);
        foes += m_now.isColor(n, opponent(color)) ? 1 : 0;
        edge = edge || m_now.kind(n) == Chains::borderKind;
    }
    return foes + (edge ? 1 : 0) < 2;
}

// Whether a stone only gives its chain away: it takes nothing, and no eye space dies of it.
bool Playout::isFoolish(Color color, Cell cell) const
{
    if (!m_now.leavesInAtari(color, cell))
        return false;
    const bool takes = std::ranges::any_of(beside, [&](int by) {
        const Cell n = step(cell, by);
        return m_now.isColor(n, opponent(color)) && m_now.inAtari(n);
    });
    return !takes && m_now.sizeAfter(color, cell) > 1 && !killsInside(color, cell);
}

// Whether the chain that a stone would make is a nakade inside chains that breathe nowhere but at its own
// last liberty: once they have taken it, they have that hole and nothing else.
bool Playout::killsInside(Color color, Cell cell) const
{
    if (m_style == Style::Peaceful || m_now.sizeAfter(color, cell) > static_cast<int>(largestHole))
        return false;
    std::array<Cell, largestHole> stones{cell};
    std::size_t count = 1;
    for (const int by : beside) {
        const Cell n = step(cell, by);
        const std::span<const Cell> soFar(stones.data(), count);
        if (!m_now.isColor(n, color) || std::ranges::find(soFar, n) != soFar.end())
            continue;
        Cell stone = n;
        do {
            stones[count++] = stone;
            stone = m_now.nextOf(stone);
        } while (stone != n);
    }
    const std::span<const Cell> shape(stones.data(), count);
    if (!isNakade(shape))
        return false;
    std::optional<Cell> last;
    for (const Cell stone : shape) {
        for (const int by : beside) {
            const Cell n = step(stone, by);
            if (n != cell && m_now.isEmpty(n))
                last = n;
        }
    }
    return std::ranges::all_of(shape, [&](Cell stone) {
        return std::ranges::all_of(beside, [&](int by) {
            const Cell n = step(stone, by);
            return !m_now.isColor(n, opponent(color)) || m_now.breathesOnlyAt(n, last.value_or(0), cell);
        });
    });
}

void Playout::put(Color color, Cell cell)
{
    const std::uint16_t place = m_place[cell];
    const Cell moved = m_empty.back();
    m_empty[place] = moved;
    m_place[moved] = place;
    m_empty.pop_back();
    const bool alone = m_now.surroundedBy(cell, opponent(color));
    m_taken = 0;
    m_now.play(color, cell, [this](Cell stone) {
        if (m_taken < m_hole.size())
            m_hole[m_taken] = stone;
        ++m_taken;
        m_place[stone] = static_cast<std::uint16_t>(m_empty.size());
        m_empty.push_back(stone);
    });
    m_ko = m_taken == 1 && alone ? m_hole.front() : Cell{0};
    m_last = cell;
}

} // namespace go
