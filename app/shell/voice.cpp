// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/voice.h"

#include "app/shell/voicebank.h"
#include "app/shell/voicetrack.h"
#include "app/shell/voicewords.h"

#include <QDeadlineTimer>
#include <QMetaObject>
#include <QThread>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <utility>

using namespace std::chrono_literals;

namespace shell {

namespace {

constexpr auto threadPatience = 2s;
constexpr auto testLength = 6s;
/// What the loader does first, the more urgent later in the list.
enum class Errand : std::uint8_t { Prepare, Say, Find };

constexpr Nanos testDelay = 300 * nanosPerMilli;

/// Decoded as soon as the clips are found: what has to sound without any notice, and the last minute.
std::vector<QString> urgentClips()
{
    std::vector<QString> ids = effectClips();
    for (int number = 1; number <= 10; ++number) {
        ids.push_back(QStringLiteral("count_") + QString::number(number));
    }
    for (const int seconds : {30, 40, 50, 55, 58}) {
        ids.push_back(QStringLiteral("seconds_") + QString::number(seconds));
    }
    ids.push_back(QStringLiteral("lost_plain"));
    return ids;
}

} // namespace

/// What lives beside the GUI thread.
struct Voice::Engine {
    Engine() : track(&Voice::now), output(new VoiceOutput(track))
    {
        thread.setObjectName(QStringLiteral("voice"));
        track.moveToThread(&thread);
        output->moveToThread(&thread);
        QObject::connect(&thread, &QThread::finished, output, &QObject::deleteLater);
        thread.start(QThread::TimeCriticalPriority);
    }

    VoiceTrack track;
    VoiceOutput* output; ///< in `thread`, which deletes it when it ends
    QThread thread;
    std::shared_ptr<VoiceBank> bank; ///< the loader's
    std::atomic<unsigned> epoch{0}; ///< of silence(): what was asked for before it is not said
};

Voice::Voice(QObject* parent) : QObject(parent)
{
    m_loader.setMaxThreadCount(1);
    m_testEnd.setSingleShot(true);
    m_testEnd.setInterval(testLength);
    connect(&m_testEnd, &QTimer::timeout, this, &Voice::close);
    m_rest.setSingleShot(true);
    m_rest.setInterval(usualRestAfter);
    connect(&m_rest, &QTimer::timeout, this, &Voice::rest);
}

Voice::~Voice()
{
    m_loader.clear();
    m_loader.waitForDone();
    if (!m_engine)
        return;
    m_engine->thread.quit();
    // A sound server that hangs holds the thread for ever; the program ends all the same.
    if (!m_engine->thread.wait(QDeadlineTimer(threadPatience))) [[maybe_unused]]
        const auto* left = m_engine.release();
}

Nanos Voice::now()
{
    const auto sinceBoot = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::nanoseconds>(sinceBoot).count();
}

void Voice::setSoundRoot(const QString& root)
{
    if (root == m_root)
        return;
    m_root = root;
    if (m_open)
        loadClips();
}

void Voice::setLanguage(const QString& language)
{
    if (language == m_language)
        return;
    m_language = language;
    if (m_open)
        loadClips();
}

void Voice::setVolume(double volume)
{
    m_volume = std::clamp(volume, 0.0, 1.0);
    applyVolume();
}

void Voice::setMuted(Muted muted)
{
    m_muted = muted;
    applyVolume();
    refreshState();
}

void Voice::setUserLatency(int milliseconds)
{
    m_userLatency = milliseconds * nanosPerMilli;
    if (m_engine)
        m_engine->output->setUserLatency(m_userLatency);
}

void Voice::open()
{
    m_testEnd.stop();
    openOutput();
}

void Voice::openOutput()
{
    if (m_open)
        return mayRest();
    m_open = true;
    m_resting = false;
    m_rest.start();
    m_output = VoiceOutput::State::Opening;
    m_outputDetail.clear();
    if (!m_engine) {
        m_engine = std::make_unique<Engine>();
        connect(m_engine->output, &VoiceOutput::changed, this, &Voice::onOutputChanged);
        m_engine->output->setUserLatency(m_userLatency);
    }
    applyVolume();
    loadClips();
    QMetaObject::invokeMethod(m_engine->output, &VoiceOutput::open, Qt::QueuedConnection);
    refreshState();
}

void Voice::close()
{
    if (!m_open)
        return;
    m_testEnd.stop();
    m_rest.stop();
    silence();
    m_open = false;
    QMetaObject::invokeMethod(m_engine->output, &VoiceOutput::close, Qt::QueuedConnection);
    refreshState();
}

void Voice::rest()
{
    if (!m_open || m_resting)
        return;
    m_resting = true;
    QMetaObject::invokeMethod(m_engine->output, &VoiceOutput::close, Qt::QueuedConnection);
    refreshState();
}

void Voice::wakeOutput()
{
    if (!m_open || !m_resting)
        return;
    m_resting = false;
    m_output = VoiceOutput::State::Opening;
    m_outputDetail.clear();
    QMetaObject::invokeMethod(m_engine->output, &VoiceOutput::open, Qt::QueuedConnection);
    refreshState();
}

void Voice::stayAwake()
{
    m_rest.stop();
    wakeOutput();
}

void Voice::mayRest()
{
    if (m_open && !m_rest.isActive() && !m_resting)
        m_rest.start();
}

void Voice::say(const QString& clip, Nanos due, Priority priority, Generation generation)
{
    schedule({ScheduledClip{clip, due, priority, generation, {}}});
}

void Voice::test()
{
    if (!m_open) {
        openOutput();
        m_testEnd.start();
    }
    say(QStringLiteral("game_start"), now() + testDelay, Priority::Hall, everyGeneration);
}

void Voice::schedule(std::vector<ScheduledClip> clips)
{
    if (!m_open || clips.empty())
        return;
    if (m_resting || m_rest.isActive()) {
        wakeOutput();
        m_rest.start(); // counts from the last word
    }
    Engine* const engine = m_engine.get();
    const auto decode = [engine, clips = std::move(clips), epoch = engine->epoch.load()] {
        for (const ScheduledClip& clip : clips) {
            ClipPtr pcm = engine->bank->clip(clip.id);
            if (!pcm && !clip.otherwise.isEmpty())
                pcm = engine->bank->clip(clip.otherwise);
            if (epoch != engine->epoch.load())
                return;
            engine->track.schedule({Utterance{pcm, clip.due, clip.priority, clip.generation}});
        }
    };
    m_loader.start(decode, static_cast<int>(Errand::Say));
}

void Voice::effect(const QString& id)
{
    if (m_output != VoiceOutput::State::Playing || m_muted != Muted::Nothing || !m_bank)
        return;
    m_engine->track.playEffect(m_bank->decoded(id));
}

Generation Voice::nextGeneration(Nanos at)
{
    ++m_generation;
    if (m_engine)
        m_engine->track.cut(m_generation, at);
    return m_generation;
}

void Voice::silence()
{
    if (!m_engine)
        return;
    ++m_engine->epoch;
    m_engine->track.silence();
}

std::optional<Nanos> Voice::durationOf(const QString& id) const
{
    return m_bank ? m_bank->durationOf(id) : std::nullopt;
}

std::vector<QString> Voice::missingClips() const
{
    return m_bank ? m_bank->missing() : std::vector<QString>();
}

void Voice::loadClips()
{
    Engine* const engine = m_engine.get();
    const auto load = [this, engine, root = m_root, language = m_language] {
        const auto bank = VoiceBank::load(root, language);
        engine->bank = bank;
        const auto adopt = [this, bank] {
            m_bank = bank;
            refreshState();
        };
        QMetaObject::invokeMethod(this, adopt, Qt::QueuedConnection);
    };
    m_loader.start(load, static_cast<int>(Errand::Find));
    for (const QString& id : urgentClips())
        m_loader.start([engine, id] { engine->bank->clip(id); }, static_cast<int>(Errand::Prepare));
}

void Voice::applyVolume()
{
    if (!m_engine)
        return;
    // The ear judges loudness by powers: half the way is a quarter of the amplitude.
    const double gain = m_muted == Muted::Everything ? 0 : m_volume * m_volume;
    m_engine->track.setGain(static_cast<float>(gain));
}

void Voice::onOutputChanged(shell::VoiceOutput::State state, const QString& detail)
{
    m_output = state;
    m_outputDetail = detail;
    refreshState();
}

void Voice::refreshState()
{
    VoiceState state = VoiceState::Opening;
    QString detail = m_outputDetail;
    if (!m_open || m_resting) {
        state = VoiceState::Closed;
        detail.clear();
    } else if (m_output == VoiceOutput::State::NoDevice) {
        state = VoiceState::NoDevice;
    } else if (m_output == VoiceOutput::State::Lost) {
        state = VoiceState::DeviceLost;
    } else if (m_output == VoiceOutput::State::Playing && m_bank) {
        const auto missing = m_bank->missing().size();
        state = VoiceState::Playing;
        if (m_muted == Muted::Everything)
            state = VoiceState::Muted;
        if (missing > 0) {
            state = VoiceState::ClipsMissing;
            detail = QString::number(missing);
        }
    }
    if (state == m_state && detail == m_detail)
        return;
    m_state = state;
    m_detail = detail;
    Q_EMIT stateChanged(state, detail);
}

} // namespace shell
