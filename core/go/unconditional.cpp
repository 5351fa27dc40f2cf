// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/unconditional.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace go {

namespace {

/// A chain of the side in question: its stones, and its liberties.
struct Block {
    PointSet stones;
    PointSet liberties;
};

/// What lies between the chains of that side: empty points and opponent's stones.
struct Region {
    PointSet points;
    std::vector<std::size_t> blocks; ///< those it touches
    std::vector<std::size_t> vitalTo; ///< those of which every empty point of it is a liberty
};

std::vector<Block> blocksOf(const Board& board, Color color)
{
    const PointSet empty = board.emptyPoints();
    std::vector<Block> blocks;
    board.stonesOf(color).forEachPart([&](const PointSet& part) {
        blocks.push_back({part, part.neighbours() & empty});
    });
    return blocks;
}

std::vector<Region> regionsOf(const Board& board, Color color, const std::vector<Block>& blocks)
{
    const PointSet empty = board.emptyPoints();
    std::vector<Region> regions;
    (PointSet::all(board.size()) - board.stonesOf(color)).forEachPart([&](const PointSet& part) {
        Region region{part, {}, {}};
        const PointSet inside = part & empty;
        const PointSet around = part.neighbours();
        for (std::size_t i = 0; i < blocks.size(); ++i) {
            if ((around & blocks[i].stones).empty())
                continue;
            region.blocks.push_back(i);
            if ((inside - blocks[i].liberties).empty())
                region.vitalTo.push_back(i);
        }
        regions.push_back(std::move(region));
    });
    return regions;
}

/// Strikes out chains with fewer than two vital regions and the regions that touch one struck out, until
/// nothing changes.
std::vector<char> aliveBlocks(std::size_t blocks, std::vector<Region> regions)
{
    std::vector<char> alive(blocks, 1);
    for (bool changed = true; changed;) {
        changed = false;
        std::vector<int> vital(blocks, 0);
        for (const Region& region : regions) {
            for (const std::size_t block : region.vitalTo)
                ++vital[block];
        }
        for (std::size_t i = 0; i < blocks; ++i) {
            if (alive[i] != 0 && vital[i] < 2) {
                alive[i] = 0;
                changed = true;
            }
        }
        std::erase_if(regions, [&](const Region& region) {
            return std::ranges::any_of(region.blocks, [&](std::size_t block) { return alive[block] == 0; });
        });
    }
    return alive;
}

/// Whether a side that holds the given points could have two eyes at points with no neighbour outside: two
/// that do not touch.
bool hasRoomForTwoEyes(const PointSet& region)
{
    const PointSet outside = PointSet::all(region.size()) - region;
    const PointSet inner = region - outside.neighbours();
    bool found = false;
    inner.forEach([&](Point point) {
        PointSet near(region.size());
        near.insert(point);
        near |= near.neighbours();
        found = found || !(inner - near).empty();
    });
    return found;
}

} // namespace

PointSet unconditionallyAlive(const Board& board, Color color)
{
    const std::vector<Block> blocks = blocksOf(board, color);
    const std::vector<char> alive = aliveBlocks(blocks.size(), regionsOf(board, color, blocks));
    PointSet result(board.size());
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        if (alive[i] != 0)
            result |= blocks[i].stones;
    }
    return result;
}

PointSet unconditionalArea(const Board& board, Color color, const PointSet& alive)
{
    PointSet result = alive;
    const PointSet others = board.stonesOf(color) - alive;
    // Own chains of which that is not known belong to the region: the opponent may yet take them off.
    (PointSet::all(board.size()) - alive).forEachPart([&](const PointSet& region) {
        if (!alive.empty() && (region & others).empty() && !hasRoomForTwoEyes(region))
            result |= region;
    });
    return result;
}

} // namespace go
