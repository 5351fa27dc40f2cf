// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <atomic>
#include <functional>
#include <memory>
#include <thread>

namespace shell {

/// How far a long piece of work has come; written by one thread, read by another.
class WorkProgress {
public:
    void setTotal(int total) { m_total = total; }
    void setDone(int done) { m_done = done; }
    void step() { ++m_done; }
    void cancel() { m_cancelled = true; }

    int total() const { return m_total; } ///< 0: not known
    int done() const { return m_done; }
    bool isCancelled() const { return m_cancelled; }

private:
    std::atomic<int> m_total = 0;
    std::atomic<int> m_done = 0;
    std::atomic<bool> m_cancelled = false;
};

/// Does one long piece of work with files on a thread of its own.
class ArchiveWork : public QObject {
    Q_OBJECT

public:
    /// What is to be done with the outcome, in the thread of this object.
    using Outcome = std::function<void()>;
    /// Called on the thread; touches nothing but what it was given.
    using Job = std::function<Outcome(WorkProgress&)>;

    explicit ArchiveWork(QObject* parent = nullptr);
    /// Waits for the thread, which is asked to stop; its outcome is dropped.
    ~ArchiveWork() override;

    bool isBusy() const { return m_busy; }
    /// Begins; nothing while another piece of work is going on.
    void start(Job job);
    /// Asks the work to stop and drops its outcome; finished() follows at once.
    void cancel();

Q_SIGNALS:
    void progressed(int done, int total);
    /// After the outcome was handed out, or dropped.
    void finished();

private:
    void finish(int number, const Outcome& outcome);
    void report();

    int m_number = 0; ///< of the last piece of work
    bool m_busy = false;
    std::shared_ptr<WorkProgress> m_progress;
    QTimer m_ticks;
    std::jthread m_thread;
};

} // namespace shell
