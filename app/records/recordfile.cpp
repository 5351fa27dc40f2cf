// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/recordfile.h"

#include <QFile>
#include <QFileInfo>

namespace records {

namespace {

Result<QByteArray, RecordFault> bytesOf(QIODevice& device)
{
    constexpr qint64 piece = qint64{1} << 20;
    QByteArray bytes;
    while (true) {
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

Result<Decoded, RecordFault> recordFile(QIODevice& device, const QString& encoding)
{
    if (!encoding.isEmpty() && !knowsEncoding(encoding)) {
        return Unexpected{RecordFault{
            RecordFaultKind::UnknownEncoding, QStringLiteral("unknown encoding '%1'").arg(encoding)}};
    }
    const auto bytes = bytesOf(device);
    if (!bytes) {
        return Unexpected{bytes.error()};
    }
    return decode(*bytes, encoding);
}

Result<Decoded, RecordFault> recordFile(const QString& path, const QString& encoding)
{
    if (QFileInfo(path).isDir()) {
        return Unexpected{RecordFault{RecordFaultKind::CannotRead, QStringLiteral("is a directory")}};
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return Unexpected{RecordFault{RecordFaultKind::CannotRead, file.errorString()}};
    }
    return recordFile(file, encoding);
}

} // namespace records
