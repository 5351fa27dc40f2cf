// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/setup.h"
#include "core/go/game.h"
#include "core/go/outcome.h"
#include "core/timing/instant.h"

#include <QString>

#include <vector>

namespace ui {

/// A whole game to look through, from the archive or from a file. The lists are indexed by ply: 0 is the
/// position before the first move, n what was played, said or left after move n; they may be shorter.
struct ReviewGame {
    QString title; ///< of the record: event or file name
    exam::GameSetup setup;
    go::Game game = go::Game(); // its constructor is explicit
    std::vector<QString> moveNotes; ///< announcements, rulings and comments, one a line
    std::vector<timing::Millis> spent; ///< thinking time; negative where it is not known
    std::vector<go::PerSide<QString>> clocks; ///< both clocks in words
    QString result; ///< in words
    go::Outcome outcome; ///< Unknown where the result is no more than words, or there is none
};

} // namespace ui
