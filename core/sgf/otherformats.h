// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/sgf/grammar.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace sgf {

/// What a record may be written in.
enum class RecordFormat : std::uint8_t {
    Sgf, ///< and everything that is none of the others
    Gib, ///< Tygem (弈城)
    Ngf, ///< wBaduk, CyberOro
    Ugf, ///< PandaNet: UGF, UGI
};

/// "GIB" and so on.
std::string_view nameOf(RecordFormat format);

/// Judges a text by its first lines.
RecordFormat formatOf(std::string_view text);

/// The record as SGF; what has no property of its own stands in the root's comment. Each line of the text is
/// one line there, so that places agree. A text of another format gives an empty game.
std::string asSgf(RecordFormat format, std::string_view text);

/// Reads every game of a text in any of the formats.
Result<Collection, ParseError> parseRecord(std::string text);

} // namespace sgf
