// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/timesource.h"
#include "app/shell/waker.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace shell {

class HandWoundWaker;

/// Time that moves only when a test winds it. Starts far from 0, so that nothing leans on the zero.
class HandWoundTime final : public TimeSource {
public:
    std::int64_t monotonicNs() const override { return m_ns; }
    timing::Millis suspended() const override { return m_suspended; }
    QDateTime wall() const override
    {
        return QDateTime::fromMSecsSinceEpoch(1'767'225'600'000 + m_ns / 1'000'000 + m_wallShift.count())
            .toUTC();
    }

    /// Lets time pass; every hand-wound waker is called exactly at its instant, also those armed meanwhile.
    void wind(timing::Millis by);
    /// A stall: time has passed before anybody is called.
    void leap(timing::Millis by);
    /// Time passes and nobody is called: events of the stall may be handled first. See callDue().
    void pass(timing::Millis by) { m_ns += by.count() * 1'000'000; }
    /// Calls the wakers that are due now.
    void callDue();
    /// The computer sleeps: the monotonic axis stands still.
    void sleep(timing::Millis by)
    {
        m_suspended += by;
        m_wallShift += by;
    }
    /// Somebody sets the clock on the wall.
    void setWallBack(timing::Millis by) { m_wallShift -= by; }
    /// Fractions of a millisecond.
    void windNs(std::int64_t by) { m_ns += by; }

private:
    friend class HandWoundWaker;

    HandWoundWaker* next(timing::Millis until) const;

    std::int64_t m_ns = 1'000'000'000'000'000;
    timing::Millis m_suspended{0};
    timing::Millis m_wallShift{0};
    std::vector<HandWoundWaker*> m_wakers;
};

/// Calls when hand-wound time passes. `time` outlives it.
class HandWoundWaker final : public Waker {
public:
    explicit HandWoundWaker(HandWoundTime& time, QObject* parent = nullptr) : Waker(parent), m_time(time)
    {
        m_time.m_wakers.push_back(this);
    }
    ~HandWoundWaker() override { std::erase(m_time.m_wakers, this); }
    HandWoundWaker(const HandWoundWaker&) = delete;
    HandWoundWaker& operator=(const HandWoundWaker&) = delete;

    void armAt(timing::Millis monotonic) override { m_target = monotonic; }
    void disarm() override { m_target.reset(); }
    /// What is armed.
    std::optional<timing::Millis> target() const { return m_target; }

private:
    friend class HandWoundTime;

    void call()
    {
        m_target.reset();
        Q_EMIT woken();
    }

    HandWoundTime& m_time;
    std::optional<timing::Millis> m_target;
};

inline HandWoundWaker* HandWoundTime::next(timing::Millis until) const
{
    HandWoundWaker* first = nullptr;
    for (HandWoundWaker* waker : m_wakers) {
        const std::optional<timing::Millis> target = waker->m_target;
        if (target && *target <= until && (first == nullptr || *target < *first->m_target)) {
            first = waker;
        }
    }
    return first;
}

inline void HandWoundTime::wind(timing::Millis by)
{
    const std::int64_t end = m_ns + by.count() * 1'000'000;
    while (HandWoundWaker* waker = next(timing::Millis{end / 1'000'000})) {
        m_ns = std::max(m_ns, waker->m_target->count() * 1'000'000);
        waker->call();
    }
    m_ns = end;
}

inline void HandWoundTime::leap(timing::Millis by)
{
    pass(by);
    callDue();
}

inline void HandWoundTime::callDue()
{
    while (HandWoundWaker* waker = next(monotonic())) {
        waker->call();
    }
}

} // namespace shell
