// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/enginehost.h"

#include "app/enginewords.h"
#include "core/exam/byhand.h"
#include "ui/playpage.h"

#include <utility>

namespace app {

namespace {

template <class P> const P* phase(const exam::Session& session) { return std::get_if<P>(&session.phase); }

bool waitsForEngine(const exam::Session& session)
{
    const auto* paused = phase<exam::Paused>(session);
    return paused != nullptr && paused->reason == exam::PauseReason::Engine;
}

bool isOnTurn(const exam::Session& session, go::Color side)
{
    return phase<exam::Running>(session) != nullptr && exam::sideToMove(session) == side;
}

} // namespace

EngineHost::EngineHost(
    shell::ExamController& controller, const shell::TimeSource& time, EngineSource source, QObject* parent)
    : QObject(parent)
    , m_controller(controller)
    , m_time(time)
    , m_source(std::move(source))
{
    using shell::ExamController;
    connect(&controller, &ExamController::changed, this, &EngineHost::follow);
    connect(&controller, &ExamController::turnEnded, this, [this] {
        if (!m_controller.hasGame()) {
            leave();
        }
    });
}

EngineHost::~EngineHost() = default;

void EngineHost::setTable(ui::PlayPage& page)
{
    m_table = &page;
    connect(page.engineBar(), &ui::EngineBar::chosen, this, &EngineHost::onChosen);
    show();
}

void EngineHost::follow()
{
    if (m_controller.gameId() != m_game) {
        leave();
        m_game = m_controller.gameId();
        seat();
    }
    for (const go::Color side : go::bothColors) {
        attend(side);
    }
    show();
}

void EngineHost::leave()
{
    m_game.reset();
    m_awaited.reset();
    for (const go::Color side : go::bothColors) {
        if (m_seats[side].engine) {
            m_seats[side].engine->stop();
        }
        m_seats[side] = {};
    }
    show();
}

void EngineHost::seat()
{
    const exam::Session& session = m_controller.session();
    if (exam::isClockOnly(session.setup) || phase<exam::Over>(session) != nullptr) {
        return;
    }
    for (const go::Color side : go::bothColors) {
        const exam::Player& player = session.setup.players[side];
        Seat& seat = m_seats[side];
        seat.name = QString::fromStdString(player.engine);
        seat.level = player.level;
        if (seat.name.isEmpty()) {
            continue;
        }
        seat.engine = std::make_unique<shell::Engine>(m_time, m_source.waker());
        const shell::Engine* engine = seat.engine.get();
        connect(engine, &shell::Engine::ready, this, &EngineHost::follow);
        connect(engine, &shell::Engine::stateChanged, this, &EngineHost::show);
        connect(engine, &shell::Engine::chose, this, [this, side](const gtp::Choice& choice) {
            m_seats[side].answer = Answer{m_seats[side].asked, choice};
            follow();
        });
        connect(engine, &shell::Engine::failed, this, [this, side](const shell::EngineTrouble& trouble) {
            onTrouble(side, troubleText(m_seats[side].name, trouble));
        });
        connect(engine, &shell::Engine::thinksLong, this, [this, side] {
            if (std::holds_alternative<timing::Untimed>(m_controller.session().setup.time)) {
                m_seats[side].trouble = tr("%1 has been thinking for a long time.").arg(m_seats[side].name);
                show(); // where a clock runs, it decides
            }
        });
        start(side);
    }
}

void EngineHost::start(go::Color side)
{
    Seat& seat = m_seats[side];
    seat.trouble.clear();
    seat.answer.reset();
    if (const auto entry = m_source.find(seat.name)) {
        seat.engine->start(*entry, seat.level);
    } else {
        seat.engine->stop();
        onTrouble(side, tr("No engine of the name %1 is set up here.").arg(seat.name));
    }
}

void EngineHost::attend(go::Color side)
{
    Seat& seat = m_seats[side];
    if (!seat.engine || !m_controller.hasGame()) {
        return;
    }
    const exam::Session& session = m_controller.session();
    if (isOnTurn(session, side)) {
        attendTurn(side);
    } else if (phase<exam::Running>(session) != nullptr) {
        seat.engine->forget(); // a move was taken back while it thought
    } else if (waitsForEngine(session) && m_awaited == side
        && seat.engine->state() == shell::EngineState::Ready) {
        goOn();
    } else if (phase<exam::Counting>(session) != nullptr) {
        confirmDead(side);
    } else if (const auto* signing = phase<exam::Signing>(session)) {
        // Two engines sign one after the other: a wish that waits its turn is not made twice.
        const bool otherFirst = side == go::Color::White && m_seats.black.engine && !signing->signedBy.black;
        if (!signing->signedBy[side] && !otherFirst) {
            m_controller.submit(exam::Sign{side});
        }
    } else if (phase<exam::Over>(session) != nullptr && seat.engine->state() != shell::EngineState::Off) {
        seat.trouble.clear();
        seat.engine->stop();
    }
}

void EngineHost::attendTurn(go::Color side)
{
    Seat& seat = m_seats[side];
    const exam::Session& session = m_controller.session();
    // Where captures are by hand, its stone lies: what that took is lifted and the clock pressed, step by
    // step.
    if (const auto hands = exam::leftToDo(session); !hands.empty()) {
        m_controller.submit(hands.front());
        return;
    }
    const gtp::Position position = gtp::positionOf(session.game);
    if (const auto answer = std::exchange(seat.answer, std::nullopt)) {
        if (answer->position == position) {
            play(side, answer->choice);
            return;
        }
    }
    switch (seat.engine->state()) {
    case shell::EngineState::Ready:
        seat.asked = position;
        seat.engine->think({position, side, session.setup.time, m_controller.readings()});
        break;
    case shell::EngineState::Thinking:
        if (seat.engine->asked() != position) {
            seat.engine->forget();
        }
        break;
    case shell::EngineState::Starting:
        await(side);
        break;
    case shell::EngineState::Off:
    case shell::EngineState::Failed: // and somebody has let the game go on: it is tried once more
        await(side);
        start(side);
        break;
    }
}

void EngineHost::await(go::Color side)
{
    m_awaited = side;
    m_controller.submit(exam::Pause{exam::PauseReason::Engine});
}

void EngineHost::play(go::Color side, const gtp::Choice& choice)
{
    const auto* running = phase<exam::Running>(m_controller.session());
    const bool proposed = running != nullptr && running->endProposedBy.has_value();
    if (const auto* stone = std::get_if<gtp::Stone>(&choice)) {
        playStone(side, stone->point);
    } else if (std::holds_alternative<gtp::Resigns>(choice)) {
        m_controller.submit(exam::Resign{side});
    } else if (proposed) {
        m_controller.submit(exam::AgreeEnd{side}); // it has nothing more to play either
    } else {
        m_controller.submit(exam::Pass{side});
    }
}

void EngineHost::playStone(go::Color side, go::Point point)
{
    const go::Game& game = m_controller.session().game;
    if (const auto illegal = game.check(side, point)) {
        const QString name = QString::fromStdString(go::boardName(point, game.size()));
        onTrouble(side, illegalText(m_seats[side].name, name, illegal->reason));
        return;
    }
    m_controller.submit(exam::Play{side, point});
}

/// It takes the dead stones as they are shown: what it thinks of them itself decides nothing.
void EngineHost::confirmDead(go::Color side)
{
    const auto* counting = phase<exam::Counting>(m_controller.session());
    const bool shown = counting->source != exam::DeadSource::Nobody;
    const bool mayConfirm = side == counting->first || counting->confirmed[counting->first];
    if (shown && mayConfirm && !counting->confirmed[side]) {
        m_controller.submit(exam::ConfirmDead{side});
    }
}

void EngineHost::onTrouble(go::Color side, const QString& words)
{
    m_seats[side].trouble = words;
    if (m_awaited == side) {
        m_awaited.reset();
    }
    if (isOnTurn(m_controller.session(), side)) {
        m_controller.submit(exam::Pause{exam::PauseReason::Engine});
    }
    show();
}

void EngineHost::onChosen(ui::EngineChoice choice)
{
    const auto side = troubled();
    if (!side) {
        return;
    }
    switch (choice) {
    case ui::EngineChoice::Restart:
        m_awaited = side;
        start(*side);
        break;
    case ui::EngineChoice::Person:
        m_seats[*side].engine->stop();
        m_seats[*side] = {};
        goOn();
        break;
    case ui::EngineChoice::Loses: {
        const go::Outcome outcome{go::OutcomeKind::Forfeit, go::opponent(*side), 0};
        m_controller.submit(exam::RuleGame{outcome, m_seats[*side].trouble.toStdString()});
        break;
    }
    }
    show();
}

void EngineHost::goOn()
{
    m_awaited.reset();
    if (waitsForEngine(m_controller.session())) {
        m_controller.submit(exam::Resume{});
    }
}

std::optional<go::Color> EngineHost::troubled() const
{
    for (const go::Color side : go::bothColors) {
        if (m_seats[side].engine && (!m_seats[side].trouble.isEmpty() || m_awaited == side)) {
            return side;
        }
    }
    return std::nullopt;
}

ui::EngineNotice EngineHost::notice() const
{
    using Choice = ui::EngineChoice;
    const auto side = troubled();
    if (!side) {
        return {};
    }
    const Seat& seat = m_seats[*side];
    if (seat.trouble.isEmpty()) {
        return {
            tr("%1 is starting. The game goes on as soon as it is ready.").arg(seat.name), {Choice::Person}};
    }
    return {seat.trouble, {Choice::Restart, Choice::Person, Choice::Loses}};
}

void EngineHost::show()
{
    if (m_table == nullptr) {
        return;
    }
    go::PerSide<ui::Hand> hands;
    std::optional<go::Color> thinking;
    for (const go::Color side : go::bothColors) {
        const shell::Engine* engine = m_seats[side].engine.get();
        hands[side] = engine != nullptr ? ui::Hand::Engine : ui::Hand::Person;
        if (engine != nullptr && engine->state() == shell::EngineState::Thinking) {
            thinking = side;
        }
    }
    m_table->setHands(hands);
    m_table->setThinking(thinking);
    m_table->engineBar()->setNotice(notice());
}

} // namespace app
