// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sgf/recordtree.h"
#include "core/sgf/treeposition.h"

#include <QString>

#include <optional>
#include <stop_token>

namespace app {

/// \name Searches of a game's tree, from the node after `from` on and round to the node itself; once
/// stopped, what they find is of no use
/// @{
/// A move number along the line through `from`, a point that is played, or words of a comment, whatever
/// their case.
std::optional<sgf::NodeIndex> found(const sgf::RecordTree& tree, go::BoardSize size, sgf::NodeIndex from,
    const QString& wanted, const std::stop_token& stop = {});
/// A node with the same stones on the board that is not reached by passes alone.
std::optional<sgf::NodeIndex> samePosition(const sgf::RecordTree& tree, sgf::TreePositions& positions,
    sgf::NodeIndex from, const std::stop_token& stop = {});
/// @}

} // namespace app
