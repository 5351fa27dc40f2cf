// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/counting.h"

#include "core/go/countingareas.h"
#include "core/go/territory.h"

#include <algorithm>
#include <utility>

namespace go {

namespace {

constexpr int ten = 10;
constexpr QuarterZi wholeZi = 4;
constexpr QuarterZi halfZi = 2;

/// The stones in the order in which a hand goes over the board: a row to the right, the next to the left.
std::vector<Point> inReachOrder(const PointSet& stones)
{
    std::vector<Point> order = stones.points();
    std::ranges::stable_sort(order, [](Point a, Point b) {
        if (a.y != b.y)
            return a.y < b.y;
        return a.y % 2 == 0 ? a.x < b.x : a.x > b.x;
    });
    return order;
}

/// Writes down a count step by step.
class Counter {
public:
    Counter(const Board& board, const PointSet& dead, Color counted);

    CountingPlan plan(const Score& score);

private:
    const CountingFrame& now() const { return m_plan.frameAfter(m_plan.steps.size()); }
    CountingStep begin(CountingAct act, Color color, const PointSet& points) const;
    void finish(CountingStep step, QuarterZi added);
    void put(CountingStep step, std::optional<Color> stone);
    void adjust(CountingAct act, QuarterZi added);

    void liftDead();
    void shareNeutral();
    void arrange();
    void countAreas();
    void countStones();
    void compare();

    CountingPlan m_plan;
    Board m_board; // as given
    PointSet m_dead;
    AreaMap m_area;
};

Counter::Counter(const Board& board, const PointSet& dead, Color counted)
    : m_board(board)
    , m_dead(dead - board.emptyPoints())
    , m_area(areaOf(board, dead))
{
    const int onBoard = board.stones(counted);
    const int bowl = std::max(stonesInBowl(counted, board.size()), onBoard) - onBoard;
    m_plan.counted = counted;
    m_plan.start = {board, PointSet(board.size()), PointSet(board.size()), bowl, 0};
    m_plan.half = halfZi * board.size().points();
}

CountingStep Counter::begin(CountingAct act, Color color, const PointSet& points) const
{
    return {act, color, points, points.count(), 0, 0, now()};
}

void Counter::finish(CountingStep step, QuarterZi added)
{
    step.added = added;
    step.after.sum += added;
    m_plan.steps.push_back(std::move(step));
}

void Counter::put(CountingStep step, std::optional<Color> stone)
{
    if (step.amount == 0)
        return;
    step.points.forEach([&](Point point) { step.after.board.set(point, stone); });
    if (step.color == m_plan.counted)
        step.after.bowl += stone ? -step.amount : step.amount;
    finish(std::move(step), 0);
}

void Counter::liftDead()
{
    const PointSet land = m_board.emptyPoints() | m_dead;
    for (const Color color : {Color::White, Color::Black}) {
        PointSet rest = m_dead & m_board.stonesOf(color);
        while (!rest.empty()) {
            const std::vector<Point> first{rest.points().front()};
            const PointSet group = PointSet(rest.size(), first).spreadIn(land) & rest;
            put(begin(CountingAct::LiftDead, color, group), {});
            rest -= group;
        }
    }
}

void Counter::shareNeutral()
{
    for (const PointSet& region : partsOf(m_area.shared)) {
        CountingStep step = begin(CountingAct::ShareNeutral, m_plan.counted, region);
        step.after.shared |= region;
        finish(std::move(step), 0);
    }
}

void Counter::arrange()
{
    const Color color = m_plan.counted;
    for (const Rounding& rounding : roundAreas(now().board, m_area.of(color), color, now().bowl)) {
        CountingStep join = begin(CountingAct::JoinAreas, color, rounding.joining);
        join.area = (rounding.rest | rounding.filling).count() - rounding.widening.count();
        put(std::move(join), {});
        CountingStep widen = begin(CountingAct::WidenArea, color, rounding.widening);
        widen.area = rounding.rest.count();
        put(std::move(widen), {});
        CountingStep fill = begin(CountingAct::FillArea, color, rounding.filling);
        fill.area = rounding.rest.count();
        put(std::move(fill), color);
    }
}

void Counter::countAreas()
{
    const PointSet empty = m_area.of(m_plan.counted) & now().board.emptyPoints();
    for (const PointSet& area : partsOf(empty)) {
        CountingStep step = begin(CountingAct::CountArea, m_plan.counted, area);
        step.area = step.amount;
        step.after.counted |= area;
        finish(std::move(step), wholeZi * area.count());
    }
}

void Counter::countStones()
{
    const std::vector<Point> stones = inReachOrder(now().board.stonesOf(m_plan.counted));
    for (std::size_t first = 0; first < stones.size(); first += ten) {
        const std::size_t size = std::min<std::size_t>(ten, stones.size() - first);
        const PointSet some(m_board.size(), std::span(stones).subspan(first, size));
        CountingStep step = begin(CountingAct::CountStones, m_plan.counted, some);
        step.after.counted |= some;
        finish(std::move(step), wholeZi * step.amount);
    }
}

void Counter::adjust(CountingAct act, QuarterZi added)
{
    if (added != 0)
        finish(begin(act, m_plan.counted, PointSet(m_board.size())), added);
}

void Counter::compare()
{
    finish(begin(CountingAct::Compare, m_plan.counted, PointSet(m_board.size())), 0);
    const QuarterZi ahead = now().sum - m_plan.half;
    m_plan.margin = m_plan.counted == Color::Black ? ahead : -ahead;
}

CountingPlan Counter::plan(const Score& score)
{
    liftDead();
    shareNeutral();
    arrange();
    countAreas();
    countStones();
    if (!m_area.shared.empty()) {
        CountingStep step = begin(CountingAct::AddShared, m_plan.counted, m_area.shared);
        finish(std::move(step), halfZi * m_area.shared.count());
    }
    const int sign = m_plan.counted == Color::Black ? 1 : -1;
    adjust(CountingAct::Komi, -sign * score.komi);
    adjust(CountingAct::Payback, -sign * score.payback);
    adjust(CountingAct::Deduction, sign * score.penalties);
    compare();
    return std::move(m_plan);
}

} // namespace

CountingPlan countingPlan(const Board& board, const PointSet& dead, Color counted, const Score& score)
{
    return Counter(board, dead, counted).plan(score);
}

int stonesInBowl(Color color, BoardSize size)
{
    return (size.points() + (color == Color::Black ? 1 : 0)) / 2;
}

} // namespace go
