// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/archivesaid.h"

#include "core/exam/fields.h"

#include <algorithm>
#include <array>
#include <utility>

namespace shell {

namespace {

using exam::Say;
using Unit = exam::Announcement::Unit;

/// Words are part of the file format.
constexpr std::array words{
    std::pair{Say::Enter, "enter"},
    std::pair{Say::Seconds, "seconds"},
    std::pair{Say::Minute, "minute"},
    std::pair{Say::Left, "left"},
    std::pair{Say::Remaining, "remaining"},
    std::pair{Say::Count, "count"},
    std::pair{Say::LostOnTime, "lost-on-time"},
    std::pair{Say::GameStart, "game-start"},
    std::pair{Say::Pass, "pass"},
    std::pair{Say::VoidMove, "void-move"},
    std::pair{Say::Warning, "warning"},
    std::pair{Say::WarningsLose, "warnings-lose"},
    std::pair{Say::EndProposed, "end-proposed"},
    std::pair{Say::EndAgreed, "end-agreed"},
    std::pair{Say::EndDeclined, "end-declined"},
    std::pair{Say::CountNow, "count-now"},
    std::pair{Say::Recount, "recount"},
    std::pair{Say::Pause, "pause"},
    std::pair{Say::Resume, "resume"},
    std::pair{Say::RefereeCalled, "referee-called"},
    std::pair{Say::Resigns, "resigns"},
    std::pair{Say::Result, "result"},
    std::pair{Say::Answer, "answer"},
    std::pair{Say::ClockAdjusted, "clock-adjusted"},
    std::pair{Say::TakenBack, "taken-back"},
    std::pair{Say::Sealed, "sealed"},
    std::pair{Say::SealOpened, "seal-opened"},
    std::pair{Say::Ruling, "ruling"},
    std::pair{Say::Appeal, "appeal"},
    std::pair{Say::SeatLeft, "seat-left"},
    std::pair{Say::SeatTaken, "seat-taken"},
    std::pair{Say::LastMove, "last-move"},
    std::pair{Say::Repetition, "repetition"},
};

constexpr std::array units{
    std::pair{Unit::None, ""},
    std::pair{Unit::Minutes, "minutes"},
    std::pair{Unit::Periods, "periods"},
    std::pair{Unit::Stones, "stones"},
    std::pair{Unit::Points, "points"},
};

template <class Table, class Value> std::string wordOf(const Table& table, Value value)
{
    const auto* const found
        = std::find_if(table.begin(), table.end(), [&](const auto& entry) { return entry.first == value; });
    return found == table.end() ? std::string{} : std::string{found->second};
}

template <class Table> auto valueOf(const Table& table, std::string_view word)
{
    const auto* const found
        = std::find_if(table.begin(), table.end(), [&](const auto& entry) { return word == entry.second; });
    return found == table.end() ? std::nullopt : std::optional{found->first};
}

bool has(std::string_view text, std::string_view key)
{
    return text.find(" " + std::string{key} + "=") != std::string_view::npos;
}

} // namespace

std::string toText(const exam::Announcement& said)
{
    exam::FieldWriter out(wordOf(words, said.say));
    if (said.side) {
        out.side(*said.side);
    }
    if (said.value != 0) {
        out.number("value", said.value);
    }
    if (said.unit != Unit::None) {
        out.text("unit", wordOf(units, said.unit));
    }
    if (said.outcome) {
        out.outcome(*said.outcome);
    }
    if (said.incident) {
        out.text("incident", exam::wordOf(*said.incident));
        out.ruling("ruling", said.ruling);
    }
    if (said.row != 0) {
        out.number("row", said.row);
    }
    return out.line();
}

std::optional<exam::Announcement> announcementFromText(std::string_view text)
{
    const std::size_t end = std::min(text.find(' '), text.size());
    const auto say = valueOf(words, text.substr(0, end));
    if (!say) {
        return std::nullopt;
    }
    exam::Announcement said;
    said.say = *say;
    exam::FieldReader in(text.substr(std::min(end + 1, text.size())));
    if (has(text, "side")) {
        said.side = in.side();
    }
    if (has(text, "value")) {
        said.value = static_cast<int>(in.number("value", -1'000'000, 1'000'000));
    }
    if (has(text, "unit")) {
        const auto unit = valueOf(units, in.text("unit"));
        if (!unit) {
            return std::nullopt;
        }
        said.unit = *unit;
    }
    if (has(text, "outcome")) {
        said.outcome = in.outcome();
    }
    if (has(text, "incident")) {
        said.incident = in.incident("incident");
        said.ruling = in.ruling("ruling");
    }
    if (has(text, "row")) {
        said.row = static_cast<int>(in.number("row", 0, 1'000'000));
    }
    return in.fault().empty() ? std::optional{said} : std::nullopt;
}

} // namespace shell
