// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/deadstones.h"
#include "core/go/outcome.h"
#include "core/go/score.h"
#include "core/sgf/replay.h"
#include "tests/accuracy/tables.h"
#include "tests/support/corpus.h"

#include <map>

namespace accuracy {

using namespace Qt::StringLiterals;
using corpus::Row;

namespace {

go::Outcome outcomeWith(const go::PointSet& dead, const go::Game& game, const sgf::GameRecord& record)
{
    return go::outcomeOf(go::scoreOf(game, dead.points(), game.rules(), record.handicap, {}), game.rules());
}

} // namespace

GameSums countedGames(const QString& folder, Lines lines, int step)
{
    GameSums sums;
    int index = 0;
    std::map<QString, Sum> kinds;
    for (const Row& row : corpus::table(folder + u"/manifest.csv"_s)) {
        if (index++ % step != 0)
            continue;
        const QString file = row.at(u"file"_s);
        const auto record = corpus::firstGame(folder + u'/' + file);
        if (!record)
            continue;
        const go::Game game = sgf::replayOf(*record, sgf::rulesOf(*record), sgf::ReplayMode::Record).game;
        const auto given = outcomeWith(corpus::deadNamed(row.at(u"dead"_s), game.board()), game, *record);
        const auto proposal = go::proposeDead(game.board(), {}).value();
        const auto found = outcomeWith(proposal.dead, game, *record);
        const QString kind = row.at(u"cls"_s);
        if (lines == Lines::All) {
            print(u"%1\t%2 %3\tstated %4\tdead given %5\tproposed %6 %7\t%8 unsettled"_s
                      .arg(file, row.at(u"scoring"_s), kind, QString::fromStdString(record->info.result),
                          QString::fromStdString(go::sgfResult(given)),
                          QString::fromStdString(go::sgfResult(found)),
                          found == record->result ? u"right"_s : u"WRONG"_s)
                      .arg(proposal.unsettled.count()));
        }
        if (kind == u"disputed"_s)
            continue;
        ++sums.given;
        sums.givenRight += given == record->result ? 1 : 0;
        Sum one;
        one.files = 1;
        one.right = found == record->result ? 1 : 0;
        const int flagged = proposal.unsettled.empty() ? 0 : 1;
        one.wrongFlagged = flagged * (1 - one.right);
        one.rightFlagged = flagged * one.right;
        kinds[row.at(u"scoring"_s) + u", "_s + kind].add(one);
        (row.at(u"scoring"_s) == u"area"_s ? sums.area : sums.territory).add(one);
    }
    for (const auto& [name, sum] : kinds)
        print(u"games, "_s + name, sum);
    return sums;
}

} // namespace accuracy
