// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sgf/note.h"

#include "core/sgf/properties.h"

namespace sgf {

namespace {

std::string points(int quarterZi) { return realText(Thousandths{quarterZi} * 500) + " points"; }
std::string zi(int quarterZi) { return realText(Thousandths{quarterZi} * 250) + " zi"; }

} // namespace

std::string textOf(const Note& note)
{
    const std::string where = note.property.empty() ? "" : note.property + '[' + note.written + ']';
    const std::string count = std::to_string(note.value);
    switch (note.kind) {
    case NoteKind::NotGo:
        return where + " is not Go; no moves read";
    case NoteKind::SizeUnreadable:
        return where + " is no board of up to 25 lines; read as 19";
    case NoteKind::PointUnreadable:
        return where + " is no point of the board; left out";
    case NoteKind::MoveUnreadable:
        return where + " is no point of the board; kept as a move off the board";
    case NoteKind::PassBesideBoard:
        return where + " is one line beside the board; read as a pass";
    case NoteKind::SeveralMoves:
        return "several moves in one node read one after the other";
    case NoteKind::MovesLeftOut:
        return "only the first " + count + " moves are read";
    case NoteKind::SetupDuringGame:
        return "stones set up after move " + count;
    case NoteKind::KomiHundredths:
        return where + " read as hundredths = " + points(note.value);
    case NoteKind::KomiInZi:
        return where + " read as " + zi(note.value) + " = " + points(note.value);
    case NoteKind::KomiInWords:
        return where + " read as " + points(note.value);
    case NoteKind::KomiFromKo:
        return where + " read as the komi = " + points(note.value);
    case NoteKind::KomiSaysNothing:
        return where + " in an even game of this server says nothing; komi left open";
    case NoteKind::KomiMissing:
        return "no komi stated";
    case NoteKind::KomiUnreadable:
        return where + " is no komi; komi left open";
    case NoteKind::KomiRounded:
        return where + " read as " + points(note.value);
    case NoteKind::NoKomiWithHandicap:
        return where + " left aside: no komi in a handicap game";
    case NoteKind::HandicapFromMoves:
        return "first " + count + " moves of Black read as handicap stones";
    case NoteKind::HandicapFromStones:
        return "no HA; " + count + " stones on handicap points";
    case NoteKind::HandicapDiffers:
        return where + ", but " + count + " stones are set up";
    case NoteKind::HandicapUnreadable:
        return where + " is no handicap; left aside";
    case NoteKind::RulesUnknown:
        return where + " are unknown rules; counted as Chinese";
    case NoteKind::ResultInWords:
        return where + " read as " + note.read;
    case NoteKind::ResultUnreadable:
        return where + " is no result that can be read";
    case NoteKind::TimeInMinutes:
        return where + " read as minutes = " + count + " seconds";
    case NoteKind::TimeInWords:
        return where + " read as " + count + " seconds";
    case NoteKind::PeriodsFromFox:
    case NoteKind::PeriodsInWords:
        return where + " read as the overtime " + note.read;
    case NoteKind::TimeUnreadable:
        return where + " is no time that can be read";
    case NoteKind::ForeignName:
        return where + " read as the " + note.read;
    }
    return {};
}

} // namespace sgf
