// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/textdecoder.h"
#include "core/base/result.h"

#include <QString>

#include <cstdint>
#include <stop_token>

class QIODevice;

namespace records {

/// Larger files are refused.
inline constexpr qint64 largestFile = qint64{64} << 20;

enum class RecordFaultKind : std::uint8_t {
    CannotRead, ///< missing, no permission, a folder, …; see what
    TooLarge,
    UnknownEncoding, ///< the one that was asked for
};

struct RecordFault {
    RecordFaultKind kind = RecordFaultKind::CannotRead;
    QString what; ///< for people, as the system says it

    friend bool operator==(const RecordFault&, const RecordFault&) = default;
};

/// What a file holds; nothing of use once it is stopped.
Result<QByteArray, RecordFault> fileBytes(const QString& path, const std::stop_token& stop = {});
/// What a file held, as text; `encoding` forces one.
Result<Decoded, RecordFault> decoded(const QByteArray& bytes, const QString& encoding = {});
/// Both.
Result<Decoded, RecordFault> recordFile(
    const QString& path, const QString& encoding = {}, const std::stop_token& stop = {});
/// The same of an open device, read to its end.
Result<Decoded, RecordFault> recordFile(QIODevice& device, const QString& encoding = {});

} // namespace records
