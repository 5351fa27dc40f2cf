// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timing/clock.h"
#include "core/timing/shape.h"

#include <algorithm>

namespace timing {

GameClock::GameClock(const TimeControl& control, go::Color first)
    : m_control(control)
    , m_banks{fullBank(control), fullBank(control)}
    , m_turn(first)
{ }

Millis GameClock::elapsed(Instant now) const
{
    Millis thought = m_accrued;
    if (m_phase == ClockPhase::Running) {
        thought += std::max(Millis{0}, now - m_since);
    }
    return std::min(thought, flagAt(m_control, m_banks[m_turn]).value_or(Millis::max()));
}

std::optional<Instant> GameClock::flagInstant() const
{
    const auto flag = flagAt(m_control, m_banks[m_turn]);
    if (m_phase != ClockPhase::Running || !flag) {
        return std::nullopt;
    }
    return m_since + std::max(Millis{0}, *flag - m_accrued);
}

Reading GameClock::reading(go::Color side, Instant now) const
{
    if (side == m_turn) {
        return readingOf(m_control, m_banks[side], elapsed(now));
    }
    return readingOf(m_control, waited(m_control, m_banks[side], elapsed(now)), Millis{0});
}

bool GameClock::flagHasFallen(Instant now)
{
    const auto flag = flagInstant();
    if (!flag || now < *flag) {
        return false;
    }
    m_accrued = elapsed(*flag);
    m_phase = ClockPhase::Over;
    m_loser = m_turn;
    return true;
}

void GameClock::endTurn(ClockPhase phase, Instant now)
{
    const Millis thought = elapsed(now);
    const go::Color next = go::opponent(m_turn);
    m_banks[m_turn] = settled(m_control, m_banks[m_turn], thought);
    m_banks[next] = waited(m_control, m_banks[next], thought);
    m_turn = next;
    m_accrued = Millis{0};
    m_since = now;
    m_phase = phase;
}

void GameClock::start(Instant now)
{
    if (m_phase == ClockPhase::Ready) {
        m_phase = ClockPhase::Running;
        m_since = now;
    }
    flagHasFallen(now);
}

void GameClock::press(go::Color side, Instant now)
{
    if (flagHasFallen(now)) {
        return;
    }
    if (m_phase != ClockPhase::Running || side != m_turn || now < m_since) {
        return;
    }
    endTurn(ClockPhase::Running, now);
    // A clock without any time left falls as soon as it is its turn.
    flagHasFallen(now);
}

void GameClock::pause(Instant now)
{
    if (flagHasFallen(now) || m_phase != ClockPhase::Running) {
        return;
    }
    m_accrued = elapsed(now);
    m_phase = ClockPhase::Paused;
}

void GameClock::resume(Instant now)
{
    if (m_phase == ClockPhase::Paused || m_phase == ClockPhase::Sealed) {
        m_phase = ClockPhase::Running;
        m_since = now;
    }
    // Also after an adjustment that left no time.
    flagHasFallen(now);
}

void GameClock::seal(go::Color side, Instant now)
{
    if (flagHasFallen(now)) {
        return;
    }
    if (m_phase != ClockPhase::Running || side != m_turn || now < m_since) {
        return;
    }
    endTurn(ClockPhase::Sealed, now);
}

void GameClock::tick(Instant now) { flagHasFallen(now); }

void GameClock::stop(Instant now)
{
    if (flagHasFallen(now) || m_phase == ClockPhase::Over) {
        return;
    }
    m_accrued = elapsed(now);
    m_phase = ClockPhase::Over;
}

void GameClock::restore(const go::PerSide<Bank>& banks, go::Color turn, Instant now)
{
    if (flagHasFallen(now) || m_phase == ClockPhase::Over) {
        return;
    }
    m_banks = banks;
    m_turn = turn;
    m_accrued = Millis{0};
    m_since = now;
}

bool GameClock::adjustable() const { return m_phase != ClockPhase::Running && m_phase != ClockPhase::Over; }

void GameClock::setBank(go::Color side, const Bank& bank)
{
    if (!adjustable()) {
        return;
    }
    m_banks[side] = bank;
    if (isShared(m_control)) {
        Bank& other = m_banks[go::opponent(side)];
        other.main = bank.main;
        other.overtime = bank.overtime;
    }
}

void GameClock::setElapsed(Millis elapsed)
{
    if (adjustable()) {
        m_accrued = std::max(Millis{0}, elapsed);
    }
}

void GameClock::setTurn(go::Color side)
{
    if (!adjustable()) {
        return;
    }
    m_turn = side;
    m_accrued = Millis{0};
}

void GameClock::revokeFlag(Millis elapsed)
{
    if (!m_loser) {
        return;
    }
    m_loser.reset();
    m_phase = ClockPhase::Paused;
    m_accrued = std::max(Millis{0}, elapsed);
}

void GameClock::flagAsPass()
{
    if (!m_loser || shapeOf(m_control).overtime != Overtime::Periods) {
        return;
    }
    Bank& bank = m_banks[*m_loser];
    bank.main = Millis{0};
    bank.periods = 1;
    bank.overtime = true;
    m_turn = go::opponent(*m_loser);
    m_banks[m_turn] = waited(m_control, m_banks[m_turn], m_accrued);
    m_loser.reset();
    m_phase = ClockPhase::Paused;
    m_accrued = Millis{0};
}

} // namespace timing
