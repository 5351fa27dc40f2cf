// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/board.h"
#include "core/go/point.h"
#include "core/go/rules.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace bench {

/// A small generator whose numbers are the same everywhere.
class Random {
public:
    explicit Random(std::uint64_t seed) : m_state(seed * 0x9E3779B97F4A7C15ULL + 1) { }
    /// Less than `limit`, which must not be 0.
    std::uint32_t below(std::uint32_t limit)
    {
        m_state ^= m_state << 13U;
        m_state ^= m_state >> 7U;
        m_state ^= m_state << 17U;
        return static_cast<std::uint32_t>(((m_state >> 32U) * limit) >> 32U);
    }

private:
    std::uint64_t m_state;
};

go::Rules rulesWith(go::Superko superko);

/// The moves of a game, Black first; nothing is a pass.
using Moves = std::vector<std::optional<go::Point>>;

/// Games to play through, all legal under positional superko.
struct Corpus {
    go::BoardSize size;
    std::vector<Moves> games;
    bool real = false; ///< otherwise random legal games, made from a seed

    std::uint64_t moveCount() const;
};

/// The games on a square board of 19 or 9 lines: those of the test data where they are present.
const Corpus& corpusOf(int lines);
/// Which games those are, in words.
std::string describeCorpora();

/// Where real games ended, at most sixty; without test data the ends of random playouts.
const std::vector<go::Board>& finishedBoards(int lines);
/// For other programs: games19.txt and games9.txt in the form of the test data, boards19.txt and boards9.txt
/// with a finished position a line, row by row, X black, O white and a full stop.
void writeCorpora(const std::string& folder);

/// Where the test data would lie.
std::string testData(const std::string& name);

} // namespace bench
