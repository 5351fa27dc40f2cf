// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/voice.h"
#include "tests/shell/tst_voice_server.h"

#include <QElapsedTimer>
#include <QTest>

using shell::Voice;
using shell::VoiceState;

/// A sound server that goes away in the middle of a game, and comes back.
class TestVoiceDevice : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void serverThatDiesIsNoticedAndFoundAgain();
};

void TestVoiceDevice::serverThatDiesIsNoticedAndFoundAgain()
{
    if (const QString lacking = VoiceServer::lacking(); !lacking.isEmpty())
        QSKIP(qPrintable(lacking));
    VoiceServer server;
    if (!server.start())
        QSKIP("pulseaudio does not start here");

    Voice voice;
    voice.setSoundRoot(QStringLiteral(KAODUAN_SOURCE_DIR "/resources/voice"));
    voice.setLanguage(QStringLiteral("zh_CN"));
    const auto plays = [&voice] {
        return voice.state() == VoiceState::Playing || voice.state() == VoiceState::ClipsMissing;
    };
    voice.open();
    QTRY_VERIFY_WITH_TIMEOUT(plays(), 20'000);

    server.stop();
    QTRY_COMPARE_WITH_TIMEOUT(voice.state(), VoiceState::DeviceLost, 20'000);
    QElapsedTimer timer;
    timer.start();
    for (int i = 0; i < 100; ++i) {
        voice.effect(QStringLiteral("stone1"));
        voice.say(QStringLiteral("count_1"), Voice::now(), shell::Priority::Count, voice.generation());
        voice.nextGeneration(Voice::now());
    }
    QVERIFY2(timer.elapsed() < 200, "the calls must not wait for the sound");

    QVERIFY(server.start());
    QTRY_VERIFY_WITH_TIMEOUT(plays(), 25'000);
    voice.close();
    QCOMPARE(voice.state(), VoiceState::Closed);
}

QTEST_GUILESS_MAIN(TestVoiceDevice)
#include "tst_voice_device.moc"
