// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practicehost.h"
#include "app/practicesources.h"
#include "tests/support/examtable.h"
#include "tests/support/handwound.h"
#include "ui/practicepage.h"

#include <QFile>
#include <QLabel>
#include <QTemporaryDir>
#include <QtTest>

#include <map>
#include <string>

using app::PracticeCandidate;

namespace {

QString label(const ui::PracticePage& page, const char* name)
{
    return page.findChild<QLabel*>(QLatin1String(name))->text();
}

void write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("%s cannot be written", qPrintable(path));
}

/// Five lines, Black on the third column, White on the fourth: 15 to 10; with one point of komi B+4.
QByteArray smallRecord(const QByteArray& result)
{
    return "(;SZ[5]RU[Chinese]KM[1]RE[" + result
        + "];B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd];B[ce];W[de])";
}

/// The host with its page, a judge that finds nothing, and hand-wound time.
struct Practice {
    shell::HandWoundTime time;
    ui::PracticePage page;
    app::PracticeHost host{time, page, [](const go::Board& board, const std::stop_token&) {
                               const go::PointSet none(board.size());
                               return std::optional<go::DeadStones>({none, none, none, none, none});
                           }};
};

} // namespace

class TstPractice : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void builtInPositionsOpenAndCount();
    void builtInPositionsAreOfEveryKind();
    void recordsOfAFolderAreAsked();
    void whatDoesNotCountAsRecordedIsLeftOut();
    void gamesOfTheArchiveAreAsked();
    void territoryIsAskedByArea();
    void previousAndNextGoRound();
    void timeAndTallyAreKept();
};

void TstPractice::builtInPositionsOpenAndCount()
{
    const auto loaders = app::builtInPositions();
    QVERIFY2(loaders.size() >= 12, qPrintable(QString::number(loaders.size())));
    for (const auto& load : loaders) {
        const auto candidate = load();
        QVERIFY(candidate);
        QVERIFY2(candidate->dead, qPrintable(candidate->title));
        QVERIFY2(app::agreesWithRecord(*candidate, *candidate->dead), qPrintable(candidate->title));
        QCOMPARE(go::wholeChains(candidate->game.board(), *candidate->dead).size(), candidate->dead->size());
        const auto other = go::unfilledDame(candidate->game.board(), *candidate->dead).size();
        QVERIFY2(other <= 1, qPrintable(candidate->title)); // a half point is wanted, open dame are not
    }
}

void TstPractice::builtInPositionsAreOfEveryKind()
{
    std::map<int, int> lines;
    std::map<go::Color, int> winners;
    int halves = 0;
    int withDead = 0;
    for (const auto& load : app::builtInPositions()) {
        const auto candidate = load();
        QVERIFY(candidate);
        ++lines[candidate->game.size().columns];
        ++winners[candidate->recorded.winner.value_or(go::Color::Black)];
        const auto shared = go::unfilledDame(candidate->game.board(), *candidate->dead).size();
        halves += shared % 2 == 1 ? 1 : 0;
        withDead += candidate->dead->empty() ? 0 : 1;
    }
    QVERIFY(lines[9] >= 3 && lines[13] >= 3 && lines[19] >= 3);
    QVERIFY(winners[go::Color::Black] >= 4 && winners[go::Color::White] >= 4);
    QVERIFY(halves >= 2);
    QVERIFY(withDead >= 6);
}

void TstPractice::recordsOfAFolderAreAsked()
{
    QTemporaryDir folder;
    write(folder.filePath(QStringLiteral("a.sgf")), smallRecord("B+4"));
    write(folder.filePath(QStringLiteral("b.txt")), smallRecord("B+4"));
    const auto loaders = app::folderPositions(folder.path());
    QCOMPARE(loaders.size(), std::size_t{1});
    Practice practice;
    practice.host.begin(loaders);
    QTRY_COMPARE(label(practice.page, "practiceTitle"), QStringLiteral("a.sgf"));
}

void TstPractice::whatDoesNotCountAsRecordedIsLeftOut()
{
    QTemporaryDir folder;
    write(folder.filePath(QStringLiteral("a.sgf")), smallRecord("B+R"));
    write(folder.filePath(QStringLiteral("b.sgf")), smallRecord("W+4"));
    write(folder.filePath(QStringLiteral("c.sgf")), "no game");
    Practice practice;
    practice.host.begin(app::folderPositions(folder.path()));
    QTRY_VERIFY(label(practice.page, "practiceTitle").startsWith(QStringLiteral("No finished game")));
    write(folder.filePath(QStringLiteral("d.sgf")), smallRecord("B+4"));
    practice.host.begin(app::folderPositions(folder.path()));
    QTRY_COMPARE(label(practice.page, "practiceTitle"), QStringLiteral("d.sgf"));
}

void TstPractice::gamesOfTheArchiveAreAsked()
{
    QTemporaryDir folder;
    const shell::HandWoundTime time;
    auto archive = shell::Archive::open(folder.filePath(QStringLiteral("games.kaoduan")), time);
    QVERIFY(archive);
    QVERIFY(app::archivedPositions(**archive).empty());
    ExamTable table(setupFor(9));
    table.start();
    for (int row = 1; row <= 9; ++row) {
        table.play("E" + std::to_string(row));
        table.play("F" + std::to_string(row));
    }
    table.agreeEnd();
    table.wish(exam::ConfirmDead{go::Color::Black});
    table.wish(exam::ConfirmDead{go::Color::White});
    table.wish(exam::Sign{go::Color::Black});
    table.wish(exam::Sign{go::Color::White});
    const auto id = (*archive)->create(table.events.front());
    QVERIFY(id);
    const std::span<const exam::Event> rest(table.events.begin() + 1, table.events.end());
    QVERIFY((*archive)->append(*id, rest, shell::summaryOf(table.session)));
    const auto loaders = app::archivedPositions(**archive);
    QCOMPARE(loaders.size(), std::size_t{1});
    const auto candidate = loaders.front()();
    QVERIFY(candidate);
    QVERIFY(app::agreesWithRecord(*candidate, *candidate->dead));
}

void TstPractice::territoryIsAskedByArea()
{
    QTemporaryDir folder;
    QByteArray record = smallRecord("B+4");
    record.replace("RU[Chinese]", "RU[Japanese]"); // 10 to 5, one point of komi
    write(folder.filePath(QStringLiteral("a.sgf")), record);
    Practice practice;
    practice.host.begin(app::folderPositions(folder.path()));
    QTRY_COMPARE(label(practice.page, "practiceRules"), QStringLiteral("By area, 3¾ zi = 7½ points."));
}

void TstPractice::previousAndNextGoRound()
{
    Practice practice;
    const auto loaders = app::builtInPositions();
    practice.host.begin(loaders);
    QTRY_VERIFY(label(practice.page, "practiceTitle").startsWith(QStringLiteral("Position 1 of")));
    Q_EMIT practice.page.previousWished();
    const QString last = QStringLiteral("Position %1 of %1").arg(loaders.size());
    QTRY_COMPARE(label(practice.page, "practiceTitle"), last);
    Q_EMIT practice.page.nextWished();
    QTRY_VERIFY(label(practice.page, "practiceTitle").startsWith(QStringLiteral("Position 1 of")));
}

void TstPractice::timeAndTallyAreKept()
{
    Practice practice;
    practice.host.begin(app::builtInPositions());
    practice.time.wind(timing::Millis{61'500});
    Q_EMIT practice.page.answered(true);
    QCOMPARE(label(practice.page, "practiceClock"), QStringLiteral("1:01"));
    QCOMPARE(label(practice.page, "practiceTally"), QStringLiteral("right 1, wrong 0"));
    Q_EMIT practice.page.nextWished();
    QCOMPARE(label(practice.page, "practiceClock"), QStringLiteral("0:00"));
    Q_EMIT practice.page.answered(false);
    QCOMPARE(label(practice.page, "practiceTally"), QStringLiteral("right 1, wrong 1"));
}

QTEST_MAIN(TstPractice)
#include "tst_practice.moc"
