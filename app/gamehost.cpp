// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gamehost.h"

#include "ui/clockonlypage.h"
#include "ui/countpage.h"
#include "ui/countplayer.h"
#include "ui/playpage.h"
#include "ui/resultpage.h"
#include "ui/stonegroups.h"
#include "ui/texts.h"

#include <QCoreApplication>
#include <QInputEvent>

#include <utility>

namespace app {

namespace {

using timing::Millis;

shell::Nanos nanos(Millis monotonic) { return monotonic.count() * shell::nanosPerMilli; }

/// The readings of a running clock: the announcer has them all since the turn began.
bool isReading(exam::Say say)
{
    return say == exam::Say::Enter || say == exam::Say::Seconds || say == exam::Say::Minute
        || say == exam::Say::Left || say == exam::Say::Remaining || say == exam::Say::Count;
}

/// "十，超时判负" is heard to its end before the result is said.
constexpr Millis lossTakes{2'200};

} // namespace

GameHost::GameHost(shell::ExamController& controller, shell::Speaker& speaker,
    shell::DeadStoneFinder::Judge judge, QObject* parent)
    : QObject(parent)
    , m_controller(controller)
    , m_announcer(speaker)
    , m_finder(std::move(judge))
{
    using shell::ExamController;
    QCoreApplication::instance()->installEventFilter(this);
    connect(&m_finder, &shell::DeadStoneFinder::found, this, &GameHost::onJudged);
    connect(&controller, &ExamController::changed, this, &GameHost::show);
    connect(&controller, &ExamController::happened, this, &GameHost::onHappened);
    connect(&controller, &ExamController::announced, this,
        [this](const exam::Announcement& said, Millis monotonic) { onAnnounced(said, monotonic); });
    connect(&controller, &ExamController::refused, this, &GameHost::onRefused);
    connect(&controller, &ExamController::turnBegan, this, &GameHost::onTurnBegan);
    connect(&controller, &ExamController::turnEnded, this,
        [this](Millis monotonic) { m_announcer.endTurn(nanos(monotonic)); });
    connect(&controller, &ExamController::clocksMoved, this, [this] {
        if (!m_controller.hasGame()) {
            return;
        }
        if (onClockPage()) {
            m_clock->setReadings(m_controller.readings());
        } else if (m_table) {
            m_table->setReadings(m_controller.readings());
        }
    });
}

bool GameHost::eventFilter(QObject* watched, QEvent* event)
{
    const QEvent::Type type = event->type();
    const bool moves = type == QEvent::MouseMove || type == QEvent::Wheel;
    if ((moves || type == QEvent::KeyPress) && m_controller.hasGame()) {
        // Under Wayland there is no other way to know the zero of the stamps before the first press.
        m_controller.observe(static_cast<QInputEvent*>(event)->timestamp());
        m_announcer.getReady();
    }
    return QObject::eventFilter(watched, event);
}

void GameHost::setTable(ui::PlayPage& page)
{
    m_table = &page;
    connect(&page, &ui::PlayPage::wished, &m_controller, &shell::ExamController::submit);
    connect(&page, &ui::PlayPage::sealWished, &m_controller, &shell::ExamController::seal);
    connect(&page, &ui::PlayPage::openSealWished, &m_controller, &shell::ExamController::openSeal);
}

void GameHost::setCount(ui::CountPage& page)
{
    m_count = &page;
    connect(&page, &ui::CountPage::wished, &m_controller, &shell::ExamController::submit);
}

void GameHost::setTally(ui::CountPlayer& page)
{
    m_tally = &page;
    page.setLeaveText(tr("&Result sheet"));
    connect(&page, &ui::CountPlayer::left, this, [this] {
        m_playsCount = false;
        show();
    });
}

void GameHost::setResult(ui::ResultPage& page)
{
    m_result = &page;
    connect(&page, &ui::ResultPage::countWished, this, [this] {
        m_playsCount = true;
        show();
    });
    connect(&page, &ui::ResultPage::wished, &m_controller, &shell::ExamController::submit);
}

void GameHost::setClock(ui::ClockOnlyPage& page)
{
    m_clock = &page;
    connect(&page, &ui::ClockOnlyPage::wished, &m_controller, &shell::ExamController::submit);
}

bool GameHost::onClockPage() const { return m_clock && exam::isClockOnly(m_controller.session().setup); }

GameHost::Page GameHost::page() const
{
    const exam::Session& session = m_controller.session();
    if (exam::isClockOnly(session.setup))
        return Page::Clock;
    if (std::holds_alternative<exam::Counting>(session.phase)) {
        return Page::Count;
    }
    const bool ended = std::holds_alternative<exam::Signing>(session.phase)
        || std::holds_alternative<exam::Over>(session.phase);
    if (!ended) {
        return Page::Table;
    }
    return m_playsCount && ui::countedGame(session) ? Page::Tally : Page::Result;
}

void GameHost::beginGame(std::vector<ui::LogEntry> log)
{
    m_log = std::move(log);
    m_announcer.silence();
    m_finder.cancel();
    m_judgedBoard.reset();
    m_judged.reset();
    m_playsCount = false;
    show();
    if (onClockPage()) {
        m_clock->setLog(m_log);
    } else if (m_table) {
        m_table->setLog(m_log);
    }
}

void GameHost::show()
{
    if (!m_controller.hasGame()) {
        return;
    }
    const exam::Session& session = m_controller.session();
    judge(session);
    Q_EMIT pageWanted(page()); // the page is made now if it was never shown
    switch (page()) {
    case Page::Table:
        m_table->setSession(session);
        m_table->setReadings(m_controller.readings());
        m_table->setEndNote(m_judged ? ui::unfinishedText(*m_judged) : QString());
        break;
    case Page::Count:
        m_count->setSession(session);
        m_count->setJudgement(
            m_judged, m_finder.isSearching() ? ui::CountPage::Looking::Yes : ui::CountPage::Looking::No);
        break;
    case Page::Tally:
        if (const auto counted = ui::countedGame(session)) {
            m_tally->setGame(*counted);
        }
        break;
    case Page::Result:
        m_result->setSession(session);
        break;
    case Page::Clock:
        m_clock->setSession(session);
        m_clock->setReadings(m_controller.readings());
        break;
    }
}

void GameHost::judge(const exam::Session& session)
{
    const auto* running = std::get_if<exam::Running>(&session.phase);
    if (running && !running->endProposedBy) {
        m_finder.cancel();
        m_judgedBoard.reset();
        m_judged.reset();
        return;
    }
    const bool inSight = running || std::holds_alternative<exam::Counting>(session.phase);
    if (inSight && m_judgedBoard != session.game.board()) {
        m_judgedBoard = session.game.board();
        m_judged.reset();
        m_finder.start(session.game.board());
    }
    propose();
}

void GameHost::onJudged(const go::DeadStones& judged)
{
    m_judged = judged;
    if (m_controller.hasGame()) {
        show();
    }
}

void GameHost::propose()
{
    const auto* counting = std::get_if<exam::Counting>(&m_controller.session().phase);
    const bool untouched = counting && counting->source == exam::DeadSource::Nobody
        && !counting->confirmed.black && !counting->confirmed.white;
    if (untouched && m_judged) {
        m_controller.submit(exam::ProposeDead{m_judged->dead.points(), exam::DeadSource::Program});
    }
}

void GameHost::onHappened(const exam::Event& event)
{
    const auto& plies = m_controller.session().game.plies();
    if (std::holds_alternative<exam::StonePlayed>(event.fact)) {
        const bool byHand = exam::isByHand(m_controller.session().setup);
        m_announcer.stonePlayed(byHand ? 0 : plies.back().captured); // else the stones were heard before
    }
    if (std::holds_alternative<exam::StoneLaid>(event.fact)) {
        m_announcer.stonePlayed(0);
    }
    if (const auto* lifted = std::get_if<exam::StonesLifted>(&event.fact)) {
        m_announcer.stonesLifted(static_cast<int>(lifted->points.size()));
    }
    if (std::holds_alternative<exam::ClockPressed>(event.fact)) {
        m_announcer.stonePlayed(0); // the hand hears that the clock has taken it
    }
    if (std::holds_alternative<exam::ClockStarted>(event.fact)
        || std::holds_alternative<exam::ClockResumed>(event.fact)) {
        Q_EMIT clockStarted();
    }
    if (std::holds_alternative<exam::DeadConfirmed>(event.fact)) {
        m_playsCount = true; // once both have confirmed
    }
    if (exam::outcomeOf(m_controller.session())) {
        Q_EMIT gameEnded();
    }
}

void GameHost::onAnnounced(const exam::Announcement& said, Millis monotonic)
{
    const ui::LogEntry entry{
        ui::texts::duration(m_controller.sessionTime(monotonic)), ui::texts::announcement(said)};
    m_log.push_back(entry);
    if (onClockPage()) {
        m_clock->say(entry);
    } else if (m_table) {
        m_table->say(entry);
    }
    if (isReading(said.say)) {
        return;
    }
    const bool afterLoss
        = said.say == exam::Say::Result && said.outcome && said.outcome->kind == go::OutcomeKind::Time;
    m_announcer.announce(said, nanos(monotonic + (afterLoss ? lossTakes : Millis{0})));
}

void GameHost::onRefused(const exam::Refusal& refusal, const exam::Command& command)
{
    const auto* play = std::get_if<exam::Play>(&command);
    if (onClockPage()) {
        m_clock->refuse(refusal);
    } else if (m_table) {
        m_table->refuse(refusal, play ? std::optional(play->point) : std::nullopt);
    }
    if (refusal.illegal) {
        m_announcer.refuse(refusal.illegal->reason, nanos(m_controller.monotonicNow()));
    }
}

void GameHost::onTurnBegan(const shell::TurnTiming& turn)
{
    m_announcer.beginTurn(
        m_controller.session().clock.control(), turn.bank, turn.side, turn.from, nanos(turn.zero));
}

} // namespace app
