// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/session.h"

#include <string>

namespace sgf {

/// What a record says and a session does not know.
struct SessionLabels {
    std::string date; ///< "2026-08-28", SGF's DT
    std::string application = "Kaoduan";
    std::string version;
};

/// A game of ours as one SGF FF[4] text in UTF-8. A void move is a pass with its ruling as comment and the
/// point marked (MA); the agreed territory stands as TB and TW in the last node; handicap stones are AB.
std::string toSgf(const exam::Session& session, const SessionLabels& labels);

} // namespace sgf
