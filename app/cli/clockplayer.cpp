// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/clockplayer.h"

namespace cli {

namespace {

using namespace Qt::StringLiterals;
using go::Color;
using timing::ClockPhase;
using timing::Cue;
using timing::CueKind;
using timing::Instant;
using timing::Millis;

QString nameOf(Color side) { return side == Color::Black ? u"black"_s : u"white"_s; }

QString nameOf(ClockPhase phase)
{
    switch (phase) {
    case ClockPhase::Ready:
        return u"ready"_s;
    case ClockPhase::Running:
        return u"running"_s;
    case ClockPhase::Paused:
        return u"paused"_s;
    case ClockPhase::Sealed:
        return u"sealed"_s;
    case ClockPhase::Over:
        return u"over"_s;
    }
    return {};
}

QString nameOf(CueKind kind)
{
    switch (kind) {
    case CueKind::Enter:
        return u"enter"_s;
    case CueKind::Seconds:
        return u"seconds"_s;
    case CueKind::Minute:
        return u"minute"_s;
    case CueKind::Left:
        return u"left"_s;
    case CueKind::Remaining:
        return u"remaining"_s;
    case CueKind::Count:
        return u"count"_s;
    case CueKind::Lost:
        return u"lost"_s;
    }
    return {};
}

} // namespace

ClockPlayer::ClockPlayer(const ClockScript& script) : m_clock(script.control)
{
    for (const Color side : go::bothColors) {
        m_clock.setBank(side, script.banks[side]);
    }
}

void ClockPlayer::play(const ClockEvent& event)
{
    m_now = event.at;
    announceUntil(event);
    apply(event);
    // A clock that was started without any time left has fallen at once.
    if (m_clock.phase() == ClockPhase::Over) {
        announceTo(m_clock.elapsed(m_now));
    }
}

QJsonObject ClockPlayer::answer()
{
    if (m_clock.phase() == ClockPhase::Running) {
        announceTo(m_clock.elapsed(m_now));
    }
    const auto loser = m_clock.loser();
    return {{u"announcements"_s, m_said}, {u"black"_s, state(Color::Black)},
        {u"white"_s, state(Color::White)}, {u"phase"_s, nameOf(m_clock.phase())},
        {u"turn"_s, nameOf(m_clock.turn())}, {u"loser"_s, loser ? QJsonValue(nameOf(*loser)) : QJsonValue()}};
}

void ClockPlayer::announceUntil(const ClockEvent& event)
{
    if (m_clock.phase() != ClockPhase::Running) {
        return;
    }
    const Millis elapsed = m_clock.elapsed(m_now);
    const auto flag = m_clock.flagInstant();
    if ((flag && m_now >= *flag) || event.action == ClockAction::Pause) {
        announceTo(elapsed);
    } else if (isMove(event)) {
        announce(timing::cuesUntilPress(m_clock.control(), bank(), m_cursor, elapsed));
    }
}

void ClockPlayer::apply(const ClockEvent& event)
{
    const bool wasRunning = m_clock.phase() == ClockPhase::Running;
    const Color mover = m_clock.turn();
    switch (event.action) {
    case ClockAction::Start:
        m_clock.start(m_now);
        break;
    case ClockAction::Press:
        m_clock.press(event.side, m_now);
        break;
    case ClockAction::Pause:
        m_clock.pause(m_now);
        break;
    case ClockAction::Resume:
        m_clock.resume(m_now);
        break;
    case ClockAction::Seal:
        m_clock.seal(event.side, m_now);
        break;
    case ClockAction::End:
        m_clock.tick(m_now);
        break;
    }
    const bool isNewTurn = m_clock.turn() != mover;
    if (isNewTurn) {
        m_cursor = timing::turnStart;
    }
    if (isNewTurn || !wasRunning) {
        m_origin = m_now - m_clock.elapsed(m_now);
    }
}

bool ClockPlayer::isMove(const ClockEvent& event) const
{
    return (event.action == ClockAction::Press || event.action == ClockAction::Seal)
        && event.side == m_clock.turn();
}

void ClockPlayer::announceTo(Millis elapsed)
{
    announce(timing::cuesBetween(m_clock.control(), bank(), m_cursor, elapsed));
    m_cursor = elapsed;
}

void ClockPlayer::announce(const std::vector<Cue>& cues)
{
    const Millis period = timing::readingOf(m_clock.control(), bank(), Millis{0}).period;
    for (const Cue& cue : cues) {
        // A script is told of every full period, the referee speaks only of full minutes.
        if (cue.kind == CueKind::Left) {
            say(cue.at, u"minute"_s, static_cast<int>(period.count() / 1000));
        }
        if (cue.kind != CueKind::Minute) {
            say(cue.at, nameOf(cue.kind), cue.value);
        }
    }
}

void ClockPlayer::say(Millis at, const QString& what, int value)
{
    m_said.append(QJsonObject{{u"t"_s, qint64{(m_origin + at).time_since_epoch().count()}},
        {u"side"_s, nameOf(m_clock.turn())}, {u"say"_s, what}, {u"value"_s, value}});
}

QJsonObject ClockPlayer::state(Color side) const
{
    const timing::Reading reading = m_clock.reading(side, m_now);
    return {{u"main_ms"_s, qint64{reading.main.count()}}, {u"periods"_s, reading.periods},
        {u"in_period_ms"_s, qint64{reading.inPeriod.count()}}, {u"block_ms"_s, qint64{reading.block.count()}},
        {u"stones"_s, reading.stones}, {u"overtime"_s, reading.inOvertime}};
}

} // namespace cli
