// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/recordcheck.h"

#include "app/records/scoring.h"
#include "core/sgf/replay.h"

namespace records {

namespace {

bool marksItsEnd(const sgf::GameRecord& record)
{
    return record.territory && record.territory->afterMove == static_cast<int>(record.moves.size());
}

bool statesACount(const go::Outcome& result)
{
    return result.kind == go::OutcomeKind::Count || result.kind == go::OutcomeKind::Draw;
}

} // namespace

Check checked(const sgf::GameRecord& record)
{
    Check check;
    const auto replay = sgf::replayOf(record, sgf::rulesOf(record), sgf::ReplayMode::Record);
    check.stated = record.info.result;
    check.moves = replay.moves;
    check.illegal = static_cast<int>(replay.illegal.size());
    check.marked = marksItsEnd(record);
    if (!statesACount(record.result)) {
        return check; // what was never counted has nothing to say about a count
    }
    ScoreOptions options;
    options.deadFrom = check.marked ? DeadFrom::Marks : DeadFrom::Program;
    const auto counted = count(record, options);
    if (!counted) {
        check.verdict = CheckVerdict::Impossible;
        check.what = counted.error().what;
        return check;
    }
    check.counted = counted->outcome;
    check.unsure = counted->stones.unsettled.count();
    const auto agrees = agreesWith(record.result, counted->outcome);
    check.verdict = !agrees ? CheckVerdict::NoCount : *agrees ? CheckVerdict::Agrees : CheckVerdict::Differs;
    return check;
}

} // namespace records
