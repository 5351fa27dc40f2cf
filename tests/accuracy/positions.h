// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/board.h"
#include "core/go/pointset.h"

#include <QString>

#include <optional>

namespace accuracy {

/// A board with what a person says of its stones.
struct Labelled {
    go::Board board;
    go::PointSet known; ///< stones whose life is stated
    go::PointSet dead; ///< those of them that are dead
    go::PointSet open; ///< points where the border is open
};

/// Two drawings, of the stones and of the owners (OGS, JSON).
std::optional<Labelled> labelledJson(const QString& path);
/// Two matrices, of the stones and of what to remove (OGS, text).
std::optional<Labelled> labelledText(const QString& path);

} // namespace accuracy
