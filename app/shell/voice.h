// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/voiceoutput.h"
#include "app/shell/voicetypes.h"

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace shell {

class VoiceBank;

/// The sound of the program, seen from the GUI thread: clips of one language, an output that stays open while
/// a clock runs, and the way the user wants to hear it. Without a device or without clips every call does
/// nothing; the clock never waits for it.
class Voice : public QObject, public Speaker {
    Q_OBJECT

public:
    explicit Voice(QObject* parent = nullptr);
    /// Waits for the output, at most two seconds: a sound server that hangs is left behind.
    ~Voice() override;

    /// The folder with the languages and `effects`.
    void setSoundRoot(const QString& root);
    /// A folder of the root, "zh_CN".
    void setLanguage(const QString& language);
    void setVolume(double volume); ///< 0–1
    void setMuted(Muted muted);
    /// What the device adds and does not tell (wireless): 0 … Settings::longestLatency.
    void setUserLatency(int milliseconds);

    /// Loads the clips and opens the output, which then plays silence; when a clocked game begins.
    void open();
    /// Ends all sound and gives the device back.
    void close();
    /// How long the output stays open with nothing to say; until then a device that falls asleep in silence
    /// is kept awake, because it would swallow the first seconds of the next phrase.
    static constexpr std::chrono::minutes usualRestAfter{5};
    void setRestAfter(std::chrono::milliseconds silence) { m_rest.setInterval(silence); }

    void say(const QString& clip, Nanos due, Priority priority, Generation generation);
    /// Says a phrase, opening the output if it is closed: the button in the settings.
    void test();

    void schedule(std::vector<ScheduledClip> clips) override;
    void effect(const QString& id) override;
    Generation nextGeneration(Nanos at) override;
    void silence() override;
    void stayAwake() override;
    void mayRest() override;
    std::optional<Nanos> durationOf(const QString& id) const override;

    VoiceState state() const { return m_state; }
    /// Name of the device, or what the system said; the number of missing clips for ClipsMissing.
    QString detail() const { return m_detail; }
    /// Ids that the language lacks; known while it is open.
    std::vector<QString> missingClips() const;
    Generation generation() const { return m_generation; }

    /// Now on the axis of all instants here.
    static Nanos now();

Q_SIGNALS:
    void stateChanged(shell::VoiceState state, const QString& detail);

private:
    struct Engine;

    void openOutput();
    void rest();
    void wakeOutput();
    void loadClips();
    void applyVolume();
    void onOutputChanged(shell::VoiceOutput::State state, const QString& detail);
    void refreshState();

    std::unique_ptr<Engine> m_engine; ///< from the first open() on
    std::shared_ptr<VoiceBank> m_bank;
    QString m_root;
    QString m_language;
    double m_volume = 1;
    Nanos m_userLatency = 0;
    Muted m_muted = Muted::Nothing;
    Generation m_generation = 1;
    bool m_open = false;
    bool m_resting = false; ///< open, but the device was given back for a while
    QTimer m_rest; ///< runs while the output is open and no clock runs
    QTimer m_testEnd; ///< runs while the output is open only for test()
    VoiceOutput::State m_output = VoiceOutput::State::Closed;
    QString m_outputDetail;
    VoiceState m_state = VoiceState::Closed;
    QString m_detail;
    QThreadPool m_loader; ///< one thread: clips are found and decoded in the order of the calls
};

} // namespace shell
