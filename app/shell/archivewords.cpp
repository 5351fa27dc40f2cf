// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/archivewords.h"

#include <QStringView>

#include <algorithm>
#include <array>
#include <utility>

namespace shell {

namespace {

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

} // namespace shell
