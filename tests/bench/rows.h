// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <string>

/// Benchmarks as rows of one table, each with a checksum that tells whether the work was done rightly.
namespace bench {

/// What one round of a row did.
struct Work {
    std::uint64_t items = 0; ///< moves, playouts, positions, bytes, …
    std::uint64_t checksum = 0;
    double value = 0; ///< of a row that takes its own time, in its unit
    std::uint64_t steps = 0; ///< moves, maps, nodes: what instructions are counted for; 0 for none
};

/// How a row's value comes from the time that its items took.
enum class Measure : std::uint8_t {
    Rate, ///< items a second
    Megabytes, ///< millions of items a second
    Microseconds, ///< of one item
    Own, ///< the value that the work gives
};

struct Row {
    std::string name;
    std::string unit;
    Measure measure = Measure::Rate;
    std::function<Work()> work; ///< one round; every round does the same
    std::function<std::uint64_t()> expected; ///< the checksum, got in another way; asked once
};

void add(Row row);

/// Runs the rows and prints each as `row<TAB>value<TAB>unit<TAB>checksum`; a row with another checksum than
/// expected is FAILED and makes the status 1. The note goes before them and the peak of memory after them, as
/// lines that begin with "# ". Options besides those of Google Benchmark: --rounds=N runs each row exactly N
/// times; --steps prints how many steps one round has instead of the value.
int run(int argc, char** argv, const std::string& note);

} // namespace bench
