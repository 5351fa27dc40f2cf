// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/examcontroller.h"
#include "tests/support/examtable.h"
#include "tests/support/handwound.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QStringList>
#include <QtTest>

#include <memory>
#include <optional>
#include <vector>

using namespace std::chrono_literals;

inline QStringList words(const char* joined) { return QString::fromLatin1(joined).split(QLatin1Char('|')); }

/// A game at the table with hand-wound time, its archive and everything that is heard.
struct GameTable {
    explicit GameTable(const QString& folder) : path(folder + QStringLiteral("/games.kaoduan")) { open(); }

    void open()
    {
        controller.reset();
        archive.reset();
        auto opened = shell::Archive::open(path, time);
        if (!opened) {
            qFatal("%s", qPrintable(opened.error().detail));
        }
        archive = std::move(*opened);
        controller = std::make_unique<shell::ExamController>(*archive, time, waker);
        QObject::connect(controller.get(), &shell::ExamController::announced, controller.get(),
            [this](const exam::Announcement& said, timing::Millis, timing::Millis late) {
                heard << text(said) + (late > 0ms ? QStringLiteral(" late %1").arg(late.count()) : QString());
            });
        QObject::connect(controller.get(), &shell::ExamController::refused, controller.get(),
            [this](const exam::Refusal& refusal, const exam::Command&) { refusals.push_back(refusal); });
    }

    /// From now on the archive takes nothing, as on a full disk; or everything again.
    enum class Disk : std::uint8_t { Full, Roomy };
    static void setDisk(Disk disk)
    {
        for (const QString& name : QSqlDatabase::connectionNames()) {
            QSqlQuery query(QSqlDatabase::database(name, false));
            QVERIFY(query.exec(QStringLiteral("PRAGMA query_only = %1").arg(disk == Disk::Full ? 1 : 0)));
        }
    }

    /// A game under R 60+5′ or with this bank for both, running.
    void begin(std::optional<timing::Bank> bank = std::nullopt)
    {
        QVERIFY(controller->begin(setupFor(9)).has_value());
        if (bank) {
            for (const go::Color side : go::bothColors) {
                controller->submit(exam::AdjustClock{side, *bank, {}});
            }
        }
        controller->submit(exam::Start{});
        heard.clear();
    }
    void beginLastMinute() { begin(timing::Bank{0ms, 1, 0ms, 0, true, timing::allWarnings}); }

    static QString text(const exam::Announcement& said)
    {
        if (said.say == exam::Say::Enter) {
            return QStringLiteral("enter %1").arg(said.value);
        }
        if (said.say == exam::Say::Seconds) {
            return QStringLiteral("%1s").arg(said.value);
        }
        if (said.say == exam::Say::Minute) {
            return QStringLiteral("minute");
        }
        if (said.say == exam::Say::Left) {
            return QStringLiteral("left %1").arg(said.value);
        }
        if (said.say == exam::Say::Count) {
            return QString::number(said.value);
        }
        return said.say == exam::Say::LostOnTime ? QStringLiteral("lost")
                                                 : QStringLiteral("#%1").arg(static_cast<int>(said.say));
    }

    /// The stamp of an input event at this many ms of the running turn's axis.
    quint64 stamp(timing::Millis monotonic) const { return static_cast<quint64>(monotonic.count()); }
    void click(const char* point, std::optional<timing::Millis> stamped = std::nullopt)
    {
        const auto where = go::pointFromBoardName(point, go::BoardSize::square(9)).value();
        const go::Color side = exam::sideToMove(controller->session());
        controller->submit(exam::Play{side, where}, stamped ? stamp(*stamped) : 0);
    }
    bool over() const { return std::holds_alternative<exam::Over>(controller->session().phase); }
    const exam::Paused* paused() const { return std::get_if<exam::Paused>(&controller->session().phase); }
    timing::Millis elapsed() const
    {
        return exam::elapsed(controller->session(), controller->session().latest);
    }

    QString path;
    shell::HandWoundTime time;
    shell::HandWoundWaker waker{time};
    std::unique_ptr<shell::Archive> archive;
    std::unique_ptr<shell::ExamController> controller;
    QStringList heard;
    std::vector<exam::Refusal> refusals;
};
