// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/color.h"
#include "core/go/point.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What the readers of other formats share; only they include it.
namespace sgf {

/// Without blanks at both ends.
std::string_view trimmedLine(std::string_view text);
/// The part before the separator; the text keeps what is behind it.
std::string_view cut(std::string_view& text, char separator);
/// The parts that are not empty; at most 32, no line of these formats has more that matters.
std::vector<std::string_view> split(std::string_view text, char separator);
/// The whole text as a number.
std::optional<int> integer(std::string_view text);
std::optional<std::string_view> after(std::string_view text, std::string_view prefix);

/// The record being written. Properties named twice keep their first value.
class ForeignOutput {
public:
    void property(std::string_view name, std::string_view value);
    bool has(std::string_view name) const;
    /// For the root's comment.
    void remark(std::string_view line);
    /// The point is empty for a pass.
    void move(go::Color color, std::string_view point);
    /// HA and AB; the third stone of these servers lies in the upper left corner.
    void handicap(go::BoardSize size, int stones);
    bool hasMoves() const { return m_moves; }
    void endLine() { m_text += '\n'; }
    std::string take();

private:
    std::string m_text;
    std::string m_remarks;
    std::vector<std::string> m_known;
    bool m_moves = false;
};

/// Reads the lines of one text in order, from line 0. The output must outlive it.
using ForeignReader = std::function<void(std::size_t number, std::string_view line)>;
ForeignReader gibReader(ForeignOutput& out);
ForeignReader ngfReader(ForeignOutput& out);
ForeignReader ugfReader(ForeignOutput& out);

} // namespace sgf
