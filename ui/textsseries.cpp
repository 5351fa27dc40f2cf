// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/textsseries.h"

#include "ui/texts.h"
#include "ui/textscontext.h"

#include <array>
#include <string_view>
#include <utility>

namespace ui::texts {

namespace {

using Name = std::pair<std::string_view, const char*>;

/// By the organiser's key, the part of an id before the colon.
constexpr std::array<Name, 9> organisers{{
    {"beijing-kyu-2025", QT_TRANSLATE_NOOP("ui::Texts", "Beijing kyu exam, as in 2025")},
    {"beijing-dan", QT_TRANSLATE_NOOP("ui::Texts", "Beijing dan exam")},
    {"pass-marks", QT_TRANSLATE_NOOP("ui::Texts", "Dan exam by wins")},
    {"ningbo-dan", QT_TRANSLATE_NOOP("ui::Texts", "Ningbo dan group")},
    {"ningbo-kyu", QT_TRANSLATE_NOOP("ui::Texts", "Ningbo kyu group")},
    {"nanjing-2025", QT_TRANSLATE_NOOP("ui::Texts", "Nanjing kyu exam, time shared")},
    {"zhuhai-2014", QT_TRANSLATE_NOOP("ui::Texts", "Zhuhai dan group, time shared")},
    {"guiyang", QT_TRANSLATE_NOOP("ui::Texts", "Guiyang, time shared, then a minute a move")},
    {"beginners", QT_TRANSLATE_NOOP("ui::Texts", "Beginners")},
}};

} // namespace

QString ending(go::OutcomeKind kind)
{
    switch (kind) {
    case go::OutcomeKind::Count:
        return Texts::tr("Counting");
    case go::OutcomeKind::Resignation:
        return Texts::tr("Resignation");
    case go::OutcomeKind::Time:
        return Texts::tr("Time");
    case go::OutcomeKind::Foul:
        return Texts::tr("Foul");
    case go::OutcomeKind::Forfeit:
        return Texts::tr("Forfeit");
    case go::OutcomeKind::Draw:
        return Texts::tr("Draw");
    case go::OutcomeKind::NoResult:
        return Texts::tr("No result");
    case go::OutcomeKind::Replay:
        return Texts::tr("To be played again");
    case go::OutcomeKind::BothLose:
        return Texts::tr("Both lose");
    case go::OutcomeKind::Unknown:
        break;
    }
    return QStringLiteral("–");
}

QString timeTrouble(exam::TimeTrouble trouble)
{
    switch (trouble) {
    case exam::TimeTrouble::None:
        return Texts::tr("Time to spare");
    case exam::TimeTrouble::Byoyomi:
        return Texts::tr("In byo-yomi");
    case exam::TimeTrouble::LastPeriod:
        return Texts::tr("In the last minute or period");
    case exam::TimeTrouble::Flag:
        return Texts::tr("Lost on time");
    }
    return {};
}

QString planName(const exam::SeriesPlan& plan)
{
    if (!plan.name.empty())
        return QString::fromStdString(plan.name);
    const std::string_view id(plan.id);
    for (const auto& [key, name] : organisers) {
        if (id.substr(0, id.find(':')) == key)
            return Texts::tr(name);
    }
    return plan.id.empty() ? Texts::tr("Exam series") : QString::fromStdString(plan.id);
}

QString seriesColours(exam::SeriesColours colours)
{
    switch (colours) {
    case exam::SeriesColours::Alternate:
        return Texts::tr("Alternating");
    case exam::SeriesColours::Nigiri:
        return Texts::tr("Nigiri in each round");
    case exam::SeriesColours::Drawn:
        return Texts::tr("Drawn by the organiser");
    }
    return {};
}

QString passKind(exam::PassKind kind)
{
    switch (kind) {
    case exam::PassKind::Wins:
        return Texts::tr("Wins");
    case exam::PassKind::Points:
        return Texts::tr("Points");
    case exam::PassKind::Share:
        return Texts::tr("Per cent of all points");
    case exam::PassKind::Quota:
        return Texts::tr("Per cent of the participants");
    }
    return {};
}

QString passLine(const exam::SeriesPlan& plan)
{
    const QString rounds = Texts::tr("%n round(s)", "behind a number of wins", plan.rounds);
    switch (plan.pass.kind) {
    case exam::PassKind::Wins:
        return Texts::tr("%1 in %2", "wins in rounds")
            .arg(Texts::tr("%n win(s)", nullptr, plan.pass.value), rounds);
    case exam::PassKind::Points:
        return Texts::tr("%1 in %2", "points in rounds")
            .arg(Texts::tr("%n point(s) of the table", nullptr, plan.pass.value), rounds);
    case exam::PassKind::Share: {
        const int points = exam::standingOf(exam::seriesOf(plan)).line;
        return Texts::tr("%1 % of all points: %2 in %3")
            .arg(QString::number(plan.pass.value), Texts::tr("%n point(s) of the table", nullptr, points),
                rounds);
    }
    case exam::PassKind::Quota: {
        const auto quota = exam::quotaOf(plan.rounds, plan.pass.value);
        if (quota.sure > plan.rounds)
            return Texts::tr("%1 % of the participants: the place decides").arg(plan.pass.value);
        const QString wins = Texts::tr("%n win(s)", nullptr, quota.sure);
        return quota.border == quota.sure
            ? Texts::tr("%1 % of the participants: about %2 in %3")
                  .arg(QString::number(plan.pass.value), wins, rounds)
            : Texts::tr("%1 % of the participants: about %2 in %3, with %4 the place decides")
                  .arg(QString::number(plan.pass.value), wins, rounds, QString::number(quota.border));
    }
    }
    return {};
}

QString planFault(exam::PlanFaultKind fault)
{
    switch (fault) {
    case exam::PlanFaultKind::BadRounds:
        return Texts::tr("A series has 1 to 99 rounds.");
    case exam::PlanFaultKind::BadPoints:
        return Texts::tr("A win must be worth more than a draw, and a draw no less than a loss.");
    case exam::PlanFaultKind::PassBelowOne:
        return Texts::tr("The pass line is at least 1.");
    case exam::PlanFaultKind::PassBeyondReach:
        return Texts::tr("The pass line is beyond what can be reached.");
    case exam::PlanFaultKind::BadSetup:
        return Texts::tr("The games cannot be started like this.");
    }
    return {};
}

QString roundScore(exam::RoundScore score)
{
    switch (score) {
    case exam::RoundScore::Win:
        return Texts::tr("Win");
    case exam::RoundScore::Draw:
        return Texts::tr("Draw", "of a round");
    case exam::RoundScore::Loss:
        return Texts::tr("Loss");
    }
    return {};
}

QString roundResult(const exam::Round& round, go::Scoring scoring)
{
    switch (round.kind) {
    case exam::RoundKind::Open:
        return {};
    case exam::RoundKind::Game:
    case exam::RoundKind::Hand:
        return round.outcome ? countedResult(*round.outcome, scoring) : Texts::tr("unfinished", "a round");
    case exam::RoundKind::Bye:
        return Texts::tr("Bye");
    case exam::RoundKind::OpponentAbsent:
        return Texts::tr("The opponent did not come");
    case exam::RoundKind::Absent:
        return Texts::tr("Did not come");
    }
    return {};
}

QString verdict(exam::Verdict verdict)
{
    switch (verdict) {
    case exam::Verdict::Open:
        return Texts::tr("Can still pass");
    case exam::Verdict::Passed:
        return Texts::tr("Passed");
    case exam::Verdict::Failed:
        return Texts::tr("Not passed");
    case exam::Verdict::PlaceDecides:
        return Texts::tr("The place decides");
    }
    return {};
}

QString standing(const exam::SeriesPlan& plan, const exam::Standing& standing)
{
    const bool wins = plan.pass.kind == exam::PassKind::Wins;
    const auto amount = [wins](int count) {
        return wins ? Texts::tr("%n win(s)", nullptr, count)
                    : Texts::tr("%n point(s) of the table", nullptr, count);
    };
    const QString reached = Texts::tr("%1, %2, %3; %4", "wins, draws, losses; points")
                                .arg(Texts::tr("%n win(s)", nullptr, standing.tally.wins),
                                    Texts::tr("%n draw(s)", nullptr, standing.tally.draws),
                                    Texts::tr("%n loss(es)", nullptr, standing.tally.losses),
                                    Texts::tr("%n point(s) of the table", nullptr, standing.tally.points));
    switch (standing.verdict) {
    case exam::Verdict::Open:
        return Texts::tr("%1. Still missing: %2.").arg(reached, amount(standing.missing));
    case exam::Verdict::Passed:
        return Texts::tr("%1. The pass line is reached.").arg(reached);
    case exam::Verdict::Failed:
        return Texts::tr("%1. The pass line cannot be reached any more.").arg(reached);
    case exam::Verdict::PlaceDecides:
        return Texts::tr("%1. The place among equals decides.").arg(reached);
    }
    return {};
}

} // namespace ui::texts
