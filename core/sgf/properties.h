// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/point.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sgf {

/// A decimal number in thousandths: 7.5 is 7500; for seconds these are milliseconds.
using Thousandths = std::int64_t;

/// \name Text: raw slices of the grammar to what they mean, and back
/// @{
/// Text: escapes resolved, soft line breaks taken out, line ends as "\n", other white space as blanks.
std::string textOf(std::string_view raw);
/// SimpleText: the same in one line.
std::string simpleTextOf(std::string_view raw);
/// Escapes "]" and "\"; textOf() gives the text back.
std::string escaped(std::string_view text);
/// Escapes ":" too, for one half of a composed value.
std::string escapedPart(std::string_view text);

struct Composed {
    std::string_view first; ///< raw
    std::string_view second; ///< raw
};
/// Splits at the first ":" that is not escaped.
std::optional<Composed> composed(std::string_view raw);
/// @}

/// \name Numbers; nothing where the value is anything else. Blanks around them do not matter.
/// @{
std::optional<int> numberOf(std::string_view raw);
/// A decimal comma is read too. More than three decimals are cut off.
std::optional<Thousandths> realOf(std::string_view raw);
/// "7.5", without needless zeros.
std::string realText(Thousandths value);
/// @}

/// SZ: "19" or "6:5", columns first; nothing beyond 25 lines.
std::optional<go::BoardSize> sizeOf(std::string_view raw);

/// What a B or W says.
struct Move {
    std::optional<go::Point> point; ///< nothing for a pass

    friend bool operator==(const Move&, const Move&) = default;
};
/// "" is a pass, "tt" too on boards up to 19 lines; nothing for points off the board.
std::optional<Move> moveOf(std::string_view raw, go::BoardSize size);

/// Whether this is the point diagonally beyond the last, where some editors put a pass: "ss" or "19:19" on a
/// board of 18 lines, "20:20" on one of 19.
bool isPassBesideBoard(std::string_view raw, go::BoardSize size);

/// A set of points; lists in records may name the same ones any number of times.
class PointMask {
public:
    void add(const PointMask& other);
    void remove(const PointMask& other);
    /// Every point of the rectangle, corners included.
    void addRectangle(go::Point corner, go::Point opposite);
    void add(std::span<const go::Point> points)
    {
        for (const go::Point point : points) {
            addRectangle(point, point);
        }
    }
    /// Row by row from the top left.
    std::vector<go::Point> points() const;
    bool empty() const { return *this == PointMask{}; }

    friend bool operator==(const PointMask&, const PointMask&) = default;

private:
    std::array<std::uint32_t, go::BoardSize::largest> m_rows{}; ///< bit x of row y
};

/// A point of a list, or a rectangle "aa:cc" of it; false if it is neither or lies off the board.
bool addPoints(std::string_view raw, go::BoardSize size, PointMask& points);

} // namespace sgf
