// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rows.h"

#include "ui/texts.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

namespace app {

namespace {

static_assert(timing::Millis{ui::Options::longestLatencyMs} == shell::Settings::longestLatency,
    "what can be chosen can be kept");

ui::GameRow rowOf(const shell::GameEntry& entry)
{
    ui::GameRow row;
    row.id = entry.id.value;
    row.black = entry.names.black;
    row.white = entry.names.white;
    row.blackGrade = entry.grades.black;
    row.whiteGrade = entry.grades.white;
    row.date = entry.created.toLocalTime();
    row.moves = entry.summary.moves;
    row.finished = entry.summary.state == shell::GameState::Over;
    row.result
        = entry.summary.outcome ? ui::texts::countedResult(*entry.summary.outcome, entry.scoring) : QString();
    row.boardLines = entry.lines;
    return row;
}

QString translated(const char* text) { return QCoreApplication::translate("Archive", text); }

QString reason(shell::ArchiveFault::Kind kind)
{
    using Kind = shell::ArchiveFault::Kind;
    switch (kind) {
    case Kind::CannotOpen:
        return translated(QT_TRANSLATE_NOOP(
            "Archive", "It cannot be opened: the folder does not exist or may not be read."));
    case Kind::NotOurs:
        return translated(
            QT_TRANSLATE_NOOP("Archive", "It is not an archive of this program. It was left as it is."));
    case Kind::NewerVersion:
        return translated(QT_TRANSLATE_NOOP(
            "Archive", "It was written by a newer version of this program. It was left as it is."));
    case Kind::Broken:
        return translated(QT_TRANSLATE_NOOP("Archive", "It is damaged. It was left as it is."));
    case Kind::Full:
        return translated(QT_TRANSLATE_NOOP(
            "Archive", "The disk is full. Nothing was changed; make room and do it again."));
    case Kind::ReadOnly:
        return translated(
            QT_TRANSLATE_NOOP("Archive", "The disk or the file cannot be written. Nothing was changed."));
    case Kind::InUse:
        return translated(QT_TRANSLATE_NOOP("Archive",
            "The program is already running with this archive. Games can be looked at here, but not "
            "played."));
    case Kind::Missing:
        return translated(QT_TRANSLATE_NOOP("Archive", "It was taken away while it was open."));
    case Kind::NoSuchGame:
        return translated(QT_TRANSLATE_NOOP("Archive", "This game is not in it."));
    case Kind::SameFile:
        return translated(QT_TRANSLATE_NOOP("Archive", "This is the archive itself. Choose another file."));
    case Kind::Cancelled:
        return translated(QT_TRANSLATE_NOOP("Archive", "It was cancelled. Nothing was changed."));
    case Kind::NameTaken:
        return translated(QT_TRANSLATE_NOOP("Archive", "This name is taken. Choose another one."));
    case Kind::Failed:
        break;
    }
    return translated(QT_TRANSLATE_NOOP("Archive", "Something went wrong. Nothing was changed."));
}

} // namespace

std::vector<ui::GameRow> gameRows(const std::vector<shell::GameEntry>& entries)
{
    std::vector<ui::GameRow> rows;
    rows.reserve(entries.size());
    std::ranges::transform(entries, std::back_inserter(rows), rowOf);
    return rows;
}

QString clockText(const timing::Reading& reading)
{
    if (!reading.inOvertime) {
        return ui::texts::duration(reading.main);
    }
    if (reading.period > timing::Millis{0}) {
        return QStringLiteral("%1 × %2").arg(reading.periods).arg(ui::texts::duration(reading.period));
    }
    return QStringLiteral("%1 / %2").arg(ui::texts::duration(reading.block)).arg(reading.stones);
}

ui::UnfinishedRow unfinishedRow(const shell::GameEntry& entry, const exam::Session& session)
{
    ui::UnfinishedRow row;
    row.id = entry.id.value;
    row.black = entry.names.black;
    row.white = entry.names.white;
    row.date = entry.created.toLocalTime();
    row.move = entry.summary.moves;
    row.blackClock = clockText(session.clock.reading(go::Color::Black, session.latest));
    row.whiteClock = clockText(session.clock.reading(go::Color::White, session.latest));
    return row;
}

std::vector<ui::LogEntry> logOf(const std::vector<shell::SaidLine>& said)
{
    std::vector<ui::LogEntry> log;
    log.reserve(said.size());
    for (const shell::SaidLine& line : said) {
        log.push_back({ui::texts::duration(line.due.time_since_epoch()), ui::texts::announcement(line.said)});
    }
    return log;
}

shell::EngineEntry entryOf(const ui::EngineRow& engine)
{
    return {engine.name, engine.program, engine.arguments, engine.levels == ui::Toggle::On};
}

ui::Options optionsOf(const shell::Settings& settings)
{
    ui::Options options;
    for (const shell::EngineEntry& engine : settings.engines) {
        options.engines.push_back({engine.name, engine.program, engine.arguments,
            engine.hasLevels ? ui::Toggle::On : ui::Toggle::Off});
    }
    options.voiceLanguage = settings.voice;
    options.volume = settings.volume;
    options.sound = settings.muted ? ui::Toggle::Off : ui::Toggle::On;
    options.latencyMs = static_cast<int>(settings.latency.count());
    options.coordinates = settings.coordinates ? ui::Coordinates::Shown : ui::Coordinates::Hidden;
    options.moveNumbers = settings.moveNumbers ? ui::Toggle::On : ui::Toggle::Off;
    options.look = static_cast<ui::BoardLook>(settings.boardLook);
    switch (settings.language) {
    case shell::Language::System:
        options.language.clear();
        break;
    case shell::Language::Chinese:
        options.language = QStringLiteral("zh_CN");
        break;
    case shell::Language::English:
        options.language = QStringLiteral("en");
        break;
    }
    options.archiveFolder = settings.archivePath;
    return options;
}

shell::Settings withOptions(shell::Settings settings, const ui::Options& options)
{
    settings.voice = options.voiceLanguage;
    settings.volume = options.volume;
    settings.muted = options.sound == ui::Toggle::Off;
    settings.latency = timing::Millis{options.latencyMs};
    settings.coordinates = options.coordinates == ui::Coordinates::Shown;
    settings.moveNumbers = options.moveNumbers == ui::Toggle::On;
    settings.boardLook = static_cast<shell::BoardLook>(options.look);
    settings.language = options.language.isEmpty()         ? shell::Language::System
        : options.language.startsWith(QLatin1String("zh")) ? shell::Language::Chinese
                                                           : shell::Language::English;
    settings.archivePath = options.archiveFolder;
    settings.engines.clear();
    for (const ui::EngineRow& engine : options.engines) {
        settings.engines.push_back(entryOf(engine));
    }
    return settings;
}

QString faultText(const shell::ArchiveFault& fault)
{
    QString text = QDir::toNativeSeparators(fault.path) + QStringLiteral("\n\n") + reason(fault.kind);
    if (fault.kind == shell::ArchiveFault::Kind::Failed && !fault.detail.isEmpty()) {
        text += QStringLiteral("\n(%1)").arg(fault.detail);
    }
    return text;
}

QString faultText(const shell::EnvelopeFault& fault)
{
    const auto reason = [kind = fault.kind] {
        switch (kind) {
        case shell::EnvelopeFault::Kind::KeyMissing:
            return QCoreApplication::translate("Envelope", "The key of the sealed moves is not there.");
        case shell::EnvelopeFault::Kind::KeyBroken:
            return QCoreApplication::translate("Envelope", "The key of the sealed moves cannot be read.");
        case shell::EnvelopeFault::Kind::KeyNotWritten:
            return QCoreApplication::translate("Envelope", "The key of the sealed moves cannot be written.");
        case shell::EnvelopeFault::Kind::NotReadable:
            break;
        }
        return QCoreApplication::translate("Envelope", "The envelope was closed with another key.");
    };
    QString text = QDir::toNativeSeparators(fault.path) + QStringLiteral("\n\n") + reason();
    if (!fault.detail.isEmpty()) {
        text += QStringLiteral("\n(%1)").arg(fault.detail);
    }
    return text;
}

QString faultText(const records::RecordFault& fault)
{
    switch (fault.kind) {
    case records::RecordFaultKind::CannotRead:
        return fault.what;
    case records::RecordFaultKind::TooLarge:
        return QCoreApplication::translate("Records", "The file is larger than 64 MiB.");
    case records::RecordFaultKind::UnknownEncoding:
        break;
    }
    return QCoreApplication::translate("Records", "This encoding of text is not known.");
}

QString faultText(const sgf::ParseError& error)
{
    switch (error.kind) {
    case sgf::ParseErrorKind::NoGame:
        return QCoreApplication::translate("Records", "There is no game in this file: it is no SGF record.");
    case sgf::ParseErrorKind::TooLarge:
    case sgf::ParseErrorKind::TooManyNodes:
        break;
    }
    return QCoreApplication::translate("Records", "The record is too large.");
}

} // namespace app
