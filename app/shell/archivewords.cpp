// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/archivewords.h"

#include <QStringView>

#include <algorithm>
#include <array>
#include <utility>

namespace shell {

namespace {

using namespace Qt::StringLiterals;
using go::OutcomeKind;

constexpr std::array words{
    std::pair{OutcomeKind::Count, QStringView{u"count"}},
    std::pair{OutcomeKind::Resignation, QStringView{u"resignation"}},
    std::pair{OutcomeKind::Time, QStringView{u"time"}},
    std::pair{OutcomeKind::Foul, QStringView{u"foul"}},
    std::pair{OutcomeKind::Forfeit, QStringView{u"forfeit"}},
    std::pair{OutcomeKind::Draw, QStringView{u"draw"}},
    std::pair{OutcomeKind::NoResult, QStringView{u"no-result"}},
    std::pair{OutcomeKind::Replay, QStringView{u"replay"}},
    std::pair{OutcomeKind::BothLose, QStringView{u"both-lose"}},
    std::pair{OutcomeKind::Unknown, QStringView{u"unknown"}},
};

} // namespace

QString wordOf(OutcomeKind kind)
{
    const auto* const found
        = std::find_if(words.begin(), words.end(), [&](const auto& entry) { return entry.first == kind; });
    return found == words.end() ? QString{} : found->second.toString();
}

OutcomeKind outcomeKindOf(const QString& word)
{
    const auto* const found
        = std::find_if(words.begin(), words.end(), [&](const auto& entry) { return entry.second == word; });
    return found == words.end() ? OutcomeKind::Unknown : found->first;
}

QVariant wordOf(std::optional<go::Color> side)
{
    if (!side) {
        return {};
    }
    return *side == go::Color::Black ? u"black"_s : u"white"_s;
}

std::optional<go::Color> sideOf(const QString& word)
{
    if (word == u"black") {
        return go::Color::Black;
    }
    return word == u"white" ? std::optional(go::Color::White) : std::nullopt;
}

QString wordOf(go::Scoring scoring) { return scoring == go::Scoring::Territory ? u"territory"_s : u"area"_s; }

go::Scoring scoringOf(const QString& word)
{
    return word == u"territory" ? go::Scoring::Territory : go::Scoring::Area;
}

std::optional<go::Outcome> outcomeOf(const QVariant& kind, const QString& winner, int margin)
{
    if (kind.isNull()) {
        return std::nullopt;
    }
    return go::Outcome{outcomeKindOf(kind.toString()), sideOf(winner), margin};
}

} // namespace shell
