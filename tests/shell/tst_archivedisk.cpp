// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/shell/tst_archive_bench.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>

#include <cstdio>
#include <sched.h>
#include <sys/mount.h>
#include <unistd.h>

using bench::at;
using bench::Bench;
using bench::failure;
using bench::must;
using shell::Archive;
using shell::GameId;
using Kind = shell::ArchiveFault::Kind;
using namespace Qt::StringLiterals;

namespace {

/// A small file system of its own; not there where nobody may mount one.
class SmallDisk {
public:
    SmallDisk(const QString& place, const char* size)
        : m_place(QFile::encodeName(place))
        , m_mounted(::mount("tmpfs", m_place.constData(), "tmpfs", 0, size) == 0)
    { }
    ~SmallDisk()
    {
        if (m_mounted) {
            ::umount2(m_place.constData(), MNT_DETACH);
        }
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;

    bool mounted() const { return m_mounted; }
    bool makeReadOnly() const
    {
        return ::mount(nullptr, m_place.constData(), nullptr, MS_REMOUNT | MS_RDONLY, nullptr) == 0;
    }
    bool makeWritable() const
    {
        return ::mount(nullptr, m_place.constData(), nullptr, MS_REMOUNT, nullptr) == 0;
    }

private:
    QByteArray m_place;
    bool m_mounted;
};

/// All that the file system still takes.
void fillUp(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered)) {
        return;
    }
    for (const int size : {65'536, 4'096, 1}) {
        while (file.write(QByteArray(size, 'x')) == size) { }
    }
}

} // namespace

class TestArchiveDisk : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFullArchiveFailsCleanly()
    {
        // The same as a full disk, without one: SQLite is told to stop growing.
        Bench bench;
        const auto archive = bench.open();
        const GameId id = must(archive->create(bench::setUp()));
        const auto limit = [](int pages) {
            for (const QString& name : QSqlDatabase::connectionNames()) {
                QSqlQuery query(QSqlDatabase::database(name, false));
                QVERIFY(query.exec(u"PRAGMA max_page_count = %1"_s.arg(pages)));
            }
        };
        limit(1); // becomes the present size
        exam::Event note{at(5'000), exam::WarningGiven{go::Color::Black, {}, std::string(20'000, 'x')}};
        const std::vector<exam::Event> events{bench::game(1).front(), note};
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(failure(archive->append(id, events, bench::running(9))), Kind::Full);
            QCOMPARE(must(archive->load(id)).events.size(), std::size_t{1}); // nothing half-written
            QCOMPARE(must(archive->games()).front().summary.moves, 0);
        }
        limit(1'000'000);
        must(archive->append(id, events, bench::running(9)));
        QCOMPARE(must(archive->load(id)).events.size(), std::size_t{3});
        QVERIFY(must(archive->integrityCheck()).isEmpty());
    }

    void aFullDiskFailsCleanly()
    {
        Bench bench;
        const SmallDisk disk(bench.folder.path(), "size=400k");
        if (!disk.mounted()) {
            QSKIP("needs the right to mount a small file system");
        }
        const auto archive = bench.open();
        const GameId id = must(archive->create(bench::setUp()));
        const QString ballast = bench.folder.filePath(u"ballast"_s);
        fillUp(ballast);
        std::size_t stored = 1;
        std::optional<Kind> kind;
        const std::vector<exam::Event> events = bench::game(300);
        std::size_t next = 0;
        while (next < events.size() && !kind) { // what room the log had is used up
            kind = failure(archive->append(id, {&events[next], 1}, bench::running(0)));
            if (!kind) {
                ++stored;
                ++next;
            }
        }
        QCOMPARE(kind, Kind::Full);
        QCOMPARE(failure(archive->heartbeat(id, at(900'000))), Kind::Full);
        QCOMPARE(must(archive->load(id)).events.size(), stored);
        QVERIFY(QFile::remove(ballast));
        must(archive->append(id, {&events[next], 1}, bench::running(0)));
        QCOMPARE(must(archive->load(id)).events.size(), stored + 1);
        QVERIFY(must(archive->integrityCheck()).isEmpty());
    }

    void aFullDiskHoldsNoNewArchive()
    {
        Bench bench;
        bench.path = bench.folder.filePath(u"new.db"_s);
        const SmallDisk disk(bench.folder.path(), "size=64k");
        if (!disk.mounted()) {
            QSKIP("needs the right to mount a small file system");
        }
        const QString ballast = bench.folder.filePath(u"ballast"_s);
        fillUp(ballast);
        QCOMPARE(failure(Archive::open(bench.path, bench.time)), Kind::Full);
        QCOMPARE(QFileInfo(bench.path).dir().entryList(QDir::Files), QStringList{u"ballast"_s});
        QVERIFY(QFile::remove(ballast));
    }

    void aReadOnlyDiskCanBeLookedAt_data()
    {
        QTest::addColumn<bool>("crashed");
        QTest::newRow("closed before") << false;
        QTest::newRow("with a log") << true;
    }

    void aReadOnlyDiskCanBeLookedAt()
    {
        QFETCH(bool, crashed);
        Bench bench;
        const SmallDisk disk(bench.folder.path(), "size=4m");
        if (!disk.mounted()) {
            QSKIP("needs the right to mount a small file system");
        }
        auto first = bench.open();
        const GameId id = must(first->create(bench::setUp()));
        must(first->append(id, bench::game(3), bench::running(3)));
        if (crashed) {
            const QString copy = bench.folder.filePath(u"copy.db"_s);
            QVERIFY(QFile::copy(bench.path, copy));
            QVERIFY(QFile::copy(bench.path + u"-wal"_s, copy + u"-wal"_s));
            QVERIFY(QFile::copy(bench.path + u"-shm"_s, copy + u"-shm"_s));
            first.reset();
            bench.path = copy;
        }
        first.reset();
        QVERIFY(disk.makeReadOnly());
        {
            const auto archive = bench.open();
            QVERIFY(archive->readOnly());
            QCOMPARE(archive->restriction()->kind, Kind::ReadOnly);
            QCOMPARE(must(archive->load(id)).events.size(), std::size_t{5});
            QCOMPARE(failure(archive->create(bench::setUp())), Kind::ReadOnly);
            QCOMPARE(failure(Archive::open(bench.folder.filePath(u"new.db"_s), bench.time)), Kind::ReadOnly);
        }
        QVERIFY(disk.makeWritable());
        QVERIFY(!bench.open()->readOnly());
    }

    void aLogThatCannotBeReadIsNotOverlooked()
    {
        Bench bench;
        const SmallDisk disk(bench.folder.path(), "size=4m");
        if (!disk.mounted()) {
            QSKIP("needs the right to mount a small file system");
        }
        const QString copy = bench.folder.filePath(u"copy.db"_s);
        {
            const auto first = bench.open();
            must(first->create(bench::setUp()));
            QVERIFY(QFile::copy(bench.path, copy));
            QVERIFY(QFile::copy(bench.path + u"-wal"_s, copy + u"-wal"_s));
        }
        QVERIFY(disk.makeReadOnly());
        QVERIFY(!Archive::open(copy, bench.time)); // better than a list without the newest game
        QVERIFY(disk.makeWritable());
        bench.path = copy;
        QCOMPARE(must(bench.open()->games()).size(), std::size_t{1});
    }

    void aFolderOfSomebodyElseCanBeLookedAt()
    {
        // Rights do not bind root: a child without them has to look.
        Bench bench;
        const GameId id = must(bench.open()->create(bench::setUp()));
        const QString folder = QFileInfo(bench.path).path();
        const auto locked = QFile::ReadOwner | QFile::ExeOwner | QFile::ReadOther | QFile::ExeOther;
        QVERIFY(QFile::setPermissions(bench.path, QFile::ReadOwner | QFile::ReadOther));
        QVERIFY(QFile::setPermissions(folder, locked));
        QVERIFY(QFile::setPermissions(bench.folder.path(), QFile::WriteOwner | locked));
        QProcess child;
        child.setChildProcessModifier([] {
            if (::geteuid() == 0 && (::setgid(65'534) != 0 || ::setuid(65'534) != 0)) {
                ::_exit(7);
            }
        });
        child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        child.start(
            QCoreApplication::applicationFilePath(), {u"--look"_s, bench.path, QString::number(id.value)});
        const bool started = child.waitForStarted();
        if (started) {
            child.waitForFinished();
        }
        QFile::setPermissions(folder, QFile::WriteOwner | locked);
        if (!started) {
            QSKIP("the test program itself cannot be read by somebody else");
        }
        QCOMPARE(child.readAllStandardOutput(), QByteArray("1 events, read-only\n"));
    }
};

namespace {

/// The child of aFolderOfSomebodyElseCanBeLookedAt().
int look(const QStringList& arguments)
{
    const shell::HandWoundTime time;
    const auto archive = must(Archive::open(arguments.at(2), time));
    const auto loaded = must(archive->load({arguments.at(3).toLongLong()}));
    const bool right = archive->restriction() && archive->restriction()->kind == Kind::ReadOnly;
    std::printf("%zu events, %s\n", loaded.events.size(), right ? "read-only" : "not read-only");
    return 0;
}

} // namespace

int main(int argc, char* argv[])
{
    QCoreApplication application(argc, argv);
    if (QCoreApplication::arguments().value(1) == u"--look"_s) {
        return look(QCoreApplication::arguments());
    }
    // Mounts of this process alone, which end with it, however it ends. Fails without the right to mount.
    if (::unshare(CLONE_NEWNS) == 0) {
        ::mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr);
    }
    TestArchiveDisk test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_archivedisk.moc"
