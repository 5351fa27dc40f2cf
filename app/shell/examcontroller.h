// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/archive.h"
#include "app/shell/envelopes.h"
#include "app/shell/presstime.h"
#include "app/shell/timesource.h"
#include "app/shell/waker.h"
#include "core/exam/decide.h"
#include "core/exam/referee.h"
#include "core/exam/session.h"

#include <QObject>

#include <deque>
#include <optional>
#include <vector>

namespace shell {

/// The running turn as the voice needs it: all its cues follow from this.
struct TurnTiming {
    go::Color side = go::Color::Black;
    timing::Bank bank;
    timing::Millis from{0}; ///< turn-elapsed from which cues are still to be said, exclusive
    timing::Millis zero{0}; ///< monotonic time at which turn-elapsed was 0, pauses already taken out
};

/// Drives one game: wishes are queued, dated, decided, archived and only then shown.
/// Owns the state; holds the only "now" of the game. No wish can be lost, none is worked on inside
/// another one.
class ExamController : public QObject {
    Q_OBJECT

public:
    /// How long a fallen flag waits for a press that was stamped before it (P rows).
    static constexpr timing::Millis settleWindow{50};
    /// A longer silence of the event loop is a stall or a sleep and costs nobody anything (S05).
    static constexpr timing::Millis stallLimit{3'000};
    /// The clock on disk is never older than this while it runs.
    static constexpr timing::Millis heartbeatEvery{500};

    /// All three outlive the controller.
    ExamController(Archive& archive, const TimeSource& time, Waker& waker, QObject* parent = nullptr);

    /// Puts a new game on the table, not started; it may be one of a series.
    Result<void, ArchiveFault> begin(
        const exam::GameSetup& setup, std::optional<RoundSeat> seat = std::nullopt);
    /// Puts an archived game on the table. A running clock is found paused at its last heartbeat;
    /// no game is ever lost by being interrupted (N rows).
    Result<void, ArchiveFault> resume(GameId id);
    /// Leaves the game where it is: a running clock is paused first.
    void leave();

    bool hasGame() const { return m_game.has_value(); }
    std::optional<GameId> gameId() const { return m_game; }
    const exam::Session& session() const { return m_session; }
    const std::vector<exam::Event>& events() const { return m_events; }
    /// The time of the game at a monotonic instant.
    timing::Millis sessionTime(timing::Millis monotonic) const { return monotonic - m_origin; }
    timing::Millis monotonicNow() const { return m_time.monotonic(); }
    /// What both clocks show now; after an interruption that is not stored yet, what they showed before it.
    go::PerSide<timing::Reading> readings() const;

    /// Takes a wish. `stamp` is the input event's own time stamp in ms, 0 if there is none.
    void submit(const exam::Command& command, quint64 stamp = 0);
    /// 封棋 (A36): the point goes into an envelope, here and nowhere else; what is kept cannot be read.
    void seal(go::Color side, go::Point point, quint64 stamp = 0);
    /// Opens the envelope of the sealed game on the table: the move is played and the other clock runs.
    void openSeal(quint64 stamp = 0);
    /// Learns from the stamp of any input event what stamps mean here, so that the first press can be dated.
    void observe(quint64 stamp) { m_pressTime.observe(stamp, m_time.monotonic()); }
    /// Something outside stops the game at this instant: sleep of the computer.
    void pauseForSleep();

Q_SIGNALS:
    /// The state changed; it is already on disk.
    void changed();
    void happened(const exam::Event& event);
    /// Something the referee says. `monotonic`: when it was due; `late`: how long ago that was.
    void announced(const exam::Announcement& announcement, timing::Millis monotonic, timing::Millis late);
    void refused(const exam::Refusal& refusal, const exam::Command& command);
    /// A figure on a clock changed.
    void clocksMoved();
    void turnBegan(const shell::TurnTiming& turn);
    /// No clock runs any more, from this monotonic instant on, or another turn begins.
    void turnEnded(timing::Millis monotonic);
    /// A fact could not be stored and so did not happen.
    void storageFailed(const shell::ArchiveFault& fault);
    /// An envelope could not be closed or opened; nothing has changed.
    void envelopeFailed(const shell::EnvelopeFault& fault);

private:
    struct Wish {
        exam::Command command;
        timing::Instant at;
    };

    timing::Instant now() const;
    timing::Instant at(timing::Millis monotonic) const { return timing::Instant{monotonic - m_origin}; }
    timing::Millis monotonic(timing::Instant instant) const { return instant.time_since_epoch() + m_origin; }

    void wake();
    void workOff();
    void work(const Wish& wish);
    bool store(const std::vector<exam::Event>& events);
    void perform(const exam::Event& event);
    /// Stores, performs and shows what was decided; false if it could not be stored: then nothing of it is
    /// true.
    bool happen(const std::vector<exam::Event>& events);
    /// Pauses a running clock where it was last seen if the program slept or stood still since.
    void noticeInterruption();
    void settleFlag();
    void announceCues(const exam::Event& event);
    void announce(const std::vector<timing::Cue>& cues, timing::Instant turnZero);
    void say(const exam::Announcement& said, timing::Instant due);
    void beat();
    void noteSaid();
    void arm();
    timing::Instant nextMoment(timing::Instant from) const;
    void putOnTable(GameId id, std::vector<exam::Event> events, timing::Instant latest);

    Archive& m_archive;
    const TimeSource& m_time;
    Waker& m_waker;
    Envelopes m_envelopes;
    PressTime m_pressTime;

    std::optional<GameId> m_game;
    exam::Session m_session;
    std::vector<exam::Event> m_events;
    timing::Millis m_origin{0}; ///< monotonic time of the session's instant 0
    timing::Millis m_cursor = timing::turnStart; ///< cues up to here have been announced
    std::optional<timing::Instant> m_settlesAt; ///< a fallen flag is executed then
    timing::Instant m_alive{}; ///< when the program was last seen running
    timing::Instant m_beaten{}; ///< of the last heartbeat on disk
    timing::Millis m_slept{0}; ///< suspended time at m_alive
    /// An interruption was noticed and could not be stored; until it is, the game stands at m_alive.
    bool m_interrupted = false;
    std::deque<Wish> m_wishes;
    std::vector<SaidLine> m_unlogged; ///< announcements that the archive has not noted yet
    ArchiveFault m_storageFault;
    bool m_working = false;
};

} // namespace shell
