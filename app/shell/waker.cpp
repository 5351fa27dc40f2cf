// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/waker.h"

#include <algorithm>

namespace shell {

namespace {

constexpr timing::Millis oneHop{1'200}; ///< up to here one hop is exact
constexpr timing::Millis lastHop{1'000};
constexpr timing::Millis longestHop{86'400'000}; ///< QTimer counts in int

} // namespace

TimerWaker::TimerWaker(const TimeSource& time, QObject* parent) : Waker(parent), m_time(time)
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &TimerWaker::land);
}

timing::Millis TimerWaker::firstHop(timing::Millis distance)
{
    const timing::Millis hop = distance > oneHop ? distance - lastHop : distance;
    return std::clamp(hop, timing::Millis{0}, longestHop);
}

void TimerWaker::armAt(timing::Millis monotonic)
{
    m_target = monotonic;
    hop();
}

void TimerWaker::disarm()
{
    m_target.reset();
    m_timer.stop();
}

void TimerWaker::hop()
{
    // Rounded up: a call that is a fraction early would find nothing to do.
    const auto distance
        = std::chrono::ceil<timing::Millis>(*m_target - std::chrono::nanoseconds{m_time.monotonicNs()});
    m_timer.start(firstHop(distance));
}

void TimerWaker::land()
{
    if (!m_target) {
        return;
    }
    if (m_time.monotonic() < *m_target) {
        hop();
        return;
    }
    m_target.reset();
    Q_EMIT woken();
}

} // namespace shell
