// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/decide.h"
#include "core/exam/referee.h"
#include "core/exam/setup.h"
#include "core/go/cycle.h"
#include "core/go/outcome.h"
#include "core/timing/timecontrol.h"
#include "ui/incidents.h"

#include <QString>

#include <optional>
#include <string_view>

/// The only place that turns values of the core into words. Every sentence is in the language that the
/// application speaks at the moment of the call.
namespace ui::texts {

/// \name Names
/// @{
QString color(go::Color color); ///< "Black"
QString side(go::Color color); ///< "Black" as a party: 黑方
/// "Black, Li Ming 2D": the parts that are known.
QString sideAndPlayer(go::Color color, const exam::Player& player);
QString playerAndGrade(const exam::Player& player); ///< "Li Ming 2D"; the dash for nobody
QString conduct(exam::Conduct conduct);
QString colourChoice(exam::ColourChoice choice);
QString consequence(exam::Consequence consequence);
QString ruling(const exam::Ruling& ruling); ///< "put back, a warning"; "no penalty"
QString penalty(const exam::Penalty& penalty); ///< its rulings: "put back or a draw"
QString incidentGroup(IncidentGroup group);
QString profile(std::string_view id); ///< of exam::profiles(); an unknown id as it is
QString presetName(std::string_view id); ///< of exam::presets(); an unknown id as it is
QString pauseReason(exam::PauseReason reason);
QString incident(exam::Incident incident);
/// "A50": where the rules speak of it; empty where they do not.
QString clause(exam::Incident incident);
/// What the rules say, in our words.
QString rule(exam::Incident incident);
/// What is to be done at the board.
QString reaction(exam::Incident incident);
QString deadSource(exam::DeadSource source);
QString boardSize(go::BoardSize size); ///< "19 × 19"
QString point(go::Point point, go::BoardSize size); ///< "Q16"
/// @}

/// \name Quantities
/// @{
QString duration(timing::Millis span); ///< "1:00:00", "55:00", "0:05"; parts of a second are dropped
/// Reads duration()'s form, "1:30" as minutes and seconds, or whole minutes "60"; nothing if it is neither
/// or beyond 99 hours.
std::optional<timing::Millis> durationFrom(const QString& text);
QString zi(go::QuarterZi amount); ///< "2¾ zi"; the amount without sign
QString points(go::QuarterZi amount); ///< "5.5 points"; the amount without sign
QString komi(go::QuarterZi komi); ///< "3¾ zi = 7½ points"
QString halves(int halfPoints); ///< "180½": an area in half points
QString kind(const timing::TimeControl& control); ///< "Reserved minutes"
/// The setting as one sentence: "1:00:00 of which 5 min byo-yomi = 55:00 free + 5 × 1:00".
QString timeControl(const timing::TimeControl& control);
/// @}

/// \name Sentences
/// @{
/// "Black wins by 3/4 zi (1.5 points)"; the Chinese forms are those of the rules: 黑胜2又3/4子.
QString outcome(const go::Outcome& outcome);
/// The same of a game counted that way: by territory a margin is spoken of in points alone.
QString countedResult(const go::Outcome& outcome, go::Scoring scoring);
/// What the referee says, in the words that are spoken: 三十秒, 还剩四分钟, 十，超时判负.
QString announcement(const exam::Announcement& said);
/// "Black: moved a stone that had been played – put back, a warning"
QString ruled(go::Color side, exam::Incident incident, const exam::Ruling& ruling, int zi);
QString cycle(go::CycleKind kind); ///< "triple ko"
/// The whole board repeats; after 0 rounds it would.
QString repetition(go::CycleKind kind, int rounds);
QString refusal(const exam::Refusal& refusal);
QString illegal(go::IllegalReason reason);
QString timeFault(timing::TimeFault fault);
QString setupFault(const exam::SetupFault& fault);
/// One line of a log, without its instant: "Black plays Q16".
QString eventLine(const exam::Event& event, go::BoardSize size = {});
/// @}

} // namespace ui::texts
