// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/exam/event.h"
#include "core/go/point.h"

#include <QString>

#include <cstdint>

namespace shell {

/// Why an envelope could not be closed or opened. Nothing was changed.
struct EnvelopeFault {
    enum class Kind : std::uint8_t {
        KeyMissing, ///< the file of the key is not there
        KeyBroken, ///< it is there, but holds no key
        KeyNotWritten, ///< a new key could not be stored, see detail
        NotReadable, ///< the envelope belongs to another key, was changed, or is of a later version
    };

    Kind kind = Kind::NotReadable;
    QString path; ///< of the key
    QString detail; ///< for a log, in English

    friend bool operator==(const EnvelopeFault&, const EnvelopeFault&) = default;
};

/// The referee's safe for sealed moves (封棋, A36): what goes into the archive cannot be read from there. The
/// key is a file of its own beside the archive, made with the first envelope, readable by its owner alone;
/// in memory it lies only while an envelope is closed or opened, in pages that no core dump holds.
/// Encryption is libsodium's secretbox.
class Envelopes {
public:
    explicit Envelopes(QString keyPath) : m_keyPath(std::move(keyPath)) { }

    /// The key that belongs to an archive.
    static QString keyPathFor(const QString& archive) { return archive + QStringLiteral(".seal"); }

    /// Two envelopes with the same point differ.
    Result<exam::Envelope, EnvelopeFault> closed(go::Point point) const;
    Result<go::Point, EnvelopeFault> opened(const exam::Envelope& envelope) const;

private:
    EnvelopeFault fault(EnvelopeFault::Kind kind, const QString& detail = {}) const;

    QString m_keyPath;
};

} // namespace shell
