// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/textdecoder.h"

#include "app/records/likelytext.h"

#include <QStringDecoder>

#include <algorithm>
#include <array>
#include <cstddef>

namespace records {

namespace {

struct Candidate {
    const char* encoding;
    Script script;
    int bonus; ///< thousandths: what records are written in most often
};

// Western and Cyrillic bytes are nearly always valid, so they must be very good text to win.
constexpr std::array<Candidate, 7> candidates{{
    {"GB18030", Script::Simplified, 60},
    {"Big5", Script::Traditional, 0},
    {"Shift_JIS", Script::Japanese, 0},
    {"EUC-KR", Script::Korean, 0},
    {"EUC-JP", Script::Japanese, 0},
    {"windows-1251", Script::Cyrillic, -250},
    {"windows-1252", Script::Western, -250},
}};

// Encodings that contain the declared one; files often need the larger.
QByteArray widened(const QByteArray& declared)
{
    const QByteArray name = declared.trimmed().toLower();
    for (const char* small : {"gb2312", "gb_2312-80", "gbk", "cp936", "euc-cn", "x-gbk", "ms936"}) {
        if (name == small) {
            return "GB18030";
        }
    }
    for (const char* small : {"euc-kr", "ks_c_5601-1987", "ksc5601", "cp949", "uhc"}) {
        if (name == small) {
            return "windows-949";
        }
    }
    if (name == "sjis" || name == "shift-jis" || name == "cp932" || name == "ms932") {
        return "Shift_JIS";
    }
    return declared.trimmed();
}

struct Attempt {
    QString text;
    bool clean = false;
};

std::optional<Attempt> attempt(const QByteArray& bytes, const QByteArray& encoding)
{
    QStringDecoder decoder(encoding.constData());
    if (!decoder.isValid()) {
        return std::nullopt;
    }
    Attempt result;
    result.text = decoder.decode(bytes);
    // ICU writes SUB for what it cannot read.
    result.clean = !decoder.hasError() && !result.text.contains(QChar(QChar::ReplacementCharacter))
        && !result.text.contains(QChar(0x1A));
    return result;
}

bool isSingleByte(const QByteArray& encoding)
{
    const QByteArray name = encoding.toLower();
    return name.startsWith("iso-8859") || name.startsWith("iso8859") || name.startsWith("latin")
        || name.startsWith("windows-125") || name.startsWith("cp125") || name == "us-ascii"
        || name == "ascii";
}

Decoded result(const QString& text, const QByteArray& encoding, EncodingFound found)
{
    return {text.toStdString(), QString::fromLatin1(encoding), found, {}};
}

std::optional<Decoded> byMark(const QByteArray& bytes)
{
    struct Mark {
        const char* bytes;
        qsizetype size;
        const char* encoding;
    };
    static constexpr std::array<Mark, 5> marks{{
        {"\xEF\xBB\xBF", 3, "UTF-8"},
        {"\xFF\xFE\0\0", 4, "UTF-32LE"},
        {"\0\0\xFE\xFF", 4, "UTF-32BE"},
        {"\xFF\xFE", 2, "UTF-16LE"},
        {"\xFE\xFF", 2, "UTF-16BE"},
    }};
    for (const Mark& mark : marks) {
        if (!bytes.startsWith(QByteArrayView(mark.bytes, mark.size))) {
            continue;
        }
        const auto text = attempt(bytes.mid(mark.size), mark.encoding);
        if (!text) {
            continue;
        }
        Decoded decoded = result(text->text, mark.encoding, EncodingFound::ByMark);
        if (!text->clean) {
            decoded.notes.push_back({DecodeNoteKind::BytesReplaced, {}});
        }
        return decoded;
    }
    return std::nullopt;
}

// UTF-16 without its mark: every second byte of "(;GM[1]" is zero, and here and there another: 一 is 4E 00.
std::optional<Decoded> byZeros(const QByteArray& bytes)
{
    constexpr qsizetype sample = 64;
    if (bytes.size() < 8) {
        return std::nullopt;
    }
    const qsizetype end = std::min(bytes.size(), sample) / 2 * 2;
    qsizetype even = 0;
    qsizetype odd = 0;
    for (qsizetype i = 0; i < end; i += 2) {
        even += bytes[i] == '\0' ? 1 : 0;
        odd += bytes[i + 1] == '\0' ? 1 : 0;
    }
    const qsizetype most = end / 2 * 3 / 4;
    const char* encoding = odd > even ? "UTF-16LE" : "UTF-16BE";
    if (std::max(odd, even) < most || std::min(odd, even) * 4 > most) {
        return std::nullopt;
    }
    const auto text = attempt(bytes, encoding);
    if (!text || !text->clean) {
        return std::nullopt;
    }
    return result(text->text, encoding, EncodingFound::Detected);
}

// The escape sequences of ISO-2022-JP, which is all ASCII bytes.
bool hasJapaneseEscapes(const QByteArray& bytes)
{
    return bytes.contains("\x1B$B") || bytes.contains("\x1B$@");
}

Decoded asUtf8(const QByteArray& bytes, EncodingFound found)
{
    return {bytes.toStdString(), QStringLiteral("UTF-8"), found, {}};
}

Decoded detected(const QByteArray& bytes)
{
    constexpr qsizetype sample = qsizetype{256} << 10;
    // Cut at an ASCII byte that can be no second half of a character.
    const qsizetype end = bytes.size() <= sample ? bytes.size() : bytes.lastIndexOf(';', sample);
    const QByteArray part = bytes.left(end > 0 ? end : sample);
    const Candidate* best = nullptr;
    int bestScore = 0;
    for (const Candidate& candidate : candidates) {
        const auto text = attempt(part, candidate.encoding);
        if (!text || !text->clean) {
            continue;
        }
        const int score = likelihood(text->text, candidate.script) + candidate.bonus;
        if (best == nullptr || score > bestScore) {
            best = &candidate;
            bestScore = score;
        }
    }
    const char* encoding = best != nullptr ? best->encoding : "windows-1252";
    const auto text = attempt(bytes, encoding);
    Decoded decoded
        = result(text ? text->text : QString::fromLatin1(bytes), encoding, EncodingFound::Detected);
    if (!text || !text->clean) {
        decoded.notes.push_back({DecodeNoteKind::BytesReplaced, {}});
    }
    return decoded;
}

Decoded undeclared(const QByteArray& bytes)
{
    if (auto decoded = byZeros(bytes)) {
        return *std::move(decoded);
    }
    if (hasJapaneseEscapes(bytes)) {
        const auto text = attempt(bytes, "ISO-2022-JP");
        if (text && text->clean) {
            return result(text->text, "ISO-2022-JP", EncodingFound::Detected);
        }
    }
    if (utf8Sequences(bytes)) {
        return asUtf8(bytes, EncodingFound::Detected);
    }
    return detected(bytes);
}

// UTF-8 that says it is something else: a declaration nobody kept up. A character or two may be chance.
bool isUtf8After(const QByteArray& bytes, const QByteArray& declared)
{
    constexpr std::size_t fewByChance = 3;
    const auto sequences = utf8Sequences(bytes);
    return sequences && *sequences > 0 && (*sequences >= fewByChance || isSingleByte(declared));
}

std::optional<Decoded> asDeclared(const QByteArray& bytes, const QByteArray& declared)
{
    const QByteArray encoding = widened(declared);
    if (encoding.toUpper() == "UTF-8" || encoding.toUpper() == "UTF8") {
        if (!utf8Sequences(bytes)) {
            return std::nullopt;
        }
        return asUtf8(bytes, EncodingFound::Declared);
    }
    if (isUtf8After(bytes, declared)) {
        return std::nullopt;
    }
    const auto text = attempt(bytes, encoding);
    if (!text || !text->clean) {
        return std::nullopt;
    }
    return result(text->text, declared.trimmed(), EncodingFound::Declared);
}

bool isCapital(char c) { return c >= 'A' && c <= 'Z'; }

// The bytes of the character here, 0 if it is none: cut off, too long a form, a surrogate, beyond Unicode.
std::ptrdiff_t utf8Length(const unsigned char* at, const unsigned char* end)
{
    const unsigned char lead = *at;
    if (lead < 0x80) {
        return 1;
    }
    const std::ptrdiff_t length = lead < 0xE0 ? 2 : (lead < 0xF0 ? 3 : 4);
    const auto goesOn = [](unsigned char byte) { return (byte & 0xC0U) == 0x80U; };
    if (lead < 0xC2 || lead > 0xF4 || end - at < length || !std::all_of(at + 1, at + length, goesOn)) {
        return 0;
    }
    const bool tooLong = (lead == 0xE0 && at[1] < 0xA0) || (lead == 0xF0 && at[1] < 0x90);
    const bool noCharacter = (lead == 0xED && at[1] > 0x9F) || (lead == 0xF4 && at[1] > 0x8F);
    return tooLong || noCharacter ? 0 : length;
}

// The value of the next CA from `from` on, which moves behind it; empty at the end.
QByteArray nextDeclared(const QByteArray& bytes, qsizetype& from)
{
    constexpr qsizetype longest = 40;
    while ((from = bytes.indexOf("CA", from)) >= 0) {
        const bool nameBegins = from == 0 || !isCapital(bytes[from - 1]);
        from += 2;
        qsizetype open = from;
        while (open < bytes.size() && (bytes[open] == ' ' || bytes[open] == '\n' || bytes[open] == '\r')) {
            ++open;
        }
        if (!nameBegins || open >= bytes.size() || bytes[open] != '[') {
            continue;
        }
        const qsizetype close = bytes.indexOf(']', open);
        if (close > open + 1 && close - open <= longest) {
            from = close;
            return bytes.mid(open + 1, close - open - 1).trimmed();
        }
    }
    from = bytes.size();
    return {};
}

void noteOtherDeclarations(const QByteArray& bytes, const QByteArray& declared, Decoded& decoded)
{
    qsizetype from = 0;
    while (from < bytes.size()) {
        const QByteArray other = nextDeclared(bytes, from);
        if (!other.isEmpty() && widened(other).toLower() != widened(declared).toLower()) {
            decoded.notes.push_back({DecodeNoteKind::SeveralDeclared, QString::fromLatin1(other)});
            return;
        }
    }
}

} // namespace

QString textOf(const DecodeNote& note)
{
    switch (note.kind) {
    case DecodeNoteKind::DeclaredUnknown:
        return QStringLiteral("CA[%1] is no encoding known here; judged by the bytes").arg(note.value);
    case DecodeNoteKind::DeclaredWrong:
        return QStringLiteral("CA[%1] is not true of the bytes; judged by them").arg(note.value);
    case DecodeNoteKind::SeveralDeclared:
        return QStringLiteral("a later game declares CA[%1]; all were read alike").arg(note.value);
    case DecodeNoteKind::BytesReplaced:
        return QStringLiteral("some bytes are no text in this encoding");
    }
    return {};
}

std::vector<QByteArray> candidateEncodings()
{
    std::vector<QByteArray> names{"UTF-8"};
    for (const Candidate& candidate : candidates) {
        names.emplace_back(candidate.encoding);
    }
    return names;
}

bool knowsEncoding(const QString& name)
{
    return QStringDecoder(widened(name.toLatin1()).constData()).isValid();
}

QByteArray declaredEncoding(const QByteArray& bytes)
{
    qsizetype from = 0;
    return nextDeclared(bytes, from);
}

std::optional<std::size_t> utf8Sequences(const QByteArray& bytes)
{
    std::size_t sequences = 0;
    const auto* at = reinterpret_cast<const unsigned char*>(bytes.constData());
    const auto* const end = at + bytes.size();
    while (at < end) {
        const std::ptrdiff_t length = utf8Length(at, end);
        if (length == 0) {
            return std::nullopt;
        }
        sequences += length > 1 ? 1 : 0;
        at += length;
    }
    return sequences;
}

Decoded decode(const QByteArray& bytes, const QString& forced)
{
    if (!forced.isEmpty()) {
        const auto text = attempt(bytes, widened(forced.toLatin1()));
        Decoded decoded = result(text ? text->text : QString(), forced.toLatin1(), EncodingFound::Forced);
        if (!text || !text->clean) {
            decoded.notes.push_back({DecodeNoteKind::BytesReplaced, {}});
        }
        return decoded;
    }
    if (auto decoded = byMark(bytes)) {
        return *std::move(decoded);
    }
    const QByteArray declared = declaredEncoding(bytes);
    if (declared.isEmpty()) {
        return undeclared(bytes);
    }
    auto decoded = asDeclared(bytes, declared);
    if (!decoded) {
        const bool known = knowsEncoding(QString::fromLatin1(declared));
        decoded = undeclared(bytes);
        decoded->notes.push_back({known ? DecodeNoteKind::DeclaredWrong : DecodeNoteKind::DeclaredUnknown,
            QString::fromLatin1(declared)});
    }
    noteOtherDeclarations(bytes, declared, *decoded);
    return *std::move(decoded);
}

} // namespace records
