// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>
#include <map>
#include <stop_token>
#include <thread>

namespace shell {

/// Does pieces of work on threads of their own, of which only the last one that was begun is wanted.
class Beside : public QObject {
    Q_OBJECT

public:
    /// What is to be done with the outcome, in the thread of this object.
    using Outcome = std::function<void()>;
    /// Called on the thread; touches nothing but what it was given, and ends soon when it is stopped.
    using Job = std::function<Outcome(const std::stop_token&)>;

    explicit Beside(QObject* parent = nullptr);
    /// Stops what is under way and waits for it.
    ~Beside() override;

    /// Begins; what was begun before is given up.
    void start(Job job);
    /// The outcome of what is under way will be dropped. Waits for nothing.
    void cancel();
    bool isBusy() const { return m_busy; }

private:
    void finish(int number, const Outcome& outcome);

    int m_number = 0; ///< of the last piece of work
    bool m_busy = false;
    std::map<int, std::jthread> m_threads; ///< by number; those given up come to their end here
};

} // namespace shell
