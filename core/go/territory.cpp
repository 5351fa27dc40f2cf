// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/territory.h"

#include "core/go/bitboard.h"

#include <cstddef>
#include <optional>

namespace go {

Owner AreaMap::at(Point point) const
{
    if (black.contains(point))
        return Owner::Black;
    if (white.contains(point))
        return Owner::White;
    return shared.contains(point) ? Owner::Shared : Owner::Neutral;
}

std::vector<Owner> AreaMap::owners() const
{
    std::vector<Owner> result;
    result.reserve(static_cast<std::size_t>(size().points()));
    for (int i = 0; i < size().points(); ++i)
        result.push_back(at(pointAt(i, size())));
    return result;
}

AreaMap areaOf(const Board& board, std::span<const Point> dead)
{
    return areaOf(board, PointSet(board.size(), dead));
}

AreaMap areaOf(const Board& board, const PointSet& dead)
{
    const BoardSize size = board.size();
    const Chains& chains = board.chains();
    return bitboard::withLinesOf(size, [&]<std::size_t Lines>() {
        using Word = std::uint32_t;
        using Bits = bitboard::Bits<Lines>;
        constexpr auto without = [](Word a, Word b) { return a & ~b; };
        const Bits off = bitboard::load<Lines>(dead.bits());
        const Bits allBlack = bitboard::load<Lines>(chains.bitsOf(Color::Black));
        const Bits allWhite = bitboard::load<Lines>(chains.bitsOf(Color::White));
        const Bits black = bitboard::lineByLine<Lines>(without, allBlack, off);
        const Bits white = bitboard::lineByLine<Lines>(without, allWhite, off);
        const Bits room = bitboard::lineByLine<Lines>([](Word all, Word b, Word w) { return all & ~b & ~w; },
            bitboard::load<Lines>(pointBits(size)), black, white);
        Bits byBlack{};
        Bits byWhite{};
        bitboard::step<Lines>(black, room, byBlack);
        bitboard::step<Lines>(white, room, byWhite);
        bitboard::spreadBoth<Lines>(byBlack, byWhite, room);
        constexpr auto owned = [](Word stones, Word own, Word other) { return stones | (own & ~other); };
        constexpr auto shared = [](Word all, Word b, Word w) { return all & ~(b ^ w); };
        constexpr auto gone = [](Word b, Word w, Word o) { return (b | w) & o; };
        const auto set = [size](const Bits& bits) { return PointSet(size, bitboard::store<Lines>(bits)); };
        return AreaMap{set(bitboard::lineByLine<Lines>(owned, black, byBlack, byWhite)),
            set(bitboard::lineByLine<Lines>(owned, white, byWhite, byBlack)),
            set(bitboard::lineByLine<Lines>(shared, room, byBlack, byWhite)),
            set(bitboard::lineByLine<Lines>(gone, allBlack, allWhite, off))};
    });
}

std::vector<Point> wholeChains(const Board& board, std::span<const Point> stones)
{
    PointSet result(board.size());
    for (const Point stone : stones) {
        if (!onBoard(stone, board.size()) || result.contains(stone))
            continue;
        for (const Point point : board.chainAt(stone))
            result.insert(point);
    }
    return result.points();
}

std::vector<Point> unfilledDame(const Board& board, std::span<const Point> dead)
{
    return areaOf(board, dead).shared.points();
}

namespace {

PointSet partAt(Point point, const PointSet& points)
{
    PointSet one(points.size());
    one.insert(point);
    return one.spreadIn(points);
}

bool holdsTwoEyes(const PointSet& regions)
{
    const std::vector<Point> points = regions.points();
    return points.size() > 2 || (!points.empty() && partAt(points.front(), regions) != regions);
}

/// One side's groups that touch neutral points and have no room for two eyes.
PointSet withoutTwoEyes(const PointSet& stones, const PointSet& area, const PointSet& shared)
{
    PointSet found(stones.size());
    for (PointSet rest = shared.neighbours() & stones; !rest.empty();) {
        const PointSet group = partAt(rest.points().front(), area);
        if (!holdsTwoEyes(group - stones))
            found |= group;
        rest -= group;
    }
    return found;
}

/// Those of the groups that touch the contested points.
PointSet touching(const PointSet& groups, const PointSet& contested)
{
    return (contested.neighbours() & groups).spreadIn(groups);
}

/// The groups in seki of both sides, with their surrounded points: their neutral points are contested by
/// groups of the other side that have no two eyes either.
PerSide<PointSet> groupsInSeki(const Board& board, const AreaMap& area)
{
    PerSide<PointSet> candidates;
    for (const Color color : bothColors)
        candidates[color] = withoutTwoEyes(board.stonesOf(color) - area.dead, area.of(color), area.shared);
    PointSet contested(board.size());
    for (PointSet rest = area.shared; !rest.empty();) {
        const PointSet region = partAt(rest.points().front(), rest);
        const PointSet around = region.neighbours();
        if (!(around & candidates.black).empty() && !(around & candidates.white).empty())
            contested |= region;
        rest -= region;
    }
    return {touching(candidates.black, contested), touching(candidates.white, contested)};
}

} // namespace

PointSet territoryOutsideSeki(const Board& board, const AreaMap& area)
{
    const PerSide<PointSet> seki = groupsInSeki(board, area);
    PointSet result(board.size());
    for (const Color color : bothColors)
        result |= area.of(color) - (board.stonesOf(color) - area.dead) - seki[color];
    return result;
}

PointSet stonesInSeki(const Board& board, const AreaMap& area)
{
    const PerSide<PointSet> seki = groupsInSeki(board, area);
    PointSet result(board.size());
    for (const Color color : bothColors)
        result |= (board.stonesOf(color) - area.dead) & seki[color];
    return result;
}

} // namespace go
