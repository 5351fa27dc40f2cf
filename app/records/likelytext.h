// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>

namespace records {

/// What kind of text an encoding is used for.
enum class Script : std::uint8_t { Simplified, Traditional, Japanese, Korean, Cyrillic, Western };

/// How much of what is not ASCII looks like text of that script, 0 to 1000: common characters in CJK scripts
/// (with the words of records and frequent surnames), words in proper case in the others. 0 without any.
int likelihood(const QString& text, Script script);

} // namespace records
