// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <memory>

namespace shell {

/// Keeps the computer awake during a game and tells when it falls asleep all the same. Uses D-Bus (login1,
/// the desktop's screen saver) where it is there; says nothing and costs nothing where it is not.
class SleepGuard final : public QObject {
    Q_OBJECT

public:
    /// `reason`: what the desktop shows beside the program's name, "A game is being played".
    explicit SleepGuard(QString reason, QObject* parent = nullptr);
    ~SleepGuard() override;

    /// From now on: no idle sleep, no blank screen, and a moment's delay before a wanted sleep. Never blocks;
    /// calling it again changes nothing. Only the first call looks for D-Bus.
    void hold();
    /// The end of hold(); calling it again changes nothing.
    void release();

Q_SIGNALS:
    /// The computer is about to sleep; once for each sleep. What is connected directly has its time.
    void aboutToSleep();
    /// The computer is awake again; once for each aboutToSleep().
    void awake();

public Q_SLOTS:
    /// As login1 says it: true before the sleep, false after it; may come twice.
    void prepareForSleep(bool asleep); // NOLINT: the signature of the D-Bus signal

private:
    class Bus;

    QString m_reason;
    std::unique_ptr<Bus> m_bus;
    enum class Wanted { Nothing, Awake } m_wanted = Wanted::Nothing;
    enum class Machine { Awake, Asleep } m_machine = Machine::Awake;
};

} // namespace shell
