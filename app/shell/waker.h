// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/timesource.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace shell {

/// Calls once at an instant of monotonic time. What was armed before is forgotten when armAt() or disarm()
/// is called, so that a call never belongs to something that is over.
class Waker : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Replaces what was armed; an instant that has passed is called from the event loop, never at once.
    virtual void armAt(timing::Millis monotonic) = 0;
    virtual void disarm() = 0;

Q_SIGNALS:
    /// The armed instant is reached or has passed; nothing is armed any more.
    void woken();
};

/// One single-shot precise timer; none runs while nothing is armed.
class TimerWaker final : public Waker {
    Q_OBJECT

public:
    /// `time` outlives the waker.
    explicit TimerWaker(const TimeSource& time, QObject* parent = nullptr);

    void armAt(timing::Millis monotonic) override;
    void disarm() override;

    /// How long to sleep first: a timer set far ahead is late by some ms, so the last second has its own.
    static timing::Millis firstHop(timing::Millis distance);

private:
    void hop();
    void land();

    const TimeSource& m_time;
    QTimer m_timer{this};
    std::optional<timing::Millis> m_target;
};

} // namespace shell
