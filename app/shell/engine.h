// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/engineentry.h"
#include "app/shell/waker.h"
#include "core/gtp/message.h"
#include "core/gtp/timetold.h"
#include "core/gtp/vocabulary.h"
#include "core/timing/clock.h"

#include <QObject>
#include <QPointer>

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>

class QProcess;

namespace shell {

enum class EngineState : std::uint8_t {
    Off,
    Starting, ///< the process runs and has not told yet who it is
    Ready,
    Thinking, ///< also while it is told the position
    Failed, ///< no process any more; start() begins anew
};

enum class EngineFault : std::uint8_t {
    NotFound, ///< no such program
    NotStarted, ///< the system refuses to start it
    NoGtp, ///< a program, but it does not answer as an engine
    Ended, ///< it ended by itself
    Crashed,
    Silent, ///< no answer within its time
    Garbage, ///< it writes what is no answer
    Refused, ///< it does not take a command that every engine must take
    Nonsense, ///< its move is no move
};

struct EngineTrouble {
    EngineFault fault = EngineFault::NotFound;
    QString detail; ///< its own last words, or the system's; in no particular language

    friend bool operator==(const EngineTrouble&, const EngineTrouble&) = default;
};

/// How long and how much; thinking itself has no limit here, that is the game clock's affair.
struct EngineLimits {
    timing::Millis start{120'000}; ///< until it has told who it is
    timing::Millis command{30'000}; ///< for an answer that takes no thought
    timing::Millis patience{300'000}; ///< a thought that takes longer is mentioned
    std::size_t waste = 256 * 1024; ///< bytes between two answers that are no answer
};

/// What an engine is asked to think about.
struct EngineTask {
    gtp::Position position;
    go::Color side = go::Color::Black;
    timing::TimeControl control;
    go::PerSide<timing::Reading> readings; ///< both clocks at this moment
};

/// One engine process, spoken to in GTP, one command at a time. Nothing here waits: every call returns at
/// once and news come from the event loop. What it answers is a wish; the rules are asked elsewhere.
class Engine : public QObject {
    Q_OBJECT

public:
    /// `time` outlives the engine.
    Engine(const TimeSource& time, std::unique_ptr<Waker> waker, const EngineLimits& limits = {},
        QObject* parent = nullptr);
    /// The process is killed; nobody waits for its end.
    ~Engine() override;

    /// Starts the process anew, whatever went before. Level 0: as strong as it is by itself.
    void start(const EngineEntry& entry, int level = 0);
    /// Tells it to go, and sees to it that it does.
    void stop();

    EngineState state() const { return m_state; }
    /// Why it failed; nothing in any other state.
    const std::optional<EngineTrouble>& trouble() const { return m_trouble; }
    /// Of the process; 0 where there is none.
    qint64 processId() const;
    /// As it calls itself; empty before it is ready.
    const QString& name() const { return m_name; }
    const QString& version() const { return m_version; }
    bool hasLevels() const { return gtp::knows(m_vocabulary, gtp::SetLevel{}); }

    /// Asks for a move; only while it is Ready. The position is told from the caller's record, so that
    /// nothing depends on what the engine remembers.
    void think(const EngineTask& task);
    /// The position it thinks about; nothing if it does not think, or in vain.
    std::optional<gtp::Position> asked() const;
    /// The answer under way is no longer wanted. The protocol cannot interrupt a thought: the engine is Ready
    /// again when it has answered.
    void forget();

Q_SIGNALS:
    void stateChanged();
    /// Ready to think: after the start, or after a thought that was forgotten.
    void ready();
    void chose(const gtp::Choice& choice);
    /// The present thought has taken longer than EngineLimits::patience.
    void thinksLong();
    void failed(const shell::EngineTrouble& trouble);

private:
    void open();
    void read();
    void readErrors();
    void take(const gtp::Reply& reply);
    void greet(const gtp::Command& question, const gtp::Reply& reply);
    void choose(const gtp::Reply& reply);
    void sendNext();
    void send(const gtp::Command& command);
    void becomeReady();
    void setState(EngineState state);
    void fail(EngineFault fault, const QString& detail = {});
    void onEnded(QProcess* process);
    void onWoken();
    QString lastWords() const;
    enum class Parting : std::uint8_t { Kindly, AtOnce };
    void partFrom(Parting parting);

    const TimeSource& m_time;
    std::unique_ptr<Waker> m_waker;
    EngineLimits m_limits;

    QPointer<QProcess> m_process;
    EngineState m_state = EngineState::Off;
    std::optional<EngineTrouble> m_trouble;
    int m_level = 0;
    QString m_name;
    QString m_version;
    gtp::Vocabulary m_vocabulary;

    gtp::Decoder m_decoder;
    QByteArray m_errors; ///< the end of what it wrote to its error output
    QString m_noise; ///< the last line that was no answer
    int m_id = 0; ///< of the last command
    std::optional<gtp::Command> m_inFlight;
    std::deque<gtp::Command> m_queue;
    timing::Millis m_startedAt{0};
    std::optional<EngineTask> m_task;
    std::optional<gtp::Position> m_has; ///< what stands on its board
    bool m_forgotten = false; ///< the answer under way is not wanted
};

} // namespace shell
