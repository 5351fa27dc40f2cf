// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include <QCoreApplication>
#include <QFile>

#include <array>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

const std::array<const cli::Command*, 6>& commands()
{
    static const std::array<const cli::Command*, 6> all{&cli::replayCommand, &cli::scoreCommand,
        &cli::clockCommand, &cli::convertCommand, &cli::infoCommand, &cli::checkCommand};
    return all;
}

QString help()
{
    QString text = u"Usage: kaoduan-cli COMMAND [options] FILE…\n"
                   "Kaoduan without a window: Go records, counting and clocks for scripts.\n\nCommands:\n"_s;
    for (const cli::Command* command : commands()) {
        text += u"  %1 %2\n"_s.arg(QLatin1StringView(command->name), -8)
                    .arg(QString::fromUtf8(command->summary));
    }
    text += u"\nOptions:\n  -h, --help     Show this help; after a command, that command's.\n"
            "  -v, --version  Show the version.\n\n"
            "Exit status: 0 all good, 1 something in the input is wrong, 2 usage, 3 a file cannot be read."_s;
    return text;
}

int run(const QStringList& arguments, cli::Streams streams)
{
    const QString first = arguments.value(1);
    if (first == "--help"_L1 || first == "-h"_L1 || first == "help"_L1) {
        cli::writeLine(streams.out, help());
        return cli::Good;
    }
    if (first == "--version"_L1 || first == "-v"_L1) {
        cli::writeLine(streams.out, u"kaoduan-cli "_s + QCoreApplication::applicationVersion());
        return cli::Good;
    }
    for (const cli::Command* command : commands()) {
        if (first == QLatin1StringView(command->name)) {
            return command->run(arguments.mid(2), streams);
        }
    }
    const QString what = first.isEmpty() ? u"a command is missing"_s : u"unknown command '%1'"_s.arg(first);
    cli::writeLine(streams.err, u"kaoduan-cli: %1\nTry 'kaoduan-cli --help'."_s.arg(what));
    return cli::Usage;
}

} // namespace

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(u"kaoduan-cli"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(KAODUAN_VERSION));
    QFile in;
    QFile out;
    QFile err;
    if (!in.open(stdin, QIODevice::ReadOnly) || !out.open(stdout, QIODevice::WriteOnly)
        || !err.open(stderr, QIODevice::WriteOnly)) {
        return cli::Unreadable;
    }
    const int status = run(QCoreApplication::arguments(), {in, out, err});
    // A full disk or a closed pipe must not look like success.
    const bool written = out.flush() && std::fflush(stdout) == 0;
    return written ? status : static_cast<int>(cli::Unreadable);
}
