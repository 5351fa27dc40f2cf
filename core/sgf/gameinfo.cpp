// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sgf/gameinfo.h"

#include "core/sgf/properties.h"
#include "core/sgf/wording.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace sgf {

namespace {

std::string trimmed(const std::string& text)
{
    const std::size_t begin = text.find_first_not_of(' ');
    if (begin == std::string::npos) {
        return {};
    }
    return text.substr(begin, text.find_last_not_of(' ') - begin + 1);
}

std::string lower(std::string text)
{
    std::ranges::transform(text, text.begin(),
        [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return text;
}

bool contains(std::string_view text, std::string_view word)
{
    return text.find(word) != std::string_view::npos;
}

void noteField(GameRecord& record, NoteKind kind, const InfoSource& source, std::string_view property,
    int value = 0, std::string read = {})
{
    addNote(record, {kind, std::string(property), source.text(property), value, std::move(read), 0});
}

struct TextField {
    std::string_view property;
    std::string GameInfo::*field;
    std::string_view foreign = {}; ///< what Sina, TOM and the Nihon Ki-in call it
    std::string_view meaning = {};
};

void readTexts(const InfoSource& source, GameRecord& record)
{
    static constexpr std::array<TextField, 10> fields{{
        {"EV", &GameInfo::event, "TE", "event"},
        {"RO", &GameInfo::round},
        {"GN", &GameInfo::gameName},
        {"DT", &GameInfo::date, "RD", "date"},
        {"PC", &GameInfo::place},
        {"RU", &GameInfo::rules},
        {"OT", &GameInfo::overtime},
        {"RE", &GameInfo::result},
        {"AP", &GameInfo::application},
        {"GC", &GameInfo::comment},
    }};
    for (const TextField& field : fields) {
        record.info.*field.field = source.text(field.property);
        const bool foreign = !field.foreign.empty() && (record.info.*field.field).empty()
            && source.hasForeignNames() && !source.text(field.foreign).empty();
        if (foreign) {
            record.info.*field.field = source.text(field.foreign);
            noteField(record, NoteKind::ForeignName, source, field.foreign, 0, std::string(field.meaning));
        }
    }
    record.info.comment = source.longText("GC");
    record.info.players.black = {source.text("PB"), source.text("BR")};
    record.info.players.white = {source.text("PW"), source.text("WR")};
}

void readBoard(const InfoSource& source, GameRecord& record)
{
    if (const std::string game = source.text("GM"); !game.empty() && numberOf(game).value_or(1) != 1) {
        noteField(record, NoteKind::NotGo, source, "GM");
    }
    const std::string size = source.text("SZ");
    if (size.empty()) {
        return;
    }
    if (const auto lines = sizeOf(size)) {
        record.size = *lines;
    } else {
        noteField(record, NoteKind::SizeUnreadable, source, "SZ");
    }
}

RuleSet ruleSetOf(std::string_view text)
{
    struct Known {
        std::string_view word;
        RuleSet rules;
    };
    static constexpr std::array<Known, 21> known{{
        {"chinese", RuleSet::Chinese},
        {"china", RuleSet::Chinese},
        {"中国", RuleSet::Chinese},
        {"中國", RuleSet::Chinese},
        {"japan", RuleSet::Japanese},
        {"日本", RuleSet::Japanese},
        {"korea", RuleSet::Korean},
        {"韩国", RuleSet::Korean},
        {"韓国", RuleSet::Korean},
        {"한국", RuleSet::Korean},
        {"goe", RuleSet::Ing},
        {"ing", RuleSet::Ing},
        {"应氏", RuleSet::Ing},
        {"應氏", RuleSet::Ing},
        {"aga", RuleSet::Aga},
        {"nz", RuleSet::NewZealand},
        {"new zealand", RuleSet::NewZealand},
        {"tromp", RuleSet::OtherArea},
        {"scorearea", RuleSet::OtherArea},
        {"area", RuleSet::OtherArea},
        {"territory", RuleSet::OtherTerritory},
    }};
    const std::string name = lower(std::string(text));
    if (name == "cn" || name == "zh") {
        return RuleSet::Chinese;
    }
    if (name == "jp") {
        return RuleSet::Japanese;
    }
    if (name == "kr" || name == "ko") {
        return RuleSet::Korean;
    }
    if (name == "tt") {
        return RuleSet::OtherArea;
    }
    const auto* const found
        = std::ranges::find_if(known, [&name](const Known& each) { return contains(name, each.word); });
    return found != known.end() ? found->rules : RuleSet::Unknown;
}

void readRules(const InfoSource& source, GameRecord& record)
{
    record.ruleSet = ruleSetOf(record.info.rules);
    if (record.ruleSet == RuleSet::Unknown && !record.info.rules.empty()) {
        noteField(record, NoteKind::RulesUnknown, source, "RU");
    }
    // KataGo spells its rules out.
    record.suicideAllowed = contains(lower(record.info.rules), "sui1");
}

void readResult(const InfoSource& source, GameRecord& record)
{
    const std::string& written = record.info.result;
    if (written.empty()) {
        return;
    }
    if (const auto outcome = go::outcomeFromSgf(written)) {
        record.result = *outcome;
    } else if (const auto words = outcomeInWords(written)) {
        record.result = *words;
        noteField(record, NoteKind::ResultInWords, source, "RE", 0, go::sgfResult(*words));
    } else {
        noteField(record, NoteKind::ResultUnreadable, source, "RE");
    }
}

double secondsOf(timing::Millis time) { return static_cast<double>(time.count()) / 1000.0; }
int wholeSeconds(timing::Millis time) { return static_cast<int>(time.count() / 1000); }

std::string periodsText(int periods, timing::Millis period)
{
    return std::to_string(periods) + 'x' + realText(period.count()) + " byo-yomi";
}

// Byo-yomi in a server's own properties: number of periods and their length.
std::string foreignOvertime(const InfoSource& source, GameRecord& record)
{
    const bool fox = source.has("TC") && source.has("TT");
    const std::string count = source.text(fox ? "TC" : "LC");
    const std::string length = source.text(fox ? "TT" : "LT");
    const auto periods = leadingNumber(count);
    const auto seconds = realOf(length);
    const auto period = seconds ? std::optional(timing::Millis{*seconds}) : durationInWords(length);
    if (!periods || !period || *periods <= 0 || *period <= timing::Millis{0}) {
        return {};
    }
    std::string text = periodsText(*periods, *period);
    if (!timing::timeControlFromSgf({}, text)) {
        return {}; // more than any clock has; the properties stay as they are
    }
    noteField(record, fox ? NoteKind::PeriodsFromFox : NoteKind::PeriodsInWords, source, fox ? "TC" : "LC", 0,
        text);
    return text;
}

void readTime(const InfoSource& source, GameRecord& record)
{
    const auto main = mainTimeOf(source);
    if (main && main->howRead) {
        noteField(record, *main->howRead, source, "TM", wholeSeconds(main->time));
    } else if (!main && !source.text("TM").empty()) {
        noteField(record, NoteKind::TimeUnreadable, source, "TM");
    }
    std::string overtime = record.info.overtime;
    if (overtime.empty()) {
        overtime = foreignOvertime(source, record);
    }
    if (!main && overtime.empty()) {
        return;
    }
    record.time
        = timing::timeControlFromSgf(main ? std::optional(secondsOf(main->time)) : std::nullopt, overtime);
    if (!record.time && !record.info.overtime.empty()) {
        noteField(record, NoteKind::TimeUnreadable, source, "OT");
    }
}

} // namespace

InfoSource::InfoSource(const Collection& collection, std::size_t game) : m_collection(collection)
{
    constexpr std::size_t farthest = 8;
    for (NodeIndex node = collection.games[game]; node != noNode && m_nodes.size() < farthest;
         node = collection.firstChild(node)) {
        m_nodes.push_back(node);
        // Not at Black's: they may be handicap stones, and are once the record has been put right.
        if (collection.find(node, name("W")) != nullptr) {
            break;
        }
    }
}

NodeIndex InfoSource::nodeOf(std::string_view property) const
{
    static constexpr std::array<std::string_view, 7> ofRoots{"FF", "GM", "TE", "RD", "LT", "LC", "KO"};
    const bool rootOnly = std::ranges::find(ofRoots, property) != ofRoots.end();
    const auto nodes = std::span(m_nodes).first(rootOnly ? 1 : m_nodes.size());
    const auto found = std::ranges::find_if(
        nodes, [&](NodeIndex node) { return m_collection.find(node, name(property)) != nullptr; });
    return found != nodes.end() ? *found : noNode;
}

std::optional<std::string_view> InfoSource::raw(std::string_view property) const
{
    const NodeIndex node = nodeOf(property);
    return node != noNode ? m_collection.firstRaw(node, name(property)) : std::nullopt;
}

std::string InfoSource::text(std::string_view property) const { return infoText(raw(property).value_or("")); }

std::string InfoSource::longText(std::string_view property) const
{
    return sgf::textOf(raw(property).value_or(""));
}

bool InfoSource::fromFox() const
{
    const std::string application = lower(text("AP"));
    return contains(application, "foxwq") || contains(application, "yuanyu") || (has("TC") && has("TT"));
}

bool InfoSource::hasForeignNames() const
{
    return !has("FF") && !has("GM") && (has("RD") || has("LT") || has("LC") || has("TE"));
}

std::string infoText(std::string_view raw) { return trimmed(simpleTextOf(raw)); }

// In seconds as SGF wants it, in minutes (Sina) or in words.
std::optional<MainTime> mainTimeOf(const InfoSource& source)
{
    constexpr Thousandths longest = 1'000'000'000'000; // beyond any game; keeps the arithmetic in range
    constexpr Thousandths mostMinutes = Thousandths{24} * 60 * 1000; // more than a day would be seconds
    const std::string written = source.text("TM");
    if (const auto number = realOf(written); number && *number >= 0 && *number < longest) {
        if (source.hasForeignNames() && *number <= mostMinutes) {
            return MainTime{timing::Millis{*number * 60}, NoteKind::TimeInMinutes};
        }
        return MainTime{timing::Millis{*number}, {}};
    }
    if (const auto time = durationInWords(written); time && time->count() < longest) {
        return MainTime{*time, NoteKind::TimeInWords};
    }
    return std::nullopt;
}

void readInfo(const InfoSource& source, GameRecord& record)
{
    readBoard(source, record);
    readTexts(source, record);
    readRules(source, record);
    readResult(source, record);
    readTime(source, record);
}

} // namespace sgf
