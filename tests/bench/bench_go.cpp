// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/game.h"
#include "core/go/score.h"
#include "tests/bench/corpus.h"
#include "tests/bench/playout.h"
#include "tests/bench/rows.h"

#include <algorithm>
#include <chrono>
#include <limits>
#include <malloc.h>

using bench::Corpus;
using bench::Measure;
using bench::Moves;
using bench::Work;
using go::BoardSize;
using go::Color;
using go::Game;
using go::Point;
using go::Superko;

namespace {

/// Plays every game of the corpus, calling after(game) after every move; false if a move is illegal.
template <class After> bool playAll(const Corpus& corpus, Superko superko, After after)
{
    const Game empty(corpus.size, bench::rulesWith(superko));
    Game game = empty;
    for (const Moves& moves : corpus.games) {
        game = empty;
        for (const std::optional<Point>& move : moves) {
            if (!move) {
                game.pass();
            } else {
                if (game.check(*move))
                    return false;
                game.play(*move);
            }
            after(game);
        }
    }
    return true;
}

Work replay(const Corpus& corpus, Superko superko)
{
    std::uint64_t moves = 0;
    const bool legal = playAll(corpus, superko, [&](const Game& /*game*/) { ++moves; });
    return {moves, legal ? moves : 0, 0, moves};
}

/// The same on the chains alone, which know simple ko and no history: what a search does.
Work quickReplay(const Corpus& corpus)
{
    bench::QuickTable table(corpus.size);
    std::uint64_t moves = 0;
    for (const Moves& game : corpus.games) {
        table.reset();
        auto color = Color::Black;
        for (const std::optional<Point>& move : game) {
            if (!move) {
                table.pass(color);
            } else {
                const go::Cell cell = go::grid::cellOf(*move);
                if (!table.chains().isEmpty(cell) || !table.mayPlay(color, cell))
                    return {};
                table.play(color, cell, [](go::Cell /*stone*/) {});
            }
            color = opponent(color);
            ++moves;
        }
    }
    return {moves, moves, 0, moves};
}

Work legalMaps(const Corpus& corpus, Superko superko)
{
    Work work;
    playAll(corpus, superko, [&](const Game& game) {
        ++work.items;
        work.checksum += static_cast<std::uint64_t>(game.legalSet(game.toPlay()).count());
    });
    work.steps = work.items;
    return work;
}

/// Legal points after every move, asked one by one.
std::uint64_t legalPointsOneByOne(const Corpus& corpus, Superko superko)
{
    std::uint64_t sum = 0;
    playAll(corpus, superko, [&](const Game& game) {
        for (int i = 0; i < corpus.size.points(); ++i)
            sum += game.check(go::pointAt(i, corpus.size)) ? 0U : 1U;
    });
    return sum;
}

/// What seven independent programs counted on the real games; of others, what one by one gives.
std::uint64_t legalPointsOf(const Corpus& corpus, Superko superko)
{
    if (!corpus.real)
        return legalPointsOneByOne(corpus, superko);
    if (corpus.size.columns == 19)
        return 10'754'543;
    return superko == Superko::KoOnly ? 1'280'146 : 1'280'132;
}

std::vector<Game> gamesAtTheEnd(const Corpus& corpus)
{
    std::vector<Game> games;
    for (const Moves& moves : corpus.games) {
        Game& game = games.emplace_back(corpus.size, bench::rulesWith(Superko::Positional));
        for (const std::optional<Point>& move : moves) {
            if (move)
                game.play(*move);
            else
                game.pass();
        }
    }
    return games;
}

/// Black's points by a walk from stone to stone through empty points.
std::uint64_t blackAreaByWalking(const go::Board& board)
{
    const int points = board.size().points();
    std::uint64_t area = 0;
    for (int i = 0; i < points; ++i) {
        std::vector<Point> reached{go::pointAt(i, board.size())};
        std::vector<bool> seen(static_cast<std::size_t>(points));
        go::PerSide<bool> touches;
        for (std::size_t k = 0; k < reached.size(); ++k) {
            if (const auto color = board.at(reached[k])) {
                touches[*color] = true;
                continue;
            }
            for (const Point next : go::neighbours(reached[k], board.size())) {
                const auto index = static_cast<std::size_t>(go::indexOf(next, board.size()));
                if (!seen[index])
                    reached.push_back(next);
                seen[index] = true;
            }
        }
        area += touches.black && !touches.white ? 1U : 0U;
    }
    return area;
}

std::uint64_t blackAreasByWalking(const std::vector<Game>& games)
{
    std::uint64_t sum = 0;
    for (const Game& game : games)
        sum += blackAreaByWalking(game.board());
    return sum;
}

Work areas(const std::vector<Game>& games)
{
    Work work{games.size()};
    for (const Game& game : games)
        work.checksum
            += static_cast<std::uint64_t>(go::areaOf(game.board(), go::PointSet(game.size())).black.count());
    return work;
}

Work counts(const std::vector<Game>& games)
{
    Work work{games.size()};
    for (const Game& game : games) {
        const go::Count count = go::scoreOf(game, {}, game.rules(), 0, {}).count;
        work.checksum += static_cast<std::uint64_t>(count.sides.black.stones + count.sides.black.territory);
    }
    return work;
}

constexpr int longGame = 300;

/// The first 300 moves of the longest game.
const Game& longestGame()
{
    static const Game game = [] {
        const Corpus& corpus = bench::corpusOf(19);
        const auto longest
            = std::ranges::max_element(corpus.games, {}, [](const Moves& moves) { return moves.size(); });
        Game played(corpus.size, bench::rulesWith(Superko::Positional));
        for (std::size_t i = 0; i < std::min<std::size_t>(longGame, longest->size()); ++i) {
            if ((*longest)[i])
                played.play(*(*longest)[i]);
            else
                played.pass();
        }
        return played;
    }();
    return game;
}

std::uint64_t legalPointsAt(int ply)
{
    const Game past = longestGame().atPly(ply);
    return static_cast<std::uint64_t>(past.legalSet(past.toPlay()).count());
}

Work jumps()
{
    Work work;
    for (int ply = 0; ply <= static_cast<int>(longestGame().plies().size()); ++ply) {
        ++work.items;
        work.checksum += legalPointsAt(ply);
    }
    return work;
}

/// The jump that takes longest; of each jump the best of nine counts, because a process may be interrupted.
Work slowestJump()
{
    using Clock = std::chrono::steady_clock;
    Work work;
    for (int ply = 0; ply <= static_cast<int>(longestGame().plies().size()); ++ply) {
        double best = std::numeric_limits<double>::max();
        std::uint64_t legal = 0;
        for (int i = 0; i < 9; ++i) {
            const Clock::time_point begin = Clock::now();
            legal = legalPointsAt(ply);
            best = std::min(best, std::chrono::duration<double, std::micro>(Clock::now() - begin).count());
        }
        work.checksum += legal;
        work.value = std::max(work.value, best);
    }
    work.items = 1;
    return work;
}

/// The same sum by playing forward.
std::uint64_t legalPointsForward()
{
    const Game& whole = longestGame();
    Game game(whole.size(), whole.rules());
    auto sum = static_cast<std::uint64_t>(game.legalSet(Color::Black).count());
    for (const go::Ply& ply : whole.plies()) {
        if (ply.kind == go::PlyKind::Stone)
            game.play(ply.point);
        else
            game.pass();
        sum += static_cast<std::uint64_t>(game.legalSet(game.toPlay()).count());
    }
    return sum;
}

Work memoryOfBoard() { return {1, longGame, sizeof(go::Board)}; }

/// A game of 300 moves with all that it holds on the heap.
Work memoryOfGame()
{
    const auto used = [] {
        const struct mallinfo2 info = mallinfo2();
        return info.uordblks + info.hblkhd;
    };
    const Game& original = longestGame();
    const std::size_t before = used();
    const Game copy = original;
    const std::size_t after = used();
    return {1, copy.plies().size(), static_cast<double>(after - before + sizeof(Game))};
}

template <class Table>
void addPlayouts(const std::string& name, const Table& table, Superko superko, int games)
{
    const auto all = static_cast<std::uint64_t>(games);
    bench::add({name + "_" + std::to_string(table.chains().size().columns), "playouts/s", Measure::Rate,
        [all, games, table = Table(table)]() mutable {
            const bench::Playouts played = bench::playOuts(table, games);
            return Work{all, played.checksum, 0, played.moves};
        },
        [superko, games, size = table.chains().size()] {
            bench::MapTable other(size, superko);
            return bench::playOuts(other, games).checksum;
        }});
}

void addPlayouts(int lines, int games)
{
    const BoardSize size = BoardSize::square(lines);
    addPlayouts("playout_ko", bench::QuickTable(size), Superko::KoOnly, games);
    addPlayouts("playout_psk", bench::GameTable(size, Superko::Positional), Superko::Positional, games);
}

void addReplays(const Corpus& corpus, Superko superko)
{
    const std::string lines = std::to_string(corpus.size.columns);
    const std::string rule = superko == Superko::KoOnly ? "ko_" : "psk_";
    const auto allMoves = [&corpus] { return corpus.moveCount(); };
    const bool withoutHistory = superko == Superko::KoOnly;
    if (withoutHistory)
        bench::add({"replay_ko_" + lines, "moves/s", Measure::Rate, [&corpus] { return quickReplay(corpus); },
            allMoves});
    bench::add({(withoutHistory ? "replay_game_" : "replay_") + rule + lines, "moves/s", Measure::Rate,
        [&corpus, superko] { return replay(corpus, superko); }, allMoves});
    bench::add({"map_" + rule + lines, "maps/s", Measure::Rate,
        [&corpus, superko] { return legalMaps(corpus, superko); },
        [&corpus, superko] { return legalPointsOf(corpus, superko); }});
}

void addCounting()
{
    static const std::vector<Game> games = gamesAtTheEnd(bench::corpusOf(19));
    const auto expected = [] { return blackAreasByWalking(games); };
    bench::add({"area_19", "positions/s", Measure::Rate, [] { return areas(games); }, expected});
    bench::add({"count_19", "positions/s", Measure::Rate, [] { return counts(games); }, expected});
}

void addJumps()
{
    bench::add({"jump_300", "us", Measure::Microseconds, jumps, legalPointsForward});
    bench::add({"jump_300_worst", "us", Measure::Own, slowestJump, legalPointsForward});
}

void addMemory()
{
    const auto expected = [] { return std::uint64_t{longestGame().plies().size()}; };
    bench::add(
        {"memory_board", "bytes", Measure::Own, memoryOfBoard, [] { return std::uint64_t{longGame}; }});
    bench::add({"memory_game_300", "bytes", Measure::Own, memoryOfGame, expected});
}

} // namespace

int main(int argc, char** argv)
{
    // For other programs to play: --records=FOLDER
    if (argc == 2 && std::string_view(argv[1]).starts_with("--records=")) {
        bench::writeCorpora(std::string(argv[1]).substr(10));
        return 0;
    }
    for (const Superko superko : {Superko::KoOnly, Superko::Positional}) {
        addReplays(bench::corpusOf(19), superko);
        addReplays(bench::corpusOf(9), superko);
    }
    addPlayouts(19, 100);
    addPlayouts(9, 500);
    addCounting();
    addJumps();
    addMemory();
    return bench::run(argc, argv, bench::describeCorpora());
}
