// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/engine.h"
#include "core/go/game.h"
#include "tests/support/handwound.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <vector>

/// An engine of its own with hand-wound time, and what it says.
struct EngineDesk {
    explicit EngineDesk(const shell::EngineLimits& limits = {})
        : engine(time, std::make_unique<shell::HandWoundWaker>(time), limits)
    {
        QObject::connect(&engine, &shell::Engine::chose, &engine,
            [this](const gtp::Choice& choice) { choices.push_back(choice); });
        QObject::connect(&engine, &shell::Engine::ready, &engine, [this] { ++readies; });
        QObject::connect(&engine, &shell::Engine::thinksLong, &engine, [this] { ++longThoughts; });
        qputenv("KAODUAN_FAKE_LOG", logName().toLocal8Bit());
    }
    ~EngineDesk() { qunsetenv("KAODUAN_FAKE_LOG"); }
    EngineDesk(const EngineDesk&) = delete;
    EngineDesk& operator=(const EngineDesk&) = delete;

    static shell::EngineEntry fake(const QString& mode = {})
    {
        return {QStringLiteral("Fake"), QStringLiteral(KAODUAN_FAKE_ENGINE), mode, true};
    }
    bool starts(const QString& mode = {}, int level = 0)
    {
        engine.start(fake(mode), level);
        return QTest::qWaitFor([this] { return engine.state() == shell::EngineState::Ready; }, 30'000);
    }
    bool fails()
    {
        return QTest::qWaitFor([this] { return engine.state() == shell::EngineState::Failed; }, 30'000);
    }
    void think(const go::Game& game)
    {
        const timing::TimeControl control = timing::Retained{timing::Millis{360'000}, 5};
        const timing::Reading full = timing::readingOf(control, timing::fullBank(control), timing::Millis{0});
        engine.think({gtp::positionOf(game), game.toPlay(), control, {full, full}});
    }
    bool answers(std::size_t count = 1)
    {
        return QTest::qWaitFor([&] { return choices.size() >= count; }, 30'000);
    }
    /// Everything it was told.
    QStringList told() const
    {
        QFile file(logName());
        static_cast<void>(file.open(QIODevice::ReadOnly));
        return QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    }
    QString logName() const { return folder.filePath(QStringLiteral("told")); }

    QTemporaryDir folder;
    shell::HandWoundTime time;
    shell::Engine engine;
    std::vector<gtp::Choice> choices;
    int readies = 0;
    int longThoughts = 0;
};
