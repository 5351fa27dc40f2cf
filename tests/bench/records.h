// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

/// Records made from a seed, the same on every machine; without a fault that a parser could find.
namespace bench {

struct Text {
    std::string sgf;
    std::uint64_t nodes = 0;
    std::uint64_t values = 0;
};

/// 10 000 games, about 13 MB, with names and comments in several scripts and with escapes.
Text manyGames();
/// One game of about 300 000 nodes and 20 000 variations, about 4 MB.
Text largeTree();
/// One game whose brackets nest a million deep.
Text deepNest();

} // namespace bench
