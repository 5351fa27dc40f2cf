// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sgf/quantity.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sgf {

namespace {

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

} // namespace

WideText foldedText(std::string_view utf8)
{
    constexpr std::size_t longest = 400; // a result is a short thing
    WideText text;
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

bool AmountScanner::take(WideView word)
{
    if (!m_rest.starts_with(word)) {
        return false;
    }
    m_rest.remove_prefix(word.size());
    return true;
}

void AmountScanner::skipBlanks()
{
    while (take(U" ")) { }
}

std::optional<std::int64_t> AmountScanner::amount()
{
    std::optional<std::int64_t> sum;
    for (int terms = 0; terms < 4; ++terms) {
        const WideView before = m_rest;
        if (sum) {
            skipBlanks();
            take(U"又");
        }
        const auto next = take(U"半") || take(U"반") ? wholeUnit / 2 : term();
        if (!next) {
            m_rest = before;
            break;
        }
        sum = sum.value_or(0) + *next;
    }
    return sum;
}

std::optional<std::int64_t> AmountScanner::number()
{
    const auto decimal = arabic();
    return decimal ? decimal : chinese();
}

std::optional<std::int64_t> AmountScanner::term()
{
    const auto value = number();
    if (!value) {
        return std::nullopt;
    }
    const WideView before = m_rest;
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
    return *numerator * wholeUnit / *denominator;
}

std::optional<std::int64_t> AmountScanner::arabic()
{
    constexpr std::int64_t most = 1'000'000'000;
    if (!atDigit()) {
        return std::nullopt;
    }
    std::int64_t value = 0;
    while (atDigit()) {
        value = std::min(value * 10 + digit(), most); // no quantity of a record is as large
    }
    value *= wholeUnit;
    if (m_rest.size() > 1 && m_rest[0] == U'.' && m_rest[1] >= U'0' && m_rest[1] <= U'9') {
        m_rest.remove_prefix(1);
        for (std::int64_t unit = wholeUnit / 10; atDigit(); unit /= 10) {
            value += digit() * unit;
        }
    }
    return value;
}

std::int64_t AmountScanner::digit()
{
    const auto value = static_cast<std::int64_t>(m_rest[0] - U'0');
    m_rest.remove_prefix(1);
    return value;
}

// 零 to 九百九十九; 两 is two.
std::optional<std::int64_t> AmountScanner::chinese()
{
    static constexpr WideView digits = U"零一二三四五六七八九";
    std::int64_t sum = 0;
    std::int64_t last = -1;
    bool any = false;
    for (; !m_rest.empty(); m_rest.remove_prefix(1)) {
        const char32_t c = m_rest[0] == U'两' ? U'二' : m_rest[0];
        const std::size_t value = digits.find(c);
        if (value != WideView::npos) {
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
    return (sum + std::max<std::int64_t>(last, 0)) * wholeUnit;
}

// Tries every place of the text.
std::optional<Measured> measured(WideView text, std::span<const MeasureUnit> units)
{
    constexpr std::int64_t most = 1'000'000'000 * wholeUnit;
    while (!text.empty()) {
        AmountScanner scanner(text);
        const auto amount = scanner.amount();
        if (!amount) {
            text.remove_prefix(1);
            continue;
        }
        scanner.skipBlanks();
        for (const MeasureUnit& unit : units) {
            if (*amount >= most || !scanner.take(unit.word)) {
                continue;
            }
            const bool half = scanner.take(U"半") || scanner.take(U"반");
            const std::int64_t size = (*amount + (half ? wholeUnit / 2 : 0)) * unit.size / wholeUnit;
            return Measured{size, unit.size, scanner.rest()};
        }
        text = scanner.rest();
    }
    return std::nullopt;
}

} // namespace sgf
