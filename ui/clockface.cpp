// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/clockface.h"

#include "core/base/overloaded.h"

#include <QCoreApplication>

#include <variant>

namespace ui {

namespace {

using timing::Millis;

constexpr Millis second{1000};
constexpr Millis minute{60'000};
constexpr Millis lastTen{10'000};

class Words {
    Q_DECLARE_TR_FUNCTIONS(ui::ClockFace)
};

std::int64_t upToSecond(Millis left) { return (left + second - Millis{1}) / second; }
int downToSecond(Millis elapsed) { return static_cast<int>(elapsed / second); }

Alarm alarmOf(Millis left, std::int64_t shown)
{
    if (left > lastTen) {
        return Alarm::None;
    }
    return shown % 2 == 0 ? Alarm::Even : Alarm::Odd;
}

bool isMinute(Millis period) { return period == minute; }

QString periodsLeft(const timing::Reading& reading)
{
    if (isMinute(reading.period)) {
        return reading.lastPeriod ? Words::tr("Last minute")
                                  : Words::tr("%n minute(s) left", nullptr, reading.periods);
    }
    return reading.lastPeriod ? Words::tr("Last period")
                              : Words::tr("%n period(s) left", nullptr, reading.periods);
}

// What comes after the main time.
QString reserve(const timing::TimeControl& control, const timing::Reading& reading)
{
    return std::visit(
        Overloaded{
            [&](const timing::Retained&) {
                return Words::tr("then %n minute(s) of byo-yomi", nullptr, reading.periods);
            },
            [&](const timing::Japanese& format) {
                return Words::tr("then byo-yomi %1 × %2").arg(reading.periods).arg(timeLeft(format.period));
            },
            [&](const timing::Canadian& format) {
                return Words::tr("then %n stone(s) in %1", nullptr, format.stones)
                    .arg(timeLeft(format.block));
            },
            [&](const timing::Fischer& format) {
                return Words::tr("+%n second(s) a move", nullptr, downToSecond(format.increment));
            },
            [&](const timing::Absolute&) { return Words::tr("no byo-yomi"); },
            [&](const timing::Untimed&) { return QString(); },
            [&](const timing::SharedHalved& format) {
                return Words::tr("for both; then %1 each").arg(timeLeft(format.halved / 2));
            },
            [&](const timing::SharedPerMove& format) {
                return Words::tr("for both; then %1 a move").arg(timeLeft(format.perMove));
            },
        },
        control);
}

ClockFace mainFace(const timing::TimeControl& control, const timing::Reading& reading)
{
    ClockFace face;
    face.figure = timeLeft(reading.main);
    face.words = reserve(control, reading);
    const bool isAll = std::holds_alternative<timing::Absolute>(control)
        || std::holds_alternative<timing::Fischer>(control);
    if (isAll) {
        face.alarm = alarmOf(reading.main, upToSecond(reading.main));
    }
    face.spoken = Words::tr("%1 of the main time left").arg(face.figure);
    return face;
}

ClockFace blockFace(const timing::Reading& reading)
{
    ClockFace face;
    face.figure = timeLeft(reading.block);
    face.words = reading.stones > 0 ? Words::tr("for %n stone(s)", nullptr, reading.stones)
                                    : Words::tr("for yourself");
    face.alarm = alarmOf(reading.block, upToSecond(reading.block));
    face.spoken = Words::tr("%1 %2").arg(face.figure, face.words);
    return face;
}

ClockFace periodFace(const timing::Reading& reading)
{
    ClockFace face;
    face.seconds = downToSecond(reading.inPeriod);
    face.length = downToSecond(reading.period);
    face.figure = QString::number(face.seconds);
    face.unit = Words::tr("s");
    face.words = periodsLeft(reading);
    if (reading.lastPeriod) {
        face.alarm = alarmOf(reading.period - reading.inPeriod, face.seconds);
    }
    face.spoken = isMinute(reading.period)
        ? Words::tr("%1, %n second(s) of the minute used", nullptr, face.seconds).arg(face.words)
        : Words::tr("%1, %n second(s) of the period used", nullptr, face.seconds).arg(face.words);
    return face;
}

} // namespace

QString timeLeft(Millis left)
{
    const std::int64_t seconds = left <= Millis{0} ? 0 : upToSecond(left);
    const QString tail = QStringLiteral("%1:%2");
    const auto two = [](std::int64_t part) { return QStringLiteral("%1").arg(part, 2, 10, QChar(u'0')); };
    const std::int64_t hours = seconds / 3600;
    const std::int64_t minutes = seconds / 60 % 60;
    if (hours == 0) {
        return tail.arg(QString::number(minutes), two(seconds % 60));
    }
    return QStringLiteral("%1:%2").arg(QString::number(hours), tail.arg(two(minutes), two(seconds % 60)));
}

ClockFace clockFace(const timing::TimeControl& control, const timing::Reading& reading)
{
    ClockFace face;
    if (reading.lost) {
        face.figure = timeLeft(Millis{0});
        face.words = Words::tr("Lost on time");
        face.spoken = face.words;
    } else if (std::holds_alternative<timing::Untimed>(control)) {
        face.figure = QStringLiteral("–");
        face.words = Words::tr("Without clock");
        face.spoken = face.words;
    } else if (!reading.inOvertime) {
        face = mainFace(control, reading);
    } else {
        const bool isBlock = std::holds_alternative<timing::Canadian>(control)
            || std::holds_alternative<timing::SharedHalved>(control);
        face = isBlock ? blockFace(reading) : periodFace(reading);
    }
    const bool alone = !reading.inOvertime && !reading.lost;
    const QString figure = face.unit.isEmpty() ? face.figure : face.figure + QChar(u' ') + face.unit;
    face.brief = alone ? figure : face.words + QStringLiteral(" · ") + figure;
    return face;
}

} // namespace ui
