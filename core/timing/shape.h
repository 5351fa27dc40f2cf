// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/timing/clock.h"

#include <algorithm>

namespace timing {

/// What comes after the main time.
enum class Overtime : std::uint8_t { Endless, None, Periods, Block };

/// The one view of a format that clock and countdown compute with.
struct Shape {
    Overtime overtime = Overtime::None;
    Millis period{0}; ///< length of a minute, period or block
};

/// The shape of a format.
Shape shapeOf(const TimeControl& control);

/// Whether `bank` can still enter byo-yomi or is in it.
constexpr bool hasOvertime(const Shape& shape, const Bank& bank)
{
    return shape.overtime == Overtime::Block || (shape.overtime == Overtime::Periods && bank.periods > 0);
}

/// Thinking time beyond the main time.
constexpr Millis overtimeUsed(const Bank& bank, Millis elapsed)
{
    return std::max(Millis{0}, elapsed - bank.main);
}

/// The turn-elapsed of the warning with this index of warningSeconds, for a time that ends at `end`.
constexpr Millis warningAt(Millis end, std::size_t index)
{
    return end - Millis{1000} * warningSeconds[index];
}

} // namespace timing
