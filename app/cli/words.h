// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/color.h"
#include "core/go/game.h"
#include "core/go/outcome.h"
#include "core/go/point.h"
#include "core/sgf/gamerecord.h"

#include <string>
#include <string_view>
#include <vector>

namespace cli {

/// \name Names that the JSON answers use
/// @{
std::string_view jsonName(go::Color color);
std::string_view jsonName(go::IllegalReason reason);
std::string_view jsonName(sgf::RuleSet rules);
std::string_view jsonName(go::OutcomeKind kind);
/// 19, or "6:5" for a board that is not square; JSON.
std::string jsonSize(go::BoardSize size);
/// SGF names, sorted as the points are; JSON.
std::string jsonPoints(const std::vector<go::Point>& points);
/// @}

/// The clause of the source documents that a reason stands on: A54, A55, B10; empty where there is none.
std::string_view clauseOf(go::IllegalReason reason);

/// \name Words for people
/// @{
std::string_view name(go::Color color); ///< "Black"
std::string_view explain(go::IllegalReason reason); ///< "a forbidden point"
std::string_view name(sgf::RuleSet rules);
std::string sizeText(go::BoardSize size); ///< "19×19"
std::string plural(int count, std::string_view one); ///< "1 pass", "2 passes"
/// @}

} // namespace cli
