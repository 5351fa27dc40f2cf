// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/turnfacts.h"

#include <variant>

namespace shell {

namespace {

template <class... Facts> bool isOneOf(const exam::Fact& fact)
{
    return (std::holds_alternative<Facts>(fact) || ...);
}

} // namespace

bool isPress(const exam::Fact& fact)
{
    return isOneOf<exam::StonePlayed, exam::Passed, exam::EndProposed, exam::EndAgreed, exam::MoveVoided,
        exam::MoveSealed, exam::ClockPressed>(fact);
}

bool isMove(const exam::Command& command)
{
    return std::holds_alternative<exam::Play>(command) || std::holds_alternative<exam::PressClock>(command);
}

bool beginsTurn(const exam::Session& after, const exam::Fact& fact)
{
    if (const auto* adjusted = std::get_if<exam::ClockAdjusted>(&fact)) {
        return adjusted->side == after.clock.turn();
    }
    return isPress(fact)
        || isOneOf<exam::ClockStarted, exam::PlayResumed, exam::TakenBack, exam::FlagMadePass,
            exam::TurnGiven>(fact);
}

bool isTimed(const exam::Session& session)
{
    return !std::holds_alternative<timing::Untimed>(session.clock.control());
}

} // namespace shell
