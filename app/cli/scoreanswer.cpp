// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/scoreanswer.h"

#include "app/cli/jsontext.h"
#include "app/cli/words.h"
#include "core/sgf/properties.h"

namespace cli {

namespace {

std::string sideJson(const go::Score& score, go::Color color)
{
    const go::SideCount& side = score.count.sides[color];
    return JsonObject()
        .number("stones", side.stones)
        .number("territory", score.territory[color])
        .json("area", jsonHalves(score.count.halfPoints(color)))
        .number("dead", side.dead)
        .number("prisoners", side.prisoners)
        .take();
}

std::string agreementJson(const sgf::GameRecord& record, const records::Counted& counted)
{
    const auto agrees = records::agreesWith(record.result, counted.outcome);
    return !agrees ? "null" : *agrees ? "true" : "false";
}

std::string rulesNameOf(const sgf::GameRecord& record, const records::Counted& counted)
{
    return counted.rulesName.empty() ? std::string(jsonName(record.ruleSet)) : counted.rulesName;
}

std::string wordingOf(const records::Counted& counted)
{
    return go::chineseResult(counted.outcome, counted.rules.scoring);
}

std::string areaText(const go::Score& score, go::Color color)
{
    const go::SideCount& side = score.count.sides[color];
    return jsonHalves(score.count.halfPoints(color)) + " = " + plural(side.stones, "stone") + " + "
        + plural(side.territory, "point") + " of territory; " + plural(side.dead, "dead stone") + ", "
        + std::to_string(side.prisoners) + " taken off";
}

std::string territoryText(const go::Score& score, go::Color color)
{
    const go::SideCount& other = score.count.sides[go::opponent(color)];
    return std::to_string(score.territory[color] + other.dead + other.prisoners) + " = "
        + plural(score.territory[color], "point") + " of territory + " + plural(other.dead, "dead stone")
        + " + " + plural(other.prisoners, "prisoner");
}

std::string sideText(const records::Counted& counted, go::Color color)
{
    const bool area = counted.rules.scoring == go::Scoring::Area;
    return "  " + std::string(name(color)) + ": "
        + (area ? areaText(counted.score, color) : territoryText(counted.score, color)) + '\n';
}

/// "\n  in seki: A1 B2"; nothing for no points.
std::string pointsText(std::string_view what, const go::PointSet& points)
{
    if (points.empty()) {
        return {};
    }
    std::string text = "\n  " + std::string(what) + ':';
    points.forEach([&](go::Point point) { text += ' ' + go::boardName(point, points.size()); });
    return text;
}

} // namespace

std::string scoreJson(int number, const sgf::GameRecord& record, const records::Counted& counted)
{
    const auto winner = counted.outcome.winner;
    return JsonObject()
        .number("game", number)
        .text("rules", rulesNameOf(record, counted))
        .number("komi_quarter_zi", counted.rules.komi)
        .number("handicap", record.handicap)
        .json("black", sideJson(counted.score, go::Color::Black))
        .json("white", sideJson(counted.score, go::Color::White))
        .number("shared", counted.score.count.shared)
        .json("dead", jsonPoints(counted.stones.dead.points()))
        .json("seki", jsonPoints(counted.stones.seki.points()))
        .json("unsettled", jsonPoints(counted.stones.unsettled.points()))
        .json("open", jsonPoints(counted.stones.open.points()))
        .number("margin_quarter_zi", counted.score.margin)
        .json("winner", winner ? jsonString(jsonName(*winner)) : "null")
        .text("wording", wordingOf(counted))
        .text("sgf_re", go::sgfResult(counted.outcome))
        .json("file_re", record.info.result.empty() ? "null" : jsonString(record.info.result))
        .json("agrees", agreementJson(record, counted))
        .take();
}

std::string scoreText(int number, const sgf::GameRecord& record, const records::Counted& counted)
{
    std::string text = "Game " + std::to_string(number) + ": " + wordingOf(counted) + " ("
        + go::sgfResult(counted.outcome) + ")\n";
    text += "  rules " + rulesNameOf(record, counted) + ", komi "
        + sgf::realText(sgf::Thousandths{counted.rules.komi} * 500) + " points";
    if (record.handicap > 0) {
        text += ", handicap " + std::to_string(record.handicap);
    }
    text += '\n' + sideText(counted, go::Color::Black) + sideText(counted, go::Color::White);
    text += "  shared: " + std::to_string(counted.score.count.shared);
    text += pointsText("dead", counted.stones.dead);
    text += pointsText("in seki", counted.stones.seki);
    text += pointsText("not sure, please look", counted.stones.unsettled);
    text += pointsText("borders not closed", counted.stones.open);
    text += pointsText("neutral points not filled", counted.stones.neutral);
    if (!record.info.result.empty()) {
        text += "\n  the record says " + record.info.result;
        if (const auto agrees = records::agreesWith(record.result, counted.outcome)) {
            text += *agrees ? ": agrees" : ": differs";
        }
    }
    return text;
}

} // namespace cli
