// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <string_view>

class QCommandLineParser;
class QIODevice;

namespace cli {

/// Exit statuses.
enum Status : int {
    Good = 0,
    Wrong = 1, ///< read, but something in it is wrong
    Usage = 2,
    Unreadable = 3, ///< a file cannot be read or written, or is no SGF
};

/// What a command reads and writes besides files.
struct Streams {
    QIODevice& in;
    QIODevice& out;
    QIODevice& err;
};

/// One line of UTF-8.
void writeLine(QIODevice& device, std::string_view text);
void writeLine(QIODevice& device, const QString& text);

/// One subcommand; arguments without the program's and the command's name.
struct Command {
    const char* name;
    const char* summary;
    int (*run)(const QStringList& arguments, Streams streams);
};

/// Parses the arguments of a subcommand: prints its help or what is wrong with them. Nothing: go on;
/// otherwise the exit status.
std::optional<int> parseArguments(QCommandLineParser& parser, const Command& command,
    const QStringList& arguments, int files, Streams streams);

/// What is wrong with an option's value, as every usage error: to standard error, status Usage.
int usageError(const Command& command, const QString& what, Streams streams);

extern const Command replayCommand;
extern const Command scoreCommand;
extern const Command clockCommand;
extern const Command convertCommand;
extern const Command infoCommand;
extern const Command checkCommand;

} // namespace cli
