// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sgf/writer.h"

#include <algorithm>
#include <utility>

namespace sgf {

void Writer::grow(std::size_t bytes)
{
    const std::size_t least = m_used + bytes + 256;
    m_text.resize(least <= m_text.capacity() ? m_text.capacity() : std::max(m_text.size() * 2, least));
}

void Writer::put(char c)
{
    *roomFor(1) = c;
    ++m_used;
}

void Writer::put(std::string_view text)
{
    std::ranges::copy(text, roomFor(text.size()));
    m_used += text.size();
}

void Writer::reserve(std::size_t bytes) { roomFor(bytes); }

std::string Writer::take()
{
    m_text.resize(m_used);
    m_used = 0;
    return std::move(m_text);
}

void Writer::beginVariation()
{
    if (m_lineBegun) {
        put('\n');
    }
    put('(');
    m_lineBegun = false;
}

void Writer::endVariation() { put(')'); }

void Writer::endVariations(const Collection& collection, NodeIndex last, NodeIndex until)
{
    for (NodeIndex up = last; up != until; up = collection.nodes[up].parent) {
        if (collection.beginsVariation(up)) {
            endVariation();
        }
    }
}

void Writer::endGame()
{
    put('\n');
    m_lineBegun = false;
}

void Writer::node()
{
    if (m_lineBegun) {
        put('\n');
    }
    put(';');
    m_lineBegun = true;
}

void Writer::node(const Collection& collection, NodeIndex node)
{
    if (moveNode(collection, node)) {
        return;
    }
    this->node();
    for (const Property& property : collection.propertiesOf(node)) {
        this->property(collection, property);
        for (const Slice value : collection.valuesOf(property)) {
            this->value(collection.raw(value));
        }
    }
}

// Nearly every node is such; written at once, without a look at the room for each letter.
bool Writer::moveNode(const Collection& collection, NodeIndex node)
{
    const std::size_t first = collection.nodes[node].firstProperty;
    // Only of nodes and properties that are not the last, so that their ends need no case of their own.
    if (node + 1 >= collection.nodes.size() || first + 1 >= collection.properties.size()
        || collection.nodes[node + 1].firstProperty != first + 1) {
        return false;
    }
    const Property& property = collection.properties[first];
    const auto key = static_cast<std::uint32_t>(property.name);
    const Slice value = collection.values[property.firstValue];
    const char* const raw = collection.source.data() + value.begin;
    if (key >= 0x100 || collection.properties[first + 1].firstValue != property.firstValue + 1
        || value.end - value.begin != 2 || raw[0] < 'a' || raw[1] < 'a') {
        return false;
    }
    char* to = roomFor(7);
    *to = '\n';
    to += m_lineBegun ? 1 : 0;
    // Letter by letter: a word put together in memory first would have to be waited for.
    to[0] = ';';
    to[1] = static_cast<char>(key);
    to[2] = '[';
    to[3] = raw[0];
    to[4] = raw[1];
    to[5] = ']';
    m_used = static_cast<std::size_t>(to + 6 - m_text.data());
    m_lineBegun = true;
    return true;
}

void Writer::property(std::string_view name) { put(name); }

void Writer::property(const Collection& collection, const Property& property)
{
    const auto key = static_cast<std::uint32_t>(property.name);
    if (key < 0x100) {
        put(static_cast<char>(key)); // B and W above all
    } else {
        put(collection.nameOf(property));
    }
}

void Writer::value(std::string_view raw)
{
    char* to = roomFor(raw.size() + 2);
    *to++ = '[';
    if (raw.size() == 2 && raw[0] >= 'a' && raw[1] >= 'a') {
        *to++ = raw[0];
        *to++ = raw[1];
    } else if (raw.find('\r') == std::string_view::npos) {
        to = std::ranges::copy(raw, to).out;
    } else {
        for (std::size_t i = 0; i < raw.size(); ++i) {
            if (raw[i] != '\r') {
                *to++ = raw[i];
            } else if (i + 1 == raw.size() || raw[i + 1] != '\n') {
                *to++ = '\n';
            }
        }
    }
    *to++ = ']';
    m_used = static_cast<std::size_t>(to - m_text.data());
}

std::string write(const Collection& collection, std::string recycled)
{
    Writer writer(std::move(recycled));
    writer.reserve(collection.source.size() + collection.nodes.size() + 256);
    for (std::size_t game = 0; game < collection.games.size(); ++game) {
        writeGame(collection, game, writer, [&](NodeIndex node) { writer.node(collection, node); });
    }
    return writer.take();
}

} // namespace sgf
