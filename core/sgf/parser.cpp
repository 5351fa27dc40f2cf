// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sgf/grammar.h"
#include "core/sgf/letters.h"

#include <algorithm>
#include <cstring>
#include <string>
#include <unordered_map>
#include <utility>

namespace sgf {
namespace {

// One pass over the text. It ends with a zero byte, so one character ahead may always be looked at.
class Parser {
public:
    explicit Parser(Collection& out)
        : m_out(out)
        , m_begin(out.source.data())
        , m_end(m_begin + out.source.size())
        , m_at(m_begin)
    { }

    std::optional<ParseErrorKind> run();
    std::size_t offset() const { return offsetOf(m_at); }

private:
    enum class After : std::uint8_t { Opening, Closing, Node };

    std::size_t offsetOf(const char* at) const { return static_cast<std::size_t>(at - m_begin); }
    bool atEnd() const { return m_at >= m_end; }
    void fault(FaultKind kind, const char* at)
    {
        ++m_out.faultCount;
        if (m_out.faults.size() < largestFaultList) {
            m_out.faults.push_back({kind, offsetOf(at), {}});
        }
    }
    void skipSpace() { m_at = sgf::skipSpace(m_at); }

    void reserve();
    bool findGame();
    bool findGameWithoutOpening();
    void game();
    void step();
    void open();
    void close();
    void beginNode();
    bool moveNode();
    void property();
    void beginLostGame();
    Name propertyName();
    Name longName(const char* begin);
    void value();
    const char* endOfValue(const char* begin);
    void link();

    Collection& m_out;
    const char* m_begin;
    const char* m_end;
    const char* m_at;
    std::unordered_map<std::string, std::uint32_t> m_longNames;
    std::vector<NodeIndex> m_open; // for each "(" the node it stands after
    NodeIndex m_current = noNode;
    After m_after = After::Opening;
    bool m_beginsBranch = false; // the current node follows a bracket inside a game
};

// As many as the densest usual text has, ";B[aa];W[bb]"; memory that is not needed is never touched.
void Parser::reserve()
{
    constexpr std::size_t densest = 6;
    const std::size_t nodes = m_out.source.size() / densest + 16;
    m_out.nodes.reserve(nodes);
    m_out.properties.reserve(nodes);
    m_out.values.reserve(nodes);
}

// Moves to the next "(" that begins a game; what is passed on the way is noted once.
bool Parser::findGame()
{
    const char* strange = nullptr;
    while (!atEnd() && !(*m_at == '(' && beginsGame(m_at))) {
        if (strange == nullptr && !isSpace(*m_at)) {
            strange = m_at;
        }
        // A run of brackets that begins no game is judged once, not from each of its brackets.
        const bool bracket = *m_at == '(';
        ++m_at;
        while (bracket && (*m_at == '(' || isSpace(*m_at))) {
            ++m_at;
        }
    }
    if (strange != nullptr && (!atEnd() || !m_out.nodes.empty())) {
        fault(*strange == ')' ? FaultKind::SurplusClosing : FaultKind::TextOutsideGame, strange);
    }
    return !atEnd();
}

bool Parser::findGameWithoutOpening()
{
    for (m_at = m_begin; !atEnd(); ++m_at) {
        if (*m_at != ';') {
            continue;
        }
        const char* const next = sgf::skipSpace(m_at + 1);
        if (isCapital(*next) && beginsGame(next)) {
            fault(FaultKind::MissingOpening, m_at);
            return true;
        }
    }
    return false;
}

std::optional<ParseErrorKind> Parser::run()
{
    // A byte order mark is no text of its own.
    if (m_out.source.starts_with("\xEF\xBB\xBF")) {
        m_at += 3;
    }
    reserve();
    while (findGame()) {
        game();
    }
    if (m_out.nodes.empty() && findGameWithoutOpening()) {
        game();
    }
    if (m_out.nodes.size() > largestNodeCount) {
        return ParseErrorKind::TooManyNodes;
    }
    if (m_out.nodes.empty()) {
        m_at = m_begin;
        return ParseErrorKind::NoGame;
    }
    link();
    return std::nullopt;
}

void Parser::game()
{
    m_open.clear();
    m_current = noNode;
    m_after = After::Opening;
    if (*m_at == '(') {
        ++m_at;
    }
    m_open.push_back(noNode);
    while (!m_open.empty() && !atEnd()) {
        if (!moveNode()) {
            step();
        }
    }
    if (!m_open.empty()) {
        fault(FaultKind::MissingClosing, m_end);
    }
    // Too many nodes: give up, run() will say so.
    if (m_out.nodes.size() > largestNodeCount) {
        m_at = m_end;
    }
}

void Parser::step()
{
    const char c = *m_at;
    if (c == ';') {
        beginNode();
    } else if (isNameLetter(c)) {
        property();
    } else if (c == '(') {
        open();
    } else if (c == ')') {
        close();
    } else if (c == '[') {
        fault(FaultKind::ValueWithoutProperty, m_at);
        value();
        m_out.values.pop_back();
    } else {
        if (!isSpace(c)) {
            fault(FaultKind::StrayCharacter, m_at);
        }
        ++m_at;
    }
}

void Parser::open()
{
    m_open.push_back(m_current);
    m_after = After::Opening;
    ++m_at;
}

void Parser::close()
{
    if (m_after == After::Opening) {
        fault(FaultKind::EmptyVariation, m_at);
    }
    m_current = m_open.back();
    m_open.pop_back();
    m_after = After::Closing;
    ++m_at;
}

void Parser::beginNode()
{
    if (m_after == After::Closing) {
        fault(FaultKind::NodeAfterVariation, m_at);
    }
    if (m_current == noNode) {
        m_out.games.push_back(static_cast<NodeIndex>(m_out.nodes.size()));
    }
    m_out.nodes.push_back({m_current, noNode, static_cast<std::uint32_t>(m_out.properties.size())});
    m_beginsBranch = m_current != noNode && m_after != After::Node;
    m_current = static_cast<NodeIndex>(m_out.nodes.size() - 1);
    m_after = After::Node;
    if (m_out.nodes.size() > largestNodeCount) {
        m_at = m_end;
    } else if (*m_at == ';') {
        ++m_at;
    }
}

// Nearly every node is a move after another node; read at once, without the detours of the general way.
bool Parser::moveNode()
{
    constexpr std::ptrdiff_t length = 6;
    const char* const at = m_at;
    if (m_after != After::Node || m_end - at < length || !isMoveNode(at)
        || m_out.nodes.size() == largestNodeCount) {
        return false;
    }
    const char* const next = sgf::skipSpace(at + length);
    if (*next == '[') {
        return false;
    }
    const auto value = static_cast<std::uint32_t>(offsetOf(at + 3));
    m_out.nodes.push_back({m_current, noNode, static_cast<std::uint32_t>(m_out.properties.size())});
    m_out.properties.push_back(
        {Name{static_cast<unsigned char>(at[1])}, static_cast<std::uint32_t>(m_out.values.size())});
    m_out.values.push_back({value, value + 2});
    m_current = static_cast<NodeIndex>(m_out.nodes.size() - 1);
    m_beginsBranch = false;
    m_at = next;
    return true;
}

void Parser::property()
{
    const char* const begin = m_at;
    if (m_after != After::Node) {
        fault(FaultKind::MissingSemicolon, m_at);
        m_after = After::Opening;
        beginNode();
    }
    const Name read = propertyName();
    skipSpace();
    if (*m_at != '[') {
        fault(FaultKind::PropertyWithoutValue, begin);
        return;
    }
    const bool rootOnly = read == name("FF") || read == name("GM");
    if (rootOnly && m_beginsBranch && m_out.nodes.back().firstProperty == m_out.properties.size()) {
        beginLostGame();
    }
    m_out.properties.push_back({read, static_cast<std::uint32_t>(m_out.values.size())});
    do {
        value();
        skipSpace();
    } while (*m_at == '[');
}

// Only a root begins so: the brackets of the game before were not closed.
void Parser::beginLostGame()
{
    fault(FaultKind::MissingClosing, m_at);
    m_out.nodes.back().parent = noNode;
    m_out.games.push_back(m_current);
    m_open.assign(1, noNode);
    m_beginsBranch = false;
}

// FF[1] to FF[3] allow small letters between the capitals; they mean nothing: "AddBlack" is "AB".
Name Parser::propertyName()
{
    const char* const begin = m_at;
    std::uint32_t key = 0;
    std::size_t length = 0;
    for (; isNameLetter(*m_at); ++m_at) {
        if (isSmall(*m_at)) {
            continue;
        }
        key = key << 8U | static_cast<unsigned char>(*m_at);
        ++length;
    }
    return length >= 1 && length <= longestPackedName ? Name{key} : longName(begin);
}

Name Parser::longName(const char* begin)
{
    std::string text(begin, m_at);
    std::erase_if(text, isSmall);
    if (text.empty()) {
        fault(FaultKind::LowerCaseName, begin);
        text.assign(begin, m_at);
        std::ranges::transform(text, text.begin(), [](char c) { return static_cast<char>(c - 'a' + 'A'); });
    }
    if (text.size() <= longestPackedName) {
        return name(text);
    }
    const auto next = static_cast<std::uint32_t>(m_out.longNames.size());
    const auto [known, isNew] = m_longNames.try_emplace(text, next);
    if (isNew) {
        m_out.longNames.push_back(std::move(text));
    }
    return Name{longNameBit | known->second};
}

void Parser::value()
{
    const char* const begin = m_at + 1;
    const char* end = nullptr;
    // Nearly every value is a point: two small letters, none of which ends or escapes.
    if (m_end - begin > 2 && begin[2] == ']' && begin[0] >= 'a' && begin[1] >= 'a') {
        end = begin + 2;
        m_at = end + 1;
    } else {
        end = endOfValue(begin);
    }
    m_out.values.push_back(
        {static_cast<std::uint32_t>(offsetOf(begin)), static_cast<std::uint32_t>(offsetOf(end))});
}

// The closing bracket that no backslash escapes; moves behind it.
const char* Parser::endOfValue(const char* begin)
{
    const auto left = static_cast<std::size_t>(m_end - begin);
    const auto* end = static_cast<const char*>(std::memchr(begin, ']', left));
    const std::size_t length = end != nullptr ? static_cast<std::size_t>(end - begin) : left;
    if (const auto* escape = static_cast<const char*>(std::memchr(begin, '\\', length))) {
        for (end = escape; end < m_end && *end != ']'; ++end) {
            if (*end == '\\') {
                ++end;
            }
        }
    }
    if (end != nullptr && end < m_end) {
        m_at = end + 1;
        return end;
    }
    fault(FaultKind::UnclosedValue, begin);
    m_at = m_end;
    // A lone backslash at the very end would escape the bracket that will be written here.
    return end != nullptr && end > m_end ? m_end - 1 : m_end;
}

// From the last node back: until a node is reached itself, its field holds the first of its children that
// were, which is the next sibling of the child before.
void Parser::link()
{
    auto& nodes = m_out.nodes;
    for (std::size_t i = nodes.size(); i-- > 0;) {
        const NodeIndex parent = nodes[i].parent;
        nodes[i].nextSibling = noNode;
        if (parent != noNode) {
            nodes[i].nextSibling = nodes[parent].nextSibling;
            nodes[parent].nextSibling = static_cast<NodeIndex>(i);
        }
    }
}

} // namespace

Result<Collection, ParseError> parse(std::string text, Collection recycled)
{
    if (text.size() > largestText) {
        return Unexpected{ParseError{ParseErrorKind::TooLarge, {}}};
    }
    Collection out = std::move(recycled);
    out.clear();
    out.source = std::move(text);
    Parser parser(out);
    if (const auto error = parser.run()) {
        return Unexpected{ParseError{*error, Ruler(out.source).at(parser.offset())}};
    }
    Ruler ruler(out.source);
    for (Fault& fault : out.faults) {
        fault.place = ruler.at(fault.offset);
    }
    return out;
}

} // namespace sgf
