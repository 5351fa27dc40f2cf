// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sgf {

/// \name Limits; what is beyond them is refused as a whole.
/// @{
inline constexpr std::size_t largestText = std::size_t{256} << 20; ///< bytes of decoded text
inline constexpr std::size_t largestNodeCount = std::size_t{1} << 24;
inline constexpr std::size_t largestFaultList = 1000; ///< further faults are only counted
/// @}

/// A place in a text as editors show it: line and character of the line, both from 1.
struct Place {
    int line = 1;
    int column = 1;

    friend bool operator==(const Place&, const Place&) = default;
};

/// Turns byte offsets of a UTF-8 text into places; offsets that rise from call to call cost one walk
/// through the text altogether.
class Ruler {
public:
    explicit Ruler(std::string_view text) : m_text(text) { }
    Place at(std::size_t offset);

private:
    std::string_view m_text;
    std::size_t m_offset = 0;
    Place m_place;
};

/// Something that SGF does not allow and the parser got over.
enum class FaultKind : std::uint8_t {
    TextOutsideGame,
    MissingOpening, ///< a game without its "("
    MissingClosing, ///< the text ends inside a game
    SurplusClosing,
    EmptyVariation,
    NodeAfterVariation, ///< read as one more variation
    MissingSemicolon, ///< a property that belongs to no node begins one
    UnclosedValue, ///< the text ends inside a value
    PropertyWithoutValue, ///< left out
    ValueWithoutProperty, ///< left out
    LowerCaseName, ///< read as capitals
    StrayCharacter, ///< left out
};

struct Fault {
    FaultKind kind = FaultKind::StrayCharacter;
    std::size_t offset = 0; ///< byte of the text
    Place place;

    friend bool operator==(const Fault&, const Fault&) = default;
};

/// "text outside a game" and so on, in English.
std::string_view describe(FaultKind kind);

/// Why a text is no SGF at all.
enum class ParseErrorKind : std::uint8_t { NoGame, TooLarge, TooManyNodes };

struct ParseError {
    ParseErrorKind kind = ParseErrorKind::NoGame;
    Place place;

    friend bool operator==(const ParseError&, const ParseError&) = default;
};

std::string_view describe(ParseErrorKind kind);

/// A property's name: up to four capitals or digits, packed; longer ones by their number in a Collection.
enum class Name : std::uint32_t {};

inline constexpr std::size_t longestPackedName = 4;
inline constexpr std::uint32_t longNameBit = 1U << 31U; ///< set in no packed name

/// Packs a name of at most four characters: `name("AB")`.
constexpr Name name(std::string_view text)
{
    std::uint32_t key = 0;
    for (const char c : text.substr(0, longestPackedName)) {
        key = key << 8U | static_cast<unsigned char>(c);
    }
    return Name{key};
}

/// Index of a node in its collection.
using NodeIndex = std::uint32_t;
inline constexpr NodeIndex noNode = 0xffff'ffffU;

/// Bytes of the source between the brackets, escapes as they stand.
struct Slice {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
};

/// Its values are those up to the next property's; there is at least one.
struct Property {
    Name name{};
    std::uint32_t firstValue = 0;
};

/// Nodes lie in the order of the text: the first child follows its parent, each subtree is one run of nodes.
struct Node {
    NodeIndex parent = noNode;
    NodeIndex nextSibling = noNode;
    std::uint32_t firstProperty = 0; ///< its properties end where those of the next node begin
};

/// All games of one text as they are written; nothing is interpreted, nothing known is needed.
struct Collection {
    std::string source; ///< UTF-8; values are slices of it
    std::vector<Node> nodes;
    std::vector<Property> properties;
    std::vector<Slice> values;
    std::vector<std::string> longNames;
    std::vector<NodeIndex> games; ///< the root of each game
    std::vector<Fault> faults; ///< in the order of the text, at most largestFaultList
    std::size_t faultCount = 0; ///< of all

    /// Empties everything but keeps the memory.
    void clear();

    std::span<const Property> propertiesOf(NodeIndex node) const;
    /// `property` must be one of this collection.
    std::span<const Slice> valuesOf(const Property& property) const;
    std::string_view raw(Slice value) const
    {
        return std::string_view(source).substr(value.begin, value.end - value.begin);
    }
    /// The first property of this name in the node.
    const Property* find(NodeIndex node, Name wanted) const;
    /// The first value of that property as it is written.
    std::optional<std::string_view> firstRaw(NodeIndex node, Name wanted) const;
    std::string nameOf(const Property& property) const;
    NodeIndex firstChild(NodeIndex node) const
    {
        return node + 1 < nodes.size() && nodes[node + 1].parent == node ? node + 1 : noNode;
    }
    /// Whether the node is a root or one of several children, which stand in brackets.
    bool beginsVariation(NodeIndex node) const
    {
        const NodeIndex parent = nodes[node].parent;
        return parent == noNode || nodes[parent + 1].nextSibling != noNode;
    }
    /// The node after the last one of the game.
    NodeIndex endOf(std::size_t game) const;
};

/// Reads every game of a text, FF[1] to FF[4]. Lenient: what is wrong is passed over and noted.
/// Neither depth nor breadth of the tree costs stack. A collection no longer needed gives its memory.
Result<Collection, ParseError> parse(std::string text, Collection recycled = {});

} // namespace sgf
