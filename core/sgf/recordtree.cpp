// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sgf/recordtree.h"

#include "core/sgf/writer.h"

#include <algorithm>
#include <utility>

namespace sgf {

namespace {

void writeProperties(Writer& writer, const PropertyList& properties)
{
    writer.node();
    for (const PropertyText& property : properties) {
        writer.property(property.name);
        for (const std::string& value : property.values) {
            writer.value(value);
        }
    }
}

} // namespace

const PropertyText* findProperty(const PropertyList& list, std::string_view name)
{
    const auto found = std::ranges::find(list, name, &PropertyText::name);
    return found != list.end() ? &*found : nullptr;
}

void replaceProperty(PropertyList& list, PropertyText property)
{
    const auto found = std::ranges::find(list, property.name, &PropertyText::name);
    if (property.values.empty()) {
        if (found != list.end()) {
            list.erase(found);
        }
    } else if (found != list.end()) {
        *found = std::move(property);
    } else {
        list.push_back(std::move(property));
    }
}

RecordTree::RecordTree(Collection collection)
    : m_collection(std::make_shared<const Collection>(std::move(collection)))
{
    const auto nodes = static_cast<NodeIndex>(m_collection->nodes.size());
    m_links.reserve(nodes);
    for (NodeIndex node = 0; node < nodes; ++node) {
        const Node& from = m_collection->nodes[node];
        m_links.push_back({from.parent, m_collection->firstChild(node), from.nextSibling});
    }
}

NodeIndex RecordTree::previousSibling(NodeIndex node) const
{
    const NodeIndex above = parent(node);
    if (above == noNode || firstChild(above) == node) {
        return noNode;
    }
    NodeIndex before = firstChild(above);
    while (nextSibling(before) != node) {
        before = nextSibling(before);
    }
    return before;
}

NodeIndex RecordTree::lastChild(NodeIndex node) const
{
    NodeIndex last = firstChild(node);
    while (last != noNode && nextSibling(last) != noNode) {
        last = nextSibling(last);
    }
    return last;
}

bool RecordTree::beginsVariation(NodeIndex node) const
{
    const NodeIndex above = parent(node);
    return above == noNode || nextSibling(firstChild(above)) != noNode;
}

std::size_t RecordTree::depth(NodeIndex node) const
{
    std::size_t depth = 0;
    for (NodeIndex up = parent(node); up != noNode; up = parent(up)) {
        ++depth;
    }
    return depth;
}

NodeIndex RecordTree::rootOf(NodeIndex node) const
{
    while (parent(node) != noNode) {
        node = parent(node);
    }
    return node;
}

std::vector<NodeIndex> RecordTree::lineThrough(NodeIndex node) const
{
    std::vector<NodeIndex> line;
    for (NodeIndex up = node; up != noNode; up = parent(up)) {
        line.push_back(up);
    }
    std::ranges::reverse(line);
    for (NodeIndex down = firstChild(node); down != noNode; down = firstChild(down)) {
        line.push_back(down);
    }
    return line;
}

std::vector<NodeIndex> RecordTree::subtree(NodeIndex node) const
{
    std::vector<NodeIndex> nodes;
    NodeIndex at = node;
    while (true) {
        nodes.push_back(at);
        if (firstChild(at) != noNode) {
            at = firstChild(at);
            continue;
        }
        while (at != node && nextSibling(at) == noNode) {
            at = parent(at);
        }
        if (at == node) {
            return nodes;
        }
        at = nextSibling(at);
    }
}

PropertyList RecordTree::properties(NodeIndex node) const
{
    if (!inCollection(node)) {
        return m_changed.at(node);
    }
    PropertyList list;
    for (const Property& property : m_collection->propertiesOf(node)) {
        PropertyText text{m_collection->nameOf(property), {}};
        for (const Slice value : m_collection->valuesOf(property)) {
            text.values.emplace_back(m_collection->raw(value));
        }
        list.push_back(std::move(text));
    }
    return list;
}

std::optional<std::string_view> RecordTree::raw(NodeIndex node, std::string_view property) const
{
    if (inCollection(node)) {
        return m_collection->firstRaw(node, name(property));
    }
    const PropertyText* const found = findProperty(m_changed.at(node), property);
    return found != nullptr ? std::optional<std::string_view>(found->values.front()) : std::nullopt;
}

void RecordTree::setProperties(NodeIndex node, PropertyList properties)
{
    std::erase_if(properties, [](const PropertyText& property) { return property.values.empty(); });
    m_changed.insert_or_assign(node, std::move(properties));
}

NodeIndex RecordTree::add(NodeIndex parent, PropertyList properties)
{
    const auto node = static_cast<NodeIndex>(m_links.size());
    m_links.emplace_back();
    setProperties(node, std::move(properties));
    link(node, parent, noNode);
    return node;
}

NodeIndex RecordTree::unlink(NodeIndex node)
{
    const NodeIndex after = nextSibling(node);
    const NodeIndex before = previousSibling(node);
    if (before != noNode) {
        m_links[before].nextSibling = after;
    } else {
        m_links[parent(node)].firstChild = after;
    }
    m_links[node].parent = noNode;
    m_links[node].nextSibling = noNode;
    return after;
}

void RecordTree::link(NodeIndex node, NodeIndex parent, NodeIndex before)
{
    NodeIndex previous = noNode;
    for (NodeIndex child = firstChild(parent); child != before; child = nextSibling(child)) {
        previous = child;
    }
    m_links[node].parent = parent;
    m_links[node].nextSibling = before;
    if (previous != noNode) {
        m_links[previous].nextSibling = node;
    } else {
        m_links[parent].firstChild = node;
    }
}

namespace {

// Writes nodes from a root on; `wanted` says which children are.
template <class Wanted> class TreeWriter {
public:
    TreeWriter(const RecordTree& tree, Wanted wanted) : m_tree(tree), m_wanted(wanted) { }

    template <class Emit> void write(NodeIndex root, Writer& writer, Emit emit) const
    {
        NodeIndex node = root;
        while (true) {
            if (inBrackets(node, root)) {
                writer.beginVariation();
            }
            emit(node);
            if (const NodeIndex child = wantedFrom(m_tree.firstChild(node)); child != noNode) {
                node = child;
                continue;
            }
            while (node != root && wantedFrom(m_tree.nextSibling(node)) == noNode) {
                if (inBrackets(node, root)) {
                    writer.endVariation();
                }
                node = m_tree.parent(node);
            }
            if (inBrackets(node, root)) {
                writer.endVariation();
            }
            if (node == root) {
                break;
            }
            node = wantedFrom(m_tree.nextSibling(node));
        }
        writer.endGame();
    }

private:
    NodeIndex wantedFrom(NodeIndex node) const
    {
        while (node != noNode && !m_wanted(node)) {
            node = m_tree.nextSibling(node);
        }
        return node;
    }
    bool inBrackets(NodeIndex node, NodeIndex root) const
    {
        if (node == root) {
            return true;
        }
        const NodeIndex first = wantedFrom(m_tree.firstChild(m_tree.parent(node)));
        return wantedFrom(m_tree.nextSibling(first)) != noNode;
    }

    const RecordTree& m_tree;
    Wanted m_wanted;
};

} // namespace

std::string RecordTree::write() const
{
    Writer writer;
    writer.reserve(m_collection->source.size() + m_collection->nodes.size() + 256);
    const TreeWriter tree(*this, [this](NodeIndex node) { return !isTrial(node); });
    for (const NodeIndex root : m_collection->games) {
        tree.write(root, writer, [&](NodeIndex node) {
            if (inCollection(node)) {
                writer.node(*m_collection, node);
            } else {
                writeProperties(writer, m_changed.at(node));
            }
        });
    }
    return writer.take();
}

std::string RecordTree::writeLine(NodeIndex node) const
{
    Writer writer;
    writer.beginVariation();
    for (const NodeIndex each : lineThrough(node)) {
        writeProperties(writer, properties(each));
    }
    writer.endVariation();
    writer.endGame();
    return writer.take();
}

std::string RecordTree::writeSubtree(NodeIndex node) const
{
    Writer writer;
    const TreeWriter tree(*this, [](NodeIndex) { return true; });
    tree.write(node, writer, [&](NodeIndex each) { writeProperties(writer, properties(each)); });
    return writer.take();
}

} // namespace sgf
