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
    case Decision::ByRules:
        return RefereeDialog::tr("&As the rules say");
    case Decision::Warning:
        return RefereeDialog::tr("&Warning");
    case Decision::VoidPass:
        return RefereeDialog::tr("The last move is &void, a pass");
    case Decision::Deduction:
        return RefereeDialog::tr("D&educt zi");
    case Decision::Loss:
        return RefereeDialog::tr("&Loses the game");
    case Decision::Draw:
        return RefereeDialog::tr("&Draw");
    case Decision::NoResult:
        return RefereeDialog::tr("No res&ult");
    case Decision::Replay:
        return RefereeDialog::tr("Play the game a&gain");
    case Decision::BothLose:
        return RefereeDialog::tr("&Both lose");
    case Decision::Chief:
        return RefereeDialog::tr("Report to the ch&ief referee");
    case Decision::Clock:
        return RefereeDialog::tr("Correct the &clock");
    case Decision::Late:
        return RefereeDialog::tr("Came too late b&y");
    case Decision::OtherTurn:
        return RefereeDialog::tr("The clock ran for the wrong &side");
    case Decision::LastPress:
        return RefereeDialog::tr("The last &press was none");
    case Decision::RevokeFlag:
        return RefereeDialog::tr("Ta&ke the loss on time back");
    case Decision::FlagAsPass:
        return RefereeDialog::tr("The overtime counts as a &pass");
    case Decision::Appeal:
        return RefereeDialog::tr("An appeal is written down");
    }
    return {};
}

std::optional<exam::Ruling> rulingOf(Decision decision)
{
    using exam::Consequence;
    using exam::Ruling;
    switch (decision) {
    case Decision::Nothing:
        return Ruling{};
    case Decision::Warning:
        return Ruling{Consequence::Warning};
    case Decision::VoidPass:
        return Ruling{Consequence::VoidPass};
    case Decision::Deduction:
        return Ruling{Consequence::Deduction};
    case Decision::Loss:
        return Ruling{Consequence::Loss};
    case Decision::Draw:
        return Ruling{Consequence::Draw};
    case Decision::NoResult:
        return Ruling{Consequence::NoResult};
    case Decision::Replay:
        return Ruling{Consequence::Replay};
    case Decision::BothLose:
        return Ruling{Consequence::BothLose};
    case Decision::Chief:
        return Ruling{Consequence::ChiefReferee};
    case Decision::ByRules:
    case Decision::Clock:
    case Decision::Late:
    case Decision::OtherTurn:
    case Decision::LastPress:
    case Decision::RevokeFlag:
    case Decision::FlagAsPass:
    case Decision::Appeal:
        break;
    }
    return std::nullopt;
}

std::vector<exam::Ruling> rulingsByRules(const exam::Profile& profile, exam::Incident incident)
{
    const exam::Penalty& penalty = profile.penaltyFor(incident);
    std::vector<exam::Ruling> rulings;
    for (std::size_t i = 0; i < penalty.size(); ++i) {
        const bool free = penalty[i].has(exam::Consequence::ChiefReferee);
        if (!free && !penalty[i].has(exam::Consequence::Refused)) {
            rulings.push_back(penalty[i]);
        }
    }
    return rulings;
}

Decision usualDecision(const exam::Session& session, exam::Incident incident)
{
    if (incident == exam::Incident::Late && isPossible(session, Decision::Late)) {
        return Decision::Late;
    }
    if (incident == exam::Incident::ClockFault && isPossible(session, Decision::Clock)) {
        return Decision::Clock;
    }
    if (session.clock.loser()) {
        return Decision::Nothing;
    }
    return rulingsByRules(session.setup.profile, incident).empty() ? Decision::Nothing : Decision::ByRules;
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
    const bool counted = std::holds_alternative<exam::Counting>(session.phase)
        || std::holds_alternative<exam::Signing>(session.phase);
    const bool wooden = exam::isClockOnly(session.setup);
    switch (decision) {
    case Decision::Nothing:
        return true;
    case Decision::ByRules:
    case Decision::Warning:
    case Decision::Deduction:
    case Decision::Loss:
    case Decision::Draw:
    case Decision::NoResult:
    case Decision::Replay:
    case Decision::BothLose:
    case Decision::Chief:
        return !over;
    case Decision::VoidPass:
        return !over && !wooden;
    case Decision::Appeal:
        return !ready;
    case Decision::Clock:
        return timed && !over && !counted;
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
            && session.setup.profile.penaltyFor(exam::Incident::Overtime).allows(exam::Consequence::VoidPass)
            && hasPeriods(session.clock.control());
    }
    return false;
}

} // namespace ui
