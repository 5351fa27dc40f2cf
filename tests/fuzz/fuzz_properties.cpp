// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Any text as the value of any property: whatever is understood of it is understood again when the program
// writes it, alone and in a record of its own. The input is a byte for the board and lines "KM=6.5"; the line
// ";" begins a node.
#include "core/go/outcome.h"
#include "core/sgf/convert.h"
#include "core/sgf/gameinfo.h"
#include "core/sgf/gamerecord.h"
#include "core/sgf/grammar.h"
#include "core/sgf/letters.h"
#include "core/sgf/markup.h"
#include "core/sgf/movetimes.h"
#include "core/sgf/properties.h"
#include "core/sgf/quantity.h"
#include "core/sgf/recordtree.h"
#include "core/sgf/wording.h"
#include "core/timing/clock.h"
#include "core/timing/timecontrol.h"
#include "tests/fuzz/input.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>

namespace {

constexpr go::QuarterZi anArea = 400; // beyond it a number of stones is no margin

void texts(std::string_view raw)
{
    const std::string text = sgf::textOf(raw);
    fuzz::require(sgf::textOf(sgf::escaped(text)) == text);
    const std::string line = sgf::simpleTextOf(raw);
    fuzz::require(line.find('\n') == std::string::npos && sgf::simpleTextOf(sgf::escaped(line)) == line);
    const std::string pair = sgf::escapedPart(line) + ':' + sgf::escapedPart(line);
    const auto halves = sgf::composed(pair);
    fuzz::require(halves && sgf::simpleTextOf(halves->first) == line && halves->first == halves->second);
    if (const auto read = sgf::composed(raw)) {
        fuzz::require(read->first.size() + read->second.size() + 1 == raw.size());
    }
}

void numbers(std::string_view raw)
{
    if (const auto number = sgf::numberOf(raw)) {
        fuzz::require(sgf::numberOf(std::to_string(*number)) == number);
    }
    if (const auto real = sgf::realOf(raw)) {
        fuzz::require(sgf::realOf(sgf::realText(*real)) == real);
    }
    fuzz::require(sgf::leadingNumber(raw).value_or(0) >= 0);
}

void points(std::string_view raw, go::BoardSize size)
{
    if (const auto lines = sgf::sizeOf(raw)) {
        const std::string written = std::to_string(lines->columns) + ':' + std::to_string(lines->rows);
        fuzz::require(sgf::sizeOf(written) == lines);
    }
    if (const auto move = sgf::moveOf(raw, size)) {
        fuzz::require(!move->point || go::onBoard(*move->point, size));
        fuzz::require(sgf::moveOf(move->point ? go::sgfName(*move->point) : "", size) == move);
    }
    sgf::PointMask mask;
    if (!sgf::addPoints(raw, size, mask)) {
        fuzz::require(mask.empty());
        return;
    }
    sgf::PointMask again;
    for (const go::Point point : mask.points()) {
        fuzz::require(go::onBoard(point, size) && sgf::addPoints(go::sgfName(point), size, again));
    }
    fuzz::require(!mask.empty() && again == mask);
}

void results(std::string_view raw)
{
    if (const auto outcome = sgf::outcomeInWords(raw)) {
        fuzz::require(outcome->margin >= 0);
        const auto standard = go::outcomeFromSgf(go::sgfResult(*outcome));
        fuzz::require(standard && go::sgfResult(*standard) == go::sgfResult(*outcome));
        fuzz::require(standard->winner == outcome->winner && standard->margin == outcome->margin);
        for (const auto scoring : {go::Scoring::Area, go::Scoring::Territory}) {
            const std::string words = go::chineseResult(*outcome, scoring);
            const bool isSaid = outcome->kind != go::OutcomeKind::Unknown && outcome->margin < anArea;
            fuzz::require(!isSaid || sgf::outcomeInWords(words) == outcome);
        }
    }
    if (const auto margin = sgf::marginInWords(raw)) {
        fuzz::require(*margin >= 0 && *margin < anArea);
        fuzz::require(sgf::marginInWords(go::zi(*margin)) == margin);
        fuzz::require(sgf::marginInWords(go::moku(*margin)) == margin);
    }
}

void times(std::string_view raw, std::optional<double> main)
{
    const auto duration = sgf::durationInWords(raw);
    fuzz::require(!duration || *duration >= timing::Millis{0});
    const auto control = timing::timeControlFromSgf(main, raw);
    if (!control) {
        return;
    }
    const double seconds = static_cast<double>(timing::sgfMainTime(*control).count()) / 1000;
    fuzz::require(timing::timeControlFromSgf(seconds, timing::overtimeText(*control)) == control);
    static_cast<void>(timing::faultOf(*control));
    static_cast<void>(timing::readingOf(*control, timing::fullBank(*control), timing::Millis{0}));
}

void quantities(std::string_view raw)
{
    const sgf::WideText words = sgf::foldedText(raw);
    fuzz::require(words.size() <= raw.size());
    sgf::AmountScanner scanner(words);
    while (!scanner.rest().empty()) {
        const std::size_t left = scanner.rest().size();
        const auto amount = scanner.amount();
        fuzz::require(amount.value_or(0) >= 0 && (scanner.rest().size() < left) == amount.has_value());
        if (!amount) {
            scanner.take(scanner.rest().substr(0, 1));
        }
    }
}

/// What a record says, as far as clean SGF can say it.
void requireSame(const sgf::GameRecord& record, const sgf::GameRecord& clean)
{
    fuzz::require(record.size == clean.size && record.ruleSet == clean.ruleSet);
    fuzz::require(record.komi == clean.komi && record.handicap == clean.handicap);
    fuzz::require(go::sgfResult(record.result) == go::sgfResult(clean.result));
    fuzz::require(record.time == clean.time);
    fuzz::require(record.start == clean.start && record.moves.size() == clean.moves.size());
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
        const sgf::RecordMove& one = record.moves[i];
        const sgf::RecordMove& other = clean.moves[i];
        fuzz::require(one.color == other.color && one.kind == other.kind && one.point == other.point);
    }
    fuzz::require(record.info.players == clean.info.players && record.info.event == clean.info.event);
    fuzz::require(record.info.date == clean.info.date && record.info.place == clean.info.place);
}

void markup(sgf::Collection clean)
{
    const go::BoardSize size = sgf::gameRecordOf(clean, 0).size;
    sgf::RecordTree tree(std::move(clean));
    const sgf::MarkupReader reader(tree, size);
    for (const sgf::NodeIndex node : tree.subtree(tree.root(0))) {
        const sgf::Markup drawn = reader.at(node);
        const auto isOn = [size](go::Point point) { return go::onBoard(point, size); };
        fuzz::require(std::ranges::all_of(drawn.marks, isOn, &sgf::PointMark::point));
        fuzz::require(std::ranges::all_of(drawn.labels, isOn, &sgf::PointLabel::point));
        fuzz::require(std::ranges::all_of(drawn.lines, isOn, &sgf::PointLine::to));
        fuzz::require(std::ranges::all_of(drawn.dimmed, isOn) && std::ranges::all_of(drawn.shown, isOn));
        const std::string label = sgf::nextLabel(drawn, sgf::LabelKind::Letter);
        for (const auto kind : {std::optional(sgf::MarkKind::Circle), std::optional<sgf::MarkKind>()}) {
            auto with = sgf::withMark({}, size, {0, 0}, kind, label);
            fuzz::require(with.size() == 1);
            fuzz::require(sgf::withMark(std::move(with), size, {0, 0}, kind, label).empty());
        }
    }
}

void record(const std::string& text)
{
    const auto games = sgf::parse(text);
    fuzz::require(games && games->faultCount == 0);
    const sgf::GameRecord read = sgf::gameRecordOf(*games, 0);
    for (const sgf::Note& note : read.notes) {
        fuzz::require(!sgf::textOf(note).empty());
    }
    static_cast<void>(sgf::rulesOf(read));
    for (const sgf::MoveTime& time : sgf::moveTimes(read)) {
        fuzz::require(!time.spent || *time.spent >= timing::Millis{0});
    }
    auto clean = sgf::parse(sgf::converted(*games));
    fuzz::require(clean && clean->faultCount == 0);
    requireSame(read, sgf::gameRecordOf(*clean, 0));
    markup(*std::move(clean));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    constexpr std::size_t mostNodes = 100;
    fuzz::Bytes bytes(data, size);
    const go::BoardSize board{static_cast<std::uint8_t>(go::BoardSize::smallest
                                  + bytes.below(go::BoardSize::largest - go::BoardSize::smallest + 1)),
        static_cast<std::uint8_t>(19)};
    std::istringstream lines{std::string(bytes.rest())};
    std::string text = "(;";
    std::size_t nodes = 1;
    std::optional<double> main;
    for (std::string line; std::getline(lines, line);) {
        if (line == ";" && nodes < mostNodes) {
            text += ';';
            ++nodes;
            continue;
        }
        const std::size_t sign = line.find('=');
        const std::string_view value = std::string_view(line).substr(sign + 1);
        texts(value);
        numbers(value);
        points(value, board);
        results(value);
        times(value, main);
        quantities(value);
        const auto real = sgf::realOf(value);
        main = real ? std::optional(static_cast<double>(*real) / 1000) : std::nullopt;
        const std::string name = line.substr(0, sign);
        if (sign != std::string::npos && sign > 0 && std::ranges::all_of(name, sgf::isCapital)) {
            text += name + '[' + sgf::escaped(value) + ']';
        }
    }
    record(text + ')');
    return 0;
}
