// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/voicetrack.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <limits>
#include <utility>

namespace shell {

namespace {

constexpr std::size_t blockFrames = 960; // 20 ms
constexpr qint64 frameBytes = sizeof(std::int16_t);

// One late read must not shift the clock, so the earliest of the last reads counts; but when all of the
// newest ones are late, the device has stood still and goes on from there.
constexpr std::size_t paceWindow = 64;
constexpr std::size_t paceProof = 8;
constexpr Nanos paceJump = 40 * nanosPerMilli;

constexpr Nanos hallPause = 200 * nanosPerMilli; // between two sentences
constexpr std::size_t mostStrands = 16;
constexpr std::size_t mostOrders = 4096;

constexpr Nanos nanosOf(std::int64_t frames)
{
    // Whole seconds first: frames · 10⁹ would overflow after two days.
    return frames / voiceRate * nanosPerSecond + frames % voiceRate * nanosPerSecond / voiceRate;
}

/// To the nearest frame.
constexpr std::int64_t framesOf(Nanos nanos)
{
    const std::int64_t seconds = nanos / nanosPerSecond - (nanos % nanosPerSecond < 0 ? 1 : 0);
    const Nanos rest = nanos - seconds * nanosPerSecond;
    return seconds * voiceRate + (rest * voiceRate + nanosPerSecond / 2) / nanosPerSecond;
}

bool isLedger(Priority priority) { return priority == Priority::Ledger || priority == Priority::Lost; }

bool outlives(const Utterance& utterance, Generation current, Nanos at)
{
    return utterance.generation == everyGeneration || utterance.generation >= current
        || (isLedger(utterance.priority) && utterance.due <= at);
}

/// Whether `next` may end `running`; sentences of the hall wait for each other.
bool interrupts(Priority next, Priority running) { return next >= running && next != Priority::Hall; }

} // namespace

std::int64_t VoiceTrack::Strand::end() const
{
    const std::int64_t whole = start + static_cast<std::int64_t>(said.clip->size());
    return fadeAt ? std::min(whole, *fadeAt + fadeLength) : whole;
}

float VoiceTrack::Strand::gainAt(std::int64_t sample) const
{
    if (!fadeAt || sample < *fadeAt)
        return 1.0F;
    return 1.0F - static_cast<float>(sample - *fadeAt) / static_cast<float>(fadeLength);
}

VoiceTrack::VoiceTrack(Now now, QObject* parent) : QIODevice(parent), m_now(std::move(now))
{
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

void VoiceTrack::schedule(std::vector<Utterance> utterances)
{
    for (Utterance& utterance : utterances) {
        if (utterance.clip)
            post(std::move(utterance));
    }
}

void VoiceTrack::playEffect(ClipPtr clip)
{
    if (clip)
        post(Effect{std::move(clip)});
}

void VoiceTrack::cut(Generation current, Nanos at) { post(Cut{current, at}); }

void VoiceTrack::silence() { post(Silence{}); }

void VoiceTrack::setGain(float gain)
{
    m_gain.store(std::clamp(gain, 0.0F, 1.0F), std::memory_order_relaxed);
}

void VoiceTrack::setLead(Nanos lead) { m_lead.store(lead, std::memory_order_relaxed); }

void VoiceTrack::resync()
{
    m_pace.clear();
    const std::lock_guard lock(m_mutex);
    std::erase_if(m_orders, [](const Order& order) { return std::holds_alternative<Effect>(order); });
}

Nanos VoiceTrack::pulledLength() const { return nanosOf(pulledFrames()); }

qint64 VoiceTrack::bytesAvailable() const { return std::numeric_limits<qint64>::max() / 2; }

qint64 VoiceTrack::writeData(const char* /*data*/, qint64 /*maxSize*/) { return -1; }

qint64 VoiceTrack::readData(char* data, qint64 maxSize)
{
    const Nanos now = m_now();
    keepPace(now);
    takeOrders();
    dropStale(now);

    std::array<std::int16_t, blockFrames> block{};
    qint64 left = maxSize / frameBytes;
    while (left > 0) {
        const auto frames = static_cast<std::size_t>(std::min<qint64>(left, blockFrames));
        render(std::span(block).first(frames));
        std::memcpy(data, block.data(), frames * frameBytes);
        data += frames * frameBytes;
        left -= static_cast<qint64>(frames);
    }
    return maxSize / frameBytes * frameBytes;
}

void VoiceTrack::post(Order order)
{
    const std::lock_guard lock(m_mutex);
    if (m_orders.size() >= mostOrders)
        m_orders.clear(); // nobody has read for hours
    m_orders.push_back(std::move(order));
}

void VoiceTrack::takeOrders()
{
    {
        const std::unique_lock lock(m_mutex, std::try_to_lock);
        if (!lock)
            return; // at the next read then: this thread never waits
        m_taken.swap(m_orders);
    }
    for (Order& order : m_taken) {
        std::visit([this](auto& what) { obey(std::move(what)); }, order);
    }
    m_taken.clear();
}

void VoiceTrack::obey(Utterance utterance)
{
    const bool old = utterance.generation != everyGeneration && utterance.generation < m_current;
    if (!old)
        m_waiting.push_back(std::move(utterance));
}

void VoiceTrack::obey(const Effect& effect)
{
    if (m_others.size() < mostStrands) {
        m_others.push_back(Strand{.said = {.clip = effect.clip}, .start = pulledFrames(), .fadeAt = {}});
    }
}

void VoiceTrack::obey(const Cut& cut)
{
    m_current = cut.current;
    std::erase_if(m_waiting, [&cut](const Utterance& u) { return !outlives(u, cut.current, cut.at); });
    if (m_speech && !outlives(m_speech->said, cut.current, cut.at))
        endSpeech(pulledFrames(), cutFade);
}

void VoiceTrack::obey(Silence /*silence*/)
{
    m_waiting.clear();
    if (m_speech)
        endSpeech(pulledFrames(), cutFade);
}

void VoiceTrack::keepPace(Nanos now)
{
    m_pace.push_back(now - pulledLength());
    const auto newest = m_pace.size() > paceProof ? m_pace.end() - paceProof : m_pace.begin();
    const bool stoodStill = *std::min_element(newest, m_pace.end())
        > *std::min_element(m_pace.begin(), m_pace.end()) + paceJump;
    if (stoodStill) {
        m_pace.erase(m_pace.begin(), newest);
    } else if (m_pace.size() > paceWindow) {
        m_pace.erase(m_pace.begin());
    }
    m_anchor.store(*std::min_element(m_pace.begin(), m_pace.end()), std::memory_order_relaxed);
}

void VoiceTrack::dropStale(Nanos now)
{
    std::erase_if(m_waiting, [now](const Utterance& u) { return now - u.due > patienceOf(u.priority); });
}

std::int64_t VoiceTrack::sampleOf(Nanos due) const
{
    return framesOf(due - m_lead.load(std::memory_order_relaxed) - anchor());
}

/// Where this phrase may begin, not before `earliest`; nothing if it would be too late then.
std::optional<std::int64_t> VoiceTrack::beginOf(const Utterance& utterance, std::int64_t earliest) const
{
    const std::int64_t wanted = sampleOf(utterance.due);
    std::int64_t begin = std::max(wanted, earliest);
    if (m_speech && !interrupts(utterance.priority, m_speech->said.priority)) {
        const Nanos pause = utterance.priority == Priority::Hall ? hallPause : 0;
        begin = std::max(begin, m_speech->end() + framesOf(pause));
    }
    const Nanos allowed = patienceOf(utterance.priority) + m_lead.load(std::memory_order_relaxed);
    if (begin > wanted + framesOf(allowed))
        return std::nullopt;
    return begin;
}

/// The phrase that begins first in [from, to); of several at the same sample the strongest.
std::optional<VoiceTrack::Begin> VoiceTrack::nextBegin(std::int64_t from, std::int64_t to) const
{
    std::optional<Begin> next;
    for (std::size_t i = 0; i < m_waiting.size(); ++i) {
        const auto at = beginOf(m_waiting[i], from);
        if (!at || *at >= to)
            continue;
        const bool first = !next || *at < next->at
            || (*at == next->at && m_waiting[i].priority > m_waiting[next->index].priority);
        if (first)
            next = Begin{i, *at};
    }
    return next;
}

void VoiceTrack::beginPhrases(std::int64_t from, std::int64_t to)
{
    while (const auto next = nextBegin(from, to)) {
        if (m_speech)
            endSpeech(next->at, yieldFade);
        const auto found = m_waiting.begin() + static_cast<std::ptrdiff_t>(next->index);
        m_speech = Strand{.said = std::move(*found), .start = next->at, .fadeAt = {}};
        m_waiting.erase(found);
    }
}

void VoiceTrack::endSpeech(std::int64_t at, Nanos fade)
{
    if (m_speech->end() > at) {
        m_speech->fadeAt = at;
        m_speech->fadeLength = framesOf(fade);
    }
    if (m_speech->end() > pulledFrames())
        m_others.push_back(std::move(*m_speech));
    m_speech.reset();
}

void VoiceTrack::render(std::span<std::int16_t> block)
{
    const std::int64_t from = pulledFrames();
    const std::int64_t to = from + static_cast<std::int64_t>(block.size());
    beginPhrases(from, to);

    std::array<float, blockFrames> sum{};
    const auto add = [&](const Strand& strand) {
        const std::int64_t end = std::min(strand.end(), to);
        for (std::int64_t i = std::max(strand.start, from); i < end; ++i) {
            sum[static_cast<std::size_t>(i - from)] += strand.gainAt(i)
                * static_cast<float>((*strand.said.clip)[static_cast<std::size_t>(i - strand.start)]);
        }
    };
    if (m_speech)
        add(*m_speech);
    for (const Strand& strand : m_others)
        add(strand);

    const float gain = m_gain.load(std::memory_order_relaxed);
    const float before = m_lastGain.value_or(gain);
    const float step = (gain - before) / static_cast<float>(block.size()); // a jump would click
    for (std::size_t i = 0; i < block.size(); ++i) {
        const float level = before + step * static_cast<float>(i);
        block[i] = static_cast<std::int16_t>(std::lround(std::clamp(sum[i] * level, -32768.0F, 32767.0F)));
    }
    m_lastGain = gain;

    std::erase_if(m_others, [to](const Strand& strand) { return strand.end() <= to; });
    // The pause between sentences is measured from the end, so the last one is remembered as long as that.
    if (m_speech && m_speech->end() + framesOf(hallPause) <= to)
        m_speech.reset();
    m_pulled.store(to, std::memory_order_relaxed);
}

} // namespace shell
