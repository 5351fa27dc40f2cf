// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/sleepguard.h"

#include <QDBusConnection>
#include <QDBusUnixFileDescriptor>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <memory>
#include <unistd.h>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;
using shell::SleepGuard;

namespace {

/// The reading end of a pipe whose writing end is given away: tells when it was closed everywhere.
class Pipe {
public:
    Pipe()
    {
        if (::pipe2(m_ends.data(), O_NONBLOCK | O_CLOEXEC) != 0) {
            qFatal("no pipe");
        }
    }
    ~Pipe() { ::close(m_ends[0]); }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;

    QDBusUnixFileDescriptor giveAway()
    {
        QDBusUnixFileDescriptor given;
        given.giveFileDescriptor(m_ends[1]);
        return given;
    }
    bool held() const
    {
        char byte = 0;
        return ::read(m_ends[0], &byte, 1) == -1 && errno == EAGAIN;
    }

private:
    std::array<int, 2> m_ends{};
};

/// What login1 does for us.
class Login : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.login1.Manager")

public:
    std::vector<std::pair<QString, std::unique_ptr<Pipe>>> inhibitors;

    int held(const QString& what) const
    {
        int count = 0;
        for (const auto& inhibitor : inhibitors) {
            count += inhibitor.first == what && inhibitor.second->held() ? 1 : 0;
        }
        return count;
    }

public Q_SLOTS:
    // NOLINTNEXTLINE(readability-identifier-naming): named by the interface
    Q_SCRIPTABLE QDBusUnixFileDescriptor Inhibit(
        const QString& what, const QString& who, const QString& why, const QString& mode)
    {
        Q_UNUSED(who)
        Q_UNUSED(why)
        inhibitors.emplace_back(what + u" "_s + mode, std::make_unique<Pipe>());
        return inhibitors.back().second->giveAway();
    }

Q_SIGNALS:
    // NOLINTNEXTLINE(readability-identifier-naming): named by the interface
    Q_SCRIPTABLE void PrepareForSleep(bool asleep);
};

/// What the desktop does for us.
class Screen : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.ScreenSaver")

public:
    int held = 0;
    QString reason;

public Q_SLOTS:
    // NOLINTNEXTLINE(readability-identifier-naming): named by the interface
    Q_SCRIPTABLE uint Inhibit(const QString& who, const QString& why)
    {
        Q_UNUSED(who)
        reason = why;
        ++held;
        return 7;
    }
    // NOLINTNEXTLINE(readability-identifier-naming): named by the interface
    Q_SCRIPTABLE void UnInhibit(uint cookie) { held -= cookie == 7 ? 1 : 0; }
};

} // namespace

class TestSleepGuard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sleepIsTold()
    {
        SleepGuard guard(u"test"_s);
        QSignalSpy falling(&guard, &SleepGuard::aboutToSleep);
        QSignalSpy waking(&guard, &SleepGuard::awake);
        guard.prepareForSleep(true);
        QCOMPARE(falling.count(), 1);
        QCOMPARE(waking.count(), 0);
        guard.prepareForSleep(false);
        QCOMPARE(waking.count(), 1);
        guard.prepareForSleep(true);
        QCOMPARE(falling.count(), 2);
    }

    void whatIsToldTwiceHappensOnce() // S08
    {
        SleepGuard guard(u"test"_s);
        QSignalSpy falling(&guard, &SleepGuard::aboutToSleep);
        QSignalSpy waking(&guard, &SleepGuard::awake);
        guard.prepareForSleep(false);
        for (const bool asleep : {true, true, false, false}) {
            guard.prepareForSleep(asleep);
        }
        QCOMPARE(falling.count(), 1);
        QCOMPARE(waking.count(), 1);
    }

    void withoutAnyBusNothingHappens()
    {
        // Also with the address of a bus that is gone.
        const QTemporaryDir empty;
        const QByteArray nowhere = "unix:path=" + empty.filePath(u"nowhere"_s).toUtf8();
        QProcess child;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"DBUS_SYSTEM_BUS_ADDRESS"_s, QString::fromUtf8(nowhere));
        environment.insert(u"DBUS_SESSION_BUS_ADDRESS"_s, QString::fromUtf8(nowhere));
        child.setProcessEnvironment(environment);
        child.setProcessChannelMode(QProcess::MergedChannels);
        child.start(QCoreApplication::applicationFilePath(), {u"--hold"_s});
        QVERIFY(child.waitForFinished());
        QCOMPARE(child.readAll(), QByteArray());
        QCOMPARE(child.exitCode(), 0);
    }

    void aGameIsGuarded()
    {
        const Buses buses;
        if (!buses.running) {
            QSKIP("needs dbus-daemon");
        }
        Login login;
        Screen screen;
        QDBusConnection system = QDBusConnection::connectToBus(buses.address, u"login"_s);
        QVERIFY(system.registerObject(
            u"/org/freedesktop/login1"_s, &login, QDBusConnection::ExportScriptableContents));
        QVERIFY(system.registerService(u"org.freedesktop.login1"_s));
        QVERIFY(system.registerObject(
            u"/org/freedesktop/ScreenSaver"_s, &screen, QDBusConnection::ExportScriptableContents));
        QVERIFY(system.registerService(u"org.freedesktop.ScreenSaver"_s));

        SleepGuard guard(u"a game"_s);
        QSignalSpy falling(&guard, &SleepGuard::aboutToSleep);
        guard.hold();
        guard.hold();
        QTRY_COMPARE(login.held(u"sleep delay"_s), 1);
        QTRY_COMPARE(login.held(u"idle block"_s), 1);
        QTRY_COMPARE(screen.held, 1);
        QCOMPARE(screen.reason, u"a game"_s);
        QCOMPARE(login.inhibitors.size(), std::size_t{2});

        Q_EMIT login.PrepareForSleep(true);
        QTRY_COMPARE(falling.count(), 1);
        QTRY_COMPARE(login.held(u"sleep delay"_s), 0); // it may sleep now
        Q_EMIT login.PrepareForSleep(false);
        QTRY_COMPARE(login.held(u"sleep delay"_s), 1); // and waits again the next time

        guard.release();
        guard.release();
        QTRY_COMPARE(login.held(u"sleep delay"_s), 0);
        QTRY_COMPARE(login.held(u"idle block"_s), 0);
        QTRY_COMPARE(screen.held, 0);

        guard.hold();
        guard.release(); // before any answer
        QTRY_COMPARE(login.inhibitors.size(), std::size_t{5});
        QTRY_COMPARE(login.held(u"sleep delay"_s), 0);
        QTRY_COMPARE(login.held(u"idle block"_s), 0);
        QTRY_COMPARE(screen.held, 0);
        QDBusConnection::disconnectFromBus(u"login"_s);
    }

private:
    /// One private bus that plays both the system's and the session's.
    struct Buses {
        QProcess daemon;
        QString address;
        bool running = false;

        Buses()
        {
            daemon.start(u"dbus-daemon"_s, {u"--session"_s, u"--nofork"_s, u"--print-address=1"_s});
            running = daemon.waitForStarted() && daemon.waitForReadyRead();
            if (running) {
                address = QString::fromUtf8(daemon.readLine().trimmed());
                qputenv("DBUS_SYSTEM_BUS_ADDRESS", address.toUtf8());
                qputenv("DBUS_SESSION_BUS_ADDRESS", address.toUtf8());
            }
        }
        ~Buses()
        {
            daemon.kill();
            daemon.waitForFinished();
        }
        Buses(const Buses&) = delete;
        Buses& operator=(const Buses&) = delete;
    };
};

int main(int argc, char* argv[])
{
    QCoreApplication application(argc, argv);
    if (QCoreApplication::arguments().value(1) == u"--hold"_s) {
        SleepGuard guard(u"test"_s);
        guard.hold();
        guard.prepareForSleep(true);
        guard.prepareForSleep(false);
        guard.release();
        return 0;
    }
    TestSleepGuard test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_sleepguard.moc"
