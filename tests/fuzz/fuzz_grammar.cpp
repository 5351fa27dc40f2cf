// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Any bytes as SGF: the tree is whole, each fault has its place in the text, and every node, name and value
// is still there when the tree is written and read again.
#include "core/sgf/grammar.h"
#include "core/sgf/writer.h"
#include "tests/fuzz/input.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

using sgf::Collection;
using sgf::NodeIndex;

/// Line and character of an offset, counted from the beginning in the plainest way.
sgf::Place placeOf(std::string_view text, std::size_t offset)
{
    sgf::Place place;
    for (std::size_t i = 0; i < offset; ++i) {
        const bool pair = text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n';
        if ((text[i] == '\r' && !pair) || text[i] == '\n') {
            place = {place.line + 1, 1};
        } else if ((static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80U) {
            ++place.column;
        }
    }
    return place;
}

void requirePlaces(const Collection& games)
{
    constexpr std::size_t mostCounted = 50; // each is counted from the beginning
    fuzz::require(games.faults.size() == std::min(games.faultCount, sgf::largestFaultList));
    for (std::size_t i = 0; i < games.faults.size(); ++i) {
        const sgf::Fault& fault = games.faults[i];
        fuzz::require(fault.offset <= games.source.size());
        fuzz::require(!sgf::describe(fault.kind).empty());
        fuzz::require(i >= mostCounted || fault.place == placeOf(games.source, fault.offset));
    }
}

/// Whether no bracket closes it before its end, and no backslash is left to escape the bracket behind it.
bool staysInBrackets(std::string_view raw)
{
    for (std::size_t i = 0; i < raw.size(); ++i) {
        if (raw[i] == ']' || (raw[i] == '\\' && ++i == raw.size())) {
            return false;
        }
    }
    return true;
}

void requireTree(const Collection& games)
{
    fuzz::require(!games.games.empty() && games.games.front() == 0);
    fuzz::require(std::ranges::is_sorted(games.games));
    std::size_t roots = 0;
    for (NodeIndex node = 0; node < games.nodes.size(); ++node) {
        const sgf::Node& each = games.nodes[node];
        roots += each.parent == sgf::noNode ? 1 : 0;
        fuzz::require(each.parent == sgf::noNode || each.parent < node);
        fuzz::require(each.nextSibling == sgf::noNode
            || (each.nextSibling > node && games.nodes[each.nextSibling].parent == each.parent));
        for (const sgf::Property& property : games.propertiesOf(node)) {
            fuzz::require(!games.nameOf(property).empty() && !games.valuesOf(property).empty());
        }
    }
    fuzz::require(roots == games.games.size());
    std::uint32_t last = 0;
    for (const sgf::Slice value : games.values) {
        fuzz::require(value.begin >= last && value.end >= value.begin && value.end <= games.source.size());
        fuzz::require(staysInBrackets(games.raw(value)));
        last = value.end;
    }
}

/// A value as the writer leaves it: each line end is one "\n".
std::string withPlainLines(std::string_view raw)
{
    std::string text;
    for (std::size_t i = 0; i < raw.size(); ++i) {
        if (raw[i] != '\r') {
            text += raw[i];
        } else if (i + 1 == raw.size() || raw[i + 1] != '\n') {
            text += '\n';
        }
    }
    return text;
}

void requireSame(const Collection& one, const Collection& other)
{
    fuzz::require(one.games == other.games && one.nodes.size() == other.nodes.size());
    fuzz::require(one.properties.size() == other.properties.size());
    fuzz::require(one.values.size() == other.values.size());
    for (std::size_t i = 0; i < one.nodes.size(); ++i) {
        fuzz::require(one.nodes[i].parent == other.nodes[i].parent);
        fuzz::require(one.nodes[i].nextSibling == other.nodes[i].nextSibling);
        fuzz::require(one.nodes[i].firstProperty == other.nodes[i].firstProperty);
    }
    for (std::size_t i = 0; i < one.properties.size(); ++i) {
        fuzz::require(one.nameOf(one.properties[i]) == other.nameOf(other.properties[i]));
        fuzz::require(one.properties[i].firstValue == other.properties[i].firstValue);
    }
    for (std::size_t i = 0; i < one.values.size(); ++i) {
        fuzz::require(withPlainLines(one.raw(one.values[i])) == other.raw(other.values[i]));
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string text(data, data + size);
    const auto games = sgf::parse(text);
    if (!games) {
        fuzz::require(!sgf::describe(games.error().kind).empty());
        fuzz::require(games.error() == sgf::ParseError{sgf::ParseErrorKind::NoGame, {}});
        return 0;
    }
    fuzz::require(games->source == text);
    requirePlaces(*games);
    requireTree(*games);

    const std::string written = sgf::write(*games);
    // Memory used before makes no difference.
    const auto again = sgf::parse(written, Collection(*games));
    fuzz::require(again.has_value() && again->faultCount == 0 && again->faults.empty());
    requireTree(*again);
    requireSame(*games, *again);
    fuzz::require(sgf::write(*again, std::string(size, 'x')) == written);
    return 0;
}
