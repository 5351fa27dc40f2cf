// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What people at the table do, as wishes.
#include "ui/ask.h"
#include "ui/playpage.h"
#include "ui/refereedialog.h"
#include "ui/tablegestures.h"
#include "ui/texts.h"

#include <variant>

namespace ui {

namespace {

template <class P> bool isIn(const exam::Session& session)
{
    return std::holds_alternative<P>(session.phase);
}

} // namespace

/// A47: whoever comes back is shown where the opponent played.
void PlayPage::tellReturned(const go::PerSide<bool>& wereAway)
{
    const auto& plies = m_session.game.plies();
    if (plies.empty() || plies.back().kind != go::PlyKind::Stone) {
        return;
    }
    for (const go::Color side : go::bothColors) {
        if (wereAway[side] && !m_session.away[side]) {
            exam::Announcement said;
            said.say = exam::Say::LastMove;
            said.side = plies.back().color;
            said.value = plies.back().point.x + 1;
            said.row = m_session.game.size().rows - plies.back().point.y;
            m_board->explain(plies.back().point, texts::announcement(said));
        }
    }
}

void PlayPage::play(go::Point point, quint64 stamp)
{
    if (m_seal->side()) {
        m_seal->choose(point);
        showBoard();
        return;
    }
    if (!isPersonsTurn()) {
        return;
    }
    const go::Color side = exam::sideToMove(m_session);
    const bool lifts = exam::isByHand(m_session.setup)
        && m_board->view().stones[static_cast<std::size_t>(go::indexOf(point, m_session.setup.size))];
    if (lifts) {
        Q_EMIT wished(exam::LiftStones{side, point}, stamp);
    } else {
        Q_EMIT wished(exam::Play{side, point}, stamp);
    }
}

void PlayPage::act(Action action, quint64 stamp)
{
    const go::Color side = exam::sideToMove(m_session);
    switch (action) {
    case Action::Agree:
        Q_EMIT wished(exam::AgreeEnd{side}, stamp);
        break;
    case Action::PlayOn:
        Q_EMIT wished(exam::DeclineEnd{side}, stamp);
        break;
    case Action::Pass:
        pass(stamp);
        break;
    case Action::ProposeEnd:
        Q_EMIT wished(exam::ProposeEnd{side}, stamp);
        break;
    case Action::Minutes:
        Q_EMIT wished(exam::AskMinutes{side}, stamp);
        break;
    case Action::TakeBack:
        takeBack(stamp);
        break;
    case Action::Resign:
        resign();
        break;
    case Action::Referee:
        callReferee(stamp);
        break;
    case Action::Pause:
        Q_EMIT wished(exam::Pause{exam::PauseReason::Players}, stamp);
        break;
    case Action::Seal:
        beginSealing();
        break;
    case Action::Seat:
        m_gestures->offerSeats();
        break;
    case Action::Press:
        Q_EMIT wished(exam::PressClock{side}, stamp);
        break;
    case Action::Insist:
        if (m_repeats) {
            Q_EMIT wished(exam::InsistOnRepetition{side, *m_repeats}, stamp);
        }
        break;
    }
}

void PlayPage::beginSealing()
{
    m_seal->begin(exam::sideToMove(m_session));
    m_board->setFocus(Qt::OtherFocusReason);
    m_actions->hide();
}

void PlayPage::endSealing()
{
    m_seal->end();
    m_actions->show();
    showBoard();
}

void PlayPage::closeEnvelope(quint64 stamp)
{
    const auto side = m_seal->side();
    const auto point = m_seal->chosen();
    if (side && point) {
        endSealing(); // the board forgets it first
        Q_EMIT sealWished(*side, *point, stamp);
    }
}

void PlayPage::resume(quint64 stamp)
{
    if (isIn<exam::Sealed>(m_session)) {
        Q_EMIT openSealWished(stamp);
    } else {
        Q_EMIT wished(exam::Resume{}, stamp);
    }
}

void PlayPage::pass(quint64 stamp)
{
    const go::Color side = exam::sideToMove(m_session);
    if (m_session.game.endingPasses() > 0) {
        const Question question{tr("Pass"), tr("The other side has passed. A second pass ends the game."),
            tr("Pass and end the game"), tr("Think again")};
        if (!ask(this, question)) {
            return;
        }
        stamp = 0; // the turn ends with the answer, not with the question
    }
    Q_EMIT wished(exam::Pass{side}, stamp);
}

void PlayPage::resign()
{
    const go::Color side = exam::sideToMove(m_session);
    const Question question{tr("Resign"), tr("%1 resigns and loses the game?").arg(texts::side(side)),
        tr("Resign"), tr("Play on")};
    if (ask(this, question)) {
        Q_EMIT wished(exam::Resign{side}, 0);
    }
}

void PlayPage::takeBack(quint64 stamp)
{
    // Against an engine its answer is taken back as well, so that the person is on turn again.
    const bool two
        = m_hands[go::opponent(exam::sideToMove(m_session))] == Hand::Engine && m_session.turns.size() >= 2;
    Q_EMIT wished(exam::TakeBack{two ? 2 : 1}, stamp);
}

void PlayPage::togglePause()
{
    if (isIn<exam::Running>(m_session)) {
        Q_EMIT wished(exam::Pause{exam::PauseReason::Players}, 0);
    } else if (isIn<exam::Paused>(m_session)) {
        resume(0);
    }
}

void PlayPage::callReferee(quint64 stamp)
{
    if (m_referee != nullptr) {
        return;
    }
    if (isIn<exam::Running>(m_session)) {
        Q_EMIT wished(exam::Pause{exam::PauseReason::Referee}, stamp);
    }
    if (isIn<exam::Over>(m_session)) {
        return; // the flag had fallen before
    }
    if (m_referee == nullptr) {
        openReferee();
    }
}

void PlayPage::openReferee()
{
    m_referee = new RefereeDialog(m_session, exam::sideToMove(m_session), this);
    m_referee->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_referee, &QDialog::finished, this, [this](int result) {
        const auto command = m_referee->command();
        m_referee = nullptr;
        if (result == QDialog::Accepted && command) {
            Q_EMIT wished(*command, 0);
        }
    });
    m_referee->open();
}

} // namespace ui
