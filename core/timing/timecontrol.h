// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/timing/instant.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace timing {

/// 保留读秒: the last `reserveMinutes` of the limit are read out, a minute at a time (A24–A28).
struct Retained {
    Millis limit{3'600'000}; ///< whole time of a side, the reserve inside it
    int reserveMinutes = 1; ///< N; minutes of the limit that are read

    constexpr Millis free() const { return limit - Millis{60'000} * reserveMinutes; }
    friend bool operator==(const Retained&, const Retained&) = default;
};

/// N × S: after the main time, `periods` periods of `period` each, kept while not used up.
struct Japanese {
    Millis main{0};
    int periods = 3;
    Millis period{30'000};

    friend bool operator==(const Japanese&, const Japanese&) = default;
};

/// After the main time, `stones` stones within each block of `block`.
struct Canadian {
    Millis main{0};
    int stones = 15;
    Millis block{300'000};

    friend bool operator==(const Canadian&, const Canadian&) = default;
};

/// Each move made in time adds `increment`; the clock never rises above `cap` by it.
struct Fischer {
    Millis main{0};
    Millis increment{0};
    std::optional<Millis> cap;

    friend bool operator==(const Fischer&, const Fischer&) = default;
};

/// 包干: no overtime.
struct Absolute {
    Millis main{0};

    friend bool operator==(const Absolute&, const Absolute&) = default;
};

/// 不计时 (A22 allows it).
struct Untimed {
    friend bool operator==(const Untimed&, const Untimed&) = default;
};

/// 双方共用: both think on one time. Of its last part each side then has one half for itself, and no more.
struct SharedHalved {
    Millis shared{2'400'000}; ///< whole time of both together, the part to be halved inside it
    Millis halved{600'000};

    constexpr Millis common() const { return shared - halved; }
    friend bool operator==(const SharedHalved&, const SharedHalved&) = default;
};

/// 双方共用, then every move within `perMove`.
struct SharedPerMove {
    Millis shared{3'600'000}; ///< whole time of both together
    Millis perMove{60'000};

    friend bool operator==(const SharedPerMove&, const SharedPerMove&) = default;
};

using TimeControl
    = std::variant<Retained, Japanese, Canadian, Fischer, Absolute, Untimed, SharedHalved, SharedPerMove>;

/// Whether the main time is one for both.
constexpr bool isShared(const TimeControl& control)
{
    return std::holds_alternative<SharedHalved>(control) || std::holds_alternative<SharedPerMove>(control);
}

/// What is wrong with a time setting.
enum class TimeFault : std::uint8_t {
    NoTime, ///< neither main time nor overtime
    NegativeTime,
    LimitBelowReserve, ///< T < N · 60 s, or less shared than is to be halved
    NoReserve, ///< retained minutes with N < 1
    TooManyPeriods, ///< more than 99 minutes or periods
    NoPeriods,
    PeriodTooShort, ///< below 10 s: the count 1–9 would not fit
    NoStones,
    CapBelowMain,
    TooLong, ///< more than 24 h
};

/// Nothing if the setting can be played.
std::optional<TimeFault> faultOf(const TimeControl& control);

/// The main time of SGF's TM: the free time of a side, the reserve left out; 0 where there is none. A shared
/// time is written whole, for both together.
Millis sgfMainTime(const TimeControl& control);

/// The overtime of SGF's OT: "5x60 byo-yomi", "15/300 Canadian", "10 Fischer", "shared 600 halved",
/// "shared 60 move"; empty where there is none.
/// Seconds have as many decimals as they need. A Fischer cap has no place in it.
std::string overtimeText(const TimeControl& control);

/// The setting that TM (seconds) and OT of a record stand for; nothing where they say none or in unknown
/// words. Retained minutes come back as N x 60 s, "60 simple" as one period of 60 s: the same arithmetic.
/// The answer may have faults (faultOf).
std::optional<TimeControl> timeControlFromSgf(std::optional<double> tm, std::string_view ot);

} // namespace timing
