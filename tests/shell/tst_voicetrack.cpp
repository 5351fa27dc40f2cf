// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/voicetrack.h"

#include <QTest>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <vector>

using shell::ClipPtr;
using shell::everyGeneration;
using shell::Generation;
using shell::Nanos;
using shell::nanosPerMilli;
using shell::nanosPerSecond;
using shell::Pcm;
using shell::Priority;
using shell::Utterance;
using shell::VoiceTrack;

namespace {

constexpr std::size_t millisecond = shell::voiceRate / 1000;
constexpr std::size_t period = 20 * millisecond; // what the device takes at once

/// Every sample different from its neighbours and from silence.
ClipPtr ramp(std::size_t milliseconds, int from = 1)
{
    auto pcm = std::make_shared<Pcm>(milliseconds * millisecond);
    for (std::size_t i = 0; i < pcm->size(); ++i) {
        (*pcm)[i] = static_cast<std::int16_t>(from + static_cast<int>(i % 9000));
    }
    return pcm;
}

ClipPtr level(std::size_t milliseconds, std::int16_t value)
{
    return std::make_shared<Pcm>(milliseconds * millisecond, value);
}

/// A device without hardware: it reads a period whenever its buffer has room, and the time is ours.
class Device {
public:
    static constexpr Nanos started = 5'000 * nanosPerSecond + 123'456'789;

    VoiceTrack track{[this] { return m_now; }};

    /// Reads for so many milliseconds, a period at a time.
    void play(std::size_t milliseconds)
    {
        for (std::size_t i = 0; i < milliseconds * millisecond / period; ++i)
            readPeriod();
    }
    void readPeriod()
    {
        Pcm chunk(period);
        const auto bytes = static_cast<qint64>(period * sizeof(std::int16_t));
        QCOMPARE(track.read(reinterpret_cast<char*>(chunk.data()), bytes), bytes);
        heard.insert(heard.end(), chunk.begin(), chunk.end());
        m_now += 20 * nanosPerMilli;
    }
    /// The device stands still: time passes, nothing is read.
    void stall(Nanos length) { m_now += length; }
    /// One read comes late, the next ones on time again.
    void readLate(Nanos late)
    {
        m_now += late;
        readPeriod();
        m_now -= late;
    }

    Nanos now() const { return m_now; }
    /// Due so that it is heard `milliseconds` after the device was started.
    static Nanos at(std::size_t milliseconds)
    {
        return started + static_cast<Nanos>(milliseconds) * nanosPerMilli;
    }
    void say(const ClipPtr& clip, Nanos due, Priority priority = Priority::Number,
        Generation generation = everyGeneration)
    {
        track.schedule({Utterance{clip, due, priority, generation}});
    }

    std::size_t firstSound() const
    {
        const auto found = std::ranges::find_if(heard, [](std::int16_t sample) { return sample != 0; });
        return static_cast<std::size_t>(found - heard.begin());
    }
    bool silentFrom(std::size_t sample) const
    {
        return std::all_of(heard.begin() + static_cast<std::ptrdiff_t>(sample), heard.end(),
            [](std::int16_t s) { return s == 0; });
    }
    bool hasAt(std::size_t sample, const ClipPtr& clip) const
    {
        return sample + clip->size() <= heard.size()
            && std::equal(clip->begin(), clip->end(), heard.begin() + static_cast<std::ptrdiff_t>(sample));
    }
    std::int16_t sample(std::size_t milliseconds) const { return heard[milliseconds * millisecond]; }

    Pcm heard;

private:
    Nanos m_now = started;
};

} // namespace

/// The mixer, read sample by sample in a time that is wound by hand.
class TestVoiceTrack : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void feedsSilenceForever();
    void clipBeginsAtTheSampleThatIsDue_data();
    void clipBeginsAtTheSampleThatIsDue();
    void leadBringsClipsForward();
    void clipsASecondApartAreExactlyThat();
    void oneLateReadDoesNotShiftTheClock();
    void stallOfTheDeviceIsFollowed();
    void latenessOf_data();
    void latenessOf();
    void strongerPhraseFadesTheRunningOne();
    void weakerPhraseDoesNotDisturb();
    void weakerNumberIsDroppedNotQueued();
    void hallSentencesFollowEachOther();
    void lossIsSaidOverEverythingAndThenTheResult();
    void pressFadesTheReading();
    void pressDropsWhatIsScheduled();
    void pressKeepsTheLedgerThatWasDue();
    void pressCutsTheLedgerThatWasNotYetDue();
    void oldGenerationNeverSounds();
    void pressDoesNotCutTheHall();
    void silenceEndsEverything();
    void effectsSoundBesideSpeech();
    void sumIsClippedNotWrapped();
    void gainChangesWithoutAJump();
    void mutedGainIsSilence();
    void missingClipIsNothing();
    void newDeviceForgetsOldEffects();
};

void TestVoiceTrack::feedsSilenceForever()
{
    Device device;
    device.play(3000);
    QCOMPARE(device.heard.size(), 3000 * millisecond);
    QVERIFY(device.silentFrom(0));
    QVERIFY(!device.track.atEnd());
    QCOMPARE(device.track.pulledFrames(), std::int64_t{3000 * millisecond});
}

void TestVoiceTrack::clipBeginsAtTheSampleThatIsDue_data()
{
    QTest::addColumn<Nanos>("due");
    QTest::addColumn<std::size_t>("sample");
    QTest::newRow("inside a period") << Device::at(1005) << 1005 * millisecond;
    QTest::newRow("at a period's first sample") << Device::at(1000) << 1000 * millisecond;
    QTest::newRow("at its last sample") << Device::at(1020) - 20'833 << 1020 * millisecond - 1;
    QTest::newRow("across two periods") << Device::at(1019) << 1019 * millisecond;
    QTest::newRow("far ahead") << Device::at(59'007) << 59'007 * millisecond;
    QTest::newRow("between two samples, nearer to the first")
        << Device::at(1005) + 9'000 << 1005 * millisecond;
    QTest::newRow("between two samples, nearer to the second")
        << Device::at(1005) + 12'000 << 1005 * millisecond + 1;
}

void TestVoiceTrack::clipBeginsAtTheSampleThatIsDue()
{
    QFETCH(Nanos, due);
    QFETCH(std::size_t, sample);
    Device device;
    const ClipPtr clip = ramp(390);
    device.say(clip, due);
    device.play(60'000);
    QCOMPARE(device.firstSound(), sample);
    QVERIFY(device.hasAt(sample, clip));
    QVERIFY(device.silentFrom(sample + clip->size()));
}

void TestVoiceTrack::leadBringsClipsForward()
{
    Device device;
    device.track.setLead(70 * nanosPerMilli);
    device.say(ramp(100), Device::at(1000));
    device.play(2000);
    QCOMPARE(device.firstSound(), 930 * millisecond);
}

void TestVoiceTrack::clipsASecondApartAreExactlyThat()
{
    Device device;
    std::vector<ClipPtr> clips;
    for (int i = 1; i <= 9; ++i) {
        clips.push_back(ramp(400 + static_cast<std::size_t>(i), i));
        device.say(clips.back(), Device::at(static_cast<std::size_t>(i) * 1000 + 3), Priority::Count);
    }
    device.play(11'000);
    for (std::size_t i = 1; i <= 9; ++i)
        QVERIFY(device.hasAt((i * 1000 + 3) * millisecond, clips[i - 1]));
}

void TestVoiceTrack::oneLateReadDoesNotShiftTheClock()
{
    Device device;
    const ClipPtr clip = ramp(300);
    device.say(clip, Device::at(1000));
    device.play(960);
    device.readLate(15 * nanosPerMilli);
    device.readLate(18 * nanosPerMilli);
    device.play(1000);
    QCOMPARE(device.firstSound(), 1000 * millisecond);
}

void TestVoiceTrack::stallOfTheDeviceIsFollowed()
{
    Device device;
    device.play(2000);
    device.stall(700 * nanosPerMilli);
    const ClipPtr clip = ramp(300);
    device.say(clip, device.now() + 1000 * nanosPerMilli);
    device.play(3000);
    QCOMPARE(device.firstSound(), 3000 * millisecond);
}

void TestVoiceTrack::latenessOf_data()
{
    QTest::addColumn<Priority>("priority");
    QTest::addColumn<int>("late");
    QTest::addColumn<bool>("said");
    QTest::newRow("M01 number, 3 ms") << Priority::Number << 3 << true;
    QTest::newRow("M02 number, 390 ms") << Priority::Number << 390 << true;
    QTest::newRow("M03 number, 401 ms") << Priority::Number << 401 << false;
    QTest::newRow("count, 400 ms") << Priority::Count << 400 << true;
    QTest::newRow("count, 401 ms") << Priority::Count << 401 << false;
    QTest::newRow("answer, 401 ms") << Priority::Answer << 401 << false;
    QTest::newRow("balance, 3 s") << Priority::Ledger << 3000 << true;
    QTest::newRow("balance, more") << Priority::Ledger << 3001 << false;
    QTest::newRow("loss, 5 s") << Priority::Lost << 5000 << true;
    QTest::newRow("hall, 5 s") << Priority::Hall << 5000 << true;
}

void TestVoiceTrack::latenessOf()
{
    QFETCH(Priority, priority);
    QFETCH(int, late);
    QFETCH(bool, said);
    Device device;
    device.track.setLead(50 * nanosPerMilli);
    device.play(1000);
    device.say(ramp(200), device.now() - late * nanosPerMilli, priority);
    device.play(1000);
    QCOMPARE(device.silentFrom(0), !said);
    if (said)
        QCOMPARE(device.firstSound(), 1000 * millisecond);
}

void TestVoiceTrack::strongerPhraseFadesTheRunningOne()
{
    Device device;
    device.say(level(1000, 1000), Device::at(500), Priority::Number);
    device.say(level(400, 3000), Device::at(1000), Priority::Count);
    device.play(3000);
    QCOMPARE(device.sample(999), std::int16_t{1000});
    QCOMPARE(device.sample(1000), std::int16_t{4000});
    QCOMPARE(device.sample(1010), std::int16_t{3500}); // half of 20 ms
    QCOMPARE(device.sample(1020), std::int16_t{3000});
    QCOMPARE(device.sample(1399), std::int16_t{3000});
    QVERIFY(device.silentFrom(1400 * millisecond));
}

void TestVoiceTrack::weakerPhraseDoesNotDisturb()
{
    Device device;
    const ClipPtr count = ramp(600);
    device.say(count, Device::at(1000), Priority::Count);
    device.say(ramp(500, 77), Device::at(1100), Priority::Answer);
    device.play(3000);
    QVERIFY(device.hasAt(1000 * millisecond, count));
    QVERIFY(device.silentFrom(1600 * millisecond));
}

void TestVoiceTrack::weakerNumberIsDroppedNotQueued()
{
    Device device;
    const ClipPtr balance = ramp(2500);
    device.say(balance, Device::at(1000), Priority::Ledger);
    device.say(ramp(500, 77), Device::at(1500), Priority::Number); // 2 s until the voice is free
    device.play(6000);
    QVERIFY(device.hasAt(1000 * millisecond, balance));
    QVERIFY(device.silentFrom(3500 * millisecond));
}

void TestVoiceTrack::hallSentencesFollowEachOther()
{
    Device device;
    const ClipPtr resigns = ramp(1000);
    const ClipPtr result = ramp(1500, 99);
    device.say(resigns, Device::at(1000), Priority::Hall);
    device.say(result, Device::at(1000), Priority::Hall);
    device.play(6000);
    QVERIFY(device.hasAt(1000 * millisecond, resigns));
    QVERIFY(device.hasAt(2200 * millisecond, result)); // after a breath
}

void TestVoiceTrack::lossIsSaidOverEverythingAndThenTheResult()
{
    Device device;
    const ClipPtr lost = ramp(1900);
    const ClipPtr result = ramp(2000, 99);
    device.say(result, Device::at(1000), Priority::Hall);
    device.say(lost, Device::at(1000), Priority::Lost);
    device.say(ramp(300, 55), Device::at(1500), Priority::Count);
    device.play(8000);
    QVERIFY(device.hasAt(1000 * millisecond, lost));
    QVERIFY(device.hasAt(3100 * millisecond, result));
    QVERIFY(device.silentFrom(5100 * millisecond));
}

void TestVoiceTrack::pressFadesTheReading()
{
    Device device;
    device.say(level(900, 1000), Device::at(1000), Priority::Number, 1);
    device.play(1200);
    device.track.cut(2, device.now());
    device.play(1000);
    QCOMPARE(device.sample(1199), std::int16_t{1000});
    QCOMPARE(device.sample(1204), std::int16_t{500}); // half of 8 ms
    QVERIFY(device.silentFrom(1208 * millisecond));
}

void TestVoiceTrack::pressDropsWhatIsScheduled()
{
    Device device;
    for (std::size_t i = 2; i < 10; ++i)
        device.say(ramp(400), Device::at(i * 1000), Priority::Count, 1);
    device.play(1000);
    device.track.cut(2, device.now());
    device.say(ramp(300), Device::at(5500), Priority::Number, 2);
    device.play(10'000);
    QCOMPARE(device.firstSound(), 5500 * millisecond);
    QVERIFY(device.silentFrom(5800 * millisecond));
}

void TestVoiceTrack::pressKeepsTheLedgerThatWasDue()
{
    Device device;
    const ClipPtr balance = ramp(2500);
    device.say(balance, Device::at(1000), Priority::Ledger, 1);
    device.play(1500);
    device.track.cut(2, Device::at(1000)); // stamped at the very instant, handled later
    device.play(200);
    device.track.cut(3, device.now());
    device.play(3000);
    QVERIFY(device.hasAt(1000 * millisecond, balance));
}

void TestVoiceTrack::pressCutsTheLedgerThatWasNotYetDue()
{
    Device device;
    device.track.setLead(100 * nanosPerMilli);
    device.say(level(2500, 1000), Device::at(1000), Priority::Ledger, 1);
    device.play(960); // its first 60 ms are on the way to the device
    device.track.cut(2, Device::at(999));
    device.play(3000);
    QCOMPARE(device.firstSound(), 900 * millisecond);
    QVERIFY(device.silentFrom(968 * millisecond));
}

void TestVoiceTrack::oldGenerationNeverSounds()
{
    Device device;
    device.play(100);
    device.track.cut(7, device.now());
    device.say(ramp(300), Device::at(500), Priority::Count, 6); // decoded too late
    device.play(2000);
    QVERIFY(device.silentFrom(0));
}

void TestVoiceTrack::pressDoesNotCutTheHall()
{
    Device device;
    const ClipPtr pass = ramp(1500);
    device.say(pass, Device::at(1000), Priority::Hall);
    device.play(500);
    device.track.cut(2, device.now());
    device.play(700);
    device.track.cut(3, device.now());
    device.play(2000);
    QVERIFY(device.hasAt(1000 * millisecond, pass));
}

void TestVoiceTrack::silenceEndsEverything()
{
    Device device;
    device.say(level(1500, 1000), Device::at(1000), Priority::Lost);
    device.say(level(1500, 1000), Device::at(1000), Priority::Hall);
    device.play(1200);
    device.track.silence();
    device.play(5000);
    QVERIFY(device.silentFrom(1208 * millisecond));
}

void TestVoiceTrack::effectsSoundBesideSpeech()
{
    Device device;
    device.say(level(1000, 1000), Device::at(1000), Priority::Count, 1);
    device.play(1100);
    device.track.playEffect(level(50, 200));
    device.track.playEffect(level(100, 30));
    device.track.cut(1, device.now()); // the same generation: nothing is cut
    device.play(2000);
    QCOMPARE(device.sample(1100), std::int16_t{1230});
    QCOMPARE(device.sample(1149), std::int16_t{1230});
    QCOMPARE(device.sample(1150), std::int16_t{1030});
    QCOMPARE(device.sample(1200), std::int16_t{1000});
}

void TestVoiceTrack::sumIsClippedNotWrapped()
{
    Device device;
    device.say(level(100, 30'000), Device::at(0));
    device.track.playEffect(level(100, 30'000));
    device.play(200);
    QCOMPARE(device.sample(50), std::int16_t{32'767});
}

void TestVoiceTrack::gainChangesWithoutAJump()
{
    Device device;
    device.say(level(2000, 10'000), Device::at(0));
    device.play(500);
    device.track.setGain(0.5F);
    device.play(500);
    QCOMPARE(device.sample(499), std::int16_t{10'000});
    QCOMPARE(device.sample(999), std::int16_t{5'000});
    for (std::size_t i = 500 * millisecond; i < 540 * millisecond; ++i) {
        QVERIFY(std::abs(device.heard[i] - device.heard[i - 1]) < 20);
    }
}

void TestVoiceTrack::mutedGainIsSilence()
{
    Device device;
    device.track.setGain(0);
    device.say(level(2000, 10'000), Device::at(0));
    device.play(1000);
    QVERIFY(device.silentFrom(0));
}

void TestVoiceTrack::missingClipIsNothing()
{
    Device device;
    device.say(nullptr, Device::at(100));
    device.track.playEffect(nullptr);
    device.play(1000);
    QVERIFY(device.silentFrom(0));
}

void TestVoiceTrack::newDeviceForgetsOldEffects()
{
    Device device;
    device.play(100);
    device.track.playEffect(ramp(100));
    const ClipPtr count = ramp(300);
    device.stall(4000 * nanosPerMilli);
    device.track.resync();
    device.say(count, device.now() + 500 * nanosPerMilli, Priority::Count);
    device.play(2000);
    QCOMPARE(device.firstSound(), 600 * millisecond);
}

QTEST_GUILESS_MAIN(TestVoiceTrack)
#include "tst_voicetrack.moc"
