// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/cli/jsontext.h"
#include "app/cli/words.h"
#include "core/sgf/gamerecord.h"
#include "core/sgf/replay.h"

#include <QCommandLineParser>
#include <QIODevice>

#include <optional>
#include <string>
#include <vector>

namespace cli {

using namespace Qt::StringLiterals;

namespace {

struct ReplayOptions {
    go::Rules rules;
    sgf::ReplayMode mode = sgf::ReplayMode::Record;
    bool json = false;
};

std::optional<go::Superko> superkoNamed(const QString& name)
{
    if (name == "positional"_L1) {
        return go::Superko::Positional;
    }
    if (name == "situational"_L1) {
        return go::Superko::Situational;
    }
    if (name == "ko-only"_L1) {
        return go::Superko::KoOnly;
    }
    return std::nullopt;
}

// The value as it stands in the record: a point off the board has no other name.
std::string writtenPoint(const sgf::Collection& games, const sgf::IllegalMove& move)
{
    if (move.point) {
        return go::sgfName(*move.point);
    }
    constexpr std::size_t longest = 8;
    const std::string_view rest = std::string_view(games.source).substr(move.offset);
    const std::size_t end = rest.find(']');
    std::string text(rest.substr(0, std::min(end, longest)));
    while (!text.empty() && static_cast<unsigned char>(text.back()) >= 0x80) {
        text.pop_back();
    }
    return text;
}

std::string illegalJson(const sgf::Collection& games, const std::vector<sgf::IllegalMove>& illegal)
{
    std::vector<std::string> list;
    for (const sgf::IllegalMove& move : illegal) {
        const std::string_view clause = clauseOf(move.reason);
        list.push_back(JsonObject()
                           .number("move", move.move)
                           .text("color", jsonName(move.color))
                           .text("point", writtenPoint(games, move))
                           .text("reason", jsonName(move.reason))
                           .json("clause", clause.empty() ? "null" : jsonString(clause))
                           .take());
    }
    return jsonArray(list);
}

std::string answerJson(
    const sgf::Collection& games, int number, const sgf::GameRecord& record, const sgf::Replay& replay)
{
    std::vector<std::string> rows;
    for (const std::string& row : replay.game.board().rows()) {
        rows.push_back(jsonString(row));
    }
    std::vector<std::string> repetitions;
    for (const sgf::Repetition& each : replay.repetitions) {
        repetitions.push_back(JsonObject().number("move", each.move).number("of", each.of).take());
    }
    const std::string captured = JsonObject()
                                     .number("black", replay.game.captured(go::Color::Black))
                                     .number("white", replay.game.captured(go::Color::White))
                                     .take();
    return JsonObject()
        .number("game", number)
        .json("size", jsonSize(record.size))
        .number("moves", replay.moves)
        .number("passes", replay.passes)
        .json("illegal", illegalJson(games, replay.illegal))
        .json("captured", captured)
        .json("position", jsonArray(rows))
        .text("to_play", jsonName(replay.game.toPlay()))
        .json("repetition", jsonArray(repetitions))
        .take();
}

std::string moveText(
    const sgf::Collection& games, const sgf::GameRecord& record, const sgf::IllegalMove& move)
{
    const std::string point
        = move.point ? go::boardName(*move.point, record.size) : '[' + writtenPoint(games, move) + ']';
    return "move " + std::to_string(move.move) + " (" + std::string(name(move.color)) + ' ' + point + ")";
}

std::string answerText(
    const sgf::Collection& games, int number, const sgf::GameRecord& record, const sgf::Replay& replay)
{
    std::string text = "Game " + std::to_string(number) + ": " + sizeText(record.size) + ", "
        + plural(replay.moves, "move") + ", " + plural(replay.passes, "pass") + '\n';
    for (const sgf::IllegalMove& move : replay.illegal) {
        const std::string_view clause = clauseOf(move.reason);
        text += "  " + moveText(games, record, move) + ": " + std::string(explain(move.reason))
            + (clause.empty() ? "" : " (" + std::string(clause) + ')') + '\n';
    }
    for (const sgf::Repetition& each : replay.repetitions) {
        text += "  move " + std::to_string(each.move) + " repeats the position after move "
            + std::to_string(each.of) + '\n';
    }
    text += "  taken off: " + std::to_string(replay.game.captured(go::Color::Black)) + " black, "
        + std::to_string(replay.game.captured(go::Color::White)) + " white\n";
    for (const std::string& row : replay.game.board().rows()) {
        text += "  ";
        for (const char c : row) {
            text += ' ';
            text += c;
        }
        text += '\n';
    }
    return text + "  " + std::string(name(replay.game.toPlay())) + " to play";
}

int replayGames(const Input& input, const ReplayOptions& options, Streams streams)
{
    Reporter reporter(input, streams);
    reporter.inputFaults();
    int status = isDamaged(input) ? Wrong : Good;
    for (std::size_t game = 0; game < input.games.games.size(); ++game) {
        const sgf::GameRecord record = sgf::gameRecordOf(input.games, game);
        const sgf::Replay replay = sgf::replayOf(record, options.rules, options.mode);
        const int number = static_cast<int>(game) + 1;
        writeLine(streams.out,
            options.json ? answerJson(input.games, number, record, replay)
                         : answerText(input.games, number, record, replay));
        for (const sgf::IllegalMove& move : replay.illegal) {
            reporter.at(
                move.offset, moveText(input.games, record, move) + ": " + std::string(explain(move.reason)));
            status = Wrong;
        }
        for (const sgf::Note& note : record.notes) {
            if (note.kind != sgf::NoteKind::NotGo) {
                continue;
            }
            reporter.at(note.offset, sgf::textOf(note));
            status = Wrong;
        }
    }
    return status;
}

int run(const QStringList& arguments, Streams streams)
{
    QCommandLineParser parser;
    parser.addPositionalArgument(u"FILE"_s, u"A record or a collection; - for standard input."_s);
    parser.addOption({u"superko"_s,
        u"Which repetitions are forbidden: positional (the default), situational or ko-only."_s, u"KIND"_s,
        u"positional"_s});
    parser.addOption({u"strict"_s,
        u"As in an exam: a forbidden point and a ko retake are void and count as a pass; other illegal "
        "moves are refused. Without it they are executed as the record has them."_s});
    parser.addOption({u"json"_s, u"Answer in JSON, one object a line."_s});
    if (const auto status = parseArguments(parser, replayCommand, arguments, 1, streams)) {
        return *status;
    }
    ReplayOptions options;
    const auto superko = superkoNamed(parser.value(u"superko"_s));
    if (!superko) {
        return usageError(
            replayCommand, u"unknown kind of superko '%1'"_s.arg(parser.value(u"superko"_s)), streams);
    }
    options.rules.superko = *superko;
    options.mode = parser.isSet(u"strict"_s) ? sgf::ReplayMode::Strict : sgf::ReplayMode::Record;
    options.json = parser.isSet(u"json"_s);
    const auto input = readInput(parser.positionalArguments().constFirst(), {}, streams);
    return input ? replayGames(*input, options, streams) : input.error();
}

} // namespace

const Command replayCommand{"replay", "Play games under the rules and say what is wrong with them.", run};

} // namespace cli
