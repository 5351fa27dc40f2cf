// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace go {

/// A side, and the colour of its stones. An empty point is no colour: `std::optional<Color>`.
enum class Color : std::uint8_t { Black, White };

constexpr Color opponent(Color color) { return color == Color::Black ? Color::White : Color::Black; }

/// Two values of one kind, one for each side.
template <class T> struct PerSide {
    T black{};
    T white{};

    constexpr T& operator[](Color color) { return color == Color::Black ? black : white; }
    constexpr const T& operator[](Color color) const { return color == Color::Black ? black : white; }
    friend bool operator==(const PerSide&, const PerSide&) = default;
};

inline constexpr std::array<Color, 2> bothColors{Color::Black, Color::White};

} // namespace go
