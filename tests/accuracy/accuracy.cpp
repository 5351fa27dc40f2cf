// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// How often the proposed dead stones are right, file by file: accuracy [--sums] [FOLDER]. The status is 1 if
// a share is below what was reached, 77 if the records are not here.
#include "tests/accuracy/tables.h"

#include <QCoreApplication>
#include <QDir>
#include <QTextStream>

#include <cstdio>

namespace accuracy {

using namespace Qt::StringLiterals;

void print(const QString& line) { QTextStream(stdout) << line << '\n'; }

void print(const QString& name, const Sum& sum)
{
    print(u"SUM %1: %2 of %3 right, %4 wrong stones of %5; unsettled in %6 of %7 wrong and %8 right ones"_s
              .arg(name)
              .arg(sum.right)
              .arg(sum.files)
              .arg(sum.wrongStones)
              .arg(sum.stones)
              .arg(sum.wrongFlagged)
              .arg(sum.files - sum.right)
              .arg(sum.rightFlagged));
}

namespace {

bool reaches(const QString& what, int part, int whole, int percent)
{
    const bool enough = 100 * part >= percent * whole;
    print(u"%1 %2: %3 of %4, at least %5 %"_s.arg(enough ? u"REACHED"_s : u"MISSED"_s, what)
              .arg(part)
              .arg(whole)
              .arg(percent));
    return enough;
}

int run(const QString& folder, Lines lines, int step)
{
    if (!QDir(folder).exists(u"games"_s) || !QDir(folder).exists(u"scoring"_s)) {
        print(u"skipped: the records of other projects are not in %1"_s.arg(folder));
        return 77;
    }
    const Sum labelled = labelledPositions(folder + u"/scoring"_s, lines);
    const GameSums games = countedGames(folder + u"/games"_s, lines, step);
    print(u"games by area"_s, games.area);
    print(u"games by territory"_s, games.territory);
    bool good = reaches(u"results with the dead stones given"_s, games.givenRight, games.given, 100);
    good
        = reaches(u"results by area, dead stones proposed"_s, games.area.right, games.area.files, 97) && good;
    good = reaches(u"results by territory, dead stones proposed"_s, games.territory.right,
               games.territory.files, 90)
        && good;
    good = reaches(u"labelled positions without a wrong stone"_s, labelled.right, labelled.files, 90) && good;
    return good ? 0 : 1;
}

} // namespace

} // namespace accuracy

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    QStringList arguments = QCoreApplication::arguments().mid(1);
    const auto lines
        = arguments.removeAll(QStringLiteral("--sums")) > 0 ? accuracy::Lines::Sums : accuracy::Lines::All;
    const int step = arguments.removeAll(QStringLiteral("--sample")) > 0 ? 4 : 1;
    return accuracy::run(arguments.value(0, QStringLiteral(KAODUAN_TESTDATA_DIR)), lines, step);
}
