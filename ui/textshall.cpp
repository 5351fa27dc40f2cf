// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/texts.h"
#include "ui/textscontext.h"

#include <QStringList>

#include <array>

namespace ui::texts {

namespace {

/// The endgame, the moves and the stones.
QString incidentOnBoard(exam::Incident incident)
{
    switch (incident) {
    case exam::Incident::MovedStone:
        return Texts::tr("Moved a stone that had been played");
    case exam::Incident::WrongRemoval:
        return Texts::tr("Took off stones that had liberties");
    case exam::Incident::ForbiddenPoint:
        return Texts::tr("Played on a forbidden point");
    case exam::Incident::KoRetake:
        return Texts::tr("Retook a ko at once");
    case exam::Incident::Repetition:
        return Texts::tr("Repeated the whole board");
    case exam::Incident::TwoPlays:
        return Texts::tr("Played twice in a row");
    case exam::Incident::LongCycle:
        return Texts::tr("A repetition in which neither side yields");
    case exam::Incident::RefusedEnd:
        return Texts::tr("Would not end the game because of a repetition");
    case exam::Incident::DroppedStone:
        return Texts::tr("Dropped a stone");
    case exam::Incident::DropDisputed:
        return Texts::tr("Says a stone fell, the opponent does not agree");
    case exam::Incident::ShiftedAgreed:
        return Texts::tr("Stones have shifted, both agree where they lay");
    case exam::Incident::ShiftedDisputed:
        return Texts::tr("Stones have shifted, the players disagree");
    case exam::Incident::ShiftedOnPurpose:
        return Texts::tr("Shifted stones on purpose");
    case exam::Incident::ScatteredByForce:
        return Texts::tr("The board was scattered by nobody's fault");
    case exam::Incident::ScatteredByAccident:
        return Texts::tr("Scattered the board by accident");
    case exam::Incident::ScatteredOnPurpose:
        return Texts::tr("Scattered the board on purpose");
    case exam::Incident::ColoursSwapped:
        return Texts::tr("The players took the wrong colours");
    case exam::Incident::FalseLife:
        return Texts::tr("Claims false life");
    case exam::Incident::Miscounted:
        return Texts::tr("The count is wrong");
    case exam::Incident::Disturbance:
    case exam::Incident::Consultation:
    case exam::Incident::ClockMisuse:
    case exam::Incident::Other:
    case exam::Incident::Overtime:
    case exam::Incident::PressedEarly:
    case exam::Incident::PressedBeforeLifting:
    case exam::Incident::OtherHand:
    case exam::Incident::ClockFault:
    case exam::Incident::Late:
    case exam::Incident::Absent:
    case exam::Incident::Leaving:
    case exam::Incident::Wandering:
    case exam::Incident::Untidy:
    case exam::Incident::Unruly:
    case exam::Incident::NotTidiedUp:
        break;
    }
    return Texts::tr("Something else");
}

} // namespace

QString incident(exam::Incident incident)
{
    switch (incident) {
    case exam::Incident::Disturbance:
        return Texts::tr("Disturbed the opponent");
    case exam::Incident::Consultation:
        return Texts::tr("Talked about the game or looked something up");
    case exam::Incident::ClockMisuse:
        return Texts::tr("Misused the clock");
    case exam::Incident::Overtime:
        return Texts::tr("Ran out of time");
    case exam::Incident::PressedEarly:
        return Texts::tr("Pressed the clock before or with the stone");
    case exam::Incident::PressedBeforeLifting:
        return Texts::tr("Pressed before all captured stones were off");
    case exam::Incident::OtherHand:
        return Texts::tr("One hand plays, the other presses");
    case exam::Incident::ClockFault:
        return Texts::tr("The clock is wrong");
    case exam::Incident::Late:
        return Texts::tr("Came too late");
    case exam::Incident::Absent:
        return Texts::tr("Did not come");
    case exam::Incident::Leaving:
        return Texts::tr("Left the game");
    case exam::Incident::Wandering:
        return Texts::tr("Walked about or watched other games");
    case exam::Incident::Untidy:
        return Texts::tr("Bad manners or untidy dress");
    case exam::Incident::Unruly:
        return Texts::tr("Broke the order of the hall");
    case exam::Incident::NotTidiedUp:
        return Texts::tr("Did not tidy up or did not leave");
    case exam::Incident::MovedStone:
    case exam::Incident::WrongRemoval:
    case exam::Incident::Other:
    case exam::Incident::ForbiddenPoint:
    case exam::Incident::KoRetake:
    case exam::Incident::Repetition:
    case exam::Incident::TwoPlays:
    case exam::Incident::LongCycle:
    case exam::Incident::RefusedEnd:
    case exam::Incident::DroppedStone:
    case exam::Incident::DropDisputed:
    case exam::Incident::ShiftedAgreed:
    case exam::Incident::ShiftedDisputed:
    case exam::Incident::ShiftedOnPurpose:
    case exam::Incident::ScatteredByForce:
    case exam::Incident::ScatteredByAccident:
    case exam::Incident::ScatteredOnPurpose:
    case exam::Incident::ColoursSwapped:
    case exam::Incident::FalseLife:
    case exam::Incident::Miscounted:
        break;
    }
    return incidentOnBoard(incident);
}

QString consequence(exam::Consequence consequence)
{
    switch (consequence) {
    case exam::Consequence::Refused:
        return Texts::tr("refused, without penalty");
    case exam::Consequence::VoidPass:
        return Texts::tr("void, counts as a pass");
    case exam::Consequence::Warning:
        return Texts::tr("a warning");
    case exam::Consequence::Loss:
        return Texts::tr("loss of the game");
    case exam::Consequence::Void:
        return Texts::tr("void, taken off again");
    case exam::Consequence::PutBack:
        return Texts::tr("put back");
    case exam::Consequence::Stands:
        return Texts::tr("stands as it is");
    case exam::Consequence::FreeChoice:
        return Texts::tr("may be played anywhere");
    case exam::Consequence::Restored:
        return Texts::tr("restored, the game goes on");
    case exam::Consequence::Deduction:
        return Texts::tr("zi deducted");
    case exam::Consequence::SwapColours:
        return Texts::tr("the colours are put right");
    case exam::Consequence::ChiefReferee:
        return Texts::tr("the chief referee decides");
    case exam::Consequence::Draw:
        return Texts::tr("a draw");
    case exam::Consequence::NoResult:
        return Texts::tr("no result");
    case exam::Consequence::Replay:
        return Texts::tr("the game is played again");
    case exam::Consequence::BothLose:
        return Texts::tr("both lose");
    }
    return {};
}

/// First what happens to the stones, then to the player, last to the game.
constexpr std::array<exam::Consequence, exam::consequenceCount> asSaid{exam::Consequence::Refused,
    exam::Consequence::Void, exam::Consequence::VoidPass, exam::Consequence::PutBack,
    exam::Consequence::Stands, exam::Consequence::FreeChoice, exam::Consequence::Restored,
    exam::Consequence::SwapColours, exam::Consequence::Deduction, exam::Consequence::Warning,
    exam::Consequence::ChiefReferee, exam::Consequence::Loss, exam::Consequence::Draw,
    exam::Consequence::NoResult, exam::Consequence::Replay, exam::Consequence::BothLose};

QString ruling(const exam::Ruling& ruling)
{
    QStringList parts;
    for (const exam::Consequence each : asSaid) {
        if (ruling.has(each))
            parts.append(consequence(each));
    }
    return parts.isEmpty() ? Texts::tr("no penalty") : parts.join(Texts::tr(", ", "between consequences"));
}

QString penalty(const exam::Penalty& penalty)
{
    QStringList choices;
    for (std::size_t i = 0; i < penalty.size(); ++i)
        choices.append(ruling(penalty[i]));
    return choices.join(Texts::tr(" or ", "between rulings"));
}

QString incidentGroup(IncidentGroup group)
{
    switch (group) {
    case IncidentGroup::Moves:
        return Texts::tr("Moves and the end");
    case IncidentGroup::Stones:
        return Texts::tr("Stones");
    case IncidentGroup::Clock:
        return Texts::tr("Clock");
    case IncidentGroup::Conduct:
        return Texts::tr("Conduct");
    case IncidentGroup::Disturbance:
        return Texts::tr("Disturbance");
    case IncidentGroup::Other:
        return Texts::tr("Other");
    }
    return {};
}

QString ruled(go::Color color, exam::Incident what, const exam::Ruling& decided, int zi)
{
    const QString sentence = Texts::tr("%1: %2 – %3", "side: incident – ruling")
                                 .arg(side(color), incident(what), ruling(decided));
    return zi == 0 ? sentence : Texts::tr("%1 (%2)", "ruling (zi deducted)").arg(sentence, texts::zi(4 * zi));
}

QString cycle(go::CycleKind kind)
{
    switch (kind) {
    case go::CycleKind::Ko:
        return Texts::tr("ko");
    case go::CycleKind::SendTwoReturnOne:
        return Texts::tr("sending two, returning one");
    case go::CycleKind::EternalLife:
        return Texts::tr("eternal life");
    case go::CycleKind::DoubleKo:
        return Texts::tr("double ko");
    case go::CycleKind::TripleKo:
        return Texts::tr("triple ko");
    case go::CycleKind::QuadrupleKo:
        return Texts::tr("quadruple ko");
    case go::CycleKind::Other:
        break;
    }
    return Texts::tr("repetition");
}

QString repetition(go::CycleKind kind, int rounds)
{
    if (rounds == 0)
        return Texts::tr("Neither side yields (%1). The referee decides").arg(cycle(kind));
    if (rounds == 1)
        return Texts::tr("The whole board repeats (%1). Does one side yield?").arg(cycle(kind));
    return Texts::tr("The whole board has repeated %1 times (%2). The referee decides")
        .arg(rounds)
        .arg(cycle(kind));
}

} // namespace ui::texts
