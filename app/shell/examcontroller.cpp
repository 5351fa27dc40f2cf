// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/examcontroller.h"

#include "app/shell/turnfacts.h"

#include <algorithm>
#include <utility>

namespace shell {

namespace {

using timing::Instant;
using timing::Millis;

bool runs(const exam::Session& session) { return session.clock.phase() == timing::ClockPhase::Running; }

} // namespace

ExamController::ExamController(Archive& archive, const TimeSource& time, Waker& waker, QObject* parent)
    : QObject(parent)
    , m_archive(archive)
    , m_time(time)
    , m_waker(waker)
    , m_envelopes(Envelopes::keyPathFor(archive.path()))
{
    connect(&m_waker, &Waker::woken, this, &ExamController::wake);
}

Instant ExamController::now() const { return at(m_time.monotonic()); }

go::PerSide<timing::Reading> ExamController::readings() const
{
    const Instant moment = m_interrupted ? m_alive : now();
    return {
        m_session.clock.reading(go::Color::Black, moment), m_session.clock.reading(go::Color::White, moment)};
}

Result<void, ArchiveFault> ExamController::begin(const exam::GameSetup& setup, std::optional<RoundSeat> seat)
{
    leave();
    const exam::Event first{Instant{}, exam::GameSetUp{setup}};
    const auto id = m_archive.create(first, seat);
    if (!id) {
        return Unexpected{id.error()};
    }
    putOnTable(*id, {first}, first.at);
    Q_EMIT changed();
    return {};
}

Result<void, ArchiveFault> ExamController::resume(GameId id)
{
    leave();
    auto loaded = m_archive.load(id);
    if (!loaded) {
        return Unexpected{loaded.error()};
    }
    if (loaded->tail == TailState::Newer) {
        return Unexpected{
            ArchiveFault{ArchiveFault::Kind::NewerVersion, QStringLiteral("game lines"), m_archive.path()}};
    }
    const exam::Session found = exam::replay(loaded->events);
    Instant latest = std::max(found.latest, loaded->heartbeat.value_or(found.latest));
    if (const auto flag = found.clock.flagInstant()) {
        latest = std::min(latest, *flag - Millis{1}); // N07: an interruption never loses a game
    }
    latest = std::max(latest, found.latest);
    putOnTable(id, std::move(loaded->events), latest);
    if (!runs(m_session)) {
        Q_EMIT changed();
        return {};
    }
    if (!happen({{latest, exam::ClockPaused{exam::PauseReason::Recovered}}})) {
        m_game.reset();
        return Unexpected{m_storageFault};
    }
    return {};
}

void ExamController::putOnTable(GameId id, std::vector<exam::Event> events, Instant latest)
{
    m_game = id;
    m_events = std::move(events);
    m_session = exam::replay(m_events);
    m_origin = m_time.monotonic() - latest.time_since_epoch();
    const Millis elapsed = exam::elapsed(m_session, latest);
    m_cursor = elapsed > Millis{0} ? elapsed : timing::turnStart; // what was said before is not said again
    m_settlesAt.reset();
    m_alive = m_beaten = latest;
    m_slept = m_time.suspended();
    m_interrupted = false;
    m_wishes.clear();
}

void ExamController::leave()
{
    if (!m_game) {
        return;
    }
    if (runs(m_session)) {
        submit(exam::Pause{exam::PauseReason::Players});
    }
    noteSaid();
    m_unlogged.clear();
    m_waker.disarm();
    m_game.reset();
    m_wishes.clear();
    Q_EMIT turnEnded(m_time.monotonic());
}

void ExamController::submit(const exam::Command& command, quint64 stamp)
{
    if (!m_game) {
        return;
    }
    const PressInstant press = m_pressTime.instantOf(stamp, m_time.monotonic(), monotonic(m_session.latest));
    if (press.source == PressSource::Bound && isMove(command)) {
        return; // the hand was there before this turn began: it is no move of it (P09)
    }
    m_wishes.push_back({command, at(press.at)});
    workOff();
}

void ExamController::seal(go::Color side, go::Point point, quint64 stamp)
{
    const auto envelope = m_envelopes.closed(point);
    if (!envelope) {
        Q_EMIT envelopeFailed(envelope.error());
        return;
    }
    submit(exam::Seal{side, *envelope}, stamp);
}

void ExamController::openSeal(quint64 stamp)
{
    const auto* sealed = std::get_if<exam::Sealed>(&m_session.phase);
    if (!m_game || !sealed) {
        return;
    }
    const auto point = m_envelopes.opened(sealed->envelope);
    if (!point) {
        Q_EMIT envelopeFailed(point.error());
        return;
    }
    submit(exam::OpenSeal{*point}, stamp);
}

void ExamController::pauseForSleep()
{
    if (m_game && runs(m_session)) {
        submit(exam::Pause{exam::PauseReason::Asleep});
    }
}

void ExamController::workOff()
{
    if (m_working) {
        return; // a wish made while another is worked on waits for its turn
    }
    m_working = true;
    while (!m_wishes.empty() && m_game) {
        const Wish wish = std::move(m_wishes.front());
        m_wishes.pop_front();
        work(wish);
    }
    m_working = false;
    if (m_game) {
        if (!runs(m_session)) {
            noteSaid(); // no heartbeat will come
        }
        arm();
    }
}

void ExamController::work(const Wish& wish)
{
    noticeInterruption();
    if (m_interrupted) {
        return; // whatever came of the wish, the time before it would be charged
    }
    const auto decision = exam::decide(m_session, wish.command, std::max(wish.at, m_session.latest));
    if (!decision) {
        Q_EMIT refused(decision.error(), wish.command);
        return;
    }
    happen(*decision);
}

bool ExamController::happen(const std::vector<exam::Event>& events)
{
    if (events.empty()) {
        return true;
    }
    if (!store(events)) {
        return false;
    }
    for (const exam::Event& event : events) {
        perform(event);
    }
    Q_EMIT changed();
    return true;
}

bool ExamController::store(const std::vector<exam::Event>& events)
{
    exam::Session after = m_session;
    for (const exam::Event& event : events) {
        after = exam::apply(std::move(after), event);
    }
    const auto stored = m_archive.append(*m_game, events, summaryOf(after));
    if (!stored) {
        m_storageFault = stored.error();
        Q_EMIT storageFailed(m_storageFault);
        return false;
    }
    return true;
}

void ExamController::perform(const exam::Event& event)
{
    const bool ran = runs(m_session);
    if (ran) {
        announceCues(event);
    }
    const timing::GameClock before = m_session.clock;
    m_session = exam::apply(std::move(m_session), event);
    m_events.push_back(event);
    if (beginsTurn(m_session, event.fact)) {
        m_cursor = timing::turnStart;
    } else if (const auto* revoked = std::get_if<exam::FlagRevoked>(&event.fact)) {
        m_cursor = revoked->elapsed; // what was said before it is not said again (H06)
    }
    const bool clockChanged = !(before == m_session.clock);
    if (clockChanged) {
        m_settlesAt.reset();
        m_beaten = event.at;
        if (ran) {
            Q_EMIT turnEnded(monotonic(event.at));
        }
    }
    Q_EMIT happened(event);
    for (const exam::Announcement& said : exam::announcementsOf(m_session, event)) {
        say(said, event.at);
    }
    if (clockChanged && runs(m_session)) {
        const go::Color side = m_session.clock.turn();
        Q_EMIT turnBegan({side, m_session.clock.bank(side), m_cursor,
            monotonic(event.at) - exam::elapsed(m_session, event.at)});
    }
}

void ExamController::say(const exam::Announcement& said, Instant due)
{
    const Millis late = std::max(Millis{0}, now() - due);
    m_unlogged.push_back({due, late, said});
    Q_EMIT announced(said, monotonic(due), late);
}

/// What is still said of the turn that this event meets.
void ExamController::announceCues(const exam::Event& event)
{
    const go::Color side = m_session.clock.turn();
    const Millis elapsed = exam::elapsed(m_session, event.at);
    const timing::TimeControl& control = m_session.clock.control();
    const timing::Bank& bank = m_session.clock.bank(side);
    announce(isPress(event.fact) ? timing::cuesUntilPress(control, bank, m_cursor, elapsed)
                                 : timing::cuesBetween(control, bank, m_cursor, elapsed),
        event.at - elapsed);
    m_cursor = std::max(m_cursor, elapsed);
}

void ExamController::announce(const std::vector<timing::Cue>& cues, Instant turnZero)
{
    const go::Color side = m_session.clock.turn();
    for (const timing::Cue& cue : cues) {
        if (cue.kind != timing::CueKind::Lost) { // the flag itself is an event
            say(exam::announcementOf(cue, side, m_session.clock.control()), turnZero + cue.at);
        }
    }
}

void ExamController::noticeInterruption()
{
    const bool slept = m_time.suspended() - m_slept >= Millis{500};
    const bool stalled = isTimed(m_session) && now() - m_alive > stallLimit; // else no timer runs at all
    if (runs(m_session) && (m_interrupted || slept || stalled)) {
        const auto reason = slept ? exam::PauseReason::Asleep : exam::PauseReason::Stalled;
        const auto decision
            = exam::decide(m_session, exam::Pause{reason}, std::max(m_alive, m_session.latest));
        if (decision && !happen(*decision)) {
            if (!m_interrupted) {
                Q_EMIT turnEnded(monotonic(m_alive)); // nothing is read out that will not have been
            }
            m_interrupted = true; // and m_alive stays, so that the pause is tried again where it belongs
            return;
        }
    }
    m_interrupted = false;
    m_alive = now();
    m_slept = m_time.suspended();
}

void ExamController::wake()
{
    if (!m_game || m_working) {
        return;
    }
    m_working = true;
    noticeInterruption();
    if (!m_interrupted && runs(m_session)) {
        const Instant moment = std::min(now(), m_session.clock.flagInstant().value_or(Instant::max()));
        const Millis elapsed = exam::elapsed(m_session, moment);
        const auto due = exam::cuesBetween(m_session, m_cursor, elapsed);
        m_cursor = std::max(m_cursor, elapsed);
        announce(due, moment - elapsed);
        settleFlag();
        beat();
    }
    m_working = false;
    Q_EMIT clocksMoved();
    workOff();
}

void ExamController::settleFlag()
{
    const auto flag = m_session.clock.flagInstant();
    const Instant moment = now();
    if (!flag || moment < *flag) {
        return;
    }
    if (!m_settlesAt) {
        // Qt delivers an expired timer before an older click: a press stamped in time may still come.
        m_settlesAt = moment + settleWindow;
        return;
    }
    if (moment < *m_settlesAt) {
        return;
    }
    const auto fallen = exam::decide(m_session, exam::Tick{}, moment);
    if (fallen && !happen(*fallen)) {
        m_settlesAt = moment + heartbeatEvery; // a full disk is asked again, not without end at once
    }
}

void ExamController::beat()
{
    const Instant moment = now();
    if (!runs(m_session) || moment - m_beaten < heartbeatEvery) {
        return;
    }
    m_beaten = moment;
    if (m_archive.heartbeat(*m_game, moment)) {
        noteSaid();
    }
}

/// What cannot be noted now is noted with the next try.
void ExamController::noteSaid()
{
    if (!m_unlogged.empty() && m_archive.announced(*m_game, m_unlogged)) {
        m_unlogged.clear();
    }
}

void ExamController::arm()
{
    if (!runs(m_session) || !isTimed(m_session)) {
        m_waker.disarm(); // nothing changes by itself: no timer runs
        return;
    }
    m_waker.armAt(monotonic(nextMoment(now())));
}

/// The next cue, flag, shown second or heartbeat, whichever is first.
Instant ExamController::nextMoment(Instant from) const
{
    if (m_interrupted) {
        return from + heartbeatEvery;
    }
    if (m_settlesAt) {
        return *m_settlesAt;
    }
    const timing::GameClock& clock = m_session.clock;
    const timing::Bank& bank = clock.bank(clock.turn());
    const Millis elapsed = clock.elapsed(from);
    constexpr Millis second{1'000};
    const Millis intoSecond = ((elapsed - bank.main - bank.block) % second + second) % second;
    Instant next = std::min(from + (second - intoSecond), m_beaten + heartbeatEvery);
    if (const auto cue = timing::nextCue(clock.control(), bank, m_cursor)) {
        next = std::min(next, from + (cue->at - elapsed));
    }
    if (const auto flag = clock.flagInstant()) {
        next = std::min(next, *flag);
    }
    return std::max(next, from);
}

} // namespace shell
