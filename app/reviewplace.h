// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sgf/recordtree.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace app {

/// Where somebody is in a record, so that the same place is found when it has been read again.
struct ReviewPlace {
    std::size_t game = 0;
    std::vector<std::uint32_t> path; ///< from the root: which child, from 0
    bool end = false; ///< nothing came after it
};

/// The place of a node; what is only tried does not count as coming after it.
ReviewPlace placeOf(const sgf::RecordTree& tree, std::size_t game, sgf::NodeIndex node);

/// The node at that place, as far as the record goes; where a line ended, the end that it has now. The game
/// must be there.
sgf::NodeIndex nodeAt(const sgf::RecordTree& tree, const ReviewPlace& place);

} // namespace app
