// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/record.h"
#include "tests/shell/tst_archive_bench.h"

#include <QProcess>

#include <algorithm>
#include <cstdio>

using bench::at;
using bench::Bench;
using bench::contents;
using bench::failure;
using bench::must;
using shell::Archive;
using shell::ArchiveFault;
using shell::GameId;
using shell::TailState;
using namespace Qt::StringLiterals;

namespace {

using Events = std::vector<exam::Event>;

bool isPrefix(const Events& part, const Events& whole)
{
    return part.size() <= whole.size() && std::equal(part.begin(), part.end(), whole.begin());
}

QString quoted(const QByteArray& bytes)
{
    return u"CAST(X'%1' AS TEXT)"_s.arg(QString::fromLatin1(bytes.toHex()));
}

/// A game of seven events whose lines can be spoilt.
struct StoredGame {
    Bench bench;
    Events events;
    GameId id;

    StoredGame()
    {
        events = bench::game(5);
        events.insert(events.begin(), bench::setUp());
        const auto archive = bench.open();
        id = must(archive->create(events.front()));
        must(archive->append(id, std::span<const exam::Event>(events).subspan(1), bench::running(5)));
        must(archive->heartbeat(id, at(9'000)));
    }

    QByteArray line(std::size_t index) const
    {
        return QByteArray::fromStdString(exam::toLine(events[index]));
    }
    void spoil(std::size_t index, const QByteArray& line) const
    {
        bench.meddle({u"UPDATE event SET line = %1 WHERE seq = %2"_s.arg(quoted(line)).arg(index + 1)});
    }
};

/// What the child of kill9() plays: a pause and a resumption for ever.
exam::Event endless(int index)
{
    const exam::Fact fact = index % 2 == 0 ? exam::Fact{exam::ClockPaused{exam::PauseReason::Players}}
                                           : exam::Fact{exam::ClockResumed{}};
    return {at(2'000 + index), fact};
}

} // namespace

class TestArchiveCrash : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theLastLineCutAnywhere() // N05, N08
    {
        const StoredGame game;
        const QByteArray whole = game.line(6);
        const QByteArray before = contents(game.bench.path);
        for (int keep = 0; keep < whole.size(); ++keep) {
            bench::write(game.bench.path, before);
            game.spoil(6, whole.left(keep));
            const auto archive = must(Archive::open(game.bench.path, game.bench.time));
            const auto loaded = must(archive->load(game.id));
            QCOMPARE(loaded.tail, TailState::Torn);
            QVERIFY(loaded.events == Events(game.events.begin(), game.events.end() - 1));
            QCOMPARE(loaded.quarantined, QStringList{QString::fromUtf8(whole.left(keep))});
            QVERIFY(!loaded.heartbeat); // it belonged to the line that is lost
        }
    }

    void anyBitOfAnyLineFlipped()
    {
        const StoredGame game;
        const QByteArray before = contents(game.bench.path);
        for (std::size_t index = 0; index < game.events.size(); ++index) {
            const QByteArray whole = game.line(index);
            for (int byte = 0; byte < whole.size(); byte += 5) {
                bench::write(game.bench.path, before);
                QByteArray spoilt = whole;
                spoilt[byte] = static_cast<char>(spoilt[byte] ^ (1 << (byte % 7)));
                game.spoil(index, spoilt);
                const auto archive = must(Archive::open(game.bench.path, game.bench.time));
                const auto loaded = archive->load(game.id);
                if (index == 0) {
                    QCOMPARE(failure(loaded), ArchiveFault::Kind::Broken); // nothing is known without it
                    continue;
                }
                QVERIFY(loaded);
                QCOMPARE(loaded->events.size(), index);
                QVERIFY(isPrefix(loaded->events, game.events));
            }
        }
    }

    void aMissingLineEndsTheGameThere()
    {
        const StoredGame game;
        game.bench.meddle({u"DELETE FROM event WHERE seq = 4"_s});
        const auto archive = must(Archive::open(game.bench.path, game.bench.time));
        QCOMPARE(must(archive->load(game.id)).events.size(), std::size_t{3});
    }

    void exchangedLinesEndTheGameThere()
    {
        const StoredGame game;
        game.bench.meddle({u"UPDATE event SET seq = 100 WHERE seq = 5"_s,
            u"UPDATE event SET seq = 5 WHERE seq = 6"_s, u"UPDATE event SET seq = 6 WHERE seq = 100"_s});
        const auto archive = must(Archive::open(game.bench.path, game.bench.time));
        QCOMPARE(must(archive->load(game.id)).events.size(), std::size_t{4});
    }

    void theGameGoesOnAfterTheLastGoodLine()
    {
        const StoredGame game;
        game.spoil(5, "torn");
        const exam::Event next{at(20'000), exam::Passed{go::Color::Black}};
        Events expected(game.events.begin(), game.events.begin() + 5);
        expected.push_back(next);
        {
            const auto archive = must(Archive::open(game.bench.path, game.bench.time));
            must(archive->append(
                game.id, {&next, 1}, bench::running(4))); // without load(): it looks by itself
        }
        const auto archive = must(Archive::open(game.bench.path, game.bench.time));
        const auto loaded = must(archive->load(game.id));
        QVERIFY(loaded.events == expected);
        QCOMPARE(loaded.tail, TailState::Whole);
        QCOMPARE(loaded.quarantined.size(), 2); // kept for ever
        QVERIFY(must(archive->integrityCheck()).isEmpty());
    }

    void theCheckNamesTheDamage()
    {
        const StoredGame game;
        game.spoil(5, "torn");
        const auto archive = must(Archive::open(game.bench.path, game.bench.time));
        QCOMPARE(must(archive->integrityCheck()), QStringList{u"game 1: damaged from line 6 on"_s});
    }

    void aReaderLeavesTheTornLineWhereItIs()
    {
        const StoredGame game;
        game.spoil(6, "torn");
        const auto writer = must(Archive::open(game.bench.path, game.bench.time));
        {
            const auto reader = must(Archive::open(game.bench.path, game.bench.time));
            QVERIFY(reader->readOnly());
            const auto loaded = must(reader->load(game.id));
            QCOMPARE(loaded.tail, TailState::Torn);
            QCOMPARE(loaded.quarantined, QStringList{u"torn"_s});
        }
        QCOMPARE(must(writer->load(game.id)).tail, TailState::Torn);
        QCOMPARE(must(writer->load(game.id)).tail, TailState::Whole);
    }

    void linesOfALaterVersionAreKeptButNotContinued() // N09
    {
        const StoredGame game;
        const QString line = u"9 20000 telepathy side=black"_s;
        QByteArray previous;
        for (std::size_t i = 0; i < game.events.size(); ++i) {
            previous = shell::chained(previous, QString::fromUtf8(game.line(i)));
        }
        game.bench.meddle({u"INSERT INTO event VALUES (1, 8, 20000, '', '%1', X'%2')"_s.arg(
            line, QString::fromLatin1(shell::chained(previous, line).toHex()))});
        const auto archive = must(Archive::open(game.bench.path, game.bench.time));
        const auto loaded = must(archive->load(game.id));
        QCOMPARE(loaded.tail, TailState::Newer);
        QVERIFY(loaded.events == game.events);
        QVERIFY(loaded.quarantined.isEmpty());
        const exam::Event next{at(20'000), exam::Passed{go::Color::Black}};
        QCOMPARE(failure(archive->append(game.id, {&next, 1}, {})), ArchiveFault::Kind::NewerVersion);
        QVERIFY(must(archive->integrityCheck()).isEmpty());
    }

    void theLogCutAnywhere() // a power cut while the log was written
    {
        Bench bench;
        const Events events = bench::game(8);
        const auto archive = bench.open();
        const GameId id = must(archive->create(bench::setUp()));
        std::vector<qint64> ends; // of the log after each acknowledged event
        const QString logPath = bench.path + u"-wal"_s;
        for (const exam::Event& event : events) {
            must(archive->append(id, {&event, 1}, bench::running(0)));
            ends.push_back(contents(logPath).size());
        }
        const QByteArray file = contents(bench.path);
        const QByteArray log = contents(logPath);
        QTemporaryDir folder;
        const QString copy = folder.filePath(u"copy.db"_s);
        for (qsizetype keep = 0; keep <= log.size(); keep += keep % 4'120 < 40 ? 13 : 509) {
            bench::write(copy, file);
            bench::write(copy + u"-wal"_s, log.left(keep));
            const auto cut = must(Archive::open(copy, bench.time));
            const auto loaded = cut->load(id);
            const auto acknowledged = static_cast<std::size_t>(
                std::count_if(ends.begin(), ends.end(), [keep](qint64 end) { return end <= keep; }));
            if (!loaded) {
                QCOMPARE(failure(loaded), ArchiveFault::Kind::NoSuchGame); // cut before the game was made
                QCOMPARE(acknowledged, std::size_t{0});
                continue;
            }
            QCOMPARE(loaded->tail, TailState::Whole);
            QVERIFY(loaded->events.size() > acknowledged);
            QVERIFY(isPrefix({loaded->events.begin() + 1, loaded->events.end()}, events));
        }
    }

    void whatWasAcknowledgedSurvivesAKill_data()
    {
        QTest::addColumn<int>("lines");
        for (const int lines : {1, 7, 40, 151}) {
            QTest::addRow("after %d lines", lines) << lines;
        }
    }

    void whatWasAcknowledgedSurvivesAKill()
    {
        QFETCH(int, lines);
        Bench bench;
        QProcess child;
        child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        child.start(QCoreApplication::applicationFilePath(), {u"--write"_s, bench.path});
        QVERIFY(child.waitForStarted());
        int seen = 0;
        while (seen < lines) {
            QVERIFY(child.canReadLine() || child.waitForReadyRead());
            while (child.canReadLine()) {
                seen = child.readLine().trimmed().toInt();
            }
        }
        child.kill();
        QVERIFY(child.waitForFinished());
        while (child.canReadLine()) {
            seen = child.readLine().trimmed().toInt();
        }
        QCOMPARE(child.exitStatus(), QProcess::CrashExit);

        const auto archive = bench.open();
        QVERIFY(!archive->readOnly()); // the lock of the dead is broken
        const auto loaded = must(archive->load({1}));
        QCOMPARE(loaded.tail, TailState::Whole);
        const int found = static_cast<int>(loaded.events.size()) - 1;
        QVERIFY2(found >= seen, qPrintable(u"%1 of %2 lines"_s.arg(found).arg(seen)));
        for (int i = 0; i < found; ++i) {
            QVERIFY(loaded.events[static_cast<std::size_t>(i) + 1] == endless(i));
        }
        QVERIFY(must(archive->integrityCheck()).isEmpty());
        const exam::Event next = endless(found);
        must(archive->append({1}, {&next, 1}, bench::running(0)));
    }
};

namespace {

/// The child: plays on and says each event that is stored, until it is killed.
int writeForEver(const QString& path)
{
    const shell::HandWoundTime time;
    const auto archive = must(Archive::open(path, time));
    const GameId id = must(archive->create(bench::setUp()));
    constexpr int enough = 100'000;
    for (int i = 0; i < enough; ++i) {
        const exam::Event event = endless(i);
        must(archive->append(id, {&event, 1}, bench::running(0)));
        if (i % 3 == 0) {
            must(archive->heartbeat(id, event.at));
        }
        std::printf("%d\n", i + 1);
        std::fflush(stdout);
    }
    return 0;
}

} // namespace

int main(int argc, char* argv[])
{
    QCoreApplication application(argc, argv);
    if (QCoreApplication::arguments().value(1) == u"--write"_s) {
        return writeForEver(QCoreApplication::arguments().at(2));
    }
    TestArchiveCrash test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_archivecrash.moc"
