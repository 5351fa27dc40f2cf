// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Any text as each of the other formats: it becomes SGF that is read without a fault.
#include "core/sgf/convert.h"
#include "core/sgf/gamerecord.h"
#include "core/sgf/otherformats.h"
#include "core/sgf/replay.h"
#include "tests/fuzz/input.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using sgf::RecordFormat;
    const std::string text(data, data + size);
    for (const auto format : {RecordFormat::Gib, RecordFormat::Ngf, RecordFormat::Ugf}) {
        const auto games = sgf::parse(sgf::asSgf(format, text));
        fuzz::require(games.has_value());
        fuzz::require(games->faultCount == 0);
        fuzz::require(games->games.size() == 1);
        const sgf::GameRecord record = sgf::gameRecordOf(*games, 0);
        const sgf::Replay replay = sgf::replayOf(record, sgf::rulesOf(record), sgf::ReplayMode::Record);
        fuzz::require(replay.game.board().consistent());
        const std::string once = sgf::converted(*games);
        const auto again = sgf::parse(once);
        fuzz::require(again.has_value() && sgf::converted(*again) == once);
    }
    return 0;
}
