// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/voice.h"
#include "app/shell/voicebank.h"
#include "tests/shell/tst_voice_server.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <limits>
#include <map>
#include <mutex>
#include <numbers>
#include <numeric>
#include <sndfile.h>
#include <thread>
#include <unistd.h>
#include <vector>

using shell::Nanos;
using shell::nanosPerMilli;
using shell::nanosPerSecond;

namespace {

using Samples = std::vector<float>;

constexpr int decimation = 12; // a search at 4 kHz, then the exact place at the full rate

Samples coarse(const Samples& fine)
{
    Samples out(fine.size() / decimation);
    for (std::size_t i = 0; i < out.size(); ++i) {
        const auto first = fine.begin() + static_cast<std::ptrdiff_t>(i * decimation);
        out[i] = std::accumulate(first, first + decimation, 0.0F) / decimation;
    }
    return out;
}

constexpr std::ptrdiff_t millisecond = shell::voiceRate / 1000;

struct Sound {
    explicit Sound(const std::vector<std::int16_t>& pcm) : fine(pcm.begin(), pcm.end()), rough(coarse(fine))
    { }

    Samples fine;
    Samples rough;
};

/// parec on the null sink's monitor, read in a thread of its own.
class Recorder {
public:
    Recorder()
        : m_pipe(popen("exec parec -d nul.monitor --format=s16le --rate=48000 --channels=1 --raw "
                       "--latency-msec=10 --process-time-msec=10 2>/dev/null",
            "r"))
        , m_thread([this] { run(); })
    { }
    ~Recorder() { finish(); }
    Recorder(const Recorder&) = delete;
    Recorder& operator=(const Recorder&) = delete;

    bool hears() const { return m_heard.load() > 20; }

    /// Ends when the server does.
    void finish()
    {
        if (m_pipe == nullptr)
            return;
        m_end = true;
        m_thread.join();
        pclose(m_pipe);
        m_pipe = nullptr;
    }

    Sound sound() const { return Sound(m_pcm); }
    /// The instant of sample 0: the earliest that any arrival allows.
    Nanos zero() const { return m_zero; }

private:
    void run()
    {
        std::array<std::int16_t, 4096> chunk{};
        while (!m_end) {
            const auto got = ::read(fileno(m_pipe), chunk.data(), sizeof chunk);
            if (got <= 0)
                return;
            const Nanos arrived = shell::Voice::now();
            // The null sink hands a block over when its first sample is due.
            const auto length = static_cast<Nanos>(m_pcm.size()) * nanosPerSecond / shell::voiceRate;
            m_pcm.insert(m_pcm.end(), chunk.begin(), chunk.begin() + got / 2);
            // The first reads deliver what had been waiting.
            if (++m_heard > 20)
                m_zero = std::min(m_zero, arrived - length);
        }
    }

    FILE* m_pipe;
    std::vector<std::int16_t> m_pcm;
    Nanos m_zero = std::numeric_limits<Nanos>::max();
    std::atomic<int> m_heard{0};
    std::atomic<bool> m_end{false};
    std::thread m_thread;
};

struct Match {
    double likeness = 0; ///< 0–1
    std::ptrdiff_t at = 0;
};

/// The best place of `clip` in `record` with its first sample in [from, to).
Match bestMatch(const Samples& record, const Samples& clip, std::ptrdiff_t from, std::ptrdiff_t to)
{
    Match best;
    const double energy = std::inner_product(clip.begin(), clip.end(), clip.begin(), 0.0);
    const auto last = static_cast<std::ptrdiff_t>(record.size()) - static_cast<std::ptrdiff_t>(clip.size());
    for (std::ptrdiff_t lag = std::max<std::ptrdiff_t>(from, 0); lag < std::min(to, last); ++lag) {
        const float* const heard = record.data() + lag;
        double product = 0;
        double loud = 1e-9;
        for (std::size_t i = 0; i < clip.size(); ++i) {
            product += static_cast<double>(heard[i] * clip[i]);
            loud += static_cast<double>(heard[i] * heard[i]);
        }
        const double likeness = product / std::sqrt(loud * energy);
        if (likeness > best.likeness)
            best = {likeness, lag};
    }
    return best;
}

/// Where `clip` is heard best from 60 ms before to 250 ms after the sample `due`, roughly.
Match roughMatch(const Sound& record, const Sound& clip, std::ptrdiff_t due)
{
    return bestMatch(record.rough, clip.rough, (due - 60 * millisecond) / decimation,
        (due + 250 * millisecond) / decimation);
}

/// The same to the sample: a voice is like itself one period, some 6 ms, further on, too.
Match exactMatch(const Sound& record, const Sound& clip, std::ptrdiff_t due)
{
    const std::ptrdiff_t middle = roughMatch(record, clip, due).at * decimation;
    return bestMatch(record.fine, clip.fine, middle - 15 * millisecond, middle + 15 * millisecond);
}

QStringList lastMinute()
{
    QStringList ids{QStringLiteral("seconds_30"), QStringLiteral("seconds_40"), QStringLiteral("seconds_50")};
    for (int i = 1; i <= 10; ++i)
        ids << QStringLiteral("count_%1").arg(i);
    return ids;
}

/// Clips that differ in their melody, where the recorded voice is not at hand.
void writeTones(const QString& folder)
{
    QDir().mkpath(folder);
    int key = 0;
    for (const QString& id : lastMinute()) {
        ++key;
        Samples tone(22050 * 4 / 10);
        for (std::size_t i = 0; i < tone.size(); ++i) {
            const double t = static_cast<double>(i) / 22050;
            tone[i] = static_cast<float>(
                0.3 * std::sin(2 * std::numbers::pi * (250 + 90 * key) * t + 8.0 * key * t * t));
        }
        SF_INFO info{};
        info.samplerate = 22050;
        info.channels = 1;
        info.format = SF_FORMAT_OGG | SF_FORMAT_VORBIS;
        SNDFILE* file = sf_open(
            QFile::encodeName(folder + u'/' + id + QStringLiteral(".ogg")).constData(), SFM_WRITE, &info);
        sf_writef_float(file, tone.data(), static_cast<sf_count_t>(tone.size()));
        sf_close(file);
    }
}

} // namespace

/// The last minute as a listener hears it: a real sound server, a real sink, a GUI thread that stalls.
class TestVoiceSink : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lastMinuteIsHeardOnTimeWhileTheGuiStalls();
};

void TestVoiceSink::lastMinuteIsHeardOnTimeWhileTheGuiStalls()
{
    if (const QString lacking = VoiceServer::lacking(); !lacking.isEmpty())
        QSKIP(qPrintable(lacking));
    VoiceServer server;
    if (!server.start())
        QSKIP("pulseaudio does not start here");

    QTemporaryDir tones;
    QString root = QStringLiteral(KAODUAN_SOURCE_DIR "/resources/voice");
    if (!QFile::exists(root + QStringLiteral("/zh_CN/count_1.ogg"))) {
        root = tones.path();
        writeTones(root + QStringLiteral("/zh_CN"));
    }

    Recorder recorder;
    shell::Voice voice;
    voice.setSoundRoot(root);
    voice.setLanguage(QStringLiteral("zh_CN"));
    voice.open();
    QTRY_VERIFY_WITH_TIMEOUT(
        voice.state() == shell::VoiceState::Playing || voice.state() == shell::VoiceState::ClipsMissing,
        15'000);
    QTRY_VERIFY_WITH_TIMEOUT(recorder.hears(), 15'000);
    // As when one page is left and the next one is opened: what was read before must not count.
    QTest::qWait(300);
    voice.close();
    QTRY_COMPARE(voice.state(), shell::VoiceState::Closed);
    voice.open();
    QTRY_VERIFY_WITH_TIMEOUT(
        voice.state() == shell::VoiceState::Playing || voice.state() == shell::VoiceState::ClipsMissing,
        15'000);
    QTest::qWait(4000); // until the latency was told often enough

    const QStringList ids = lastMinute();
    const Nanos first = shell::Voice::now() + 2 * nanosPerSecond;
    std::vector<shell::ScheduledClip> clips;
    for (int i = 0; i < ids.size(); ++i) {
        const auto priority = i < 3 ? shell::Priority::Number : shell::Priority::Count;
        clips.push_back({ids[i], first + i * nanosPerSecond, priority, voice.generation(), {}});
    }
    voice.schedule(clips);
    while (shell::Voice::now() < clips.back().due + 2200 * nanosPerMilli) {
        std::this_thread::sleep_for(std::chrono::milliseconds(600)); // the stall is what is tested
        QCoreApplication::sendPostedEvents();
    }
    voice.close();
    recorder.finish();

    const auto bank = shell::VoiceBank::load(root, QStringLiteral("zh_CN"));
    std::map<QString, Sound> words;
    for (const QString& id : ids)
        words.emplace(id, Sound(*bank->clip(id)));
    const Sound record = recorder.sound();
    for (const shell::ScheduledClip& clip : clips) {
        const std::ptrdiff_t due = (clip.due - recorder.zero()) * shell::voiceRate / nanosPerSecond;
        const Match right = exactMatch(record, words.at(clip.id), due);
        const double late = static_cast<double>(right.at - due) * 1000 / shell::voiceRate;
        Match second;
        QString secondId;
        for (const auto& [id, word] : words) {
            if (id == clip.id)
                continue;
            const Match wrong = roughMatch(record, word, due);
            if (wrong.likeness <= second.likeness)
                continue;
            second = wrong;
            secondId = id;
        }
        const QString heard = QStringLiteral("%1: %2, %3 ms (next %4 %5)")
                                  .arg(clip.id)
                                  .arg(right.likeness, 0, 'f', 3)
                                  .arg(late, 0, 'f', 1)
                                  .arg(secondId)
                                  .arg(second.likeness, 0, 'f', 2);
        qInfo("%s", qPrintable(heard));
        QVERIFY2(right.likeness > 0.85, qPrintable(heard));
        QVERIFY2(second.likeness < right.likeness, qPrintable(heard));
        QVERIFY2(std::abs(late) <= 60, qPrintable(heard));
    }
}

QTEST_GUILESS_MAIN(TestVoiceSink)
#include "tst_voice_sink.moc"
