// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

class QMimeData;

namespace ui {

/// The first local file of what is dragged over a window; nothing if there is none.
std::optional<QString> fileIn(const QMimeData* data);

} // namespace ui
