// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/voicebank.h"
#include "app/shell/voiceresample.h"
#include "app/shell/voicewords.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numbers>
#include <sndfile.h>
#include <vector>

using shell::VoiceBank;

namespace {

std::vector<float> sine(double hertz, int rate, int milliseconds)
{
    std::vector<float> samples(static_cast<std::size_t>(rate * milliseconds / 1000));
    for (std::size_t i = 0; i < samples.size(); ++i) {
        samples[i] = static_cast<float>(
            0.5 * std::sin(2 * std::numbers::pi * hertz * static_cast<double>(i) / rate));
    }
    return samples;
}

void writeOgg(const QString& path, const std::vector<float>& interleaved, int rate, int channels)
{
    SF_INFO info{};
    info.samplerate = rate;
    info.channels = channels;
    info.format = SF_FORMAT_OGG | SF_FORMAT_VORBIS;
    SNDFILE* const file = sf_open(QFile::encodeName(path).constData(), SFM_WRITE, &info);
    QVERIFY(file != nullptr);
    sf_writef_float(file, interleaved.data(), static_cast<sf_count_t>(interleaved.size()) / channels);
    sf_close(file);
}

void writeText(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

/// Largest difference from the same sine made at the other rate, away from the ends.
double worstError(double hertz, int from, int to)
{
    const std::vector<float> got = shell::Resampler(from, to).resampled(sine(hertz, from, 300));
    const std::vector<float> right = sine(hertz, to, 300);
    double worst = std::abs(static_cast<double>(got.size()) - static_cast<double>(right.size())) > 1 ? 1 : 0;
    for (std::size_t i = right.size() / 5; i < right.size() * 4 / 5; ++i) {
        worst = std::max(worst, static_cast<double>(std::abs(got[i] - right[i])));
    }
    return worst;
}

} // namespace

/// Clips from files: what is there, what is not, and that nothing else happens to them.
class TestVoiceBank : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void resamplingKeepsTheVoice_data();
    void resamplingKeepsTheVoice();
    void resamplingMakesNoImages();
    void resamplingDoesNotDelay();
    void decodesToTheMixersFormat();
    void missingClipsAreAValue();
    void brokenFilesAreMissing();
    void noFolderIsNotFatal();
    void recordedLanguagesAreComplete_data();
    void recordedLanguagesAreComplete();
};

void TestVoiceBank::resamplingKeepsTheVoice_data()
{
    QTest::addColumn<double>("hertz");
    QTest::addColumn<int>("from");
    for (const double hertz : {100.0, 440.0, 1000.0, 3000.0, 8000.0}) {
        for (const int from : {22'050, 44'100, 24'000, 96'000}) {
            QTest::addRow("%g Hz at %d", hertz, from) << hertz << from;
        }
    }
}

void TestVoiceBank::resamplingKeepsTheVoice()
{
    QFETCH(double, hertz);
    QFETCH(int, from);
    QVERIFY2(worstError(hertz, from, 48'000) < 0.5 * 0.001,
        qPrintable(QString::number(worstError(hertz, from, 48'000))));
}

void TestVoiceBank::resamplingMakesNoImages()
{
    // 9 kHz at 22.05 kHz has its image at 13.05 kHz: what is left beside the tone itself must be below −60
    // dB.
    QVERIFY(worstError(9000, 22'050, 48'000) < 0.001);
}

void TestVoiceBank::resamplingDoesNotDelay()
{
    std::vector<float> click(2205, 0.0F);
    click[441] = 1; // 20 ms
    const std::vector<float> got = shell::Resampler(22'050, 48'000).resampled(click);
    const auto loudest = std::max_element(got.begin(), got.end()) - got.begin();
    QCOMPARE(loudest, std::ptrdiff_t{960});
}

void TestVoiceBank::decodesToTheMixersFormat()
{
    QTemporaryDir root;
    QDir(root.path()).mkpath(QStringLiteral("xx"));
    QDir(root.path()).mkpath(QStringLiteral("effects"));
    writeOgg(root.filePath(QStringLiteral("xx/count_1.ogg")), sine(500, 22'050, 400), 22'050, 1);
    std::vector<float> stereo;
    for (const float sample : sine(500, 48'000, 250)) {
        stereo.push_back(sample);
        stereo.push_back(0);
    }
    writeOgg(root.filePath(QStringLiteral("effects/gong.ogg")), stereo, 48'000, 2);

    const auto bank = VoiceBank::load(root.path(), QStringLiteral("xx"));
    QCOMPARE(*bank->durationOf(QStringLiteral("count_1")), 400 * shell::nanosPerMilli);
    QVERIFY(!bank->decoded(QStringLiteral("count_1")));
    const auto clip = bank->clip(QStringLiteral("count_1"));
    QVERIFY(clip);
    QCOMPARE(clip->size(), std::size_t{19'200});
    const auto loudest = *std::max_element(clip->begin() + 2000, clip->end() - 2000);
    QVERIFY2(std::abs(loudest - 16'384) < 1000, qPrintable(QString::number(loudest)));
    QCOMPARE(bank->clip(QStringLiteral("count_1")), clip);
    QCOMPARE(bank->decoded(QStringLiteral("count_1")), clip);

    const auto gong = bank->clip(QStringLiteral("gong"));
    QVERIFY(gong);
    QCOMPARE(gong->size(), std::size_t{12'000});
    const auto half = *std::max_element(gong->begin() + 2000, gong->end() - 2000);
    QVERIFY2(std::abs(half - 8'192) < 800, qPrintable(QString::number(half)));
}

void TestVoiceBank::missingClipsAreAValue()
{
    QTemporaryDir root;
    QDir(root.path()).mkpath(QStringLiteral("xx"));
    writeOgg(root.filePath(QStringLiteral("xx/count_1.ogg")), sine(500, 22'050, 400), 22'050, 1);
    const auto bank = VoiceBank::load(root.path(), QStringLiteral("xx"));
    QCOMPARE(bank->missing().size(), shell::knownClips().size() - 1 + shell::effectClips().size());
    QVERIFY(std::ranges::find(bank->missing(), QStringLiteral("count_1")) == bank->missing().end());
    QVERIFY(std::ranges::find(bank->missing(), QStringLiteral("count_2")) != bank->missing().end());
    QVERIFY(!bank->clip(QStringLiteral("count_2")));
    QVERIFY(!bank->clip(QStringLiteral("no such thing")));
    QVERIFY(!bank->durationOf(QStringLiteral("count_2")));
}

void TestVoiceBank::brokenFilesAreMissing()
{
    QTemporaryDir root;
    QDir(root.path()).mkpath(QStringLiteral("xx"));
    writeText(root.filePath(QStringLiteral("xx/count_1.ogg")), "");
    writeText(root.filePath(QStringLiteral("xx/count_2.ogg")), "OggS but no more than that");
    QDir(root.path()).mkpath(QStringLiteral("xx/count_3.ogg"));
    writeOgg(root.filePath(QStringLiteral("xx/count_4.ogg")), std::vector<float>(8000 * 31), 8000, 1);
    const auto bank = VoiceBank::load(root.path(), QStringLiteral("xx"));
    for (const QString& id : {QStringLiteral("count_1"), QStringLiteral("count_2"), QStringLiteral("count_3"),
             QStringLiteral("count_4")}) {
        QVERIFY(std::ranges::find(bank->missing(), id) != bank->missing().end());
        QVERIFY(!bank->clip(id));
    }
}

void TestVoiceBank::noFolderIsNotFatal()
{
    const auto bank = VoiceBank::load(QStringLiteral("/nonexistent"), QString());
    QCOMPARE(bank->missing().size(), shell::knownClips().size() + shell::effectClips().size());
}

void TestVoiceBank::recordedLanguagesAreComplete_data()
{
    QTest::addColumn<QString>("language");
    for (const char* language : {"zh_CN", "en"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void TestVoiceBank::recordedLanguagesAreComplete()
{
    QFETCH(QString, language);
    const QString root = QStringLiteral(KAODUAN_SOURCE_DIR "/resources/voice");
    if (!QFile::exists(root + u'/' + language))
        QSKIP("the clips of this language are not in the source tree");
    const auto bank = VoiceBank::load(root, language);
    QCOMPARE(bank->missing(), std::vector<QString>());
    for (int number = 1; number <= 9; ++number) {
        const QString id = QStringLiteral("count_%1").arg(number);
        QVERIFY2(*bank->durationOf(id) <= 900 * shell::nanosPerMilli, qPrintable(id));
        QVERIFY(bank->clip(id));
    }
    QVERIFY(*bank->durationOf(QStringLiteral("seconds_50")) <= 850 * shell::nanosPerMilli);
}

QTEST_GUILESS_MAIN(TestVoiceBank)
#include "tst_voicebank.moc"
