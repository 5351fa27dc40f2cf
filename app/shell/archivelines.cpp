// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/archivelines.h"

#include "core/exam/record.h"

#include <QCryptographicHash>

#include <variant>

namespace shell {

using namespace Qt::StringLiterals;

QByteArray chained(const QByteArray& previous, const QString& line)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(previous);
    hash.addData(line.toUtf8());
    return hash.result();
}

Result<std::vector<StoredLine>, ArchiveFault> readLines(const ArchiveDb& db, GameId game)
{
    auto rows = db.run(
        u"SELECT seq, line, checksum FROM event WHERE game_id = ? ORDER BY seq"_s, {qint64{game.value}});
    if (!rows) {
        return Unexpected{rows.error()};
    }
    std::vector<StoredLine> lines;
    while (rows->next()) {
        lines.push_back({rows->value(0).toInt(), rows->value(1).toString(), rows->value(2).toByteArray()});
    }
    if (rows->lastError().isValid()) {
        return Unexpected{db.faultOf(rows->lastError())};
    }
    return lines;
}

CheckedLines check(const std::vector<StoredLine>& lines)
{
    CheckedLines checked;
    const auto stop = [&](std::size_t from, TailState state) {
        checked.tail = state;
        checked.rest.assign(lines.begin() + static_cast<std::ptrdiff_t>(from), lines.end());
    };
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const StoredLine& line = lines[i];
        const bool isNext = line.seq == static_cast<int>(i) + 1;
        if (!isNext || line.checksum != chained(checked.checksum, line.text)) {
            stop(i, TailState::Torn);
            break;
        }
        auto event = exam::fromLine(line.text.toStdString());
        if (!event) {
            stop(i, TailState::Newer);
            break;
        }
        const bool isSetUp = std::holds_alternative<exam::GameSetUp>(event->fact);
        if (isSetUp != (i == 0)) {
            stop(i, TailState::Torn);
            break;
        }
        checked.events.push_back(std::move(*event));
        checked.checksum = line.checksum;
    }
    return checked;
}

} // namespace shell
