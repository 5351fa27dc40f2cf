// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/voiceoutput.h"

#include "app/shell/settings.h"
#include "app/shell/voicetrack.h"

#include <QAudioFormat>
#include <QAudioSink>
#include <QMediaDevices>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <utility>

using namespace std::chrono_literals;

namespace shell {

namespace {

constexpr auto watchInterval = 1s;
constexpr int watchesBetweenTries = 3;
constexpr int watchesWithoutRead = 5; // a device that takes nothing for so long is dead without saying so
constexpr Nanos bufferAsked = 160 * nanosPerMilli; // below 80 ms Qt 6.4 never reads at all
constexpr qint64 frameBytes = sizeof(std::int16_t);

QAudioFormat trackFormat()
{
    QAudioFormat format;
    format.setSampleRate(voiceRate);
    format.setChannelCount(1);
    format.setSampleFormat(QAudioFormat::Int16);
    return format;
}

QString nameOf(QAudio::Error error)
{
    switch (error) {
    case QAudio::NoError:
        return QStringLiteral("stopped");
    case QAudio::OpenError:
        return QStringLiteral("cannot be opened");
    case QAudio::IOError:
        return QStringLiteral("read or write error");
    case QAudio::UnderrunError:
        return QStringLiteral("underrun");
    case QAudio::FatalError:
        break;
    }
    return QStringLiteral("connection lost");
}

} // namespace

VoiceOutput::VoiceOutput(VoiceTrack& track) : m_track(track) { }

VoiceOutput::~VoiceOutput() { close(); }

void VoiceOutput::open()
{
    if (m_state != State::Closed)
        return;
    enter(State::Opening, {});
    if (!m_devices) {
        m_devices = std::make_unique<QMediaDevices>();
        connect(m_devices.get(), &QMediaDevices::audioOutputsChanged, this, &VoiceOutput::onDevicesChanged);
        m_watch = new QTimer(this);
        m_watch->setInterval(watchInterval);
        connect(m_watch, &QTimer::timeout, this, &VoiceOutput::watch);
    }
    m_watch->start();
    start();
}

void VoiceOutput::close()
{
    if (m_watch != nullptr)
        m_watch->stop();
    enter(State::Closed, {});
    drop();
}

void VoiceOutput::setUserLatency(Nanos latency)
{
    constexpr Nanos most = std::chrono::nanoseconds(Settings::longestLatency).count();
    m_userLatency.store(std::clamp<Nanos>(latency, 0, most));
}

void VoiceOutput::start()
{
    m_restIn = watchesBetweenTries;
    m_device = QMediaDevices::defaultAudioOutput();
    if (m_device.isNull()) {
        enter(m_state == State::Lost ? State::Lost : State::NoDevice, {});
        return;
    }
    auto sink = std::make_unique<QAudioSink>(m_device, trackFormat());
    sink->setBufferSize(bufferAsked * voiceRate / nanosPerSecond * frameBytes);
    m_track.resync();
    const Nanos readBefore = m_track.pulledLength();
    sink->start(&m_track);
    if (sink->state() == QAudio::StoppedState) {
        enter(m_state == State::Lost ? State::Lost : State::NoDevice, nameOf(sink->error()));
        return;
    }
    const Nanos granted = static_cast<Nanos>(sink->bufferSize()) / frameBytes * nanosPerSecond / voiceRate;
    m_latency.begin(granted, readBefore);
    m_sink = std::move(sink);
    m_pulledBefore = m_track.pulledFrames();
    m_idleWatches = 0;
    connect(m_sink.get(), &QAudioSink::stateChanged, this, &VoiceOutput::onSinkState);
    updateLead();
    enter(State::Playing, m_device.description());
}

void VoiceOutput::drop()
{
    // The destructor of the platform's sink runs the event loop, so nothing may find the sink any more.
    const auto sink = std::exchange(m_sink, nullptr);
    if (sink)
        sink->disconnect(this);
}

void VoiceOutput::watch()
{
    if (m_state == State::Closed)
        return;
    if (!m_sink) {
        if (--m_restIn <= 0)
            start();
        return;
    }
    const std::int64_t pulled = m_track.pulledFrames();
    const std::int64_t read = pulled - m_pulledBefore;
    m_pulledBefore = pulled;
    m_idleWatches = read == 0 ? m_idleWatches + 1 : 0;
    if (m_idleWatches >= watchesWithoutRead) {
        lose(QStringLiteral("no longer reads"));
        return;
    }
    // While the device begins or stutters, what it tells of the latency is nonsense.
    if (std::abs(read - voiceRate) < voiceRate / 10)
        m_latency.note(m_track.now(), m_track.anchor(), m_sink->processedUSecs() * 1000);
    updateLead();
}

void VoiceOutput::onDevicesChanged()
{
    if (m_state == State::Closed)
        return;
    if (!m_sink) {
        m_restIn = std::min(m_restIn, 1); // at the next watch: devices come in bursts
        return;
    }
    // The server moves a stream whose device went away; a new default device is followed.
    const QAudioDevice standard = QMediaDevices::defaultAudioOutput();
    if (!standard.isNull() && standard.id() != m_device.id()) {
        drop();
        m_restIn = 1;
    }
}

void VoiceOutput::onSinkState(QAudio::State state)
{
    if (m_sink && state == QAudio::StoppedState)
        lose(nameOf(m_sink->error()));
}

void VoiceOutput::lose(const QString& why)
{
    m_restIn = watchesBetweenTries;
    enter(State::Lost, why);
    drop();
}

void VoiceOutput::enter(State state, const QString& detail)
{
    if (state == m_state && detail == m_detail)
        return;
    m_state = state;
    m_detail = detail;
    Q_EMIT changed(state, detail);
}

void VoiceOutput::updateLead() { m_track.setLead(m_latency.lead() + m_userLatency.load()); }

} // namespace shell
