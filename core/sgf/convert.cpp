// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sgf/convert.h"

#include "core/sgf/cleaninfo.h"
#include "core/sgf/gameinfo.h"
#include "core/sgf/gamerecord.h"
#include "core/sgf/properties.h"
#include "core/sgf/writer.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace sgf {

namespace {

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
        , m_info(m_source, m_record)
        , m_isGo(!hasNote(NoteKind::NotGo))
    { }

    void write(Writer& writer);

private:
    void node(NodeIndex index, Writer& writer);
    bool isPlainMove(NodeIndex index) const;
    Entries entriesOf(NodeIndex index) const;
    Entries takenFromLater() const;
    void cleanValues(Entry& entry) const;
    std::size_t promotedIn(NodeIndex index) const
    {
        const auto found = std::ranges::find(m_promoted, index, &Promoted::node);
        return found != m_promoted.end() ? found->moves : 0;
    }
    void notePromoted();
    bool hasNote(NoteKind kind) const
    {
        return std::ranges::find(m_record.notes, kind, &Note::kind) != m_record.notes.end();
    }

    const Collection& m_collection;
    std::size_t m_game;
    Names m_names;
    InfoSource m_source;
    GameRecord m_record;
    CleanInfo m_info;
    bool m_isGo; // other games keep their values and nodes
    struct Promoted {
        NodeIndex node = 0;
        std::size_t moves = 0; // the node's first of Black, which are handicap stones
    };
    std::vector<Promoted> m_promoted;
};

// A second comment of one node continues the first.
void join(Entry& entry, const Entry& more)
{
    if (isOneOf(entry.name, {"C", "GC"})) {
        entry.values.front() += "\n\n" + more.values.front();
    } else {
        entry.values.insert(entry.values.end(), more.values.begin(), more.values.end());
    }
}

void emitProperties(Writer& writer, const Entries& entries)
{
    for (const Entry& entry : entries) {
        writer.property(entry.name);
        for (const std::string& value : entry.values) {
            writer.value(value);
        }
    }
}

void emit(Writer& writer, const Entries& entries)
{
    writer.node();
    emitProperties(writer, entries);
}

void Converter::write(Writer& writer)
{
    notePromoted();
    writeGame(m_collection, m_game, writer, [&](NodeIndex index) { node(index, writer); });
}

// On the way to the first move of White, as settleHandicap() has seen it.
void Converter::notePromoted()
{
    const bool some = hasNote(NoteKind::HandicapFromMoves);
    std::size_t left = some ? static_cast<std::size_t>(m_record.handicap) : 0;
    for (NodeIndex node = m_collection.games[m_game]; node != noNode && left > 0;
         node = m_collection.firstChild(node)) {
        std::size_t moves = 0;
        for (const Property& property : m_collection.propertiesOf(node)) {
            moves += property.name == name("B") ? m_collection.valuesOf(property).size() : 0;
        }
        if (moves > 0) {
            m_promoted.push_back({node, std::min(moves, left)});
            left -= m_promoted.back().moves;
        }
    }
}

// Properties of the same name become one, values in order; moves keep their order among each other.
Entries Converter::entriesOf(NodeIndex index) const
{
    Entries entries;
    std::unordered_map<std::string, std::size_t> places; // a node may have any number of names
    const auto add = [&](Entry entry) {
        cleanValues(entry);
        const auto [place, isNew] = places.try_emplace(entry.name, entries.size());
        if (isNew || isMove(entry.name)) {
            entries.push_back(std::move(entry));
        } else if (Entry& same = entries[place->second]; same.values != entry.values) {
            join(same, entry);
        }
    };
    std::size_t stones = promotedIn(index);
    for (const Property& property : m_collection.propertiesOf(index)) {
        Entry entry{m_collection.nameOf(property), {}};
        entry.values.reserve(m_collection.valuesOf(property).size());
        for (const Slice value : m_collection.valuesOf(property)) {
            entry.values.emplace_back(m_collection.raw(value));
        }
        if (entry.name == "B" && stones > 0) {
            const auto end
                = entry.values.begin() + static_cast<std::ptrdiff_t>(std::min(stones, entry.values.size()));
            stones -= static_cast<std::size_t>(end - entry.values.begin());
            add({"AB", {entry.values.begin(), end}});
            entry.values.erase(entry.values.begin(), end);
        }
        if (!entry.values.empty()) {
            add(std::move(entry));
        }
    }
    return entries;
}

// What later nodes say of the game, for the root.
Entries Converter::takenFromLater() const
{
    Entries taken;
    for (const NodeIndex index : m_info.laterNodes()) {
        for (Entry& entry : entriesOf(index)) {
            if (m_info.isTaken(index, entry.name)) {
                taken.push_back(std::move(entry));
            }
        }
    }
    return taken;
}

void Converter::cleanValues(Entry& entry) const
{
    if (!m_isGo || !isPointList(entry.name)) {
        return;
    }
    for (std::string& value : entry.values) {
        value = trimmed(value);
        const auto move = isMove(entry.name) ? moveOf(value, m_record.size) : std::nullopt;
        const bool beside = isMove(entry.name) && isPassBesideBoard(value, m_record.size);
        if (beside || (move && !move->point)) {
            value.clear();
        }
    }
}

std::size_t countMoves(const Entries& entries)
{
    std::size_t moves = 0;
    for (const Entry& entry : entries) {
        moves += isMove(entry.name) ? entry.values.size() : 0;
    }
    return moves;
}

// What is set up or said of the game comes before the moves, what belongs to them stays with the last.
void emitParted(Writer& writer, const Entries& entries, std::size_t moves)
{
    Entries before;
    Entries after;
    for (const Entry& entry : entries) {
        if (!isMove(entry.name)) {
            (followsMove(entry.name) ? after : before).push_back(entry);
        }
    }
    if (!before.empty()) {
        emit(writer, before);
    }
    for (const Entry& entry : entries) {
        if (!isMove(entry.name)) {
            continue;
        }
        for (const std::string& value : entry.values) {
            writer.node();
            writer.property(entry.name, value);
            if (--moves == 0) {
                emitProperties(writer, after);
            }
        }
    }
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
    return move && move->point && index != m_collection.games[m_game] && promotedIn(index) == 0;
}

void Converter::node(NodeIndex index, Writer& writer)
{
    if (isPlainMove(index)) {
        writer.node(m_collection, index);
        return;
    }
    Entries entries = entriesOf(index);
    if (index == m_collection.games[m_game]) {
        entries = m_info.rootEntries(std::move(entries), takenFromLater());
    } else {
        std::erase_if(entries, [this, index](const Entry& entry) {
            return isOneOf(entry.name, {"FF", "GM", "CA"}) || m_info.isTaken(index, entry.name);
        });
    }
    if (m_names == Names::LeftOut) {
        std::erase_if(entries, [](const Entry& entry) { return namesSomebody(entry.name); });
    }
    const std::size_t moves = countMoves(entries);
    const bool setsUp = std::ranges::any_of(entries, [](const Entry& entry) {
        return isOneOf(entry.name, {"AB", "AW", "AE", "PL"});
    });
    // FF[4] has one move in a node, and no stones set up beside it.
    if (m_isGo && (moves > 1 || (moves == 1 && setsUp))) {
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
