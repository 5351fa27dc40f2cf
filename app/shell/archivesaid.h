// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/referee.h"

#include <optional>
#include <string>
#include <string_view>

namespace shell {

/// An announcement as one line of text: `enter side=black value=5 unit=minutes`.
std::string toText(const exam::Announcement& said);
/// Reads toText's lines; nothing if it is none.
std::optional<exam::Announcement> announcementFromText(std::string_view text);

} // namespace shell
