// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/enginetester.h"
#include "core/go/game.h"

#include <QString>

/// What engines do, in words.
namespace app {

/// What is the matter with an engine; its own last words are quoted.
QString troubleText(const QString& engine, const shell::EngineTrouble& trouble);
/// It wants to play where nobody may.
QString illegalText(const QString& engine, const QString& point, go::IllegalReason reason);
/// What a trial has shown.
QString reportText(const shell::EngineReport& report);

} // namespace app
