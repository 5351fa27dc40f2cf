// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/announcer.h"
#include "app/shell/voice.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

using shell::Voice;
using shell::VoiceState;

namespace {

int warnings = 0; // of the whole run
QtMessageHandler usualHandler = nullptr;

void countWarnings(QtMsgType type, const QMessageLogContext& /*context*/, const QString& /*text*/)
{
    if (type != QtDebugMsg && type != QtInfoMsg)
        ++warnings;
}

} // namespace

/// A computer without sound: nothing blocks, nothing breaks, and it is said once.
class TestVoiceNoSound : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void closedVoiceDoesNothing();
    void withoutServerItSaysSoAndStaysQuick();
    void itRestsWhileNoClockRuns();
    void warningsAreFew();
};

void TestVoiceNoSound::initTestCase()
{
    qputenv("XDG_RUNTIME_DIR", "/nonexistent");
    qputenv("HOME", "/nonexistent");
    qputenv("PULSE_SERVER", "unix:/nonexistent/pulse");
    usualHandler = qInstallMessageHandler(countWarnings);
}

void TestVoiceNoSound::closedVoiceDoesNothing()
{
    Voice voice;
    QCOMPARE(voice.state(), VoiceState::Closed);
    voice.setVolume(0.5);
    voice.setMuted(shell::Muted::Effects);
    voice.setUserLatency(100);
    voice.effect(QStringLiteral("stone1"));
    voice.say(QStringLiteral("count_1"), Voice::now(), shell::Priority::Count, voice.generation());
    voice.silence();
    voice.close();
    const auto before = voice.generation();
    QCOMPARE(voice.nextGeneration(Voice::now()), before + 1);
    QVERIFY(voice.missingClips().empty());
    QCOMPARE(voice.state(), VoiceState::Closed);
}

void TestVoiceNoSound::withoutServerItSaysSoAndStaysQuick()
{
    Voice voice;
    QSignalSpy states(&voice, &Voice::stateChanged);
    voice.setSoundRoot(QStringLiteral("/nonexistent"));
    voice.setLanguage(QStringLiteral("zh_CN"));
    QElapsedTimer timer;
    timer.start();
    voice.open();
    shell::Announcer announcer(voice);
    timing::Bank bank;
    bank.periods = 5;
    for (int turn = 0; turn < 300; ++turn) {
        const auto now = Voice::now();
        announcer.beginTurn(
            timing::Retained{timing::Millis{3'600'000}, 5}, bank, go::Color::Black, timing::turnStart, now);
        announcer.stonePlayed(1);
        announcer.endTurn(now);
    }
    QVERIFY2(timer.elapsed() < 1000, "the calls must not wait for the sound");
    QTRY_COMPARE_WITH_TIMEOUT(voice.state(), VoiceState::NoDevice, 8000);
    QTRY_VERIFY_WITH_TIMEOUT(!voice.missingClips().empty(), 8000);
    voice.test();
    voice.setMuted(shell::Muted::Everything);
    QCOMPARE(voice.state(), VoiceState::NoDevice);
    voice.close();
    QCOMPARE(voice.state(), VoiceState::Closed);
    voice.open();
    QTRY_COMPARE_WITH_TIMEOUT(voice.state(), VoiceState::NoDevice, 8000);
    QCOMPARE(states.count(), 5); // opening, none, closed, opening, none
}

void TestVoiceNoSound::itRestsWhileNoClockRuns()
{
    QCOMPARE(Voice::usualRestAfter, std::chrono::minutes(5));
    Voice voice;
    voice.setRestAfter(std::chrono::milliseconds(0));
    voice.stayAwake(); // not open: nothing to wake
    QCOMPARE(voice.state(), VoiceState::Closed);
    voice.open();
    QTRY_COMPARE(voice.state(), VoiceState::Closed);
    voice.say(QStringLiteral("pause"), Voice::now(), shell::Priority::Hall, shell::everyGeneration);
    QCOMPARE(voice.state(), VoiceState::Opening); // what is to be said wakes it
    QTRY_COMPARE(voice.state(), VoiceState::Closed);
    shell::Announcer announcer(voice);
    announcer.beginTurn(
        timing::Absolute{timing::Millis{60'000}}, {}, go::Color::Black, timing::turnStart, Voice::now());
    QCOMPARE(voice.state(), VoiceState::Opening);
    QTRY_COMPARE_WITH_TIMEOUT(voice.state(), VoiceState::NoDevice, 8000); // it stays open while a clock runs
    announcer.endTurn(Voice::now());
    QTRY_COMPARE(voice.state(), VoiceState::Closed);
    announcer.getReady(); // a hand reaches for the mouse
    QCOMPARE(voice.state(), VoiceState::Opening);
    QTRY_COMPARE(voice.state(), VoiceState::Closed);
    voice.close();
    voice.stayAwake();
    QCOMPARE(voice.state(), VoiceState::Closed);
}

void TestVoiceNoSound::warningsAreFew()
{
    Voice voice;
    voice.open();
    QTRY_COMPARE_WITH_TIMEOUT(voice.state(), VoiceState::NoDevice, 8000);
    QTest::qWait(4500); // it looks for a device once in between
    qInstallMessageHandler(usualHandler);
    QVERIFY2(warnings <= 2, qPrintable(QString::number(warnings)));
}

QTEST_GUILESS_MAIN(TestVoiceNoSound)
#include "tst_voice_nosound.moc"
