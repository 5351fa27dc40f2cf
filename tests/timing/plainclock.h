// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// A clock as a person with a stopwatch would keep it: counters, one millisecond after the other. It shares
/// neither code nor idea with the core, so that both are wrong together only if the rule was misread.
class PlainClock {
public:
    enum class System { Periods, Block, Sudden };
    struct Setting {
        System system = System::Sudden;
        long main = 0;
        int periods = 0;
        long length = 0; ///< of a period or block
        int stones = 0;
        long increment = 0;
        long cap = 0; ///< 0 = none
    };
    struct Side {
        long main = 0;
        int periods = 0;
        long inPeriod = 0;
        long block = 0;
        int stones = 0;
        bool isTold = false; ///< that byo-yomi has begun
        std::array<bool, 4> isWarned{}; ///< of 300, 60, 30, 20 s
    };

    explicit PlainClock(const Setting& setting) : m_setting(setting)
    {
        for (Side* const each : {&m_black, &m_white}) {
            Side& side = *each;
            side.main = setting.main;
            side.periods = setting.periods;
            side.block = setting.system == System::Block ? setting.length : 0;
            side.stones = setting.stones;
        }
    }

    /// The turn begins at `time`.
    void begin(long time)
    {
        m_time = time;
        m_isRunning = true;
        look();
    }
    void goOn(long time)
    {
        m_time = time;
        m_isRunning = m_loser < 0;
    }
    void halt()
    {
        m_isRunning = false;
        speak();
    }
    /// Lets the running clock run up to `time`; a number due at that very instant waits.
    void runTo(long time)
    {
        while (m_isRunning && m_time < time) {
            if (m_isPending) {
                speak();
            }
            ++m_time;
            count(mover());
        }
    }
    /// The side on turn moves now.
    void press()
    {
        if (!m_isRunning) {
            return;
        }
        m_isPending = false;
        Side& side = mover();
        side.inPeriod = 0;
        if (m_setting.system == System::Block && side.main == 0 && --side.stones == 0) {
            side.stones = m_setting.stones;
            side.block = m_setting.length;
            side.isWarned = {};
        }
        if (m_setting.increment > 0) {
            addIncrement(side);
        }
        m_turn = 1 - m_turn;
        begin(m_time);
    }

    const Side& side(int index) const { return index == 0 ? m_black : m_white; }
    int turn() const { return m_turn; }
    int loser() const { return m_loser; }
    const std::vector<std::string>& log() const { return m_log; }

private:
    Side& mover() { return m_turn == 0 ? m_black : m_white; }

    void addIncrement(Side& side)
    {
        const long before = side.main;
        side.main += m_setting.increment;
        if (m_setting.cap > 0 && side.main > m_setting.cap) {
            side.main = before > m_setting.cap ? before : m_setting.cap;
        }
        constexpr std::array<long, 4> again{450'000, 90'000, 45'000, 30'000};
        for (std::size_t i = 0; i < again.size(); ++i) {
            if (side.main >= again.at(i)) {
                side.isWarned.at(i) = false;
            }
        }
    }

    void count(Side& side)
    {
        if (side.main > 1 && m_setting.system != System::Sudden) {
            --side.main; // nothing is ever said while byo-yomi is still to come
            return;
        }
        long left = 0;
        if (side.main > 0) {
            left = --side.main;
        } else if (m_setting.system == System::Periods) {
            left = m_setting.length - ++side.inPeriod;
        } else {
            left = --side.block;
        }
        if (left % 1000 != 0) {
            return; // whoever reads looks at full seconds
        }
        look();
    }

    /// What the person who reads sees on the counters at this instant.
    void look()
    {
        Side& side = mover();
        const bool isOver = side.main == 0;
        if (isOver && m_setting.system != System::Sudden && !side.isTold) {
            side.isTold = true;
            say("E" + std::to_string(m_setting.system == System::Block ? side.stones : side.periods));
        }
        if (m_setting.system == System::Periods) {
            if (isOver) {
                lookAtPeriod(side);
            }
        } else if (m_setting.system == System::Sudden || isOver) {
            lookAtEnd(side, m_setting.system == System::Sudden ? side.main : side.block);
        }
    }

    void lookAtPeriod(Side& side)
    {
        if (side.inPeriod == m_setting.length) {
            side.inPeriod = 0;
            if (--side.periods == 0) {
                return lose();
            }
            if (m_setting.length == 60'000) {
                say("M");
            }
            return say("L" + std::to_string(side.periods));
        }
        const long left = m_setting.length - side.inPeriod;
        if (side.inPeriod == 0 || left % 1000 != 0) {
            return;
        }
        const long seconds = left / 1000;
        if (seconds == 30 || seconds == 20 || seconds == 10) {
            wait(std::to_string(side.inPeriod / 1000));
        } else if (side.periods > 1 && (seconds == 5 || seconds == 2)) {
            wait(std::to_string(side.inPeriod / 1000));
        } else if (side.periods == 1 && seconds < 10) {
            wait("#" + std::to_string(10 - seconds));
        }
    }

    void lookAtEnd(Side& side, long left)
    {
        if (left == 0) {
            return lose();
        }
        if (left % 1000 != 0) {
            return;
        }
        const long seconds = left / 1000;
        constexpr std::array<long, 4> warnings{300, 60, 30, 20};
        for (std::size_t i = 0; i < warnings.size(); ++i) {
            if (seconds == warnings.at(i) && !side.isWarned.at(i)) {
                wait("r" + std::to_string(seconds), i);
            }
        }
        if (seconds == 10) {
            wait("r10");
        }
        if (seconds < 10) {
            wait("#" + std::to_string(10 - seconds));
        }
    }

    void lose()
    {
        say("X");
        m_loser = m_turn;
        m_isRunning = false;
    }

    void wait(const std::string& number, std::optional<std::size_t> warning = std::nullopt)
    {
        m_isPending = true;
        m_number = number;
        m_warning = warning;
    }

    void speak()
    {
        if (!m_isPending) {
            return;
        }
        m_isPending = false;
        say(m_number);
        if (m_warning) {
            mover().isWarned.at(*m_warning) = true;
        }
    }

    void say(const std::string& what)
    {
        m_log.push_back((m_turn == 1 ? "w" : "") + what + '@' + std::to_string(m_time));
    }

    Setting m_setting;
    Side m_black;
    Side m_white;
    int m_turn = 0;
    int m_loser = -1;
    bool m_isRunning = false;
    long m_time = 0;
    bool m_isPending = false; ///< a number is to be said unless a stone comes at this very instant
    std::string m_number;
    std::optional<std::size_t> m_warning;
    std::vector<std::string> m_log;
};
