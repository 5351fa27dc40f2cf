// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace go {

/// Which repetitions may not be played. Basic ko (A55) is always among them.
enum class Superko : std::uint8_t {
    KoOnly, ///< only the immediate retake of a single stone
    Positional, ///< no whole-board position of the game again (B10)
    Situational, ///< no position again that a stone of the same side made before
};

/// How the winner is found.
enum class Scoring : std::uint8_t {
    Area, ///< stones and surrounded points, shared points halved (A10–A14, B13)
    Territory, ///< surrounded points and prisoners (A16)
};

/// Quarter-zi: the unit of every margin and komi. 1 子 (zi) = 4, 1 目 (point) = 2.
using QuarterZi = int;

/// The rules of one game as a value. Handicap payback (A15) follows from the handicap.
struct Rules {
    Scoring scoring = Scoring::Area;
    Superko superko = Superko::Positional;
    QuarterZi komi = 15; ///< 3 3/4 子 (A21)
    bool suicideAllowed = false; ///< A08
    bool blackWinsTies = false; ///< Ing
    bool territoryInSeki = true; ///< false for Japanese counting
    bool paysBackHandicap = true; ///< Black returns half the handicap in 子 (A15)

    friend bool operator==(const Rules&, const Rules&) = default;

    static Rules chinese(); ///< the source documents: area, komi 3 3/4 子, positional superko
    static Rules ing(); ///< area by a komi of 8 points, Black wins ties
    static Rules japanese(); ///< territory, komi 6 1/2 目, ko only, nothing in seki
    static Rules korean(); ///< territory, komi 6 1/2 目, ko only
};

/// The names that kaoduan-cli and presets use: chinese, ing, japanese, korean.
std::optional<Rules> rulesNamed(std::string_view name);

} // namespace go
