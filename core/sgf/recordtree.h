// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sgf/grammar.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace sgf {

/// A property on its own: its name and its values as they are written, escapes included.
struct PropertyText {
    std::string name;
    std::vector<std::string> values;

    friend bool operator==(const PropertyText&, const PropertyText&) = default;
};
using PropertyList = std::vector<PropertyText>;

/// The first of that name; nothing if there is none.
const PropertyText* findProperty(const PropertyList& list, std::string_view name);
/// Puts a property in the place of its namesake, or at the end; without values it is taken away.
void replaceProperty(PropertyList& list, PropertyText property);

/// The trees of a collection, to be looked through and changed. A node keeps its number whatever is done,
/// also while it is unlinked; so a change is undone by doing the opposite. A copy shares the text it was made
/// from, so it costs little and may be read by another thread.
class RecordTree {
public:
    RecordTree() = default;
    /// The numbers of the nodes are those of the collection, which comes from converted(): what only a root
    /// may say stands in no other node.
    explicit RecordTree(Collection collection);

    std::size_t games() const { return m_collection->games.size(); }
    NodeIndex root(std::size_t game) const { return m_collection->games[game]; }
    /// All numbers given so far, those of unlinked nodes among them.
    std::size_t size() const { return m_links.size(); }

    NodeIndex parent(NodeIndex node) const { return m_links[node].parent; }
    NodeIndex firstChild(NodeIndex node) const { return m_links[node].firstChild; }
    NodeIndex nextSibling(NodeIndex node) const { return m_links[node].nextSibling; }
    NodeIndex previousSibling(NodeIndex node) const;
    NodeIndex lastChild(NodeIndex node) const;
    /// Whether the node is a root or one of several children.
    bool beginsVariation(NodeIndex node) const;
    /// Number of nodes from the root, which has 0.
    std::size_t depth(NodeIndex node) const;
    /// The root of the game that the node is in.
    NodeIndex rootOf(NodeIndex node) const;
    /// The node's forebears from the root on, itself and its first children to the end.
    std::vector<NodeIndex> lineThrough(NodeIndex node) const;
    /// All nodes below the node and itself, each after its parent, variations in order.
    std::vector<NodeIndex> subtree(NodeIndex node) const;

    PropertyList properties(NodeIndex node) const;
    /// The first value of that property (a name of at most four letters) as it is written.
    std::optional<std::string_view> raw(NodeIndex node, std::string_view property) const;
    bool has(NodeIndex node, std::string_view property) const { return raw(node, property).has_value(); }
    /// Calls `visit(Name, std::string_view)` for each value of each property in order.
    template <class Visit> void visit(NodeIndex node, Visit visit) const;

    void setProperties(NodeIndex node, PropertyList properties);
    /// A new node as the last child.
    NodeIndex add(NodeIndex parent, PropertyList properties);
    /// Takes a node that is no root out of the tree with all below it; says which sibling came after it.
    NodeIndex unlink(NodeIndex node);
    /// Puts an unlinked node under `parent`, before one of its children or at the end (noNode).
    void link(NodeIndex node, NodeIndex parent, NodeIndex before);

    /// \name Trials: nodes that are shown but not written, with all below them
    /// @{
    bool isTrial(NodeIndex node) const { return m_trials.contains(node); }
    void setTrial(NodeIndex node) { m_trials.insert(node); }
    void keep(NodeIndex node) { m_trials.erase(node); }
    /// @}

    /// The whole collection, without the trials.
    std::string write() const;
    /// One line through the node as a game of its own; the root's properties are kept.
    std::string writeLine(NodeIndex node) const;
    /// What stands below the node and itself as a game of its own.
    std::string writeSubtree(NodeIndex node) const;

private:
    struct Links {
        NodeIndex parent = noNode;
        NodeIndex firstChild = noNode;
        NodeIndex nextSibling = noNode;
    };

    bool inCollection(NodeIndex node) const
    {
        return node < m_collection->nodes.size() && !m_changed.contains(node);
    }

    std::shared_ptr<const Collection> m_collection = std::make_shared<const Collection>();
    std::vector<Links> m_links;
    std::unordered_map<NodeIndex, PropertyList> m_changed; // and all added ones
    std::unordered_set<NodeIndex> m_trials;
};

template <class Visit> void RecordTree::visit(NodeIndex node, Visit visit) const
{
    if (inCollection(node)) {
        for (const Property& property : m_collection->propertiesOf(node)) {
            for (const Slice value : m_collection->valuesOf(property)) {
                visit(property.name, m_collection->raw(value));
            }
        }
        return;
    }
    for (const PropertyText& property : m_changed.at(node)) {
        if (property.name.size() <= longestPackedName) {
            for (const std::string& value : property.values) {
                visit(name(property.name), std::string_view(value));
            }
        }
    }
}

} // namespace sgf
