// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/seriesrow.h"

#include <QDate>

class QPagedPaintDevice;

namespace ui {

/// The result sheet of a series on paper: plan, examinee, every round in words, points, pass line, verdict,
/// and room for signatures.
void paintSheet(QPagedPaintDevice& paper, const SeriesRow& series, const QDate& today);

} // namespace ui
