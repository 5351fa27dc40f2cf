// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clockscript.h"
#include "core/timing/countdown.h"

#include <QJsonArray>
#include <QJsonObject>

namespace cli {

/// Plays one script: the clock, and what the referee says about it.
class ClockPlayer {
public:
    explicit ClockPlayer(const ClockScript& script);

    void play(const ClockEvent& event);
    /// The announcements so far and both clocks at the last event.
    QJsonObject answer();

private:
    bool isMove(const ClockEvent& event) const;
    const timing::Bank& bank() const { return m_clock.bank(m_clock.turn()); }
    void announceUntil(const ClockEvent& event);
    void apply(const ClockEvent& event);
    void announceTo(timing::Millis elapsed);
    void announce(const std::vector<timing::Cue>& cues);
    void say(timing::Millis at, const QString& what, int value);
    QJsonObject state(go::Color side) const;

    timing::GameClock m_clock;
    timing::Instant m_now{};
    timing::Instant m_origin{}; ///< where turn-elapsed 0 lies on the axis, pauses counted out
    timing::Millis m_cursor = timing::turnStart;
    QJsonArray m_said;
};

} // namespace cli
