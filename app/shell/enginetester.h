// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/engine.h"

#include <QObject>

namespace shell {

/// What a trial has shown of an engine.
struct EngineReport {
    QString name; ///< as it calls itself
    QString version;
    timing::Millis start{0}; ///< until it was ready
    timing::Millis move{0}; ///< for a first move on 19 lines, without a limit of time
    bool hasLevels = false;
};

/// Tries an engine: starts it, asks who it is and for a first move, and lets it go.
class EngineTester : public QObject {
    Q_OBJECT

public:
    /// Somebody waits for the answer: shorter than in a game.
    static constexpr EngineLimits limits{
        timing::Millis{30'000}, timing::Millis{10'000}, timing::Millis{60'000}, 256 * 1024};

    EngineTester(const TimeSource& time, std::unique_ptr<Waker> waker, QObject* parent = nullptr);

    /// A trial that is still going on is given up.
    void test(const EngineEntry& entry);
    void stop() { m_engine.stop(); }

Q_SIGNALS:
    void passed(const shell::EngineReport& report);
    void failed(const shell::EngineTrouble& trouble);

private:
    void askForMove();
    void report();

    const TimeSource& m_time;
    Engine m_engine;
    EngineReport m_report;
    timing::Millis m_since{0};
};

} // namespace shell
