// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/cli/jsontext.h"
#include "app/cli/scoreanswer.h"
#include "app/records/scoring.h"
#include "core/sgf/properties.h"

#include <QCommandLineParser>
#include <QIODevice>

#include <optional>

namespace cli {

using namespace Qt::StringLiterals;

namespace {

enum class Form : std::uint8_t { Text, Json };

int scoreGames(const Input& input, const records::ScoreOptions& options, Form form, Streams streams)
{
    Reporter reporter(input, streams);
    reporter.inputFaults();
    int status = isDamaged(input) ? Wrong : Good;
    for (std::size_t game = 0; game < input.games.games.size(); ++game) {
        const sgf::GameRecord record = sgf::gameRecordOf(input.games, game);
        const int number = static_cast<int>(game) + 1;
        const auto counted = records::count(record, options);
        if (counted) {
            writeLine(streams.out,
                form == Form::Json ? scoreJson(number, record, *counted)
                                   : scoreText(number, record, *counted));
            continue;
        }
        status = Wrong;
        reporter.at(counted.error().offset, counted.error().what);
        if (form == Form::Json) {
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
        u"The dead stones: auto (as the program sees them), none, marked (by the record's TB and TW, the "
        "default) or a list like dd,pq; one stone stands for its chain."_s,
        u"WHICH"_s, u"marked"_s});
    parser.addOption({u"move"_s, u"Count after this move instead of at the end."_s, u"N"_s});
    parser.addOption({u"json"_s, u"Answer in JSON, one object a line."_s});
}

void readDead(const QCommandLineParser& parser, records::ScoreOptions& options)
{
    const QString dead = parser.value(u"dead"_s);
    if (dead == "none"_L1) {
        options.deadFrom = records::DeadFrom::Nobody;
    } else if (dead == "auto"_L1) {
        options.deadFrom = records::DeadFrom::Program;
    } else if (dead == "marked"_L1) {
        options.deadFrom = records::DeadFrom::Marks;
    } else {
        options.deadFrom = records::DeadFrom::List;
        for (const QString& name : dead.split(u',', Qt::SkipEmptyParts)) {
            options.dead.push_back(name.trimmed().toStdString());
        }
    }
}

/// What is wrong with the options, empty if nothing is.
QString readOptions(const QCommandLineParser& parser, records::ScoreOptions& options)
{
    if (parser.isSet(u"rules"_s)) {
        options.rulesName = parser.value(u"rules"_s).toLower().toStdString();
        options.rules = go::rulesNamed(options.rulesName);
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
    readDead(parser, options);
    return {};
}

int run(const QStringList& arguments, Streams streams)
{
    QCommandLineParser parser;
    addOptions(parser);
    if (const auto status = parseArguments(parser, scoreCommand, arguments, 1, streams)) {
        return *status;
    }
    records::ScoreOptions options;
    if (const QString fault = readOptions(parser, options); !fault.isEmpty()) {
        return usageError(scoreCommand, fault, streams);
    }
    const auto input = readInput(parser.positionalArguments().constFirst(), {}, streams);
    const Form form = parser.isSet(u"json"_s) ? Form::Json : Form::Text;
    return input ? scoreGames(*input, options, form, streams) : input.error();
}

} // namespace

const Command scoreCommand{"score", "Count games.", run};

} // namespace cli
