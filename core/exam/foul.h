// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace exam {

/// What may happen in a hall that a referee rules about. Numbers and words are part of the record.
enum class Incident : std::uint8_t {
    MovedStone, ///< 棋子下完后又拿起 (A50)
    WrongRemoval, ///< 误提有气之子 (A53)
    Disturbance, ///< 妨碍对方思考 (A38)
    Consultation, ///< 议论或查阅 (A39)
    ClockMisuse, ///< anything done to the clock that has no name of its own
    Other, ///< A59
    ForbiddenPoint, ///< 禁着点 (A54)
    KoRetake, ///< 劫争马上回提 (A55)
    Repetition, ///< 全局同形再现 (B10)
    TwoPlays, ///< 连走二步 (A49)
    LongCycle, ///< 三劫、四劫循环，长生: neither side yields (A57)
    RefusedEnd, ///< a repetition as a reason not to end (A58)
    DroppedStone, ///< 掉子 (A50)
    DropDisputed, ///< the opponent does not believe that it fell
    ShiftedAgreed, ///< 棋子移位, both know where they lay (A51)
    ShiftedDisputed, ///< they do not agree (A51)
    ShiftedOnPurpose, ///< 故意移子 (A51)
    ScatteredByForce, ///< 不可抗拒 (A52)
    ScatteredByAccident, ///< 无意散乱 (A52)
    ScatteredOnPurpose, ///< 故意散乱 (A52)
    ColoursSwapped, ///< the players took the wrong colours (2002, 17.1)
    FalseLife, ///< 假生 (A56)
    Miscounted, ///< 数子和计算胜负失误 (A44)
    Overtime, ///< 超时 (A28)
    PressedEarly, ///< before the stone or together with it (2002, 22)
    PressedBeforeLifting, ///< before all captured stones are off (2002, 22.6)
    OtherHand, ///< one hand plays, the other presses
    ClockFault, ///< the clock is wrong (2002, 22.8)
    Late, ///< 迟到
    Absent, ///< 弃权 (A32)
    Leaving, ///< 中途退出 (A37)
    Wandering, ///< 随意走动、观看他人棋局 (A40)
    Untidy, ///< 言行、衣着 (A41)
    Unruly, ///< 赛场纪律 (A46)
    NotTidiedUp, ///< 不整理棋具、不退场 (A48)
};
inline constexpr std::size_t incidentCount = 35;

/// One thing that follows. Numbers and words are part of the record.
enum class Consequence : std::uint8_t {
    Refused, ///< nothing happens, the reason is shown
    VoidPass, ///< 着手无效，弃权一次
    Warning, ///< 警告一次
    Loss, ///< 判负
    Void, ///< 着手无效: the stone is taken off again, the turn is not lost
    PutBack, ///< 放回原处
    Stands, ///< 有效: it stays as it is
    FreeChoice, ///< 任选着点
    Restored, ///< 复盘续赛
    Deduction, ///< 罚子
    SwapColours, ///< 更正黑白
    ChiefReferee, ///< 报裁判长
    Draw, ///< 和棋
    NoResult, ///< 无胜负
    Replay, ///< 重下
    BothLose, ///< 双方均负
};
inline constexpr std::size_t consequenceCount = 16;

/// Everything that follows from one decision; empty for nothing.
class Ruling {
public:
    constexpr Ruling() = default;
    constexpr Ruling(std::initializer_list<Consequence> all)
    {
        for (const Consequence each : all) {
            add(each);
        }
    }

    constexpr void add(Consequence each) { m_bits = static_cast<std::uint16_t>(m_bits | bit(each)); }
    constexpr bool has(Consequence each) const { return (m_bits & bit(each)) != 0; }
    constexpr bool isEmpty() const { return m_bits == 0; }

    friend bool operator==(const Ruling&, const Ruling&) = default;

private:
    static constexpr std::uint16_t bit(Consequence each)
    {
        return static_cast<std::uint16_t>(1U << static_cast<unsigned>(each));
    }

    std::uint16_t m_bits = 0;
};

/// Whether the game is over by it.
bool endsGame(const Ruling& ruling);
/// At most one of its consequences may end the game, and one that refuses or leaves it to the chief referee
/// stands alone.
bool isConsistent(const Ruling& ruling);

/// What an edition of the rules says for one incident: one or more rulings, the first is the usual one.
class Penalty {
public:
    static constexpr std::size_t most = 6; ///< further ones are dropped

    constexpr Penalty() = default;
    constexpr Penalty(Ruling only) : m_choices{only} { }

    constexpr void add(Ruling choice)
    {
        if (m_count < most) {
            m_choices[m_count++] = choice;
        }
    }
    constexpr const Ruling& usual() const { return m_choices[0]; }
    constexpr std::size_t size() const { return m_count; }
    constexpr const Ruling& operator[](std::size_t index) const { return m_choices[index]; }
    /// Whether one of the rulings holds this consequence.
    bool allows(Consequence consequence) const;
    /// No ruling yet; add() makes the first.
    static constexpr Penalty none()
    {
        Penalty empty;
        empty.m_count = 0;
        return empty;
    }

    friend bool operator==(const Penalty&, const Penalty&) = default;

private:
    std::array<Ruling, most> m_choices{};
    std::uint8_t m_count = 1;
};

/// \name Words, as in resources/penalties and in the record: "moved-stone", "put-back"
/// @{
std::string_view wordOf(Incident incident);
std::optional<Incident> incidentFrom(std::string_view word);
std::string_view wordOf(Consequence consequence);
std::optional<Consequence> consequenceFrom(std::string_view word);
/// The words joined; "nothing" for an empty ruling.
std::string wordsOf(const Ruling& ruling, std::string_view joint);
/// @}

/// 较紧迫的事件: may be brought up in the opponent's time (A43).
bool isUrgent(Incident incident);
/// Must be claimed before the claimant's own next move (2002, 17.3).
bool isClaimedAtOnce(Incident incident);

} // namespace exam
