// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/board.h"
#include "core/go/history.h"
#include "core/go/pointset.h"
#include "core/go/rules.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace go {

/// Why a stone may not be played.
enum class IllegalReason : std::uint8_t {
    OffBoard,
    Occupied,
    Suicide, ///< 禁着点 (A08)
    Ko, ///< 劫争马上回提 (A55)
    Superko, ///< 全局同形再现 (B10)
    OutOfTurn,
};

struct Illegal {
    IllegalReason reason = IllegalReason::Occupied;
    /// Superko and Ko: the number of plies after which that position arose, by a stone or a setup; -1 for
    /// none.
    int repeats = -1;

    friend bool operator==(const Illegal&, const Illegal&) = default;
};

enum class PlyKind : std::uint8_t {
    Stone,
    Pass, ///< 弃权一次 (A04)
    Void, ///< a void stone that counts as a pass (A54, A55); it is no ending pass
};

/// One turn of the game.
struct Ply {
    PlyKind kind = PlyKind::Stone;
    Color color = Color::Black;
    Point point; ///< of the stone, also of a void one; meaningless for a pass
    int captured = 0; ///< opponent's stones this ply took off

    friend bool operator==(const Ply&, const Ply&) = default;
};

/// A game in progress: board, side to move and everything that has stood before, as a value. It says what is
/// illegal and executes what it is told; whose turn it is, is for the caller to watch (A49).
class Game {
public:
    explicit Game(BoardSize size = {}, const Rules& rules = {}, Color first = Color::Black);

    const Rules& rules() const { return m_rules; }
    BoardSize size() const { return m_board.size(); }
    const Board& board() const { return m_board; }
    Color toPlay() const { return m_history.current().toPlay; }
    const std::vector<Ply>& plies() const { return m_plies; }
    /// Stones of that colour taken off so far.
    int captured(Color color) const { return m_history.captured(color); }

    /// Puts stones down and takes stones off, by 让子 or an SGF setup; what stands then is a new position of
    /// the game, and no ko is open. Points off the board are skipped.
    void setUp(std::span<const Point> black, std::span<const Point> white, std::span<const Point> empty,
        Color toPlay);
    /// Gives the turn to a side without a ply (SGF PL).
    void setToPlay(Color color) { m_history.setToPlay(color); }

    /// Why this stone may not be played, whoever's turn it is; nothing if it may. The retake of a ko (A55) is
    /// always called Ko, other repetitions Superko (B10).
    std::optional<Illegal> check(Color color, Point point) const
    {
        if (!onBoard(point, size()))
            return Illegal{IllegalReason::OffBoard};
        const Cell cell = grid::cellOf(point);
        if (!m_board.chains().isEmpty(cell))
            return Illegal{IllegalReason::Occupied};
        if (m_board.chains().isSuicide(color, cell))
            return checkSuicide(color, cell);
        // No position of the game had this stone, so none comes again.
        if (!hasBit(m_history.everHeld(color), cell))
            return {};
        return checkRepetition(color, cell);
    }
    std::optional<Illegal> check(Point point) const { return check(toPlay(), point); }
    /// All points where check() finds nothing.
    PointSet legalSet(Color color) const;
    /// The same, row by row from the top left.
    std::vector<Point> legalPoints(Color color) const { return legalSet(color).points(); }

    /// Plays a stone that check() finds nothing against.
    Placement play(Color color, Point point);
    Placement play(Point point) { return play(toPlay(), point); }
    /// 弃权一次 (A04).
    void pass(Color color);
    void pass() { pass(toPlay()); }
    /// A stone ruled void (A54, A55): it is not laid and the turn passes, but it is no ending pass and no
    /// play elsewhere: a ban on retaking a ko that held for this side holds on until it has really played a
    /// stone, as long as the retake would take that one stone. The reason is not kept.
    void voidMove(Color color, Point point, IllegalReason reason);
    /// Lays a stone as a record demands, whatever the rules say: a stone that lies there is replaced, a
    /// suicide takes off its own chain, repetitions are played. The point must lie on the board.
    Placement execute(Color color, Point point);

    /// How many real passes in a row end the game so far; a void stone breaks the row.
    int endingPasses() const;
    /// Where the side to move may not retake a ko at this moment.
    std::optional<Point> koPoint() const;
    /// After how many plies the position now on the board last arose before; nothing if it is new. A position
    /// that only stayed through passes does not repeat.
    std::optional<int> repeatsPly() const;

    /// The game as it was after that many plies, setups at that point included; 0 <= ply <= plies().size().
    Game atPly(int ply) const;

private:
    std::optional<Illegal> checkSuicide(Color color, Cell cell) const;
    std::optional<Illegal> checkRepetition(Color color, Cell cell) const;
    /// The latest frame with the stones that this play would leave, in the sense of the rule; -1 for none.
    int latestLike(Color color, Cell cell, Superko rule) const;
    /// The frame that took a ko which this side may not retake now (there, if a cell is given); -1 for none.
    int koAgainst(Color color, std::optional<Cell> cell) const;

    /// Writes down what a placement took off; the ko it took, if it did.
    KoTaken noteRemoved(const Placement& placement, Cell cell);

    Board m_board;
    Rules m_rules;
    std::vector<Ply> m_plies;
    History m_history;
};

} // namespace go
