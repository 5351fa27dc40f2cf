// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timing/countdown.h"

#include <algorithm>

namespace timing {

namespace {

// Beyond this a number would be heard in the second after its own.
constexpr Millis stillTrue{400};

constexpr bool isBalance(CueKind kind) { return kind == CueKind::Enter || kind == CueKind::Left; }

template <class Predicate> std::optional<Cue> newest(const std::vector<Cue>& due, Predicate predicate)
{
    const auto found = std::find_if(due.rbegin(), due.rend(), predicate);
    if (found == due.rend()) {
        return std::nullopt;
    }
    return *found;
}

/// A balance with the "one minute" that belongs to it, if that is still true.
std::vector<Cue> balanceSpoken(const std::vector<Cue>& due, const Cue& balance, Millis elapsed)
{
    const auto minute = newest(due, [&](const Cue& cue) {
        return cue.kind == CueKind::Minute && cue.at == balance.at && elapsed - cue.at <= stillTrue;
    });
    if (minute) {
        return {*minute, balance};
    }
    return {balance};
}

} // namespace

std::vector<Cue> spokenOf(const std::vector<Cue>& due, Millis elapsed)
{
    if (const auto lost = newest(due, [](const Cue& cue) { return cue.kind == CueKind::Lost; })) {
        return {*lost};
    }
    auto number = newest(due, [](const Cue& cue) { return !isLedger(cue.kind); });
    if (number && elapsed - number->at > stillTrue) {
        number.reset();
    }

    const auto balance = newest(due, [](const Cue& cue) { return isBalance(cue.kind); });
    if (balance) {
        // A player who hears his last seconds needs them more than a sum that is also on the screen.
        const bool isLate = elapsed - balance->at > stillTrue;
        if (isLate && number && number->kind == CueKind::Count) {
            return {*number};
        }
        return balanceSpoken(due, *balance, elapsed);
    }
    if (number) {
        return {*number};
    }
    return {};
}

} // namespace timing
