// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/announcer.h"

#include "core/timing/countdown.h"

#include <QString>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <utility>

namespace shell {

namespace {

constexpr int stoneSounds = 4;
/// From the beginning of 十 to that of 超时判负, as one says it.
constexpr Nanos afterTen = 620 * nanosPerMilli;
constexpr Nanos breath = 200 * nanosPerMilli;
constexpr int manyStones = 3; // from here on the capture sounds like a handful

Nanos nanosOf(timing::Millis time) { return std::chrono::nanoseconds(time).count(); }

// What is due after the press is cut by it, even a balance; only what belongs to no turn is safe from it.
Generation generationOf(Priority priority, Generation current)
{
    const bool ofNoTurn = priority == Priority::Hall || priority == Priority::Lost;
    return ofNoTurn ? everyGeneration : current;
}

} // namespace

Announcer::Announcer(Speaker& speaker) : m_speaker(speaker), m_generation(speaker.nextGeneration(0)) { }

void Announcer::beginTurn(const timing::TimeControl& control, const timing::Bank& bank, go::Color side,
    timing::Millis from, Nanos start)
{
    m_readings.clear();
    m_clockRuns = true;
    m_speaker.stayAwake();
    const auto flag = timing::flagAt(control, bank);
    if (!flag)
        return;
    const std::vector<timing::Cue> cues = timing::cuesBetween(control, bank, from, *flag);

    std::vector<ScheduledClip> clips;
    for (std::size_t i = 0; i < cues.size(); ++i) {
        const timing::Cue& cue = cues[i];
        if (cue.kind == timing::CueKind::Lost) {
            // 十 is true at its instant, whatever the flag's settling brings; 超时判负 follows as a fact. It
            // is a balance, not a number: once said in time it is said to its end.
            clips.push_back(
                {QStringLiteral("count_10"), start + nanosOf(cue.at), Priority::Ledger, m_generation, {}});
            continue;
        }
        const exam::Announcement announcement = exam::announcementOf(cue, side, control);
        QString id = clipFor(announcement);
        if (i + 1 < cues.size() && cues[i + 1].at == cue.at) {
            const QString joined
                = joinedClipFor(announcement, exam::announcementOf(cues[i + 1], side, control));
            if (!joined.isEmpty()) {
                id = joined;
                ++i;
            }
        }
        if (id.isEmpty())
            continue;
        Nanos due = start + nanosOf(cue.at);
        if (cue.at == timing::Millis{0})
            due = std::max(due, m_opened); // without free time byo-yomi begins with the game
        clips.push_back({id, due, priorityOf(announcement), m_generation, {}});
        m_readings.push_back(due);
    }
    m_speaker.schedule(std::move(clips));
}

void Announcer::endTurn(Nanos at)
{
    m_readings.clear();
    m_generation = m_speaker.nextGeneration(at);
    m_clockRuns = false;
    m_speaker.mayRest();
}

void Announcer::announce(const exam::Announcement& announcement, Nanos due)
{
    const QString id = clipFor(announcement);
    if (id.isEmpty())
        return;
    if (announcement.say == exam::Say::Answer && !roomFor(id, due))
        return;
    if (announcement.say == exam::Say::VoidMove)
        refuse(static_cast<go::IllegalReason>(announcement.value), due);
    if (announcement.say == exam::Say::GameStart)
        m_opened = due + m_speaker.durationOf(id).value_or(0) + breath;
    const bool loss = announcement.say == exam::Say::LostOnTime;
    say(id, due + (loss ? afterTen : 0), priorityOf(announcement), plainClipFor(announcement));
}

void Announcer::refuse(go::IllegalReason reason, Nanos due)
{
    const QString id = clipFor(reason);
    if (!id.isEmpty())
        say(id, due, Priority::Hall);
}

void Announcer::stonePlayed(int captured)
{
    m_speaker.effect(QStringLiteral("stone") + QString::number(m_stones % stoneSounds + 1));
    m_stones = (m_stones + 1) % stoneSounds;
    stonesLifted(captured);
}

void Announcer::stonesLifted(int captured)
{
    if (captured > 0) {
        m_speaker.effect(captured < manyStones ? QStringLiteral("capture1") : QStringLiteral("capture2"));
    }
}

void Announcer::silence()
{
    m_readings.clear();
    m_speaker.silence();
}

void Announcer::getReady()
{
    m_speaker.stayAwake();
    if (!m_clockRuns)
        m_speaker.mayRest();
}

void Announcer::say(const QString& id, Nanos due, Priority priority, const QString& otherwise)
{
    m_speaker.schedule({{id, due, priority, generationOf(priority, m_generation), otherwise}});
}

bool Announcer::roomFor(const QString& id, Nanos due) const
{
    const Nanos end = due + m_speaker.durationOf(id).value_or(0);
    const auto next = std::ranges::lower_bound(m_readings, due);
    return next == m_readings.end() || *next > end;
}

} // namespace shell
