// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/scoring.h"

#include "core/go/territory.h"

namespace records {

namespace {

constexpr std::uint64_t seed = 1; // any constant: scripts must get the same answer twice

// Rules named on the command line keep the record's komi if it states one.
go::Rules rulesFor(const sgf::GameRecord& record, const ScoreOptions& options)
{
    go::Rules rules = sgf::rulesOf(record);
    if (options.rules) {
        rules = *options.rules;
        rules.komi = record.komi.value_or(record.handicap >= 1 ? 0 : rules.komi);
    }
    rules.komi = options.komi.value_or(rules.komi);
    return rules;
}

Result<std::vector<go::Point>, ScoreFault> listedDead(
    const std::vector<std::string>& names, const go::Board& board)
{
    std::vector<go::Point> dead;
    for (const std::string& name : names) {
        auto point = go::pointFromSgf(name, board.size());
        if (!point) {
            point = go::pointFromBoardName(name, board.size());
        }
        if (!point) {
            return Unexpected{ScoreFault{"dead stone '" + name + "' is no point of the board", 0}};
        }
        if (board.isEmpty(*point)) {
            return Unexpected{ScoreFault{"no stone at '" + name + '\'', 0}};
        }
        dead.push_back(*point);
    }
    return dead;
}

// Who names one stone of a chain means the chain (A10).
go::DeadStones named(const go::Board& board, const std::vector<go::Point>& dead)
{
    go::DeadStones stones;
    stones.dead = go::PointSet(board.size(), go::wholeChains(board, dead));
    stones.seki = go::stonesInSeki(board, go::areaOf(board, stones.dead));
    stones.unsettled = go::PointSet(board.size());
    stones.open = go::PointSet(board.size());
    stones.neutral = go::PointSet(board.size());
    return stones;
}

go::DeadStones proposed(const go::Board& board)
{
    // A judge of finished boards besides the playouts is handed over here.
    go::DeadSearch search;
    search.seed = seed;
    const auto stones = go::proposeDead(board, search);
    return stones ? *stones : named(board, {});
}

go::DeadStones marked(const sgf::GameRecord& record, const go::Board& board)
{
    return named(
        board, record.territory ? sgf::markedDead(*record.territory, board) : std::vector<go::Point>());
}

Result<go::DeadStones, ScoreFault> stonesOf(
    const sgf::GameRecord& record, const go::Board& board, const ScoreOptions& options)
{
    switch (options.deadFrom) {
    case DeadFrom::Nobody:
        return named(board, {});
    case DeadFrom::Program:
        return proposed(board);
    case DeadFrom::Marks:
        return marked(record, board);
    case DeadFrom::List:
        break;
    }
    const auto dead = listedDead(options.dead, board);
    if (!dead) {
        return Unexpected{dead.error()};
    }
    return named(board, *dead);
}

std::optional<ScoreFault> refusal(const sgf::GameRecord& record, const ScoreOptions& options)
{
    for (const sgf::Note& note : record.notes) {
        if (note.kind == sgf::NoteKind::NotGo) {
            return ScoreFault{sgf::textOf(note), note.offset};
        }
    }
    const auto moves = static_cast<int>(record.moves.size());
    if (options.moves > moves) {
        return ScoreFault{
            "there is no move " + std::to_string(options.moves) + ", the game has " + std::to_string(moves),
            0};
    }
    return std::nullopt;
}

} // namespace

Result<Counted, ScoreFault> count(const sgf::GameRecord& record, const ScoreOptions& options)
{
    if (auto fault = refusal(record, options)) {
        return Unexpected{*std::move(fault)};
    }
    Counted counted;
    counted.rulesName = options.rules ? options.rulesName : std::string();
    counted.rules = rulesFor(record, options);
    const sgf::Replay replay = sgf::replayOf(record, counted.rules, sgf::ReplayMode::Record, options.moves);
    const auto stones = stonesOf(record, replay.game.board(), options);
    if (!stones) {
        return Unexpected{stones.error()};
    }
    counted.stones = *stones;
    counted.score
        = go::scoreOf(replay.game, counted.stones.dead.points(), counted.rules, record.handicap, {});
    counted.outcome = go::outcomeOf(counted.score, counted.rules);
    return counted;
}

// Only a count can be compared with a count.
std::optional<bool> agreesWith(const go::Outcome& stated, const go::Outcome& counted)
{
    if (stated.kind != go::OutcomeKind::Count && stated.kind != go::OutcomeKind::Draw) {
        return std::nullopt;
    }
    const bool marginKnown = stated.kind == go::OutcomeKind::Draw || stated.margin > 0;
    return stated.winner == counted.winner && (!marginKnown || stated.margin == counted.margin);
}

} // namespace records
