// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/input.h"
#include "core/sgf/convert.h"

#include <QCommandLineParser>
#include <QIODevice>
#include <QSaveFile>

#include <string>

namespace cli {

using namespace Qt::StringLiterals;

namespace {

int writeFile(const QString& name, const std::string& text, Streams streams)
{
    if (name == "-"_L1) {
        streams.out.write(text.data(), static_cast<qint64>(text.size()));
        return Good;
    }
    QSaveFile file(name);
    const bool written = file.open(QIODevice::WriteOnly)
        && file.write(text.data(), static_cast<qint64>(text.size())) == static_cast<qint64>(text.size())
        && file.commit();
    if (!written) {
        writeLine(streams.err, u"%1: %2"_s.arg(name, file.errorString()));
        return Unreadable;
    }
    return Good;
}

int run(const QStringList& arguments, Streams streams)
{
    QCommandLineParser parser;
    parser.addPositionalArgument(u"IN"_s, u"Any record that can be opened; - for standard input."_s);
    parser.addPositionalArgument(u"OUT"_s, u"Clean SGF FF[4] in UTF-8; - for standard output."_s);
    parser.addOption({u"encoding"_s, u"Read IN in this encoding, whatever it says."_s, u"NAME"_s});
    parser.addOption({u"anonymise"_s, u"Leave out names of persons, teams and games, and all comments."_s});
    if (const auto status = parseArguments(parser, convertCommand, arguments, 2, streams)) {
        return *status;
    }
    const QStringList files = parser.positionalArguments();
    const auto input = readInput(files[0], parser.value(u"encoding"_s), streams);
    if (!input) {
        return input.error();
    }
    Reporter(*input, streams).inputFaults();
    const auto names = parser.isSet(u"anonymise"_s) ? sgf::Names::LeftOut : sgf::Names::Kept;
    return writeFile(files[1], sgf::converted(input->games, names), streams);
}

} // namespace

const Command convertCommand{"convert", "Write any record as clean SGF FF[4] in UTF-8.", run};

} // namespace cli
