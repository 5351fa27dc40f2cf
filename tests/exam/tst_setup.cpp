// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/setup.h"

#include <QtTest>

using exam::SetupFaultKind;
using timing::Millis;

/// What may be played and what keeps a game from starting.
class TestSetup : public QObject {
    Q_OBJECT

private:
    static bool hasFault(const exam::GameSetup& setup, SetupFaultKind kind)
    {
        for (const exam::SetupFault& fault : exam::faultsOf(setup)) {
            if (fault.kind == kind) {
                return true;
            }
        }
        return false;
    }

private Q_SLOTS:
    void everyPresetCanBeStarted()
    {
        QVERIFY(exam::presets().size() >= 8);
        for (const exam::Preset& preset : exam::presets()) {
            QVERIFY2(exam::faultsOf(preset.setup).empty(), preset.id.c_str());
            QCOMPARE(preset.setup.preset, preset.id);
        }
    }

    void theDefaultIsTheSourceText()
    {
        const exam::GameSetup setup = exam::presets().front().setup;
        QCOMPARE(setup.rules.komi, 15); // A21
        QVERIFY(setup.time == timing::TimeControl(timing::Retained{Millis{3'600'000}, 1})); // A23, A24
        QCOMPARE(setup.profile.id, std::string("seed-1988"));
        QCOMPARE(setup.size.columns, 19);
    }

    void faultsAreFound()
    {
        exam::GameSetup setup;
        setup.size = go::BoardSize::square(11);
        QVERIFY(hasFault(setup, SetupFaultKind::BadBoard));
        setup.size = go::BoardSize::square(9);
        setup.rules.komi = 162;
        QVERIFY(hasFault(setup, SetupFaultKind::KomiTooLarge));
        setup.rules.komi = 15;
        setup.handicap = 3;
        QVERIFY(hasFault(setup, SetupFaultKind::KomiWithHandicap));
        setup.rules.komi = 0;
        QVERIFY(exam::faultsOf(setup).empty());
        setup.handicap = 10;
        QVERIFY(hasFault(setup, SetupFaultKind::BadHandicap));
        setup.handicap = 0;
        setup.time = timing::Retained{Millis{299'999}, 5}; // T < N · 60 s
        QVERIFY(hasFault(setup, SetupFaultKind::BadTime));
        setup.time = timing::Retained{Millis{300'000}, 5};
        QVERIFY(exam::faultsOf(setup).empty());
        setup.time = timing::Absolute{Millis{0}};
        QVERIFY(hasFault(setup, SetupFaultKind::BadTime));
    }

    void profilesAreTheThreeEditions()
    {
        QCOMPARE(exam::profiles().size(), std::size_t{3});
        QCOMPARE(exam::profileNamed("seed-1988")->warningsThatLose, 2); // A60
        using exam::Consequence;
        const auto twoPlays
            = [](const char* id) { return exam::profileNamed(id)->penaltyFor(exam::Incident::TwoPlays); };
        QCOMPARE(twoPlays("seed-1988"), exam::Penalty(exam::Ruling{Consequence::Loss})); // A49
        QCOMPARE(
            twoPlays("cwa-2002"), exam::Penalty(exam::Ruling({Consequence::Void, Consequence::Warning})));
        QCOMPARE(exam::profileNamed("practice")->ziPerWarning, 1);
        QVERIFY(!exam::profileNamed("no such"));
    }
};

QTEST_GUILESS_MAIN(TestSetup)
#include "tst_setup.moc"
