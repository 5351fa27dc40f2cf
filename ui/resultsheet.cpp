// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/resultsheet.h"

#include "core/go/comparison.h"
#include "ui/texts.h"

#include <QCoreApplication>
#include <QStringList>

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

QString causeText(const go::DifferenceReason& reason)
{
    const auto numbered
        = [&reason](const QString& text) { return text.arg(reason.numbers.black).arg(reason.numbers.white); };
    switch (reason.what) {
    case go::Difference::LastTurn:
        return numbered(Sheet::tr("turns: Black %1, White %2"));
    case go::Difference::Passes:
        return numbered(Sheet::tr("passes: Black %1, White %2"));
    case go::Difference::SetUp:
        return numbered(Sheet::tr("stones set up: Black %1, White %2"));
    case go::Difference::Payback:
        return Sheet::tr("half the handicap is given back by area only");
    case go::Difference::Seki:
        return numbered(Sheet::tr("points in seki: Black %1, White %2"));
    }
    return {};
}

/// Why the two ways of counting differ (A19); empty if they do not.
QString reasonText(const std::vector<go::DifferenceReason>& reasons)
{
    QStringList causes;
    for (const auto& reason : reasons) {
        const QString better = reason.forBlack > 0
            ? Sheet::tr("%1 (by area %2 more for Black)", "cause, points")
            : Sheet::tr("%1 (by area %2 more for White)", "cause, points");
        causes.append(better.arg(causeText(reason), texts::points(reason.forBlack)));
    }
    return causes.isEmpty()
        ? QString()
        : Sheet::tr("The difference: %1.").arg(causes.join(Sheet::tr("; ", "between causes")));
}

QString comparison(const exam::Session& session, const go::Score& score)
{
    const go::Rules& rules = session.setup.rules;
    const bool area = rules.scoring == go::Scoring::Area;
    const std::vector<go::Point> dead = deadOf(session);
    const int payback = session.setup.handicap >= 2 ? session.setup.handicap : 0; // 让先 pays nothing back
    const go::Rules territory = area ? go::Rules::japanese() : rules;
    const go::MethodComparison both = go::compareMethods(session.game, dead, payback, territory);
    go::Rules other = area ? territory : go::Rules::chinese();
    other.komi = rules.komi;
    go::Score counted = score;
    counted.margin = (area ? both.territory : both.area) - score.komi + score.penalties;
    const QString result = texts::countedResult(go::outcomeOf(counted, other), other.scoring);
    const QString sentence = area ? Sheet::tr("By Japanese counting, with the same komi: %1.").arg(result)
                                  : Sheet::tr("By area, with the same komi: %1.").arg(result);
    const QString why = reasonText(both.reasons);
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
        sheet.headline = texts::countedResult(*outcome, session.setup.rules.scoring);
    } else if (counted) {
        const go::Rules& rules = session.setup.rules;
        sheet.headline = texts::countedResult(go::outcomeOf(*score, rules), rules.scoring);
    }
    if (!counted)
        return sheet;
    const bool area = session.setup.rules.scoring == go::Scoring::Area;
    sheet.lines = area ? areaLines(*score) : territoryLines(*score);
    sheet.comparison = comparison(session, *score);
    return sheet;
}

} // namespace ui
