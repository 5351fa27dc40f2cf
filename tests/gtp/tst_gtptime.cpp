// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gtp/timetold.h"

#include <QtTest>

using namespace gtp;
using namespace std::chrono_literals;
using timing::Millis;

namespace {

QString settings(const timing::TimeControl& control, const Vocabulary& vocabulary)
{
    const auto command = timeSettings(control, mannerFor(control, vocabulary));
    return command ? QString::fromStdString(textOf(*command, {})) : QString();
}

QString left(const timing::TimeControl& control, const timing::Bank& bank, Millis elapsed,
    const Vocabulary& vocabulary)
{
    const auto told = timeLeft(
        control, mannerFor(control, vocabulary), go::Color::Black, timing::readingOf(control, bank, elapsed));
    return told ? QStringLiteral("%1 %2").arg(told->seconds).arg(told->stones) : QString();
}

const Vocabulary plain{"time_settings", "time_left"};
const Vocabulary kgs{"time_settings", "kgs-time_settings", "time_left"};
const timing::Retained hour{3'600'000ms, 5};

} // namespace

/// The clock in words that an engine understands; it may never think longer than we let it.
class TestGtpTime : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFormatIsTold_data()
    {
        QTest::addColumn<timing::TimeControl>("control");
        QTest::addColumn<QString>("plainly");
        QTest::addColumn<QString>("byKgs");
        const auto row = [](const char* name, const timing::TimeControl& control, const char* plainly,
                             const char* byKgs) {
            QTest::newRow(name) << control << QString::fromLatin1(plainly) << QString::fromLatin1(byKgs);
        };
        row("retained", hour, "time_settings 3300 60 1", "kgs-time_settings byoyomi 3300 60 5");
        row("only retained", timing::Retained{60'000ms, 1}, "time_settings 0 60 1",
            "kgs-time_settings byoyomi 0 60 1");
        row("japanese", timing::Japanese{600'000ms, 3, 30'000ms}, "time_settings 600 30 1",
            "kgs-time_settings byoyomi 600 30 3");
        row("canadian", timing::Canadian{600'000ms, 15, 300'000ms}, "time_settings 600 300 15",
            "time_settings 600 300 15");
        row("fischer", timing::Fischer{300'000ms, 10'000ms, {}}, "time_settings 300 0 0",
            "time_settings 300 0 0");
        row("absolute", timing::Absolute{1'200'000ms}, "time_settings 1200 0 0", "time_settings 1200 0 0");
        row("untimed", timing::Untimed{}, "time_settings 0 1 0", "time_settings 0 1 0");
        row("shared, halved", timing::SharedHalved{2'400'000ms, 600'000ms}, "time_settings 1200 0 0",
            "time_settings 1200 0 0");
        row("shared, per move", timing::SharedPerMove{3'600'000ms, 60'000ms}, "time_settings 1800 60 1",
            "time_settings 1800 60 1");
    }

    void everyFormatIsTold()
    {
        QFETCH(timing::TimeControl, control);
        QFETCH(QString, plainly);
        QFETCH(QString, byKgs);
        QCOMPARE(settings(control, plain), plainly);
        QCOMPARE(settings(control, kgs), byKgs);
        QCOMPARE(settings(control, {}), QString());
    }

    void whatIsLeftIsToldInTheSameTerms()
    {
        const timing::Bank bank = timing::fullBank(hour);
        QCOMPARE(left(hour, bank, 0ms, plain), QStringLiteral("3300 0"));
        QCOMPARE(left(hour, bank, 1'999ms, plain), QStringLiteral("3298 0"));
        QCOMPARE(left(hour, bank, 3'300'000ms, plain), QStringLiteral("60 1"));
        QCOMPARE(left(hour, bank, 3'300'000ms, kgs), QStringLiteral("60 5"));
        QCOMPARE(left(hour, bank, 3'375'000ms, kgs), QStringLiteral("45 4"));
        QCOMPARE(left(hour, bank, 3'375'000ms, plain), QStringLiteral("45 1"));
        QCOMPARE(left(timing::Untimed{}, {}, 5s, kgs), QString());
        QCOMPARE(left(hour, bank, 0ms, {}), QString());
    }

    void aTimeIsNeverToldAsNothing()
    {
        // The last half second of the main time is byo-yomi, the last of all is one second.
        const timing::Bank bank = timing::fullBank(hour);
        QCOMPARE(left(hour, bank, 3'299'500ms, kgs), QStringLiteral("60 5"));
        const timing::Absolute bare{60'000ms};
        QCOMPARE(left(bare, timing::fullBank(bare), 59'999ms, plain), QStringLiteral("1 0"));
        QCOMPARE(left(hour, bank, 3'599'900ms, kgs), QStringLiteral("1 1"));
    }

    void aSharedTimeIsToldByHalves()
    {
        const timing::SharedHalved halved{2'400'000ms, 600'000ms};
        QCOMPARE(left(halved, timing::fullBank(halved), 0ms, plain), QStringLiteral("1200 0"));
        const timing::SharedPerMove move{3'600'000ms, 60'000ms};
        QCOMPARE(left(move, timing::fullBank(move), 0ms, plain), QStringLiteral("1800 0"));
        QCOMPARE(left(move, timing::fullBank(move), 3'610'000ms, plain), QStringLiteral("50 1"));
        const timing::Canadian canadian{600'000ms, 15, 300'000ms};
        QCOMPARE(left(canadian, timing::fullBank(canadian), 610'000ms, plain), QStringLiteral("290 15"));
    }

    /// Whatever was told: thinking so long leaves a player alive.
    void noEngineThatKeepsItsTimeOverruns()
    {
        const timing::TimeControl formats[]{hour, timing::Japanese{60'000ms, 3, 30'000ms},
            timing::Canadian{60'000ms, 5, 60'000ms}, timing::Fischer{60'000ms, 5'000ms, {}},
            timing::Absolute{60'000ms}, timing::SharedHalved{120'000ms, 60'000ms},
            timing::SharedPerMove{60'000ms, 30'000ms}};
        for (const auto& control : formats) {
            const timing::Bank bank = timing::fullBank(control);
            const Millis flag = timing::flagAt(control, bank).value();
            for (Millis elapsed{0}; elapsed < flag - 1s; elapsed += 700ms) {
                for (const Vocabulary& vocabulary : {plain, kgs}) {
                    const auto told = timeLeft(control, mannerFor(control, vocabulary), go::Color::Black,
                        timing::readingOf(control, bank, elapsed));
                    QVERIFY(told && told->seconds > 0);
                    QVERIFY(elapsed + Millis{1000} * told->seconds <= flag);
                }
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestGtpTime)
#include "tst_gtptime.moc"
