// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/engine.h"
#include "app/shell/enginefinder.h"
#include "app/shell/enginetester.h"
#include "tests/support/enginedesk.h"

#include <QSignalSpy>

using shell::EngineFault;
using shell::EngineState;
using timing::Millis;
using namespace std::chrono_literals;

namespace {

const go::BoardSize nine = go::BoardSize::square(9);

go::Point at(const char* name) { return go::pointFromBoardName(name, nine).value(); }

QStringList lines(const char* joined) { return QString::fromLatin1(joined).split(QLatin1Char('|')); }

bool choseStone(const EngineDesk& desk, const char* name)
{
    return desk.choices.back() == gtp::Choice(gtp::Stone{at(name)});
}

} // namespace

/// Engines of every kind of trouble; time is wound by hand, only the processes are real.
class TestEngine : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itTellsWhoItIs()
    {
        EngineDesk desk;
        QVERIFY(desk.starts());
        QCOMPARE(desk.engine.name(), QStringLiteral("Fake"));
        QCOMPARE(desk.engine.version(), QStringLiteral("1.0"));
        QVERIFY(desk.engine.hasLevels());
        QCOMPARE(desk.readies, 1);
    }

    void aBannerBeforeTheFirstAnswerIsOverlooked()
    {
        EngineDesk desk;
        QVERIFY(desk.starts(QStringLiteral("banner")));
    }

    void theStrengthIsAskedFor()
    {
        EngineDesk desk;
        QVERIFY(desk.starts({}, 4));
        QCOMPARE(desk.told().constLast(), QStringLiteral("level 4"));
    }

    void itThinksAboutOurRecordAndKnowsItsTime()
    {
        EngineDesk desk;
        QVERIFY(desk.starts());
        go::Game game(nine);
        game.play(at("A9"));
        desk.think(game);
        QCOMPARE(desk.engine.state(), EngineState::Thinking);
        QVERIFY(desk.answers());
        QVERIFY(choseStone(desk, "B9"));
        QCOMPARE(desk.told().mid(4),
            lines("boardsize 9|clear_board|komi 7.5|play black A9|"
                  "kgs-time_settings byoyomi 60 60 5|time_left black 60 0|time_left white 60 0|"
                  "genmove white"));
        // Its own move stands on its board already; only ours is new.
        game.play(at("B9"));
        game.play(at("C9"));
        desk.think(game);
        QVERIFY(desk.answers(2));
        QCOMPARE(desk.told().mid(12),
            lines("play black C9|time_left black 60 0|time_left white 60 0|genmove white"));
    }

    void aNewProcessIsToldEverythingAgain()
    {
        EngineDesk desk;
        QVERIFY(desk.starts());
        go::Game game(nine);
        game.play(at("A9"));
        desk.think(game);
        QVERIFY(desk.answers());
        game.play(at("B9"));
        game.play(at("C9"));
        QVERIFY(desk.starts());
        const auto before = desk.told().size();
        desk.think(game);
        QVERIFY(desk.answers(2));
        QVERIFY(desk.told().mid(before).contains(QStringLiteral("clear_board")));
        QVERIFY(choseStone(desk, "D9"));
    }

    void aForgottenThoughtIsNotTold()
    {
        EngineDesk desk;
        QVERIFY(desk.starts(QStringLiteral("slow")));
        go::Game game(nine);
        desk.think(game);
        QVERIFY(desk.engine.asked() == gtp::positionOf(game));
        desk.engine.forget();
        QVERIFY(!desk.engine.asked());
        QTRY_COMPARE_WITH_TIMEOUT(desk.readies, 2, 30'000);
        QVERIFY(desk.choices.empty());
        // The move it made stands on its board and not on ours: the position is told anew.
        desk.think(game);
        QVERIFY(desk.answers());
        QCOMPARE(desk.told().filter(QStringLiteral("clear_board")).size(), 2);
    }

    void passAndResignationAreChoices()
    {
        for (const auto& [mode, choice] : {std::pair{"pass", gtp::Choice(gtp::PassMove{})},
                 std::pair{"resign", gtp::Choice(gtp::Resigns{})}}) {
            EngineDesk desk;
            QVERIFY(desk.starts(QString::fromLatin1(mode)));
            desk.think(go::Game(nine));
            QVERIFY(desk.answers());
            QVERIFY(desk.choices.front() == choice);
        }
    }

    void troubleAtTheStart_data()
    {
        QTest::addColumn<QString>("mode");
        QTest::addColumn<EngineFault>("fault");
        QTest::newRow("ends without a word") << "mute-exit" << EngineFault::NoGtp;
        QTest::newRow("writes no answers") << "garbage" << EngineFault::NoGtp;
        QTest::newRow("speaks an old protocol") << "old" << EngineFault::NoGtp;
        QTest::newRow("answers other questions") << "wrong-ids" << EngineFault::Garbage;
    }

    void troubleAtTheStart()
    {
        QFETCH(QString, mode);
        QFETCH(EngineFault, fault);
        EngineDesk desk;
        desk.engine.start(EngineDesk::fake(mode));
        QVERIFY(desk.fails());
        QCOMPARE(desk.engine.trouble()->fault, fault);
    }

    void troubleWithAMove_data()
    {
        QTest::addColumn<QString>("mode");
        QTest::addColumn<EngineFault>("fault");
        QTest::newRow("ends") << "exit" << EngineFault::Ended;
        QTest::newRow("crashes") << "crash" << EngineFault::Crashed;
        QTest::newRow("prattles") << "nonsense" << EngineFault::Nonsense;
        QTest::newRow("claims a result") << "result" << EngineFault::Nonsense;
        QTest::newRow("leaves the board") << "offboard" << EngineFault::Nonsense;
        QTest::newRow("refuses the board") << "refuse" << EngineFault::Refused;
        QTest::newRow("floods") << "garbage-move" << EngineFault::Garbage;
        QTest::newRow("answers without end") << "huge" << EngineFault::Garbage;
    }

    void troubleWithAMove()
    {
        QFETCH(QString, mode);
        QFETCH(EngineFault, fault);
        EngineDesk desk;
        QVERIFY(desk.starts(mode));
        desk.think(go::Game(nine));
        QVERIFY(desk.fails());
        QCOMPARE(desk.engine.trouble()->fault, fault);
        QVERIFY(desk.choices.empty());
        QVERIFY(desk.starts()); // and another try can be made
        QVERIFY(!desk.engine.trouble());
    }

    void itsLastWordsAreKept()
    {
        EngineDesk desk;
        QVERIFY(desk.starts(QStringLiteral("exit")));
        desk.think(go::Game(nine));
        QVERIFY(desk.fails());
        QCOMPARE(desk.engine.trouble()->detail, QStringLiteral("out of memory"));
    }

    void aProgramThatIsNoneIsSaidToBeMissing()
    {
        EngineDesk desk;
        desk.engine.start({QStringLiteral("x"), QStringLiteral("/nowhere/engine"), {}, false});
        QCOMPARE(desk.engine.state(), EngineState::Failed);
        QCOMPARE(desk.engine.trouble()->fault, EngineFault::NotFound);
        QFile plain(desk.folder.filePath(QStringLiteral("text")));
        QVERIFY(plain.open(QIODevice::WriteOnly));
        desk.engine.start({QStringLiteral("x"), plain.fileName(), {}, false});
        QVERIFY(desk.fails());
        QCOMPARE(desk.engine.trouble()->fault, EngineFault::NotStarted);
    }

    void silenceAtTheStartEndsByTheClock()
    {
        EngineDesk desk;
        desk.engine.start(EngineDesk::fake(QStringLiteral("silent")));
        desk.time.wind(119s);
        QCOMPARE(desk.engine.state(), EngineState::Starting);
        desk.time.wind(2s);
        QCOMPARE(desk.engine.state(), EngineState::Failed);
        QCOMPARE(desk.engine.trouble()->fault, EngineFault::Silent);
    }

    void aThoughtHasNoLimitHere()
    {
        EngineDesk desk;
        QVERIFY(desk.starts(QStringLiteral("hang")));
        desk.think(go::Game(nine));
        QTRY_VERIFY_WITH_TIMEOUT(desk.told().constLast().startsWith(QStringLiteral("genmove")), 30'000);
        desk.time.wind(2h);
        QCOMPARE(desk.engine.state(), EngineState::Thinking);
        QCOMPARE(desk.longThoughts, 1);
    }

    void atTheEndItIsToldToGo()
    {
        EngineDesk desk;
        QVERIFY(desk.starts());
        desk.engine.stop();
        QCOMPARE(desk.engine.state(), EngineState::Off);
        QTRY_COMPARE_WITH_TIMEOUT(desk.told().constLast(), QStringLiteral("quit"), 30'000);
    }

    void whatWasSetUpComesBeforeWhatIsFound()
    {
        const std::vector<shell::EngineEntry> own{
            {QStringLiteral("Mine"), QStringLiteral("/opt/x"), {}, false}};
        const std::vector<shell::EngineEntry> found{
            {QStringLiteral("GNU Go"), QStringLiteral("/usr/games/gnugo"), {}, true}};
        QCOMPARE(shell::withFound(own, found, {}).size(), std::size_t{2});
        QCOMPARE(shell::withFound(found, found, {}).size(), std::size_t{1});
        QVERIFY(shell::findEngines({}).empty());
    }

    void whatWasRemovedIsNotFoundAgain()
    {
        const shell::EngineEntry gnugo{
            QStringLiteral("GNU Go"), QStringLiteral("/usr/games/gnugo"), {}, true};
        const QStringList unwanted = shell::unwantedAfter({}, {gnugo}, {});
        QVERIFY(shell::withFound({}, {gnugo}, unwanted).empty());
        // Set up by hand it is wanted again.
        const shell::EngineEntry own{QStringLiteral("Weak"), gnugo.program, {}, true};
        QVERIFY(shell::unwantedAfter(unwanted, {}, {own}).isEmpty());
        QCOMPARE(shell::unwantedAfter(unwanted, {}, {}), unwanted);
    }

    void aTrialSaysWhoItIs()
    {
        shell::HandWoundTime time;
        shell::EngineTester tester(time, std::make_unique<shell::HandWoundWaker>(time));
        QSignalSpy passed(&tester, &shell::EngineTester::passed);
        tester.test(EngineDesk::fake());
        QTRY_COMPARE_WITH_TIMEOUT(passed.size(), 1, 30'000);
        const auto report = passed.front().front().value<shell::EngineReport>();
        QCOMPARE(report.name, QStringLiteral("Fake"));
        QVERIFY(report.hasLevels);
    }

    void aTrialOfSomethingElseSaysSo()
    {
        shell::HandWoundTime time;
        shell::EngineTester tester(time, std::make_unique<shell::HandWoundWaker>(time));
        QSignalSpy failed(&tester, &shell::EngineTester::failed);
        tester.test(EngineDesk::fake(QStringLiteral("mute-exit")));
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, 30'000);
        const auto trouble = failed.front().front().value<shell::EngineTrouble>();
        QCOMPARE(trouble.fault, EngineFault::NoGtp);
        QCOMPARE(trouble.detail, QStringLiteral("cannot open display"));
        tester.test(EngineDesk::fake(QStringLiteral("silent")));
        time.wind(31s);
        QCOMPARE(failed.size(), 2);
    }
};

QTEST_GUILESS_MAIN(TestEngine)
#include "tst_engine.moc"
