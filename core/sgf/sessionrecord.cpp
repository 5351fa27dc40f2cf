// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sgf/sessionrecord.h"

#include "core/go/outcome.h"
#include "core/go/territory.h"
#include "core/sgf/properties.h"
#include "core/sgf/writer.h"
#include "core/timing/clock.h"
#include "core/timing/timecontrol.h"

#include <algorithm>
#include <span>
#include <string_view>
#include <vector>

namespace sgf {

namespace {

std::string_view letter(go::Color color) { return color == go::Color::Black ? "B" : "W"; }

std::string_view rulesName(const go::Rules& rules)
{
    if (rules.scoring == go::Scoring::Area) {
        return rules.blackWinsTies ? "GOE" : "Chinese";
    }
    return rules.territoryInSeki ? "Korean" : "Japanese";
}

std::string_view ruling(go::IllegalReason reason)
{
    switch (reason) {
    case go::IllegalReason::Suicide:
        return "禁着点，着手无效，弃权一次"; // A54
    case go::IllegalReason::Ko:
        return "劫争马上回提，着手无效，弃权一次"; // A55
    case go::IllegalReason::Superko:
        return "全局同形再现，着手无效，弃权一次"; // B10
    case go::IllegalReason::OffBoard:
    case go::IllegalReason::Occupied:
    case go::IllegalReason::OutOfTurn:
        break;
    }
    return "着手无效，弃权一次";
}

class SessionWriter {
public:
    SessionWriter(const exam::Session& session, const SessionLabels& labels)
        : m_session(session)
        , m_labels(labels)
    { }

    std::string write();

private:
    void root();
    void setup();
    void names();
    void time();
    void ply(std::size_t index);
    void voidStone(std::size_t index);
    void clock(std::size_t index, go::Color color);
    void remark(std::size_t plies)
    {
        if (plies < m_labels.rulings.size()) {
            say(m_labels.rulings[plies]);
        }
    }
    /// A line more of the node's comment.
    void say(std::string_view line)
    {
        if (!m_comment.empty() && !line.empty()) {
            m_comment += '\n';
        }
        m_comment += line;
    }
    void ending();
    void territory(const exam::Over& over);
    /// Only where there is something to say.
    void text(std::string_view property, std::string_view value)
    {
        if (!value.empty()) {
            m_writer.property(property, escaped(value));
        }
    }
    void points(std::string_view property, std::span<const go::Point> points)
    {
        if (points.empty()) {
            return;
        }
        m_writer.property(property);
        for (const go::Point point : points) {
            m_writer.value(go::sgfName(point));
        }
    }

    const exam::Session& m_session;
    const SessionLabels& m_labels;
    Writer m_writer;
    std::string m_comment; // of the node being written
};

std::string SessionWriter::write()
{
    m_writer.beginVariation();
    m_writer.node();
    root();
    remark(0);
    const std::size_t plies = m_session.game.plies().size();
    for (std::size_t index = 0; index < plies; ++index) {
        text("C", m_comment);
        m_comment.clear();
        m_writer.node();
        ply(index);
        remark(index + 1);
    }
    ending();
    text("C", m_comment);
    m_writer.endVariation();
    m_writer.endGame();
    return m_writer.take();
}

void SessionWriter::root()
{
    m_writer.property("FF", "4");
    m_writer.property("GM", "1");
    m_writer.property("CA", "UTF-8");
    const std::string version = m_labels.version.empty() ? "" : ':' + escapedPart(m_labels.version);
    m_writer.property("AP", escapedPart(m_labels.application) + version);
    setup();
    names();
    time();
}

void SessionWriter::setup()
{
    const go::BoardSize size = m_session.setup.size;
    const std::string columns = std::to_string(size.columns);
    m_writer.property("SZ", size.columns == size.rows ? columns : columns + ':' + std::to_string(size.rows));
    m_writer.property("RU", rulesName(m_session.setup.rules));
    m_writer.property("KM", realText(Thousandths{m_session.setup.rules.komi} * 500));
    const int handicap = m_session.setup.handicap;
    if (handicap >= 2) {
        m_writer.property("HA", std::to_string(handicap));
        points("AB", go::handicapPoints(size, handicap));
        m_writer.property("PL", "W");
    }
}

void SessionWriter::names()
{
    const auto& players = m_session.setup.players;
    text("PB", players.black.name);
    text("BR", players.black.grade);
    text("PW", players.white.name);
    text("WR", players.white.grade);
    text("EV", m_session.setup.event);
    text("DT", m_labels.date);
    if (const auto outcome = exam::outcomeOf(m_session)) {
        text("RE", go::sgfResult(*outcome));
    }
}

void SessionWriter::time()
{
    const timing::TimeControl& control = m_session.setup.time;
    if (std::holds_alternative<timing::Untimed>(control)) {
        return;
    }
    m_writer.property("TM", realText(timing::sgfMainTime(control).count()));
    text("OT", timing::overtimeText(control));
}

void SessionWriter::ply(std::size_t index)
{
    const go::Ply& ply = m_session.game.plies()[index];
    const bool stone = ply.kind == go::PlyKind::Stone;
    m_writer.property(letter(ply.color), stone ? go::sgfName(ply.point) : std::string());
    if (ply.kind == go::PlyKind::Void) {
        voidStone(index);
    }
    if (index < m_session.turns.size()) {
        clock(index, ply.color);
    }
}

void SessionWriter::voidStone(std::size_t index)
{
    const go::Ply& ply = m_session.game.plies()[index];
    points("MA", std::span(&ply.point, 1));
    const go::Game before = m_session.game.atPly(static_cast<int>(index));
    const auto illegal = before.check(ply.color, ply.point);
    say(ruling(illegal ? illegal->reason : go::IllegalReason::OutOfTurn));
}

void SessionWriter::clock(std::size_t index, go::Color color)
{
    const timing::TimeControl& control = m_session.setup.time;
    if (std::holds_alternative<timing::Untimed>(control)) {
        return;
    }
    const exam::TurnStart& turn = m_session.turns[index];
    // A flag that was made a pass ended its turn too late: what was left is the last period.
    const timing::Millis flag = timing::flagAt(control, turn.banks[color]).value_or(timing::Millis::max());
    const timing::Millis spent = std::min(turn.spent, flag - timing::Millis{1});
    const timing::Bank left = timing::settled(control, turn.banks[color], spent);
    const timing::Reading reading = timing::readingOf(control, left, timing::Millis{0});
    const bool black = color == go::Color::Black;
    const bool canadian = std::holds_alternative<timing::Canadian>(control);
    const timing::Millis inOvertime = canadian ? reading.block : reading.period - reading.inPeriod;
    const timing::Millis time = reading.inOvertime ? inOvertime : reading.main;
    m_writer.property(black ? "BL" : "WL", realText(time.count()));
    if (reading.inOvertime) {
        m_writer.property(black ? "OB" : "OW", std::to_string(canadian ? reading.stones : reading.periods));
    }
}

void SessionWriter::ending()
{
    const auto* const over = std::get_if<exam::Over>(&m_session.phase);
    if (over == nullptr) {
        return;
    }
    if (over->counted) {
        territory(*over);
    }
    if (exam::isClockOnly(m_session.setup)) {
        say("实木棋盘，仅用棋钟，共" + std::to_string(exam::movesOf(m_session)) + "手");
    }
    say(go::chineseResult(over->outcome, m_session.setup.rules.scoring));
}

void SessionWriter::territory(const exam::Over& over)
{
    const go::Board& board = m_session.game.board();
    const go::AreaMap area = go::areaOf(board, over.dead);
    for (const go::Color color : go::bothColors) {
        std::vector<go::Point> surrounded;
        for (const go::Point point : area.of(color).points()) {
            if (board.at(point) != color) {
                surrounded.push_back(point);
            }
        }
        points(color == go::Color::Black ? "TB" : "TW", surrounded);
    }
}

} // namespace

std::string toSgf(const exam::Session& session, const SessionLabels& labels)
{
    return SessionWriter(session, labels).write();
}

} // namespace sgf
