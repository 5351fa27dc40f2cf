// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/archivebackup.h"
#include "app/shell/archivecheck.h"
#include "core/exam/seriesplans.h"
#include "tests/shell/tst_archive_bench.h"

#include <QDir>
#include <QFileInfo>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using bench::Bench;
using bench::contents;
using bench::failure;
using bench::must;
using shell::Archive;
using shell::GameId;
using Kind = shell::ArchiveFault::Kind;

namespace {

const QByteArray secret("\1secret\0of a sealed move", 24);

/// An archive with two games, a series and a secret, and where its backup goes.
struct Vault {
    Bench bench;
    QString target = bench.folder.filePath(u"backup.kaoduan"_s);
    shell::WorkProgress progress;

    Vault()
    {
        const auto archive = bench.open();
        const GameId id = must(archive->create(bench::setUp()));
        must(archive->append(id, bench::game(40), bench::running(40)));
        must(archive->create(bench::setUp("甲", "乙")));
        must(archive->createSeries(*exam::seriesPlanNamed("guiyang:4")));
        bench::write(bench.path + u".seal"_s, secret);
    }

    auto write() { return shell::writeBackup(bench.path, target, bench.time.wall(), progress); }
    auto unpack() { return shell::unpackBackup(target, bench.path, progress); }
    QStringList files() const
    {
        return QFileInfo(bench.path).dir().entryList(QDir::Files | QDir::Hidden, QDir::Name);
    }
};

} // namespace

/// The archive as one file and back; what a check finds.
class TestArchiveBackup : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aBackupHoldsEverything()
    {
        Vault vault;
        const auto made = must(vault.write());
        QCOMPARE(made.games, 2);
        QCOMPARE(made.series, 1);
        QCOMPARE(made.torn, 0);
        QCOMPARE(made.made, vault.bench.time.wall());
        QCOMPARE(QFileInfo(vault.target).dir().entryList(QDir::Files), QStringList{u"backup.kaoduan"_s});
        QVERIFY(!(QFile::permissions(vault.target) & (QFileDevice::ReadGroup | QFileDevice::ReadOther)));
    }

    void aBackupIsMadeWhileAGameGoesOn()
    {
        Vault vault;
        const auto archive = vault.bench.open();
        const GameId id = must(archive->create(bench::setUp("丙", "丁")));
        must(archive->append(id, bench::game(5), bench::running(5)));
        QCOMPARE(must(vault.write()).games, 3);
        must(archive->append(id, bench::game(1), bench::running(6))); // and the lock is still ours
        QVERIFY(vault.bench.open()->readOnly());
    }

    void aReturnBringsEverythingBackAndKeepsThePresent()
    {
        Vault vault;
        must(vault.write());
        {
            const auto archive = vault.bench.open();
            must(archive->remove({1}));
            must(archive->create(bench::setUp("新", "局")));
        }
        bench::write(vault.bench.path + u".seal"_s, "another");
        const auto unpacked = must(vault.unpack());
        QCOMPARE(unpacked.contents.games, 2);
        QCOMPARE(unpacked.contents.made, vault.bench.time.wall());
        QVERIFY(!contents(unpacked.file).contains(secret)); // it lies beside the archive, never in it
        const QString aside = must(shell::putInPlace(unpacked, vault.bench.path, vault.bench.time.wall()));
        {
            const auto archive = vault.bench.open();
            QCOMPARE(must(archive->games()).size(), std::size_t{2});
            QCOMPARE(must(archive->load({1})).events.size(), std::size_t{42});
            QCOMPARE(must(archive->series()).size(), std::size_t{1});
        }
        QCOMPARE(contents(vault.bench.path + u".seal"_s), secret);
        QCOMPARE(contents(aside + u".seal"_s), QByteArray("another"));
        vault.bench.path = aside;
        const auto before = must(vault.bench.open()->games());
        QCOMPARE(before.front().names.black, u"新"_s);
    }

    void anArchiveOfTheFirstVersionIsBroughtUpToDate()
    {
        Vault vault;
        const std::span<const shell::Migration> first(shell::migrations().data(), 1);
        must(Archive::open(vault.target, vault.bench.time, first));
        const auto unpacked = must(vault.unpack());
        QVERIFY(!unpacked.contents.made.isValid());
        must(shell::putInPlace(unpacked, vault.bench.path, vault.bench.time.wall()));
        QVERIFY(must(vault.bench.open()->series()).empty());
    }

    void whatIsNoBackupIsRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("kind");
        QTest::newRow("nothing") << QByteArray() << static_cast<int>(Kind::CannotOpen);
        QTest::newRow("a record") << QByteArray("(;GM[1])") << static_cast<int>(Kind::NotOurs);
    }

    void whatIsNoBackupIsRefused()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, kind);
        Vault vault;
        bench::write(vault.target, bytes);
        const QStringList before = vault.files();
        const auto unpacked = vault.unpack();
        QCOMPARE(failure(unpacked), static_cast<Kind>(kind));
        QCOMPARE(unpacked.error().path, vault.target);
        QCOMPARE(vault.files(), before);
    }

    void aDamagedBackupIsRefused()
    {
        Vault vault;
        must(vault.write());
        QByteArray bytes = contents(vault.target);
        for (const qsizetype page : {2, 3, 4, 5}) {
            bytes.replace(page * 4'096, 4'096, QByteArray(4'096, 'x'));
        }
        bench::write(vault.target, bytes);
        const QStringList before = vault.files();
        QVERIFY(!vault.unpack());
        QCOMPARE(vault.files(), before);
    }

    void tornGamesAreCounted()
    {
        Vault vault;
        vault.bench.meddle({u"UPDATE event SET line = line || 'x' WHERE game_id = 1 AND seq = 30"_s});
        QCOMPARE(must(vault.write()).torn, 1);
        QCOMPARE(must(vault.unpack()).contents.torn, 1);
    }

    void theArchiveItselfIsNoBackup()
    {
        Vault vault;
        QCOMPARE(failure(shell::writeBackup(vault.bench.path, vault.bench.path, {}, vault.progress)),
            Kind::SameFile);
        QCOMPARE(
            failure(shell::unpackBackup(vault.bench.path, vault.bench.path, vault.progress)), Kind::SameFile);
    }

    void aFailedBackupLeavesTheOldOne()
    {
        Vault vault;
        bench::write(vault.target, "an older one");
        vault.progress.cancel();
        QCOMPARE(failure(vault.write()), Kind::Cancelled);
        QCOMPARE(contents(vault.target), QByteArray("an older one"));
        QCOMPARE(failure(shell::writeBackup(
                     vault.bench.path, u"/nowhere/at/all"_s, vault.bench.time.wall(), vault.progress)),
            Kind::ReadOnly);
    }

    void anArchiveInUseIsNotReplaced()
    {
        Vault vault;
        must(vault.write());
        const auto unpacked = must(vault.unpack());
        const auto archive = vault.bench.open();
        QCOMPARE(
            failure(shell::putInPlace(unpacked, vault.bench.path, vault.bench.time.wall())), Kind::InUse);
        shell::discard(unpacked);
        must(archive->create(bench::setUp()));
    }

    void aQuickCheckLooksAtUnfinishedGames()
    {
        Vault vault;
        {
            const auto archive = vault.bench.open();
            const go::Outcome outcome{go::OutcomeKind::Resignation, go::Color::Black, 0};
            must(archive->append({2}, bench::game(2), {2, shell::GameState::Over, outcome}));
        }
        vault.bench.meddle({u"UPDATE event SET checksum = x'00' WHERE seq = 2"_s});
        auto report = must(shell::checkArchive(vault.bench.path, shell::CheckDepth::Quick, vault.progress));
        QCOMPARE(report.games, 1);
        QVERIFY(report.torn == std::vector<GameId>{{1}});
        QCOMPARE(vault.progress.done(), 1);
        report = must(shell::checkArchive(vault.bench.path, shell::CheckDepth::Full, vault.progress));
        QCOMPARE(report.torn.size(), std::size_t{2});
        QVERIFY(!report.isWell());
    }

    void repairKeepsWhatIsTornAside()
    {
        Vault vault;
        vault.bench.meddle({u"UPDATE event SET checksum = x'00' WHERE game_id = 1 AND seq = 12"_s});
        const auto archive = vault.bench.open();
        must(archive->repair({1}));
        QVERIFY(archive->takeRepaired() == std::vector<GameId>{{1}});
        QVERIFY(archive->takeRepaired().empty());
        QCOMPARE(must(archive->games()).back().summary.moves, 9);
        const shell::LoadedGame loaded = must(archive->load({1}));
        QCOMPARE(loaded.events.size(), std::size_t{11});
        QCOMPARE(loaded.quarantined.size(), 31);
        QVERIFY(must(archive->integrityCheck()).isEmpty());
    }

    void aSummaryThatLiesIsPutRight()
    {
        Vault vault;
        vault.bench.meddle({u"UPDATE game SET state = 'over', outcome = 'time', winner = 'black'"_s});
        const auto archive = vault.bench.open();
        const auto report
            = must(shell::checkArchive(vault.bench.path, shell::CheckDepth::Full, vault.progress));
        QCOMPARE(report.unlike.size(), std::size_t{2});
        for (const GameId game : report.unlike) {
            must(archive->repair(game));
        }
        QVERIFY(
            must(shell::checkArchive(vault.bench.path, shell::CheckDepth::Full, vault.progress)).isWell());
        QCOMPARE(must(archive->unfinished()).size(), std::size_t{2});
    }

    void workIsDoneElsewhereAndHandedOver()
    {
        shell::ArchiveWork work;
        QSignalSpy finished(&work, &shell::ArchiveWork::finished);
        std::thread::id worker;
        std::thread::id receiver;
        work.start([&](shell::WorkProgress& progress) -> shell::ArchiveWork::Outcome {
            worker = std::this_thread::get_id();
            progress.setTotal(3);
            return [&] { receiver = std::this_thread::get_id(); };
        });
        QVERIFY(work.isBusy());
        QVERIFY(finished.wait());
        QVERIFY(!work.isBusy());
        QVERIFY(receiver == std::this_thread::get_id());
        QVERIFY(worker != receiver);
    }

    void cancelledWorkHandsNothingOver()
    {
        shell::ArchiveWork work;
        QSignalSpy finished(&work, &shell::ArchiveWork::finished);
        bool handed = false;
        const auto job = [&](shell::WorkProgress& progress) -> shell::ArchiveWork::Outcome {
            while (!progress.isCancelled()) {
                std::this_thread::yield();
            }
            return [&] { handed = true; };
        };
        work.start(job);
        work.cancel();
        QCOMPARE(finished.size(), 1);
        bool second = false;
        work.start(
            [&](shell::WorkProgress&) -> shell::ArchiveWork::Outcome { return [&] { second = true; }; });
        QTRY_VERIFY(second);
        QVERIFY(!handed);
    }
};

QTEST_GUILESS_MAIN(TestArchiveBackup)
#include "tst_archivebackup.moc"
