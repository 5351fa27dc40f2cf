// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sgf/grammar.h"

#include <algorithm>
#include <array>

namespace sgf {

Place Ruler::at(std::size_t offset)
{
    if (offset < m_offset) {
        m_offset = 0;
        m_place = {};
    }
    for (const std::size_t end = std::min(offset, m_text.size()); m_offset < end; ++m_offset) {
        const char c = m_text[m_offset];
        const bool lineEnds
            = c == '\n' || (c == '\r' && (m_offset + 1 == m_text.size() || m_text[m_offset + 1] != '\n'));
        if (lineEnds) {
            m_place = {m_place.line + 1, 1};
        } else if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U) {
            ++m_place.column;
        }
    }
    return m_place;
}

std::string_view describe(FaultKind kind)
{
    switch (kind) {
    case FaultKind::TextOutsideGame:
        return "text outside a game passed over";
    case FaultKind::MissingOpening:
        return "the game does not begin with '('";
    case FaultKind::MissingClosing:
        return "the text ends inside a game";
    case FaultKind::SurplusClosing:
        return "')' without its '('";
    case FaultKind::EmptyVariation:
        return "variation without a node left out";
    case FaultKind::NodeAfterVariation:
        return "node after a variation read as one more variation";
    case FaultKind::MissingSemicolon:
        return "property outside a node; a node was begun";
    case FaultKind::UnclosedValue:
        return "the text ends inside a value";
    case FaultKind::PropertyWithoutValue:
        return "property without a value left out";
    case FaultKind::ValueWithoutProperty:
        return "value without a property left out";
    case FaultKind::LowerCaseName:
        return "property name in small letters read as capitals";
    case FaultKind::StrayCharacter:
        return "character between properties left out";
    }
    return {};
}

std::string_view describe(ParseErrorKind kind)
{
    switch (kind) {
    case ParseErrorKind::NoGame:
        return "no game found: there is no '(;'";
    case ParseErrorKind::TooLarge:
        return "the text is too large";
    case ParseErrorKind::TooManyNodes:
        return "the text has too many nodes";
    }
    return {};
}

void Collection::clear()
{
    source.clear();
    nodes.clear();
    properties.clear();
    values.clear();
    longNames.clear();
    games.clear();
    faults.clear();
    faultCount = 0;
}

std::span<const Property> Collection::propertiesOf(NodeIndex node) const
{
    const std::size_t begin = nodes[node].firstProperty;
    const std::size_t end = node + 1 < nodes.size() ? nodes[node + 1].firstProperty : properties.size();
    return std::span(properties).subspan(begin, end - begin);
}

std::span<const Slice> Collection::valuesOf(const Property& property) const
{
    const auto next = static_cast<std::size_t>(&property - properties.data()) + 1;
    const std::size_t end = next < properties.size() ? properties[next].firstValue : values.size();
    return std::span(values).subspan(property.firstValue, end - property.firstValue);
}

const Property* Collection::find(NodeIndex node, Name wanted) const
{
    const auto all = propertiesOf(node);
    const auto found = std::ranges::find(all, wanted, &Property::name);
    return found != all.end() ? &*found : nullptr;
}

std::optional<std::string_view> Collection::firstRaw(NodeIndex node, Name wanted) const
{
    const Property* const property = find(node, wanted);
    if (property == nullptr) {
        return std::nullopt;
    }
    return raw(values[property->firstValue]);
}

std::string Collection::nameOf(const Property& property) const
{
    auto key = static_cast<std::uint32_t>(property.name);
    if ((key & longNameBit) != 0) {
        return longNames[key & ~longNameBit];
    }
    std::array<char, longestPackedName> letters{};
    std::size_t first = letters.size();
    for (; key != 0; key >>= 8U) {
        letters[--first] = static_cast<char>(key & 0xFFU);
    }
    return {letters.data() + first, letters.size() - first};
}

NodeIndex Collection::endOf(std::size_t game) const
{
    return game + 1 < games.size() ? games[game + 1] : static_cast<NodeIndex>(nodes.size());
}

} // namespace sgf
