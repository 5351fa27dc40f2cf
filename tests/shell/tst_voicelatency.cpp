// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/voicelatency.h"

#include <QTest>

using shell::Nanos;
using shell::nanosPerMilli;
using shell::nanosPerSecond;
using shell::VoiceLatency;

namespace {

constexpr Nanos granted = 100 * nanosPerMilli;
constexpr Nanos usual = 80 * nanosPerMilli;
constexpr Nanos anchor = 5000 * nanosPerSecond; // of the track

/// A stream that began when `before` of the track had been read, heard `latency` after reading.
void tell(VoiceLatency& meter, Nanos before, Nanos latency, int times)
{
    for (int second = 1; second <= times; ++second) {
        const Nanos now = anchor + before + second * nanosPerSecond;
        meter.note(now, anchor, second * nanosPerSecond - latency);
    }
}

} // namespace

class TestVoiceLatency : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theBufferIsBelievedUntilEnoughWasTold();
    void whatEarlierStreamsReadDoesNotCount_data();
    void whatEarlierStreamsReadDoesNotCount();
    void theMedianOfTheLastNineCounts();
    void whatCannotBeTrueIsNotCounted();
    void aNewStreamForgetsTheOldOne();
};

void TestVoiceLatency::theBufferIsBelievedUntilEnoughWasTold()
{
    VoiceLatency meter;
    meter.begin(granted, 0);
    QCOMPARE(meter.lead(), usual);
    tell(meter, 0, 90 * nanosPerMilli, 2);
    QCOMPARE(meter.lead(), usual);
    tell(meter, 0, 90 * nanosPerMilli, 1);
    QCOMPARE(meter.lead(), 90 * nanosPerMilli);
}

void TestVoiceLatency::whatEarlierStreamsReadDoesNotCount_data()
{
    QTest::addColumn<Nanos>("before");
    QTest::newRow("nothing") << Nanos{0};
    QTest::newRow("a moment") << 230 * nanosPerMilli;
    QTest::newRow("a game") << 105 * nanosPerSecond;
    QTest::newRow("a day") << 86'400 * nanosPerSecond;
}

void TestVoiceLatency::whatEarlierStreamsReadDoesNotCount()
{
    QFETCH(Nanos, before);
    VoiceLatency meter;
    meter.begin(granted, before);
    tell(meter, before, 180 * nanosPerMilli, 3); // a Bluetooth loudspeaker, say
    QCOMPARE(meter.lead(), 180 * nanosPerMilli);
}

void TestVoiceLatency::theMedianOfTheLastNineCounts()
{
    VoiceLatency meter;
    meter.begin(granted, 0);
    tell(meter, 0, 400 * nanosPerMilli, 4);
    tell(meter, 0, 80 * nanosPerMilli, 5);
    QCOMPARE(meter.lead(), 80 * nanosPerMilli);
    tell(meter, 0, 120 * nanosPerMilli, 9);
    QCOMPARE(meter.lead(), 120 * nanosPerMilli);
}

void TestVoiceLatency::whatCannotBeTrueIsNotCounted()
{
    VoiceLatency meter;
    meter.begin(granted, 0);
    tell(meter, 0, -3600 * nanosPerSecond, 9); // the wall clock was set
    tell(meter, 0, 30 * nanosPerMilli, 9); // less than the buffer holds
    tell(meter, 0, 510 * nanosPerMilli, 9);
    QCOMPARE(meter.lead(), usual);
}

void TestVoiceLatency::aNewStreamForgetsTheOldOne()
{
    VoiceLatency meter;
    meter.begin(granted, 0);
    tell(meter, 0, 300 * nanosPerMilli, 9);
    meter.begin(2 * granted, 9 * nanosPerSecond);
    QCOMPARE(meter.lead(), granted + usual);
}

QTEST_APPLESS_MAIN(TestVoiceLatency)
#include "tst_voicelatency.moc"
