// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/voicelatency.h"
#include "app/shell/voicetypes.h"

#include <QAudio>
#include <QAudioDevice>
#include <QObject>
#include <QString>

#include <atomic>
#include <cstdint>
#include <memory>

class QAudioSink;
class QMediaDevices;
class QTimer;

namespace shell {

class VoiceTrack;

/// The device that reads the track. Made, used and destroyed in the thread that feeds the device; nothing in
/// it may be called from another one, except setUserLatency(). A device that is not there or goes away is
/// looked for again every few seconds.
class VoiceOutput : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t { Closed, Opening, Playing, NoDevice, Lost };
    Q_ENUM(State)

    /// The track outlives the output.
    explicit VoiceOutput(VoiceTrack& track);
    ~VoiceOutput() override;

    void open();
    void close();
    /// What the device adds to the latency that it tells, 0 … Settings::longestLatency.
    void setUserLatency(Nanos latency);

Q_SIGNALS:
    /// `detail` is the name of the device, or what the system said; not for translation.
    void changed(shell::VoiceOutput::State state, const QString& detail);

private:
    void start();
    void drop();
    void watch();
    void onDevicesChanged();
    void onSinkState(QAudio::State state);
    void lose(const QString& why);
    void enter(State state, const QString& detail);
    void updateLead();

    VoiceTrack& m_track;
    std::unique_ptr<QMediaDevices> m_devices;
    std::unique_ptr<QAudioSink> m_sink;
    QTimer* m_watch = nullptr;
    QAudioDevice m_device;
    State m_state = State::Closed;
    QString m_detail;
    VoiceLatency m_latency; ///< as told once a watch
    std::atomic<Nanos> m_userLatency{0};
    std::int64_t m_pulledBefore = 0;
    int m_idleWatches = 0; ///< in a row without a sample read
    int m_restIn = 0; ///< watches until the next try
};

} // namespace shell
