// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/resultsheet.h"

#include "ui/texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>
#include <variant>

namespace ui {

namespace {

class Sheet {
    Q_DECLARE_TR_FUNCTIONS(ui::ResultSheet)
};

std::vector<go::Point> deadOf(const exam::Session& session)
{
    if (const auto* counting = std::get_if<exam::Counting>(&session.phase))
        return counting->dead;
    if (const auto* signing = std::get_if<exam::Signing>(&session.phase))
        return signing->dead;
    if (const auto* over = std::get_if<exam::Over>(&session.phase))
        return over->dead;
    return {};
}

/// How many more stones Black has played than White.
int moreBlackPlays(const go::Game& game)
{
    int more = 0;
    for (const auto& ply : game.plies()) {
        if (ply.kind == go::PlyKind::Stone)
            more += ply.color == go::Color::Black ? 1 : -1;
    }
    return more;
}

void addAdjustments(std::vector<SheetLine>& lines, const go::Score& score)
{
    if (score.komi != 0)
        lines.push_back({Sheet::tr("less komi"), texts::zi(score.komi)});
    if (score.payback != 0)
        lines.push_back({Sheet::tr("less half the handicap"), texts::zi(score.payback)});
    if (score.penalties < 0)
        lines.push_back({Sheet::tr("less for warnings"), texts::zi(score.penalties)});
    if (score.penalties > 0)
        lines.push_back({Sheet::tr("more for White's warnings"), texts::zi(score.penalties)});
}

std::vector<SheetLine> areaLines(const go::Score& score)
{
    const int black = 2 * score.count.halfPoints(go::Color::Black);
    std::vector<SheetLine> lines{{Sheet::tr("Black has"), texts::zi(black)}};
    addAdjustments(lines, score);
    // The margin is twice the distance from half the board: what Black has more, White has less.
    const int half = 2 * score.count.points;
    lines.push_back({Sheet::tr("leaves"), texts::zi(half + score.margin)});
    lines.push_back({Sheet::tr("against half the board"), texts::zi(half)});
    lines.push_back({Sheet::tr("White has"), texts::zi(2 * score.count.halfPoints(go::Color::White))});
    lines.push_back({Sheet::tr("Margin"),
        Sheet::tr("%1 = %2", "zi = points").arg(texts::zi(score.margin), texts::points(score.margin))});
    return lines;
}

std::vector<SheetLine> territoryLines(const go::Score& score)
{
    std::vector<SheetLine> lines;
    for (const auto color : go::bothColors) {
        const auto& other = score.count.sides[go::opponent(color)];
        lines.push_back({texts::side(color),
            Sheet::tr("%1 points surrounded, %2 stones taken")
                .arg(score.territory[color])
                .arg(other.dead + other.prisoners)});
    }
    lines.push_back({Sheet::tr("Komi"), texts::points(score.komi)});
    lines.push_back({Sheet::tr("Margin"), texts::points(score.margin)});
    return lines;
}

QString reason(int pointsApart, int moreBlack)
{
    if (pointsApart == 0)
        return {};
    if (pointsApart == moreBlack && std::abs(moreBlack) == 1) {
        return moreBlack > 0 ? Sheet::tr("Black laid one stone more than White.")
                             : Sheet::tr("White laid one stone more than Black.");
    }
    if (pointsApart == moreBlack) {
        return moreBlack > 0 ? Sheet::tr("Black laid %1 stones more than White.").arg(moreBlack)
                             : Sheet::tr("White laid %1 stones more than Black.").arg(-moreBlack);
    }
    return Sheet::tr("Shared points, seki or passes count differently.");
}

/// A result by territory is spoken of in 目, not in 子.
QString pointsResult(const go::Outcome& outcome)
{
    if (outcome.kind != go::OutcomeKind::Count || !outcome.winner)
        return texts::outcome(outcome);
    const QString won = texts::points(outcome.margin);
    return outcome.winner == go::Color::Black ? Sheet::tr("Black wins by %1").arg(won)
                                              : Sheet::tr("White wins by %1").arg(won);
}

QString comparison(const exam::Session& session, const go::Score& score)
{
    auto other = session.setup.rules;
    const bool area = other.scoring == go::Scoring::Area;
    other.scoring = area ? go::Scoring::Territory : go::Scoring::Area;
    const go::PerSide<int> penalties{session.warnings.black * session.setup.profile.ziPerWarning,
        session.warnings.white * session.setup.profile.ziPerWarning};
    const int payback = session.setup.handicap >= 2 ? session.setup.handicap : 0; // 让先 pays nothing back
    const auto otherScore = go::scoreOf(session.game, deadOf(session), other, payback, penalties);
    const go::Outcome outcome = go::outcomeOf(otherScore, other);
    const QString result = area ? pointsResult(outcome) : texts::outcome(outcome);
    const int apart = ((area ? score.margin - otherScore.margin : otherScore.margin - score.margin)) / 2;
    QString sentence = area ? Sheet::tr("By territory, with the same komi: %1.").arg(result)
                            : Sheet::tr("By area, with the same komi: %1.").arg(result);
    const QString why = reason(apart, moreBlackPlays(session.game));
    return why.isEmpty() ? sentence : Sheet::tr("%1 %2", "two sentences").arg(sentence, why);
}

} // namespace

ResultSheet resultSheet(const exam::Session& session)
{
    ResultSheet sheet;
    const auto score = exam::scoreOf(session);
    const auto* over = std::get_if<exam::Over>(&session.phase);
    const bool counted = score && (over == nullptr || over->counted);
    if (const auto outcome = exam::outcomeOf(session)) {
        sheet.headline = texts::outcome(*outcome);
    } else if (counted) {
        sheet.headline = texts::outcome(go::outcomeOf(*score, session.setup.rules));
    }
    if (!counted)
        return sheet;
    const bool area = session.setup.rules.scoring == go::Scoring::Area;
    sheet.lines = area ? areaLines(*score) : territoryLines(*score);
    sheet.comparison = comparison(session, *score);
    return sheet;
}

} // namespace ui
