// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// The tables of how often the proposed dead stones are right.
namespace accuracy {

/// What is printed: every file, or the sums alone.
enum class Lines { All, Sums };

/// What came out of one set of files.
struct Sum {
    int files = 0;
    int right = 0;
    int wrongFlagged = 0; ///< wrong ones in which some stones are called unsettled
    int rightFlagged = 0;
    int stones = 0; ///< those whose life is known; 0 where only results are
    int wrongStones = 0;

    void add(const Sum& other)
    {
        files += other.files;
        right += other.right;
        wrongFlagged += other.wrongFlagged;
        rightFlagged += other.rightFlagged;
        stones += other.stones;
        wrongStones += other.wrongStones;
    }
};

void print(const QString& line);
void print(const QString& name, const Sum& sum);

/// Labelled positions, every stone of which must be judged right: <folder>/ogs_autoscore,
/// ogs_score_estimator.
Sum labelledPositions(const QString& folder, Lines lines);

/// Counted games of <folder>/manifest.csv: the results with the dead stones given, and with those proposed.
struct GameSums {
    int given = 0; ///< undisputed games
    int givenRight = 0; ///< of them with the stated result once the given dead stones are off
    Sum area;
    Sum territory;
};
/// Every `step`th game of the table alone.
GameSums countedGames(const QString& folder, Lines lines, int step);

} // namespace accuracy
