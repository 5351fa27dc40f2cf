// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sgf/otherformats.h"

#include "core/sgf/foreignoutput.h"
#include "core/sgf/letters.h"

#include <utility>

namespace sgf {

std::string_view nameOf(RecordFormat format)
{
    switch (format) {
    case RecordFormat::Sgf:
        return "SGF";
    case RecordFormat::Gib:
        return "GIB";
    case RecordFormat::Ngf:
        return "NGF";
    case RecordFormat::Ugf:
        return "UGF";
    }
    return {};
}

RecordFormat formatOf(std::string_view text)
{
    constexpr std::size_t sample = 4096;
    constexpr std::size_t ngfMoves = 8; // the line from which on there may be moves
    std::string_view rest = text.substr(0, sample);
    for (std::size_t number = 0; !rest.empty(); ++number) {
        const std::string_view line = trimmedLine(cut(rest, '\n'));
        if (line.starts_with("(;") || line.starts_with("( ;")) {
            return RecordFormat::Sgf;
        }
        if (line == "\\HS" || line.starts_with("\\[GAME") || line == "\\GS") {
            return RecordFormat::Gib;
        }
        if (line == "[Header]" || line == "[Data]") {
            return RecordFormat::Ugf;
        }
        const bool ngf = number >= ngfMoves && line.size() >= 7 && line.starts_with("PM")
            && isCapital(line[2]) && (line[4] == 'B' || line[4] == 'W');
        if (ngf) {
            return RecordFormat::Ngf;
        }
    }
    return RecordFormat::Sgf;
}

std::string asSgf(RecordFormat format, std::string_view text)
{
    ForeignOutput out;
    ForeignReader reader;
    switch (format) {
    case RecordFormat::Sgf:
        return out.take();
    case RecordFormat::Gib:
        reader = gibReader(out);
        break;
    case RecordFormat::Ngf:
        reader = ngfReader(out);
        break;
    case RecordFormat::Ugf:
        reader = ugfReader(out);
        break;
    }
    for (std::size_t number = 0; !text.empty(); ++number) {
        reader(number, trimmedLine(cut(text, '\n')));
        out.endLine();
    }
    return out.take();
}

Result<Collection, ParseError> parseRecord(std::string text)
{
    const RecordFormat format = formatOf(text);
    return parse(format == RecordFormat::Sgf ? std::move(text) : asSgf(format, text));
}

} // namespace sgf
