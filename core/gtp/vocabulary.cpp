// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gtp/vocabulary.h"

#include "core/base/overloaded.h"

#include <algorithm>
#include <cctype>

namespace gtp {

namespace {

std::vector<std::string_view> wordsOf(std::string_view text)
{
    constexpr std::string_view blanks = " \n";
    std::vector<std::string_view> words;
    while (true) {
        const std::size_t begin = text.find_first_not_of(blanks);
        if (begin == std::string_view::npos) {
            return words;
        }
        text.remove_prefix(begin);
        const std::size_t end = std::min(text.find_first_of(blanks), text.size());
        words.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
}

std::string lower(std::string_view text)
{
    std::string made(text);
    std::ranges::transform(
        made, made.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return made;
}

std::string nameOf(go::Color side) { return side == go::Color::Black ? "black" : "white"; }

std::string numbers(std::string text, std::initializer_list<int> values)
{
    for (const int value : values) {
        text += ' ' + std::to_string(value);
    }
    return text;
}

/// "7.5", "-0.25": quarter-zi in points, as engines count.
std::string pointsOf(go::QuarterZi komi)
{
    const int half = komi < 0 ? -komi : komi;
    return (komi < 0 ? "-" : "") + std::to_string(half / 2) + (half % 2 == 0 ? ".0" : ".5");
}

std::string withPoints(std::string text, const std::vector<go::Point>& points, go::BoardSize size)
{
    for (const go::Point point : points) {
        text += ' ' + go::boardName(point, size);
    }
    return text;
}

} // namespace

std::string textOf(const Command& command, go::BoardSize size)
{
    return std::visit(
        Overloaded{
            [](const ProtocolVersion&) { return std::string("protocol_version"); },
            [](const Name&) { return std::string("name"); },
            [](const Version&) { return std::string("version"); },
            [](const ListCommands&) { return std::string("list_commands"); },
            [](const SetBoardSize& c) { return numbers("boardsize", {c.lines}); },
            [](const ClearBoard&) { return std::string("clear_board"); },
            [](const SetKomi& c) { return "komi " + pointsOf(c.komi); },
            [&](const SetFreeHandicap& c) { return withPoints("set_free_handicap", c.points, size); },
            [](const FixedHandicap& c) { return numbers("fixed_handicap", {c.stones}); },
            [&](const PlayMove& c) {
                return "play " + nameOf(c.side) + ' ' + (c.point ? go::boardName(*c.point, size) : "pass");
            },
            [](const GenMove& c) { return "genmove " + nameOf(c.side); },
            [](const Undo&) { return std::string("undo"); },
            [](const TimeSettings& c) {
                return numbers("time_settings", {c.main, c.block, c.stones});
            },
            [](const KgsByoyomi& c) {
                return numbers("kgs-time_settings byoyomi", {c.main, c.period, c.periods});
            },
            [](const TimeLeft& c) {
                return numbers("time_left " + nameOf(c.side), {c.seconds, c.stones});
            },
            [](const SetLevel& c) { return numbers("level", {c.level}); },
            [](const ListDead&) { return std::string("final_status_list dead"); },
            [](const Quit&) { return std::string("quit"); },
        },
        command);
}

Vocabulary vocabularyFrom(std::string_view reply)
{
    Vocabulary made;
    for (const std::string_view word : wordsOf(reply)) {
        made.emplace(word);
    }
    return made;
}

bool knows(const Vocabulary& vocabulary, const Command& command)
{
    const std::string text = textOf(command, {});
    return vocabulary.contains(text.substr(0, text.find(' ')));
}

std::optional<Choice> choiceFrom(std::string_view reply, go::BoardSize size)
{
    const auto words = wordsOf(reply);
    if (words.size() != 1) {
        return std::nullopt;
    }
    const std::string word = lower(words.front());
    if (word == "pass") {
        return PassMove{};
    }
    if (word == "resign") {
        return Resigns{};
    }
    const auto point = go::pointFromBoardName(word, size);
    return point ? std::optional<Choice>(Stone{*point}) : std::nullopt;
}

std::optional<std::vector<go::Point>> pointsFrom(std::string_view reply, go::BoardSize size)
{
    std::vector<go::Point> points;
    for (const std::string_view word : wordsOf(reply)) {
        const auto point = go::pointFromBoardName(word, size);
        if (!point) {
            return std::nullopt;
        }
        points.push_back(*point);
    }
    return points;
}

bool isProtocol2(std::string_view reply) { return reply == "2"; }

Position positionOf(const go::Game& game)
{
    Position position;
    position.size = game.size();
    position.komi = game.rules().komi;
    const go::Board first = game.atPly(0).board();
    for (int index = 0; index < position.size.points(); ++index) {
        const go::Point point = go::pointAt(index, position.size);
        if (const auto color = first.at(point)) {
            (*color == go::Color::Black ? position.black : position.white).push_back(point);
        }
    }
    for (const go::Ply& ply : game.plies()) {
        const bool laid = ply.kind == go::PlyKind::Stone;
        position.moves.push_back({ply.color, laid ? std::optional(ply.point) : std::nullopt});
    }
    return position;
}

std::vector<Command> changesTo(
    const Position& wanted, const std::optional<Position>& has, const Vocabulary& vocabulary)
{
    std::vector<Command> commands;
    const bool same = has && has->size == wanted.size && has->komi == wanted.komi
        && has->black == wanted.black && has->white == wanted.white
        && has->moves.size() <= wanted.moves.size()
        && std::equal(has->moves.begin(), has->moves.end(), wanted.moves.begin());
    if (!same) {
        commands.emplace_back(SetBoardSize{wanted.size.columns});
        commands.emplace_back(ClearBoard{});
        commands.emplace_back(SetKomi{wanted.komi});
        // Told as a handicap where it can be: engines that count like us then know what Black gives back.
        const SetFreeHandicap handicap{wanted.black};
        const bool asHandicap
            = wanted.black.size() >= 2 && wanted.white.empty() && knows(vocabulary, handicap);
        if (asHandicap) {
            commands.emplace_back(handicap);
        } else {
            for (const go::Point point : wanted.black) {
                commands.emplace_back(PlayMove{go::Color::Black, point});
            }
        }
        for (const go::Point point : wanted.white) {
            commands.emplace_back(PlayMove{go::Color::White, point});
        }
    }
    const std::size_t known = same ? has->moves.size() : 0;
    for (std::size_t i = known; i < wanted.moves.size(); ++i) {
        commands.emplace_back(wanted.moves[i]);
    }
    return commands;
}

} // namespace gtp
