// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/engineentry.h"

#include <QStringList>

#include <vector>

namespace shell {

/// Folders in which engines of the system are looked for: those of programs, and of games.
QStringList usualEngineFolders();

/// Engines that need no setting up, GNU Go, if they lie in these folders.
std::vector<EngineEntry> findEngines(const QStringList& folders);

/// The engines that a person has set up, and those found that are not among them by name or program and whose
/// program is not unwanted.
std::vector<EngineEntry> withFound(
    std::vector<EngineEntry> own, const std::vector<EngineEntry>& found, const QStringList& unwanted);

/// The unwanted programs after a person has changed the engines: those removed come to them, those set up
/// again leave them.
QStringList unwantedAfter(
    QStringList unwanted, const std::vector<EngineEntry>& before, const std::vector<EngineEntry>& after);

} // namespace shell
