// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/foul.h"

#include <algorithm>

namespace exam {

namespace {

/// In the order of Incident.
constexpr std::array<std::string_view, incidentCount> incidentWords{"moved-stone", "wrong-removal",
    "disturbance", "consultation", "clock-misuse", "other", "forbidden-point", "ko-retake", "repetition",
    "two-plays", "long-cycle", "refused-end", "dropped-stone", "drop-disputed", "shifted-agreed",
    "shifted-disputed", "shifted-on-purpose", "scattered-by-force", "scattered-by-accident",
    "scattered-on-purpose", "colours-swapped", "false-life", "miscounted", "overtime", "pressed-early",
    "pressed-before-lifting", "other-hand", "clock-fault", "late", "absent", "leaving", "wandering", "untidy",
    "unruly", "not-tidied-up"};

/// In the order of Consequence.
constexpr std::array<std::string_view, consequenceCount> consequenceWords{"refused", "void-pass", "warning",
    "loss", "void", "put-back", "stands", "free-choice", "restored", "deduction", "swap-colours",
    "chief-referee", "draw", "no-result", "replay", "both-lose"};

template <class Enum, std::size_t Size>
std::optional<Enum> valueOf(const std::array<std::string_view, Size>& words, std::string_view word)
{
    const auto* const found = std::find(words.begin(), words.end(), word);
    return found == words.end() ? std::nullopt : std::optional(static_cast<Enum>(found - words.begin()));
}

constexpr std::array endings{
    Consequence::Loss, Consequence::Draw, Consequence::NoResult, Consequence::Replay, Consequence::BothLose};

std::ptrdiff_t endingsOf(const Ruling& ruling)
{
    return std::count_if(
        endings.begin(), endings.end(), [&ruling](Consequence each) { return ruling.has(each); });
}

} // namespace

bool endsGame(const Ruling& ruling) { return endingsOf(ruling) > 0; }

bool isConsistent(const Ruling& ruling)
{
    const bool lonely = ruling.has(Consequence::Refused) || ruling.has(Consequence::ChiefReferee);
    const bool alone = ruling == Ruling{Consequence::Refused} || ruling == Ruling{Consequence::ChiefReferee};
    const bool voidTwice = ruling.has(Consequence::Void) && ruling.has(Consequence::VoidPass);
    return endingsOf(ruling) <= 1 && (!lonely || alone) && !voidTwice;
}

bool Penalty::allows(Consequence consequence) const
{
    return std::any_of(m_choices.begin(), m_choices.begin() + m_count,
        [consequence](const Ruling& choice) { return choice.has(consequence); });
}

std::string_view wordOf(Incident incident) { return incidentWords[static_cast<std::size_t>(incident)]; }

std::optional<Incident> incidentFrom(std::string_view word) { return valueOf<Incident>(incidentWords, word); }

std::string_view wordOf(Consequence consequence)
{
    return consequenceWords[static_cast<std::size_t>(consequence)];
}

std::optional<Consequence> consequenceFrom(std::string_view word)
{
    return valueOf<Consequence>(consequenceWords, word);
}

std::string wordsOf(const Ruling& ruling, std::string_view joint)
{
    std::string joined;
    for (std::size_t i = 0; i < consequenceCount; ++i) {
        const auto each = static_cast<Consequence>(i);
        if (ruling.has(each)) {
            joined += joined.empty() ? std::string_view{} : joint;
            joined += wordOf(each);
        }
    }
    return joined.empty() ? "nothing" : joined;
}

bool isUrgent(Incident incident)
{
    switch (incident) {
    case Incident::Disturbance:
    case Incident::Consultation:
    case Incident::ClockMisuse:
    case Incident::ClockFault:
    case Incident::PressedEarly:
    case Incident::PressedBeforeLifting:
    case Incident::OtherHand:
    case Incident::Overtime:
    case Incident::WrongRemoval:
    case Incident::ShiftedOnPurpose:
    case Incident::ScatteredByForce:
    case Incident::ScatteredByAccident:
    case Incident::ScatteredOnPurpose:
    case Incident::Leaving:
    case Incident::Unruly:
        return true;
    case Incident::MovedStone:
    case Incident::Other:
    case Incident::ForbiddenPoint:
    case Incident::KoRetake:
    case Incident::Repetition:
    case Incident::TwoPlays:
    case Incident::LongCycle:
    case Incident::RefusedEnd:
    case Incident::DroppedStone:
    case Incident::DropDisputed:
    case Incident::ShiftedAgreed:
    case Incident::ShiftedDisputed:
    case Incident::ColoursSwapped:
    case Incident::FalseLife:
    case Incident::Miscounted:
    case Incident::Late:
    case Incident::Absent:
    case Incident::Wandering:
    case Incident::Untidy:
    case Incident::NotTidiedUp:
        break;
    }
    return false;
}

bool isClaimedAtOnce(Incident incident)
{
    return incident == Incident::MovedStone || incident == Incident::TwoPlays
        || incident == Incident::DropDisputed || incident == Incident::ForbiddenPoint
        || incident == Incident::KoRetake || incident == Incident::Repetition;
}

} // namespace exam
