// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/board.h"
#include "core/go/color.h"
#include "core/go/pointset.h"

namespace go {

/// The stones that stay on the board however often their side passes (Benson 1976). No stone may be taken
/// for capturable that is among them.
PointSet unconditionallyAlive(const Board& board, Color color);

/// The stones `alive` of one side (its unconditionally alive ones) with the regions that they alone surround
/// and in which the other side finds no two eyes: every opponent's stone in there is dead.
PointSet unconditionalArea(const Board& board, Color color, const PointSet& alive);

} // namespace go
