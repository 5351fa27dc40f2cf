// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/session.h"

#include <string>
#include <vector>

namespace sgf {

/// What a record says and a session does not know.
struct SessionLabels {
    std::string date; ///< "2026-08-28", SGF's DT
    std::string application = "Kaoduan";
    std::string version;
    /// By ply what the referee ruled after it, as comments; 0 is before the first, the list may be shorter.
    std::vector<std::string> rulings;
};

/// A game of ours as one SGF FF[4] text in UTF-8. A void move is a pass with its ruling as comment and the
/// point marked (MA), whatever else was ruled is a comment, too; the agreed territory stands as TB and TW in
/// the last node; handicap stones are AB.
std::string toSgf(const exam::Session& session, const SessionLabels& labels);

} // namespace sgf
