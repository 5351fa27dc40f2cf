// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/game.h"

#include "core/go/bitboard.h"

#include <algorithm>
#include <bit>
#include <cstddef>

namespace go {

namespace {

constexpr std::uint8_t kindOf(Color color) { return static_cast<std::uint8_t>(color); }

Stones stonesOf(const Chains& chains) { return {chains.bitsOf(Color::Black), chains.bitsOf(Color::White)}; }

/// Calls visit(Cell) for the first stone met of each chain of that colour beside the cell that is in atari.
template <class Visit> void forEachAtari(const Chains& chains, Color color, Cell cell, Visit visit)
{
    std::array<Cell, 4> seen{};
    std::size_t count = 0;
    for (const int step : {-grid::stride, -1, 1, grid::stride}) {
        const auto n = static_cast<Cell>(cell + step);
        if (!chains.isColor(n, color) || !chains.inAtari(n))
            continue;
        const Cell head = chains.headOf(n);
        if (std::find(seen.begin(), seen.begin() + count, head) != seen.begin() + count)
            continue;
        seen[count++] = head;
        visit(n);
    }
}

Stones stonesAfter(const Chains& chains, Color color, Cell cell)
{
    Stones stones = stonesOf(chains);
    const Color taken = chains.isSuicide(color, cell) ? color : opponent(color);
    if (taken != color)
        setBit(stones[kindOf(color)], cell);
    forEachAtari(chains, taken, cell, [&](Cell first) {
        Cell stone = first;
        do {
            clearBit(stones[kindOf(taken)], stone);
            stone = chains.nextOf(stone);
        } while (stone != first);
    });
    return stones;
}

/// Whether that play would take this one stone and nothing else.
bool takesOnly(const Chains& chains, Color color, const KoTaken& ko)
{
    if (!chains.isEmpty(ko.point))
        return false;
    int chainsTaken = 0;
    bool theStone = false;
    forEachAtari(chains, opponent(color), ko.point, [&](Cell stone) {
        ++chainsTaken;
        theStone = stone == ko.stone && chains.chainSize(stone) == 1;
    });
    return chainsTaken == 1 && theStone;
}

} // namespace

Game::Game(BoardSize size, const Rules& rules, Color first) : m_board(size), m_rules(rules), m_history(first)
{
    m_plies.reserve(512);
}

void Game::setUp(
    std::span<const Point> black, std::span<const Point> white, std::span<const Point> empty, Color toPlay)
{
    const auto put = [this](std::span<const Point> points, std::optional<Color> color) {
        for (const Point point : points) {
            if (!onBoard(point, size()) || m_board.at(point) == color)
                continue;
            const Cell cell = grid::cellOf(point);
            const std::uint8_t before = m_board.chains().kind(cell);
            m_board.set(point, color);
            m_history.change(cell, before, m_board.chains().kind(cell));
        }
    };
    put(black, Color::Black);
    put(white, Color::White);
    put(empty, {});
    m_history.addSetUp(m_board.hash(), toPlay);
}

std::optional<Illegal> Game::checkSuicide(Color color, Cell cell) const
{
    if (!m_rules.suicideAllowed)
        return Illegal{IllegalReason::Suicide};
    return checkRepetition(color, cell);
}

std::optional<Illegal> Game::checkRepetition(Color color, Cell cell) const
{
    const int ko = koAgainst(color, cell);
    if (ko >= 0) {
        const int same = latestLike(color, cell, Superko::Positional);
        return Illegal{IllegalReason::Ko, same < 0 ? -1 : m_history.frame(same).plies};
    }
    if (m_rules.superko == Superko::KoOnly)
        return {};
    const int same = latestLike(color, cell, m_rules.superko);
    if (same < 0)
        return {};
    return Illegal{IllegalReason::Superko, m_history.frame(same).plies};
}

int Game::latestLike(Color color, Cell cell, Superko rule) const
{
    const Chains& chains = m_board.chains();
    int index = m_history.latestWithHash(chains.hashAfter(color, cell));
    if (index < 0)
        return -1;
    const Stones now = stonesOf(chains);
    const Stones after = stonesAfter(chains, color, cell);
    for (; index >= 0; index = m_history.frame(index).sameHashBefore) {
        if (rule == Superko::Situational && m_history.frame(index).maker != color)
            continue;
        if (m_history.stonesAt(index, now) == after)
            return index;
    }
    return -1;
}

int Game::koAgainst(Color color, std::optional<Cell> cell) const
{
    std::optional<PlyKind> firstTurnSince;
    for (int index = m_history.size() - 1; index > 0; --index) {
        const Frame& frame = m_history.frame(index);
        if (frame.origin == Origin::SetUp)
            return -1;
        if (frame.maker == color) {
            if (frame.origin == Origin::Stone)
                return -1;
            firstTurnSince = m_plies[static_cast<std::size_t>(frame.plies - 1)].kind;
            continue;
        }
        // A ban that was met with a real pass is over; a void stone leaves it as it was (A55).
        const bool holds = frame.ko.point != 0 && firstTurnSince != PlyKind::Pass;
        if (!holds || (cell && frame.ko.point != *cell))
            continue;
        if (takesOnly(m_board.chains(), color, frame.ko))
            return index;
    }
    return -1;
}

PointSet Game::legalSet(Color color) const
{
    const Chains& chains = m_board.chains();
    return {
        size(), bitboard::withLinesOf(size(), [&]<std::size_t Lines>() {
            const auto empty = bitboard::lineByLine<Lines>(
                [](std::uint32_t points, std::uint32_t black, std::uint32_t white) {
                    return points & ~black & ~white;
                },
                bitboard::load<Lines>(pointBits(size())), bitboard::load<Lines>(chains.bitsOf(Color::Black)),
                bitboard::load<Lines>(chains.bitsOf(Color::White)));
            // Beside an empty point and never held before: neither suicide nor repetition.
            CellBits legal = bitboard::store<Lines>(
                bitboard::lineByLine<Lines>([](std::uint32_t free, std::uint32_t open,
                                                std::uint32_t held) { return free & open & ~held; },
                    empty, bitboard::beside<Lines>(empty), bitboard::load<Lines>(m_history.everHeld(color))));
            for (std::size_t line = 1; line < Lines; ++line) {
                for (std::uint32_t rest = empty[line + 1] & ~legal[line]; rest != 0; rest &= rest - 1) {
                    const auto bit = static_cast<unsigned>(std::countr_zero(rest));
                    const auto cell = static_cast<Cell>(32 * line + bit);
                    const bool forbidden = chains.isSuicide(color, cell)
                        ? checkSuicide(color, cell).has_value()
                        : hasBit(m_history.everHeld(color), cell) && checkRepetition(color, cell);
                    legal[line] |= std::uint32_t{forbidden ? 0U : 1U} << bit;
                }
            }
            return legal;
        })};
}

Placement Game::play(Color color, Point point)
{
    Placement placement = m_board.place(color, point);
    const Cell cell = grid::cellOf(point);
    m_plies.push_back({PlyKind::Stone, color, point, static_cast<int>(placement.captured.size())});
    m_history.change(cell, Chains::emptyKind, kindOf(color));
    KoTaken ko;
    if (!placement.captured.empty() || !placement.suicided.empty())
        ko = noteRemoved(placement, cell);
    m_history.addStone(color, m_board.hash(), ko);
    return placement;
}

KoTaken Game::noteRemoved(const Placement& placement, Cell cell)
{
    const auto note = [&](const std::vector<Point>& removed, Color color) {
        m_history.addCaptured(color, static_cast<int>(removed.size()));
        for (const Point taken : removed)
            m_history.change(grid::cellOf(taken), kindOf(color), Chains::emptyKind);
    };
    note(placement.captured, opponent(placement.color));
    note(placement.suicided, placement.color);
    const Chains& chains = m_board.chains();
    if (placement.captured.size() != 1 || chains.chainSize(cell) != 1 || !chains.inAtari(cell))
        return {};
    return {chains.lastLiberty(cell), cell};
}

Placement Game::execute(Color color, Point point)
{
    const Cell cell = grid::cellOf(point);
    const std::uint8_t before = m_board.chains().kind(cell);
    if (before != Chains::emptyKind) {
        m_board.set(point, {});
        m_history.change(cell, before, Chains::emptyKind);
    }
    return play(color, point);
}

void Game::pass(Color color)
{
    m_plies.push_back({PlyKind::Pass, color, {}, 0});
    m_history.addTurn(color);
}

void Game::voidMove(Color color, Point point, IllegalReason /*reason*/)
{
    m_plies.push_back({PlyKind::Void, color, point, 0});
    m_history.addTurn(color);
}

int Game::endingPasses() const
{
    int passes = 0;
    for (int index = m_history.size() - 1; m_history.frame(index).origin == Origin::Turn; --index) {
        if (m_plies[static_cast<std::size_t>(m_history.frame(index).plies - 1)].kind != PlyKind::Pass)
            break;
        ++passes;
    }
    return passes;
}

std::optional<Point> Game::koPoint() const
{
    const int index = koAgainst(toPlay(), {});
    if (index < 0)
        return {};
    return grid::pointOf(m_history.frame(index).ko.point);
}

std::optional<int> Game::repeatsPly() const
{
    // Turns without a stone and setups without a change only prolong a position.
    int first = m_history.size() - 1;
    while (first > 0 && m_history.frame(first - 1).changesEnd == m_history.frame(first).changesEnd)
        --first;
    const Stones now = stonesOf(m_board.chains());
    int index = m_history.frame(first).sameHashBefore;
    while (index >= 0 && m_history.stonesAt(index, now) != now)
        index = m_history.frame(index).sameHashBefore;
    if (index < 0)
        return {};
    return m_history.frame(index).plies;
}

Game Game::atPly(int ply) const
{
    int index = m_history.size() - 1;
    while (index > 0 && m_history.frame(index).plies > ply)
        --index;
    Game past(size(), m_rules);
    past.m_plies.assign(m_plies.begin(), m_plies.begin() + m_history.frame(index).plies);
    past.m_history = m_history.upTo(index);
    const Stones stones = m_history.stonesAt(index, stonesOf(m_board.chains()));
    for (const Color color : bothColors) {
        const PointSet points(size(), stones[kindOf(color)]);
        points.forEach([&past, color](Point point) { past.m_board.set(point, color); });
    }
    return past;
}

} // namespace go
