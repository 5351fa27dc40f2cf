// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/exam/event.h"

#include <string>
#include <string_view>

namespace exam {

/// The version that toLine() writes; older ones are read.
inline constexpr int recordVersion = 1;

/// Why a line is no event.
struct RecordFault {
    std::string what; ///< for a log, in English: "unknown event 'foo'"
};

/// One event as one line of UTF-8 text without line end: `1 61234 stone side=black point=pd`.
/// Values are percent-encoded.
std::string toLine(const Event& event);
Result<Event, RecordFault> fromLine(std::string_view line);

} // namespace exam
