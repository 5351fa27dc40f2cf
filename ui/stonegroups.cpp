// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stonegroups.h"

#include "core/go/territory.h"
#include "ui/texts.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace ui {

namespace {

constexpr int mostNamed = 8; ///< points in one sentence

class Groups {
    Q_DECLARE_TR_FUNCTIONS(ui::StoneGroups)
};

/// Neighbouring stones of one side are one group when only empty points lie between them.
void addGroups(
    std::vector<StoneGroup>& groups, const MarkedBoard& marked, const go::PointSet& stones, Standing standing)
{
    const go::BoardSize size = marked.board.size();
    for (const auto color : go::bothColors) {
        go::PointSet rest = stones & marked.board.stonesOf(color);
        const go::PointSet room = rest | marked.board.emptyPoints();
        while (!rest.empty()) {
            const std::vector first{rest.points().front()};
            const go::PointSet together = go::PointSet(size, first).spreadIn(room) & rest;
            rest -= together;
            StoneGroup group{color, together.points(), {}, standing, false};
            group.at = *std::ranges::max_element(
                group.stones, {}, [&marked](go::Point point) { return marked.board.chainSizeAt(point); });
            group.dead = marked.dead.contains(group.at);
            groups.push_back(std::move(group));
        }
    }
}

QString standingText(const StoneGroup& group)
{
    switch (group.standing) {
    case Standing::Doubtful:
        return group.dead ? Groups::tr("not sure, please look; marked dead")
                          : Groups::tr("not sure, please look; taken as alive");
    case Standing::Dead:
        return Groups::tr("dead");
    case Standing::Seki:
        return Groups::tr("alive in seki");
    }
    return {};
}

QString names(const go::PointSet& points)
{
    QStringList named;
    for (const auto point : points.points()) {
        if (named.size() == mostNamed) {
            named.append(QStringLiteral("…"));
            break;
        }
        named.append(texts::point(point, points.size()));
    }
    return named.join(QStringLiteral(", "));
}

void mark(BoardView& view, const go::PointSet& points, Mark mark)
{
    points.forEach([&](go::Point point) { view.marks[go::indexOf(point, view.size)] = mark; });
}

} // namespace

void turnChain(go::PointSet& dead, const go::Board& board, go::Point stone)
{
    const go::PointSet chain(board.size(), board.chainAt(stone));
    if (dead.contains(stone))
        dead -= chain;
    else
        dead |= chain;
}

std::vector<StoneGroup> stoneGroups(const MarkedBoard& marked)
{
    std::vector<StoneGroup> groups;
    const go::PointSet none(marked.board.size());
    const go::PointSet doubtful = marked.judged ? marked.judged->unsettled : none;
    const go::PointSet seki = marked.judged ? marked.judged->seki : none;
    addGroups(groups, marked, doubtful, Standing::Doubtful);
    addGroups(groups, marked, marked.dead - doubtful, Standing::Dead);
    addGroups(groups, marked, seki - doubtful - marked.dead, Standing::Seki);
    return groups;
}

std::vector<go::Point> chainsToTurn(const StoneGroup& group, const MarkedBoard& marked)
{
    std::vector<go::Point> chains;
    go::PointSet seen(marked.board.size());
    for (const auto stone : group.stones) {
        if (seen.contains(stone) || marked.dead.contains(stone) != group.dead)
            continue;
        chains.push_back(stone);
        for (const auto point : marked.board.chainAt(stone))
            seen.insert(point);
    }
    return chains;
}

QString groupText(const StoneGroup& group, go::BoardSize size)
{
    const int count = static_cast<int>(group.stones.size());
    const QString stones = group.color == go::Color::Black
        ? Groups::tr("Black, %n stone(s) at %1", nullptr, count)
        : Groups::tr("White, %n stone(s) at %1", nullptr, count);
    return Groups::tr("%1: %2", "a group: how it stands")
        .arg(stones.arg(texts::point(group.at, size)), standingText(group));
}

QString unfinishedText(const go::DeadStones& judged)
{
    QStringList sentences;
    if (!judged.open.empty())
        sentences.append(Groups::tr("The border is not closed at %1.").arg(names(judged.open)));
    if (!judged.neutral.empty()) {
        sentences.append(
            Groups::tr("%n neutral point(s) can still be filled: %1.", nullptr, judged.neutral.count())
                .arg(names(judged.neutral)));
    }
    return sentences.join(QLatin1Char('\n'));
}

BoardView markedView(const MarkedBoard& marked)
{
    BoardView view = boardView(marked.board);
    view.owners = go::areaOf(marked.board, marked.dead).owners();
    marked.dead.forEach([&view](go::Point point) { view.dead.insert(go::indexOf(point, view.size)); });
    if (!marked.judged)
        return view;
    const go::DeadStones& judged = *marked.judged;
    mark(view, judged.seki - marked.dead, Mark::Square);
    mark(view, judged.neutral, Mark::Circle);
    mark(view, judged.open, Mark::Triangle);
    judged.unsettled.forEach([&view](go::Point point) {
        view.doubtful.insert(go::indexOf(point, view.size));
        view.marks.erase(go::indexOf(point, view.size));
    });
    // The mark stands in the owner's square's place.
    (judged.open | judged.neutral).forEach([&view](go::Point point) {
        view.owners[static_cast<std::size_t>(go::indexOf(point, view.size))] = go::Owner::Neutral;
    });
    return view;
}

} // namespace ui
