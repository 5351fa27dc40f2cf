// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sgf/foreignoutput.h"
#include "core/sgf/properties.h"

namespace sgf {

namespace {

std::string tenths(int value) { return realText(Thousandths{value} * 100); }

// "name (3단)": the name and, in brackets at its end, the rank.
void gibPlayer(ForeignOutput& out, std::string_view name, std::string_view rank, std::string_view value)
{
    const std::size_t open = value.rfind('(');
    if (open != std::string_view::npos && open > 0 && value.ends_with(')')) {
        out.property(name, trimmedLine(value.substr(0, open)));
        out.property(rank, value.substr(open + 1, value.size() - open - 2));
    } else {
        out.property(name, trimmedLine(value));
    }
}

// How a game ended, as a number, and by how many tenths of a point.
void gibResult(ForeignOutput& out, std::optional<int> how, std::optional<int> tenth)
{
    if (!how || out.has("RE")) {
        return;
    }
    switch (*how) {
    case 0:
    case 1:
        if (tenth) {
            out.property("RE", (*how == 0 ? "B+" : "W+") + tenths(*tenth));
        }
        break;
    case 3:
        out.property("RE", "B+R");
        break;
    case 4:
        out.property("RE", "W+R");
        break;
    case 7:
        out.property("RE", "B+T");
        break;
    case 8:
        out.property("RE", "W+T");
        break;
    default:
        break;
    }
}

// "T30-3-1200": 1200 seconds, then three times 30.
void gibTime(ForeignOutput& out, std::string_view value)
{
    const auto parts = split(value, '-');
    if (parts.size() != 3) {
        return;
    }
    const auto period = integer(parts[0]);
    const auto periods = integer(parts[1]);
    const auto main = integer(parts[2]);
    if (!period || !periods || !main) {
        return;
    }
    out.property("TM", std::to_string(*main));
    if (*period > 0 && *periods > 0) {
        out.property("OT", std::to_string(*periods) + 'x' + std::to_string(*period) + " byo-yomi");
    }
}

void gibTag(ForeignOutput& out, std::string_view value)
{
    std::optional<int> how;
    std::optional<int> tenth;
    for (const std::string_view field : split(value, ',')) {
        const std::string_view rest = field.substr(1);
        switch (field.front()) {
        case 'C': {
            const auto date = split(rest, ':');
            if (date.size() >= 3 && date[0].size() == 4 && integer(date[0])) {
                out.property(
                    "DT", std::string(date[0]) + '-' + std::string(date[1]) + '-' + std::string(date[2]));
            }
            break;
        }
        case 'G':
            if (const auto komi = integer(rest)) {
                out.property("KM", tenths(*komi));
            }
            break;
        case 'W':
            how = integer(rest);
            break;
        case 'Z':
            tenth = integer(rest);
            break;
        case 'T':
            gibTime(out, rest);
            break;
        default:
            break;
        }
    }
    gibResult(out, how, tenth);
}

void gibInfo(ForeignOutput& out, std::string_view value)
{
    std::optional<int> how;
    std::optional<int> tenth;
    for (const std::string_view field : split(value, ',')) {
        if (const auto number = after(field, "GRLT:")) {
            how = integer(*number);
        } else if (const auto score = after(field, "ZIPSU:")) {
            tenth = integer(*score);
        } else if (const auto komi = after(field, "GONGJE:"); komi && integer(*komi)) {
            out.property("KM", tenths(*integer(*komi)));
        }
    }
    gibResult(out, how, tenth);
}

void gibHeader(ForeignOutput& out, std::string_view name, std::string_view value)
{
    if (name == "GAMEBLACKNAME") {
        gibPlayer(out, "PB", "BR", value);
    } else if (name == "GAMEWHITENAME") {
        gibPlayer(out, "PW", "WR", value);
    } else if (name == "GAMENAME") {
        out.property("GN", trimmedLine(value));
    } else if (name == "GAMEPLACE") {
        out.property("PC", trimmedLine(value));
    } else if (name == "GAMETAG") {
        gibTag(out, value);
    } else if (name == "GAMEINFOMAIN") {
        gibInfo(out, value);
    } else if (!value.empty()) {
        out.remark(std::string(name) + '=' + std::string(value));
    }
}

void gibLine(ForeignOutput& out, std::string_view line)
{
    if (line.starts_with("\\[")) {
        std::string_view rest = line.substr(2);
        if (rest.ends_with("\\]")) {
            rest.remove_suffix(2);
        }
        const std::string_view name = cut(rest, '=');
        gibHeader(out, name, rest);
        return;
    }
    const auto words = split(line, ' ');
    if (words.size() >= 4 && words[0] == "INI" && !out.hasMoves()) {
        const int stones = integer(words[3]).value_or(0);
        if (stones >= 2 && stones <= 9) {
            out.handicap(go::BoardSize{}, stones);
        }
    } else if (words.size() >= 6 && words[0] == "STO") {
        const auto x = integer(words[4]);
        const auto y = integer(words[5]);
        const auto onBoard = [](const std::optional<int>& at) { return at && *at >= 0 && *at < 19; };
        if (onBoard(x) && onBoard(y)) {
            const go::Point point{static_cast<std::uint8_t>(*x), static_cast<std::uint8_t>(*y)};
            out.move(words[3] == "1" ? go::Color::Black : go::Color::White, go::sgfName(point));
        }
    } else if (words.size() >= 4 && words[0] == "SKI") {
        out.move(words[3] == "1" ? go::Color::Black : go::Color::White, {});
    }
}

} // namespace

ForeignReader gibReader(ForeignOutput& out)
{
    return [&out](std::size_t /*number*/, std::string_view line) { gibLine(out, line); };
}

} // namespace sgf
