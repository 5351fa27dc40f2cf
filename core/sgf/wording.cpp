// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sgf/wording.h"

#include "core/sgf/quantity.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

namespace sgf {

namespace {

bool contains(WideView text, WideView word) { return text.find(word) != WideView::npos; }
bool containsAny(WideView text, std::initializer_list<WideView> words)
{
    return std::ranges::any_of(words, [text](WideView word) { return contains(text, word); });
}
bool startsWithAny(WideView text, std::initializer_list<WideView> words)
{
    return std::ranges::any_of(words, [text](WideView word) { return text.starts_with(word); });
}

std::optional<go::QuarterZi> marginOf(WideView text)
{
    static constexpr std::array<MeasureUnit, 8> units{{{U"子", 4}, {U"zi", 4}, {U"目", 2}, {U"点", 2},
        {U"집", 2}, {U"호", 2}, {U"もく", 2}, {U"point", 2}}};
    constexpr std::int64_t anArea = 400; // "黑185子胜" states an area, not a margin
    const auto margin = measured(text, units);
    if (!margin || margin->size >= anArea) {
        return std::nullopt;
    }
    return static_cast<go::QuarterZi>(margin->size);
}

// The side named last before `end`.
std::optional<go::Color> lastSide(WideView text, std::size_t end)
{
    const WideView before = text.substr(0, end);
    const auto after
        = [](std::size_t a, std::size_t b) { return a != WideView::npos && (b == WideView::npos || a > b); };
    const auto last = [before, after](WideView han, WideView english) {
        const std::size_t a = before.rfind(han);
        const std::size_t b = before.rfind(english);
        return after(a, b) ? a : b;
    };
    const std::size_t black = last(U"黑", U"black");
    const std::size_t white = last(U"白", U"white");
    if (after(black, white)) {
        return go::Color::Black;
    }
    if (after(white, black)) {
        return go::Color::White;
    }
    return std::nullopt;
}

// "黑胜": who stands before the word; "白超时" alone: the other.
std::optional<go::Color> winnerOf(WideView text)
{
    for (const WideView word : {WideView(U"胜"), WideView(U"win"), WideView(U"won")}) {
        const std::size_t at = text.rfind(word);
        if (at == WideView::npos) {
            continue;
        }
        if (const auto side = lastSide(text, at)) {
            return side;
        }
    }
    for (const WideView word : {WideView(U"超时"), WideView(U"时间"), WideView(U"认输"), WideView(U"投"),
             WideView(U"弃权"), WideView(U"犯规"), WideView(U"负"), WideView(U"resign"), WideView(U"lose"),
             WideView(U"lost"), WideView(U"forfeit")}) {
        const std::size_t at = text.find(word);
        if (at == WideView::npos) {
            continue;
        }
        if (const auto side = lastSide(text, at)) {
            return go::opponent(*side);
        }
    }
    return std::nullopt;
}

go::OutcomeKind kindOfWin(WideView text)
{
    if (containsAny(
            text, {U"超时", U"时间", U"逾时", U"시간", U"切れ", U"on time", U"by time", U"timeout"})) {
        return go::OutcomeKind::Time;
    }
    if (containsAny(text, {U"中盘", U"认输", U"不计点", U"投", U"中押", U"불계", U"resign"})) {
        return go::OutcomeKind::Resignation;
    }
    if (containsAny(text, {U"犯规", U"判负", U"违规", U"警告", U"反则", U"반칙"})) {
        return go::OutcomeKind::Foul;
    }
    if (containsAny(text, {U"弃权", U"缺席", U"未到", U"退赛", U"不战", U"기권", U"forfeit"})) {
        return go::OutcomeKind::Forfeit;
    }
    return go::OutcomeKind::Count;
}

std::optional<go::OutcomeKind> kindWithoutWinner(WideView text)
{
    if (containsAny(text, {U"双负", U"双方均负", U"双方负", U"均负", U"双方弃权"})) {
        return go::OutcomeKind::BothLose;
    }
    if (containsAny(text, {U"未分", U"未定", U"未完", U"打挂", U"打ち掛", U"unfinished", U"unknown"})) {
        return go::OutcomeKind::Unknown;
    }
    if (containsAny(text, {U"重下", U"重赛", U"打ち直し", U"재대국", U"replay"})) {
        return go::OutcomeKind::Replay;
    }
    if (containsAny(text, {U"无胜负", U"无效", U"무승부", U"no result", U"void"})) {
        return go::OutcomeKind::NoResult;
    }
    const bool draw = startsWithAny(text, {U"和", U"平"})
        || containsAny(text, {U"和棋", U"和局", U"平局", U"持碁", U"ジゴ", U"jigo", U"draw", U"빅"});
    return draw ? std::optional(go::OutcomeKind::Draw) : std::nullopt;
}

std::string ascii(WideView text)
{
    std::string result;
    for (const char32_t c : text) {
        result += c < 0x80 ? static_cast<char>(c) : '?';
    }
    return result;
}

// "黑+3.5" and "Ｂ＋Ｒ": the standard form in other letters.
std::optional<go::Outcome> standardForm(WideView text)
{
    const std::size_t plus = text.find(U'+');
    if (plus == WideView::npos || plus == 0) {
        return std::nullopt;
    }
    WideView side = text.substr(0, plus);
    while (side.ends_with(U' ')) {
        side.remove_suffix(1);
    }
    const bool black = side == U"b" || side == U"黑" || side == U"black";
    const bool white = side == U"w" || side == U"白" || side == U"white";
    if (!black && !white) {
        return std::nullopt;
    }
    const WideView how = text.substr(plus + 1);
    if (const auto margin = marginOf(how)) {
        return go::Outcome{go::OutcomeKind::Count, black ? go::Color::Black : go::Color::White, *margin};
    }
    return go::outcomeFromSgf((black ? "B+" : "W+") + ascii(how));
}

} // namespace

std::optional<go::Outcome> outcomeInWords(std::string_view text)
{
    if (const auto standard = go::outcomeFromSgf(text)) {
        return standard;
    }
    const WideText words = foldedText(text);
    if (const auto standard = standardForm(words)) {
        return standard;
    }
    if (const auto kind = kindWithoutWinner(words)) {
        return go::Outcome{*kind, {}, 0};
    }
    const auto winner = winnerOf(words);
    if (!winner) {
        return std::nullopt;
    }
    const auto kind = kindOfWin(words);
    const auto margin = kind == go::OutcomeKind::Count ? marginOf(words) : std::nullopt;
    return go::Outcome{kind, winner, margin.value_or(0)};
}

std::optional<go::QuarterZi> marginInWords(std::string_view text) { return marginOf(foldedText(text)); }

std::optional<timing::Millis> durationInWords(std::string_view text)
{
    static constexpr std::int64_t hour = 3'600'000;
    static constexpr std::int64_t minute = 60'000;
    static constexpr std::array<MeasureUnit, 13> units{{{U"小时", hour}, {U"时间", hour}, {U"hour", hour},
        {U"h", hour}, {U"시간", hour}, {U"分", minute}, {U"min", minute}, {U"m", minute}, {U"분", minute},
        {U"秒", 1'000}, {U"sec", 1'000}, {U"s", 1'000}, {U"초", 1'000}}};
    const WideText words = foldedText(text);
    const auto first = measured(words, units);
    if (!first) {
        return std::nullopt;
    }
    timing::Millis time{first->size};
    WideView rest = first->rest;
    while (!rest.empty() && (rest[0] == U'钟' || rest[0] == U' ' || (rest[0] >= U'a' && rest[0] <= U'z'))) {
        rest.remove_prefix(1); // "分钟", "hours and "
    }
    const bool goesOn = AmountScanner(rest).number().has_value();
    const auto second = goesOn ? measured(rest, units) : std::nullopt;
    // "1小时30分", "2分30秒"; but the seconds of "20分30秒3次" are another time.
    const bool minutes = second && first->unit == hour && second->unit == minute;
    const bool seconds = second && first->unit == minute && second->unit < minute && second->rest.empty();
    if (minutes || seconds) {
        time += timing::Millis{second->size};
    }
    return time;
}

std::optional<int> leadingNumber(std::string_view text)
{
    const WideText words = foldedText(text);
    AmountScanner scanner(words);
    scanner.skipBlanks();
    const auto value = scanner.number();
    if (!value) {
        return std::nullopt;
    }
    return static_cast<int>(*value / wholeUnit);
}

} // namespace sgf
