// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/color.h"
#include "core/go/point.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace go {

/// What laying one stone did to the board.
struct Placement {
    Point point;
    Color color = Color::Black;
    std::vector<Point> captured; ///< opponent's stones taken off (A06)
    std::vector<Point> suicided; ///< own stones taken off; only where a record executes a suicide

    friend bool operator==(const Placement&, const Placement&) = default;
};

} // namespace go
