// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/statistics.h"

#include <algorithm>

namespace exam {

namespace {

void add(Record& record, RoundScore score)
{
    switch (score) {
    case RoundScore::Win:
        ++record.wins;
        break;
    case RoundScore::Draw:
        ++record.draws;
        break;
    case RoundScore::Loss:
        ++record.losses;
        break;
    }
}

LevelRecord& levelIn(std::vector<LevelRecord>& levels, const std::string& level)
{
    const auto found = std::ranges::find(levels, level, &LevelRecord::level);
    return found != levels.end() ? *found : levels.emplace_back(LevelRecord{level, {}, 0, 0, 0});
}

Record& endingIn(std::vector<EndingRecord>& endings, go::OutcomeKind ending)
{
    const auto place = std::ranges::lower_bound(endings, ending, {}, &EndingRecord::ending);
    if (place != endings.end() && place->ending == ending) {
        return place->games;
    }
    return endings.insert(place, EndingRecord{ending, {}})->games;
}

void addRound(Statistics& sum, LevelRecord& level, const Round& round)
{
    const auto score = scoreOf(round);
    const bool wasPlayed = round.kind == RoundKind::Game || round.kind == RoundKind::Hand;
    if (!score || !wasPlayed) {
        return;
    }
    add(sum.games, *score);
    add(level.games, *score);
    add(endingIn(sum.byEnding, round.outcome->kind), *score);
    if (round.colour) {
        add(sum.byColour[*round.colour], *score);
    }
    if (round.kind == RoundKind::Game) {
        add(sum.byTrouble.at(static_cast<std::size_t>(round.trouble)), *score);
    }
}

} // namespace

Statistics statisticsOf(std::span<const Series> series)
{
    Statistics sum;
    for (const Series& one : series) {
        LevelRecord& level = levelIn(sum.byLevel, one.plan.level);
        const Verdict verdict = standingOf(one).verdict;
        const int passed = verdict == Verdict::Passed ? 1 : 0;
        const int failed = verdict == Verdict::Failed ? 1 : 0;
        ++sum.series;
        ++level.series;
        sum.passed += passed;
        level.passed += passed;
        sum.failed += failed;
        level.failed += failed;
        for (const Round& round : one.rounds) {
            addRound(sum, level, round);
        }
    }
    return sum;
}

} // namespace exam
