// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sgf/diagrams.h"

#include "core/sgf/replay.h"

#include <algorithm>

namespace sgf {

namespace {

go::Board boardAfter(const go::Game& game, int moves) { return game.atPly(moves).board(); }

void add(Diagram& diagram, const DiagramMove& move)
{
    if (!move.point) {
        diagram.passes.push_back(move);
        return;
    }
    const auto known = std::ranges::find(diagram.reused, *move.point, &ReusedPoint::point);
    if (known != diagram.reused.end()) {
        known->later.push_back(move);
        return;
    }
    const auto numbered = std::ranges::find(diagram.shown, move.point, &DiagramMove::point);
    if (numbered != diagram.shown.end()) {
        diagram.reused.push_back({numbered->number, *move.point, {move}});
    } else if (diagram.start.at(*move.point)) {
        diagram.reused.push_back({std::nullopt, *move.point, {move}});
    } else {
        diagram.shown.push_back(move);
    }
}

} // namespace

std::vector<Diagram> diagramsOf(const GameRecord& record, int movesEach)
{
    const Replay replay = replayOf(record, rulesOf(record), ReplayMode::Record);
    const auto& plies = replay.game.plies();
    const auto count = static_cast<int>(plies.size());
    const int each = std::max(1, movesEach);
    std::vector<Diagram> diagrams;
    for (int from = 0; from < std::max(count, 1); from += each) {
        const int to = std::min(count, from + each);
        Diagram diagram{boardAfter(replay.game, from), {}, {}, {}, count > 0 ? from + 1 : 0, to};
        for (int ply = from; ply < to; ++ply) {
            const go::Ply& played = plies[static_cast<std::size_t>(ply)];
            const bool stone = played.kind == go::PlyKind::Stone;
            add(diagram, {ply + 1, played.color, stone ? std::optional(played.point) : std::nullopt});
        }
        std::ranges::sort(diagram.reused, {},
            [](const ReusedPoint& point) { return point.shown.value_or(point.later.front().number); });
        diagrams.push_back(std::move(diagram));
    }
    return diagrams;
}

std::string textDiagram(const go::Board& board, std::optional<go::Point> last)
{
    const go::BoardSize size = board.size();
    const auto stars = go::starPoints(size);
    std::string letters = "   ";
    for (int x = 0; x < size.columns; ++x) {
        letters += ' ';
        letters += static_cast<char>('A' + x + (x >= 8 ? 1 : 0));
    }
    letters += '\n';
    std::string text = letters;
    for (int y = 0; y < size.rows; ++y) {
        const std::string number = std::to_string(size.rows - y);
        text += std::string(3 - std::min<std::size_t>(3, number.size()), ' ') + number;
        for (int x = 0; x < size.columns; ++x) {
            const go::Point point{static_cast<std::uint8_t>(x), static_cast<std::uint8_t>(y)};
            const auto stone = board.at(point);
            const bool star = std::ranges::find(stars, point) != stars.end();
            const bool before = x > 0 && last
                && *last == go::Point{static_cast<std::uint8_t>(x - 1), static_cast<std::uint8_t>(y)};
            text += last == point ? '(' : before ? ')' : ' ';
            text += !stone ? (star ? '+' : '.') : *stone == go::Color::Black ? 'X' : 'O';
        }
        const bool lastEnds = last
            && *last == go::Point{static_cast<std::uint8_t>(size.columns - 1), static_cast<std::uint8_t>(y)};
        text += lastEnds ? ')' : ' ';
        text += number + '\n';
    }
    return text + letters;
}

} // namespace sgf
