// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "app/cli/clockcommand.h"

#include <QCommandLineParser>
#include <QFile>
#include <QIODevice>

namespace cli {

using namespace Qt::StringLiterals;

void writeLine(QIODevice& device, std::string_view text)
{
    device.write(text.data(), static_cast<qint64>(text.size()));
    device.write("\n", 1);
}

void writeLine(QIODevice& device, const QString& text) { writeLine(device, text.toStdString()); }

int usageError(const Command& command, const QString& what, Streams streams)
{
    writeLine(streams.err, u"kaoduan-cli %1: %2"_s.arg(QLatin1StringView(command.name), what));
    writeLine(streams.err, u"Try 'kaoduan-cli %1 --help'."_s.arg(QLatin1StringView(command.name)));
    return Usage;
}

std::optional<int> parseArguments(QCommandLineParser& parser, const Command& command,
    const QStringList& arguments, int files, Streams streams)
{
    const QString program = u"kaoduan-cli %1"_s.arg(QLatin1StringView(command.name));
    parser.setApplicationDescription(QString::fromUtf8(command.summary));
    const QCommandLineOption help({u"h"_s, u"help"_s}, u"Show this help."_s);
    parser.addOption(help);
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    if (!parser.parse(QStringList(program) + arguments)) {
        return usageError(command, parser.errorText(), streams);
    }
    if (parser.isSet(help)) {
        // The parser would name the program alone.
        QString text = parser.helpText();
        text.replace(QCoreApplication::arguments().value(0), program);
        writeLine(streams.out, text.trimmed());
        return Good;
    }
    if (parser.positionalArguments().size() != files) {
        const bool few = parser.positionalArguments().size() < files;
        return usageError(command, few ? u"a file is missing"_s : u"too many files"_s, streams);
    }
    return std::nullopt;
}

namespace {

int runClockCommand(const QStringList& arguments, Streams streams)
{
    QCommandLineParser parser;
    parser.addPositionalArgument(
        u"FILE"_s, u"Clock scripts, one JSON object a line; - for standard input."_s);
    parser.addOption({u"json"_s, u"Answer in JSON, one object a line (the only form there is)."_s});
    if (const auto status = parseArguments(parser, clockCommand, arguments, 1, streams)) {
        return *status;
    }
    const QString name = parser.positionalArguments().constFirst();
    if (name == "-"_L1) {
        return runClock(streams.in, u"-"_s, streams.out, streams.err);
    }
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly)) {
        writeLine(streams.err, u"%1: %2"_s.arg(name, file.errorString()));
        return Unreadable;
    }
    return runClock(file, name, streams.out, streams.err);
}

} // namespace

const Command clockCommand{"clock", "Run clock scripts without waiting.", runClockCommand};

} // namespace cli
