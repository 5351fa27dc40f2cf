// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/point.h"

#include <QString>

#include <optional>

class QKeyEvent;

namespace ui {

/// \name What keys mean on a board
/// @{
/// Without Ctrl, Alt or Meta.
bool isPlainKey(const QKeyEvent& event);
/// Return, Enter and Space play a stone.
bool isPlayKey(int key);
/// Letters, digits and playing keys: no shortcuts while the board has the focus.
bool isBoardKey(const QKeyEvent& event);
/// Where a cursor key leads from here, never beyond the edge; nothing for any other key.
std::optional<go::Point> stepped(go::Point from, int key, go::BoardSize size);
/// What has been typed of a coordinate ("Q16") after this key; nothing if the key is no part of it.
std::optional<QString> typedAfter(const QString& typed, const QKeyEvent& event);
/// @}

} // namespace ui
