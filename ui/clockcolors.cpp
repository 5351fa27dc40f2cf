// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/clockcolors.h"

#include "ui/boardtheme.h"

namespace ui {

QColor mixed(const QColor& a, const QColor& b, qreal share)
{
    const auto mix = [share](int from, int to) { return static_cast<int>(from + (to - from) * share); };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

ClockColors clockColors(const QPalette& palette, ClockState state)
{
    const QColor window = palette.color(QPalette::Window);
    const QColor base = palette.color(QPalette::Base);
    const QColor ink = palette.color(QPalette::WindowText);
    const bool dark = toneOf(window) == WindowTone::Dark;
    ClockColors colors;
    colors.paper = state == ClockState::Running ? base : mixed(window, base, 0.45);
    colors.ink = ink;
    colors.quiet = mixed(ink, window, 0.35);
    colors.frame = mixed(window, ink, 0.22);
    colors.running = dark ? QColor(0x6c, 0xc9, 0x9d) : QColor(0x1c, 0x6b, 0x4f);
    colors.alarmEven = dark ? QColor(0xff, 0x8a, 0x78) : QColor(0xb4, 0x1f, 0x17);
    colors.alarmOdd = dark ? QColor(0xff, 0xd2, 0x6e) : QColor(0xd0, 0x6a, 0x00);
    return colors;
}

QColor figureInk(const ClockColors& colors, Alarm alarm, const QColor& usual)
{
    switch (alarm) {
    case Alarm::None:
        break;
    case Alarm::Even:
        return colors.alarmEven;
    case Alarm::Odd:
        return colors.alarmOdd;
    }
    return usual;
}

} // namespace ui
