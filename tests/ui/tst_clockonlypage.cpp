// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/examtable.h"
#include "ui/ask.h"
#include "ui/clockonlypage.h"
#include "ui/clockresultdialog.h"
#include "ui/clocksetuppage.h"
#include "ui/quarterspin.h"
#include "ui/refereedialog.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPointingDevice>
#include <QRadioButton>
#include <QSpinBox>
#include <QtTest>

using go::Color;
using namespace std::chrono_literals;

namespace {

exam::GameSetup woodenSetup(Color first = Color::Black)
{
    exam::GameSetup setup = setupFor(19, exam::Conduct::Exam);
    setup.board = exam::Board::Wooden;
    setup.first = first;
    setup.players.black = {"王小明", "3段"};
    return setup;
}

/// The page before a game that is decided by hand-wound time.
struct Clock {
    explicit Clock(exam::GameSetup setup = woodenSetup()) : table(std::move(setup))
    {
        QObject::connect(
            &page, &ui::ClockOnlyPage::wished, &page, [this](const exam::Command& command, quint64 stamp) {
                stamps.push_back(stamp);
                if (const auto refusal = table.wish(command)) {
                    page.refuse(*refusal);
                }
                page.setSession(table.session);
            });
        page.resize(1280, 680);
        page.show();
        page.setSession(table.session);
    }
    template <class W> W* find(const char* name) { return page.findChild<W*>(QLatin1String(name)); }
    int moves() const { return exam::movesOf(table.session); }

    ExamTable table;
    ui::ClockOnlyPage page;
    std::vector<quint64> stamps;
};

/// Only the press or the release, as of a hand that rests on the key.
void sendKey(QWidget& to, QEvent::Type type, Qt::Key key)
{
    QKeyEvent event(type, key, Qt::NoModifier);
    QCoreApplication::sendEvent(&to, &event);
}

} // namespace

/// The clock beside a wooden board, with real hands on it.
class TestClockOnlyPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whoWaitsStartsTheClock()
    {
        Clock clock;
        QTest::mousePress(clock.page.half(Color::Black), Qt::LeftButton); // Black has to wait for White
        QVERIFY(clock.table.phase<exam::Ready>());
        QTest::mousePress(clock.page.half(Color::White), Qt::LeftButton);
        QVERIFY(clock.table.phase<exam::Running>());
        QCOMPARE(clock.page.half(Color::Black)->view().state, ui::ClockState::Running);
        QCOMPARE(clock.page.half(Color::White)->view().state, ui::ClockState::Waiting);
    }

    void whiteMayBegin()
    {
        Clock clock(woodenSetup(Color::White));
        QTest::mousePress(clock.page.half(Color::White), Qt::LeftButton);
        QVERIFY(clock.table.phase<exam::Ready>());
        QTest::mousePress(clock.page.half(Color::Black), Qt::LeftButton);
        QCOMPARE(clock.page.half(Color::White)->view().state, ui::ClockState::Running);
    }

    void aHalfIsPressedWhenTheHandComesDown()
    {
        Clock clock;
        clock.table.start();
        clock.page.setSession(clock.table.session);
        QTest::mousePress(clock.page.half(Color::Black), Qt::LeftButton);
        QCOMPARE(clock.moves(), 1);
        QVERIFY(clock.stamps.back() != 0);
        QTest::mouseRelease(clock.page.half(Color::Black), Qt::LeftButton);
        QTest::mousePress(clock.page.half(Color::Black), Qt::LeftButton); // not its turn (E01, E02)
        QCOMPARE(clock.moves(), 1);
        QTest::mousePress(clock.page.half(Color::White), Qt::LeftButton);
        QCOMPARE(clock.moves(), 2);
        QCOMPARE(clock.page.half(Color::Black)->moves(), 1);
        QCOMPARE(clock.page.half(Color::White)->moves(), 1);
        QVERIFY(clock.find<QLabel>("moveCount")->text().contains(u'2'));
    }

    void fingersPressToo()
    {
        Clock clock;
        clock.table.start();
        clock.page.setSession(clock.table.session);
        auto* screen = QTest::createTouchDevice();
        QTest::touchEvent(clock.page.half(Color::Black), screen).press(0, {50, 50});
        QCOMPARE(clock.moves(), 1);
        // The other hand comes down while the first still lies there.
        QTest::touchEvent(clock.page.half(Color::White), screen)
            .stationary(0)
            .press(1, {60, 60}, clock.page.half(Color::White));
        QCOMPARE(clock.moves(), 2);
    }

    void eachSideHasItsHalfOfTheKeyboard()
    {
        Clock clock;
        clock.page.setFocus();
        QTest::keyClick(&clock.page, Qt::Key_J); // White waits, so White starts
        QVERIFY(clock.table.phase<exam::Running>());
        QTest::keyClick(&clock.page, Qt::Key_K);
        QCOMPARE(clock.moves(), 0); // Black's turn
        QTest::keyClick(&clock.page, Qt::Key_F);
        QCOMPARE(clock.moves(), 1);
        QTest::keyClick(&clock.page, Qt::Key_Q);
        QCOMPARE(clock.moves(), 1);
        QTest::keyClick(&clock.page, Qt::Key_P);
        QCOMPARE(clock.moves(), 2);
        clock.page.swapSides();
        QTest::keyClick(&clock.page, Qt::Key_P);
        QCOMPARE(clock.moves(), 3);
        QTest::keyClick(&clock.page, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(clock.moves(), 3);
    }

    void aKeyHasToBeLetGoBetweenTwoPresses()
    {
        Clock clock;
        clock.table.start();
        clock.page.setSession(clock.table.session);
        sendKey(clock.page, QEvent::KeyPress, Qt::Key_F);
        QCOMPARE(clock.moves(), 1);
        QTest::keyClick(&clock.page, Qt::Key_J);
        QCOMPARE(clock.moves(), 2);
        for (int i = 0; i < 20; ++i) {
            sendKey(clock.page, QEvent::KeyPress, Qt::Key_F); // the hand has stayed on the key
        }
        QCOMPARE(clock.moves(), 2);
        sendKey(clock.page, QEvent::KeyRelease, Qt::Key_F);
        sendKey(clock.page, QEvent::KeyPress, Qt::Key_F);
        QCOMPARE(clock.moves(), 3);
    }

    void aPauseStopsBothAndNoHandMatters()
    {
        Clock clock;
        clock.table.start();
        clock.page.setSession(clock.table.session);
        clock.table.after(10s);
        QTest::mouseClick(clock.page.mainButton(), Qt::LeftButton);
        QVERIFY(clock.table.phase<exam::Paused>());
        QTest::keyClick(&clock.page, Qt::Key_F);
        QTest::mousePress(clock.page.half(Color::Black), Qt::LeftButton);
        QCOMPARE(clock.moves(), 0);
        QTest::mouseClick(clock.page.mainButton(), Qt::LeftButton);
        QVERIFY(clock.table.phase<exam::Running>());
        QCOMPARE(exam::elapsed(clock.table.session, clock.table.now).count(), 10'000);
        QTest::keyClick(clock.page.focusWidget(), Qt::Key_F); // the keyboard is the clock's again
        QCOMPARE(clock.moves(), 1);
    }

    void theLastMinuteIsSaidInWordsAndColours()
    {
        Clock clock;
        for (const Color side : go::bothColors) {
            clock.table.wish(exam::AdjustClock{side, {0ms, 1, 0ms, 0, true, timing::allWarnings}, {}});
        }
        clock.table.start();
        clock.page.setSession(clock.table.session);
        go::PerSide<timing::Reading> readings;
        for (const Color side : go::bothColors) {
            readings[side] = clock.table.session.clock.reading(side, clock.table.now + 55s);
        }
        clock.page.setReadings(readings);
        const ui::ClockFace& face = clock.page.half(Color::Black)->face();
        QCOMPARE(face.figure, QStringLiteral("55"));
        QCOMPARE(face.words, QStringLiteral("Last minute"));
        QVERIFY(face.alarm != ui::Alarm::None);
        QVERIFY(clock.find<QPushButton>("minutesButton")->isEnabled());
        QVERIFY(clock.page.half(Color::Black)->accessibleName().contains(QStringLiteral("Last minute")));
    }

    void playersMayFaceEachOther()
    {
        Clock clock;
        QVERIFY(clock.page.half(Color::White)->x() > clock.page.half(Color::Black)->x());
        clock.find<QAction>("faceAction")->trigger();
        QCoreApplication::processEvents();
        QVERIFY(clock.page.half(Color::White)->y() < clock.page.half(Color::Black)->y());
        QCOMPARE(clock.page.half(Color::White)->facing(), ui::Facing::Opposite);
        QCOMPARE(clock.page.half(Color::Black)->facing(), ui::Facing::Same);
        clock.find<QAction>("swapAction")->trigger();
        QCoreApplication::processEvents();
        QVERIFY(clock.page.half(Color::White)->y() > clock.page.half(Color::Black)->y());
        QCOMPARE(clock.page.half(Color::Black)->facing(), ui::Facing::Opposite);
        clock.find<QAction>("faceAction")->trigger();
        QCoreApplication::processEvents();
        QCOMPARE(clock.page.half(Color::Black)->facing(), ui::Facing::Same);
        const int wide = clock.page.half(Color::Black)->width();
        QVERIFY(std::abs(wide - clock.page.half(Color::White)->width()) <= 1);
    }

    void theGameEndsByWhatThePlayersSay()
    {
        Clock clock;
        clock.table.start();
        clock.page.setSession(clock.table.session);
        QTest::mouseClick(clock.find<QPushButton>("endButton"), Qt::LeftButton);
        QVERIFY(clock.table.phase<exam::Paused>());
        auto* dialog = clock.page.findChild<ui::ClockResultDialog*>();
        QVERIFY(dialog);
        dialog->findChild<QRadioButton*>(QStringLiteral("whiteWinsChoice"))->click();
        dialog->findChild<ui::QuarterSpin*>(QStringLiteral("marginSpin"))->setValue(11);
        dialog->accept();
        QCOMPARE(exam::outcomeOf(clock.table.session).value(),
            (go::Outcome{go::OutcomeKind::Count, Color::White, 11}));
        QVERIFY(!clock.page.mainButton()->isVisible());
        QVERIFY(!clock.find<QLabel>("clockResult")->text().isEmpty());
        QSignalSpy again(&clock.page, &ui::ClockOnlyPage::newGameWished);
        QTest::mouseClick(clock.find<QPushButton>("againButton"), Qt::LeftButton);
        QCOMPARE(again.count(), 1);
    }

    void whoeverIsOnTurnMayResign()
    {
        Clock clock;
        clock.table.start();
        clock.page.setSession(clock.table.session);
        ui::setNextAnswer(true);
        QTest::mouseClick(clock.find<QPushButton>("resignButton"), Qt::LeftButton);
        QCOMPARE(exam::outcomeOf(clock.table.session)->winner, Color::White);
    }

    void theRefereeSetsTheOtherTurnAndTakesPressesBack()
    {
        Clock clock;
        clock.table.start();
        clock.table.after(10s);
        clock.table.wish(exam::PressClock{Color::Black});
        clock.page.setSession(clock.table.session);
        QTest::mouseClick(clock.find<QPushButton>("refereeButton"), Qt::LeftButton);
        QVERIFY(clock.page.refereeDialog());
        clock.page.refereeDialog()->setDecision(ui::Decision::LastPress);
        clock.page.refereeDialog()->accept();
        QCOMPARE(clock.moves(), 0);
        QCOMPARE(exam::sideToMove(clock.table.session), Color::Black);
        QTest::mouseClick(clock.find<QPushButton>("refereeButton"), Qt::LeftButton);
        clock.page.refereeDialog()->setDecision(ui::Decision::OtherTurn);
        clock.page.refereeDialog()->setSide(Color::White);
        clock.page.refereeDialog()->accept();
        QCOMPARE(exam::sideToMove(clock.table.session), Color::White);
        QVERIFY(clock.table.phase<exam::Paused>());
    }

    void h02_theRefereeDeductsLateness()
    {
        Clock clock;
        QTest::mouseClick(clock.find<QPushButton>("refereeButton"), Qt::LeftButton);
        ui::RefereeDialog* referee = clock.page.refereeDialog();
        referee->setSide(Color::White);
        referee->setDecision(ui::Decision::Late);
        referee->setClock(14, 0);
        referee->accept();
        QCOMPARE(clock.table.session.clock.bank(Color::White).main.count(), 32'000);
        QVERIFY(clock.table.phase<exam::Ready>());
    }

    void h06_theRefereeTakesALossOnTimeBack()
    {
        Clock clock;
        for (const Color side : go::bothColors) {
            clock.table.wish(exam::AdjustClock{side, {0ms, 1, 0ms, 0, true, timing::allWarnings}, {}});
        }
        clock.table.start();
        clock.table.after(60s);
        clock.table.wish(exam::Tick{});
        clock.page.setSession(clock.table.session);
        auto* button = clock.find<QPushButton>("refereeButton");
        QVERIFY(button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        clock.page.refereeDialog()->setDecision(ui::Decision::RevokeFlag);
        clock.page.refereeDialog()->accept(); // ten seconds are offered
        QVERIFY(clock.table.phase<exam::Paused>());
        clock.table.wish(exam::Resume{});
        QCOMPARE(clock.table.session.clock.flagInstant(), clock.table.now + 10s);
    }

    void aCanadianClockIsCorrectedWhole()
    {
        exam::GameSetup setup = woodenSetup();
        setup.time = timing::Canadian{0ms, 15, 5min};
        Clock clock(setup);
        clock.table.start();
        clock.page.setSession(clock.table.session);
        QTest::mouseClick(clock.find<QPushButton>("refereeButton"), Qt::LeftButton);
        ui::RefereeDialog* referee = clock.page.refereeDialog();
        referee->setDecision(ui::Decision::Clock);
        referee->setBlock(95, 4);
        referee->accept();
        QCOMPARE(clock.table.session.clock.bank(Color::Black).block.count(), 95'000);
        QCOMPARE(clock.table.session.clock.bank(Color::Black).stones, 4);
        QCOMPARE(clock.table.session.clock.bank(Color::Black).main.count(), 0);
    }

    void everythingCanBeReachedByKeyboard()
    {
        Clock clock;
        clock.table.start();
        clock.page.setSession(clock.table.session);
        for (const char* name : {"clockMainButton", "resignButton", "endButton", "refereeButton"}) {
            QVERIFY2(clock.find<QWidget>(name)->focusPolicy() & Qt::TabFocus, name);
        }
        QVERIFY(!clock.page.accessibleName().isEmpty());
    }

    void theSetUpIsSmallAndWhole()
    {
        ui::ClockSetupPage page;
        page.show();
        QSignalSpy started(&page, &ui::ClockSetupPage::startWished);
        page.findChild<QComboBox*>(QStringLiteral("clockPreset"))->setCurrentIndex(1);
        page.findChild<QRadioButton*>(QStringLiteral("whiteFirst"))->click();
        QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("clockStartButton")), Qt::LeftButton);
        QCOMPARE(started.count(), 1);
        const exam::GameSetup setup = page.setup();
        QVERIFY(exam::isClockOnly(setup));
        QCOMPARE(setup.first, Color::White);
        QVERIFY(setup.time == timing::TimeControl(timing::Retained{120min, 5}));
        QVERIFY(exam::faultsOf(setup).empty());
        page.findChild<QLineEdit*>(QStringLiteral("mainTime"))->setText(QStringLiteral("soon"));
        QVERIFY(!page.findChild<QPushButton*>(QStringLiteral("clockStartButton"))->isEnabled());
    }

    void sharedTimesCanBeSetUp()
    {
        ui::ClockSetupPage page;
        auto* kind = page.findChild<QComboBox*>(QStringLiteral("timeKind"));
        kind->setCurrentIndex(6);
        page.findChild<QLineEdit*>(QStringLiteral("mainTime"))->setText(QStringLiteral("40"));
        page.findChild<QLineEdit*>(QStringLiteral("halvedTime"))->setText(QStringLiteral("8:00"));
        QVERIFY(page.setup().time == timing::TimeControl(timing::SharedHalved{40min, 8min}));
        kind->setCurrentIndex(7);
        page.findChild<QSpinBox*>(QStringLiteral("moveSeconds"))->setValue(45);
        QVERIFY(page.setup().time == timing::TimeControl(timing::SharedPerMove{40min, 45s}));
    }
};

QTEST_MAIN(TestClockOnlyPage)
#include "tst_clockonlypage.moc"
