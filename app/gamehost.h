// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/announcer.h"
#include "app/shell/deadstonefinder.h"
#include "app/shell/examcontroller.h"
#include "ui/refereeline.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace ui {
class ClockOnlyPage;
class CountPage;
class CountPlayer;
class PlayPage;
class ResultPage;
} // namespace ui

namespace app {

/// The pages of one game and its voice, tied to the controller: states go out, wishes come in.
class GameHost : public QObject {
    Q_OBJECT

public:
    /// The pages of a game.
    enum class Page : std::uint8_t {
        Table,
        Count,
        Tally,
        Result,
        Clock /* beside a wooden board, to the end */
    };

    /// A judge of finished positions is taken over from tests; nothing stands for the program's own.
    GameHost(shell::ExamController& controller, shell::Speaker& speaker,
        shell::DeadStoneFinder::Judge judge = {}, QObject* parent = nullptr);

    /// The pages come when they are first needed.
    void setTable(ui::PlayPage& page);
    void setCount(ui::CountPage& page);
    void setTally(ui::CountPlayer& page);
    void setResult(ui::ResultPage& page);
    void setClock(ui::ClockOnlyPage& page);

    /// Shows a game that was just put on the table, with what was said in it before.
    void beginGame(std::vector<ui::LogEntry> log);
    /// The game was left: nothing more is said of it.
    void silence() { m_announcer.silence(); }
    /// Everything said in this game.
    const std::vector<ui::LogEntry>& log() const { return m_log; }
    /// Where the game stands; the count is played once when both have confirmed the dead stones.
    Page page() const;

Q_SIGNALS:
    void pageWanted(app::GameHost::Page page);
    void clockStarted();
    void gameEnded();

protected:
    /// Every movement of a hand teaches what its stamps mean, and wakes a loudspeaker that sleeps.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Whether the game is shown on the clock's page; false also before that page was needed.
    bool onClockPage() const;
    void show();
    /// Looks for dead stones when the end is in sight.
    void judge(const exam::Session& session);
    void onJudged(const go::DeadStones& judged);
    /// Puts the dead stones to the players, unless they have marked or confirmed some themselves.
    void propose();
    void onHappened(const exam::Event& event);
    void onAnnounced(const exam::Announcement& said, timing::Millis monotonic);
    void onRefused(const exam::Refusal& refusal, const exam::Command& command);
    void onTurnBegan(const shell::TurnTiming& turn);

    shell::ExamController& m_controller;
    shell::Announcer m_announcer;
    ui::PlayPage* m_table = nullptr;
    ui::CountPage* m_count = nullptr;
    ui::CountPlayer* m_tally = nullptr;
    ui::ResultPage* m_result = nullptr;
    ui::ClockOnlyPage* m_clock = nullptr;
    bool m_playsCount = false;
    std::vector<ui::LogEntry> m_log;
    shell::DeadStoneFinder m_finder;
    std::optional<go::Board> m_judgedBoard; ///< the position that was last looked at
    std::optional<go::DeadStones> m_judged; ///< what was found there
};

} // namespace app
