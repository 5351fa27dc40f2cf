// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace records {

/// How the encoding of a text was found.
enum class EncodingFound : std::uint8_t {
    ByMark, ///< a byte order mark
    Declared, ///< the text's own CA
    Detected, ///< judged by the bytes
    Forced, ///< asked for by the user
};

enum class DecodeNoteKind : std::uint8_t {
    DeclaredUnknown, ///< CA names no encoding we know; value: its name
    DeclaredWrong, ///< the bytes are not what CA says; value: its name
    SeveralDeclared, ///< games of one file differ in CA; value: the others
    BytesReplaced, ///< what is no text in the encoding became U+FFFD
};

struct DecodeNote {
    DecodeNoteKind kind = DecodeNoteKind::DeclaredUnknown;
    QString value;

    friend bool operator==(const DecodeNote&, const DecodeNote&) = default;
};

/// "declared as UTF-8, but it is not" and so on, in English.
QString textOf(const DecodeNote& note);

/// A text as UTF-8 without byte order mark.
struct Decoded {
    std::string text;
    QString encoding; ///< "GB18030"
    EncodingFound found = EncodingFound::Detected;
    std::vector<DecodeNote> notes;

    friend bool operator==(const Decoded&, const Decoded&) = default;
};

/// The encodings tried where nothing is declared, most likely first. Why not uchardet: a record is often two
/// names and no more, and on those it hardly ever finds Chinese, nor UTF-16 without its mark;
/// packaging/encodings shows both side by side, and in no line does it read more than this.
std::vector<QByteArray> candidateEncodings();

/// Whether a name can be forced.
bool knowsEncoding(const QString& name);

/// Decodes the bytes of a record as a whole, before any bracket or backslash is looked at, since the second
/// byte of a Chinese or Japanese character may be either. `forced` must be known; empty: by byte order mark,
/// CA, UTF-8 validity, then by which East Asian, Cyrillic or Western encoding makes the likeliest text.
Decoded decode(const QByteArray& bytes, const QString& forced = {});

/// CA of the first game that has one, looked for without decoding; empty if none.
QByteArray declaredEncoding(const QByteArray& bytes);

/// The number of characters beyond ASCII of a valid UTF-8 text; nothing if it is not valid.
std::optional<std::size_t> utf8Sequences(const QByteArray& bytes);

} // namespace records
