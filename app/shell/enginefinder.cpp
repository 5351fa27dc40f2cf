// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/enginefinder.h"

#include <QProcessEnvironment>
#include <QStandardPaths>

#include <algorithm>

namespace shell {

using namespace Qt::StringLiterals;

QStringList usualEngineFolders()
{
    QStringList folders = qEnvironmentVariable("PATH").split(u':', Qt::SkipEmptyParts);
    folders << u"/usr/games"_s << u"/usr/local/games"_s << u"/usr/local/bin"_s << u"/usr/bin"_s;
    folders.removeDuplicates();
    return folders;
}

std::vector<EngineEntry> findEngines(const QStringList& folders)
{
    std::vector<EngineEntry> found;
    if (folders.isEmpty()) {
        return found; // findExecutable would search the usual places
    }
    const QString gnugo = QStandardPaths::findExecutable(u"gnugo"_s, folders);
    if (!gnugo.isEmpty()) {
        // It counts as we do, so that it fills the last neutral points.
        found.push_back({u"GNU Go"_s, gnugo, u"--mode gtp --chinese-rules"_s, true});
    }
    return found;
}

std::vector<EngineEntry> withFound(
    std::vector<EngineEntry> own, const std::vector<EngineEntry>& found, const QStringList& unwanted)
{
    for (const EngineEntry& entry : found) {
        const bool known = std::ranges::any_of(own, [&entry](const EngineEntry& other) {
            return other.name == entry.name || other.program == entry.program;
        });
        if (!known && !unwanted.contains(entry.program)) {
            own.push_back(entry);
        }
    }
    return own;
}

QStringList unwantedAfter(
    QStringList unwanted, const std::vector<EngineEntry>& before, const std::vector<EngineEntry>& after)
{
    for (const EngineEntry& entry : before) {
        unwanted << entry.program;
    }
    for (const EngineEntry& entry : after) {
        unwanted.removeAll(entry.program);
    }
    unwanted.removeDuplicates();
    return unwanted;
}

} // namespace shell
