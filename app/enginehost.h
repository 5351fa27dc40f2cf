// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/engine.h"
#include "app/shell/examcontroller.h"
#include "ui/enginebar.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace ui {
class PlayPage;
} // namespace ui

namespace app {

/// Where engines come from.
struct EngineSource {
    std::function<std::optional<shell::EngineEntry>(const QString& name)> find;
    std::function<std::unique_ptr<shell::Waker>()> waker;
};

/// Seats engines at the table and has them play by the same wishes as people. The game waits for an engine
/// that cannot play, and says why. An engine is believed nothing but its choice, and that only by the rules.
class EngineHost : public QObject {
    Q_OBJECT

public:
    /// Both outlive the host. It follows whatever game the controller has.
    EngineHost(shell::ExamController& controller, const shell::TimeSource& time, EngineSource source,
        QObject* parent = nullptr);
    ~EngineHost() override;

    /// The page comes when it is first needed.
    void setTable(ui::PlayPage& page);
    /// The engine of a side; nothing where a person plays.
    const shell::Engine* engine(go::Color side) const { return m_seats[side].engine.get(); }

private:
    /// What an engine chose, and for which position.
    struct Answer {
        gtp::Position position;
        gtp::Choice choice;
    };
    struct Seat {
        QString name; ///< of the engine; empty: a person
        int level = 0;
        std::unique_ptr<shell::Engine> engine; ///< nothing: a person plays
        gtp::Position asked; ///< what it was last asked
        std::optional<Answer> answer; ///< not played yet
        QString trouble; ///< in words; empty for none
    };

    void follow();
    void seat();
    void leave();
    void start(go::Color side);
    void attend(go::Color side);
    void attendTurn(go::Color side);
    void play(go::Color side, const gtp::Choice& choice);
    void playStone(go::Color side, go::Point point);
    void confirmDead(go::Color side);
    /// The clock stands until the engine of this side can play.
    void await(go::Color side);
    void onTrouble(go::Color side, const QString& words);
    void onChosen(ui::EngineChoice choice);
    void goOn();
    void show();
    ui::EngineNotice notice() const;
    std::optional<go::Color> troubled() const;

    shell::ExamController& m_controller;
    const shell::TimeSource& m_time;
    EngineSource m_source;
    std::optional<shell::GameId> m_game;
    go::PerSide<Seat> m_seats;
    std::optional<go::Color> m_awaited; ///< the game goes on as soon as this side's engine is ready
    ui::PlayPage* m_table = nullptr;
};

} // namespace app
