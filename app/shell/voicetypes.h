// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace shell {

/// Nanoseconds of std::chrono::steady_clock, which is CLOCK_MONOTONIC on Linux: the axis of everything heard.
using Nanos = std::int64_t;

inline constexpr Nanos nanosPerMilli = 1'000'000;
inline constexpr Nanos nanosPerSecond = 1'000'000'000;

/// Which speech a clip belongs to: a press makes a new generation and silences the older ones.
using Generation = std::uint32_t;
/// Belongs to no turn; no press silences it.
inline constexpr Generation everyGeneration = 0;

/// Who speaks when two phrases meet, the stronger later in the list. One voice at a time.
enum class Priority : std::uint8_t {
    Answer, ///< to 还剩几分钟; gives way to everything
    Hall, ///< start, warning, result …: waits for its turn, is never cut by a press
    Number, ///< 30秒, 还剩30秒
    Ledger, ///< entry and balance: once due it is said even if a press follows
    Count, ///< 1–9
    Lost, ///< 十，超时判负
};

/// A clip and the instant at which it shall be heard.
struct ScheduledClip {
    QString id;
    Nanos due = 0;
    Priority priority = Priority::Number;
    Generation generation = everyGeneration;
    QString otherwise; ///< said if `id` is not in the language; empty: nothing

    friend bool operator==(const ScheduledClip&, const ScheduledClip&) = default;
};

/// What is silenced. Nobody can silence the referee by silencing the stones.
enum class Muted : std::uint8_t { Nothing, Effects, Everything };

/// How it stands with the sound; the worst that is true.
enum class VoiceState : std::uint8_t {
    Closed,
    Opening,
    Playing,
    Muted, ///< plays, silenced by the user
    ClipsMissing, ///< plays, but the language lacks phrases
    NoDevice, ///< there is no output, or it cannot be opened; looks again by itself
    DeviceLost, ///< the output went away while playing; looks again by itself
};

/// The mouth of the announcer. Every call is cheap, never blocks and never fails.
class Speaker {
public:
    Speaker() = default;
    Speaker(const Speaker&) = delete;
    Speaker& operator=(const Speaker&) = delete;
    virtual ~Speaker() = default;

    /// Each clip at its instant, also while the calling thread stands still.
    virtual void schedule(std::vector<ScheduledClip> clips) = 0;
    /// A sound beside the speech, at once.
    virtual void effect(const QString& id) = 0;
    /// The turn ended at `at`: what was not due by then is not said. Returns the generation of the next turn.
    virtual Generation nextGeneration(Nanos at) = 0;
    /// Ends all speech, waiting phrases too.
    virtual void silence() = 0;
    /// Something may have to be said soon: a clock runs, or somebody reaches for it.
    virtual void stayAwake() = 0;
    /// No clock runs any more: after some minutes the device may be given back.
    virtual void mayRest() = 0;
    /// Length of a clip of the language; nothing if it is missing or not known yet.
    virtual std::optional<Nanos> durationOf(const QString& id) const = 0;
};

} // namespace shell
