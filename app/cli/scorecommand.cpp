// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/cli/jsontext.h"
#include "app/cli/words.h"
#include "core/go/outcome.h"
#include "core/go/score.h"
#include "core/go/territory.h"
#include "core/sgf/gamerecord.h"
#include "core/sgf/properties.h"
#include "core/sgf/replay.h"

#include <QCommandLineParser>
#include <QIODevice>

#include <optional>
#include <string>
#include <vector>

namespace cli {

using namespace Qt::StringLiterals;

namespace {

enum class DeadFrom : std::uint8_t { Nobody, Marks, List };

struct ScoreOptions {
    QString rulesName; ///< empty: the record's
    std::optional<go::Rules> rules;
    std::optional<go::QuarterZi> komi;
    DeadFrom deadFrom = DeadFrom::Marks;
    QStringList dead; ///< names of points
    int moves = sgf::wholeGame;
    bool json = false;
};

/// Why a game was not scored, and where.
struct ScoreFault {
    std::string what;
    std::size_t offset = 0;
};

/// A game counted.
struct Counted {
    go::Rules rules;
    std::vector<go::Point> dead;
    go::Score score;
    go::Outcome outcome;
};

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

Result<std::vector<go::Point>, ScoreFault> listedDead(const QStringList& names, const go::Board& board)
{
    std::vector<go::Point> dead;
    for (const QString& text : names) {
        const std::string name = text.toStdString();
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

Result<std::vector<go::Point>, ScoreFault> deadOf(
    const sgf::GameRecord& record, const go::Board& board, const ScoreOptions& options)
{
    switch (options.deadFrom) {
    case DeadFrom::Nobody:
        break;
    case DeadFrom::Marks:
        return record.territory ? sgf::markedDead(*record.territory, board) : std::vector<go::Point>();
    case DeadFrom::List:
        return listedDead(options.dead, board);
    }
    return std::vector<go::Point>();
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

Result<Counted, ScoreFault> count(const sgf::GameRecord& record, const ScoreOptions& options)
{
    if (auto fault = refusal(record, options)) {
        return Unexpected{*std::move(fault)};
    }
    Counted counted;
    counted.rules = rulesFor(record, options);
    const sgf::Replay replay = sgf::replayOf(record, counted.rules, sgf::ReplayMode::Record, options.moves);
    const auto dead = deadOf(record, replay.game.board(), options);
    if (!dead) {
        return Unexpected{dead.error()};
    }
    // Who names one stone of a chain means the chain (A10).
    counted.dead = go::wholeChains(replay.game.board(), *dead);
    counted.score = go::scoreOf(replay.game, counted.dead, counted.rules, record.handicap, {});
    counted.outcome = go::outcomeOf(counted.score, counted.rules);
    return counted;
}

std::string sideJson(const go::Count& count, go::Color color)
{
    const go::SideCount& side = count.sides[color];
    return JsonObject()
        .number("stones", side.stones)
        .number("territory", side.territory)
        .json("area", jsonHalves(count.halfPoints(color)))
        .number("dead", side.dead)
        .number("prisoners", side.prisoners)
        .take();
}

// Only a count can be compared with a count.
std::string agreementJson(const go::Outcome& stated, const go::Outcome& counted)
{
    const bool counts = stated.kind == go::OutcomeKind::Count || stated.kind == go::OutcomeKind::Draw;
    const bool marginKnown = stated.kind == go::OutcomeKind::Draw || stated.margin > 0;
    if (!counts || !stated.winner.has_value() != !counted.winner.has_value()) {
        return counts ? "false" : "null";
    }
    const bool agrees = stated.winner == counted.winner && (!marginKnown || stated.margin == counted.margin);
    return agrees ? "true" : "false";
}

std::string answerJson(
    int number, const sgf::GameRecord& record, const ScoreOptions& options, const Counted& counted)
{
    const go::Count& count = counted.score.count;
    const std::string rules
        = options.rules ? options.rulesName.toStdString() : std::string(jsonName(record.ruleSet));
    const auto winner = counted.outcome.winner;
    return JsonObject()
        .number("game", number)
        .text("rules", rules)
        .number("komi_quarter_zi", counted.rules.komi)
        .number("handicap", record.handicap)
        .json("black", sideJson(count, go::Color::Black))
        .json("white", sideJson(count, go::Color::White))
        .number("shared", count.shared)
        .json("dead", jsonPoints(counted.dead))
        .json("seki", "[]")
        .json("unsettled", "[]")
        .number("margin_quarter_zi", counted.score.margin)
        .json("winner", winner ? jsonString(jsonName(*winner)) : "null")
        .text("wording", go::chineseResult(counted.outcome))
        .text("sgf_re", go::sgfResult(counted.outcome))
        .json("file_re", record.info.result.empty() ? "null" : jsonString(record.info.result))
        .json("agrees", agreementJson(record.result, counted.outcome))
        .take();
}

std::string sideText(const go::Count& count, go::Color color)
{
    const go::SideCount& side = count.sides[color];
    return "  " + std::string(name(color)) + ": " + jsonHalves(count.halfPoints(color)) + " = "
        + plural(side.stones, "stone") + " + " + plural(side.territory, "point") + " of territory; "
        + plural(side.dead, "dead stone") + ", " + std::to_string(side.prisoners) + " taken off\n";
}

std::string answerText(
    int number, const sgf::GameRecord& record, const ScoreOptions& options, const Counted& counted)
{
    const go::Count& count = counted.score.count;
    const std::string rules
        = options.rules ? options.rulesName.toStdString() : std::string(jsonName(record.ruleSet));
    std::string text = "Game " + std::to_string(number) + ": " + go::chineseResult(counted.outcome) + " ("
        + go::sgfResult(counted.outcome) + ")\n";
    text += "  rules " + rules + ", komi " + sgf::realText(sgf::Thousandths{counted.rules.komi} * 500)
        + " points";
    if (record.handicap > 0) {
        text += ", handicap " + std::to_string(record.handicap);
    }
    text += '\n' + sideText(count, go::Color::Black) + sideText(count, go::Color::White);
    text += "  shared: " + std::to_string(count.shared);
    if (!record.info.result.empty()) {
        const std::string agreement = agreementJson(record.result, counted.outcome);
        text += "\n  the record says " + record.info.result;
        if (agreement != "null") {
            text += agreement == "true" ? ": agrees" : ": differs";
        }
    }
    return text;
}

int scoreGames(const Input& input, const ScoreOptions& options, Streams streams)
{
    Reporter reporter(input, streams);
    reporter.inputFaults();
    int status = isDamaged(input) ? Wrong : Good;
    for (std::size_t game = 0; game < input.games.games.size(); ++game) {
        const sgf::GameRecord record = sgf::gameRecordOf(input.games, game);
        const int number = static_cast<int>(game) + 1;
        const auto counted = count(record, options);
        if (counted) {
            writeLine(streams.out,
                options.json ? answerJson(number, record, options, *counted)
                             : answerText(number, record, options, *counted));
            continue;
        }
        status = Wrong;
        reporter.at(counted.error().offset, counted.error().what);
        if (options.json) {
            writeLine(
                streams.out, JsonObject().number("game", number).text("error", counted.error().what).take());
        }
    }
    return status;
}

std::optional<go::QuarterZi> komiFrom(const QString& text)
{
    const auto points = sgf::realOf(text.toStdString());
    constexpr sgf::Thousandths half = 500;
    if (!points || *points % half != 0 || *points / half > 1000 || *points / half < -1000) {
        return std::nullopt;
    }
    return static_cast<go::QuarterZi>(*points / half);
}

void addOptions(QCommandLineParser& parser)
{
    parser.addPositionalArgument(u"FILE"_s, u"A record or a collection; - for standard input."_s);
    parser.addOption(
        {u"rules"_s, u"chinese, ing, japanese or korean instead of the record's."_s, u"RULES"_s});
    parser.addOption({u"komi"_s, u"Komi in points instead of the record's."_s, u"POINTS"_s});
    parser.addOption({u"dead"_s,
        u"The dead stones: none, marked (by the record's TB and TW, the default) or a list like dd,pq; one "
        "stone stands for its chain."_s,
        u"WHICH"_s, u"marked"_s});
    parser.addOption({u"move"_s, u"Count after this move instead of at the end."_s, u"N"_s});
    parser.addOption({u"json"_s, u"Answer in JSON, one object a line."_s});
}

/// What is wrong with the options, empty if nothing is.
QString readOptions(const QCommandLineParser& parser, ScoreOptions& options)
{
    options.json = parser.isSet(u"json"_s);
    if (parser.isSet(u"rules"_s)) {
        options.rulesName = parser.value(u"rules"_s).toLower();
        options.rules = go::rulesNamed(options.rulesName.toStdString());
        if (!options.rules) {
            return u"unknown rules '%1'"_s.arg(parser.value(u"rules"_s));
        }
    }
    if (parser.isSet(u"komi"_s)) {
        options.komi = komiFrom(parser.value(u"komi"_s));
        if (!options.komi) {
            return u"'%1' is no komi in half points"_s.arg(parser.value(u"komi"_s));
        }
    }
    if (parser.isSet(u"move"_s)) {
        bool isNumber = false;
        options.moves = parser.value(u"move"_s).toInt(&isNumber);
        if (!isNumber || options.moves < 0) {
            return u"'%1' is no move"_s.arg(parser.value(u"move"_s));
        }
    }
    const QString dead = parser.value(u"dead"_s);
    if (dead == "auto"_L1) {
        return u"--dead auto is not available yet; mark or list the dead stones"_s;
    }
    if (dead == "none"_L1) {
        options.deadFrom = DeadFrom::Nobody;
    } else if (dead != "marked"_L1) {
        options.deadFrom = DeadFrom::List;
        options.dead = dead.split(u',', Qt::SkipEmptyParts);
    }
    return {};
}

int run(const QStringList& arguments, Streams streams)
{
    QCommandLineParser parser;
    addOptions(parser);
    if (const auto status = parseArguments(parser, scoreCommand, arguments, 1, streams)) {
        return *status;
    }
    ScoreOptions options;
    if (const QString fault = readOptions(parser, options); !fault.isEmpty()) {
        return usageError(scoreCommand, fault, streams);
    }
    const auto input = readInput(parser.positionalArguments().constFirst(), {}, streams);
    return input ? scoreGames(*input, options, streams) : input.error();
}

} // namespace

const Command scoreCommand{"score", "Count games.", run};

} // namespace cli
