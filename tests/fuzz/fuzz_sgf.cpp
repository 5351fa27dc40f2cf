// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Any text: what opens is understood and played, and is the same when written and opened again.
#include "core/sgf/convert.h"
#include "core/sgf/gamerecord.h"
#include "core/sgf/grammar.h"
#include "core/sgf/replay.h"
#include "core/sgf/writer.h"
#include "tests/fuzz/input.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace {

void playThrough(const sgf::Collection& games)
{
    constexpr std::size_t mostGames = 4;
    for (std::size_t game = 0; game < games.games.size() && game < mostGames; ++game) {
        const sgf::GameRecord record = sgf::gameRecordOf(games, game);
        const go::Rules rules = sgf::rulesOf(record);
        for (const auto mode : {sgf::ReplayMode::Record, sgf::ReplayMode::Strict}) {
            const sgf::Replay replay = sgf::replayOf(record, rules, mode);
            fuzz::require(replay.moves == static_cast<int>(record.moves.size()));
            fuzz::require(replay.game.board().consistent());
        }
        for (const sgf::Note& note : record.notes) {
            fuzz::require(!sgf::textOf(note).empty());
        }
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto games = sgf::parse(std::string(data, data + size));
    if (!games) {
        return 0;
    }
    playThrough(*games);

    const auto written = sgf::parse(sgf::write(*games));
    fuzz::require(written.has_value());
    fuzz::require(written->faultCount == 0);
    fuzz::require(written->nodes.size() == games->nodes.size());
    fuzz::require(sgf::write(*written) == sgf::write(*games));

    for (const auto names : {sgf::Names::Kept, sgf::Names::LeftOut}) {
        const std::string once = sgf::converted(*games, names);
        const auto again = sgf::parse(once);
        fuzz::require(again.has_value());
        fuzz::require(sgf::converted(*again, names) == once);
    }
    return 0;
}
