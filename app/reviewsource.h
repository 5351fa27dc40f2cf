// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/archivetypes.h"
#include "app/shell/filewatch.h"
#include "core/exam/session.h"
#include "core/go/outcome.h"
#include "core/go/rules.h"
#include "core/sgf/gamerecord.h"
#include "core/sgf/grammar.h"
#include "core/timing/instant.h"
#include "ui/reviewvalues.h"

#include <QString>

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace app {

/// What the archive knows of a game besides its record. The lists are indexed by ply: 0 is the position
/// before the first move, n what was said or left after move n; they may be shorter.
struct ArchivedReview {
    qint64 id = 0;
    go::Rules rules;
    int handicap = 0;
    go::Outcome outcome;
    ui::ReviewHead head;
    std::vector<QString> said; ///< announcements and rulings, one a line
    std::vector<timing::Millis> spent; ///< thinking time; negative where it is not known
    std::vector<QString> clocks; ///< both clocks in words
};

/// A record to look through.
struct ReviewSource {
    sgf::Collection games; ///< clean
    /// The same games as they were read.
    std::shared_ptr<const sgf::Collection> read = std::make_shared<const sgf::Collection>();
    QString title; ///< where the record has none
    QString path; ///< of the file; empty: there is none
    shell::FileMark mark; ///< of the file as it was read
    QString encoding; ///< of the file
    QString forcedEncoding; ///< the same if somebody chose it
    QString suggestion; ///< name of a file to save it to
    bool mayBeWritten = true; ///< false: an exam that still goes on
    std::optional<ArchivedReview> archived;
};

/// A game of the archive. `record` is the session's own SGF.
ReviewSource reviewOf(qint64 id, const exam::Session& session, std::span<const exam::Event> events,
    std::span<const shell::SaidLine> said, const QByteArray& record);

/// By ply what the referee ruled after it and what became of the clocks by his hand, a line each.
std::vector<std::string> rulingsOf(std::span<const exam::Event> events);

/// The games of a text as it was read from `path` (may be empty).
ReviewSource reviewOf(sgf::Collection collection, const QString& title, const QString& path);

/// The head of a game of a record.
ui::ReviewHead headOf(const sgf::GameRecord& record, const QString& title);

} // namespace app
