// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sgf/grammar.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace sgf {

/// Writes text that parse() reads without a fault: one node a line, line ends as "\n".
class Writer {
public:
    /// A text no longer needed gives its memory.
    explicit Writer(std::string recycled = {}) : m_text(std::move(recycled)) { }

    void beginVariation();
    void endVariation();
    /// Ends all variations from `last` up to, but without, its forebear `until`.
    void endVariations(const Collection& collection, NodeIndex last, NodeIndex until);
    /// Ends the line of the last variation of a game.
    void endGame();
    void node();
    /// A node with all its properties.
    void node(const Collection& collection, NodeIndex node);
    void property(std::string_view name);
    void property(const Collection& collection, const Property& property);
    /// One value of the last property, escaped already.
    void value(std::string_view raw);
    void property(std::string_view name, std::string_view raw)
    {
        property(name);
        value(raw);
    }
    /// Makes room for that many bytes at once.
    void reserve(std::size_t bytes);
    std::string take();

private:
    void put(char c);
    void put(std::string_view text);
    /// Writes a node that is one move and nothing else; whether it was one.
    bool moveNode(const Collection& collection, NodeIndex node);
    /// Where the next bytes go; there is room for them.
    char* roomFor(std::size_t bytes)
    {
        if (m_text.size() - m_used < bytes) {
            grow(bytes);
        }
        return m_text.data() + m_used;
    }
    void grow(std::size_t bytes);

    std::string m_text; // longer than what is written
    std::size_t m_used = 0;
    bool m_lineBegun = false;
};

/// The whole collection again; what was written so stays the same, byte for byte, when read and written
/// once more. A text no longer needed gives its memory.
std::string write(const Collection& collection, std::string recycled = {});

/// Calls `node(index)` for each node of a game in order, with the variations' brackets written around.
template <class EmitNode>
void writeGame(const Collection& collection, std::size_t game, Writer& writer, EmitNode emitNode)
{
    const NodeIndex root = collection.games[game];
    const NodeIndex end = collection.endOf(game);
    for (NodeIndex node = root; node < end; ++node) {
        const NodeIndex parent = collection.nodes[node].parent;
        if (node != root) {
            writer.endVariations(collection, node - 1, parent);
        }
        if (collection.beginsVariation(node)) {
            writer.beginVariation();
        }
        emitNode(node);
    }
    writer.endVariations(collection, end - 1, noNode);
    writer.endGame();
}

} // namespace sgf
