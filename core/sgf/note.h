// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace sgf {

/// What was corrected or guessed when a record was understood; one rule of reading each.
enum class NoteKind : std::uint8_t {
    NotGo, ///< GM names another game; its moves are not read
    SizeUnreadable, ///< 19 lines taken
    PointUnreadable, ///< left out
    MoveUnreadable, ///< kept as a move off the board
    PassBesideBoard, ///< one line beyond the last; read as a pass
    SeveralMoves, ///< of one node; read one after the other
    MovesLeftOut, ///< value: moves before them, more than any game has
    SetupDuringGame, ///< value: moves before it
    KomiHundredths, ///< Fox: KM[650] is 6.5 points; value: quarter-zi
    KomiInZi, ///< KM[3.75] or KM[375] is 3 3/4 子; value: quarter-zi
    KomiInWords, ///< value: quarter-zi
    KomiFromKo, ///< Sina: KO is the komi; value: quarter-zi
    KomiSaysNothing, ///< Fox: KM[0] of an even game; left open
    KomiMissing, ///< left open
    KomiUnreadable, ///< left open
    KomiRounded, ///< no multiple of half a point; value: quarter-zi
    NoKomiWithHandicap, ///< A15: the record's komi is not for a handicap game
    HandicapFromMoves, ///< first moves of Black read as handicap stones; value: how many
    HandicapFromStones, ///< HA is missing; value: stones on handicap points
    HandicapDiffers, ///< HA and the stones set up disagree; value: stones
    HandicapUnreadable,
    RulesUnknown, ///< the name of the rules says nothing; counted as Chinese
    ResultInWords, ///< read: RE as SGF writes it
    ResultUnreadable,
    TimeInMinutes, ///< Sina: TM counts minutes; value: seconds
    TimeInWords, ///< value: seconds
    PeriodsFromFox, ///< TC and TT are the byo-yomi; read: the overtime
    PeriodsInWords, ///< LC and LT are the byo-yomi; read: the overtime
    TimeUnreadable,
    ForeignName, ///< a server's own property; read: what it stands for
};

/// One correction or guess.
struct Note {
    NoteKind kind = NoteKind::NotGo;
    std::string property; ///< "KM"
    std::string written; ///< the value in the record
    int value = 0; ///< see NoteKind
    std::string read; ///< see NoteKind
    std::size_t offset = 0; ///< byte of the source, 0 where it concerns the whole game

    friend bool operator==(const Note&, const Note&) = default;
};

/// The note as an English sentence: "KM[375] read as 3.75 zi = 7.5 points".
std::string textOf(const Note& note);

} // namespace sgf
