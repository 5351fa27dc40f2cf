// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practicesources.h"

#include "app/records/recordfile.h"
#include "core/sgf/gamerecord.h"
#include "core/sgf/otherformats.h"
#include "core/sgf/replay.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace app {

namespace {

constexpr qsizetype mostFiles = 20'000;

QString translated(const char* text) { return QCoreApplication::translate("Practice", text); }

bool isCounted(const go::Outcome& outcome)
{
    const bool won = outcome.kind == go::OutcomeKind::Count && outcome.margin > 0;
    return won || outcome.kind == go::OutcomeKind::Draw;
}

std::optional<PracticeCandidate> candidateOf(const QString& path, const QString& title)
{
    const auto decoded = records::recordFile(path);
    if (!decoded)
        return std::nullopt;
    const auto collection = sgf::parseRecord(decoded->text);
    if (!collection)
        return std::nullopt;
    const sgf::GameRecord record = sgf::gameRecordOf(*collection, 0);
    if (!isCounted(record.result) || record.size.columns != record.size.rows)
        return std::nullopt;
    PracticeCandidate candidate;
    candidate.title = title;
    candidate.rules = sgf::rulesOf(record);
    candidate.handicap = record.handicap >= 2 ? record.handicap : 0; // 让先 pays nothing back
    candidate.game = sgf::replayOf(record, candidate.rules, sgf::ReplayMode::Record).game;
    candidate.recorded = record.result;
    if (record.territory && record.territory->afterMove == static_cast<int>(record.moves.size()))
        candidate.dead = sgf::markedDead(*record.territory, candidate.game.board());
    return candidate;
}

std::optional<PracticeCandidate> candidateOf(shell::Archive& archive, const shell::GameEntry& entry)
{
    const auto loaded = archive.load(entry.id);
    if (!loaded)
        return std::nullopt;
    const exam::Session session = exam::replay(loaded->events);
    const auto* over = std::get_if<exam::Over>(&session.phase);
    if (over == nullptr || !over->counted)
        return std::nullopt;
    const int zi = session.setup.profile.ziPerWarning;
    PracticeCandidate candidate;
    candidate.title = QCoreApplication::translate("Practice", "%1 – %2, %3", "Black – White, date")
                          .arg(entry.names.black, entry.names.white,
                              QLocale().toString(entry.created.toLocalTime().date(), QLocale::ShortFormat));
    candidate.game = session.game;
    candidate.rules = session.setup.rules;
    candidate.handicap = session.setup.handicap >= 2 ? session.setup.handicap : 0;
    candidate.penaltyZi = {session.warnings.black * zi, session.warnings.white * zi};
    candidate.dead = over->dead;
    candidate.recorded = over->outcome;
    return candidate;
}

std::vector<PracticeLoader> loaders(const QStringList& files, const std::function<QString(int)>& titleOf)
{
    std::vector<PracticeLoader> made;
    for (int i = 0; i < files.size(); ++i)
        made.emplace_back([path = files.at(i), title = titleOf(i)] { return candidateOf(path, title); });
    return made;
}

} // namespace

std::vector<PracticeLoader> builtInPositions()
{
    const QDir folder(QStringLiteral(":/practice"));
    QStringList files;
    for (const QString& name : folder.entryList({QStringLiteral("*.sgf")}, QDir::Files, QDir::Name))
        files << folder.filePath(name);
    const auto count = files.size();
    return loaders(files, [count](int index) {
        return translated(QT_TRANSLATE_NOOP("Practice", "Position %1 of %2")).arg(index + 1).arg(count);
    });
}

std::vector<PracticeLoader> archivedPositions(shell::Archive& archive)
{
    shell::GameFilter finished;
    finished.shelf = shell::GameShelf::Finished;
    std::vector<PracticeLoader> made;
    const auto games = archive.games(finished);
    if (!games)
        return made;
    for (const shell::GameEntry& entry : *games) {
        if (entry.summary.outcome && isCounted(*entry.summary.outcome))
            made.emplace_back([&archive, entry] { return candidateOf(archive, entry); });
    }
    return made;
}

std::vector<PracticeLoader> folderPositions(const QString& folder)
{
    QStringList files;
    QDirIterator each(folder, {QStringLiteral("*.sgf")}, QDir::Files, QDirIterator::Subdirectories);
    while (each.hasNext() && files.size() < mostFiles)
        files << each.next();
    files.sort();
    return loaders(files, [&files](int index) { return QFileInfo(files.at(index)).fileName(); });
}

bool agreesWithRecord(const PracticeCandidate& candidate, const std::vector<go::Point>& dead)
{
    const go::Score score
        = go::scoreOf(candidate.game, dead, candidate.rules, candidate.handicap, candidate.penaltyZi);
    return go::outcomeOf(score, candidate.rules) == candidate.recorded;
}

} // namespace app
