// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reviewsource.h"

#include "app/rows.h"
#include "core/sgf/convert.h"
#include "ui/texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <variant>

namespace app {

namespace {

QString text(const std::string& utf8) { return QString::fromStdString(utf8); }

QString clocksText(const QString& black, const QString& white)
{
    return QCoreApplication::translate("Review", "Clocks: Black %1, White %2").arg(black, white);
}

/// Both clocks at the beginning of a turn, in words.
QString clocksOf(const timing::TimeControl& control, const go::PerSide<timing::Bank>& banks)
{
    const auto shown = [&control](const timing::Bank& bank) {
        return clockText(timing::readingOf(control, bank, timing::Millis{0}));
    };
    return clocksText(shown(banks.black), shown(banks.white));
}

void addLine(std::vector<QString>& lines, std::size_t ply, const QString& line)
{
    lines.resize(std::max(lines.size(), ply + 1));
    if (!lines[ply].isEmpty()) {
        lines[ply] += QLatin1Char('\n');
    }
    lines[ply] += line;
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

template <class... Facts> bool isOneOf(const exam::Fact& fact)
{
    return (std::holds_alternative<Facts>(fact) || ...);
}

/// What the players did stands in the record anyway.
bool isByReferee(const exam::Event& event)
{
    return isOneOf<exam::WarningGiven, exam::IncidentRuled, exam::GameRuled, exam::ClockAdjusted,
        exam::FlagRevoked, exam::TakenBack, exam::Appealed>(event.fact);
}

ui::ReviewHead headOf(const exam::GameSetup& setup)
{
    ui::ReviewHead head;
    head.title = text(setup.event);
    head.black = ui::texts::playerAndGrade(setup.players.black);
    head.white = ui::texts::playerAndGrade(setup.players.white);
    return head;
}

} // namespace

ui::ReviewHead headOf(const sgf::GameRecord& record, const QString& title)
{
    const auto named = [&record](go::Color side) {
        const sgf::RecordPlayer& player = record.info.players[side];
        return ui::texts::playerAndGrade({player.name, player.rank});
    };
    ui::ReviewHead head;
    head.title = record.info.event.empty() ? title : text(record.info.event);
    head.black = named(go::Color::Black);
    head.white = named(go::Color::White);
    head.result = record.result.kind != go::OutcomeKind::Unknown
        ? ui::texts::countedResult(record.result, sgf::rulesOf(record).scoring)
        : text(record.info.result);
    return head;
}

ReviewSource reviewOf(qint64 id, const exam::Session& session, std::span<const exam::Event> events,
    std::span<const shell::SaidLine> said, const QByteArray& record)
{
    ReviewSource source;
    if (auto parsed = sgf::parse(record.toStdString())) {
        source.read = std::make_shared<const sgf::Collection>(*parsed);
        source.games = std::move(*parsed);
    }
    ArchivedReview archived;
    archived.id = id;
    archived.rules = session.setup.rules;
    archived.handicap = session.setup.handicap;
    archived.head = headOf(session.setup);
    archived.spent.emplace_back(-1); // nothing was thought before the first move
    // Beside a wooden board there are presses, but no moves to look through.
    const auto& turns = exam::isClockOnly(session.setup) ? std::vector<exam::TurnStart>{} : session.turns;
    for (const exam::TurnStart& turn : turns) {
        archived.spent.push_back(turn.spent);
        archived.clocks.push_back(clocksOf(session.setup.time, turn.banks));
    }
    archived.clocks.push_back(clocksOf(session.setup.time, session.clock.banks()));
    const auto counts = plyCounts(events);
    for (const shell::SaidLine& line : said) {
        std::size_t ply = 0;
        for (const auto& count : counts) {
            ply = count.first <= line.due ? count.second : ply;
        }
        addLine(archived.said, ply, ui::texts::announcement(line.said));
    }
    if (const auto outcome = exam::outcomeOf(session)) {
        archived.outcome = *outcome;
        archived.head.result = ui::texts::countedResult(*outcome, session.setup.rules.scoring);
    }
    source.title = archived.head.title;
    source.archived = std::move(archived);
    return source;
}

std::vector<std::string> rulingsOf(std::span<const exam::Event> events)
{
    std::vector<QString> lines;
    exam::Session session;
    for (const exam::Event& event : events) {
        session = exam::apply(std::move(session), event);
        if (isByReferee(event)) {
            addLine(lines, session.game.plies().size(), ui::texts::eventLine(event, session.setup.size));
        }
    }
    std::vector<std::string> rulings;
    std::ranges::transform(lines, std::back_inserter(rulings), &QString::toStdString);
    return rulings;
}

ReviewSource reviewOf(sgf::Collection collection, const QString& title, const QString& path)
{
    ReviewSource source;
    source.title = title;
    source.path = path;
    if (auto clean = sgf::parse(sgf::converted(collection))) {
        source.games = std::move(*clean);
    }
    source.read = std::make_shared<const sgf::Collection>(std::move(collection));
    return source;
}

} // namespace app
