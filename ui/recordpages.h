// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/boardview.h"

#include <QString>
#include <QStringList>

#include <utility>
#include <vector>

class QPagedPaintDevice;

namespace ui {

/// One diagram on paper.
struct PrintedDiagram {
    BoardView board;
    QString caption; ///< "Moves 101–200"
    QString below; ///< points played again, passes
};

/// A game on paper.
struct PrintedRecord {
    QString title;
    std::vector<std::pair<QString, QString>> head; ///< "Komi", "3¾ zi"; two in a row
    std::vector<PrintedDiagram> diagrams;
};

/// How it is laid out.
struct PageWish {
    static constexpr int fewestMoves = 10;
    static constexpr int mostMoves = 1000;

    int movesEach = 100;
    int diagramsEach = 2; ///< on a page: 1 or 2
};

/// Paints the record on the device's pages; false if the device cannot be painted on.
bool paintPages(QPagedPaintDevice& device, const PrintedRecord& record, int diagramsEach);

} // namespace ui
