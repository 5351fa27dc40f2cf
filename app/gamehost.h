// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/announcer.h"
#include "app/shell/examcontroller.h"
#include "ui/refereeline.h"

#include <QObject>

#include <vector>

namespace ui {
class ClockOnlyPage;
class CountPage;
class PlayPage;
class ResultPage;
} // namespace ui

namespace app {

/// The pages of one game and its voice, tied to the controller: states go out, wishes come in.
class GameHost : public QObject {
    Q_OBJECT

public:
    /// The pages of a game.
    enum class Page : std::uint8_t { Table, Count, Result, Clock /* beside a wooden board, to the end */ };

    GameHost(shell::ExamController& controller, shell::Speaker& speaker, QObject* parent = nullptr);

    /// The pages come when they are first needed.
    void setTable(ui::PlayPage& page);
    void setCount(ui::CountPage& page);
    void setResult(ui::ResultPage& page);
    void setClock(ui::ClockOnlyPage& page);

    /// Shows a game that was just put on the table, with what was said in it before.
    void beginGame(std::vector<ui::LogEntry> log);
    /// The game was left: nothing more is said of it.
    void silence() { m_announcer.silence(); }
    /// Everything said in this game.
    const std::vector<ui::LogEntry>& log() const { return m_log; }
    static Page pageFor(const exam::Session& session);

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
    void onHappened(const exam::Event& event);
    void onAnnounced(const exam::Announcement& said, timing::Millis monotonic);
    void onRefused(const exam::Refusal& refusal, const exam::Command& command);
    void onTurnBegan(const shell::TurnTiming& turn);

    shell::ExamController& m_controller;
    shell::Announcer m_announcer;
    ui::PlayPage* m_table = nullptr;
    ui::CountPage* m_count = nullptr;
    ui::ResultPage* m_result = nullptr;
    ui::ClockOnlyPage* m_clock = nullptr;
    std::vector<ui::LogEntry> m_log;
    std::size_t m_plies = 0; ///< shown so far
};

} // namespace app
