// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/recordfile.h"
#include "app/shell/archive.h"
#include "app/shell/envelopes.h"
#include "app/shell/settings.h"
#include "core/sgf/grammar.h"
#include "ui/refereeline.h"
#include "ui/values.h"

#include <vector>

/// Values of the shell as values of the pages: neither side knows the other.
namespace app {

std::vector<ui::GameRow> gameRows(const std::vector<shell::GameEntry>& entries);
/// What a clock shows, in words: what is left of the main time or of the byo-yomi.
QString clockText(const timing::Reading& reading);
ui::UnfinishedRow unfinishedRow(const shell::GameEntry& entry, const exam::Session& session);
std::vector<ui::LogEntry> logOf(const std::vector<shell::SaidLine>& said);
ui::Options optionsOf(const shell::Settings& settings);
shell::EngineEntry entryOf(const ui::EngineRow& engine);
/// The settings with what a person chose; what pages do not show stays.
shell::Settings withOptions(shell::Settings settings, const ui::Options& options);
/// What is the matter with the archive, in words that name the file and the reason.
QString faultText(const shell::ArchiveFault& fault);
/// What is the matter with an envelope, in words that name the file of its key.
QString faultText(const shell::EnvelopeFault& fault);
/// Why a record cannot be read, in words.
QString faultText(const records::RecordFault& fault);
QString faultText(const sgf::ParseError& error);

} // namespace app
