// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/record.h"
#include "tests/shell/tst_archive_bench.h"

#include <QDir>
#include <QFileInfo>
#include <QSqlRecord>

using bench::at;
using bench::Bench;
using bench::contents;
using bench::failure;
using bench::must;
using shell::Archive;
using shell::ArchiveFault;
using shell::GameId;
using Kind = shell::ArchiveFault::Kind;
using namespace Qt::StringLiterals;

namespace {

/// Today's steps and one more: what a later version of the program would have.
std::vector<shell::Migration> laterSteps()
{
    std::vector<shell::Migration> steps = shell::migrations();
    steps.push_back({steps.back().to + 1, {u"ALTER TABLE game ADD COLUMN hall TEXT"_s}});
    return steps;
}

QStringList filesIn(const QString& path) { return QFileInfo(path).dir().entryList(QDir::Files, QDir::Name); }

} // namespace

class TestArchiveFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aNewArchiveIsMadeWithItsFolders()
    {
        Bench bench;
        const auto archive = bench.open();
        QVERIFY(!archive->readOnly());
        QVERIFY(must(archive->games()).empty());
        QVERIFY(must(archive->integrityCheck()).isEmpty());
    }

    void nothingButTheArchiveIsLeftAfterwards()
    {
        Bench bench;
        must(bench.open()->create(bench::setUp()));
        QCOMPARE(filesIn(bench.path), QStringList{u"kaoduan.db"_s});
    }

    void anEmptyFileBecomesAnArchive()
    {
        Bench bench;
        bench.path = bench.folder.filePath(u"empty"_s);
        bench::write(bench.path, {});
        must(bench.open()->create(bench::setUp()));
        QCOMPARE(must(bench.open()->games()).size(), std::size_t{1});
    }

    void foreignFilesAreLeftAlone_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("text") << QByteArray("(;GM[1]FF[4])");
        QTest::newRow("long text") << QByteArray(10'000, 'a');
        QTest::newRow("one byte") << QByteArray(1, '\0');
        QTest::newRow("only the words of SQLite") << QByteArray("SQLite format 3\0", 16);
        QTest::newRow("zeros") << QByteArray(8'192, '\0');
    }

    void foreignFilesAreLeftAlone()
    {
        QFETCH(QByteArray, bytes);
        Bench bench;
        bench.path = bench.folder.filePath(u"foreign"_s);
        bench::write(bench.path, bytes);
        QCOMPARE(failure(Archive::open(bench.path, bench.time)), Kind::NotOurs);
        QCOMPARE(contents(bench.path), bytes);
        QCOMPARE(filesIn(bench.path), QStringList{u"foreign"_s});
    }

    void databasesOfOthersAreLeftAlone()
    {
        Bench bench;
        bench.path = bench.folder.filePath(u"other.db"_s);
        bench.meddle({u"CREATE TABLE game (id INTEGER)"_s, u"CREATE TABLE schema_version (version INTEGER)"_s,
            u"INSERT INTO schema_version VALUES (1)"_s});
        const QByteArray before = contents(bench.path);
        QCOMPARE(failure(Archive::open(bench.path, bench.time)), Kind::NotOurs);
        QCOMPARE(contents(bench.path), before);
    }

    void foldersAreNoArchives()
    {
        const Bench bench;
        QCOMPARE(failure(Archive::open(bench.folder.path(), bench.time)), Kind::CannotOpen);
    }

    void aFolderThatCannotBeMadeIsSaid()
    {
        const Bench bench;
        bench::write(bench.folder.filePath(u"file"_s), "x");
        QCOMPARE(
            failure(Archive::open(bench.folder.filePath(u"file/games.db"_s), bench.time)), Kind::CannotOpen);
    }

    void newerArchivesAreLeftAlone()
    {
        Bench bench;
        const std::vector<shell::Migration> later = laterSteps();
        must(must(Archive::open(bench.path, bench.time, later))->create(bench::setUp()));
        const QByteArray before = contents(bench.path);
        QCOMPARE(failure(Archive::open(bench.path, bench.time)), Kind::NewerVersion);
        QCOMPARE(contents(bench.path), before);
    }

    void newerArchivesAreLeftAloneEvenAfterACrash()
    {
        // The version stands in the log only, and the log must not be merged either.
        Bench bench;
        const std::vector<shell::Migration> later = laterSteps();
        bench.open();
        const QString copy = bench.folder.filePath(u"copy.db"_s);
        {
            const auto archive = must(Archive::open(bench.path, bench.time, later));
            QVERIFY(QFile::copy(bench.path, copy));
            QVERIFY(QFile::copy(bench.path + u"-wal"_s, copy + u"-wal"_s));
        }
        const QByteArray before = contents(copy);
        const QByteArray log = contents(copy + u"-wal"_s);
        QCOMPARE(failure(Archive::open(copy, bench.time)), Kind::NewerVersion);
        QCOMPARE(contents(copy), before);
        QCOMPARE(contents(copy + u"-wal"_s), log);
    }

    void olderArchivesAreCopiedThenBroughtUpToDate()
    {
        Bench bench;
        GameId id;
        {
            const auto archive = bench.open();
            id = must(archive->create(bench::setUp()));
            must(archive->append(id, bench::game(5), bench::running(5)));
        }
        const std::vector<shell::Migration> later = laterSteps();
        for (int i = 0; i < 2; ++i) { // the second time there is nothing to do
            const auto archive = must(Archive::open(bench.path, bench.time, later));
            QCOMPARE(must(archive->load(id)).events.size(), std::size_t{7});
        }
        const QString copy = u"kaoduan.db.v%1.bak"_s.arg(shell::migrations().back().to);
        const QStringList files{u"kaoduan.db"_s, copy};
        QCOMPARE(filesIn(bench.path), files);
        bench.path = QFileInfo(bench.path).dir().filePath(copy);
        QCOMPARE(must(bench.open()->load(id)).events.size(), std::size_t{7}); // by the old version
    }

    void archivesOfTheFirstVersionComeUpAndGoBack()
    {
        Bench bench;
        const std::span<const shell::Migration> first(shell::migrations().data(), 1);
        must(Archive::open(bench.path, bench.time, first));
        exam::GameSetup territory;
        territory.rules.scoring = go::Scoring::Territory;
        territory.preset = "quick-3x30";
        territory.players.black.name = " preset=x rules=rules:1:";
        exam::GameSetup area = territory;
        area.rules.scoring = go::Scoring::Area;
        area.preset.clear();
        QStringList statements;
        for (const exam::GameSetup& setup : {territory, area}) {
            const QString line = QString::fromStdString(exam::toLine({at(0), exam::GameSetUp{setup}}));
            const int id = static_cast<int>(statements.size()) / 2 + 1;
            statements
                << u"INSERT INTO game (created, setup, black, black_grade, white, white_grade, event, "
                   "board, handicap, conduct) VALUES ('2026-01-01T00:00:00.000Z', '%1', 'a', '', 'b', '', "
                   "'', 19, 0, 'exam')"_s.arg(line)
                << u"INSERT INTO event VALUES (%1, 1, 0, '', '%2', x'%3')"_s.arg(id).arg(
                       line, QString::fromLatin1(shell::chained({}, line).toHex()));
        }
        bench.meddle(statements);
        const auto rows = [&bench](const QString& path) {
            const auto db = must(shell::ArchiveDb::open(path, shell::DbAccess::ReadOnly));
            QStringList found;
            auto query = must(db.run(u"SELECT * FROM game"_s));
            while (query.next()) {
                for (int i = 0; i < query.record().count(); ++i) {
                    found << query.value(i).toString();
                }
            }
            return found;
        };
        const QStringList before = rows(bench.path);
        {
            const auto games = must(bench.open()->games());
            QCOMPARE(games[1].scoring, go::Scoring::Territory);
            QCOMPARE(games[1].preset, u"quick-3x30"_s);
            QCOMPARE(games[0].scoring, go::Scoring::Area);
            QCOMPARE(games[0].preset, QString());
            QVERIFY(must(bench.open()->integrityCheck()).isEmpty());
        }
        // Back: the copy is what the first version wrote, and comes up again.
        const QString copy = bench.path + u".v1.bak"_s;
        QCOMPARE(rows(copy), before);
        QVERIFY(QFile::remove(bench.path));
        QVERIFY(QFile::rename(copy, bench.path));
        must(Archive::open(bench.path, bench.time, first));
        QCOMPARE(must(bench.open()->games()).size(), std::size_t{2});
    }

    void aFailedStepLeavesTheOldArchive()
    {
        Bench bench;
        const GameId id = must(bench.open()->create(bench::setUp()));
        std::vector<shell::Migration> broken = laterSteps();
        broken.back().statements.push_back(u"ALTER TABLE nonsense ADD COLUMN x"_s);
        QVERIFY(!Archive::open(bench.path, bench.time, broken));
        QCOMPARE(must(bench.open()->load(id)).events.size(), std::size_t{1});
    }

    void damagedArchivesAreLeftAlone_data()
    {
        QTest::addColumn<int>("keep");
        QTest::newRow("cut in the first page") << 2'000;
        QTest::newRow("cut after the first page") << 4'096;
        QTest::newRow("cut in the middle") << 20'000;
    }

    void damagedArchivesAreLeftAlone()
    {
        QFETCH(int, keep);
        Bench bench;
        must(bench.open()->create(bench::setUp()));
        const QByteArray cut = contents(bench.path).left(keep);
        bench::write(bench.path, cut);
        QCOMPARE(failure(Archive::open(bench.path, bench.time)), Kind::Broken);
        QCOMPARE(contents(bench.path), cut);
    }

    void theSecondProgramMayOnlyLook()
    {
        Bench bench;
        const auto first = bench.open();
        const GameId id = must(first->create(bench::setUp()));
        const auto second = bench.open();
        QVERIFY(second->readOnly());
        QCOMPARE(second->restriction()->kind, Kind::InUse);
        QVERIFY2(second->restriction()->detail.contains(QString::number(QCoreApplication::applicationPid())),
            qPrintable(second->restriction()->detail));
        must(first->append(id, bench::game(4), bench::running(4)));
        QCOMPARE(must(second->load(id)).events.size(), std::size_t{6});
        QCOMPARE(must(second->games()).front().summary.moves, 4);
        QCOMPARE(failure(second->create(bench::setUp())), Kind::InUse);
        QCOMPARE(failure(second->append(id, bench::game(1), {})), Kind::InUse);
        QCOMPARE(failure(second->heartbeat(id, at(1))), Kind::InUse);
        QCOMPARE(failure(second->announced(id, {})), Kind::InUse);
        QCOMPARE(failure(second->remove(id)), Kind::InUse);
        QCOMPARE(failure(second->savePreset(u"x"_s, {})), Kind::InUse);
        must(first->append(id, bench::game(1), bench::running(5))); // and does not disturb
    }

    void theLockOfADeadProgramIsBroken()
    {
        Bench bench;
        must(bench.open()->create(bench::setUp()));
        constexpr qint64 nobody = 999'999'999; // above every process number
        bench::write(bench.path + u".lock"_s,
            u"%1\ntst_archivefiles\n%2\n"_s.arg(nobody).arg(QSysInfo::machineHostName()).toUtf8());
        QVERIFY(!bench.open()->readOnly());
    }

    void whatIsTakenAwayIsMissed()
    {
        Bench bench;
        const auto archive = bench.open();
        const GameId id = must(archive->create(bench::setUp()));
        const QString elsewhere = bench.path + u".moved"_s;
        QVERIFY(QFile::rename(bench.path, elsewhere));
        QCOMPARE(failure(archive->append(id, bench::game(1), {})), Kind::Missing);
        bench::write(bench.path, "another file");
        QCOMPARE(failure(archive->append(id, bench::game(1), {})), Kind::Missing);
        QVERIFY(QFile::remove(bench.path));
        QVERIFY(QFile::rename(elsewhere, bench.path));
        must(archive->append(id, bench::game(1), bench::running(1)));
    }

    void theLogOfAnotherArchiveIsNotTakenIn()
    {
        Bench bench;
        QByteArray log;
        {
            const auto archive = bench.open();
            must(archive->create(bench::setUp()));
            log = contents(bench.path + u"-wal"_s);
        }
        QVERIFY(!log.isEmpty());
        QVERIFY(QFile::remove(bench.path));
        bench::write(bench.path + u"-wal"_s, log);
        QVERIFY(must(bench.open()->games()).empty());
        QCOMPARE(contents(bench.path + u"-wal.orphan"_s), log);
    }
};

QTEST_GUILESS_MAIN(TestArchiveFiles)
#include "tst_archivefiles.moc"
