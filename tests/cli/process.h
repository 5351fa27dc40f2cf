// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QList>
#include <QProcess>
#include <QStringList>

/// The program without a window, run as scripts run it.
namespace cli {

/// How one run of the program ended.
struct Answer {
    int status = -1;
    QByteArray out;
    QByteArray err;

    QList<QJsonObject> objects() const
    {
        QList<QJsonObject> list;
        for (const QByteArray& line : out.split('\n')) {
            if (!line.isEmpty()) {
                list.append(QJsonDocument::fromJson(line).object());
            }
        }
        return list;
    }
};

/// Runs kaoduan-cli among the records of tests/data/sgf.
inline Answer run(const QStringList& arguments, const QByteArray& in = {})
{
    QProcess process;
    process.setWorkingDirectory(QStringLiteral(KAODUAN_SOURCE_DIR "/tests/data/sgf"));
    process.start(QStringLiteral(KAODUAN_CLI), arguments);
    process.write(in);
    process.closeWriteChannel();
    if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit) {
        return {};
    }
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

/// The members of `expected` as they are in `found`, nested objects likewise.
inline QJsonObject restrictedTo(const QJsonObject& found, const QJsonObject& expected)
{
    QJsonObject part;
    for (auto each = expected.begin(); each != expected.end(); ++each) {
        const QJsonValue value = found.value(each.key());
        part[each.key()]
            = each->isObject() ? QJsonValue(restrictedTo(value.toObject(), each->toObject())) : value;
    }
    return part;
}

inline QJsonObject object(const char* json) { return QJsonDocument::fromJson(json).object(); }

} // namespace cli
