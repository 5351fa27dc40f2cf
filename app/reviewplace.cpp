// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reviewplace.h"

#include <algorithm>

namespace app {

ReviewPlace placeOf(const sgf::RecordTree& tree, std::size_t game, sgf::NodeIndex node)
{
    while (tree.isTrial(node)) {
        node = tree.parent(node); // it will not be read again
    }
    ReviewPlace place;
    place.game = game;
    const sgf::NodeIndex next = tree.firstChild(node);
    place.end = next == sgf::noNode || tree.isTrial(next);
    for (; tree.parent(node) != sgf::noNode; node = tree.parent(node)) {
        std::uint32_t child = 0;
        for (auto each = tree.firstChild(tree.parent(node)); each != node; each = tree.nextSibling(each)) {
            ++child;
        }
        place.path.push_back(child);
    }
    std::ranges::reverse(place.path);
    return place;
}

sgf::NodeIndex nodeAt(const sgf::RecordTree& tree, const ReviewPlace& place)
{
    sgf::NodeIndex node = tree.root(place.game);
    for (const std::uint32_t child : place.path) {
        sgf::NodeIndex next = tree.firstChild(node);
        for (std::uint32_t i = 0; i < child && next != sgf::noNode; ++i) {
            next = tree.nextSibling(next);
        }
        if (next == sgf::noNode) {
            return node;
        }
        node = next;
    }
    return place.end ? tree.lineThrough(node).back() : node;
}

} // namespace app
