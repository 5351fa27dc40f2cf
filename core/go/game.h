// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/board.h"
#include "core/go/rules.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace go {

/// Why a stone may not be played.
enum class IllegalReason : std::uint8_t {
    OffBoard,
    Occupied,
    Suicide, ///< 禁着点 (A08)
    Ko, ///< 劫争马上回提 (A55)
    Superko, ///< 全局同形再现 (B10)
    OutOfTurn,
};

struct Illegal {
    IllegalReason reason = IllegalReason::Occupied;
    int repeats = -1; ///< Superko and Ko: number of plies after which that position stood; else -1

    friend bool operator==(const Illegal&, const Illegal&) = default;
};

enum class PlyKind : std::uint8_t {
    Stone,
    Pass, ///< 弃权一次 (A04)
    Void, ///< a void stone that counts as a pass (A54, A55); it is no ending pass
};

/// One turn of the game.
struct Ply {
    PlyKind kind = PlyKind::Stone;
    Color color = Color::Black;
    Point point; ///< of the stone, also of a void one; meaningless for a pass
    int captured = 0; ///< opponent's stones this ply took off

    friend bool operator==(const Ply&, const Ply&) = default;
};

} // namespace go
