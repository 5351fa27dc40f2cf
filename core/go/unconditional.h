// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/board.h"
#include "core/go/color.h"
#include "core/go/pointset.h"

namespace go {

/// The stones of chains that the opponent cannot capture however often their side passes (Benson 1976): each
/// has two eyes by itself or in common with others of them.
PointSet unconditionallyAlive(const Board& board, Color color);

/// `alive`, the side's unconditionally alive stones, with the regions that they alone surround and in which
/// the opponent has no room for two eyes: every opponent's stone in there is dead.
PointSet unconditionalArea(const Board& board, Color color, const PointSet& alive);

} // namespace go
