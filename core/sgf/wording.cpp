// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sgf/wording.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>

namespace sgf {

namespace {

using Text = std::u32string;
using TextView = std::u32string_view;

// Old forms, Japanese forms, radicals and full-width signs to one form each.
char32_t folded(char32_t c)
{
    static constexpr std::array<std::pair<char32_t, char32_t>, 28> forms{
        {{U'勝', U'胜'}, {U'贏', U'胜'}, {U'赢', U'胜'}, {U'負', U'负'}, {U'時', U'时'}, {U'間', U'间'},
            {U'認', U'认'}, {U'輸', U'输'}, {U'雙', U'双'}, {U'點', U'点'}, {U'無', U'无'}, {U'黒', U'黑'},
            {U'⿊', U'黑'}, {U'⽩', U'白'}, {U'⼦', U'子'}, {U'棄', U'弃'}, {U'權', U'权'}, {U'規', U'规'},
            {U'盤', U'盘'}, {U'計', U'计'}, {U'兩', U'两'}, {U'〇', U'零'}, {U'判', U'判'}, {U'違', U'违'},
            {U'흑', U'黑'}, {U'백', U'白'}, {U'승', U'胜'}, {U'패', U'负'}}};
    if (c >= 0xFF01 && c <= 0xFF5E) {
        c -= 0xFEE0;
    }
    if (c == 0x3000 || c == 0xA0 || c == U'\t' || c == U'\n') {
        return U' ';
    }
    if (c >= U'A' && c <= U'Z') {
        return c - U'A' + U'a';
    }
    const auto* const form = std::ranges::find(forms, c, &std::pair<char32_t, char32_t>::first);
    return form != forms.end() ? form->second : c;
}

std::size_t sequenceLength(unsigned char lead)
{
    if (lead < 0x80) {
        return 1;
    }
    if (lead < 0xE0) {
        return 2;
    }
    return lead < 0xF0 ? 3 : 4;
}

Text foldedText(std::string_view utf8)
{
    constexpr std::size_t longest = 400; // a result is a short thing
    Text text;
    for (std::size_t i = 0; i < utf8.size() && text.size() < longest;) {
        const auto lead = static_cast<unsigned char>(utf8[i]);
        const std::size_t length = sequenceLength(lead);
        char32_t c = length == 1 ? lead : lead & (0x7FU >> length);
        for (std::size_t k = 1; k < length && i + k < utf8.size(); ++k) {
            c = c << 6U | (static_cast<unsigned char>(utf8[i + k]) & 0x3FU);
        }
        text += folded(c);
        i += length;
    }
    return text;
}

bool contains(TextView text, TextView word) { return text.find(word) != TextView::npos; }
bool containsAny(TextView text, std::initializer_list<TextView> words)
{
    return std::ranges::any_of(words, [text](TextView word) { return contains(text, word); });
}
bool startsWithAny(TextView text, std::initializer_list<TextView> words)
{
    return std::ranges::any_of(words, [text](TextView word) { return text.starts_with(word); });
}

constexpr std::int64_t one = 1000; // quantities are counted in thousandths of their unit

// Reads quantities from the front of a text.
class Scanner {
public:
    explicit Scanner(TextView text) : m_rest(text) { }

    TextView rest() const { return m_rest; }

    bool take(TextView word)
    {
        if (!m_rest.starts_with(word)) {
            return false;
        }
        m_rest.remove_prefix(word.size());
        return true;
    }

    void skipBlanks()
    {
        while (take(U" ")) { }
    }

    // A sum of whole, fraction and half: "3又3/4", "1 1/2", "四分之三", "2半", "6.5".
    std::optional<std::int64_t> amount()
    {
        std::optional<std::int64_t> sum;
        for (int terms = 0; terms < 4; ++terms) {
            const TextView before = m_rest;
            if (sum) {
                skipBlanks();
                take(U"又");
            }
            const auto next = take(U"半") || take(U"반") ? one / 2 : term();
            if (!next) {
                m_rest = before;
                break;
            }
            sum = sum.value_or(0) + *next;
        }
        return sum;
    }

    std::optional<std::int64_t> number()
    {
        const auto decimal = arabic();
        return decimal ? decimal : chinese();
    }

private:
    std::optional<std::int64_t> term()
    {
        const auto value = number();
        if (!value) {
            return std::nullopt;
        }
        const TextView before = m_rest;
        const bool ratio = take(U"/");
        const bool parts = !ratio && take(U"分之");
        if (!ratio && !parts) {
            return value;
        }
        const auto other = number();
        const auto numerator = ratio ? value : other;
        const auto denominator = ratio ? other : value;
        if (!numerator || !denominator || *denominator <= 0) {
            m_rest = before;
            return value;
        }
        return *numerator * one / *denominator;
    }

    std::optional<std::int64_t> arabic()
    {
        constexpr std::size_t mostDigits = 6;
        std::int64_t value = 0;
        std::size_t digits = 0;
        for (; digits < mostDigits && isDigit(); ++digits) {
            value = value * 10 + digit();
        }
        if (digits == 0) {
            return std::nullopt;
        }
        value *= one;
        if (m_rest.size() > 1 && m_rest[0] == U'.' && m_rest[1] >= U'0' && m_rest[1] <= U'9') {
            m_rest.remove_prefix(1);
            for (std::int64_t unit = one / 10; isDigit(); unit /= 10) {
                value += digit() * unit;
            }
        }
        return value;
    }

    bool isDigit() const { return !m_rest.empty() && m_rest[0] >= U'0' && m_rest[0] <= U'9'; }
    std::int64_t digit()
    {
        const auto value = static_cast<std::int64_t>(m_rest[0] - U'0');
        m_rest.remove_prefix(1);
        return value;
    }

    // 零 to 九百九十九; 两 is two.
    std::optional<std::int64_t> chinese()
    {
        static constexpr TextView digits = U"零一二三四五六七八九";
        std::int64_t sum = 0;
        std::int64_t last = -1;
        bool any = false;
        for (; !m_rest.empty(); m_rest.remove_prefix(1)) {
            const char32_t c = m_rest[0] == U'两' ? U'二' : m_rest[0];
            const std::size_t value = digits.find(c);
            if (value != TextView::npos) {
                last = static_cast<std::int64_t>(value);
            } else if (c == U'十' || c == U'百') {
                sum += (last < 0 ? 1 : last) * (c == U'十' ? 10 : 100);
                last = 0;
            } else {
                break;
            }
            any = true;
        }
        if (!any) {
            return std::nullopt;
        }
        return (sum + std::max<std::int64_t>(last, 0)) * one;
    }

    TextView m_rest;
};

struct Unit {
    TextView word;
    std::int64_t size;
};

// Tries every place of the text for an amount with one of the units; "目半" adds half a unit.
std::optional<std::int64_t> measured(TextView text, std::span<const Unit> units)
{
    while (!text.empty()) {
        Scanner scanner(text);
        const auto amount = scanner.amount();
        if (!amount) {
            text.remove_prefix(1);
            continue;
        }
        scanner.skipBlanks();
        for (const Unit& unit : units) {
            if (!scanner.take(unit.word)) {
                continue;
            }
            const bool half = scanner.take(U"半") || scanner.take(U"반");
            return (*amount + (half ? one / 2 : 0)) * unit.size / one;
        }
        text = scanner.rest();
    }
    return std::nullopt;
}

std::optional<go::QuarterZi> marginOf(TextView text)
{
    static constexpr std::array<Unit, 8> units{{{U"子", 4}, {U"zi", 4}, {U"目", 2}, {U"点", 2}, {U"집", 2},
        {U"호", 2}, {U"もく", 2}, {U"point", 2}}};
    constexpr std::int64_t anArea = 4 * 100; // "黑185子胜" states an area, not a margin
    const auto margin = measured(text, units);
    if (!margin || *margin >= anArea) {
        return std::nullopt;
    }
    return static_cast<go::QuarterZi>(*margin);
}

// The side named last before `end`.
std::optional<go::Color> lastSide(TextView text, std::size_t end)
{
    const TextView before = text.substr(0, end);
    const auto after
        = [](std::size_t a, std::size_t b) { return a != TextView::npos && (b == TextView::npos || a > b); };
    const auto last = [before, after](TextView han, TextView english) {
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
std::optional<go::Color> winnerOf(TextView text)
{
    for (const TextView word : {TextView(U"胜"), TextView(U"win"), TextView(U"won")}) {
        const std::size_t at = text.rfind(word);
        if (at == TextView::npos) {
            continue;
        }
        if (const auto side = lastSide(text, at)) {
            return side;
        }
    }
    for (const TextView word : {TextView(U"超时"), TextView(U"时间"), TextView(U"认输"), TextView(U"投"),
             TextView(U"弃权"), TextView(U"犯规"), TextView(U"负"), TextView(U"resign"), TextView(U"lose"),
             TextView(U"lost"), TextView(U"forfeit")}) {
        const std::size_t at = text.find(word);
        if (at == TextView::npos) {
            continue;
        }
        if (const auto side = lastSide(text, at)) {
            return go::opponent(*side);
        }
    }
    return std::nullopt;
}

go::OutcomeKind kindOfWin(TextView text)
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

std::optional<go::OutcomeKind> kindWithoutWinner(TextView text)
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

std::string ascii(TextView text)
{
    std::string result;
    for (const char32_t c : text) {
        result += c < 0x80 ? static_cast<char>(c) : '?';
    }
    return result;
}

// "黑+3.5" and "Ｂ＋Ｒ": the standard form in other letters.
std::optional<go::Outcome> standardForm(TextView text)
{
    const std::size_t plus = text.find(U'+');
    if (plus == TextView::npos || plus == 0) {
        return std::nullopt;
    }
    TextView side = text.substr(0, plus);
    while (side.ends_with(U' ')) {
        side.remove_suffix(1);
    }
    const bool black = side == U"b" || side == U"黑" || side == U"black";
    const bool white = side == U"w" || side == U"白" || side == U"white";
    if (!black && !white) {
        return std::nullopt;
    }
    const TextView how = text.substr(plus + 1);
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
    const Text words = foldedText(text);
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
    static constexpr std::array<Unit, 13> units{{{U"小时", 3'600'000}, {U"时间", 3'600'000},
        {U"hour", 3'600'000}, {U"h", 3'600'000}, {U"시간", 3'600'000}, {U"分", 60'000}, {U"min", 60'000},
        {U"m", 60'000}, {U"분", 60'000}, {U"秒", 1'000}, {U"sec", 1'000}, {U"s", 1'000}, {U"초", 1'000}}};
    const auto millis = measured(foldedText(text), units);
    if (!millis) {
        return std::nullopt;
    }
    return timing::Millis{*millis};
}

std::optional<int> leadingNumber(std::string_view text)
{
    const Text words = foldedText(text);
    Scanner scanner(words);
    scanner.skipBlanks();
    const auto value = scanner.number();
    if (!value) {
        return std::nullopt;
    }
    return static_cast<int>(*value / one);
}

} // namespace sgf
