// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/chains.h"
#include "core/go/color.h"
#include "core/go/point.h"
#include "core/go/pointset.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace go {

/// What laying one stone did to the board.
struct Placement {
    Point point;
    Color color = Color::Black;
    std::vector<Point> captured; ///< opponent's stones taken off (A06)
    std::vector<Point> suicided; ///< own stones taken off; only where a record executes a suicide

    friend bool operator==(const Placement&, const Placement&) = default;
};

/// The stones on a board, without memory of how they came there. A flat, trivially copyable value.
/// Every point given must lie on the board.
class Board {
public:
    explicit Board(BoardSize size = {}) : m_chains(size) { }
    /// Rows from the top, X or # black, O white, anything else empty; blanks are skipped, short rows filled
    /// up.
    static Board fromRows(std::span<const std::string> rows);
    /// The inverse of fromRows, with X, O and a full stop.
    std::vector<std::string> rows() const;

    BoardSize size() const { return m_chains.size(); }
    std::optional<Color> at(Point point) const;
    bool isEmpty(Point point) const { return m_chains.isEmpty(cell(point)); }
    int stones(Color color) const { return m_chains.stones(color); }
    PointSet stonesOf(Color color) const { return {size(), m_chains.bitsOf(color)}; }
    PointSet emptyPoints() const;

    /// The stones connected with the one here (A05), this one first; nothing on an empty point.
    std::vector<Point> chainAt(Point point) const;
    int chainSizeAt(Point point) const;
    /// The empty points beside that chain, each once, row by row; nothing on an empty point.
    std::vector<Point> libertyPoints(Point point) const;
    int libertiesOf(Point point) const;

    /// Whether a stone on this empty point would have no liberty after captures: 禁着点 (A08).
    bool isSuicide(Color color, Point point) const { return m_chains.isSuicide(color, cell(point)); }
    /// What place() would take of the opponent.
    std::vector<Point> capturesOf(Color color, Point point) const;

    /// Lays a stone on an empty point, takes off the opponent's chains without liberty and then, if it has
    /// none, the stone's own (A06).
    Placement place(Color color, Point point)
    {
        Placement placement{point, color, {}, {}};
        if (m_chains.put(color, cell(point)) == Chains::After::MustSettle)
            settle(placement);
        return placement;
    }
    /// Puts or removes a stone as setting up a position does: nothing is captured.
    void set(Point point, std::optional<Color> color);

    /// Of the stones alone, equal for equal positions; the empty board's is 0.
    std::uint64_t hash() const { return m_chains.hash(); }
    /// The hash that place() would leave.
    std::uint64_t hashAfter(Color color, Point point) const { return m_chains.hashAfter(color, cell(point)); }

    /// Whether the chains, liberties, counts and hash kept agree with the stones: for tests.
    bool consistent() const { return m_chains.consistent(); }
    /// The same without points and vectors, for searches.
    const Chains& chains() const { return m_chains; }

    /// The same stones on boards of the same size.
    friend bool operator==(const Board&, const Board&) = default;

private:
    void settle(Placement& placement);
    static Cell cell(Point point) { return grid::cellOf(point); }

    Chains m_chains;
};

} // namespace go
