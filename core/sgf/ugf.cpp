// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sgf/foreignoutput.h"

#include <algorithm>

namespace sgf {

namespace {

// An INI file; the rows of its board are counted from below.
class UgfReader {
public:
    explicit UgfReader(ForeignOutput& out) : m_out(out) { }
    void line(std::string_view line);

private:
    void header(std::string_view name, std::string_view value);
    void move(std::string_view line);

    ForeignOutput& m_out;
    std::string m_section;
    int m_size = 19;
};

void UgfReader::header(std::string_view name, std::string_view value)
{
    std::string_view rest = value;
    const std::string_view first = cut(rest, ',');
    if (name == "PlayerB" || name == "PlayerW") {
        m_out.property(name == "PlayerB" ? "PB" : "PW", first);
        m_out.property(name == "PlayerB" ? "BR" : "WR", cut(rest, ','));
    } else if (name == "Size") {
        m_size = std::clamp(integer(value).value_or(19), 2, int{go::BoardSize::largest});
        m_out.property("SZ", std::to_string(m_size));
    } else if (name == "Hdcp") {
        m_out.property("HA", first == "0" ? std::string_view() : first);
        m_out.property("KM", cut(rest, ','));
    } else if (name == "Rules") {
        m_out.property("RU", value);
    } else if (name == "Date") {
        std::string date(first);
        std::ranges::replace(date, '/', '-');
        m_out.property("DT", date);
    } else if (name == "Title") {
        m_out.property("EV", first);
    } else if (name == "Place") {
        m_out.property("PC", value);
    } else if (name == "Copyright") {
        m_out.property("CP", value);
    } else if (name == "Winner") {
        m_out.property("RE", std::string(first) + '+' + std::string(cut(rest, ',')));
    } else if (!value.empty()) {
        m_out.remark(std::string(name) + '=' + std::string(value));
    }
}

void UgfReader::move(std::string_view line)
{
    const std::string_view point = cut(line, ',');
    if (point.size() < 2 || line.empty() || (line[0] != 'B' && line[0] != 'W')) {
        return;
    }
    const int x = point[0] - 'A';
    const int y = m_size - 1 - (point[1] - 'A');
    const go::Color color = line[0] == 'B' ? go::Color::Black : go::Color::White;
    const bool onBoard = x >= 0 && y >= 0 && x < m_size && y < m_size;
    m_out.move(color,
        onBoard ? go::sgfName({static_cast<std::uint8_t>(x), static_cast<std::uint8_t>(y)}) : std::string());
}

void UgfReader::line(std::string_view line)
{
    if (line.starts_with('[') && line.ends_with(']')) {
        m_section = line.substr(1, line.size() - 2);
    } else if (m_section == "Header") {
        std::string_view value = line;
        const std::string_view name = cut(value, '=');
        header(trimmedLine(name), trimmedLine(value));
    } else if (m_section == "Data") {
        move(line);
    }
}

} // namespace

ForeignReader ugfReader(ForeignOutput& out)
{
    return [reader = UgfReader(out)](
               std::size_t /*number*/, std::string_view line) mutable { reader.line(line); };
}

} // namespace sgf
