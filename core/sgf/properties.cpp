// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sgf/properties.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <system_error>

namespace sgf {

namespace {

constexpr bool isSpace(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
constexpr bool isLineEnd(char c) { return c == '\n' || c == '\r'; }
constexpr bool isDigit(char c) { return c >= '0' && c <= '9'; }

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && isSpace(text.front())) {
        text.remove_prefix(1);
    }
    while (!text.empty() && isSpace(text.back())) {
        text.remove_suffix(1);
    }
    return text;
}

// "\r\n" and "\n\r" are one line end.
std::size_t lineEndLength(std::string_view text, std::size_t at)
{
    const bool pair = at + 1 < text.size() && isLineEnd(text[at + 1]) && text[at + 1] != text[at];
    return pair ? 2 : 1;
}

std::string unescaped(std::string_view raw, char lineEnd)
{
    std::string text;
    text.reserve(raw.size());
    for (std::size_t i = 0; i < raw.size();) {
        const bool escape = raw[i] == '\\';
        if (escape && ++i == raw.size()) {
            break;
        }
        if (isLineEnd(raw[i])) {
            if (!escape) {
                text += lineEnd;
            }
            i += lineEndLength(raw, i);
        } else {
            text += isSpace(raw[i]) ? ' ' : raw[i];
            ++i;
        }
    }
    return text;
}

std::string withEscapes(std::string_view text, std::string_view special)
{
    std::string raw;
    raw.reserve(text.size());
    for (const char c : text) {
        if (special.find(c) != std::string_view::npos) {
            raw += '\\';
        }
        raw += c;
    }
    return raw;
}

} // namespace

std::string textOf(std::string_view raw) { return unescaped(raw, '\n'); }
std::string simpleTextOf(std::string_view raw) { return unescaped(raw, ' '); }
std::string escaped(std::string_view text) { return withEscapes(text, "]\\"); }
std::string escapedPart(std::string_view text) { return withEscapes(text, "]\\:"); }

std::optional<Composed> composed(std::string_view raw)
{
    for (std::size_t i = 0; i < raw.size(); ++i) {
        if (raw[i] == '\\') {
            ++i;
        } else if (raw[i] == ':') {
            return Composed{raw.substr(0, i), raw.substr(i + 1)};
        }
    }
    return std::nullopt;
}

std::optional<int> numberOf(std::string_view raw)
{
    std::string_view text = trimmed(raw);
    if (text.size() > 1 && text.front() == '+') {
        text.remove_prefix(1);
    }
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || error != std::errc{} || end != text.data() + text.size()) {
        return std::nullopt;
    }
    return value;
}

std::optional<Thousandths> realOf(std::string_view raw)
{
    std::string_view text = trimmed(raw);
    const bool negative = text.starts_with('-');
    if (negative || text.starts_with('+')) {
        text.remove_prefix(1);
    }
    const std::size_t point = std::min(text.find_first_of(".,"), text.size());
    std::string_view whole = text.substr(0, point);
    const std::string_view decimals = text.substr(std::min(point + 1, text.size()));
    while (whole.size() > 1 && whole.front() == '0') {
        whole.remove_prefix(1);
    }
    constexpr std::size_t mostDigits = 12;
    const bool digitsOnly = std::ranges::all_of(whole, isDigit) && std::ranges::all_of(decimals, isDigit);
    if (!digitsOnly || whole.size() + decimals.size() == 0 || whole.size() > mostDigits) {
        return std::nullopt;
    }
    Thousandths value = 0;
    for (const char c : whole) {
        value = value * 10 + (c - '0');
    }
    for (std::size_t i = 0; i < 3; ++i) {
        value = value * 10 + (i < decimals.size() ? decimals[i] - '0' : 0);
    }
    return negative ? -value : value;
}

std::string realText(Thousandths value)
{
    std::string text = value < 0 ? "-" : "";
    const auto size = static_cast<std::uint64_t>(value < 0 ? -value : value);
    text += std::to_string(size / 1000);
    std::string decimals = std::to_string(1000 + size % 1000).substr(1);
    while (!decimals.empty() && decimals.back() == '0') {
        decimals.pop_back();
    }
    if (!decimals.empty()) {
        text += '.' + decimals;
    }
    return text;
}

std::optional<go::BoardSize> sizeOf(std::string_view raw)
{
    const auto pair = composed(raw);
    const auto columns = numberOf(pair ? pair->first : raw);
    const auto rows = numberOf(pair ? pair->second : raw);
    constexpr auto fits = [](std::optional<int> lines) {
        return lines && *lines >= go::BoardSize::smallest && *lines <= go::BoardSize::largest;
    };
    if (!fits(columns) || !fits(rows)) {
        return std::nullopt;
    }
    return go::BoardSize{static_cast<std::uint8_t>(*columns), static_cast<std::uint8_t>(*rows)};
}

std::optional<Move> moveOf(std::string_view raw, go::BoardSize size)
{
    const std::string_view text = trimmed(raw);
    if (text.empty()) {
        return Move{};
    }
    if (text == "tt" && size.columns <= 19 && size.rows <= 19) {
        return Move{};
    }
    const auto point = go::pointFromSgf(text, size);
    if (!point) {
        return std::nullopt;
    }
    return Move{point};
}

bool isPassBesideBoard(std::string_view raw, go::BoardSize size)
{
    const std::string_view text = trimmed(raw);
    if (text.size() == 2) {
        return text[0] == 'a' + size.columns && text[1] == 'a' + size.rows;
    }
    const auto pair = composed(text);
    return pair && numberOf(pair->first) == size.columns + 1 && numberOf(pair->second) == size.rows + 1;
}

void PointMask::add(const PointMask& other)
{
    for (std::size_t y = 0; y < m_rows.size(); ++y) {
        m_rows[y] |= other.m_rows[y];
    }
}

void PointMask::remove(const PointMask& other)
{
    for (std::size_t y = 0; y < m_rows.size(); ++y) {
        m_rows[y] &= ~other.m_rows[y];
    }
}

void PointMask::addRectangle(go::Point corner, go::Point opposite)
{
    const auto [left, right] = std::minmax(corner.x, opposite.x);
    const auto [top, bottom] = std::minmax(corner.y, opposite.y);
    const std::uint32_t columns = (2U << right) - (1U << left);
    for (std::size_t y = top; y <= bottom; ++y) {
        m_rows[y] |= columns;
    }
}

std::vector<go::Point> PointMask::points() const
{
    std::vector<go::Point> points;
    for (std::size_t y = 0; y < m_rows.size(); ++y) {
        for (std::uint32_t row = m_rows[y]; row != 0; row &= row - 1) {
            points.push_back(
                {static_cast<std::uint8_t>(std::countr_zero(row)), static_cast<std::uint8_t>(y)});
        }
    }
    return points;
}

bool addPoints(std::string_view raw, go::BoardSize size, PointMask& points)
{
    const auto pair = composed(raw);
    const auto one = go::pointFromSgf(trimmed(pair ? pair->first : raw), size);
    const auto other = pair ? go::pointFromSgf(trimmed(pair->second), size) : one;
    if (!one || !other) {
        return false;
    }
    points.addRectangle(*one, *other);
    return true;
}

} // namespace sgf
