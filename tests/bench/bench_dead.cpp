// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/deadstones.h"
#include "tests/bench/corpus.h"
#include "tests/bench/rows.h"

#include <algorithm>
#include <ctime>
#include <map>

using bench::Measure;
using bench::Work;

namespace {

struct Proposals {
    std::vector<double> milliseconds; ///< of the processor for each position, the shortest first
    std::uint64_t dead = 0;
};

Proposals propose(const std::vector<go::Board>& boards)
{
    Proposals result;
    for (const go::Board& board : boards) {
        const std::clock_t begin = std::clock();
        result.dead += static_cast<std::uint64_t>(go::proposeDead(board, {}).value().dead.count());
        result.milliseconds.push_back(1e3 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
    }
    std::ranges::sort(result.milliseconds);
    return result;
}

/// What another run with the same seed proposes, which must be the same everywhere.
std::uint64_t proposedBefore(int lines)
{
    static std::map<int, std::uint64_t> known;
    const auto [place, isNew] = known.try_emplace(lines);
    if (isNew)
        place->second = propose(bench::finishedBoards(lines)).dead;
    return place->second;
}

/// Proposes for all boards and takes one of the times, counted from the shortest.
void addRow(const std::string& name, int lines, std::size_t (*which)(std::size_t count))
{
    bench::add({name + "_" + std::to_string(lines), "ms", Measure::Own,
        [lines, which] {
            const Proposals all = propose(bench::finishedBoards(lines));
            return Work{all.milliseconds.size(), all.dead, all.milliseconds[which(all.milliseconds.size())]};
        },
        [lines] { return proposedBefore(lines); }});
}

} // namespace

int main(int argc, char** argv)
{
    for (const int lines : {19, 9}) {
        addRow("dead", lines, [](std::size_t count) { return count / 2; });
        addRow("dead_worst", lines, [](std::size_t count) { return count - 1; });
    }
    return bench::run(argc, argv,
        std::to_string(bench::finishedBoards(19).size()) + " finished positions 19x19, "
            + std::to_string(bench::finishedBoards(9).size()) + " 9x9");
}
