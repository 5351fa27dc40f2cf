// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/deadstones.h"

#include "core/go/playout.h"
#include "core/go/territory.h"
#include "core/go/unconditional.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace go {

namespace {

/// Shares of games, in thousandths: of those after which a chain's own side has its points.
using PerMille = int;

constexpr int naturalGames = 200;
constexpr int patientGames = 200;
constexpr int peacefulGames = 100;

/// Below this a chain is dead. More than half, since to survive only every second game takes a move that
/// nobody has left to make.
constexpr PerMille survives = 560;
/// Between these a person must look.
constexpr PerMille surelyDead = 300;
constexpr PerMille surelyAlive = 750;
/// A chain that stands in so many peaceful games can be killed by a sacrifice or not at all; …
constexpr PerMille stands = 900;
/// … not at all if it lives so much more often as soon as its side leaves its own eye space alone.
constexpr PerMille gainOfPatience = 120;
/// A point that stays empty in so many peaceful games is one that neither side can fill.
constexpr PerMille untouched = 600;
/// A point of a region that both touch belongs to one side in fact if it has it so often.
constexpr PerMille clearlyOwned = 800;

/// What became of the points over many games.
struct Tally {
    int games = 0;
    std::array<int, static_cast<std::size_t>(grid::cells)> balance{}; ///< Black's less White's
    std::array<int, static_cast<std::size_t>(grid::cells)> empty{}; ///< left empty, eyes too

    PerMille shareOf(Color color, const PointSet& points) const
    {
        int sum = 0;
        points.forEach([&](Point point) { sum += balance[grid::cellOf(point)]; });
        const int all = games * points.count();
        return 500 + 500 * (color == Color::Black ? sum : -sum) / all;
    }
};

/// A chain of which nothing is certain.
struct Doubt {
    Color color = Color::Black;
    PointSet stones;
    PerMille natural = 0;
    PerMille patient = 0;
    PerMille peaceful = 0;

    bool mightDie() const { return natural < survives; }
    bool standsIfLeft() const { return mightDie() && peaceful >= stands; }
    bool inSeki() const { return standsIfLeft() && patient - natural >= gainOfPatience; }
    bool dies() const { return mightDie() && !inSeki(); }
    bool needsALook() const { return standsIfLeft() || (natural > surelyDead && natural < surelyAlive); }
};

class Judge {
public:
    Judge(const Board& board, const DeadSearch& search)
        : m_board(board)
        , m_search(search)
        , m_none(board.size())
        , m_settled(board.size())
        , m_result{m_none, m_none, m_none, m_none, m_none}
    { }

    std::optional<DeadStones> verdict();

private:
    void settle();
    bool sample(Style style, int games, Tally& tally);
    bool sample(Style style, int games, Tally& tally, PerMille Doubt::*share);
    void findSeki(const AreaMap& area);
    void findOpen(const AreaMap& area);
    PointSet chainsTouching(const PointSet& points) const;

    const Board& m_board;
    const DeadSearch& m_search;
    PointSet m_none;
    PointSet m_settled; ///< points whose owner is certain
    std::vector<Doubt> m_doubts;
    Tally m_natural;
    Tally m_peaceful;
    DeadStones m_result;
};

void Judge::settle()
{
    for (const Color color : bothColors) {
        const PointSet alive = unconditionallyAlive(m_board, color);
        const PointSet area = unconditionalArea(m_board, color, alive);
        m_settled |= area;
        m_result.dead |= area & m_board.stonesOf(opponent(color));
    }
    PointSet seen = m_settled;
    for (const Color color : bothColors) {
        m_board.stonesOf(color).forEach([&](Point point) {
            if (seen.contains(point))
                return;
            const PointSet stones(m_board.size(), m_board.chainAt(point));
            seen |= stones;
            m_doubts.push_back({color, stones});
        });
    }
}

bool Judge::sample(Style style, int games, Tally& tally)
{
    // A seed of its own for each style, so that one does not repeat the other's moves.
    Playout playout(
        m_board.chains(), m_settled, style, m_search.seed + 0x51ED27ULL * static_cast<std::uint64_t>(style));
    const std::vector<Point> points = (PointSet::all(m_board.size()) - m_settled).points();
    tally.games = games;
    for (int i = 0; i < games; ++i) {
        if (m_search.stop.stop_requested())
            return false;
        playout.play(i % 2 == 0 ? Color::Black : Color::White);
        for (const Point point : points) {
            const Cell cell = grid::cellOf(point);
            tally.balance[cell] += playout.owner(cell);
            tally.empty[cell] += playout.end().isEmpty(cell) ? 1 : 0;
        }
    }
    return true;
}

bool Judge::sample(Style style, int games, Tally& tally, PerMille Doubt::*share)
{
    if (!sample(style, games, tally))
        return false;
    for (Doubt& doubt : m_doubts)
        doubt.*share = tally.shareOf(doubt.color, doubt.stones);
    return true;
}

std::optional<DeadStones> Judge::verdict()
{
    settle();
    if (!sample(Style::Natural, naturalGames, m_natural, &Doubt::natural))
        return {};
    const bool deaths = std::ranges::any_of(m_doubts, &Doubt::mightDie);
    if (!sample(Style::Peaceful, deaths ? peacefulGames : peacefulGames / 2, m_peaceful, &Doubt::peaceful))
        return {};
    Tally patient;
    if (std::ranges::any_of(m_doubts, &Doubt::standsIfLeft)
        && !sample(Style::Patient, patientGames, patient, &Doubt::patient))
        return {};
    for (const Doubt& doubt : m_doubts) {
        if (doubt.dies())
            m_result.dead |= doubt.stones;
        if (doubt.inSeki())
            m_result.seki |= doubt.stones;
        if (doubt.needsALook())
            m_result.unsettled |= doubt.stones;
    }
    const AreaMap area = areaOf(m_board, m_result.dead);
    findSeki(area);
    findOpen(area);
    return m_result;
}

PointSet Judge::chainsTouching(const PointSet& points) const
{
    PointSet result = m_none;
    const PointSet near = points.neighbours();
    for (const Doubt& doubt : m_doubts) {
        if (!doubt.dies() && !(doubt.stones & near).empty())
            result |= doubt.stones;
    }
    return result;
}

// Where neither side can fill what both touch, the stones around stand in seki; so do those that share an eye
// with them.
void Judge::findSeki(const AreaMap& area)
{
    PointSet kept = m_none;
    const PointSet between = area.shared & (m_board.stonesOf(Color::Black) - m_result.dead).neighbours()
        & (m_board.stonesOf(Color::White) - m_result.dead).neighbours();
    between.forEach([&](Point point) {
        if (m_board.isEmpty(point) && !m_settled.contains(point)
            && 1000 * m_peaceful.empty[grid::cellOf(point)] >= untouched * m_peaceful.games)
            kept.insert(point);
    });
    if (kept.empty())
        return;
    m_result.seki |= chainsTouching(kept);
    for (const Color color : bothColors) {
        const PointSet eyes = area.of(color) - m_board.stonesOf(color);
        const PointSet around = m_result.seki & m_board.stonesOf(color);
        m_result.seki |= chainsTouching(around.neighbours().spreadIn(eyes) & eyes) & m_board.stonesOf(color);
    }
}

// In a region that both touch, points that one side has in fact are territory behind an open border; the
// border is open where both come together, or somewhere beside the stones. A region without any is dame.
void Judge::findOpen(const AreaMap& area)
{
    const PointSet room = area.shared & m_board.emptyPoints();
    PerSide<PointSet> held{m_none, m_none};
    PerSide<PointSet> touched{m_none, m_none};
    for (const Color color : bothColors) {
        room.forEach([&](Point point) {
            if (m_natural.shareOf(color, PointSet(m_board.size(), {&point, 1})) >= clearlyOwned)
                held[color].insert(point);
        });
        touched[color] = ((m_board.stonesOf(color) - m_result.dead) | held[color]).neighbours();
    }
    const PointSet heldByOne = held.black | held.white;
    room.forEachPart([&](const PointSet& region) {
        if ((region & heldByOne).empty()) {
            m_result.neutral |= region - m_result.seki.neighbours();
            return;
        }
        const PointSet meeting = region & touched.black & touched.white;
        m_result.open |= meeting.empty() ? (region - heldByOne) & (touched.black | touched.white) : meeting;
    });
}

} // namespace

std::optional<DeadStones> proposeDead(const Board& board, const DeadSearch& search)
{
    return Judge(board, search).verdict();
}

} // namespace go
