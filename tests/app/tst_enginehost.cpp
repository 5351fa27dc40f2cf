// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/enginehost.h"
#include "tests/support/gametable.h"
#include "ui/playpage.h"

#include <QPushButton>
#include <QTemporaryDir>
#include <QtTest>

using exam::PauseReason;
using go::Color;
using shell::EngineState;
using timing::Millis;

namespace {

constexpr int patience = 30'000; // ms, only against hanging

/// A table at which the fake engine has White, or the side that is said.
struct EngineTable : GameTable {
    EngineTable(const QString& folder, QString modeOfEngine, Color side = Color::White)
        : GameTable(folder)
        , mode(std::move(modeOfEngine))
        , engineSide(side)
    {
        seatHost();
    }

    void seatHost()
    {
        qputenv("KAODUAN_FAKE_LOG", (path + QStringLiteral(".told")).toLocal8Bit());
        const app::EngineSource source{
            [this](const QString& name) -> std::optional<shell::EngineEntry> {
                if (name != QStringLiteral("Fake")) {
                    return std::nullopt;
                }
                return shell::EngineEntry{name, QStringLiteral(KAODUAN_FAKE_ENGINE), mode, true};
            },
            [this] { return std::make_unique<shell::HandWoundWaker>(time); }};
        host = std::make_unique<app::EngineHost>(*controller, time, source);
        host->setTable(page);
        QObject::connect(controller.get(), &shell::ExamController::changed, host.get(),
            [this] { page.setSession(controller->session()); });
    }
    void beginWith(exam::GameSetup setup)
    {
        setup.players[engineSide].name = "Fake";
        setup.players[engineSide].engine = "Fake";
        QVERIFY(controller->begin(setup).has_value());
        controller->submit(exam::Start{});
    }
    void beginGame() { beginWith(setupFor(9, exam::Conduct::Exam)); }

    /// Waits until the engine has been asked for a move: its process lives in real time.
    bool isAsked()
    {
        const auto asked = [this] {
            QFile told(path + QStringLiteral(".told"));
            return told.open(QIODevice::ReadOnly) && told.readAll().contains("genmove");
        };
        return QTest::qWaitFor(asked, patience);
    }
    std::size_t moves() const { return controller->session().game.plies().size(); }
    bool waits() const { return paused() != nullptr && paused()->reason == PauseReason::Engine; }
    bool runs() const { return std::holds_alternative<exam::Running>(controller->session().phase); }
    bool hasTrouble() const { return page.engineBar()->notice().choices.contains(ui::EngineChoice::Restart); }
    EngineState state() const { return host->engine(engineSide)->state(); }
    void choose(ui::EngineChoice choice) { page.engineBar()->button(choice)->click(); }

    QString mode;
    Color engineSide;
    ui::PlayPage page;
    std::unique_ptr<app::EngineHost> host;
};

} // namespace

/// An engine at the table, in good and in bad health. Time is wound by hand.
class TestEngineHost : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    int m_number = 0;

    QString folder()
    {
        const QString name = m_folder.filePath(QString::number(++m_number));
        QDir().mkpath(name);
        return name;
    }

private Q_SLOTS:
    void itAnswersEveryMove()
    {
        EngineTable table(folder(), {});
        table.beginGame();
        table.click("E5");
        QTRY_COMPARE_WITH_TIMEOUT(table.moves(), std::size_t{2}, patience);
        QCOMPARE(table.controller->session().game.plies().back().color, Color::White);
        table.click("E4");
        QTRY_COMPARE_WITH_TIMEOUT(table.moves(), std::size_t{4}, patience);
        QVERIFY(table.page.engineBar()->isHidden());
    }

    void whereCapturesAreByHandItsHandsAreTheProgram()
    {
        EngineTable table(folder(), {});
        exam::GameSetup setup = setupFor(9, exam::Conduct::Exam);
        setup.captures = exam::Captures::ByHand;
        table.beginWith(setup);
        table.click("E5");
        QVERIFY(table.controller->session().laid); // the person has not pressed yet
        QCOMPARE(table.moves(), std::size_t{0});
        table.controller->submit(exam::PressClock{Color::Black});
        QTRY_COMPARE_WITH_TIMEOUT(table.moves(), std::size_t{2}, patience);
        QVERIFY(!table.controller->session().laid);
        QCOMPARE(exam::sideToMove(table.controller->session()), Color::Black);
        QCOMPARE(table.controller->session().warnings.white, 0);
    }

    void itMovesFirstWithBlackOrAfterAHandicap()
    {
        EngineTable black(folder(), {}, Color::Black);
        black.beginGame();
        QTRY_COMPARE_WITH_TIMEOUT(black.moves(), std::size_t{1}, patience);
        EngineTable white(folder(), {});
        exam::GameSetup setup = setupFor(9);
        setup.handicap = 2;
        setup.rules.komi = 0;
        white.beginWith(setup);
        QTRY_COMPARE_WITH_TIMEOUT(white.moves(), std::size_t{1}, patience);
    }

    void itsHandsAreLockedAndItIsSeenToThink()
    {
        EngineTable table(folder(), QStringLiteral("hang"));
        table.beginGame();
        QCOMPARE(table.page.board()->mode(), ui::BoardWidget::Mode::Play);
        QTRY_COMPARE_WITH_TIMEOUT(table.state(), EngineState::Ready, patience);
        table.click("E5");
        QCOMPARE(table.page.board()->mode(), ui::BoardWidget::Mode::Locked);
        QCOMPARE(table.state(), EngineState::Thinking);
        QVERIFY(table.page.card(Color::White)->view().thinking);
        QVERIFY(!table.page.card(Color::Black)->view().thinking);
    }

    void theGameWaitsForASlowStart()
    {
        EngineTable table(folder(), QStringLiteral("slow-start"), Color::Black);
        table.beginGame();
        QVERIFY(table.waits());
        QVERIFY(!table.page.engineBar()->isHidden());
        QCOMPARE(table.page.engineBar()->notice().choices, std::set{ui::EngineChoice::Person});
        table.time.wind(20s);
        QTRY_COMPARE_WITH_TIMEOUT(table.moves(), std::size_t{1}, patience);
        QCOMPARE(table.controller->session().turns.front().spent, 0ms); // the start cost it nothing
        QVERIFY(table.page.engineBar()->isHidden());
    }

    void trouble_data()
    {
        QTest::addColumn<QString>("mode");
        for (const char* mode : {"nonsense", "illegal", "offboard", "result", "exit", "crash", "garbage-move",
                 "huge", "refuse"}) {
            QTest::newRow(mode) << QString::fromLatin1(mode);
        }
    }

    void trouble()
    {
        QFETCH(QString, mode);
        EngineTable table(folder(), mode);
        table.beginGame();
        table.click("E5");
        QTRY_VERIFY_WITH_TIMEOUT(table.waits() && table.hasTrouble(), patience);
        QCOMPARE(table.moves(), std::size_t{1});
        QVERIFY(!table.page.engineBar()->notice().words.isEmpty());
        const auto left = table.controller->readings();
        table.time.wind(1h);
        QCOMPARE(table.controller->readings(), left); // nobody's clock runs
        table.mode.clear(); // it has been mended
        table.choose(ui::EngineChoice::Restart);
        QTRY_COMPARE_WITH_TIMEOUT(table.moves(), std::size_t{2}, patience);
        QVERIFY(table.runs());
        QVERIFY(table.page.engineBar()->isHidden());
    }

    void aPersonCanPlayOn()
    {
        EngineTable table(folder(), QStringLiteral("exit"));
        table.beginGame();
        table.click("E5");
        QTRY_VERIFY_WITH_TIMEOUT(table.hasTrouble(), patience);
        table.choose(ui::EngineChoice::Person);
        QVERIFY(table.runs());
        QCOMPARE(table.page.board()->mode(), ui::BoardWidget::Mode::Play);
        table.click("E4");
        table.click("E3");
        QCOMPARE(table.moves(), std::size_t{3});
    }

    void theRefereeCanRuleItLost()
    {
        EngineTable table(folder(), QStringLiteral("crash"));
        table.beginGame();
        table.click("E5");
        QTRY_VERIFY_WITH_TIMEOUT(table.hasTrouble(), patience);
        table.choose(ui::EngineChoice::Loses);
        const auto outcome = exam::outcomeOf(table.controller->session());
        QVERIFY(outcome && outcome->kind == go::OutcomeKind::Forfeit && outcome->winner == Color::Black);
        QVERIFY(table.page.engineBar()->isHidden());
    }

    void lettingTheGameGoOnTriesItOnceMore()
    {
        EngineTable table(folder(), QStringLiteral("exit"));
        table.beginGame();
        table.click("E5");
        QTRY_VERIFY_WITH_TIMEOUT(table.hasTrouble(), patience);
        table.mode.clear();
        table.controller->submit(exam::Resume{});
        QTRY_COMPARE_WITH_TIMEOUT(table.moves(), std::size_t{2}, patience);
    }

    void anEngineThatHangsLosesByTheClock()
    {
        EngineTable table(folder(), QStringLiteral("hang"));
        table.beginGame();
        QTRY_COMPARE_WITH_TIMEOUT(table.state(), EngineState::Ready, patience);
        table.click("E5");
        QVERIFY(table.isAsked());
        table.time.wind(7min);
        const auto outcome = exam::outcomeOf(table.controller->session());
        QVERIFY(outcome && outcome->kind == go::OutcomeKind::Time && outcome->winner == Color::Black);
        QCOMPARE(table.state(), EngineState::Off);
    }

    void withoutAClockALongThoughtIsMentioned()
    {
        EngineTable table(folder(), QStringLiteral("hang"));
        exam::GameSetup setup = setupFor(9);
        setup.time = timing::Untimed{};
        table.beginWith(setup);
        QTRY_COMPARE_WITH_TIMEOUT(table.state(), EngineState::Ready, patience);
        table.click("E5");
        QVERIFY(table.isAsked());
        QVERIFY(!table.hasTrouble());
        table.time.wind(6min);
        QVERIFY(table.hasTrouble());
        QVERIFY(table.runs());
        table.mode.clear();
        table.choose(ui::EngineChoice::Restart);
        QTRY_COMPARE_WITH_TIMEOUT(table.moves(), std::size_t{2}, patience);
    }

    void deathWhileThePersonThinksStopsNobody()
    {
        EngineTable table(folder(), QStringLiteral("leave"));
        table.beginGame();
        table.click("E5");
        QTRY_COMPARE_WITH_TIMEOUT(table.moves(), std::size_t{2}, patience);
        QTRY_VERIFY_WITH_TIMEOUT(table.hasTrouble(), patience);
        QVERIFY(table.runs()); // the person's clock goes on
        table.mode.clear();
        table.click("E4");
        QTRY_COMPARE_WITH_TIMEOUT(table.moves(), std::size_t{4}, patience); // it was started anew by itself
        QVERIFY(table.page.engineBar()->isHidden());
    }

    void anEngineThatIsNotSetUpIsSaidToBeMissing()
    {
        EngineTable table(folder(), {});
        exam::GameSetup setup = setupFor(9);
        setup.players.white.engine = "KataGo";
        QVERIFY(table.controller->begin(setup).has_value());
        table.controller->submit(exam::Start{});
        QVERIFY(table.page.engineBar()->notice().words.contains(QStringLiteral("KataGo")));
        table.click("E5");
        QVERIFY(table.waits());
        table.choose(ui::EngineChoice::Person);
        QVERIFY(table.runs());
    }

    void whatItFoundInAPauseIsPlayedAfterIt()
    {
        EngineTable table(folder(), QStringLiteral("slow"));
        table.beginGame();
        QTRY_COMPARE_WITH_TIMEOUT(table.state(), EngineState::Ready, patience);
        table.click("E5");
        table.controller->submit(exam::Pause{});
        QTRY_COMPARE_WITH_TIMEOUT(table.state(), EngineState::Ready, patience);
        QCOMPARE(table.moves(), std::size_t{1});
        table.controller->submit(exam::Resume{});
        QCOMPARE(table.moves(), std::size_t{2});
    }

    void aMoveTakenBackIsTakenBackForIt()
    {
        EngineTable table(folder(), {});
        table.beginWith(setupFor(9));
        table.click("A9");
        QTRY_COMPARE_WITH_TIMEOUT(table.moves(), std::size_t{2}, patience);
        table.controller->submit(exam::TakeBack{2});
        table.click("C9");
        QTRY_COMPARE_WITH_TIMEOUT(table.moves(), std::size_t{2}, patience);
        QVERIFY(!table.controller->session().game.board().at({1, 0})); // A9 is free again, and first
        QVERIFY(table.controller->session().game.board().at({0, 0}) == Color::White);
    }

    void anUnfinishedGameGoesOnWithIt()
    {
        const QString place = folder();
        EngineTable table(place, {});
        table.beginGame();
        table.click("E5");
        QTRY_COMPARE_WITH_TIMEOUT(table.moves(), std::size_t{2}, patience);
        const shell::GameId id = *table.controller->gameId();
        table.host.reset();
        table.open(); // as after a power cut
        table.seatHost();
        QVERIFY(table.controller->resume(id).has_value());
        table.controller->submit(exam::Resume{});
        table.click("E4");
        QTRY_COMPARE_WITH_TIMEOUT(table.moves(), std::size_t{4}, patience);
    }

    void theEndIsAgreedCountedAndSigned()
    {
        EngineTable table(folder(), {});
        table.beginGame();
        table.click("E5");
        QTRY_COMPARE_WITH_TIMEOUT(table.moves(), std::size_t{2}, patience);
        table.controller->submit(exam::ProposeEnd{Color::Black});
        const auto counting = [&] { return std::get_if<exam::Counting>(&table.controller->session().phase); };
        QTRY_VERIFY_WITH_TIMEOUT(counting() != nullptr, patience);
        QVERIFY(!counting()->confirmed.white); // nothing is proposed yet
        table.controller->submit(exam::ProposeDead{{{0, 0}}, exam::DeadSource::Program});
        QCOMPARE(counting()->first, Color::Black);
        table.controller->submit(exam::ConfirmDead{Color::Black});
        const auto* signing = std::get_if<exam::Signing>(&table.controller->session().phase);
        QVERIFY(signing != nullptr && signing->signedBy.white);
        table.controller->submit(exam::Sign{Color::Black});
        QVERIFY(table.over());
        QCOMPARE(table.state(), EngineState::Off);
    }

    void itConfirmsFirstWhereItMust()
    {
        EngineTable table(folder(), QStringLiteral("pass"), Color::Black);
        table.beginGame();
        QTRY_COMPARE_WITH_TIMEOUT(table.moves(), std::size_t{1}, patience);
        table.controller->submit(exam::Pass{Color::White});
        const auto counting = [&] { return std::get_if<exam::Counting>(&table.controller->session().phase); };
        QVERIFY(counting() != nullptr);
        table.controller->submit(exam::ProposeDead{{}, exam::DeadSource::Program});
        QVERIFY(counting()->confirmed.black);
        table.controller->submit(exam::ConfirmDead{Color::White});
        QVERIFY(std::holds_alternative<exam::Signing>(table.controller->session().phase));
    }

    void itMayResign()
    {
        EngineTable table(folder(), QStringLiteral("resign"));
        table.beginGame();
        table.click("E5");
        QTRY_VERIFY_WITH_TIMEOUT(table.over(), patience);
        QCOMPARE(exam::outcomeOf(table.controller->session())->kind, go::OutcomeKind::Resignation);
    }

    void aGameThatIsLeftHasNoEngine()
    {
        EngineTable table(folder(), {});
        table.beginGame();
        QVERIFY(table.host->engine(Color::White) != nullptr);
        table.controller->leave();
        QVERIFY(table.host->engine(Color::White) == nullptr);
    }
};

QTEST_MAIN(TestEngineHost)
#include "tst_enginehost.moc"
