// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/voicetypes.h"
#include "core/exam/referee.h"
#include "core/go/game.h"

#include <QString>

#include <vector>

namespace shell {

/// Every phrase that a language has to have.
std::vector<QString> knownClips();
/// Results with their margin in quarter-zi, which a language may lack. clipFor() names no clip but these two.
std::vector<QString> marginClips();
/// The sounds beside the speech.
std::vector<QString> effectClips();

/// The phrase for an announcement; empty where it is only shown.
QString clipFor(const exam::Announcement& announcement);
/// What is said where the language lacks clipFor(): a result without its margin; empty: nothing.
QString plainClipFor(const exam::Announcement& announcement);
/// 一分钟 and the balance of the same instant as one phrase; empty if they do not belong together.
QString joinedClipFor(const exam::Announcement& minute, const exam::Announcement& left);
/// Why a stone may not stand there; empty where nothing is said.
QString clipFor(go::IllegalReason reason);

Priority priorityOf(const exam::Announcement& announcement);

} // namespace shell
