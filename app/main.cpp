// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"
#include "app/i18n.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QIcon>
#include <QTimer>

#include <algorithm>
#include <cstddef>
#include <span>
#include <string_view>

namespace {

struct Invocation {
    app::Places places;
    QString file;
    bool smoke = false;
};

/// What is answered on the terminal needs no display.
bool wantsWordsAlone(std::span<char* const> arguments)
{
    return std::ranges::any_of(arguments, [](std::string_view argument) {
        return argument == "-h" || argument == "--help" || argument == "--help-all" || argument == "-v"
            || argument == "--version";
    });
}

/// Answers and ends where the terminal is to be answered.
Invocation parse(QCoreApplication& application)
{
    app::speak(application, shell::Language::System); // the settings are not read yet
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QCoreApplication::translate("main", "Practise the amateur dan exam in Go."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption archive(QStringLiteral("archive"),
        QCoreApplication::translate("main", "Keep the games in this file."),
        QCoreApplication::translate("main", "file", "value of an option"));
    const QCommandLineOption settings(QStringLiteral("settings"),
        QCoreApplication::translate("main", "Keep the settings in this file."),
        QCoreApplication::translate("main", "file", "value of an option"));
    const QCommandLineOption smoke(QStringLiteral("smoke"),
        QCoreApplication::translate(
            "main", "Open the window, close it again and end; for tests of packages."));
    parser.addOptions({archive, settings, smoke});
    parser.addPositionalArgument(QStringLiteral("record"),
        QCoreApplication::translate("main", "A game record to open."),
        QCoreApplication::translate("main", "[record]", "argument"));
    parser.process(application);

    Invocation invocation;
    invocation.places = app::Places::usual();
    if (parser.isSet(settings)) {
        invocation.places.settings = parser.value(settings);
    }
    invocation.places.archive = parser.value(archive);
    invocation.smoke = parser.isSet(smoke);
    invocation.file = parser.positionalArguments().value(0);
    return invocation;
}

} // namespace

int main(int argc, char* argv[])
{
    QCoreApplication::setApplicationName(QStringLiteral("kaoduan"));
    QCoreApplication::setApplicationVersion(QStringLiteral(KAODUAN_VERSION));
    if (wantsWordsAlone({argv, static_cast<std::size_t>(argc)})) {
        QCoreApplication application(argc, argv);
        parse(application);
    }

    QApplication application(argc, argv);
    QApplication::setDesktopFileName(QStringLiteral("io.github.kaoduan.Kaoduan"));
    QApplication::setWindowIcon(QIcon::fromTheme(QStringLiteral("io.github.kaoduan.Kaoduan")));

    const Invocation invocation = parse(application);
    const shell::SystemTime time;
    shell::TimerWaker waker(time);
    app::Application program(invocation.places, {time, waker, nullptr, {}});
    program.openWhenShown(invocation.file);
    program.show();
    if (invocation.smoke) {
        QTimer::singleShot(500, &program, [] { QApplication::exit(0); }); // quit() would ask the window first
    }
    return QApplication::exec();
}
