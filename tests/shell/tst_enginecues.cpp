// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/engine.h"
#include "app/shell/examcontroller.h"
#include "tests/support/enginedesk.h"
#include "tests/support/examtable.h"

#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>

using timing::Millis;

/// The one thing that hand-wound time cannot show: that an engine's noise holds up nothing. Real time.
class TestEngineCues : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFloodOfWordsDelaysNoCue()
    {
        const QTemporaryDir folder;
        const shell::SystemTime time;
        shell::TimerWaker waker(time);
        auto archive = shell::Archive::open(folder.filePath(QStringLiteral("games.kaoduan")), time);
        QVERIFY(archive.has_value());
        shell::ExamController controller(**archive, time, waker);
        std::vector<Millis> late;
        QObject::connect(&controller, &shell::ExamController::announced, &controller,
            [&late](const exam::Announcement& said, Millis, Millis by) {
                if (said.say == exam::Say::Count) {
                    late.push_back(by);
                }
            });
        exam::GameSetup setup = setupFor(9);
        setup.time = timing::Japanese{Millis{0}, 1, Millis{10'000}};
        QVERIFY(controller.begin(setup).has_value());

        shell::Engine engine(time, std::make_unique<shell::TimerWaker>(time));
        engine.start(EngineDesk::fake(QStringLiteral("chatter")));
        QTRY_COMPARE_WITH_TIMEOUT(engine.state(), shell::EngineState::Ready, 30'000);
        const timing::Reading reading;
        engine.think({gtp::positionOf(controller.session().game), go::Color::Black, timing::Untimed{},
            {reading, reading}});
        controller.submit(exam::Start{});
        QTRY_VERIFY_WITH_TIMEOUT(late.size() >= 4, 30'000);
        QCOMPARE(engine.state(), shell::EngineState::Thinking); // and it floods on
        std::ranges::sort(late);
        qInfo("cues were late by %lld … %lld ms", static_cast<long long>(late.front().count()),
            static_cast<long long>(late.back().count()));
        QVERIFY(late.at(late.size() / 2) <= Millis{30});
        QVERIFY(late.back() <= Millis{250}); // a busy machine, but no engine, may do that
        engine.stop();
    }
};

QTEST_GUILESS_MAIN(TestEngineCues)
#include "tst_enginecues.moc"
