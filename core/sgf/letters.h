// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What the letters of an SGF text are.
namespace sgf {

constexpr bool isSpace(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
constexpr bool isCapital(char c) { return c >= 'A' && c <= 'Z'; }
constexpr bool isSmall(char c) { return c >= 'a' && c <= 'z'; }
constexpr bool isDigit(char c) { return c >= '0' && c <= '9'; }
constexpr bool isNameLetter(char c) { return isCapital(c) || isSmall(c) || isDigit(c); }

inline const char* skipSpace(const char* at)
{
    while (isSpace(*at)) {
        ++at;
    }
    return at;
}

/// Whether a game begins here, in a text that ends with a zero byte: "(" and ";" or, as some servers write,
/// "(" and a property at once.
inline bool beginsGame(const char* at)
{
    while (*at == '(' || isSpace(*at)) {
        ++at;
    }
    if (*at == ';') {
        return true;
    }
    if (!isCapital(*at)) {
        return false;
    }
    while (isNameLetter(*at)) {
        ++at;
    }
    return *skipSpace(at) == '[';
}

/// Whether the next six letters are a node with a move: ";B[pd]".
inline bool isMoveNode(const char* at)
{
    return at[0] == ';' && isCapital(at[1]) && at[2] == '[' && at[3] >= 'a' && at[4] >= 'a' && at[5] == ']';
}

} // namespace sgf
