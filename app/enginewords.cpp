// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/enginewords.h"

#include "ui/texts.h"

#include <QCoreApplication>
#include <QDir>

namespace app {

namespace {

/// The context of the translations.
struct Engines {
    Q_DECLARE_TR_FUNCTIONS(Engines)
};

QString plainText(const QString& engine, const shell::EngineTrouble& trouble)
{
    using Fault = shell::EngineFault;
    switch (trouble.fault) {
    case Fault::NotFound:
        return Engines::tr("%1 cannot play: there is no program %2.")
            .arg(engine, QDir::toNativeSeparators(trouble.detail));
    case Fault::NotStarted:
        return Engines::tr("%1 cannot be started.").arg(engine);
    case Fault::NoGtp:
        return Engines::tr("%1 is no Go engine: the program does not answer in GTP. Perhaps it needs other "
                           "arguments, or it is another program of that name.")
            .arg(engine);
    case Fault::Ended:
        return Engines::tr("%1 has ended in the middle of the game.").arg(engine);
    case Fault::Crashed:
        return Engines::tr("%1 has crashed.").arg(engine);
    case Fault::Silent:
        return Engines::tr("%1 does not answer.").arg(engine);
    case Fault::Garbage:
        return Engines::tr("%1 writes what makes no sense.").arg(engine);
    case Fault::Refused:
        return Engines::tr("%1 does not want to play this game.").arg(engine);
    case Fault::Nonsense:
        return Engines::tr("%1 has answered with something that is no move.").arg(engine);
    }
    return {};
}

} // namespace

QString troubleText(const QString& engine, const shell::EngineTrouble& trouble)
{
    const QString words = plainText(engine, trouble);
    const bool named = trouble.fault == shell::EngineFault::NotFound;
    return named || trouble.detail.isEmpty() ? words : Engines::tr("%1 (“%2”)").arg(words, trouble.detail);
}

QString illegalText(const QString& engine, const QString& point, go::IllegalReason reason)
{
    return Engines::tr("%1 wants to play %2, which may not be played: %3")
        .arg(engine, point, ui::texts::illegal(reason));
}

QString reportText(const shell::EngineReport& report)
{
    const auto seconds = [](timing::Millis time) {
        return QString::number(static_cast<double>(time.count()) / 1000, 'f', 1);
    };
    return Engines::tr("%1 %2 answers. Ready after %3 s, first move after %4 s.")
        .arg(report.name, report.version, seconds(report.start), seconds(report.move));
}

} // namespace app
