// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/cli/jsontext.h"
#include "app/cli/words.h"
#include "core/base/overloaded.h"
#include "core/go/outcome.h"
#include "core/sgf/gamerecord.h"
#include "core/sgf/properties.h"

#include <QCommandLineParser>
#include <QIODevice>

#include <algorithm>
#include <string>
#include <vector>

namespace cli {

using namespace Qt::StringLiterals;

namespace {

// "declared", "detected" or "forced"; a byte order mark is a detection.
std::string_view foundName(records::EncodingFound found)
{
    switch (found) {
    case records::EncodingFound::Declared:
        return "declared";
    case records::EncodingFound::ByMark:
    case records::EncodingFound::Detected:
        return "detected";
    case records::EncodingFound::Forced:
        return "forced";
    }
    return {};
}

std::string_view systemName(const timing::TimeControl& control)
{
    return std::visit(Overloaded{
                          [](const timing::Retained&) { return "retained"; },
                          [](const timing::Japanese&) { return "japanese"; },
                          [](const timing::Canadian&) { return "canadian"; },
                          [](const timing::Fischer&) { return "fischer"; },
                          [](const timing::Absolute&) { return "absolute"; },
                          [](const timing::Untimed&) { return "untimed"; },
                          [](const timing::SharedHalved&) { return "shared-halved"; },
                          [](const timing::SharedPerMove&) { return "shared-per-move"; },
                      },
        control);
}

std::string playerJson(const sgf::RecordPlayer& player)
{
    return JsonObject().text("name", player.name).text("rank", player.rank).take();
}

std::string timeJson(const sgf::GameRecord& record)
{
    if (!record.time) {
        return "null";
    }
    return JsonObject()
        .text("system", systemName(*record.time))
        .json("main_seconds", sgf::realText(timing::sgfMainTime(*record.time).count()))
        .text("overtime", timing::overtimeText(*record.time))
        .take();
}

std::string resultJson(const sgf::GameRecord& record)
{
    const go::Outcome& result = record.result;
    const bool margin = result.kind == go::OutcomeKind::Count && result.margin > 0;
    return JsonObject()
        .text("kind", jsonName(result.kind))
        .json("winner", result.winner ? jsonString(jsonName(*result.winner)) : "null")
        .number("margin_quarter_zi", margin ? std::optional(result.margin) : std::nullopt)
        .text("sgf_re", go::sgfResult(result))
        .text("wording", go::chineseResult(result))
        .text("file_re", record.info.result)
        .take();
}

// What was corrected, guessed or passed over in this game.
std::vector<std::string> notesOf(const Input& input, std::size_t game, const sgf::GameRecord& record)
{
    std::vector<std::string> notes;
    if (input.format != sgf::RecordFormat::Sgf) {
        notes.push_back("read as " + std::string(sgf::nameOf(input.format)));
    }
    for (const records::DecodeNote& note : input.decoded.notes) {
        notes.push_back(records::textOf(note).toStdString());
    }
    const sgf::Collection& games = input.games;
    // A fault belongs to the game that begins before it.
    const auto beginOf = [&games](std::size_t which) {
        const auto properties = games.propertiesOf(games.games[which]);
        return properties.empty() ? std::size_t{0}
                                  : std::size_t{games.values[properties.front().firstValue].begin};
    };
    const std::size_t begin = game == 0 ? 0 : beginOf(game);
    const std::size_t end = game + 1 < games.games.size() ? beginOf(game + 1) : games.source.size() + 1;
    for (const sgf::Fault& fault : games.faults) {
        if (fault.offset < begin || fault.offset >= end) {
            continue;
        }
        notes.push_back("line " + std::to_string(fault.place.line) + ", column "
            + std::to_string(fault.place.column) + ": " + std::string(sgf::describe(fault.kind)));
    }
    for (const sgf::Note& note : record.notes) {
        notes.push_back(sgf::textOf(note));
    }
    if (record.notesLeftOut > 0) {
        notes.push_back("and " + std::to_string(record.notesLeftOut) + " more");
    }
    return notes;
}

std::string answerJson(const Input& input, std::size_t game, const sgf::GameRecord& record)
{
    std::vector<std::string> notes;
    for (const std::string& note : notesOf(input, game, record)) {
        notes.push_back(jsonString(note));
    }
    const sgf::GameInfo& info = record.info;
    const std::string players = JsonObject()
                                    .json("black", playerJson(info.players.black))
                                    .json("white", playerJson(info.players.white))
                                    .take();
    return JsonObject()
        .number("game", static_cast<int>(game) + 1)
        .json("size", jsonSize(record.size))
        .json("players", players)
        .text("date", info.date)
        .text("event", info.event)
        .text("round", info.round)
        .text("place", info.place)
        .text("rules", record.ruleSet == sgf::RuleSet::Unknown ? "unknown" : jsonName(record.ruleSet))
        .text("file_ru", info.rules)
        .json("komi_points", record.komi ? jsonHalves(*record.komi) : "null")
        .number("komi_quarter_zi", record.komi)
        .number("handicap", record.handicap)
        .json("time", timeJson(record))
        .json("result", resultJson(record))
        .text("application", info.application)
        .text("encoding", input.decoded.encoding.toStdString())
        .text("encoding_found", foundName(input.decoded.found))
        .number("nodes", static_cast<int>(record.nodeCount))
        .number("moves", static_cast<int>(record.moves.size()))
        .json("notes", jsonArray(notes))
        .take();
}

std::string line(std::string_view label, const std::string& value)
{
    return value.empty() ? std::string() : "  " + std::string(label) + ": " + value + '\n';
}

std::string playerText(const sgf::RecordPlayer& player)
{
    return player.rank.empty() ? player.name : player.name + " (" + player.rank + ')';
}

std::string timeText(const sgf::GameRecord& record)
{
    if (!record.time) {
        return record.info.overtime;
    }
    const std::string overtime = timing::overtimeText(*record.time);
    const std::string main = sgf::realText(timing::sgfMainTime(*record.time).count()) + " s";
    return overtime.empty() ? main : main + " + " + overtime;
}

std::string answerText(const Input& input, std::size_t game, const sgf::GameRecord& record)
{
    const sgf::GameInfo& info = record.info;
    std::string text = "Game " + std::to_string(game + 1) + ": " + sizeText(record.size) + ", "
        + plural(static_cast<int>(record.moves.size()), "move") + ", "
        + plural(static_cast<int>(record.nodeCount), "node") + '\n';
    text += line("Black", playerText(info.players.black)) + line("White", playerText(info.players.white));
    text += line("event", info.event) + line("round", info.round) + line("date", info.date)
        + line("place", info.place);
    text += line("rules", std::string(name(record.ruleSet)));
    if (record.komi) {
        text += line("komi", jsonHalves(*record.komi) + " points = " + go::zi(std::max(0, *record.komi)));
    }
    if (record.handicap > 0) {
        text += line("handicap", std::to_string(record.handicap));
    }
    text += line("time", timeText(record));
    if (record.result != go::Outcome{}) {
        text += line("result", go::chineseResult(record.result) + " (" + go::sgfResult(record.result) + ')');
    }
    text += line("encoding",
        input.decoded.encoding.toStdString() + ", " + std::string(foundName(input.decoded.found)));
    for (const std::string& note : notesOf(input, game, record)) {
        text += line("note", note);
    }
    text.pop_back();
    return text;
}

int run(const QStringList& arguments, Streams streams)
{
    QCommandLineParser parser;
    parser.addPositionalArgument(u"FILE"_s, u"A record or a collection; - for standard input."_s);
    parser.addOption({u"encoding"_s, u"Read the file in this encoding, whatever it says."_s, u"NAME"_s});
    parser.addOption({u"json"_s, u"Answer in JSON, one object a line."_s});
    if (const auto status = parseArguments(parser, infoCommand, arguments, 1, streams)) {
        return *status;
    }
    const auto input
        = readInput(parser.positionalArguments().constFirst(), parser.value(u"encoding"_s), streams);
    if (!input) {
        return input.error();
    }
    for (std::size_t game = 0; game < input->games.games.size(); ++game) {
        const sgf::GameRecord record = sgf::gameRecordOf(input->games, game);
        writeLine(streams.out,
            parser.isSet(u"json"_s) ? answerJson(*input, game, record) : answerText(*input, game, record));
    }
    return Good;
}

} // namespace

const Command infoCommand{"info", "Show what a record says about its games.", run};

} // namespace cli
