// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/positions.h"

#include "core/go/deadstones.h"
#include "tests/accuracy/tables.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <bit>
#include <string>
#include <vector>

namespace accuracy {

using namespace Qt::StringLiterals;

namespace {

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Labelled withStones(const go::Board& board)
{
    const go::PointSet none(board.size());
    return {board, none, none, none};
}

QStringList rowsOf(const QJsonObject& object, QLatin1StringView name)
{
    QStringList rows;
    for (const QJsonValue row : object.value(name).toArray())
        rows.append(row.toString());
    return rows;
}

/// The matrix of numbers that begins at a line.
std::vector<std::vector<int>> matrixFrom(const QStringList& lines, qsizetype first, int rows)
{
    static const QRegularExpression blanks(u"\\s+"_s);
    std::vector<std::vector<int>> result;
    for (qsizetype i = first; i < first + rows && i < lines.size(); ++i) {
        std::vector<int> row;
        for (const QString& field : lines[i].split(blanks, Qt::SkipEmptyParts))
            row.push_back(field.toInt());
        result.push_back(row);
    }
    return result;
}

Sum judge(const QString& name, const Labelled& position, Lines lines)
{
    const auto proposal = go::proposeDead(position.board, {}).value();
    const go::PointSet wrong = (proposal.dead | position.dead) - (proposal.dead & position.dead);
    Sum sum;
    sum.files = 1;
    sum.stones = position.known.count();
    sum.wrongStones = (wrong & position.known).count();
    sum.right = sum.wrongStones == 0 ? 1 : 0;
    const int flagged = proposal.unsettled.empty() ? 0 : 1;
    sum.wrongFlagged = flagged * (1 - sum.right);
    sum.rightFlagged = flagged * sum.right;
    if (lines == Lines::All) {
        print(
            u"%1\t%2 stones\t%3 wrong\t%4 unsettled\topen borders stated %5, found %6, others %7"_s.arg(name)
                .arg(sum.stones)
                .arg(sum.wrongStones)
                .arg(proposal.unsettled.count())
                .arg(position.open.count())
                .arg((position.open & proposal.open).count())
                .arg((proposal.open - position.open).count()));
    }
    return sum;
}

template <class Read> Sum judgeAll(const QString& folder, const QString& pattern, Read read, Lines lines)
{
    QStringList paths;
    for (QDirIterator files(folder, {pattern}, QDir::Files, QDirIterator::Subdirectories); files.hasNext();)
        paths.append(files.next());
    paths.sort();
    Sum sum;
    for (const QString& path : paths) {
        if (const auto position = read(path))
            sum.add(judge(path.mid(folder.size() + 1), *position, lines));
    }
    return sum;
}

} // namespace

std::optional<Labelled> labelledJson(const QString& path)
{
    const QJsonObject object = QJsonDocument::fromJson(contents(path)).object();
    const QStringList stones = rowsOf(object, "board"_L1);
    const QStringList owners = rowsOf(object, "correct_ownership"_L1);
    if (stones.isEmpty() || owners.size() != stones.size())
        return {};
    std::vector<std::string> rows;
    for (const QString& row : stones) {
        std::string drawn;
        for (const QChar cell : row.toLower())
            drawn += cell == u'b' ? 'X' : cell == u'w' ? 'O' : '.';
        rows.push_back(drawn);
    }
    Labelled result = withStones(go::Board::fromRows(rows));
    go::PointSet::all(result.board.size()).forEach([&](go::Point point) {
        const QString& row = owners[point.y];
        const QChar owner = point.x < row.size() ? row[point.x] : u' ';
        if (owner == u's')
            result.open.insert(point);
        const auto stone = result.board.at(point);
        if (!stone || (owner != u'B' && owner != u'W'))
            return;
        result.known.insert(point);
        if ((owner == u'B') != (*stone == go::Color::Black))
            result.dead.insert(point);
    });
    return result;
}

std::optional<Labelled> labelledText(const QString& path)
{
    QStringList lines;
    int rows = 0;
    for (const QString& line : QString::fromUtf8(contents(path)).split(u'\n')) {
        if (line.startsWith("height"_L1))
            rows = line.mid(6).toInt();
        else if (!line.startsWith(u'#') && !line.startsWith("width"_L1) && !line.startsWith("player"_L1)
            && !line.trimmed().isEmpty())
            lines.append(line);
    }
    if (rows == 0 || lines.size() != 2 * rows)
        return {};
    const auto stones = matrixFrom(lines, 0, rows);
    const auto removed = matrixFrom(lines, rows, rows);
    std::vector<std::string> drawn;
    for (const auto& row : stones) {
        std::string text;
        for (const int stone : row)
            text += stone > 0 ? 'X' : stone < 0 ? 'O' : '.';
        drawn.push_back(text);
    }
    Labelled result = withStones(go::Board::fromRows(drawn));
    result.known = go::PointSet::all(result.board.size()) - result.board.emptyPoints();
    result.known.forEach([&](go::Point point) {
        if (removed.at(point.y).at(point.x) != 0)
            result.dead.insert(point);
    });
    return result;
}

Sum labelledPositions(const QString& folder, Lines lines)
{
    const Sum drawn = judgeAll(folder + u"/ogs_autoscore"_s, u"*.json"_s, labelledJson, lines);
    print(u"labelled, autoscore"_s, drawn);
    const Sum matrices = judgeAll(folder + u"/ogs_score_estimator"_s, u"*.game"_s, labelledText, lines);
    print(u"labelled, score estimator"_s, matrices);
    Sum sum = drawn;
    sum.add(matrices);
    return sum;
}

} // namespace accuracy
