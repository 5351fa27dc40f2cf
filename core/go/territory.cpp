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
    const Chains& chains = board.chains();
    const Grid& grid = chains.grid();
    const auto stride = static_cast<unsigned>(grid.stride());
    return bitboard::withWordsOf(grid, [&]<std::size_t Words>() {
        using Bits = bitboard::Bits<Words>;
        const Bits points = bitboard::load<Words>(chains.pointBits());
        const Bits off = bitboard::load<Words>(dead.bits());
        Bits black = bitboard::load<Words>(chains.bitsOf(Color::Black));
        Bits white = bitboard::load<Words>(chains.bitsOf(Color::White));
        Bits room;
        Bits gone;
        for (std::size_t i = 0; i < Words; ++i) {
            gone[i] = (black[i] | white[i]) & off[i];
            black[i] &= ~off[i];
            white[i] &= ~off[i];
            room[i] = points[i] & ~black[i] & ~white[i];
        }
        const Bits byBlack = bitboard::spread(black, room, stride);
        const Bits byWhite = bitboard::spread(white, room, stride);
        Bits shared;
        for (std::size_t i = 0; i < Words; ++i) {
            const std::uint64_t blackOnly = room[i] & byBlack[i] & ~byWhite[i];
            const std::uint64_t whiteOnly = room[i] & byWhite[i] & ~byBlack[i];
            black[i] |= blackOnly;
            white[i] |= whiteOnly;
            shared[i] = room[i] & ~blackOnly & ~whiteOnly;
        }
        return AreaMap{{grid, bitboard::store(black)}, {grid, bitboard::store(white)},
            {grid, bitboard::store(shared)}, {grid, bitboard::store(gone)}};
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

/// One side's surrounded points that count, its area given.
PointSet outsideSeki(const PointSet& stones, const PointSet& surrounded, const PointSet& shared)
{
    const PointSet all = stones | surrounded;
    const PointSet atShared = shared.neighbours() & stones;
    PointSet counting(stones.size());
    PointSet rest = surrounded;
    while (!rest.empty()) {
        const std::vector<Point> start{rest.points().front()};
        const PointSet group = PointSet(stones.size(), start).spreadIn(all);
        const PointSet regions = group & surrounded;
        const std::vector<Point> points = regions.points();
        const std::vector<Point> one{points.front()};
        const bool twoEyes = PointSet(stones.size(), one).spreadIn(regions) != regions;
        if (twoEyes || points.size() > 2 || (group & atShared).empty())
            counting |= regions;
        rest -= regions;
    }
    return counting;
}

} // namespace

PointSet territoryOutsideSeki(const Board& board, const AreaMap& area)
{
    PointSet result(board.size());
    for (const Color color : bothColors) {
        const PointSet stones = board.stonesOf(color) - area.dead;
        result |= outsideSeki(stones, area.of(color) - stones, area.shared);
    }
    return result;
}

} // namespace go
