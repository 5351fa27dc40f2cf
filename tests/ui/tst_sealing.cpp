// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/examtable.h"
#include "ui/playpage.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace std::chrono_literals;
using ui::Action;

namespace {

/// A page whose wishes are decided at once; an envelope holds the point in clear, it is only a test.
class Table : public QObject {
public:
    Table() : exam(setupFor(9, exam::Conduct::Exam))
    {
        connect(&page, &ui::PlayPage::wished, this, [this](const exam::Command& command) { take(command); });
        connect(&page, &ui::PlayPage::sealWished, this, [this](go::Color side, go::Point point) {
            sealed = point;
            take(exam::Seal{side, {"an envelope"}});
        });
        connect(&page, &ui::PlayPage::openSealWished, this, [this] { take(exam::OpenSeal{sealed}); });
        page.resize(1280, 690);
        exam.start();
        exam.play("E5");
        page.setSession(exam.session);
        page.show();
    }

    void take(const exam::Command& command)
    {
        QVERIFY(!exam.wish(command));
        page.setSession(exam.session);
    }
    void click(const char* point)
    {
        QTest::mouseClick(page.board(), Qt::LeftButton, {}, page.board()->pointRect(at(point)).center());
    }
    static go::Point at(const char* point)
    {
        return go::pointFromBoardName(point, go::BoardSize::square(9)).value();
    }
    std::optional<go::Color> seen(const char* point) const
    {
        return page.board()
            ->view()
            .stones[static_cast<std::size_t>(go::indexOf(at(point), go::BoardSize::square(9)))];
    }
    void press(Action action) { QTest::mouseClick(page.actions()->button(action), Qt::LeftButton); }
    void closeEnvelope() { QTest::mouseClick(page.sealPanel()->closeButton(), Qt::LeftButton); }

    ExamTable exam;
    ui::PlayPage page;
    std::optional<go::Point> sealed;
};

} // namespace

/// 封棋 (A36) at the table.
class TstSealing : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aPointIsChosenAndTheEnvelopeClosed()
    {
        Table table;
        table.press(Action::Seal);
        QVERIFY(table.page.sealPanel()->isVisible());
        QVERIFY(!table.page.actions()->isVisible());
        QVERIFY(!table.page.sealPanel()->closeButton()->isEnabled()); // nothing is in it yet
        table.click("C3");
        QCOMPARE(table.seen("C3"), go::Color::White);
        table.click("G7"); // thought better of it
        QVERIFY(!table.seen("C3"));
        QVERIFY(table.exam.phase<exam::Running>()); // the clock runs while he thinks
        table.closeEnvelope();
        QCOMPARE(table.sealed, Table::at("G7"));
        QVERIFY(table.exam.phase<exam::Sealed>());
        QVERIFY(!table.page.sealPanel()->isVisible());
        QVERIFY(!table.page.sealPanel()->chosen());
        QVERIFY(!table.seen("G7")); // nobody sees it
        QVERIFY(table.page.cloth()->isVisible());
        QVERIFY(!table.page.board()->isVisible());
        QCOMPARE(table.page.card(go::Color::White)->view().state, ui::ClockState::Paused);
    }

    void theEnvelopeIsOpenedOnTheBoard()
    {
        Table table;
        table.press(Action::Seal);
        table.click("C3");
        table.closeEnvelope();
        table.exam.after(24h);
        QTest::keyClick(table.page.cloth()->resumeButton(), Qt::Key_Return);
        QVERIFY(table.exam.phase<exam::Running>());
        QCOMPARE(table.seen("C3"), go::Color::White);
        QVERIFY(table.page.board()->isVisible());
        QVERIFY(!table.page.cloth()->isVisible());
        QCOMPARE(exam::sideToMove(table.exam.session), go::Color::Black);
    }

    void theKeyboardSeals()
    {
        Table table;
        table.page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&table.page));
        QTest::keyClick(table.page.actions()->button(Action::Seal), Qt::Key_Space);
        QVERIFY(table.page.sealPanel()->isVisible());
        QVERIFY(table.page.board()->hasFocus());
        QTest::keyClicks(table.page.board(), QStringLiteral("c3"));
        QTest::keyClick(table.page.board(), Qt::Key_Return);
        QCOMPARE(table.page.sealPanel()->chosen(), Table::at("C3"));
        QTest::keyClick(table.page.sealPanel()->closeButton(), Qt::Key_Return);
        QCOMPARE(table.sealed, Table::at("C3"));
    }

    void notSealingForgetsThePoint()
    {
        Table table;
        table.press(Action::Seal);
        table.click("C3");
        QTest::mouseClick(table.page.sealPanel()->cancelButton(), Qt::LeftButton);
        QVERIFY(!table.seen("C3"));
        QVERIFY(table.page.actions()->isVisible());
        table.click("G7"); // a move as always
        QCOMPARE(table.exam.session.game.board().at(Table::at("G7")), go::Color::White);
    }

    void aPauseOrTheFlagEndsTheSealing()
    {
        Table table;
        table.press(Action::Seal);
        table.click("C3");
        table.take(exam::Pause{});
        QVERIFY(!table.page.sealPanel()->side());
        table.take(exam::Resume{});
        QVERIFY(!table.seen("C3"));
        table.press(Action::Seal);
        table.click("C3");
        table.exam.after(2h);
        table.take(exam::Tick{});
        QVERIFY(table.exam.phase<exam::Over>());
        QVERIFY(!table.page.sealPanel()->isVisible());
        QVERIFY(!table.seen("C3"));
    }
};

QTEST_MAIN(TstSealing)
#include "tst_sealing.moc"
