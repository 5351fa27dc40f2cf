// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// An engine for tests. Its only argument says what is wrong with it; without one it plays the first empty
// point of the board, row by row, and passes when it was told so. What it is told goes to the file that the
// environment names in KAODUAN_FAKE_LOG.
#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <set>
#include <sstream>
#include <string>
#include <thread>
#include <unistd.h>
#include <vector>

namespace {

/// The little it knows of a game.
struct Board {
    int lines = 19;
    std::set<std::string> taken;
    int genmoves = 0;
    int passes = 0; ///< in a row, by the other side
};

std::string firstFree(const Board& board)
{
    constexpr std::string_view letters = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
    for (int row = board.lines; row >= 1; --row) {
        for (int column = 0; column < board.lines; ++column) {
            const std::string name = letters[static_cast<std::size_t>(column)] + std::to_string(row);
            if (!board.taken.contains(name)) {
                return name;
            }
        }
    }
    return "pass";
}

void answer(const std::string& id, const std::string& text, const char* sign = "=")
{
    std::cout << sign << id << ' ' << text << "\n\n" << std::flush;
}

[[noreturn]] void hang()
{
    while (true) {
        std::this_thread::sleep_for(std::chrono::hours(1));
    }
}

/// What goes wrong instead of an answer; false: nothing.
bool misbehaves(const std::string& mode, const std::string& id, const std::string& verb, Board& board)
{
    const bool move = verb == "genmove";
    if (mode == "silent" || (mode == "hang" && move)) {
        hang();
    }
    if (mode == "exit" && move) {
        std::cerr << "out of memory\n" << std::flush;
        std::exit(3);
    }
    if (mode == "crash" && move) {
        std::signal(SIGABRT, SIG_DFL);
        std::abort();
    }
    if (mode == "nonsense" && move) {
        answer(id, "I think tengen is nice");
        return true;
    }
    if (mode == "result" && move) {
        answer(id, "B+3.5");
        return true;
    }
    if (mode == "illegal" && move) {
        answer(id, board.taken.empty() ? "Q16" : *board.taken.begin());
        return true;
    }
    if (mode == "offboard" && move) {
        answer(id, "Z25");
        return true;
    }
    if (mode == "resign" && move) {
        answer(id, "resign");
        return true;
    }
    if (mode == "pass" && move) {
        answer(id, "PASS");
        return true;
    }
    if (mode == "wrong-ids") {
        answer("4711", "2");
        return true;
    }
    if (mode == "refuse" && verb == "boardsize") {
        answer(id, "unacceptable size", "?");
        return true;
    }
    if (mode == "old" && verb == "protocol_version") {
        answer(id, "1");
        return true;
    }
    if (mode == "garbage" || (mode == "garbage-move" && move)) {
        const std::string line(998, '#');
        while (std::cout << line << '\n') { }
        std::exit(0);
    }
    if (mode == "huge" && move) {
        std::cout << '=' << id << ' ';
        const std::string line(998, 'D');
        while (std::cout << line << '\n') { }
        std::exit(0);
    }
    if (mode == "chatter" && move) { // floods its error output, and thinks
        const std::string line(998, '#');
        while (std::cerr << line << '\n') { }
        std::exit(0);
    }
    return false;
}

std::string replyTo(const std::string& verb, std::istringstream& rest, Board& board)
{
    if (verb == "protocol_version") {
        return "2";
    }
    if (verb == "name") {
        return "Fake";
    }
    if (verb == "version") {
        return "1.0";
    }
    if (verb == "list_commands") {
        return "protocol_version\nname\nversion\nlist_commands\nboardsize\nclear_board\nkomi\nplay\ngenmove\n"
               "undo\ntime_settings\nkgs-time_settings\ntime_left\nlevel\nset_free_handicap\nquit";
    }
    if (verb == "boardsize") {
        rest >> board.lines;
    } else if (verb == "clear_board") {
        board.taken.clear();
        board.passes = 0;
    } else if (verb == "play") {
        std::string color;
        std::string where;
        rest >> color >> where;
        board.passes = where == "pass" ? board.passes + 1 : 0;
        if (where != "pass") {
            board.taken.insert(where);
        }
    } else if (verb == "set_free_handicap") {
        for (std::string where; rest >> where;) {
            board.taken.insert(where);
        }
    } else if (verb == "genmove") {
        ++board.genmoves;
        const std::string move = board.passes > 0 ? "pass" : firstFree(board);
        board.taken.insert(move);
        return move;
    }
    return {};
}

} // namespace

int main(int argc, char** argv)
{
    const std::string mode = argc > 1 ? argv[1] : "";
    std::ofstream log;
    if (const char* name = std::getenv("KAODUAN_FAKE_LOG")) {
        log.open(name, std::ios::app);
    }
    if (mode == "mute-exit") {
        std::cerr << "cannot open display\n" << std::flush;
        return 1;
    }
    if (mode == "banner") {
        std::cout << "Welcome to Fake\nloading\n" << std::flush;
    }
    Board board;
    for (std::string line; std::getline(std::cin, line);) {
        std::istringstream words(line);
        std::string id;
        std::string verb;
        words >> id >> verb;
        log << line.substr(std::min(line.size(), id.size() + 1)) << '\n' << std::flush;
        if (verb == "quit") {
            answer(id, "");
            return 0;
        }
        if (mode == "slow" || (mode == "slow-start" && verb == "name")) {
            std::this_thread::sleep_for(std::chrono::milliseconds(300));
        }
        if (mode == "leave" && verb == "genmove") { // it answers, and is gone before the next question
            answer(id, replyTo(verb, words, board));
            return 0;
        }
        if (!misbehaves(mode, id, verb, board)) {
            answer(id, replyTo(verb, words, board));
        }
    }
    return 0;
}
