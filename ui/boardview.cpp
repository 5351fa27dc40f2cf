// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/boardview.h"

#include "core/go/board.h"
#include "core/go/game.h"

#include <algorithm>
#include <cstddef>

namespace ui {

namespace {

template <class T> std::optional<T> entry(const std::vector<std::optional<T>>& values, int index)
{
    const auto at = static_cast<std::size_t>(index);
    return at < values.size() ? values[at] : std::nullopt;
}

std::optional<go::Owner> ownerAt(const std::vector<go::Owner>& owners, int index)
{
    const auto at = static_cast<std::size_t>(index);
    if (at >= owners.size() || owners[at] == go::Owner::Neutral) {
        return std::nullopt;
    }
    return owners[at];
}

PointView pointView(const BoardView& view, int index)
{
    const go::Point point = go::pointAt(index, view.size);
    PointView shown;
    shown.stone = entry(view.stones, index);
    shown.number = entry(view.moveNumbers, index);
    shown.owner = ownerAt(view.owners, index);
    if (const auto mark = view.marks.find(index); mark != view.marks.end()) {
        shown.mark = mark->second;
    }
    if (const auto label = view.labels.find(index); label != view.labels.end()) {
        shown.label = label->second;
    }
    shown.last = view.lastMove == point;
    shown.ko = view.koPoint == point;
    shown.dead = view.dead.contains(index);
    shown.doubtful = view.doubtful.contains(index);
    shown.dimmed = view.dimmed.contains(index);
    return shown;
}

} // namespace

BoardView boardView(const go::Board& board)
{
    BoardView view;
    view.size = board.size();
    view.stones.reserve(static_cast<std::size_t>(view.size.points()));
    for (int index = 0; index < view.size.points(); ++index) {
        view.stones.push_back(board.at(go::pointAt(index, view.size)));
    }
    return view;
}

BoardView boardView(const go::Game& game)
{
    BoardView view = boardView(game.board());
    if (!game.plies().empty() && game.plies().back().kind == go::PlyKind::Stone) {
        view.lastMove = game.plies().back().point;
    }
    return view;
}

std::vector<std::optional<int>> moveNumbersOf(const go::Game& game)
{
    const go::BoardSize size = game.size();
    std::vector<std::optional<int>> numbers(static_cast<std::size_t>(size.points()));
    int number = 0;
    for (const go::Ply& ply : game.plies()) {
        ++number;
        if (ply.kind == go::PlyKind::Stone) {
            numbers[static_cast<std::size_t>(go::indexOf(ply.point, size))] = number;
        }
    }
    for (int index = 0; index < size.points(); ++index) {
        if (game.board().isEmpty(go::pointAt(index, size))) {
            numbers[static_cast<std::size_t>(index)].reset();
        }
    }
    return numbers;
}

std::vector<PointView> pointViews(const BoardView& view)
{
    std::vector<PointView> points;
    points.reserve(static_cast<std::size_t>(view.size.points()));
    for (int index = 0; index < view.size.points(); ++index) {
        points.push_back(pointView(view, index));
    }
    return points;
}

} // namespace ui
