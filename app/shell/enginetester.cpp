// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/enginetester.h"

#include "core/go/game.h"

#include <utility>

namespace shell {

EngineTester::EngineTester(const TimeSource& time, std::unique_ptr<Waker> waker, QObject* parent)
    : QObject(parent)
    , m_time(time)
    , m_engine(time, std::move(waker), limits)
{
    connect(&m_engine, &Engine::ready, this, &EngineTester::askForMove);
    connect(&m_engine, &Engine::chose, this, &EngineTester::report);
    connect(&m_engine, &Engine::failed, this, &EngineTester::failed);
    connect(&m_engine, &Engine::thinksLong, this, [this] {
        m_engine.stop();
        Q_EMIT failed({EngineFault::Silent, {}});
    });
}

void EngineTester::test(const EngineEntry& entry)
{
    m_since = m_time.monotonic();
    m_engine.start(entry);
}

void EngineTester::askForMove()
{
    m_report = {m_engine.name(), m_engine.version(), m_time.monotonic() - m_since, {}, m_engine.hasLevels()};
    m_since = m_time.monotonic();
    m_engine.think({gtp::positionOf(go::Game()), go::Color::Black, timing::Untimed{}, {}});
}

void EngineTester::report()
{
    m_report.move = m_time.monotonic() - m_since;
    m_engine.stop();
    Q_EMIT passed(EngineReport(m_report));
}

} // namespace shell
