// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/envelopes.h"

#include <QByteArray>
#include <QFile>
#include <QSaveFile>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <sodium.h>

namespace shell {

namespace {

using Kind = EnvelopeFault::Kind;

constexpr std::size_t keyBytes = crypto_secretbox_KEYBYTES;
constexpr std::size_t noncePart = crypto_secretbox_NONCEBYTES;
constexpr std::size_t letterBytes
    = 8; // version, column, row, and room: every letter is as long as the others
constexpr std::size_t boxBytes = letterBytes + crypto_secretbox_MACBYTES;
constexpr unsigned char letterVersion = 1;
constexpr int variant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;

using Letter = std::array<unsigned char, letterBytes>;
using Sealed = std::array<unsigned char, noncePart + boxBytes>;

/// Memory that is wiped, and that neither swap nor a core dump sees.
struct Wipe {
    void operator()(unsigned char* memory) const { sodium_free(memory); }
};
using Key = std::unique_ptr<unsigned char, Wipe>;

Key emptyKey()
{
    return Key(sodium_init() < 0 ? nullptr : static_cast<unsigned char*>(sodium_malloc(keyBytes)));
}

bool isReadable(const QByteArray& text, unsigned char* key)
{
    std::size_t length = 0;
    const QByteArray trimmed = text.trimmed();
    return sodium_base642bin(key, keyBytes, trimmed.constData(), static_cast<std::size_t>(trimmed.size()),
               nullptr, &length, nullptr, variant)
        == 0
        && length == keyBytes;
}

QByteArray inLetters(const unsigned char* bytes, std::size_t count)
{
    QByteArray text(static_cast<qsizetype>(sodium_base64_encoded_len(count, variant)), '\0');
    sodium_bin2base64(text.data(), static_cast<std::size_t>(text.size()), bytes, count, variant);
    text.chop(1); // the end of a C string
    return text;
}

/// Nothing, or why it could not be written.
std::optional<QString> written(const QString& path, const QByteArray& text)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        return file.errorString();
    }
    file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    if (file.write(text) != text.size() || !file.commit()) {
        return file.errorString();
    }
    return std::nullopt;
}

} // namespace

EnvelopeFault Envelopes::fault(Kind kind, const QString& detail) const { return {kind, m_keyPath, detail}; }

Result<exam::Envelope, EnvelopeFault> Envelopes::closed(go::Point point) const
{
    const Key key = emptyKey();
    if (!key) {
        return Unexpected{fault(Kind::KeyNotWritten, QStringLiteral("no memory for a key"))};
    }
    QFile file(m_keyPath);
    if (!file.exists()) {
        crypto_secretbox_keygen(key.get());
        QByteArray text = inLetters(key.get(), keyBytes) + '\n';
        const auto problem = written(m_keyPath, text);
        sodium_memzero(text.data(), static_cast<std::size_t>(text.size()));
        if (problem) {
            return Unexpected{fault(Kind::KeyNotWritten, *problem)};
        }
    } else if (!file.open(QIODevice::ReadOnly) || !isReadable(file.readAll(), key.get())) {
        return Unexpected{
            fault(Kind::KeyBroken, file.errorString())}; // older envelopes may need what is there
    }
    Letter letter{letterVersion, point.x, point.y};
    Sealed sealed{};
    randombytes_buf(sealed.data(), noncePart);
    crypto_secretbox_easy(sealed.data() + noncePart, letter.data(), letter.size(), sealed.data(), key.get());
    sodium_memzero(letter.data(), letter.size());
    return exam::Envelope{inLetters(sealed.data(), sealed.size()).toStdString()};
}

Result<go::Point, EnvelopeFault> Envelopes::opened(const exam::Envelope& envelope) const
{
    QFile file(m_keyPath);
    if (!file.exists()) {
        return Unexpected{fault(Kind::KeyMissing)};
    }
    const Key key = emptyKey();
    if (!key || !file.open(QIODevice::ReadOnly) || !isReadable(file.readAll(), key.get())) {
        return Unexpected{fault(Kind::KeyBroken, file.errorString())};
    }
    Sealed sealed{};
    std::size_t length = 0;
    const bool whole = sodium_base642bin(sealed.data(), sealed.size(), envelope.text.data(),
                           envelope.text.size(), nullptr, &length, nullptr, variant)
            == 0
        && length == sealed.size();
    Letter letter{};
    if (!whole
        || crypto_secretbox_open_easy(
               letter.data(), sealed.data() + noncePart, boxBytes, sealed.data(), key.get())
            != 0
        || letter[0] != letterVersion) {
        return Unexpected{fault(Kind::NotReadable)};
    }
    const go::Point point{letter[1], letter[2]};
    sodium_memzero(letter.data(), letter.size());
    return point;
}

} // namespace shell
