// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tableview.h"

#include <QString>

#include <algorithm>
#include <optional>
#include <variant>

namespace ui {

namespace {

template <class P> bool isIn(const exam::Session& session)
{
    return std::holds_alternative<P>(session.phase);
}

std::optional<go::Color> endProposedBy(const exam::Session& session)
{
    const auto* running = std::get_if<exam::Running>(&session.phase);
    return running != nullptr ? running->endProposedBy : std::nullopt;
}

go::PerSide<Sign> signsOf(const exam::Session& session)
{
    go::PerSide<Sign> laid;
    if (const auto proposer = endProposedBy(session)) {
        laid[*proposer] = Sign::AgreesEnd; // A33: the side to move first
    }
    if (isIn<exam::Counting>(session) || isIn<exam::Signing>(session)) {
        laid = {Sign::AgreesEnd, Sign::AgreesEnd};
    }
    const auto* over = std::get_if<exam::Over>(&session.phase);
    if (over != nullptr && over->outcome.kind == go::OutcomeKind::Resignation && over->outcome.winner) {
        laid[go::opponent(*over->outcome.winner)] = Sign::Resigns; // A31
    }
    return laid;
}

/// The stone of a turn whose clock is not pressed yet; what it captured lies there until it is lifted.
void showLaid(BoardView& view, const exam::Session& session)
{
    const go::Point point = session.laid->point;
    const auto at = [&view](go::Point place) -> std::optional<go::Color>& {
        return view.stones[static_cast<std::size_t>(go::indexOf(place, view.size))];
    };
    const go::Color side = exam::sideToMove(session);
    const auto& toLift = session.laid->toLift;
    for (const go::Point captured : session.game.board().capturesOf(side, point)) {
        if (!std::binary_search(toLift.begin(), toLift.end(), captured)) {
            at(captured).reset();
        }
    }
    at(point) = side;
    view.lastMove = point;
}

ClockState stateOf(const exam::Session& session, const timing::Reading& reading, go::Color side)
{
    if (reading.lost) {
        return ClockState::Lost;
    }
    if (isIn<exam::Ready>(session)) {
        return ClockState::Ready;
    }
    if (isIn<exam::Paused>(session) || isIn<exam::Sealed>(session)) {
        return ClockState::Paused;
    }
    if (!isIn<exam::Running>(session)) {
        return ClockState::Over;
    }
    return exam::sideToMove(session) == side ? ClockState::Running : ClockState::Waiting;
}

} // namespace

bool isPersonsTurn(const exam::Session& session, const go::PerSide<Hand>& hands)
{
    return isIn<exam::Running>(session) && hands[exam::sideToMove(session)] == Hand::Person;
}

BoardView boardView(const exam::Session& session, MoveNumbers numbers)
{
    BoardView view = boardView(session.game);
    if (numbers == MoveNumbers::Shown) {
        view.moveNumbers = moveNumbersOf(session.game);
    }
    // Under exam conduct the players watch the ko themselves (A55).
    if (session.setup.conduct == exam::Conduct::Hint) {
        view.koPoint = session.game.koPoint();
    }
    view.signs = signsOf(session);
    if (session.laid && isIn<exam::Running>(session)) {
        showLaid(view, session);
    }
    return view;
}

ClockCardView cardView(
    const exam::Session& session, const go::PerSide<timing::Reading>& readings, go::Color side)
{
    const exam::Player& player = session.setup.players[side];
    ClockCardView view;
    view.side = side;
    view.name = QString::fromStdString(player.name);
    view.grade = QString::fromStdString(player.grade);
    view.captured = session.game.captured(go::opponent(side));
    view.warnings = session.warnings[side];
    view.warningsThatLose = session.setup.profile.warningsThatLose;
    view.control = session.clock.control();
    view.reading = readings[side];
    view.state = stateOf(session, readings[side], side);
    return view;
}

ActionsView actionsView(const exam::Session& session, const go::PerSide<timing::Reading>& readings,
    const go::PerSide<Hand>& hands)
{
    ActionsView view;
    if (isIn<exam::Over>(session)) {
        return view;
    }
    view.shown = {Action::Pass, Action::ProposeEnd, Action::Minutes, Action::Resign, Action::Referee,
        Action::Pause, Action::Seal, Action::Seat};
    if (session.setup.conduct == exam::Conduct::Hint) {
        view.shown.insert(Action::TakeBack);
    }
    if (exam::isByHand(session.setup)) {
        view.shown.insert(Action::Press);
    }
    const bool running = isIn<exam::Running>(session);
    if (running) {
        view.enabled.insert({Action::Pause, Action::Seat});
    }
    if (running || isIn<exam::Paused>(session) || isIn<exam::Ready>(session)) {
        view.enabled.insert(Action::Referee); // A43; lateness and wrong colours before the start
    }
    if (!isPersonsTurn(session, hands)) {
        return view;
    }
    view.enabled.insert({Action::Resign, Action::Press});
    const bool isLaid = session.laid.has_value(); // then the clock has to be pressed first
    if (!isLaid) {
        view.enabled.insert({Action::Pass, Action::ProposeEnd, Action::Seal});
    }
    const go::Color side = exam::sideToMove(session);
    if (readings[side].inOvertime) {
        view.enabled.insert(Action::Minutes); // A42
    }
    if (!session.turns.empty() && !isLaid) {
        view.enabled.insert(Action::TakeBack);
    }
    view.proposedBy = endProposedBy(session);
    if (view.proposedBy) {
        view.shown.insert({Action::Agree, Action::PlayOn});
        if (!isLaid) {
            view.enabled.insert({Action::Agree, Action::PlayOn});
        }
    }
    return view;
}

} // namespace ui
