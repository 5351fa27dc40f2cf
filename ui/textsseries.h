// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/series.h"

#include <QString>

/// The words of exam series; see ui/texts.h.
namespace ui::texts {

QString ending(go::OutcomeKind kind); ///< "Resignation"
QString timeTrouble(exam::TimeTrouble trouble); ///< "in byo-yomi"
/// The name that was given to it, or that of the organiser; without the level.
QString planName(const exam::SeriesPlan& plan);
QString seriesColours(exam::SeriesColours colours);
QString passKind(exam::PassKind kind);
/// "3 wins in 5 rounds", "40 % of the participants, about 5 wins in 7 rounds".
QString passLine(const exam::SeriesPlan& plan);
QString planFault(exam::PlanFaultKind fault);
QString roundScore(exam::RoundScore score); ///< "Win"
/// "White wins by resignation", "Bye", "unfinished"; empty for a round still to come.
QString roundResult(const exam::Round& round, go::Scoring scoring);
/// "Passed", "Can still pass".
QString verdict(exam::Verdict verdict);
/// One sentence: what was reached and what is missing.
QString standing(const exam::SeriesPlan& plan, const exam::Standing& standing);

} // namespace ui::texts
