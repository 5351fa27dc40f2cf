// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/archivework.h"

#include <utility>

namespace shell {

namespace {

constexpr int tickMs = 100; // often enough for a bar that grows

} // namespace

ArchiveWork::ArchiveWork(QObject* parent) : QObject(parent)
{
    m_ticks.setInterval(tickMs);
    connect(&m_ticks, &QTimer::timeout, this, &ArchiveWork::report);
}

ArchiveWork::~ArchiveWork()
{
    if (m_progress) {
        m_progress->cancel();
    }
}

void ArchiveWork::start(Job job)
{
    if (m_busy) {
        return;
    }
    if (m_thread.joinable()) {
        m_thread.join(); // one that was given up and looks at its progress soon
    }
    m_busy = true;
    m_progress = std::make_shared<WorkProgress>();
    const int number = ++m_number;
    m_thread = std::jthread([this, number, progress = m_progress, work = std::move(job)] {
        Outcome outcome = work(*progress);
        QMetaObject::invokeMethod(
            this, [this, number, done = std::move(outcome)] { finish(number, done); }, Qt::QueuedConnection);
    });
    m_ticks.start();
}

void ArchiveWork::cancel()
{
    if (!m_busy) {
        return;
    }
    m_progress->cancel();
    ++m_number; // an outcome that is already on its way is no longer wanted
    m_busy = false;
    m_ticks.stop();
    Q_EMIT finished();
}

void ArchiveWork::report() { Q_EMIT progressed(m_progress->done(), m_progress->total()); }

void ArchiveWork::finish(int number, const Outcome& outcome)
{
    if (number != m_number || !m_busy) {
        return;
    }
    m_busy = false;
    m_ticks.stop();
    if (outcome) {
        outcome();
    }
    Q_EMIT finished();
}

} // namespace shell
