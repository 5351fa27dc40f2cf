// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/seriesrecord.h"

#include "core/exam/fields.h"

#include <utility>

namespace exam {

namespace {

constexpr std::int64_t mostValue = 1'000'000; // of anything that is counted here

Unexpected<RecordFault> fault(std::string what) { return Unexpected{RecordFault{std::move(what)}}; }

std::string head(std::string_view word) { return std::to_string(seriesVersion) + ' ' + std::string(word); }

/// The fields behind `1 word`, if the line is one of that word and not newer than this program.
Result<std::string_view, RecordFault> fieldsOf(std::string_view line, std::string_view word)
{
    const std::size_t afterVersion = line.find(' ');
    const auto version = parseNumber(line.substr(0, afterVersion));
    if (!version || *version < 1 || afterVersion == std::string_view::npos) {
        return fault("no line of a series");
    }
    if (*version > seriesVersion) {
        return fault("written by a newer version (" + std::to_string(*version) + ")");
    }
    const std::string_view rest = line.substr(afterVersion + 1);
    const std::size_t afterWord = rest.find(' ');
    if (rest.substr(0, afterWord) != word) {
        return fault("no " + std::string(word));
    }
    return afterWord == std::string_view::npos ? std::string_view{} : rest.substr(afterWord + 1);
}

/// The word of a colour that may be open.
std::string_view wordOf(std::optional<go::Color> colour)
{
    return !colour ? "open" : colour == go::Color::Black ? "black" : "white";
}

std::optional<go::Color> colourFrom(std::string_view word)
{
    if (word != "black" && word != "white") {
        return std::nullopt;
    }
    return word == "black" ? go::Color::Black : go::Color::White;
}

/// `name0=… grade0=…`, and the engine if there is one; `place` may be empty.
void writePlayer(FieldWriter& out, const Player& player, const std::string& place)
{
    out.text("name" + place, player.name);
    out.text("grade" + place, player.grade);
    if (!player.engine.empty()) {
        out.text("engine" + place, player.engine);
        out.number("strength" + place, player.level);
    }
}

Player readPlayer(FieldReader& in, const std::string& place)
{
    Player player;
    player.name = in.text("name" + place);
    player.grade = in.text("grade" + place);
    if (in.has("engine" + place)) {
        player.engine = in.text("engine" + place);
        player.level = static_cast<int>(in.number("strength" + place, 0, 99));
    }
    return player;
}

int count(FieldReader& in, std::string_view key) { return static_cast<int>(in.number(key, 0, mostValue)); }

} // namespace

std::string toLine(const SeriesPlan& plan)
{
    FieldWriter out(head("plan"));
    out.text("id", plan.id);
    out.text("name", plan.name);
    out.text("level", plan.level);
    out.number("rounds", plan.rounds);
    out.choice("pass", plan.pass.kind);
    out.number("line", plan.pass.value);
    out.number("win", plan.points.win);
    out.number("draw", plan.points.draw);
    out.number("loss", plan.points.loss);
    out.choice("after", plan.afterPass);
    out.choice("colours", plan.colours);
    out.choice("first", plan.first);
    out.text("player", plan.player.name);
    out.text("grade", plan.player.grade);
    out.number("opponents", static_cast<std::int64_t>(plan.opponents.size()));
    for (std::size_t i = 0; i < plan.opponents.size(); ++i) {
        writePlayer(out, plan.opponents[i], std::to_string(i));
    }
    out.choice("certainty", plan.certainty);
    out.text("setup", toLine(Event{timing::Instant{}, GameSetUp{plan.setup}}));
    return out.line();
}

Result<SeriesPlan, RecordFault> planFromLine(std::string_view line)
{
    const auto fields = fieldsOf(line, "plan");
    if (!fields) {
        return Unexpected{fields.error()};
    }
    FieldReader in(*fields);
    SeriesPlan plan;
    plan.id = in.text("id");
    plan.name = in.text("name");
    plan.level = in.text("level");
    plan.rounds = static_cast<int>(in.number("rounds", 0, SeriesPlan::mostRounds));
    plan.pass.kind = in.choice("pass", PassKind::Quota);
    plan.pass.value = count(in, "line");
    plan.points = {count(in, "win"), count(in, "draw"), count(in, "loss")};
    plan.afterPass = in.choice("after", AfterPass::Stop);
    plan.colours = in.choice("colours", SeriesColours::Drawn);
    plan.first = in.choice("first", go::Color::White);
    plan.player.name = in.text("player");
    plan.player.grade = in.text("grade");
    const auto opponents = in.number("opponents", 0, SeriesPlan::mostRounds);
    for (std::int64_t i = 0; i < opponents; ++i) {
        plan.opponents.push_back(readPlayer(in, std::to_string(i)));
    }
    plan.certainty = in.choice("certainty", Certainty::Unverified);
    const auto setUp = fromLine(in.text("setup"));
    if (!in.fault().empty()) {
        return fault("plan: " + in.fault());
    }
    const auto* const fact = setUp ? std::get_if<GameSetUp>(&setUp->fact) : nullptr;
    if (fact == nullptr) {
        return fault("plan: setup is none");
    }
    plan.setup = fact->setup;
    return plan;
}

std::string toLine(const Round& round)
{
    FieldWriter out(head("round"));
    out.choice("kind", round.kind);
    out.text("colour", wordOf(round.colour));
    writePlayer(out, round.opponent, {});
    if (round.outcome) {
        out.outcome(*round.outcome);
    }
    out.choice("trouble", round.trouble);
    out.text("note", round.note);
    return out.line();
}

Result<Round, RecordFault> roundFromLine(std::string_view line)
{
    const auto fields = fieldsOf(line, "round");
    if (!fields) {
        return Unexpected{fields.error()};
    }
    FieldReader in(*fields);
    Round round;
    round.kind = in.choice("kind", RoundKind::Absent);
    round.colour = colourFrom(in.text("colour"));
    round.opponent = readPlayer(in, {});
    if (in.has("outcome")) {
        round.outcome = in.outcome();
    }
    round.trouble = in.choice("trouble", TimeTrouble::Flag);
    round.note = in.text("note");
    if (!in.fault().empty()) {
        return fault("round: " + in.fault());
    }
    return round;
}

} // namespace exam
