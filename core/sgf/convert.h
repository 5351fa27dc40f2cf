// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sgf/grammar.h"

#include <cstdint>
#include <string>

namespace sgf {

/// Whether who played stays in a converted record.
enum class Names : std::uint8_t {
    Kept,
    LeftOut, ///< no names of persons, teams and games, no comments
};

/// All games as clean SGF FF[4]: what servers write in their own way (komi, results, times, handicap as
/// moves, double properties, several moves in a node) as SGF has it, everything else as it was. The text is
/// to be stored as UTF-8. Converting it again gives the same bytes.
std::string converted(const Collection& collection, Names names = Names::Kept);

} // namespace sgf
