// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/recordfile.h"

#include <QFile>
#include <QFileInfo>

namespace records {

namespace {

Result<QByteArray, RecordFault> bytesOf(QIODevice& device, const std::stop_token& stop)
{
    constexpr qint64 piece = qint64{1} << 20;
    QByteArray bytes;
    while (!stop.stop_requested()) {
        const QByteArray more = device.read(piece);
        if (more.isEmpty()) {
            break;
        }
        bytes += more;
        if (bytes.size() > largestFile) {
            return Unexpected{RecordFault{RecordFaultKind::TooLarge, QStringLiteral("larger than 64 MiB")}};
        }
    }
    if (const auto* file = qobject_cast<QFileDevice*>(&device);
        file && file->error() != QFileDevice::NoError) {
        return Unexpected{RecordFault{RecordFaultKind::CannotRead, file->errorString()}};
    }
    return bytes;
}

} // namespace

Result<QByteArray, RecordFault> fileBytes(const QString& path, const std::stop_token& stop)
{
    if (QFileInfo(path).isDir()) {
        return Unexpected{RecordFault{RecordFaultKind::CannotRead, QStringLiteral("is a directory")}};
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return Unexpected{RecordFault{RecordFaultKind::CannotRead, file.errorString()}};
    }
    return bytesOf(file, stop);
}

Result<Decoded, RecordFault> decoded(const QByteArray& bytes, const QString& encoding)
{
    if (!encoding.isEmpty() && !knowsEncoding(encoding)) {
        return Unexpected{RecordFault{
            RecordFaultKind::UnknownEncoding, QStringLiteral("unknown encoding '%1'").arg(encoding)}};
    }
    return decode(bytes, encoding);
}

Result<Decoded, RecordFault> recordFile(QIODevice& device, const QString& encoding)
{
    const auto bytes = bytesOf(device, {});
    if (!bytes) {
        return Unexpected{bytes.error()};
    }
    return decoded(*bytes, encoding);
}

Result<Decoded, RecordFault> recordFile(
    const QString& path, const QString& encoding, const std::stop_token& stop)
{
    const auto bytes = fileBytes(path, stop);
    if (!bytes) {
        return Unexpected{bytes.error()};
    }
    return decoded(*bytes, encoding);
}

} // namespace records
