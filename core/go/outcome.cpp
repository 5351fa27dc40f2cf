// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/outcome.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>

namespace go {

namespace {

std::string name(Color color) { return color == Color::Black ? "黑" : "白"; }

std::string sgfPoints(QuarterZi margin) { return std::to_string(margin / 2) + (margin % 2 != 0 ? ".5" : ""); }

std::string wonBy(Color winner, const char* how) { return name(winner) + how; }

std::string lostBy(Color winner, const char* how)
{
    return name(opponent(winner)) + how + "，" + name(winner) + "胜";
}

std::string sgfWon(const Outcome& outcome, const std::string& how)
{
    if (!outcome.winner)
        return "?";
    return (*outcome.winner == Color::Black ? "B+" : "W+") + how;
}

std::string lowerTrimmed(std::string_view text)
{
    std::string result;
    for (const char c : text) {
        if (std::isspace(static_cast<unsigned char>(c)) == 0)
            result.push_back(static_cast<char>(std::tolower(static_cast<unsigned char>(c))));
    }
    return result;
}

bool isOneOf(std::string_view text, std::initializer_list<std::string_view> words)
{
    return std::ranges::find(words, text) != words.end();
}

/// "5", "5.5", "2.75" in quarter-zi.
std::optional<QuarterZi> marginFromSgf(std::string_view text)
{
    const std::size_t dot = std::min(text.find('.'), text.size());
    const std::string_view whole = text.substr(0, dot);
    std::string_view fraction = text.substr(std::min(dot + 1, text.size()));
    while (!fraction.empty() && fraction.back() == '0')
        fraction.remove_suffix(1);
    const bool digits = std::ranges::all_of(whole, [](unsigned char c) { return std::isdigit(c) != 0; });
    if (whole.empty() || whole.size() > 4 || !digits)
        return {};
    const int units = std::stoi(std::string(whole));
    if (fraction.empty())
        return 2 * units;
    if (fraction == "5")
        return 2 * units + 1;
    constexpr int mostZi = 999; // no board has more; in points it would be longer than what is read
    if (units > mostZi)
        return {};
    if (fraction == "25")
        return 4 * units + 1;
    if (fraction == "75")
        return 4 * units + 3;
    return {};
}

std::optional<Outcome> wonFromSgf(Color winner, std::string_view how)
{
    if (how.empty())
        return Outcome{OutcomeKind::Count, winner, 0};
    if (isOneOf(how, {"r", "resign", "resignation"}))
        return Outcome{OutcomeKind::Resignation, winner, 0};
    if (isOneOf(how, {"t", "time", "timeout"}))
        return Outcome{OutcomeKind::Time, winner, 0};
    if (isOneOf(how, {"f", "forfeit"}))
        return Outcome{OutcomeKind::Forfeit, winner, 0};
    const std::optional<QuarterZi> margin = marginFromSgf(how);
    if (!margin)
        return {};
    return Outcome{OutcomeKind::Count, winner, *margin};
}

} // namespace

Outcome outcomeOf(const Score& score, const Rules& rules)
{
    if (score.margin > 0)
        return {OutcomeKind::Count, Color::Black, score.margin};
    if (score.margin < 0)
        return {OutcomeKind::Count, Color::White, -score.margin};
    if (rules.blackWinsTies)
        return {OutcomeKind::Count, Color::Black, 0};
    return {OutcomeKind::Draw, {}, 0};
}

std::string sgfResult(const Outcome& outcome)
{
    switch (outcome.kind) {
    case OutcomeKind::Count:
        return sgfWon(outcome, outcome.margin > 0 ? sgfPoints(outcome.margin) : "");
    case OutcomeKind::Resignation:
        return sgfWon(outcome, "R");
    case OutcomeKind::Time:
        return sgfWon(outcome, "T");
    case OutcomeKind::Foul:
    case OutcomeKind::Forfeit:
        return sgfWon(outcome, "F");
    case OutcomeKind::Draw:
        return "0";
    case OutcomeKind::NoResult:
    case OutcomeKind::Replay:
    case OutcomeKind::BothLose:
        return "Void";
    case OutcomeKind::Unknown:
        return "?";
    }
    return "?";
}

std::optional<Outcome> outcomeFromSgf(std::string_view text)
{
    const std::string lower = lowerTrimmed(text);
    if (isOneOf(lower, {"0", "draw", "jigo"}))
        return Outcome{OutcomeKind::Draw, {}, 0};
    if (lower == "void")
        return Outcome{OutcomeKind::NoResult, {}, 0};
    if (lower == "?")
        return Outcome{};
    if (lower.size() < 2 || lower[1] != '+')
        return {};
    const std::string_view how = std::string_view(lower).substr(2);
    if (lower[0] == 'b')
        return wonFromSgf(Color::Black, how);
    if (lower[0] == 'w')
        return wonFromSgf(Color::White, how);
    return {};
}

std::string zi(QuarterZi value)
{
    static constexpr std::array<const char*, 4> fractions{"", "1/4", "1/2", "3/4"};
    const int whole = value / 4;
    const auto quarters = static_cast<std::size_t>(value % 4);
    if (quarters == 0)
        return std::to_string(whole) + "子";
    return (whole > 0 ? std::to_string(whole) + "又" : std::string()) + fractions[quarters] + "子";
}

std::string moku(QuarterZi value)
{
    const int whole = value / 2;
    const char* half = value % 2 != 0 ? "半" : "";
    return whole > 0 ? std::to_string(whole) + "目" + half : value == 0 ? "0目" : "半目";
}

std::string chineseResult(const Outcome& outcome, Scoring scoring)
{
    const auto inUnits
        = [scoring](QuarterZi value) { return scoring == Scoring::Area ? zi(value) : moku(value); };
    const Color winner = outcome.winner.value_or(Color::Black);
    switch (outcome.kind) {
    case OutcomeKind::Count:
        return wonBy(winner, "胜") + (outcome.margin > 0 ? inUnits(outcome.margin) : "");
    case OutcomeKind::Resignation:
        return wonBy(winner, "中盘胜");
    case OutcomeKind::Time:
        return lostBy(winner, "超时");
    case OutcomeKind::Foul:
        return lostBy(winner, "犯规");
    case OutcomeKind::Forfeit:
        return lostBy(winner, "弃权");
    case OutcomeKind::Draw:
        return "和棋";
    case OutcomeKind::NoResult:
        return "无胜负";
    case OutcomeKind::Replay:
        return "重下";
    case OutcomeKind::BothLose:
        return "双方均负";
    case OutcomeKind::Unknown:
        return "–";
    }
    return "–";
}

} // namespace go
