// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/practicesources.h"
#include "app/shell/deadstonefinder.h"
#include "app/shell/timesource.h"
#include "ui/practicepage.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>
#include <vector>

namespace app {

/// Leads the counting practice: chooses the positions, keeps the time and the tally.
class PracticeHost : public QObject {
    Q_OBJECT

public:
    /// `time` and the page outlive the host; no judge stands for the program's own.
    PracticeHost(const shell::TimeSource& time, ui::PracticePage& page, shell::DeadStoneFinder::Judge judge,
        QObject* parent = nullptr);

    /// Takes up a source at its first position.
    void begin(std::vector<PracticeLoader> positions);
    /// Whether a question stands, answered or not.
    bool isAsking() const { return m_asking; }
    /// Goes on with the question that stands.
    void resume();
    /// Lets go of all positions.
    void rest();

private:
    void seek(int by);
    void load();
    void onJudged(const go::DeadStones& judged);
    /// Asks the candidate, if its source agrees with the count; true then.
    bool ask(const std::vector<go::Point>& dead);
    void tick();

    const shell::TimeSource& m_time;
    ui::PracticePage& m_page;
    shell::DeadStoneFinder m_finder;
    QTimer m_seconds;
    QTimer m_next; ///< looks at the next position
    std::vector<PracticeLoader> m_positions;
    std::optional<PracticeCandidate> m_candidate;
    std::size_t m_at = 0;
    int m_by = 1; ///< direction of the search
    std::size_t m_tried = 0; ///< positions looked at since the last question
    timing::Millis m_began{0};
    ui::PracticeTally m_tally;
    bool m_asking = false;
};

} // namespace app
