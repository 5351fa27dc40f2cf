// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sgf/convert.h"

#include "core/go/outcome.h"
#include "core/sgf/gameinfo.h"
#include "core/sgf/gamerecord.h"
#include "core/sgf/properties.h"
#include "core/sgf/writer.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

namespace sgf {

namespace {

// One property on its way to the new record.
struct Entry {
    std::string name;
    std::vector<std::string> values; // raw
};
using Entries = std::vector<Entry>;

bool isOneOf(std::string_view name, std::initializer_list<std::string_view> names)
{
    return std::ranges::find(names, name) != names.end();
}

bool isMove(std::string_view name) { return isOneOf(name, {"B", "W"}); }

// What belongs to a move or describes the board after it.
bool followsMove(std::string_view name)
{
    return isOneOf(name,
        {"BL", "WL", "OB", "OW", "MN", "KO", "BM", "DO", "IT", "TE", "C", "TB", "TW", "MA", "TR", "CR", "SQ",
            "LB", "AR", "LN", "DD", "SL", "N", "V", "GB", "GW", "DM", "UC", "HO"});
}

bool isPointList(std::string_view name)
{
    return isOneOf(name, {"B", "W", "AB", "AW", "AE", "TB", "TW", "MA", "TR", "CR", "SQ", "SL", "DD", "VW"});
}

bool namesSomebody(std::string_view name)
{
    return isOneOf(name, {"PB", "PW", "BT", "WT", "GN", "US", "AN", "CP", "SO", "C", "GC", "N"});
}

std::string trimmed(std::string_view text)
{
    const auto isSpace = [](char c) { return c == ' ' || (c >= '\t' && c <= '\r'); };
    while (!text.empty() && isSpace(text.front())) {
        text.remove_prefix(1);
    }
    while (!text.empty() && isSpace(text.back())) {
        text.remove_suffix(1);
        const std::size_t last = text.find_last_not_of('\\');
        const std::size_t backslashes = text.size() - (last == std::string_view::npos ? 0 : last + 1);
        if (backslashes % 2 == 1) {
            text.remove_suffix(1); // it escaped the space; alone it would swallow the closing bracket
        }
    }
    return std::string(text);
}

class Converter {
public:
    Converter(const Collection& collection, std::size_t game, Names names)
        : m_collection(collection)
        , m_game(game)
        , m_names(names)
        , m_source(collection, game)
        , m_record(gameRecordOf(collection, game))
    { }

    void write(Writer& writer);

private:
    void node(NodeIndex index, Writer& writer);
    bool isPlainMove(NodeIndex index) const;
    Entries entriesOf(NodeIndex index) const;
    void cleanValues(Entry& entry) const;
    void correct(Entry& entry) const;
    std::string komiText() const;
    bool komiIsNear() const;
    bool komiIsUnderstood() const;
    bool timeIsUnderstood() const;
    Entries rootEntries(Entries entries) const;
    void addMissing(Entries& entries) const;
    bool isPromoted(NodeIndex index) const
    {
        return std::ranges::find(m_promoted, index) != m_promoted.end();
    }
    void notePromoted();
    const Note* noteOf(NoteKind kind) const
    {
        const auto found = std::ranges::find(m_record.notes, kind, &Note::kind);
        return found != m_record.notes.end() ? &*found : nullptr;
    }
    bool hasNote(NoteKind kind, std::string_view property) const
    {
        return std::ranges::any_of(
            m_record.notes, [&](const Note& note) { return note.kind == kind && note.property == property; });
    }

    const Collection& m_collection;
    std::size_t m_game;
    Names m_names;
    InfoSource m_source;
    GameRecord m_record;
    std::vector<NodeIndex> m_promoted; // their first moves of Black are handicap stones
};

// Where a server's own name became one that stood there empty.
void keepOne(Entries& entries)
{
    Entries kept;
    for (const Entry& entry : entries) {
        const auto same = [&entry](const Entry& other) { return other.name == entry.name; };
        const bool empty = entry.values.size() == 1 && entry.values.front().empty();
        if (!empty || isMove(entry.name) || std::ranges::count_if(entries, same) == 1) {
            kept.push_back(entry);
        }
    }
    entries = std::move(kept);
}

// A second comment of one node continues the first.
void join(Entry& entry, const Entry& more)
{
    if (isOneOf(entry.name, {"C", "GC"})) {
        entry.values.front() += "\n\n" + more.values.front();
    } else {
        entry.values.insert(entry.values.end(), more.values.begin(), more.values.end());
    }
}

void emit(Writer& writer, const Entries& entries)
{
    writer.node();
    for (const Entry& entry : entries) {
        writer.property(entry.name);
        for (const std::string& value : entry.values) {
            writer.value(value);
        }
    }
}

void Converter::write(Writer& writer)
{
    notePromoted();
    writeGame(m_collection, m_game, writer, [&](NodeIndex index) { node(index, writer); });
}

// The nodes on the way to the first move of White, as settleHandicap() has seen them.
void Converter::notePromoted()
{
    if (noteOf(NoteKind::HandicapFromMoves) == nullptr) {
        return;
    }
    int left = m_record.handicap;
    for (NodeIndex node = m_collection.games[m_game]; node != noNode && left > 0;
         node = m_collection.firstChild(node)) {
        const Property* const move = m_collection.find(node, name("B"));
        if (move == nullptr) {
            continue;
        }
        m_promoted.push_back(node);
        left -= static_cast<int>(m_collection.valuesOf(*move).size());
    }
}

// Properties of the same name become one, values in order; moves keep their order among each other.
Entries Converter::entriesOf(NodeIndex index) const
{
    Entries entries;
    for (const Property& property : m_collection.propertiesOf(index)) {
        Entry entry{m_collection.nameOf(property), {}};
        for (const Slice value : m_collection.valuesOf(property)) {
            entry.values.emplace_back(m_collection.raw(value));
        }
        if (entry.name == "B" && isPromoted(index)) {
            entry.name = "AB";
        }
        cleanValues(entry);
        const auto same
            = isMove(entry.name) ? entries.end() : std::ranges::find(entries, entry.name, &Entry::name);
        if (same == entries.end()) {
            entries.push_back(std::move(entry));
        } else if (same->values != entry.values) {
            join(*same, entry);
        }
    }
    for (Entry& entry : entries) {
        if (m_source.nodeOf(entry.name) == index) {
            correct(entry);
        }
    }
    return entries;
}

void Converter::cleanValues(Entry& entry) const
{
    if (!isPointList(entry.name)) {
        return;
    }
    for (std::string& value : entry.values) {
        value = trimmed(value);
        const auto move = isMove(entry.name) ? moveOf(value, m_record.size) : std::nullopt;
        if (move && !move->point) {
            value.clear();
        }
    }
}

// Values that the record's reader had to understand in its own way are written as SGF has them.
void Converter::correct(Entry& entry) const
{
    if (entry.name == "TE" && hasNote(NoteKind::ForeignName, "TE")) {
        entry.name = "EV";
    } else if (entry.name == "RD" && hasNote(NoteKind::ForeignName, "RD")) {
        entry.name = "DT";
    } else if (entry.name == "KO" && hasNote(NoteKind::KomiFromKo, "KO") && komiIsNear()) {
        entry = {"KM", {komiText()}};
    } else if (entry.name == "KM" && komiIsUnderstood()) {
        entry.values = {komiText()};
    } else if (entry.name == "RE" && hasNote(NoteKind::ResultInWords, "RE")) {
        entry.values = {go::sgfResult(m_record.result)};
    } else if (entry.name == "TM" && timeIsUnderstood()) {
        entry.values = {realText(timing::sgfMainTime(*m_record.time).count())};
    } else if (entry.name == "HA" && noteOf(NoteKind::HandicapFromMoves) != nullptr) {
        entry.values = {std::to_string(m_record.handicap)};
    }
}

std::string Converter::komiText() const { return realText(Thousandths{m_record.komi.value_or(0)} * 500); }

// Far komi would be taken for hundredths when read again.
bool Converter::komiIsNear() const
{
    constexpr go::QuarterZi far = 40;
    return m_record.komi && *m_record.komi > -far && *m_record.komi < far;
}

bool Converter::komiIsUnderstood() const
{
    const bool noted = hasNote(NoteKind::KomiHundredths, "KM") || hasNote(NoteKind::KomiInZi, "KM")
        || hasNote(NoteKind::KomiInWords, "KM") || hasNote(NoteKind::NoKomiWithHandicap, "KM");
    return noted && komiIsNear();
}

bool Converter::timeIsUnderstood() const
{
    return m_record.time && (hasNote(NoteKind::TimeInMinutes, "TM") || hasNote(NoteKind::TimeInWords, "TM"));
}

void Converter::addMissing(Entries& entries) const
{
    const auto has = [&entries](std::string_view name) {
        return std::ranges::find(entries, name, &Entry::name) != entries.end();
    };
    if (!has("GM")) {
        entries.push_back({"GM", {"1"}});
    }
    if (!has("HA") && noteOf(NoteKind::HandicapFromMoves)) {
        entries.push_back({"HA", {std::to_string(m_record.handicap)}});
    }
    const bool foreignPeriods = noteOf(NoteKind::PeriodsInWords) || noteOf(NoteKind::PeriodsFromFox);
    if (!has("OT") && foreignPeriods && m_record.time) {
        entries.push_back({"OT", {timing::overtimeText(*m_record.time)}});
    }
}

Entries Converter::rootEntries(Entries entries) const
{
    const bool periodsInWords = noteOf(NoteKind::PeriodsInWords) != nullptr;
    std::erase_if(entries, [&](const Entry& entry) {
        return isOneOf(entry.name, {"FF", "CA"}) || (periodsInWords && isOneOf(entry.name, {"LT", "LC"}));
    });
    keepOne(entries);
    entries.insert(entries.begin(), {Entry{"FF", {"4"}}, Entry{"CA", {"UTF-8"}}});
    addMissing(entries);
    return entries;
}

// One entry for each single move, in order.
Entries movesOf(const Entries& entries)
{
    Entries moves;
    for (const Entry& entry : entries) {
        if (!isMove(entry.name)) {
            continue;
        }
        for (const std::string& value : entry.values) {
            moves.push_back({entry.name, {value}});
        }
    }
    return moves;
}

// What is set up or said of the game comes before the moves, what belongs to them stays with the last.
void emitParted(Writer& writer, const Entries& entries, const Entries& moves)
{
    Entries before;
    Entries last{moves.back()};
    for (const Entry& entry : entries) {
        if (!isMove(entry.name)) {
            (followsMove(entry.name) ? last : before).push_back(entry);
        }
    }
    if (!before.empty()) {
        emit(writer, before);
    }
    for (std::size_t i = 0; i + 1 < moves.size(); ++i) {
        emit(writer, {moves[i]});
    }
    emit(writer, last);
}

// Nearly every node is one move on the board and nothing else: it stays as it is.
bool Converter::isPlainMove(NodeIndex index) const
{
    const auto properties = m_collection.propertiesOf(index);
    if (properties.size() != 1 || (properties[0].name != name("B") && properties[0].name != name("W"))) {
        return false;
    }
    const auto values = m_collection.valuesOf(properties[0]);
    const std::string_view raw = m_collection.raw(values.front());
    const auto move = values.size() == 1 && raw.size() == 2 ? moveOf(raw, m_record.size) : std::nullopt;
    return move && move->point && index != m_collection.games[m_game] && !isPromoted(index);
}

void Converter::node(NodeIndex index, Writer& writer)
{
    if (isPlainMove(index)) {
        writer.node(m_collection, index);
        return;
    }
    Entries entries = entriesOf(index);
    if (index == m_collection.games[m_game]) {
        entries = rootEntries(std::move(entries));
    } else {
        std::erase_if(entries, [](const Entry& entry) { return isOneOf(entry.name, {"FF", "GM", "CA"}); });
    }
    if (m_names == Names::LeftOut) {
        std::erase_if(entries, [](const Entry& entry) { return namesSomebody(entry.name); });
    }
    const Entries moves = movesOf(entries);
    const bool setsUp = std::ranges::any_of(entries, [](const Entry& entry) {
        return isOneOf(entry.name, {"AB", "AW", "AE", "PL"});
    });
    // FF[4] has one move in a node, and no stones set up beside it.
    if (moves.size() > 1 || (moves.size() == 1 && setsUp)) {
        emitParted(writer, entries, moves);
    } else {
        emit(writer, entries);
    }
}

} // namespace

std::string converted(const Collection& collection, Names names)
{
    Writer writer;
    writer.reserve(collection.source.size());
    for (std::size_t game = 0; game < collection.games.size(); ++game) {
        Converter(collection, game, names).write(writer);
    }
    return writer.take();
}

} // namespace sgf
