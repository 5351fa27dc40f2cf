// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/corpus.h"

#include "core/go/game.h"
#include "core/sgf/replay.h"
#include "tests/bench/playout.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace bench {

namespace {

std::vector<Moves> readGames(const std::string& path, go::BoardSize size)
{
    std::vector<Moves> games;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line);
        int lines = 0;
        std::size_t count = 0;
        if (!(words >> lines >> count) || lines != size.columns)
            continue;
        Moves& moves = games.emplace_back();
        for (int index = 0; words >> index;)
            moves.push_back(index < 0 ? std::nullopt : std::optional(go::pointAt(index, size)));
    }
    return games;
}

Moves randomGame(go::BoardSize size, std::size_t length, Random& random)
{
    go::Game game(size, rulesWith(go::Superko::Positional));
    Moves moves;
    while (moves.size() < length) {
        const std::vector<go::Point> legal = game.legalPoints(game.toPlay());
        if (legal.empty()) {
            moves.emplace_back();
            game.pass();
            continue;
        }
        moves.emplace_back(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
        game.play(*moves.back());
    }
    return moves;
}

Corpus makeCorpus(int lines)
{
    Corpus corpus{go::BoardSize::square(lines), {}, true};
    corpus.games = readGames(testData(lines == 19 ? "replay/rep19-200.txt" : "replay/rep9.txt"), corpus.size);
    corpus.real = !corpus.games.empty();
    Random random(static_cast<std::uint64_t>(lines));
    for (int i = 0; !corpus.real && i < 200; ++i)
        corpus.games.push_back(randomGame(corpus.size, lines == 19 ? 300 : 60, random));
    return corpus;
}

constexpr std::size_t mostBoards = 60;

std::vector<go::Board> boardsOfRecords(go::BoardSize size)
{
    std::vector<std::filesystem::path> paths;
    std::error_code absent;
    for (const auto& entry : std::filesystem::directory_iterator(testData("games"), absent))
        paths.push_back(entry.path());
    std::ranges::sort(paths);
    std::vector<go::Board> boards;
    for (const std::filesystem::path& path : paths) {
        std::ostringstream text;
        text << std::ifstream(path, std::ios::binary).rdbuf();
        const auto read = sgf::parse(text.str());
        if (!read)
            continue;
        const sgf::GameRecord record = sgf::gameRecordOf(*read, 0);
        if (record.size == size)
            boards.push_back(
                sgf::replayOf(record, sgf::rulesOf(record), sgf::ReplayMode::Record).game.board());
    }
    return boards;
}

std::vector<go::Board> boardsOfPlayouts(go::BoardSize size)
{
    std::vector<go::Board> boards;
    Random random(1);
    for (std::size_t i = 0; i < mostBoards; ++i) {
        GameTable table(size, go::Superko::Positional);
        Empties empties(size);
        playOut(table, empties, random);
        boards.push_back(table.game().board());
    }
    return boards;
}

std::vector<go::Board> makeFinishedBoards(int lines)
{
    const go::BoardSize size = go::BoardSize::square(lines);
    std::vector<go::Board> all = boardsOfRecords(size);
    if (all.empty())
        return boardsOfPlayouts(size);
    // From everywhere in the list, which is in the order of the sources.
    const std::size_t step = (all.size() + mostBoards - 1) / mostBoards;
    std::vector<go::Board> boards;
    for (std::size_t i = 0; i < all.size(); i += step)
        boards.push_back(all[i]);
    return boards;
}

void writeGames(std::ofstream file, const Corpus& corpus)
{
    for (const Moves& moves : corpus.games) {
        file << int{corpus.size.columns} << ' ' << moves.size();
        for (const std::optional<go::Point>& move : moves)
            file << ' ' << (move ? go::indexOf(*move, corpus.size) : -1);
        file << '\n';
    }
}

void writeBoards(std::ofstream file, const std::vector<go::Board>& boards)
{
    for (const go::Board& board : boards) {
        for (const std::string& row : board.rows())
            file << row;
        file << '\n';
    }
}

} // namespace

go::Rules rulesWith(go::Superko superko)
{
    go::Rules rules;
    rules.superko = superko;
    return rules;
}

std::uint64_t Corpus::moveCount() const
{
    std::uint64_t count = 0;
    for (const Moves& moves : games)
        count += moves.size();
    return count;
}

const Corpus& corpusOf(int lines)
{
    static const Corpus nineteen = makeCorpus(19);
    static const Corpus nine = makeCorpus(9);
    return lines == 19 ? nineteen : nine;
}

std::string describeCorpora()
{
    std::ostringstream out;
    for (const int lines : {19, 9}) {
        const Corpus& corpus = corpusOf(lines);
        out << (lines == 19 ? "" : "; ") << lines << "x" << lines << ": " << corpus.games.size()
            << (corpus.real ? " real games" : " random games from a seed") << ", " << corpus.moveCount()
            << " moves";
    }
    return out.str();
}

const std::vector<go::Board>& finishedBoards(int lines)
{
    static const std::vector<go::Board> nineteen = makeFinishedBoards(19);
    static const std::vector<go::Board> nine = makeFinishedBoards(9);
    return lines == 19 ? nineteen : nine;
}

void writeCorpora(const std::string& folder)
{
    for (const int lines : {19, 9}) {
        const std::string number = std::to_string(lines);
        writeGames(std::ofstream(folder + "/games" + number + ".txt"), corpusOf(lines));
        writeBoards(std::ofstream(folder + "/boards" + number + ".txt"), finishedBoards(lines));
    }
}

std::string testData(const std::string& name) { return KAODUAN_TESTDATA_DIR "/" + name; }

} // namespace bench
