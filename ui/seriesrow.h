// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/series.h"

#include <QDateTime>
#include <QtGlobal>

namespace ui {

/// One series of the archive.
struct SeriesRow {
    qint64 id = 0;
    QDateTime created;
    exam::Series series;

    friend bool operator==(const SeriesRow&, const SeriesRow&) = default;
};

} // namespace ui
