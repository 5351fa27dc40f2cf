// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/countwalk.h"

#include "core/go/counting.h"
#include "core/go/territory.h"
#include "ui/texts.h"

#include <QCoreApplication>

#include <map>
#include <utility>
#include <variant>

namespace ui {

namespace {

class Walk {
    Q_DECLARE_TR_FUNCTIONS(ui::CountWalk)
};

using go::CountingAct;
using go::CountingFrame;
using go::CountingStep;

QString at(const go::PointSet& points)
{
    return points.empty() ? QStringLiteral("–") : texts::point(points.points().front(), points.size());
}

QString lifted(const CountingStep& step)
{
    const QString words = step.color == go::Color::Black
        ? Walk::tr("Black's %n dead stone(s) at %1 are lifted.", nullptr, step.amount)
        : Walk::tr("White's %n dead stone(s) at %1 are lifted.", nullptr, step.amount);
    return words.arg(at(step.points));
}

QString laid(const CountingStep& step)
{
    const QString words = step.color == go::Color::Black
        ? Walk::tr("%n black stone(s) are laid into the area at %1.", nullptr, step.amount)
        : Walk::tr("%n white stone(s) are laid into the area at %1.", nullptr, step.amount);
    const QString now = step.area == 0 ? Walk::tr("It is full now.")
                                       : Walk::tr("It has %n empty point(s) now.", nullptr, step.area);
    return Walk::tr("%1 %2", "two sentences").arg(words.arg(at(step.points)), now);
}

QString widened(const CountingStep& step)
{
    const QString words = step.color == go::Color::Black
        ? Walk::tr("%n black stone(s) at %1 are lifted.", nullptr, step.amount)
        : Walk::tr("%n white stone(s) at %1 are lifted.", nullptr, step.amount);
    const QString now = step.act == CountingAct::JoinAreas
        ? Walk::tr("Areas become one of %n empty point(s).", nullptr, step.area)
        : Walk::tr("The area has %n empty point(s) now.", nullptr, step.area);
    return Walk::tr("%1 %2", "two sentences").arg(words.arg(at(step.points)), now);
}

QString moreOrLess(go::QuarterZi added, const QString& less, const QString& more)
{
    return (added < 0 ? less : more).arg(texts::zi(added));
}

/// What is done in one step, but for the comparison at the end.
QString wordsOf(const CountingStep& step)
{
    switch (step.act) {
    case CountingAct::LiftDead:
        return lifted(step);
    case CountingAct::ShareNeutral:
        return Walk::tr("%n neutral point(s) at %1 are shared, half for each side.", nullptr, step.amount)
            .arg(at(step.points));
    case CountingAct::JoinAreas:
    case CountingAct::WidenArea:
        return widened(step);
    case CountingAct::FillArea:
        return laid(step);
    case CountingAct::CountArea:
        return Walk::tr("The area at %1: %n point(s).", nullptr, step.amount).arg(at(step.points));
    case CountingAct::CountStones:
        return Walk::tr("%n stone(s) on the board.", nullptr, step.amount);
    case CountingAct::AddShared:
        return Walk::tr("Half of %n shared point(s): %1.", nullptr, step.amount).arg(texts::zi(step.added));
    case CountingAct::Komi:
        return moreOrLess(step.added, Walk::tr("Less komi: %1."), Walk::tr("And komi: %1."));
    case CountingAct::Payback:
        return moreOrLess(
            step.added, Walk::tr("Less half the handicap: %1."), Walk::tr("And half the handicap: %1."));
    case CountingAct::Deduction:
        return moreOrLess(step.added, Walk::tr("Less for warnings: %1."), Walk::tr("And for warnings: %1."));
    case CountingAct::Compare:
        break;
    }
    return {};
}

void put(BoardView& view, const go::PointSet& points, Mark mark)
{
    points.forEach([&](go::Point point) { view.marks[go::indexOf(point, view.size)] = mark; });
}

/// The mark that shows what a step has touched.
Mark markOf(CountingAct act)
{
    const bool tookOff
        = act == CountingAct::LiftDead || act == CountingAct::JoinAreas || act == CountingAct::WidenArea;
    return tookOff ? Mark::Cross : Mark::Circle;
}

/// Draws the frames of a plan one after the other; the stones counted by tens bear the number of their ten.
class AreaWalk {
public:
    AreaWalk(const CountedGame& game, go::Color counted)
        : m_game(game)
        , m_plan(go::countingPlan(
              game.game.board(), go::PointSet(game.game.size(), game.dead), counted, game.score))
    { }

    std::vector<WalkStep> steps()
    {
        std::vector<WalkStep> walk;
        BoardView first = frame(m_plan.start);
        for (const auto point : m_game.dead)
            first.dead.insert(go::indexOf(point, first.size));
        walk.push_back({begin(), texts::zi(0), std::move(first)});
        for (const CountingStep& step : m_plan.steps) {
            BoardView view = frame(step.after);
            put(view, step.points, markOf(step.act));
            if (step.act == CountingAct::CountStones)
                number(step.points);
            walk.push_back({step.act == CountingAct::Compare ? compared(step) : wordsOf(step),
                texts::zi(step.after.sum), std::move(view)});
        }
        return walk;
    }

private:
    QString begin() const
    {
        return m_plan.counted == go::Color::Black ? Walk::tr("Black is counted.")
                                                  : Walk::tr("White is counted.");
    }

    QString compared(const CountingStep& step) const
    {
        return Walk::tr("%1 against %2, half the board.", "sum, 180½")
                   .arg(texts::zi(step.after.sum), texts::zi(m_plan.half))
            + QLatin1Char(' ') + resultText(m_game);
    }

    BoardView frame(const CountingFrame& now) const
    {
        BoardView view = boardView(now.board);
        view.owners.assign(static_cast<std::size_t>(view.size.points()), go::Owner::Neutral);
        const go::Owner own = m_plan.counted == go::Color::Black ? go::Owner::Black : go::Owner::White;
        colour(view, now.counted, own);
        colour(view, now.shared, go::Owner::Shared);
        for (const auto& [index, ten] : m_tens)
            view.labels[index] = QString::number(ten);
        return view;
    }

    static void colour(BoardView& view, const go::PointSet& points, go::Owner owner)
    {
        points.forEach([&](go::Point point) {
            view.owners[static_cast<std::size_t>(go::indexOf(point, view.size))] = owner;
        });
    }

    void number(const go::PointSet& stones)
    {
        ++m_ten;
        stones.forEach([this](go::Point point) { m_tens[go::indexOf(point, m_game.game.size())] = m_ten; });
    }

    const CountedGame& m_game;
    go::CountingPlan m_plan;
    std::map<int, int> m_tens; ///< number of the ten that a stone was counted in
    int m_ten = 0;
};

/// By territory: the dead come off, then each side has its surrounded points and the stones it took.
class TerritoryWalk {
public:
    explicit TerritoryWalk(const CountedGame& game)
        : m_game(game)
        , m_area(go::areaOf(game.game.board(), go::PointSet(game.game.size(), game.dead)))
    { }

    std::vector<WalkStep> steps() const
    {
        std::vector<WalkStep> walk;
        BoardView view = boardView(m_game.game.board());
        for (const auto point : m_game.dead)
            view.dead.insert(go::indexOf(point, view.size));
        walk.push_back({Walk::tr("Territory and the stones taken are counted."), {}, view});
        view.dead.clear();
        if (!m_game.dead.empty()) {
            for (const auto point : m_game.dead) {
                view.stones[static_cast<std::size_t>(go::indexOf(point, view.size))].reset();
                view.marks[go::indexOf(point, view.size)] = Mark::Cross;
            }
            walk.push_back({Walk::tr("The dead stones are lifted and added to those taken."), {}, view});
        }
        for (const auto color : go::bothColors)
            addSide(walk, view, color);
        walk.push_back({komi(), {}, view});
        walk.push_back({resultText(m_game), {}, view});
        return walk;
    }

private:
    void addSide(std::vector<WalkStep>& walk, BoardView& view, go::Color color) const
    {
        const go::SideCount& other = m_game.score.count.sides[go::opponent(color)];
        const go::PointSet counting = territory() & m_area.of(color);
        view.marks.clear();
        view.owners.resize(static_cast<std::size_t>(view.size.points()), go::Owner::Neutral);
        counting.forEach([&](go::Point point) {
            view.owners[static_cast<std::size_t>(go::indexOf(point, view.size))]
                = color == go::Color::Black ? go::Owner::Black : go::Owner::White;
        });
        const int points = counting.count();
        const int taken = other.prisoners + other.dead;
        const QString words = color == go::Color::Black
            ? Walk::tr("Black: %1 points surrounded and %2 stones taken, %3.")
            : Walk::tr("White: %1 points surrounded and %2 stones taken, %3.");
        walk.push_back(
            {words.arg(points).arg(taken).arg(points + taken), QString::number(points + taken), view});
    }

    go::PointSet territory() const
    {
        const go::Board& board = m_game.game.board();
        if (!m_game.rules.territoryInSeki)
            return go::territoryOutsideSeki(board, m_area);
        const go::PointSet stones = board.stonesOf(go::Color::Black) | board.stonesOf(go::Color::White);
        return ((m_area.black | m_area.white) - stones) | m_area.dead;
    }

    QString komi() const { return Walk::tr("Komi: %1.").arg(texts::points(m_game.score.komi)); }

    const CountedGame& m_game;
    go::AreaMap m_area;
};

} // namespace

std::optional<CountedGame> countedGame(const exam::Session& session)
{
    const auto score = exam::scoreOf(session);
    if (!score)
        return std::nullopt;
    std::vector<go::Point> dead;
    if (const auto* signing = std::get_if<exam::Signing>(&session.phase)) {
        dead = signing->dead;
    } else if (const auto* over = std::get_if<exam::Over>(&session.phase)) {
        dead = over->dead;
    } else {
        return std::nullopt;
    }
    return CountedGame{session.game, std::move(dead), session.setup.rules, *score};
}

std::vector<WalkStep> countWalk(const CountedGame& game, go::Color counted)
{
    return game.rules.scoring == go::Scoring::Area ? AreaWalk(game, counted).steps()
                                                   : TerritoryWalk(game).steps();
}

QString resultText(const CountedGame& game)
{
    return texts::countedResult(go::outcomeOf(game.score, game.rules), game.rules.scoring);
}

QString marginText(const CountedGame& game)
{
    const QString zi = texts::zi(game.score.margin);
    const QString points = texts::points(game.score.margin);
    const bool area = game.rules.scoring == go::Scoring::Area;
    return Walk::tr("Margin: %1 = %2", "zi and points; the unit of the rules first")
        .arg(area ? zi : points, area ? points : zi);
}

} // namespace ui
