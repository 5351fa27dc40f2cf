// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/refereechoices.h"

#include "ui/refereedialog.h"

#include <variant>

namespace ui {

QString labelOf(Decision decision)
{
    switch (decision) {
    case Decision::Nothing:
        return RefereeDialog::tr("&Nothing: play on");
    case Decision::Warning:
        return RefereeDialog::tr("&Warning");
    case Decision::Loss:
        return RefereeDialog::tr("&Loses the game");
    case Decision::Draw:
        return RefereeDialog::tr("&Draw");
    case Decision::Replay:
        return RefereeDialog::tr("Play the game a&gain");
    case Decision::Clock:
        return RefereeDialog::tr("Correct the &clock");
    case Decision::Late:
        return RefereeDialog::tr("Came &too late");
    case Decision::OtherTurn:
        return RefereeDialog::tr("The clock ran for the wrong &side");
    case Decision::LastPress:
        return RefereeDialog::tr("The last &press was none");
    case Decision::RevokeFlag:
        return RefereeDialog::tr("&Take the loss on time back");
    case Decision::FlagAsPass:
        return RefereeDialog::tr("The overtime counts as a &pass");
    }
    return {};
}

bool hasBlock(const timing::TimeControl& control)
{
    return std::holds_alternative<timing::Canadian>(control)
        || std::holds_alternative<timing::SharedHalved>(control);
}

bool hasPeriods(const timing::TimeControl& control)
{
    return std::holds_alternative<timing::Retained>(control)
        || std::holds_alternative<timing::Japanese>(control)
        || std::holds_alternative<timing::SharedPerMove>(control);
}

bool isPossible(const exam::Session& session, Decision decision)
{
    const bool timed = !std::holds_alternative<timing::Untimed>(session.clock.control());
    const bool over = std::holds_alternative<exam::Over>(session.phase);
    const bool ready = std::holds_alternative<exam::Ready>(session.phase);
    const bool wooden = exam::isClockOnly(session.setup);
    switch (decision) {
    case Decision::Nothing:
        return true;
    case Decision::Warning:
    case Decision::Loss:
    case Decision::Draw:
    case Decision::Replay:
        return !over;
    case Decision::Clock:
        return timed && !over;
    case Decision::Late:
        return timed && ready;
    case Decision::OtherTurn:
        return wooden && !over && !ready;
    case Decision::LastPress:
        return wooden && !over && !session.turns.empty();
    case Decision::RevokeFlag:
        return session.clock.loser().has_value();
    case Decision::FlagAsPass:
        return session.clock.loser().has_value()
            && session.setup.profile.overtime == exam::Consequence::VoidPass
            && hasPeriods(session.clock.control());
    }
    return false;
}

} // namespace ui
