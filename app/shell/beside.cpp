// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/beside.h"

#include <utility>

namespace shell {

Beside::Beside(QObject* parent) : QObject(parent) { }

Beside::~Beside()
{
    for (auto& [number, thread] : m_threads) {
        thread.request_stop(); // all at once, before each is waited for
    }
}

void Beside::start(Job job)
{
    cancel();
    m_busy = true;
    const int number = ++m_number;
    m_threads[number] = std::jthread([this, number, work = std::move(job)](const std::stop_token& stop) {
        Outcome outcome = work(stop);
        QMetaObject::invokeMethod(
            this, [this, number, done = std::move(outcome)] { finish(number, done); }, Qt::QueuedConnection);
    });
}

void Beside::cancel()
{
    if (m_busy) {
        m_busy = false;
        m_threads.at(m_number).request_stop();
    }
}

void Beside::finish(int number, const Outcome& outcome)
{
    m_threads.erase(number); // it has nothing left to do
    if (number == m_number && m_busy) {
        m_busy = false;
        outcome();
    }
}

} // namespace shell
