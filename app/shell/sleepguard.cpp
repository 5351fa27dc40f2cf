// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/sleepguard.h"

#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusUnixFileDescriptor>
#include <QFileInfo>

#include <optional>
#include <utility>

namespace shell {

namespace {

using namespace Qt::StringLiterals;

/// Looked for before Qt connects: asking for a missing session bus would start one.
bool hasSystemBus()
{
    return qEnvironmentVariableIsSet("DBUS_SYSTEM_BUS_ADDRESS")
        || QFileInfo::exists(u"/run/dbus/system_bus_socket"_s)
        || QFileInfo::exists(u"/var/run/dbus/system_bus_socket"_s);
}

bool hasSessionBus()
{
    const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
    return qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS")
        || (!runtime.isEmpty() && QFileInfo::exists(runtime + u"/bus"_s));
}

struct Address {
    QString service;
    QString path;
    QString interface;
};

QDBusMessage call(const Address& to, const QString& method, const QVariantList& arguments)
{
    QDBusMessage message = QDBusMessage::createMethodCall(to.service, to.path, to.interface, method);
    message.setArguments(arguments);
    message.setAutoStartService(false);
    return message;
}

const Address& login()
{
    static const Address address{
        u"org.freedesktop.login1"_s, u"/org/freedesktop/login1"_s, u"org.freedesktop.login1.Manager"_s};
    return address;
}

const Address& screenSaver()
{
    static const Address address{u"org.freedesktop.ScreenSaver"_s, u"/org/freedesktop/ScreenSaver"_s,
        u"org.freedesktop.ScreenSaver"_s};
    return address;
}

} // namespace

/// What is held over D-Bus. Every call is asynchronous and its failure means only that there is nothing to
/// hold; an answer that comes after drop() is given back at once.
class SleepGuard::Bus final : public QObject {
public:
    explicit Bus(SleepGuard& guard) : m_guard(guard)
    {
        if (hasSystemBus()) {
            m_system = QDBusConnection::systemBus();
            m_system->connect(login().service, login().path, login().interface, u"PrepareForSleep"_s, &guard,
                SLOT(prepareForSleep(bool)));
        }
        if (hasSessionBus()) {
            m_session = QDBusConnection::sessionBus();
        }
    }

    /// Holds everything: idleness and a delay before sleep at login1, the screen at the desktop.
    void take()
    {
        ++m_generation;
        takeDelay();
        inhibit(u"idle"_s, u"block"_s, m_idle);
        takeScreen();
    }

    /// The delay alone, again after a sleep.
    void takeDelay() { inhibit(u"sleep"_s, u"delay"_s, m_delay); }

    /// Lets a sleep go on that waits for us.
    void dropDelay() { m_delay = {}; }

    void drop()
    {
        ++m_generation;
        m_delay = {};
        m_idle = {};
        if (m_screen) {
            giveBackScreen(*m_screen);
            m_screen.reset();
        }
    }

private:
    template <class Reply, class Then> void ask(QDBusConnection& bus, const QDBusMessage& message, Then then)
    {
        auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(message), this);
        connect(watcher, &QDBusPendingCallWatcher::finished, this,
            [watcher, then = std::move(then), generation = m_generation, this] {
                const QDBusPendingReply<Reply> reply = *watcher;
                if (reply.isValid()) {
                    then(reply.value(), generation == m_generation);
                }
                watcher->deleteLater();
            });
    }

    void inhibit(const QString& what, const QString& mode, QDBusUnixFileDescriptor& held)
    {
        if (!m_system || !m_system->isConnected()) {
            return;
        }
        const QVariantList arguments{what, QCoreApplication::applicationName(), m_guard.m_reason, mode};
        ask<QDBusUnixFileDescriptor>(*m_system, call(login(), u"Inhibit"_s, arguments),
            [&held](const QDBusUnixFileDescriptor& descriptor, bool stillWanted) {
                if (stillWanted) {
                    held = descriptor;
                }
            });
    }

    void takeScreen()
    {
        if (!m_session || !m_session->isConnected()) {
            return;
        }
        const QVariantList arguments{QCoreApplication::applicationName(), m_guard.m_reason};
        ask<uint>(
            *m_session, call(screenSaver(), u"Inhibit"_s, arguments), [this](uint cookie, bool stillWanted) {
                if (stillWanted) {
                    m_screen = cookie;
                } else {
                    giveBackScreen(cookie);
                }
            });
    }

    void giveBackScreen(uint cookie) { m_session->send(call(screenSaver(), u"UnInhibit"_s, {cookie})); }

    SleepGuard& m_guard;
    std::optional<QDBusConnection> m_system;
    std::optional<QDBusConnection> m_session;
    QDBusUnixFileDescriptor m_delay;
    QDBusUnixFileDescriptor m_idle;
    std::optional<uint> m_screen;
    int m_generation = 0;
};

SleepGuard::SleepGuard(QString reason, QObject* parent) : QObject(parent), m_reason(std::move(reason)) { }

SleepGuard::~SleepGuard() { release(); }

void SleepGuard::hold()
{
    if (m_wanted == Wanted::Awake) {
        return;
    }
    m_wanted = Wanted::Awake;
    if (!m_bus) {
        m_bus = std::make_unique<Bus>(*this);
    }
    m_bus->take();
}

void SleepGuard::release()
{
    if (m_wanted == Wanted::Nothing) {
        return;
    }
    m_wanted = Wanted::Nothing;
    m_bus->drop();
}

void SleepGuard::prepareForSleep(bool asleep)
{
    const Machine now = asleep ? Machine::Asleep : Machine::Awake;
    if (now == m_machine) {
        return;
    }
    m_machine = now;
    switch (now) {
    case Machine::Asleep:
        Q_EMIT aboutToSleep();
        if (m_bus) {
            m_bus->dropDelay();
        }
        return;
    case Machine::Awake:
        Q_EMIT awake();
        if (m_bus && m_wanted == Wanted::Awake) {
            m_bus->takeDelay();
        }
        return;
    }
}

} // namespace shell
