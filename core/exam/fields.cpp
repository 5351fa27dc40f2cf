// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/fields.h"

#include "core/base/overloaded.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>

namespace exam {

namespace {

constexpr std::string_view hexDigits = "0123456789ABCDEF";

bool isPlain(unsigned char byte)
{
    const bool letter = (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
    const bool digit = byte >= '0' && byte <= '9';
    return letter || digit || byte == '-' || byte == '_' || byte == '.' || byte == ':' || byte >= 0x80;
}

std::string encoded(std::string_view text)
{
    std::string out;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (isPlain(byte)) {
            out += c;
        } else {
            out += '%';
            out += hexDigits[byte >> 4U];
            out += hexDigits[byte & 0xFU];
        }
    }
    return out;
}

std::optional<std::string> decoded(std::string_view text)
{
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            out += text[i];
            continue;
        }
        const std::size_t high = i + 1 < text.size() ? hexDigits.find(text[i + 1]) : std::string_view::npos;
        const std::size_t low = i + 2 < text.size() ? hexDigits.find(text[i + 2]) : std::string_view::npos;
        if (high == std::string_view::npos || low == std::string_view::npos) {
            return std::nullopt;
        }
        out += static_cast<char>(high * 16 + low);
        i += 2;
    }
    return out;
}

constexpr std::int64_t millisOf(timing::Millis value) { return value.count(); }
constexpr timing::Millis millis(std::int64_t value) { return timing::Millis{value}; }

} // namespace

std::optional<std::int64_t> parseNumber(std::string_view text)
{
    std::int64_t value = 0;
    const char* end = text.data() + text.size();
    const auto parsed = std::from_chars(text.data(), end, value);
    return parsed.ec == std::errc{} && parsed.ptr == end && !text.empty() ? std::optional(value)
                                                                          : std::nullopt;
}

void FieldWriter::text(std::string_view key, std::string_view value)
{
    m_line += ' ';
    m_line += key;
    m_line += '=';
    m_line += encoded(value);
}

void FieldWriter::number(std::string_view key, std::int64_t value) { text(key, std::to_string(value)); }

void FieldWriter::side(go::Color value) { text("side", value == go::Color::Black ? "black" : "white"); }

void FieldWriter::point(std::string_view key, go::Point value) { text(key, go::sgfName(value)); }

void FieldWriter::points(std::string_view key, const std::vector<go::Point>& values)
{
    std::string joined;
    for (const go::Point value : values) {
        joined += go::sgfName(value);
    }
    text(key, joined);
}

void FieldWriter::numbers(
    std::string_view key, std::string_view head, const std::vector<std::int64_t>& values)
{
    std::string joined(head);
    for (const std::int64_t value : values) {
        joined += (joined.empty() ? "" : ":") + std::to_string(value);
    }
    text(key, joined);
}

void FieldWriter::rules(std::string_view key, const go::Rules& value)
{
    numbers(key, "rules",
        {static_cast<std::int64_t>(value.scoring), static_cast<std::int64_t>(value.superko), value.komi,
            value.suicideAllowed ? 1 : 0, value.blackWinsTies ? 1 : 0, value.territoryInSeki ? 1 : 0,
            value.paysBackHandicap ? 1 : 0});
}

void FieldWriter::time(std::string_view key, const timing::TimeControl& value)
{
    std::visit(Overloaded{
                   [&](const timing::Retained& c) {
                       numbers(key, "retained", {millisOf(c.limit), c.reserveMinutes});
                   },
                   [&](const timing::Japanese& c) {
                       numbers(key, "japanese", {millisOf(c.main), c.periods, millisOf(c.period)});
                   },
                   [&](const timing::Canadian& c) {
                       numbers(key, "canadian", {millisOf(c.main), c.stones, millisOf(c.block)});
                   },
                   [&](const timing::Fischer& c) {
                       // -1 stands for "no cap"
                       numbers(key, "fischer",
                           {millisOf(c.main), millisOf(c.increment), c.cap ? millisOf(*c.cap) : -1});
                   },
                   [&](const timing::Absolute& c) { numbers(key, "absolute", {millisOf(c.main)}); },
                   [&](const timing::Untimed&) { numbers(key, "untimed", {}); },
                   [&](const timing::SharedHalved& c) {
                       numbers(key, "shared-halved", {millisOf(c.shared), millisOf(c.halved)});
                   },
                   [&](const timing::SharedPerMove& c) {
                       numbers(key, "shared-move", {millisOf(c.shared), millisOf(c.perMove)});
                   },
               },
        value);
}

void FieldWriter::bank(std::string_view key, const timing::Bank& value)
{
    numbers(key, "bank",
        {millisOf(value.main), value.periods, millisOf(value.block), value.stones, value.overtime ? 1 : 0,
            value.armed});
}

void FieldWriter::outcome(const go::Outcome& value)
{
    choice("outcome", value.kind);
    const std::string_view winner = !value.winner ? "none"
        : value.winner == go::Color::Black        ? "black"
                                                  : "white";
    text("winner", winner);
    number("margin", value.margin);
}

FieldReader::FieldReader(std::string_view fields)
{
    while (!fields.empty()) {
        const std::size_t end = fields.find(' ');
        const std::string_view field = fields.substr(0, end);
        fields = end == std::string_view::npos ? std::string_view{} : fields.substr(end + 1);
        const std::size_t equals = field.find('=');
        const auto value
            = equals == std::string_view::npos ? std::nullopt : decoded(field.substr(equals + 1));
        if (!value) {
            fail(field, "is no field");
            return;
        }
        m_fields.emplace_back(field.substr(0, equals), *value);
    }
}

void FieldReader::fail(std::string_view key, std::string_view what)
{
    if (m_fault.empty()) {
        m_fault = std::string(key) + ' ' + std::string(what);
    }
}

bool FieldReader::has(std::string_view key) const
{
    return std::ranges::any_of(m_fields, [key](const auto& field) { return field.first == key; });
}

std::string FieldReader::text(std::string_view key)
{
    const auto found
        = std::ranges::find(m_fields, key, [](const auto& field) { return std::string_view(field.first); });
    if (found == m_fields.end()) {
        fail(key, "is missing");
        return {};
    }
    return found->second;
}

std::int64_t FieldReader::number(std::string_view key, std::int64_t least, std::int64_t most)
{
    const auto value = parseNumber(text(key));
    if (!value || *value < least || *value > most) {
        fail(key, "is no number in its range");
        return least;
    }
    return *value;
}

go::Color FieldReader::side()
{
    const std::string value = text("side");
    if (value != "black" && value != "white") {
        fail("side", "is neither black nor white");
    }
    return value == "white" ? go::Color::White : go::Color::Black;
}

go::Point FieldReader::point(std::string_view key)
{
    const auto value = go::pointFromSgf(text(key), go::BoardSize::square(go::BoardSize::largest));
    if (!value) {
        fail(key, "is no point");
    }
    return value.value_or(go::Point{});
}

std::vector<go::Point> FieldReader::points(std::string_view key)
{
    const std::string joined = text(key);
    std::vector<go::Point> values;
    if (joined.size() % 2 != 0) {
        fail(key, "is no list of points");
    }
    for (std::size_t i = 0; i + 1 < joined.size(); i += 2) {
        const auto value = go::pointFromSgf(
            std::string_view(joined).substr(i, 2), go::BoardSize::square(go::BoardSize::largest));
        if (!value) {
            fail(key, "is no list of points");
            break;
        }
        values.push_back(*value);
    }
    return values;
}

std::vector<std::int64_t> FieldReader::numbers(
    std::string_view key, std::string_view value, std::size_t count)
{
    std::vector<std::int64_t> found;
    while (!value.empty()) {
        const std::size_t end = value.find(':');
        const auto number = parseNumber(value.substr(0, end));
        if (!number) {
            fail(key, "holds something that is no number");
        }
        found.push_back(number.value_or(0));
        value = end == std::string_view::npos ? std::string_view{} : value.substr(end + 1);
    }
    if (found.size() != count) {
        fail(key, "has the wrong length");
        found.resize(count);
    }
    return found;
}

namespace {

/// `head:rest`
std::pair<std::string_view, std::string_view> cut(std::string_view value)
{
    const std::size_t end = value.find(':');
    return {value.substr(0, end), end == std::string_view::npos ? std::string_view{} : value.substr(end + 1)};
}

constexpr std::int64_t intMost = std::numeric_limits<int>::max();

int toInt(std::int64_t value) { return static_cast<int>(std::clamp(value, -intMost, intMost)); }

/// Its first value if the number is none.
template <class Enum> Enum toEnum(std::int64_t value, Enum last)
{
    return value >= 0 && value <= static_cast<std::int64_t>(last) ? static_cast<Enum>(value) : Enum{};
}

} // namespace

go::Rules FieldReader::rules(std::string_view key)
{
    const std::string value = text(key);
    const auto n = numbers(key, cut(value).second, 7);
    go::Rules rules;
    rules.scoring = toEnum(n[0], go::Scoring::Territory);
    rules.superko = toEnum(n[1], go::Superko::Situational);
    rules.komi = toInt(n[2]);
    rules.suicideAllowed = n[3] != 0;
    rules.blackWinsTies = n[4] != 0;
    rules.territoryInSeki = n[5] != 0;
    rules.paysBackHandicap = n[6] != 0;
    return rules;
}

timing::TimeControl FieldReader::time(std::string_view key)
{
    const std::string value = text(key);
    const auto parts = cut(value);
    const std::string_view head = parts.first;
    const std::string_view rest = parts.second;
    if (head == "retained") {
        const auto n = numbers(key, rest, 2);
        return timing::Retained{millis(n[0]), toInt(n[1])};
    }
    if (head == "japanese") {
        const auto n = numbers(key, rest, 3);
        return timing::Japanese{millis(n[0]), toInt(n[1]), millis(n[2])};
    }
    if (head == "canadian") {
        const auto n = numbers(key, rest, 3);
        return timing::Canadian{millis(n[0]), toInt(n[1]), millis(n[2])};
    }
    if (head == "fischer") {
        const auto n = numbers(key, rest, 3);
        return timing::Fischer{
            millis(n[0]), millis(n[1]), n[2] < 0 ? std::nullopt : std::optional(millis(n[2]))};
    }
    if (head == "shared-halved" || head == "shared-move") {
        const auto n = numbers(key, rest, 2);
        const timing::SharedHalved halved{millis(n[0]), millis(n[1])};
        const timing::SharedPerMove perMove{millis(n[0]), millis(n[1])};
        return head == "shared-move" ? timing::TimeControl(perMove) : timing::TimeControl(halved);
    }
    if (head == "absolute") {
        return timing::Absolute{millis(numbers(key, rest, 1)[0])};
    }
    if (head != "untimed") {
        fail(key, "is no time setting");
    }
    return timing::Untimed{};
}

timing::Bank FieldReader::bank(std::string_view key)
{
    const std::string value = text(key);
    const auto n = numbers(key, cut(value).second, 6);
    timing::Bank bank;
    bank.main = millis(n[0]);
    bank.periods = toInt(n[1]);
    bank.block = millis(n[2]);
    bank.stones = toInt(n[3]);
    bank.overtime = n[4] != 0;
    bank.armed = static_cast<timing::Warnings>(n[5]);
    return bank;
}

go::Outcome FieldReader::outcome()
{
    go::Outcome outcome;
    outcome.kind = choice("outcome", go::OutcomeKind::Unknown);
    const std::string winner = text("winner");
    if (winner == "black" || winner == "white") {
        outcome.winner = winner == "black" ? go::Color::Black : go::Color::White;
    }
    outcome.margin = toInt(number("margin", -intMost, intMost));
    return outcome;
}

} // namespace exam
