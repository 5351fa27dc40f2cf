// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/series.h"

#include <optional>
#include <string_view>
#include <vector>

namespace exam {

/// The exams that are known from announcements, to start from; figures that are not certain are marked so.
/// An id is the organiser's key, then what tells his plans apart: "ningbo-dan:1-2".
const std::vector<SeriesPlan>& seriesPlans();
std::optional<SeriesPlan> seriesPlanNamed(std::string_view id);

} // namespace exam
