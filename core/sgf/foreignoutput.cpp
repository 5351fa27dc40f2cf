// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sgf/foreignoutput.h"

#include "core/sgf/letters.h"
#include "core/sgf/properties.h"

#include <algorithm>
#include <charconv>

namespace sgf {

std::string_view trimmedLine(std::string_view text)
{
    while (!text.empty() && isSpace(text.front())) {
        text.remove_prefix(1);
    }
    while (!text.empty() && isSpace(text.back())) {
        text.remove_suffix(1);
    }
    return text;
}

std::string_view cut(std::string_view& text, char separator)
{
    const std::size_t at = std::min(text.find(separator), text.size());
    const std::string_view part = text.substr(0, at);
    text.remove_prefix(std::min(at + 1, text.size()));
    return part;
}

std::vector<std::string_view> split(std::string_view text, char separator)
{
    constexpr std::size_t most = 32; // no line of these formats has more that matters
    std::vector<std::string_view> parts;
    while (!text.empty() && parts.size() < most) {
        if (const std::string_view part = cut(text, separator); !part.empty()) {
            parts.push_back(part);
        }
    }
    return parts;
}

std::optional<int> integer(std::string_view text)
{
    text = trimmedLine(text);
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

std::optional<std::string_view> after(std::string_view text, std::string_view prefix)
{
    return text.starts_with(prefix) ? std::optional(text.substr(prefix.size())) : std::nullopt;
}

void ForeignOutput::property(std::string_view name, std::string_view value)
{
    if (!value.empty() && !has(name)) {
        m_known.emplace_back(name);
        m_text.append(name).append(1, '[').append(escaped(value)).append(1, ']');
    }
}

bool ForeignOutput::has(std::string_view name) const
{
    return std::ranges::find(m_known, name) != m_known.end();
}

// In one line: a line of the comment would be a line of the text.
void ForeignOutput::remark(std::string_view line)
{
    m_remarks.append(m_remarks.empty() ? "" : "; ").append(line);
}

void ForeignOutput::move(go::Color color, std::string_view point)
{
    m_moves = true;
    m_text.append(color == go::Color::Black ? ";B[" : ";W[").append(point).append(1, ']');
}

std::string ForeignOutput::take()
{
    std::string root = "(;FF[4]GM[1]";
    if (!m_remarks.empty()) {
        root += "GC[" + escaped(m_remarks) + ']';
    }
    return root + m_text + ")\n";
}

void ForeignOutput::handicap(go::BoardSize size, int stones)
{
    auto points = go::handicapPoints(size, stones);
    if (points.empty()) {
        return;
    }
    if (stones == 3) {
        const auto near = static_cast<std::uint8_t>(size.columns >= 13 ? 3 : 2);
        const auto far = [near](int lines) { return static_cast<std::uint8_t>(lines - 1 - near); };
        points = {{far(size.columns), near}, {near, far(size.rows)}, {near, near}};
    }
    property("HA", std::to_string(stones));
    m_text += "AB";
    for (const go::Point point : points) {
        m_text += '[' + go::sgfName(point) + ']';
    }
}

} // namespace sgf
