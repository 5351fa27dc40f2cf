// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/jsontext.h"
#include "app/cli/words.h"
#include "app/records/folderscan.h"

#include <QCommandLineParser>
#include <QFileInfo>
#include <QIODevice>

#include <map>
#include <string>

namespace cli {

using namespace Qt::StringLiterals;

namespace {

std::string_view verdictName(const records::FileSummary& file)
{
    if (!file.check) {
        return "unreadable";
    }
    switch (file.check->verdict) {
    case records::CheckVerdict::Agrees:
        return "agrees";
    case records::CheckVerdict::Differs:
        return "differs";
    case records::CheckVerdict::NoCount:
        return "not-counted";
    case records::CheckVerdict::Impossible:
        return "impossible";
    }
    return {};
}

std::string answerJson(const records::FileSummary& file)
{
    JsonObject answer;
    answer.text("file", file.path.toStdString()).text("verdict", verdictName(file));
    if (!file.check) {
        return answer.text("error", file.fault.toStdString()).take();
    }
    const records::Check& check = *file.check;
    const bool counted
        = check.verdict == records::CheckVerdict::Agrees || check.verdict == records::CheckVerdict::Differs;
    return answer.text("black", file.black.toStdString())
        .text("white", file.white.toStdString())
        .text("date", file.date.toStdString())
        .text("file_re", check.stated)
        .json("counted_re", counted ? jsonString(go::sgfResult(check.counted)) : "null")
        .json("wording", counted ? jsonString(go::chineseResult(check.counted, file.scoring)) : "null")
        .text("dead_from", check.marked ? "marks" : "program")
        .number("unsure_stones", check.unsure)
        .number("moves", check.moves)
        .number("illegal", check.illegal)
        .text("what", check.what)
        .take();
}

std::string answerText(const records::FileSummary& file)
{
    const std::string name = file.path.toStdString() + ": ";
    if (!file.check) {
        return name + file.fault.toStdString();
    }
    const records::Check& check = *file.check;
    std::string text = name + std::string(verdictName(file));
    if (check.verdict == records::CheckVerdict::Agrees || check.verdict == records::CheckVerdict::Differs) {
        text += ", file " + check.stated + ", counted " + go::sgfResult(check.counted);
    }
    if (!check.what.empty()) {
        text += ", " + check.what;
    }
    if (check.illegal > 0) {
        text += ", " + plural(check.illegal, "illegal move");
    }
    if (check.unsure > 0) {
        text += ", not sure of " + plural(check.unsure, "stone");
    }
    return text;
}

QStringList filesOf(const QStringList& names)
{
    QStringList files;
    for (const QString& name : names) {
        if (QFileInfo(name).isDir()) {
            files += records::recordFilesBelow(name);
        } else {
            files << name;
        }
    }
    return files;
}

int run(const QStringList& arguments, Streams streams)
{
    QCommandLineParser parser;
    parser.addPositionalArgument(u"FOLDER"_s, u"A folder of records, or a record."_s);
    parser.addOption({u"all"_s, u"Name the games that agree, too."_s});
    parser.addOption({u"json"_s, u"Answer in JSON, one object a line."_s});
    if (const auto status = parseArguments(parser, checkCommand, arguments, 1, streams)) {
        return *status;
    }
    const bool json = parser.isSet(u"json"_s);
    const bool all = json || parser.isSet(u"all"_s);
    std::map<std::string_view, int> sums;
    int status = Good;
    int illegal = 0;
    for (const QString& path : filesOf(parser.positionalArguments())) {
        const records::FileSummary file = records::checkedSummaryOf(path);
        const std::string_view verdict = verdictName(file);
        ++sums[verdict];
        if (!file.check) {
            writeLine(streams.err, answerText(file));
            status = Unreadable;
        }
        illegal += file.check && file.check->illegal > 0 ? 1 : 0;
        const bool fine = verdict == "agrees" || verdict == "not-counted";
        if (!fine && status == Good) {
            status = Wrong;
        }
        if (all || !fine) {
            writeLine(streams.out, json ? answerJson(file) : answerText(file));
        }
    }
    if (!json) {
        std::string line;
        for (const auto& [verdict, count] : sums) {
            line += std::string(verdict) + ' ' + std::to_string(count) + ", ";
        }
        writeLine(streams.out, line + "with illegal moves " + std::to_string(illegal));
    }
    return status;
}

} // namespace

const Command checkCommand{"check", "Play and count all games of a folder and compare the results.", run};

} // namespace cli
