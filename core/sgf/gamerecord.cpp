// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sgf/gamerecord.h"

#include "core/sgf/gameinfo.h"
#include "core/sgf/properties.h"

#include <algorithm>
#include <utility>

namespace sgf {

namespace {

constexpr std::uint32_t key(std::string_view text) { return static_cast<std::uint32_t>(name(text)); }

// A setup while it is being read; a point named twice is what it was named last.
struct SetupMask {
    PointMask black;
    PointMask white;
    PointMask empty;
    std::optional<go::Color> toPlay;

    void merge(const SetupMask& later)
    {
        for (const PointMask* changed : {&later.black, &later.white, &later.empty}) {
            for (PointMask* mask : {&black, &white, &empty}) {
                mask->remove(*changed);
            }
        }
        black.add(later.black);
        white.add(later.white);
        empty.add(later.empty);
        if (later.toPlay) {
            toPlay = later.toPlay;
        }
    }
    BoardSetup setup() const { return {black.points(), white.points(), empty.points(), toPlay}; }
    friend bool operator==(const SetupMask&, const SetupMask&) = default;
};

// Walks the main line of one tree, node by node.
class LineReader {
public:
    LineReader(const Collection& collection, GameRecord& record) : m_collection(collection), m_record(record)
    { }

    void node(NodeIndex index);
    /// Whether there were more moves than are read.
    bool leavesOut() const { return m_leavesOut; }
    /// What stands before the first move.
    BoardSetup start() const { return m_start.setup(); }

private:
    void property(const Property& property);
    void moves(const Property& property, go::Color color);
    void points(const Property& property, PointMask& mask);
    void turn(const Property& property);
    void marks(const Property& property, go::Color color);
    void comment(const Property& property);
    void clock(const Property& property, go::Color color);
    void overtime(const Property& property, go::Color color);
    void takeSetup(std::size_t offset);
    void takeAnnotations();

    std::string_view firstRaw(const Property& property) const
    {
        return m_collection.raw(m_collection.values[property.firstValue]);
    }
    std::size_t offsetOf(const Property& property) const
    {
        return m_collection.values[property.firstValue].begin;
    }
    // However many there are, those on handicap and komi follow: they are acted upon.
    void note(Note note)
    {
        if (m_record.notes.size() < mostNotes) {
            addNote(m_record, std::move(note));
        } else {
            ++m_record.notesLeftOut;
        }
    }
    void note(NoteKind kind, const Property& property, Slice value)
    {
        note(
            {kind, m_collection.nameOf(property), simpleTextOf(m_collection.raw(value)), 0, {}, value.begin});
    }

    const Collection& m_collection;
    GameRecord& m_record;
    NodeIndex m_node = 0;
    // What one node says, taken together when it has been read.
    SetupMask m_setup;
    std::vector<RecordMove> m_moves;
    go::PerSide<std::optional<timing::Millis>> m_timeLeft;
    go::PerSide<std::optional<int>> m_overtimeLeft;
    std::string m_comment;
    std::optional<go::PerSide<PointMask>> m_marks;
    SetupMask m_start;
    bool m_leavesOut = false;
};

void LineReader::node(NodeIndex index)
{
    m_node = index;
    m_setup = {};
    m_timeLeft = {};
    m_overtimeLeft = {};
    m_comment.clear();
    m_marks.reset();
    const auto properties = m_collection.propertiesOf(index);
    for (const Property& each : properties) {
        property(each);
    }
    if (m_setup != SetupMask{}) {
        takeSetup(offsetOf(properties.front()));
    }
    takeAnnotations();
    if (m_moves.size() > 1) {
        note({NoteKind::SeveralMoves, {}, {}, 0, {}, m_moves[1].offset});
    }
    m_record.moves.insert(m_record.moves.end(), m_moves.begin(), m_moves.end());
    m_moves.clear();
    if (m_marks) {
        m_record.territory = TerritoryMarks{
            static_cast<int>(m_record.moves.size()), {m_marks->black.points(), m_marks->white.points()}};
    }
}

void LineReader::property(const Property& property)
{
    using enum go::Color;
    switch (static_cast<std::uint32_t>(property.name)) {
    case key("B"):
        moves(property, Black);
        break;
    case key("W"):
        moves(property, White);
        break;
    case key("AB"):
        points(property, m_setup.black);
        break;
    case key("AW"):
        points(property, m_setup.white);
        break;
    case key("AE"):
        points(property, m_setup.empty);
        break;
    case key("PL"):
        turn(property);
        break;
    case key("TB"):
        marks(property, Black);
        break;
    case key("TW"):
        marks(property, White);
        break;
    case key("BL"):
        clock(property, Black);
        break;
    case key("WL"):
        clock(property, White);
        break;
    case key("OB"):
        overtime(property, Black);
        break;
    case key("OW"):
        overtime(property, White);
        break;
    case key("C"):
        comment(property);
        break;
    default:
        break;
    }
}

void LineReader::moves(const Property& property, go::Color color)
{
    for (const Slice value : m_collection.valuesOf(property)) {
        if (m_record.moves.size() + m_moves.size() == mostMoves) {
            m_leavesOut = true;
            return;
        }
        RecordMove move;
        move.color = color;
        move.node = m_node;
        move.offset = value.begin;
        if (const auto read = moveOf(m_collection.raw(value), m_record.size)) {
            move.kind = read->point ? MoveKind::Stone : MoveKind::Pass;
            move.point = read->point.value_or(go::Point{});
        } else if (isPassBesideBoard(m_collection.raw(value), m_record.size)) {
            move.kind = MoveKind::Pass;
            note(NoteKind::PassBesideBoard, property, value);
        } else {
            move.kind = MoveKind::OffBoard;
            note(NoteKind::MoveUnreadable, property, value);
        }
        m_moves.push_back(move);
    }
}

void LineReader::points(const Property& property, PointMask& mask)
{
    for (const Slice value : m_collection.valuesOf(property)) {
        const std::string_view raw = m_collection.raw(value);
        // An empty list is written as one empty value.
        if (!raw.empty() && !addPoints(raw, m_record.size, mask)) {
            note(NoteKind::PointUnreadable, property, value);
        }
    }
}

void LineReader::turn(const Property& property)
{
    for (const Slice value : m_collection.valuesOf(property)) {
        const std::string text = simpleTextOf(m_collection.raw(value));
        if (text == "B" || text == "b" || text == "1" || text == "black") {
            m_setup.toPlay = go::Color::Black;
        }
        if (text == "W" || text == "w" || text == "2" || text == "white") {
            m_setup.toPlay = go::Color::White;
        }
    }
}

void LineReader::marks(const Property& property, go::Color color)
{
    if (!m_marks) {
        m_marks.emplace();
    }
    points(property, (*m_marks)[color]);
}

// Some editors write several in a node.
void LineReader::comment(const Property& property)
{
    const std::string text = sgf::textOf(firstRaw(property));
    if (!m_comment.empty() && !text.empty()) {
        m_comment += "\n\n";
    }
    m_comment += text;
}

void LineReader::clock(const Property& property, go::Color color)
{
    for (const Slice value : m_collection.valuesOf(property)) {
        if (const auto seconds = realOf(m_collection.raw(value))) {
            m_timeLeft[color] = timing::Millis{*seconds};
        }
    }
}

void LineReader::overtime(const Property& property, go::Color color)
{
    constexpr int most = 1'000'000; // no clock has more, and the arithmetic of times stays in range
    for (const Slice value : m_collection.valuesOf(property)) {
        const auto left = numberOf(m_collection.raw(value));
        if (left && *left >= 0 && *left <= most) {
            m_overtimeLeft[color] = left;
        }
    }
}

void LineReader::takeSetup(std::size_t offset)
{
    if (m_record.moves.empty()) {
        m_start.merge(m_setup);
        return;
    }
    if (m_record.laterSetups.size() == mostLaterSetups) {
        return;
    }
    const auto moves = static_cast<int>(m_record.moves.size());
    m_record.laterSetups.push_back({moves, m_setup.setup()});
    if (m_record.laterSetups.back().setup.changesStones()) {
        note({NoteKind::SetupDuringGame, {}, {}, moves, {}, offset});
    }
}

// Time belongs to the node's move, a comment to the last move up to here.
void LineReader::takeAnnotations()
{
    for (RecordMove& move : m_moves) {
        move.timeLeft = m_timeLeft[move.color];
        move.overtimeLeft = m_overtimeLeft[move.color];
    }
    if (m_comment.empty()) {
        return;
    }
    const auto move = static_cast<int>(m_record.moves.size() + m_moves.size());
    auto& comments = m_record.comments;
    if (move > 0 && (comments.empty() || comments.back().move != move)) {
        comments.push_back({move, {}});
    }
    std::string& text = move > 0 ? comments.back().text : m_record.info.comment;
    if (!text.empty()) {
        text += "\n\n";
    }
    text += m_comment;
}

} // namespace

void addNote(GameRecord& record, Note note)
{
    constexpr std::size_t longestQuote = 80;
    if (note.written.size() > longestQuote) {
        std::size_t end = longestQuote;
        while (end > 0 && (static_cast<unsigned char>(note.written[end]) & 0xC0U) == 0x80U) {
            --end;
        }
        note.written = note.written.substr(0, end) + "…";
    }
    record.notes.push_back(std::move(note));
}

GameRecord gameRecordOf(const Collection& collection, std::size_t game)
{
    GameRecord record;
    record.nodeCount = collection.endOf(game) - collection.games[game];
    const InfoSource source(collection, game);
    readInfo(source, record);
    const bool go
        = std::ranges::none_of(record.notes, [](const Note& note) { return note.kind == NoteKind::NotGo; });
    if (go) {
        LineReader line(collection, record);
        for (NodeIndex node = collection.games[game]; node != noNode; node = collection.firstChild(node)) {
            line.node(node);
            if (line.leavesOut()) {
                addNote(record, {NoteKind::MovesLeftOut, {}, {}, static_cast<int>(mostMoves), {}, 0});
                break;
            }
        }
        record.start = line.start();
    }
    settleHandicap(source, record);
    settleKomi(source, record);
    return record;
}

go::Color firstToPlay(const GameRecord& record)
{
    if (record.start.toPlay) {
        return *record.start.toPlay;
    }
    if (record.handicap >= 2) {
        return go::Color::White;
    }
    return record.moves.empty() ? go::Color::Black : record.moves.front().color;
}

go::Game startOf(const GameRecord& record, const go::Rules& rules)
{
    const go::Color first = firstToPlay(record);
    go::Game game(record.size, rules, first);
    if (record.start.changesStones()) {
        game.setUp(record.start.black, record.start.white, {}, first);
    }
    return game;
}

std::string_view commentOf(const GameRecord& record, int move)
{
    const auto found = std::ranges::lower_bound(record.comments, move, {}, &MoveComment::move);
    return found != record.comments.end() && found->move == move ? std::string_view(found->text)
                                                                 : std::string_view();
}

std::vector<go::Point> markedDead(const TerritoryMarks& marks, const go::Board& board)
{
    PointMask dead;
    for (const go::Color owner : go::bothColors) {
        for (const go::Point point : marks.points[owner]) {
            if (go::onBoard(point, board.size()) && board.at(point) == go::opponent(owner)) {
                dead.addRectangle(point, point);
            }
        }
    }
    return dead.points();
}

} // namespace sgf
