// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/practiceposition.h"

#include "core/go/countingareas.h"
#include "core/go/outcome.h"
#include "core/go/territory.h"
#include "ui/stonegroups.h"
#include "ui/texts.h"

#include <QCoreApplication>

#include <cstdlib>

namespace ui {

namespace {

class Hints {
    Q_DECLARE_TR_FUNCTIONS(ui::PracticeHints)
};

go::PointSet deadOf(const PracticePosition& position)
{
    return {position.counted.game.size(), position.counted.dead};
}

QString at(const go::PointSet& points) { return texts::point(points.points().front(), points.size()); }

void addAreas(std::vector<AreaHint>& hints, const go::PointSet& area, go::Color color)
{
    for (const auto& part : go::partsOf(area)) {
        const QString words = color == go::Color::Black
            ? Hints::tr("Black's area at %1: %n point(s), stones among them.", nullptr, part.count())
            : Hints::tr("White's area at %1: %n point(s), stones among them.", nullptr, part.count());
        hints.push_back(
            {words.arg(at(part)), part, color == go::Color::Black ? go::Owner::Black : go::Owner::White});
    }
}

} // namespace

bool isRight(const PracticeAnswer& answer, const PracticePosition& position)
{
    const go::Outcome right = go::outcomeOf(position.counted.score, position.counted.rules);
    if (right.kind == go::OutcomeKind::Draw)
        return !answer.winner;
    return answer.winner == right.winner && answer.margin == right.margin;
}

bool deadAreRight(const PracticeAnswer& answer, const PracticePosition& position)
{
    return go::PointSet(position.counted.game.size(), answer.dead) == deadOf(position);
}

std::vector<AreaHint> areaHints(const PracticePosition& position)
{
    std::vector<AreaHint> hints;
    const go::Board& board = position.counted.game.board();
    const go::PointSet dead = deadOf(position);
    for (const auto& group : stoneGroups({board, dead, std::nullopt})) {
        hints.push_back({groupText(group, board.size()), go::PointSet(board.size(), group.stones),
            group.color == go::Color::Black ? go::Owner::White : go::Owner::Black});
    }
    const go::AreaMap area = go::areaOf(board, dead);
    for (const auto color : go::bothColors)
        addAreas(hints, area.of(color), color);
    if (!area.shared.empty()) {
        const QString words
            = Hints::tr("%n shared point(s), half for each side.", nullptr, area.shared.count());
        hints.push_back({words, area.shared, go::Owner::Shared});
    }
    return hints;
}

} // namespace ui
