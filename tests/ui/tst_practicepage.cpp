// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/smallgame.h"
#include "ui/boardwidget.h"
#include "ui/countplayer.h"
#include "ui/practicepage.h"
#include "ui/quarterspin.h"

#include <QAbstractButton>
#include <QLabel>
#include <QListWidget>
#include <QSignalSpy>
#include <QTest>

#include <string>
#include <vector>

using ui::PracticePage;

namespace {

ui::PracticePosition asked(const go::Board& board, const std::vector<go::Point>& dead)
{
    ui::PracticePosition position;
    position.title = QStringLiteral("Position 1 of 2");
    go::Game game(board.size());
    game.setUp(board.stonesOf(go::Color::Black).points(), board.stonesOf(go::Color::White).points(), {},
        go::Color::Black);
    position.counted = {game, dead, go::Rules::chinese(), {}};
    position.counted.score = go::scoreOf(game, dead, position.counted.rules, 0, {});
    return position;
}

/// Black wins by 3/4 zi; C5 is dead.
ui::PracticePosition smallPosition() { return asked(smallGame().session.game.board(), {deadStone()}); }

/// A seki in the lower right corner: one eye each and one shared point. Black has 45½.
ui::PracticePosition halfPosition()
{
    const std::vector<std::string> rows{"..XO.....", "..XO.....", "..XO..OOO", "..XO..OXX", "..XO..OX.",
        "..XOOOOXX", "..XXXXOX.", ".....XXOO", "......XO."};
    return asked(go::Board::fromRows(rows), {});
}

QString label(const PracticePage& page, const char* name)
{
    return page.findChild<QLabel*>(QLatin1String(name))->text();
}

QAbstractButton& button(const PracticePage& page, const char* name)
{
    return *page.findChild<QAbstractButton*>(QLatin1String(name));
}

void answer(const PracticePage& page, const char* winner, int quarterZi)
{
    button(page, winner).click();
    page.findChild<ui::QuarterSpin*>()->setValue(quarterZi);
    button(page, "checkButton").click();
}

} // namespace

class TstPracticePage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRightAnswerIsRight();
    void aWrongAnswerIsTold();
    void halfASharedPointIsAsked();
    void nothingCanBeCheckedBeforeAnAnswer();
    void deadStonesCanBeTurned();
    void ownersAreAQuestionUntilHinted();
    void workedCountIsShownAndLeft();
    void aNewQuestionBeginsAfresh();
    void timeAndTallyAreShown();
    void withoutAPositionNothingCanBeDone();
    void everythingWorksByKeyboard();
};

void TstPracticePage::aRightAnswerIsRight()
{
    PracticePage page;
    page.setPosition(smallPosition());
    QSignalSpy answered(&page, &PracticePage::answered);
    answer(page, "winnerBlack", 3);
    QCOMPARE(answered.size(), 1);
    QCOMPARE(answered.first().first().toBool(), true);
    QVERIFY(label(page, "practiceVerdict").startsWith(QStringLiteral("Right: Black wins by 3/4 zi")));
    QVERIFY(page.isAnswered());
    QVERIFY(!button(page, "checkButton").isEnabled());
    button(page, "checkButton").click();
    QCOMPARE(answered.size(), 1); // a question is answered once
}

void TstPracticePage::aWrongAnswerIsTold()
{
    PracticePage page;
    QSignalSpy answered(&page, &PracticePage::answered);
    page.setPosition(smallPosition());
    answer(page, "winnerWhite", 3);
    QVERIFY(label(page, "practiceVerdict").startsWith(QStringLiteral("Wrong: Black wins by 3/4 zi")));
    page.setPosition(smallPosition());
    answer(page, "winnerBlack", 4);
    QVERIFY(label(page, "practiceVerdict").startsWith(QStringLiteral("The right winner, another margin")));
    page.setPosition(smallPosition());
    button(page, "winnerNobody").click();
    button(page, "checkButton").click();
    QCOMPARE(answered.size(), 3);
    for (const auto& each : answered)
        QCOMPARE(each.first().toBool(), false);
}

void TstPracticePage::halfASharedPointIsAsked()
{
    PracticePage page;
    page.setPosition(halfPosition());
    QSignalSpy answered(&page, &PracticePage::answered);
    answer(page, "winnerBlack", 5); // 45½ − 3¾ − 40½
    QCOMPARE(answered.first().first().toBool(), true);
    QCOMPARE(label(page, "practiceExplained"), QStringLiteral("Margin: 1¼ zi = 2.5 points"));
}

void TstPracticePage::nothingCanBeCheckedBeforeAnAnswer()
{
    PracticePage page;
    page.setPosition(smallPosition());
    QVERIFY(!button(page, "checkButton").isEnabled());
    button(page, "winnerBlack").click();
    QVERIFY(!button(page, "checkButton").isEnabled());
    page.findChild<ui::QuarterSpin*>()->setValue(1);
    QVERIFY(button(page, "checkButton").isEnabled());
    QVERIFY(!button(page, "workedButton").isEnabled());
    page.findChild<ui::QuarterSpin*>()->setValue(0);
    button(page, "winnerNobody").click();
    QVERIFY(button(page, "checkButton").isEnabled());
    QVERIFY(!page.findChild<ui::QuarterSpin*>()->isEnabled());
}

void TstPracticePage::deadStonesCanBeTurned()
{
    PracticePage page;
    page.setPosition(smallPosition());
    QCOMPARE(page.board()->view().dead.size(), std::size_t{1});
    Q_EMIT page.board()->pointPressed(deadStone(), 0);
    QVERIFY(page.board()->view().dead.empty());
    answer(page, "winnerBlack", 3);
    QVERIFY(label(page, "practiceExplained").contains(QStringLiteral("marked differently")));
    QCOMPARE(page.board()->view().dead.size(), std::size_t{1});
    Q_EMIT page.board()->pointPressed(deadStone(), 0); // too late
    QCOMPARE(page.board()->view().dead.size(), std::size_t{1});
}

void TstPracticePage::ownersAreAQuestionUntilHinted()
{
    PracticePage page;
    page.setPosition(smallPosition());
    const auto owned = [&page] {
        int count = 0;
        for (const auto owner : page.board()->view().owners)
            count += owner == go::Owner::Neutral ? 0 : 1;
        return count;
    };
    const auto* hints = page.findChild<QListWidget*>(QStringLiteral("hintList"));
    QCOMPARE(owned(), 0);
    button(page, "hintButton").click();
    QCOMPARE(hints->item(0)->text(), QStringLiteral("White, 1 stone(s) at C5: dead"));
    button(page, "hintButton").click();
    QCOMPARE(hints->item(1)->text(), QStringLiteral("Black's area at A9: 45 point(s), stones among them."));
    QCOMPARE(owned(), 45);
    button(page, "hintButton").click();
    QCOMPARE(owned(), 81);
    QVERIFY(!button(page, "hintButton").isEnabled());
}

void TstPracticePage::workedCountIsShownAndLeft()
{
    PracticePage page;
    page.resize(1200, 700);
    page.setPosition(smallPosition());
    page.show();
    answer(page, "winnerWhite", 3);
    QTest::mouseClick(&button(page, "workedButton"), Qt::LeftButton);
    QVERIFY(page.player()->isVisible());
    QVERIFY(!page.board()->isVisible());
    QVERIFY(page.player()->steps() > 3);
    QTest::mouseClick(&button(page, "leaveCount"), Qt::LeftButton);
    QVERIFY(page.board()->isVisible());
}

void TstPracticePage::aNewQuestionBeginsAfresh()
{
    PracticePage page;
    page.setPosition(smallPosition());
    button(page, "hintButton").click();
    answer(page, "winnerBlack", 3);
    page.setPosition(halfPosition());
    QVERIFY(!page.isAnswered());
    QVERIFY(label(page, "practiceVerdict").isEmpty());
    QVERIFY(!button(page, "winnerBlack").isChecked());
    QCOMPARE(page.findChild<ui::QuarterSpin*>()->value(), 0);
    QCOMPARE(page.findChild<QListWidget*>(QStringLiteral("hintList"))->count(), 0);
}

void TstPracticePage::timeAndTallyAreShown()
{
    PracticePage page;
    page.setElapsed(timing::Millis{75'900});
    QCOMPARE(label(page, "practiceClock"), QStringLiteral("1:15"));
    page.setTally({2, 1});
    QCOMPARE(label(page, "practiceTally"), QStringLiteral("right 2, wrong 1"));
}

void TstPracticePage::withoutAPositionNothingCanBeDone()
{
    PracticePage page;
    page.setPosition(smallPosition());
    page.setNothing(QStringLiteral("none here"));
    QCOMPARE(label(page, "practiceTitle"), QStringLiteral("none here"));
    for (const auto* name : {"checkButton", "hintButton", "workedButton", "winnerBlack"})
        QVERIFY(!button(page, name).isEnabled());
    Q_EMIT page.board()->pointPressed(deadStone(), 0);
    QVERIFY(page.board()->view().dead.empty());
}

void TstPracticePage::everythingWorksByKeyboard()
{
    PracticePage page;
    page.resize(1200, 700);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    page.setPosition(smallPosition());
    QSignalSpy answered(&page, &PracticePage::answered);
    QTest::keyClicks(page.board(), QStringLiteral("C5"));
    QTest::keyClick(page.board(), Qt::Key_Return);
    QVERIFY(page.board()->view().dead.empty());
    QTest::keyClick(page.board(), Qt::Key_Return);
    QCOMPARE(page.board()->view().dead.size(), std::size_t{1});
    QTest::keyClick(&button(page, "winnerBlack"), Qt::Key_Space);
    auto* margin = page.findChild<ui::QuarterSpin*>();
    margin->setFocus();
    margin->selectAll();
    QTest::keyClicks(margin, QStringLiteral("3/4"));
    QTest::keyClick(&button(page, "checkButton"), Qt::Key_Space);
    QCOMPARE(answered.size(), 1);
    QCOMPARE(answered.first().first().toBool(), true);
}

QTEST_MAIN(TstPracticePage)
#include "tst_practicepage.moc"
