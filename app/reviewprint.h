// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sgf/gamerecord.h"
#include "ui/boardgeometry.h"
#include "ui/boardtheme.h"
#include "ui/recordpages.h"
#include "ui/reviewvalues.h"

#include <QMarginsF>
#include <QString>

namespace app {

/// A game as it is printed. `info` is the record as it was read, `line` the moves to print.
ui::PrintedRecord printedOf(
    const ui::ReviewHead& head, const sgf::GameRecord& info, const sgf::GameRecord& line, int movesEach);

/// Of a page with a game, in millimetres.
QMarginsF pageMargins();

/// Writes a PDF of A4 pages; false if the file cannot be written.
bool writePdf(const QString& path, const ui::PrintedRecord& record, int diagramsEach);

/// How a picture of a position looks.
struct PictureLook {
    ui::Coordinates coordinates = ui::Coordinates::Shown;
    ui::BoardLook look = ui::BoardLook::Wood;
};

/// Writes a picture of a position, SVG or PNG by the name's ending; false if the file cannot be written.
bool writePicture(const QString& path, const ui::BoardView& view, const PictureLook& look);

} // namespace app
