// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/enginehost.h"
#include "app/shell/enginefinder.h"
#include "app/shell/enginetester.h"
#include "core/go/deadstones.h"
#include "tests/support/gametable.h"
#include "ui/playpage.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>

using go::Color;
using shell::EngineState;

namespace {

constexpr int patience = 300'000; // ms, only against hanging: a busy machine is slow

/// A table at which GNU Go has the sides that a setup says.
struct GnuGoTable : GameTable {
    GnuGoTable(const QString& folder, const shell::EngineEntry& entry) : GameTable(folder)
    {
        const app::EngineSource source{[entry](const QString&) { return std::optional(entry); },
            [this] { return std::make_unique<shell::HandWoundWaker>(time); }};
        host = std::make_unique<app::EngineHost>(*controller, time, source);
        host->setTable(page);
    }
    void beginWith(exam::GameSetup setup, std::initializer_list<Color> sides, int level)
    {
        for (const Color side : sides) {
            setup.players[side] = {"GNU Go", {}, "GNU Go", level};
        }
        QVERIFY(controller->begin(setup).has_value());
        controller->submit(exam::Start{});
    }

    ui::PlayPage page;
    std::unique_ptr<app::EngineHost> host;
};

} // namespace

/// The engine that Debian has, itself. Skipped where it is not installed.
class TestGnuGo : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    shell::EngineEntry m_entry;

private Q_SLOTS:
    void initTestCase()
    {
        const auto found = shell::findEngines(shell::usualEngineFolders());
        if (found.empty()) {
            QSKIP("GNU Go is not installed: apt-get install gnugo");
        }
        m_entry = found.front();
        QCOMPARE(m_entry.name, QStringLiteral("GNU Go"));
    }

    void aTrialShowsItsName()
    {
        shell::HandWoundTime time;
        shell::EngineTester tester(time, std::make_unique<shell::HandWoundWaker>(time));
        QSignalSpy passed(&tester, &shell::EngineTester::passed);
        tester.test(m_entry);
        QTRY_COMPARE_WITH_TIMEOUT(passed.size(), 1, patience);
        const auto report = passed.front().front().value<shell::EngineReport>();
        QCOMPARE(report.name, QStringLiteral("GNU Go"));
        QVERIFY(report.hasLevels);
    }

    void aWholeGameIsPlayedCountedAndSigned()
    {
        GnuGoTable table(m_folder.filePath(QStringLiteral(".")), m_entry);
        table.beginWith(setupFor(9, exam::Conduct::Exam), {Color::Black, Color::White}, 1);
        QTRY_VERIFY_WITH_TIMEOUT(
            table.over() || std::holds_alternative<exam::Counting>(table.controller->session().phase),
            patience);
        QVERIFY(table.controller->session().game.plies().size() > 20);
        if (!table.over()) {
            const auto dead = go::proposeDead(table.controller->session().game.board(), {});
            QVERIFY(dead);
            table.controller->submit(exam::ProposeDead{dead->dead.points(), exam::DeadSource::Program});
            QVERIFY(table.over()); // both have confirmed and signed
        }
        QVERIFY(table.refusals.empty());
    }

    void killedInTheMiddleOfAThoughtItIsStartedAgain()
    {
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("killed")));
        GnuGoTable table(m_folder.filePath(QStringLiteral("killed")), m_entry);
        exam::GameSetup setup = setupFor(9, exam::Conduct::Exam);
        setup.size = go::BoardSize::square(9);
        table.beginWith(setup, {Color::White}, 10);
        QTRY_COMPARE_WITH_TIMEOUT(table.host->engine(Color::White)->state(), EngineState::Ready, patience);
        table.click("E5");
        const shell::Engine* engine = table.host->engine(Color::White);
        QCOMPARE(engine->state(), EngineState::Thinking);
        QCOMPARE(::kill(static_cast<pid_t>(engine->processId()), SIGKILL), 0);
        QTRY_VERIFY_WITH_TIMEOUT(table.paused() != nullptr, patience);
        QCOMPARE(table.paused()->reason, exam::PauseReason::Engine);
        QCOMPARE(engine->trouble()->fault, shell::EngineFault::Crashed);
        QCOMPARE(table.controller->session().game.plies().size(), std::size_t{1});
        table.page.engineBar()->button(ui::EngineChoice::Restart)->click();
        QTRY_COMPARE_WITH_TIMEOUT(table.controller->session().game.plies().size(), std::size_t{2}, patience);
        QVERIFY(table.page.engineBar()->isHidden());
    }
};

QTEST_MAIN(TestGnuGo)
#include "tst_gnugo.moc"
