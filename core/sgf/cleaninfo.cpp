// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sgf/cleaninfo.h"

#include "core/go/outcome.h"
#include "core/sgf/properties.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace sgf {

namespace {

constexpr std::array<std::string_view, 20> infoNames{"SZ", "EV", "RO", "GN", "DT", "PC", "RU", "OT", "RE",
    "AP", "GC", "PB", "BR", "PW", "WR", "KM", "HA", "TM", "TC", "TT"};

bool isInfo(std::string_view name) { return std::ranges::find(infoNames, name) != infoNames.end(); }

bool isBlank(std::string_view raw) { return infoText(raw).empty(); }

// A value that is read in place of one that stood there blank comes first; what stood behind it is kept.
void putFirst(Entries& entries, Entry entry)
{
    const auto same = std::ranges::find(entries, entry.name, &Entry::name);
    if (same == entries.end()) {
        entries.push_back(std::move(entry));
        return;
    }
    std::erase_if(same->values, isBlank);
    same->values.insert(same->values.begin(), entry.values.begin(), entry.values.end());
}

} // namespace

bool CleanInfo::hasNote(NoteKind kind) const
{
    return std::ranges::find(m_record.notes, kind, &Note::kind) != m_record.notes.end();
}

bool CleanInfo::hasNote(NoteKind kind, std::string_view property) const
{
    return std::ranges::any_of(
        m_record.notes, [&](const Note& note) { return note.kind == kind && note.property == property; });
}

std::vector<NodeIndex> CleanInfo::laterNodes() const
{
    return {m_source.nodes().begin() + 1, m_source.nodes().end()};
}

bool CleanInfo::isTaken(NodeIndex node, std::string_view property) const
{
    return isInfo(property) && m_source.nodeOf(property) == node;
}

std::string CleanInfo::komiText() const { return realText(Thousandths{m_record.komi.value_or(0)} * 500); }

// Far komi would be taken for hundredths when read again.
bool CleanInfo::komiIsUnderstood() const
{
    constexpr go::QuarterZi far = 40;
    const bool noted = hasNote(NoteKind::KomiHundredths, "KM") || hasNote(NoteKind::KomiInZi, "KM")
        || hasNote(NoteKind::KomiInWords, "KM") || hasNote(NoteKind::NoKomiWithHandicap, "KM");
    return noted && m_record.komi && *m_record.komi > -far && *m_record.komi < far;
}

// Values that the record's reader had to understand in its own way are written as SGF has them.
void CleanInfo::correct(Entry& entry) const
{
    std::string& value = entry.values.front();
    if (entry.name == "KM" && komiIsUnderstood()) {
        value = komiText();
    } else if (entry.name == "RE" && hasNote(NoteKind::ResultInWords, "RE")) {
        value = go::sgfResult(m_record.result);
    } else if (entry.name == "HA" && hasNote(NoteKind::HandicapFromMoves)) {
        value = std::to_string(m_record.handicap);
    } else if (entry.name == "TM") {
        if (const auto main = mainTimeOf(m_source); main && main->howRead) {
            value = realText(main->time.count());
        }
    }
}

// What stands under a server's own name.
void CleanInfo::rename(Entries& entries) const
{
    const auto move = [&entries](std::string_view foreign, std::string_view name,
                          std::optional<std::string> value = {}) {
        const auto found = std::ranges::find(entries, foreign, &Entry::name);
        if (found == entries.end()) {
            return;
        }
        Entry entry{std::string(name), value ? std::vector{*std::move(value)} : std::move(found->values)};
        if (std::ranges::find(entries, name, &Entry::name) == entries.end()) {
            *found = std::move(entry);
        } else {
            entries.erase(found);
            putFirst(entries, std::move(entry));
        }
    };
    if (hasNote(NoteKind::ForeignName, "TE")) {
        move("TE", "EV");
    }
    if (hasNote(NoteKind::ForeignName, "RD")) {
        move("RD", "DT");
    }
    if (hasNote(NoteKind::KomiFromKo, "KO")) {
        move("KO", "KM", komiText());
    }
    if (hasNote(NoteKind::PeriodsInWords)) {
        std::erase_if(entries, [](const Entry& entry) { return entry.name == "LT" || entry.name == "LC"; });
    }
}

void CleanInfo::addMissing(Entries& entries) const
{
    const auto has = [&entries](std::string_view name) {
        return std::ranges::find(entries, name, &Entry::name) != entries.end();
    };
    if (!has("GM")) {
        entries.push_back({"GM", {"1"}});
    }
    if (!has("HA") && hasNote(NoteKind::HandicapFromMoves)) {
        entries.push_back({"HA", {std::to_string(m_record.handicap)}});
    }
    const bool foreignPeriods = hasNote(NoteKind::PeriodsInWords) || hasNote(NoteKind::PeriodsFromFox);
    if (foreignPeriods && m_record.time) {
        putFirst(entries, {"OT", {timing::overtimeText(*m_record.time)}});
    }
}

Entries CleanInfo::rootEntries(Entries own, Entries taken) const
{
    Entries entries = std::move(own);
    std::erase_if(entries, [](const Entry& entry) { return entry.name == "FF" || entry.name == "CA"; });
    entries.insert(
        entries.end(), std::make_move_iterator(taken.begin()), std::make_move_iterator(taken.end()));
    std::ranges::for_each(entries, [this](Entry& entry) { correct(entry); });
    rename(entries);
    addMissing(entries);
    entries.insert(entries.begin(), {Entry{"FF", {"4"}}, Entry{"CA", {"UTF-8"}}});
    return entries;
}

} // namespace sgf
