// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/examtable.h"

#include <string>

/// Nine lines, a black wall on E and a white one on F: 45 to 36, Black wins by 3/4 zi. A white stone on C5
/// is dead; if it were left alive Black's side would be shared.
inline ExamTable smallGame(const exam::GameSetup& setup = setupFor(9))
{
    ExamTable table(setup);
    table.start();
    for (int row = 1; row <= 9; ++row) {
        table.play("E" + std::to_string(row));
        table.play("F" + std::to_string(row));
    }
    table.play("pass");
    table.play("C5");
    return table;
}

/// The same, with the end agreed; Black, who was to move, confirms first.
inline ExamTable smallGameAtTheEnd()
{
    ExamTable table = smallGame();
    table.agreeEnd();
    return table;
}

inline go::Point deadStone() { return go::pointFromBoardName("C5", go::BoardSize::square(9)).value(); }
