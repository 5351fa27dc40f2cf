// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/voicetypes.h"
#include "app/shell/voicewords.h"
#include "core/exam/referee.h"
#include "core/go/color.h"
#include "core/go/game.h"
#include "core/timing/clock.h"
#include "core/timing/instant.h"
#include "core/timing/timecontrol.h"

#include <vector>

namespace shell {

/// Says what the referee announces. The readings of a turn are handed over whole when it begins, so that they
/// come on time even while the calling thread stands still.
class Announcer {
public:
    /// One for each game. Ends the readings of the one before; the speaker outlives it.
    explicit Announcer(Speaker& speaker);

    /// The clock of `side` runs from turn-elapsed `from` (timing::turnStart for a new turn, the cursor after
    /// a pause); `start` is the instant at which turn-elapsed 0 was or, pauses left out, would have been.
    /// Schedules the readings after `from`, once for each endTurn(), up to 十; the loss itself is a fact and
    /// announced as one.
    void beginTurn(const timing::TimeControl& control, const timing::Bank& bank, go::Color side,
        timing::Millis from, Nanos start);
    /// The clock stopped at `at`: a press, a pause, the end. What was due after it is not said; of what was
    /// due before, a balance that is being said goes on.
    void endTurn(Nanos at);

    /// Says at `due` what is not a reading of the running turn. An answer is given up if a reading would fall
    /// into it.
    void announce(const exam::Announcement& announcement, Nanos due);
    /// Says why a stone may not stand there, where there is a word for it.
    void refuse(go::IllegalReason reason, Nanos due);
    /// Stone and, if it took stones off, capture.
    void stonePlayed(int captured);
    /// Captured stones are taken off by hand.
    void stonesLifted(int captured);
    /// Ends all speech: the game is left.
    void silence();
    /// Somebody reaches for the clock that stands: the device is woken before the first word.
    void getReady();

private:
    void say(const QString& id, Nanos due, Priority priority, const QString& otherwise = {});
    bool roomFor(const QString& id, Nanos due) const;

    Speaker& m_speaker;
    Generation m_generation;
    bool m_clockRuns = false;
    Nanos m_opened = 0; ///< when 比赛开始 has been said and a breath taken
    std::vector<Nanos> m_readings; ///< of the running turn, ascending
    int m_stones = 0; ///< played so far: the four stone sounds in turn
};

} // namespace shell
