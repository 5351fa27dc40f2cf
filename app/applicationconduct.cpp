// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a game asks of the people around it: nobody leaves unnoticed, and nobody reads a sealed move.
#include "app/application.h"
#include "app/rows.h"
#include "ui/ask.h"
#include "ui/texts.h"

namespace app {

bool Application::mayBeExported(const exam::Session& session)
{
    return session.setup.conduct == exam::Conduct::Hint || exam::isClockOnly(session.setup)
        || exam::outcomeOf(session).has_value();
}

bool Application::mayLeaveTable()
{
    const exam::Session& session = m_controller->session();
    if (!std::holds_alternative<exam::Running>(session.phase)) {
        return true;
    }
    if (session.setup.conduct == exam::Conduct::Hint || exam::isClockOnly(session.setup)) {
        const ui::Question pause{tr("A game is being played"),
            tr("The clock is running. Pause the game and leave the table? It can be continued later."),
            tr("Pause and leave"), tr("Stay")};
        return ui::ask(m_window.get(), pause);
    }
    // The one who leaves is the one whose turn it is: the other has nothing to leave.
    const go::Color onTurn = exam::sideToMove(session);
    const bool engine = m_engineHost->engine(onTurn) != nullptr; // and it does not leave
    const go::Color side = engine ? go::opponent(onTurn) : onTurn;
    const QString warning = engine
        ? tr("Whoever leaves the exam without reason forfeits the game. You have %1 and would lose. "
             "To go on another day, stay, and pause by agreement first.")
        : tr("Whoever leaves the exam without reason forfeits the game. %1 is to move and would lose. "
             "To go on another day, stay, and pause or seal by agreement first.");
    const ui::Question forfeit{tr("An exam game is being played"), warning.arg(ui::texts::side(side)),
        tr("Forfeit and leave"), tr("Stay")};
    if (!ui::ask(m_window.get(), forfeit)) {
        return false;
    }
    // The clock has run while the question stood: who has lost on time meanwhile does not forfeit as well.
    // With a full disk neither is stored, and nobody is kept in the hall for that.
    m_controller->submit(exam::RuleGame{{go::OutcomeKind::Forfeit, go::opponent(side), 0}, {}});
    return true;
}

bool Application::leaveGame()
{
    if (!leaveReview()) {
        return false;
    }
    const bool playing = m_controller && m_controller->hasGame();
    if (playing && !mayLeaveTable()) {
        return false;
    }
    giveUpLoading(); // another page is gone to meanwhile
    if (!playing) {
        return true;
    }
    m_controller->leave();
    m_host->silence();
    if (m_voice) {
        m_voice->close();
    }
    if (m_sleepGuard) {
        m_sleepGuard->release();
    }
    return true;
}

void Application::onEnvelopeFault(const shell::EnvelopeFault& fault)
{
    using Kind = shell::EnvelopeFault::Kind;
    if (fault.kind == Kind::KeyNotWritten
        || !std::holds_alternative<exam::Sealed>(m_controller->session().phase)) {
        ui::tell(m_window.get(), tr("The move was not sealed"), faultText(fault));
        return;
    }
    const ui::Question question{tr("The envelope cannot be opened"),
        faultText(fault) + QStringLiteral("\n\n")
            + tr("The referee may let the sealed move count as one pass. If the file can be found, leave the "
                 "envelope closed for now."),
        tr("It counts as one pass"), tr("Leave it closed")};
    if (ui::ask(m_window.get(), question)) {
        m_controller->submit(exam::OpenSeal{});
    }
}

} // namespace app
