// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/corpus.h"

#include "app/records/recordfile.h"
#include "core/go/territory.h"
#include "core/sgf/grammar.h"

#include <QFile>

namespace corpus {

using namespace Qt::StringLiterals;

std::vector<Row> table(const QString& path)
{
    QFile file(path);
    std::vector<Row> rows;
    if (!file.open(QIODevice::ReadOnly))
        return rows;
    const QStringList head = QString::fromUtf8(file.readLine()).trimmed().split(u',');
    while (!file.atEnd()) {
        const QStringList fields = QString::fromUtf8(file.readLine()).trimmed().split(u',');
        Row row;
        for (qsizetype i = 0; i < head.size(); ++i)
            row[head[i]] = fields.value(i);
        rows.push_back(std::move(row));
    }
    return rows;
}

std::optional<sgf::GameRecord> firstGame(const QString& path)
{
    const auto decoded = records::recordFile(path);
    const auto games = decoded ? sgf::parse(decoded->text) : sgf::parse("");
    if (!games)
        return {};
    return sgf::gameRecordOf(*games, 0);
}

go::PointSet deadNamed(const QString& names, const go::Board& board)
{
    std::vector<go::Point> points;
    for (const QString& name : names.split(u' ', Qt::SkipEmptyParts)) {
        if (const auto point = go::pointFromBoardName(name.toStdString(), board.size()))
            points.push_back(*point);
    }
    return {board.size(), go::wholeChains(board, points)};
}

} // namespace corpus
