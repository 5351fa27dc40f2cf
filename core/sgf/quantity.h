// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

/// Quantities in words, of any language that records come in.
namespace sgf {

using WideText = std::u32string;
using WideView = std::u32string_view;

/// Code points of the beginning of a UTF-8 text, in one form each: small letters, half-width signs, old and
/// Japanese characters and the Korean words of a result as the simplified Chinese ones.
WideText foldedText(std::string_view utf8);

/// Amounts are counted in thousandths of their unit.
inline constexpr std::int64_t wholeUnit = 1000;

/// Reads numbers from the front of a folded text.
class AmountScanner {
public:
    explicit AmountScanner(WideView text) : m_rest(text) { }

    WideView rest() const { return m_rest; }
    bool take(WideView word);
    void skipBlanks();
    /// A sum of whole, fraction and half: "3又3/4", "1 1/2", "四分之三", "2半", "6.5".
    std::optional<std::int64_t> amount();
    /// "12", "6.5", "十二".
    std::optional<std::int64_t> number();

private:
    std::optional<std::int64_t> term();
    std::optional<std::int64_t> arabic();
    std::optional<std::int64_t> chinese();
    bool atDigit() const { return !m_rest.empty() && m_rest[0] >= U'0' && m_rest[0] <= U'9'; }
    std::int64_t digit();

    WideView m_rest;
};

struct MeasureUnit {
    WideView word;
    std::int64_t size; ///< in the smallest unit asked for
};

/// An amount in the smallest unit asked for.
struct Measured {
    std::int64_t size = 0;
    std::int64_t unit = 0; ///< of MeasureUnit
    WideView rest; ///< what follows it
};

/// The first amount with one of the units, wherever it stands; "目半" adds half a unit. None is beyond 10^9.
std::optional<Measured> measured(WideView text, std::span<const MeasureUnit> units);

} // namespace sgf
