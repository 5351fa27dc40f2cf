// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/texts.h"
#include "ui/textscontext.h"

#include <algorithm>
#include <array>

namespace ui::texts {

namespace {

/// One page of the referee: the clause, what it says and what is done.
struct RulePage {
    exam::Incident incident;
    const char* clause;
    const char* rule;
    const char* reaction;
};

constexpr std::array<RulePage, exam::incidentCount> pages{{
    {exam::Incident::MovedStone, "A50",
        QT_TRANSLATE_NOOP("ui::Texts",
            "A stone that was let go stays where it is. Who lifts it and plays elsewhere puts it back"
            " and is warned."),
        QT_TRANSLATE_NOOP("ui::Texts",
            "Put the stone back where it was first let go. The opponent has to claim it before his "
            "own next move.")},
    {exam::Incident::DroppedStone, "A50",
        QT_TRANSLATE_NOOP("ui::Texts", "A stone that really fell from the hand is no move."),
        QT_TRANSLATE_NOOP("ui::Texts",
            "Pick it up and play on any point. Where the rules ask for it, the opponent has to agree "
            "that it fell.")},
    {exam::Incident::DropDisputed, "A50",
        QT_TRANSLATE_NOOP("ui::Texts", "Whether a stone fell or was played can be in doubt."),
        QT_TRANSLATE_NOOP("ui::Texts", "Hear both. If they do not agree, the chief referee decides.")},
    {exam::Incident::ShiftedAgreed, "A51",
        QT_TRANSLATE_NOOP("ui::Texts", "Stones have shifted and both sides know where they lay."),
        QT_TRANSLATE_NOOP("ui::Texts", "Both agree: the stones go back, or they stay where they are now.")},
    {exam::Incident::ShiftedDisputed, "A51",
        QT_TRANSLATE_NOOP("ui::Texts", "Stones have shifted and the sides do not agree."),
        QT_TRANSLATE_NOOP("ui::Texts",
            "The chief referee decides by the board: back to their places, valid as they lie, a draw,"
            " the game again, or both lose where the rules know it.")},
    {exam::Incident::ShiftedOnPurpose, "A51",
        QT_TRANSLATE_NOOP("ui::Texts", "Shifting stones on purpose loses the game."),
        QT_TRANSLATE_NOOP("ui::Texts", "Make sure that it was on purpose; then the game is over.")},
    {exam::Incident::ScatteredByForce, "A52",
        QT_TRANSLATE_NOOP("ui::Texts", "The board was scattered by something nobody could help."),
        QT_TRANSLATE_NOOP("ui::Texts",
            "Both rebuild the position from the record and play on. If they cannot, the game is a "
            "draw or is played again.")},
    {exam::Incident::ScatteredByAccident, "A52",
        QT_TRANSLATE_NOOP("ui::Texts", "A player scattered the board without meaning to."),
        QT_TRANSLATE_NOOP("ui::Texts",
            "Rebuild the position from the record and play on. If that is not possible, that player "
            "loses.")},
    {exam::Incident::ScatteredOnPurpose, "A52",
        QT_TRANSLATE_NOOP("ui::Texts", "Scattering the board on purpose loses the game."),
        QT_TRANSLATE_NOOP("ui::Texts", "The game is over.")},
    {exam::Incident::WrongRemoval, "A53",
        QT_TRANSLATE_NOOP(
            "ui::Texts", "Who takes off stones that still have liberties is warned; the stones go back."),
        QT_TRANSLATE_NOOP(
            "ui::Texts", "Put the stones back on their points. The clock goes on with the same side.")},
    {exam::Incident::ForbiddenPoint, "A54",
        QT_TRANSLATE_NOOP(
            "ui::Texts", "A stone without liberties that takes nothing is void and counts as one pass."),
        QT_TRANSLATE_NOOP("ui::Texts", "Take the stone off; the other side is to move. It is no warning.")},
    {exam::Incident::KoRetake, "A55",
        QT_TRANSLATE_NOOP(
            "ui::Texts", "A ko may not be retaken at once. Such a stone is void and counts as one pass."),
        QT_TRANSLATE_NOOP("ui::Texts",
            "Take the stone off; the other side is to move. The ban holds until this side has really "
            "played elsewhere.")},
    {exam::Incident::Repetition, "B10",
        QT_TRANSLATE_NOOP("ui::Texts", "A position of the whole board may not come again."),
        QT_TRANSLATE_NOOP("ui::Texts", "The move cannot be played; another is chosen.")},
    {exam::Incident::TwoPlays, "A49",
        QT_TRANSLATE_NOOP(
            "ui::Texts", "Playing twice in a row, when the other side did not pass, is a foul."),
        QT_TRANSLATE_NOOP(
            "ui::Texts", "Ask whether the other side passed. If not, the penalty of these rules holds.")},
    {exam::Incident::FalseLife, "A56",
        QT_TRANSLATE_NOOP("ui::Texts",
            "Stones that live only by a threat which never ends, as from a double ko elsewhere, are "
            "dead."),
        QT_TRANSLATE_NOOP("ui::Texts",
            "Mark such stones as dead when counting. Who doubts it plays it out; the repetition is "
            "forbidden.")},
    {exam::Incident::LongCycle, "A57",
        QT_TRANSLATE_NOOP("ui::Texts",
            "Triple and quadruple ko, eternal life and the like: if neither side yields, the game is "
            "a draw or is played again."),
        QT_TRANSLATE_NOOP(
            "ui::Texts", "Ask both sides whether one yields and plays elsewhere. If neither does, decide.")},
    {exam::Incident::RefusedEnd, "A58",
        QT_TRANSLATE_NOOP("ui::Texts", "A repetition is no reason not to end the game."),
        QT_TRANSLATE_NOOP(
            "ui::Texts", "The end is confirmed as usual; the referee decides about the repetition.")},
    {exam::Incident::ColoursSwapped, "A20",
        QT_TRANSLATE_NOOP("ui::Texts",
            "Colours are drawn or chosen. The rules of 2002 let a mistake be put right up to move 10;"
            " later it stands."),
        QT_TRANSLATE_NOOP("ui::Texts",
            "Compare with the pairing. If it is early enough, the players change places and keep "
            "their own time.")},
    {exam::Incident::Miscounted, "A44",
        QT_TRANSLATE_NOOP("ui::Texts", "Each side may ask for a mistake in the count to be put right."),
        QT_TRANSLATE_NOOP("ui::Texts", "Count again from the final position until both have signed.")},
    {exam::Incident::PressedEarly, "A59",
        QT_TRANSLATE_NOOP(
            "ui::Texts", "The clock is pressed after the stone, not before it and not together with it."),
        QT_TRANSLATE_NOOP("ui::Texts",
            "The times stay as they are. The rules of 2002 warn; the older ones do not speak of it.")},
    {exam::Incident::PressedBeforeLifting, "A59",
        QT_TRANSLATE_NOOP("ui::Texts",
            "A capture is part of the move: the clock is pressed when all captured stones are off."),
        QT_TRANSLATE_NOOP(
            "ui::Texts", "Take the stones off; the times stay as they are. The rules of 2002 warn.")},
    {exam::Incident::OtherHand, "A59",
        QT_TRANSLATE_NOOP("ui::Texts", "The hand that plays the stone presses the clock."),
        QT_TRANSLATE_NOOP("ui::Texts", "Referees warn of it in games without byo-yomi.")},
    {exam::Incident::Overtime, "A28",
        QT_TRANSLATE_NOOP("ui::Texts",
            "Who uses up the last minute loses. The rules of 2002 may count it as a pass if that "
            "player asks."),
        QT_TRANSLATE_NOOP("ui::Texts", "The flag is taken back only if the clock was wrong.")},
    {exam::Incident::ClockFault, "A22",
        QT_TRANSLATE_NOOP("ui::Texts", "A clock that is wrong is replaced, and the times are corrected."),
        QT_TRANSLATE_NOOP("ui::Texts", "Compare both clocks, set them here, and write down why.")},
    {exam::Incident::ClockMisuse, "A59",
        QT_TRANSLATE_NOOP("ui::Texts",
            "The clock belongs to the game: nobody strikes it, holds it or stops it without reason."),
        QT_TRANSLATE_NOOP("ui::Texts", "Decide in the spirit of the rules.")},
    {exam::Incident::Late, "A32",
        QT_TRANSLATE_NOOP("ui::Texts",
            "Who comes late loses time, twice as much as he was late; from a certain time on the "
            "game."),
        QT_TRANSLATE_NOOP("ui::Texts", "Before the start, write down by how much.")},
    {exam::Incident::Absent, "A32",
        QT_TRANSLATE_NOOP("ui::Texts", "Who does not come has forfeited the game."),
        QT_TRANSLATE_NOOP("ui::Texts", "Wait as long as the regulations say, then the game is forfeited.")},
    {exam::Incident::Leaving, "A37",
        QT_TRANSLATE_NOOP("ui::Texts", "Nobody leaves a game or gives it up without a reason."),
        QT_TRANSLATE_NOOP("ui::Texts", "Warn first; who still leaves has forfeited the game.")},
    {exam::Incident::Consultation, "A39",
        QT_TRANSLATE_NOOP("ui::Texts", "During the game nobody talks about it and nothing is looked up."),
        QT_TRANSLATE_NOOP(
            "ui::Texts", "Stop it at once. How it is punished is for the referee, by its weight.")},
    {exam::Incident::Wandering, "A40",
        QT_TRANSLATE_NOOP("ui::Texts", "Players do not walk about and do not watch other games."),
        QT_TRANSLATE_NOOP("ui::Texts",
            "Ask the player to sit down. A seat is left through Leave the seat, so that the opponent "
            "can tell where he played.")},
    {exam::Incident::Untidy, "A41",
        QT_TRANSLATE_NOOP("ui::Texts", "Good manners and tidy dress belong to the hall."),
        QT_TRANSLATE_NOOP("ui::Texts",
            "Speak to the player before the start: telephone off, tidy dress, a bow to the opponent.")},
    {exam::Incident::Unruly, "A46", QT_TRANSLATE_NOOP("ui::Texts", "Everybody keeps the order of the hall."),
        QT_TRANSLATE_NOOP("ui::Texts", "Ask once, quietly. If it goes on, the referee decides.")},
    {exam::Incident::NotTidiedUp, "A48",
        QT_TRANSLATE_NOOP(
            "ui::Texts", "After the game the stones go back into their bowls and the players leave at once."),
        QT_TRANSLATE_NOOP("ui::Texts", "Remind both; the result sheet has a line for it.")},
    {exam::Incident::Disturbance, "A38",
        QT_TRANSLATE_NOOP("ui::Texts", "Nothing may disturb the opponent's thinking."),
        QT_TRANSLATE_NOOP(
            "ui::Texts", "Stop the clock, stop the disturbance; the time that was lost can be given back.")},
    {exam::Incident::Other, "A59",
        QT_TRANSLATE_NOOP("ui::Texts",
            "What the rules do not name is decided in their spirit; a referee who is not sure asks "
            "the chief referee."),
        QT_TRANSLATE_NOOP(
            "ui::Texts", "Hear both, look at the board and at the clock, decide, and write down why.")},
}};

const RulePage& pageOf(exam::Incident incident)
{
    const auto* const found = std::find_if(
        pages.begin(), pages.end(), [incident](const RulePage& page) { return page.incident == incident; });
    return found == pages.end() ? pages.back() : *found;
}

} // namespace

QString clause(exam::Incident incident) { return QString::fromLatin1(pageOf(incident).clause); }

QString rule(exam::Incident incident) { return Texts::tr(pageOf(incident).rule); }

QString reaction(exam::Incident incident) { return Texts::tr(pageOf(incident).reaction); }

} // namespace ui::texts
