// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sgf/writer.h"

#include <utility>

namespace sgf {

void Writer::beginVariation()
{
    if (m_lineBegun) {
        m_text += '\n';
    }
    m_text += '(';
    m_lineBegun = false;
}

void Writer::endVariation() { m_text += ')'; }

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
    m_text += '\n';
    m_lineBegun = false;
}

void Writer::node()
{
    if (m_lineBegun) {
        m_text += '\n';
    }
    m_text += ';';
    m_lineBegun = true;
}

void Writer::property(std::string_view name) { m_text += name; }

void Writer::value(std::string_view raw)
{
    m_text += '[';
    if (raw.find('\r') == std::string_view::npos) {
        m_text += raw;
    } else {
        for (std::size_t i = 0; i < raw.size(); ++i) {
            if (raw[i] != '\r') {
                m_text += raw[i];
            } else if (i + 1 == raw.size() || raw[i + 1] != '\n') {
                m_text += '\n';
            }
        }
    }
    m_text += ']';
}

std::string write(const Collection& collection)
{
    Writer writer;
    writer.reserve(collection.source.size() + collection.source.size() / 8);
    std::string name;
    for (std::size_t game = 0; game < collection.games.size(); ++game) {
        writeGame(collection, game, writer, [&](NodeIndex node) {
            writer.node();
            for (const Property& property : collection.propertiesOf(node)) {
                writer.property(collection.nameOf(property));
                for (const Slice value : collection.valuesOf(property)) {
                    writer.value(collection.raw(value));
                }
            }
        });
    }
    return writer.take();
}

} // namespace sgf
