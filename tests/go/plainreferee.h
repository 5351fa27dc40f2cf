// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

/// A second referee that shares nothing with the core: positions are strings, chains are sets, repetition is
/// looked up by comparing every earlier position. Slow and short on purpose.
class PlainReferee {
public:
    enum class Repetition { KoOnly, Positional, Situational };
    enum class Turn { Stone, Pass, Void, Setup };

    struct Verdict {
        std::string word; ///< "legal", "off board", "occupied", "suicide", "ko", "superko"
        int repeats = -1;
    };

    PlainReferee(int columns, int rows, Repetition rule, bool suicideAllowed, char first)
        : m_columns(columns)
        , m_rows(rows)
        , m_rule(rule)
        , m_suicideAllowed(suicideAllowed)
    {
        m_past.push_back(
            {std::string(static_cast<std::size_t>(columns * rows), '.'), Turn::Setup, first, 0, {}, 0});
        m_past.back().next = first;
    }

    const std::string& stones() const { return m_past.back().stones; }
    char next() const { return m_past.back().next; }
    int captured(char color) const { return color == 'X' ? m_capturedBlack : m_capturedWhite; }

    Verdict judge(char color, int x, int y) const
    {
        if (x < 0 || y < 0 || x >= m_columns || y >= m_rows)
            return {"off board"};
        const int p = y * m_columns + x;
        if (sign(stones(), p) != '.')
            return {"occupied"};
        const std::string after = played(stones(), color, p);
        if (sign(after, p) == '.' && !m_suicideAllowed)
            return {"suicide"};
        if (isBannedKo(color, p))
            return {"ko", latest(after, Repetition::Positional, color)};
        if (m_rule == Repetition::KoOnly)
            return {"legal"};
        const int repeats = latest(after, m_rule, color);
        return repeats < 0 ? Verdict{"legal"} : Verdict{"superko", repeats};
    }

    void play(char color, int x, int y)
    {
        const int p = y * m_columns + x;
        std::string before = stones();
        before[static_cast<std::size_t>(p)] = '.';
        const std::string after = played(before, color, p);
        Past past{after, Turn::Stone, color, p, {}, m_past.back().plies + 1};
        int taken = 0;
        for (int q = 0; q < m_columns * m_rows; ++q) {
            if (sign(before, q) == other(color) && sign(after, q) == '.') {
                ++taken;
                past.koPoint = q;
            }
            if (sign(before, q) == color && sign(after, q) == '.')
                ++capturedOf(color);
        }
        if (sign(after, p) == '.')
            ++capturedOf(color);
        capturedOf(other(color)) += taken;
        // A ko: one stone taken, and taking back at once would restore what was there.
        if (taken != 1 || played(after, other(color), *past.koPoint) != before)
            past.koPoint = {};
        past.next = other(color);
        m_past.push_back(past);
    }
    void pass(char color) { skip(color, Turn::Pass, 0); }
    void voidStone(char color, int x, int y) { skip(color, Turn::Void, y * m_columns + x); }
    void setUp(const std::vector<std::pair<int, char>>& changes, char next)
    {
        Past past = m_past.back();
        past.turn = Turn::Setup;
        for (const auto& [p, what] : changes)
            past.stones[static_cast<std::size_t>(p)] = what;
        past.next = next;
        m_past.push_back(past);
    }

    int endingPasses() const
    {
        int n = 0;
        for (auto it = m_past.rbegin(); it != m_past.rend() && it->turn == Turn::Pass; ++it)
            ++n;
        return n;
    }

    /// The plies after which the present stones were on the board before they last changed, or -1.
    int repeats() const
    {
        std::size_t i = m_past.size() - 1;
        while (i > 0 && m_past[i].turn != Turn::Stone && m_past[i - 1].stones == stones())
            --i;
        while (i-- > 0)
            if (m_past[i].stones == stones() && m_past[i].arose())
                return m_past[i].plies;
        return -1;
    }

    /// Twice Black's area, shared points halved; stones of the dead set are taken off first.
    int blackHalfPoints(const std::set<int>& dead) const
    {
        std::string board = stones();
        for (const int p : dead)
            board[static_cast<std::size_t>(p)] = '.';
        int half = 0;
        std::set<int> counted;
        for (int p = 0; p < m_columns * m_rows; ++p) {
            if (counted.count(p) != 0)
                continue;
            const bool empty = sign(board, p) == '.';
            const std::set<int> region = empty ? chain(board, p) : std::set<int>{p};
            const std::set<char> colors = empty ? bordersOf(board, region) : std::set<char>{sign(board, p)};
            const int each = colors == std::set<char>{'X'} ? 2 : colors == std::set<char>{'O'} ? 0 : 1;
            half += each * static_cast<int>(region.size());
            counted.insert(region.begin(), region.end());
        }
        return half;
    }

    std::set<int> libertiesOf(int p) const
    {
        std::set<int> result;
        for (const int stone : chain(stones(), p))
            for (const int q : beside(stone))
                if (sign(stones(), q) == '.')
                    result.insert(q);
        return result;
    }
    std::set<int> chainOf(int p) const { return chain(stones(), p); }

private:
    static char other(char color) { return color == 'X' ? 'O' : 'X'; }

    struct Past {
        std::string stones;
        Turn turn = Turn::Stone;
        char color = 'X';
        int point = 0;
        std::optional<int> koPoint; ///< where the opponent may not take back
        int plies = 0;
        char next = 'X';

        /// Passes and void stones only prolong a position.
        bool arose() const { return turn == Turn::Stone || turn == Turn::Setup; }
        char maker() const { return turn == Turn::Setup ? other(next) : color; }
    };

    static char sign(const std::string& board, int p) { return board[static_cast<std::size_t>(p)]; }
    int& capturedOf(char color) { return color == 'X' ? m_capturedBlack : m_capturedWhite; }

    void skip(char color, Turn turn, int p)
    {
        Past past{stones(), turn, color, p, {}, m_past.back().plies + 1};
        past.next = other(color);
        m_past.push_back(past);
    }

    std::set<int> beside(int p) const
    {
        std::set<int> result;
        if (p % m_columns > 0)
            result.insert(p - 1);
        if (p % m_columns < m_columns - 1)
            result.insert(p + 1);
        if (p >= m_columns)
            result.insert(p - m_columns);
        if (p + m_columns < m_columns * m_rows)
            result.insert(p + m_columns);
        return result;
    }
    std::set<int> chain(const std::string& board, int p) const
    {
        std::set<int> result{p};
        std::vector<int> open{p};
        while (!open.empty()) {
            const int next = open.back();
            open.pop_back();
            for (const int q : beside(next))
                if (sign(board, q) == sign(board, p) && result.insert(q).second)
                    open.push_back(q);
        }
        return result;
    }
    std::set<char> bordersOf(const std::string& board, const std::set<int>& points) const
    {
        std::set<char> result;
        for (const int p : points)
            for (const int q : beside(p))
                if (points.count(q) == 0)
                    result.insert(sign(board, q));
        return result;
    }
    std::string played(std::string board, char color, int p) const
    {
        board[static_cast<std::size_t>(p)] = color;
        const auto takeOff = [&](int q) {
            const std::set<int> stones = chain(board, q);
            if (bordersOf(board, stones).count('.') != 0)
                return;
            for (const int stone : stones)
                board[static_cast<std::size_t>(stone)] = '.';
        };
        for (const int q : beside(p))
            if (sign(board, q) == other(color))
                takeOff(q);
        takeOff(p);
        return board;
    }

    int latest(const std::string& after, Repetition rule, char mover) const
    {
        for (auto it = m_past.rbegin(); it != m_past.rend(); ++it)
            if (it->stones == after && it->arose()
                && (rule == Repetition::Positional || it->maker() == mover))
                return it->plies;
        return -1;
    }

    /// B03: whose ko was taken must play elsewhere first. A void stone is no such play, a pass ends the
    /// matter.
    bool isBannedKo(char color, int p) const
    {
        std::optional<Turn> firstTurn;
        for (auto it = m_past.rbegin(); it != m_past.rend() && it->turn != Turn::Setup; ++it) {
            if (it->color == color && it->turn == Turn::Stone)
                return false;
            if (it->color == color)
                firstTurn = it->turn;
            const bool ko = it->color != color && it->koPoint == p;
            if (!ko || firstTurn == Turn::Pass)
                continue;
            std::string expected = played(stones(), color, p);
            std::set<int> taken;
            for (int q = 0; q < m_columns * m_rows; ++q)
                if (sign(stones(), q) == other(color) && sign(expected, q) == '.')
                    taken.insert(q);
            if (taken == std::set<int>{it->point})
                return true;
        }
        return false;
    }

    int m_columns;
    int m_rows;
    Repetition m_rule;
    bool m_suicideAllowed;
    std::vector<Past> m_past;
    int m_capturedBlack = 0;
    int m_capturedWhite = 0;
};
