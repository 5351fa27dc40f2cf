// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/voicebank.h"
#include "app/shell/voicetypes.h"

#include <QIODevice>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace shell {

/// A decoded phrase and the instant at which it shall be heard.
struct Utterance {
    ClipPtr clip;
    Nanos due = 0;
    Priority priority = Priority::Number;
    Generation generation = everyGeneration;
};

/// How late a phrase may begin and still be said: a number only while it is true, a balance while it matters.
constexpr Nanos patienceOf(Priority priority)
{
    switch (priority) {
    case Priority::Answer:
    case Priority::Number:
    case Priority::Count:
        return 400 * nanosPerMilli;
    case Priority::Ledger:
        return 3 * nanosPerSecond;
    case Priority::Hall:
        return 8 * nanosPerSecond;
    case Priority::Lost:
        return 10 * nanosPerSecond;
    }
    return 0;
}

/// The mixer: an endless mono stream of 16-bit samples at voiceRate in which every phrase begins at the
/// sample that is heard at its due instant. One voice at a time, effects beside it. The reading thread never
/// waits for the calling threads.
class VoiceTrack : public QIODevice {
    Q_OBJECT

public:
    using Now = std::function<Nanos()>;

    static constexpr Nanos cutFade = 8 * nanosPerMilli; ///< of speech that a press ends
    static constexpr Nanos yieldFade = 20 * nanosPerMilli; ///< of a phrase that gives way to a stronger one

    /// `now` is asked once a read, in the reading thread.
    explicit VoiceTrack(Now now, QObject* parent = nullptr);

    /// \name From any thread; take effect at the next read.
    /// @{
    void schedule(std::vector<Utterance> utterances);
    void playEffect(ClipPtr clip);
    /// From here on only `current` and everyGeneration are said; of the older ones a ledger phrase that was
    /// due at `at` or before goes on, other speech is faded.
    void cut(Generation current, Nanos at);
    /// Fades all speech and forgets what waits.
    void silence();
    void setGain(float gain); ///< 0–1
    /// How long before it is heard a sample is read.
    void setLead(Nanos lead);
    /// Samples read since the beginning.
    std::int64_t pulledFrames() const { return m_pulled.load(std::memory_order_relaxed); }
    /// The same as a length.
    Nanos pulledLength() const;
    Nanos now() const { return m_now(); }
    /// The instant at which sample 0 would have been read at this pace, as of the last read.
    Nanos anchor() const { return m_anchor.load(std::memory_order_relaxed); }
    /// @}

    /// Forgets the pace of the device and effects that nobody heard: before a new device begins to read, in
    /// the thread that will.
    void resync();

    bool isSequential() const override { return true; }
    qint64 bytesAvailable() const override;

protected:
    qint64 readData(char* data, qint64 maxSize) override;
    qint64 writeData(const char* data, qint64 maxSize) override;

private:
    struct Effect {
        ClipPtr clip;
    };
    struct Cut {
        Generation current = everyGeneration;
        Nanos at = 0;
    };
    struct Silence { };
    using Order = std::variant<Utterance, Effect, Cut, Silence>;

    /// A clip that sounds; positions are samples since the beginning.
    struct Strand {
        Utterance said;
        std::int64_t start = 0;
        std::optional<std::int64_t> fadeAt;
        std::int64_t fadeLength = 1;

        std::int64_t end() const;
        float gainAt(std::int64_t sample) const;
    };

    /// A waiting phrase and the sample at which it may begin.
    struct Begin {
        std::size_t index = 0;
        std::int64_t at = 0;
    };

    void post(Order order);
    void takeOrders();
    void obey(Utterance utterance);
    void obey(const Effect& effect);
    void obey(const Cut& cut);
    void obey(Silence silence);
    void keepPace(Nanos now);
    void dropStale(Nanos now);
    std::int64_t sampleOf(Nanos due) const;
    std::optional<std::int64_t> beginOf(const Utterance& utterance, std::int64_t earliest) const;
    std::optional<Begin> nextBegin(std::int64_t from, std::int64_t to) const;
    void beginPhrases(std::int64_t from, std::int64_t to);
    void endSpeech(std::int64_t at, Nanos fade);
    void render(std::span<std::int16_t> block);

    const Now m_now;
    std::mutex m_mutex; // guards m_orders
    std::vector<Order> m_orders;
    std::atomic<float> m_gain{1.0F};
    std::atomic<Nanos> m_lead{0};
    std::atomic<std::int64_t> m_pulled{0};
    std::atomic<Nanos> m_anchor{0};

    // The reading thread's own.
    std::vector<Order> m_taken;
    std::vector<Nanos> m_pace; // (instant of a read − samples before it), the newest last
    Generation m_current = everyGeneration;
    std::vector<Utterance> m_waiting; // in the order of arrival
    std::optional<Strand> m_speech;
    std::vector<Strand> m_others; // effects, and speech that fades
    std::optional<float> m_lastGain;
};

} // namespace shell
