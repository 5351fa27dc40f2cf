// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/words.h"

#include "app/cli/jsontext.h"

namespace cli {

std::string_view jsonName(go::Color color) { return color == go::Color::Black ? "black" : "white"; }

std::string_view jsonName(go::IllegalReason reason)
{
    switch (reason) {
    case go::IllegalReason::OffBoard:
        return "off-board";
    case go::IllegalReason::Occupied:
        return "occupied";
    case go::IllegalReason::Suicide:
        return "suicide";
    case go::IllegalReason::Ko:
        return "ko";
    case go::IllegalReason::Superko:
        return "superko";
    case go::IllegalReason::OutOfTurn:
        return "out-of-turn";
    }
    return {};
}

std::string_view jsonName(sgf::RuleSet rules)
{
    switch (rules) {
    case sgf::RuleSet::Unknown:
    case sgf::RuleSet::Chinese:
        return "chinese";
    case sgf::RuleSet::Ing:
        return "ing";
    case sgf::RuleSet::Japanese:
        return "japanese";
    case sgf::RuleSet::Korean:
        return "korean";
    case sgf::RuleSet::Aga:
        return "aga";
    case sgf::RuleSet::NewZealand:
        return "new-zealand";
    case sgf::RuleSet::OtherArea:
        return "area";
    case sgf::RuleSet::OtherTerritory:
        return "territory";
    }
    return {};
}

std::string_view jsonName(go::OutcomeKind kind)
{
    switch (kind) {
    case go::OutcomeKind::Count:
        return "count";
    case go::OutcomeKind::Resignation:
        return "resignation";
    case go::OutcomeKind::Time:
        return "time";
    case go::OutcomeKind::Foul:
        return "foul";
    case go::OutcomeKind::Forfeit:
        return "forfeit";
    case go::OutcomeKind::Draw:
        return "draw";
    case go::OutcomeKind::NoResult:
        return "no-result";
    case go::OutcomeKind::Replay:
        return "replay";
    case go::OutcomeKind::BothLose:
        return "both-lose";
    case go::OutcomeKind::Unknown:
        return "unknown";
    }
    return {};
}

std::string jsonSize(go::BoardSize size)
{
    const std::string columns = std::to_string(size.columns);
    if (size.columns == size.rows) {
        return columns;
    }
    return jsonString(columns + ':' + std::to_string(size.rows));
}

std::string jsonPoints(const std::vector<go::Point>& points)
{
    std::vector<std::string> names;
    names.reserve(points.size());
    for (const go::Point point : points) {
        names.push_back(jsonString(go::sgfName(point)));
    }
    return jsonArray(names);
}

std::string_view clauseOf(go::IllegalReason reason)
{
    switch (reason) {
    case go::IllegalReason::Suicide:
        return "A54";
    case go::IllegalReason::Ko:
        return "A55";
    case go::IllegalReason::Superko:
        return "B10";
    case go::IllegalReason::OutOfTurn:
        return "A49";
    case go::IllegalReason::OffBoard:
    case go::IllegalReason::Occupied:
        break;
    }
    return {};
}

std::string_view name(go::Color color) { return color == go::Color::Black ? "Black" : "White"; }

std::string_view explain(go::IllegalReason reason)
{
    switch (reason) {
    case go::IllegalReason::OffBoard:
        return "no point of the board";
    case go::IllegalReason::Occupied:
        return "the point is occupied";
    case go::IllegalReason::Suicide:
        return "a forbidden point: the stone would have no liberty";
    case go::IllegalReason::Ko:
        return "the ko may not be retaken at once";
    case go::IllegalReason::Superko:
        return "the whole board would repeat";
    case go::IllegalReason::OutOfTurn:
        return "it is the other side's turn";
    }
    return {};
}

std::string_view name(sgf::RuleSet rules)
{
    switch (rules) {
    case sgf::RuleSet::Unknown:
        return "unknown";
    case sgf::RuleSet::Chinese:
        return "Chinese";
    case sgf::RuleSet::Ing:
        return "Ing";
    case sgf::RuleSet::Japanese:
        return "Japanese";
    case sgf::RuleSet::Korean:
        return "Korean";
    case sgf::RuleSet::Aga:
        return "AGA";
    case sgf::RuleSet::NewZealand:
        return "New Zealand";
    case sgf::RuleSet::OtherArea:
        return "area";
    case sgf::RuleSet::OtherTerritory:
        return "territory";
    }
    return {};
}

std::string sizeText(go::BoardSize size)
{
    return std::to_string(size.columns) + "×" + std::to_string(size.rows);
}

std::string plural(int count, std::string_view one)
{
    std::string text = std::to_string(count) + ' ' + std::string(one);
    if (count != 1) {
        text += one.ends_with('s') ? "es" : "s";
    }
    return text;
}

} // namespace cli
