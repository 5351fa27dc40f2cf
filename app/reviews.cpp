// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reviews.h"

#include "app/rows.h"
#include "core/sgf/replay.h"
#include "ui/texts.h"

#include <algorithm>

namespace app {

namespace {

/// Both clocks at the beginning of a turn, in words.
go::PerSide<QString> clocksOf(const timing::TimeControl& control, const go::PerSide<timing::Bank>& banks)
{
    const auto shown = [&control](const timing::Bank& bank) {
        return clockText(timing::readingOf(control, bank, timing::Millis{0}));
    };
    return {shown(banks.black), shown(banks.white)};
}

void addNote(std::vector<QString>& notes, std::size_t ply, const QString& line)
{
    notes.resize(std::max(notes.size(), ply + 1));
    if (!notes[ply].isEmpty()) {
        notes[ply] += QLatin1Char('\n');
    }
    notes[ply] += line;
}

/// The number of plies that had been made by each event.
std::vector<std::pair<timing::Instant, std::size_t>> plyCounts(std::span<const exam::Event> events)
{
    std::vector<std::pair<timing::Instant, std::size_t>> counts;
    exam::Session session;
    for (const exam::Event& event : events) {
        session = exam::apply(std::move(session), event);
        counts.emplace_back(event.at, session.game.plies().size());
    }
    return counts;
}

QString text(const std::string& utf8) { return QString::fromStdString(utf8); }

exam::GameSetup setupOf(const sgf::GameRecord& record)
{
    exam::GameSetup setup;
    setup.preset.clear();
    for (const go::Color side : go::bothColors) {
        setup.players[side] = {record.info.players[side].name, record.info.players[side].rank};
    }
    setup.size = record.size;
    setup.rules = sgf::rulesOf(record);
    setup.handicap = record.handicap;
    setup.time = record.time.value_or(timing::Untimed{});
    setup.event = record.info.event;
    return setup;
}

} // namespace

ui::ReviewGame reviewOf(
    const exam::Session& session, std::span<const exam::Event> events, std::span<const shell::SaidLine> said)
{
    ui::ReviewGame review;
    review.title = text(session.setup.event);
    review.setup = session.setup;
    review.game = session.game;
    review.spent.emplace_back(-1); // nothing was thought before the first move
    // Beside a wooden board there are presses, but no moves to look through.
    const auto& turns = exam::isClockOnly(session.setup) ? std::vector<exam::TurnStart>{} : session.turns;
    for (const exam::TurnStart& turn : turns) {
        review.spent.push_back(turn.spent);
        review.clocks.push_back(clocksOf(session.setup.time, turn.banks));
    }
    review.clocks.push_back(clocksOf(session.setup.time, session.clock.banks()));

    const auto counts = plyCounts(events);
    for (const shell::SaidLine& line : said) {
        std::size_t ply = 0;
        for (const auto& count : counts) {
            ply = count.first <= line.due ? count.second : ply;
        }
        addNote(review.moveNotes, ply, ui::texts::announcement(line.said));
    }
    if (const auto outcome = exam::outcomeOf(session)) {
        review.outcome = *outcome;
        review.result = ui::texts::countedResult(*outcome, session.setup.rules.scoring);
    }
    return review;
}

ui::ReviewGame reviewOf(const sgf::GameRecord& record, const QString& fileName)
{
    ui::ReviewGame review;
    review.title = record.info.event.empty() ? fileName : text(record.info.event);
    review.setup = setupOf(record);
    sgf::Replay replay = sgf::replayOf(record, review.setup.rules, sgf::ReplayMode::Record);
    review.game = std::move(replay.game);
    if (!record.info.comment.empty()) {
        addNote(review.moveNotes, 0, text(record.info.comment));
    }
    for (const sgf::MoveComment& comment : record.comments) {
        addNote(review.moveNotes, static_cast<std::size_t>(comment.move), text(comment.text));
    }
    for (const sgf::IllegalMove& move : replay.illegal) {
        addNote(review.moveNotes, static_cast<std::size_t>(move.move), ui::texts::illegal(move.reason));
    }
    review.outcome = record.result;
    if (record.result.kind != go::OutcomeKind::Unknown) {
        review.result = ui::texts::countedResult(record.result, review.setup.rules.scoring);
    } else {
        review.result = text(record.info.result);
    }
    return review;
}

} // namespace app
