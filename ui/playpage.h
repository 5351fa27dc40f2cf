// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/command.h"
#include "core/exam/decide.h"
#include "core/exam/session.h"
#include "core/timing/clock.h"
#include "ui/boardtheme.h"
#include "ui/boardwidget.h"
#include "ui/clockcard.h"
#include "ui/clothwidget.h"
#include "ui/enginebar.h"
#include "ui/playactions.h"
#include "ui/refereeline.h"
#include "ui/sealpanel.h"
#include "ui/stampedbutton.h"
#include "ui/tableview.h"

#include <QLabel>
#include <QWidget>

#include <cstdint>
#include <optional>
#include <vector>

namespace ui {

class Checklist;
class RefereeDialog;
class TableGestures;

/// How the table looks.
struct PlayOptions {
    Coordinates coordinates = Coordinates::Shown;
    MoveNumbers moveNumbers = MoveNumbers::Hidden;
    Ghost ghost = Ghost::Shown; ///< a stone under the pointer for the side to move
    BoardLook look = BoardLook::Wood;

    friend bool operator==(const PlayOptions&, const PlayOptions&) = default;
};

/// The table: board, both clocks, the referee's line and the actions. Shows a session and says what the
/// people at it wish; it changes nothing itself.
class PlayPage : public QWidget {
    Q_OBJECT
public:
    explicit PlayPage(QWidget* parent = nullptr);
    ~PlayPage() override;

    /// Shows a state; both clocks as they were at its last event, until setReadings().
    void setSession(const exam::Session& session);
    /// Both clocks at this moment; only what differs on a card is painted.
    void setReadings(const go::PerSide<timing::Reading>& readings);
    void setOptions(const PlayOptions& options);
    /// The board is locked while it is an engine's turn.
    void setHands(const go::PerSide<Hand>& hands);
    /// The side whose engine thinks; nothing for none.
    void setThinking(std::optional<go::Color> side);

    /// Adds to the log and shows the words on the referee's line.
    void say(const LogEntry& entry);
    void setLog(const std::vector<LogEntry>& entries);
    /// Says why a wish was not granted: beside the point, if there is one, and on the referee's line.
    void refuse(const exam::Refusal& refusal, std::optional<go::Point> point = std::nullopt);
    /// What is not finished on the board, told while the end is proposed; empty for nothing.
    void setEndNote(const QString& note);
    /// A line about missing sound; empty for none.
    void setSoundNote(const QString& note);

    BoardWidget* board() const { return m_board; }
    ClockCard* card(go::Color side) const { return m_cards[side]; }
    RefereeLine* refereeLine() const { return m_line; }
    PlayActions* actions() const { return m_actions; }
    ClothWidget* cloth() const { return m_cloth; }
    SealPanel* sealPanel() const { return m_seal; }
    EngineBar* engineBar() const { return m_engineBar; }
    StampedButton* startButton() const { return m_start; }
    TableGestures* gestures() const { return m_gestures; }
    /// The referee's page while it is open.
    RefereeDialog* refereeDialog() const { return m_referee; }

    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;

Q_SIGNALS:
    /// What somebody at the table wants. `stamp` is QInputEvent::timestamp() of the hand's last movement in
    /// milliseconds; 0 where there is none: then the wish dates from now.
    void wished(const exam::Command& command, quint64 stamp);
    /// 封棋 (A36): this point goes into an envelope, which no wish carries in clear.
    void sealWished(go::Color side, go::Point point, quint64 stamp);
    void openSealWished(quint64 stamp);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void arrange();
    void showBoard();
    void showCards();
    void showActions();
    void showCover();
    void beginSealing();
    void endSealing();
    void closeEnvelope(quint64 stamp);
    void resume(quint64 stamp);
    void act(Action action, quint64 stamp);
    void play(go::Point point, quint64 stamp);
    void pass(quint64 stamp);
    void resign();
    void takeBack(quint64 stamp);
    void togglePause();
    void callReferee(quint64 stamp);
    void openReferee();
    void tellReturned(const go::PerSide<bool>& wereAway);
    void relabel();
    go::PerSide<QString> timesInWords() const;
    bool isPersonsTurn() const;

    exam::Session m_session;
    go::PerSide<timing::Reading> m_readings;
    PlayOptions m_options;
    QString m_endNote;
    go::PerSide<Hand> m_hands;
    std::optional<go::Color> m_thinking;
    BoardWidget* m_board = nullptr;
    go::PerSide<ClockCard*> m_cards;
    EngineBar* m_engineBar = nullptr;
    RefereeLine* m_line = nullptr;
    PlayActions* m_actions = nullptr;
    ClothWidget* m_cloth = nullptr;
    SealPanel* m_seal = nullptr;
    StampedButton* m_start = nullptr;
    QLabel* m_sound = nullptr;
    QLabel* m_result = nullptr;
    QWidget* m_column = nullptr; // everything beside the board
    RefereeDialog* m_referee = nullptr;
    TableGestures* m_gestures = nullptr;
    Checklist* m_checklist = nullptr;
    std::optional<go::Point> m_repeats; // a move that was refused because the board would repeat
};

} // namespace ui
