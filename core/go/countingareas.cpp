// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/countingareas.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>

namespace go {

namespace {

constexpr int ten = 10;
constexpr std::size_t longestWay = 3; // more stones between two areas never pay

PointSet only(Point point, BoardSize size)
{
    PointSet one(size);
    one.insert(point);
    return one;
}

bool isConnected(const PointSet& points)
{
    int parts = 0;
    points.forEachPart([&parts](const PointSet& /*part*/) { ++parts; });
    return parts <= 1;
}

/// The points, those first that have most points of the other set beside them.
std::vector<Point> byCompany(const PointSet& points, const PointSet& other)
{
    std::vector<Point> sorted = points.points();
    std::ranges::stable_sort(sorted, std::ranges::greater(),
        [&other](Point point) { return (only(point, other.size()).neighbours() & other).count(); });
    return sorted;
}

/// One side's stones while its areas are made round.
class Rounder {
public:
    Rounder(const Board& board, const PointSet& own, Color color, int bowl)
        : m_own(own)
        , m_inner(own - (PointSet::all(own.size()) - own).neighbours())
        , m_stones(board.stonesOf(color) & own)
        , m_left(own.size())
        , m_bowl(bowl)
    { }

    /// Makes the largest area round that is not; nothing if there is none left.
    std::optional<Rounding> next();

private:
    PointSet empty() const { return m_own - m_stones; }
    /// Stones beside none but own points: no border needs them.
    PointSet inner() const { return m_stones & m_inner; }

    std::optional<Rounding> best(const PointSet& area) const;
    std::optional<Rounding> joined(const PointSet& area) const;
    std::optional<Rounding> widened(Rounding begun) const;
    std::optional<Rounding> filled(Rounding begun) const;
    PointSet stonesBetween(const PointSet& area) const;
    void apply(const Rounding& rounding);

    PointSet m_own;
    PointSet m_inner;
    PointSet m_stones;
    PointSet m_left; // areas that cannot be made round
    int m_bowl;
};

int stonesTouched(const Rounding& rounding)
{
    return rounding.joining.count() + rounding.widening.count() + rounding.filling.count();
}

/// The one that touches fewer stones, the first if both touch as many.
std::optional<Rounding> lesser(std::optional<Rounding> a, std::optional<Rounding> b)
{
    if (!a || !b)
        return a ? a : b;
    return stonesTouched(*b) < stonesTouched(*a) ? b : a;
}

std::optional<Rounding> Rounder::next()
{
    for (const PointSet& area : partsOf(empty() - m_left)) {
        if (area.count() % ten == 0)
            continue;
        const std::optional<Rounding> rounding = best(area);
        if (!rounding) {
            m_left |= area;
            continue;
        }
        apply(*rounding);
        return rounding;
    }
    return {};
}

std::optional<Rounding> Rounder::best(const PointSet& area) const
{
    const PointSet none(area.size());
    const Rounding alone{area, none, none, none, area};
    return lesser(lesser(filled(alone), widened(alone)), joined(area));
}

std::optional<Rounding> Rounder::joined(const PointSet& area) const
{
    const PointSet between = stonesBetween(area);
    if (between.empty() || between == m_stones)
        return {};
    const PointSet none(area.size());
    const Rounding begun{area, between, none, none, area.spreadIn(empty() | between)};
    return lesser(filled(begun), widened(begun));
}

/// The shortest way over inner stones to another area; empty if there is none.
PointSet Rounder::stonesBetween(const PointSet& area) const
{
    const PointSet goals = (empty() - area).neighbours() & inner();
    std::vector<PointSet> layers{area.neighbours() & inner()};
    while ((layers.back() & goals).empty()) {
        if (layers.size() == longestWay)
            return PointSet(area.size());
        layers.push_back(layers.back().neighbours() & inner());
    }
    PointSet way = only((layers.back() & goals).points().front(), area.size());
    PointSet last = way;
    for (std::size_t i = layers.size() - 1; i > 0; --i) {
        last = only((last.neighbours() & layers[i - 1]).points().front(), area.size());
        way |= last;
    }
    return way;
}

std::optional<Rounding> Rounder::widened(Rounding begun) const
{
    const PointSet others = (empty() - begun.rest).neighbours();
    while (begun.rest.count() % ten != 0) {
        const PointSet lifted = begun.joining | begun.widening;
        const std::vector<Point> stones
            = byCompany((begun.rest.neighbours() & inner()) - lifted - others, begun.rest);
        // Without any stone the board would be nobody's.
        if (stones.empty() || lifted.count() + 1 == m_stones.count())
            return {};
        begun.widening.insert(stones.front());
        begun.rest.insert(stones.front());
    }
    return begun;
}

std::optional<Rounding> Rounder::filled(Rounding begun) const
{
    const int surplus = begun.rest.count() % ten;
    if (surplus > m_bowl + begun.joining.count())
        return {};
    for (int i = 0; i < surplus; ++i) {
        // From the rim inwards, and never so that the area falls apart.
        for (const Point point : byCompany(begun.rest, PointSet::all(m_own.size()) - begun.rest)) {
            begun.rest.erase(point);
            if (isConnected(begun.rest)) {
                begun.filling.insert(point);
                break;
            }
            begun.rest.insert(point);
        }
    }
    return begun;
}

void Rounder::apply(const Rounding& rounding)
{
    m_bowl += rounding.joining.count() + rounding.widening.count() - rounding.filling.count();
    m_stones -= rounding.joining | rounding.widening;
    m_stones |= rounding.filling;
    // There may be stones now for what was left before.
    m_left = PointSet(m_own.size());
}

} // namespace

std::vector<PointSet> partsOf(const PointSet& points)
{
    std::vector<PointSet> parts;
    points.forEachPart([&parts](const PointSet& part) { parts.push_back(part); });
    std::ranges::stable_sort(
        parts, std::ranges::greater(), [](const PointSet& part) { return part.count(); });
    return parts;
}

std::vector<Rounding> roundAreas(const Board& board, const PointSet& own, Color color, int bowl)
{
    Rounder rounder(board, own, color, bowl);
    std::vector<Rounding> roundings;
    while (auto rounding = rounder.next())
        roundings.push_back(*std::move(rounding));
    return roundings;
}

} // namespace go
