// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <set>
#include <string>
#include <vector>

/// A board that keeps nothing but its stones and works everything else out anew for every question: what the
/// incremental board is compared with over whole corpora of games.
class Recount {
public:
    explicit Recount(int lines) : m_lines(lines), m_stones(points(), '.') { m_seen.insert(m_stones); }

    /// Plays a legal move, an index row by row, or passes at -1.
    void play(int point)
    {
        m_ko = -1;
        if (point >= 0) {
            const std::vector<int> taken = lay(m_stones, m_next, point);
            m_held[m_next == 'X' ? 0 : 1].insert(point);
            m_seen.insert(m_stones);
            const Chain own = chainAt(m_stones, point);
            if (taken.size() == 1 && own.stones.size() == 1 && own.liberties == 1)
                m_ko = taken.front();
        }
        m_next = other(m_next);
    }
    /// How many points the side to move may play.
    struct Legal {
        int underKo = 0; ///< basic ko alone
        int underSuperko = 0; ///< no position again
    };
    Legal legalMoves() const
    {
        Legal legal;
        std::vector<int> liberties(m_stones.size(), -1);
        for (std::size_t p = 0; p < m_stones.size(); ++p) {
            if (m_stones[p] == '.' || liberties[p] >= 0)
                continue;
            const Chain chain = chainAt(m_stones, static_cast<int>(p));
            for (const int stone : chain.stones)
                liberties[static_cast<std::size_t>(stone)] = chain.liberties;
        }
        for (int p = 0; p < static_cast<int>(m_stones.size()); ++p) {
            if (at(p) != '.' || p == m_ko || !breathes(p, liberties))
                continue;
            ++legal.underKo;
            legal.underSuperko += repeats(p) ? 0 : 1;
        }
        return legal;
    }
    const std::string& stones() const { return m_stones; }

private:
    struct Chain {
        std::vector<int> stones;
        int liberties = 0;
    };

    static char other(char side) { return side == 'X' ? 'O' : 'X'; }
    std::size_t points() const
    {
        return static_cast<std::size_t>(m_lines) * static_cast<std::size_t>(m_lines);
    }
    char at(int p) const { return m_stones[static_cast<std::size_t>(p)]; }

    template <class Visit> void around(int p, Visit visit) const
    {
        if (p % m_lines > 0)
            visit(p - 1);
        if (p % m_lines < m_lines - 1)
            visit(p + 1);
        if (p >= m_lines)
            visit(p - m_lines);
        if (p + m_lines < m_lines * m_lines)
            visit(p + m_lines);
    }
    Chain chainAt(const std::string& board, int p) const
    {
        Chain chain{{p}, 0};
        std::vector<char> met(board.size(), 0);
        met[static_cast<std::size_t>(p)] = 1;
        for (std::size_t i = 0; i < chain.stones.size(); ++i) {
            around(chain.stones[i], [&](int q) {
                const auto index = static_cast<std::size_t>(q);
                if (met[index] != 0 || board[index] == other(board[static_cast<std::size_t>(p)]))
                    return;
                met[index] = 1;
                if (board[index] == '.')
                    ++chain.liberties;
                else
                    chain.stones.push_back(q);
            });
        }
        return chain;
    }
    std::vector<int> lay(std::string& board, char side, int point) const
    {
        board[static_cast<std::size_t>(point)] = side;
        std::vector<int> taken;
        around(point, [&](int q) {
            if (board[static_cast<std::size_t>(q)] != other(side))
                return;
            const Chain chain = chainAt(board, q);
            if (chain.liberties > 0)
                return;
            for (const int stone : chain.stones)
                board[static_cast<std::size_t>(stone)] = '.';
            taken.insert(taken.end(), chain.stones.begin(), chain.stones.end());
        });
        return taken;
    }
    bool breathes(int p, const std::vector<int>& liberties) const
    {
        bool open = false;
        around(p, [&](int q) {
            const int left = liberties[static_cast<std::size_t>(q)];
            open = open || at(q) == '.' || (at(q) == m_next ? left > 1 : left == 1);
        });
        return open;
    }
    bool repeats(int p) const
    {
        // A position that stood had a stone there.
        if (m_held[m_next == 'X' ? 0 : 1].count(p) == 0)
            return false;
        std::string after = m_stones;
        lay(after, m_next, p);
        return m_seen.count(after) != 0;
    }

    int m_lines;
    std::string m_stones;
    std::set<std::string> m_seen;
    std::set<int> m_held[2];
    char m_next = 'X';
    int m_ko = -1;
};
