// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/smallgame.h"
#include "ui/boardwidget.h"
#include "ui/movesmodel.h"
#include "ui/reviewpage.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using timing::Millis;
using ui::ReviewGame;
using ui::ReviewPage;

namespace {

ReviewGame smallReview()
{
    const auto table = smallGame();
    ReviewGame game;
    game.setup = table.session.setup;
    game.setup.players.black = {"Wang", "1级"};
    game.game = table.session.game;
    game.spent = {Millis{-1}, Millis{5'000}, Millis{65'000}};
    game.moveNotes = {QString(), QStringLiteral("Byo-yomi begins")};
    game.clocks = {
        {QStringLiteral("1:00"), QStringLiteral("1:00")}, {QStringLiteral("0:55"), QStringLiteral("1:00")}};
    game.result = QStringLiteral("Black wins");
    return game;
}

QString label(const ReviewPage& page, const char* name)
{
    return page.findChild<QLabel*>(QLatin1String(name))->text();
}

int stonesOn(const ReviewPage& page)
{
    int count = 0;
    for (const auto& stone : page.board()->view().stones)
        count += stone ? 1 : 0;
    return count;
}

} // namespace

class TstReviewPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void beginsAtTheLastMove();
    void keysStepThroughTheGame_data();
    void keysStepThroughTheGame();
    void buttonsStopAtTheEnds();
    void sliderAndListGoAlong();
    void timesAreInTheList();
    void notesAndClocksBelongToTheirMove();
    void capturesAreCounted();
    void emptyGameCanBeShown();
    void numbersAreShownOnWish();
    void modelIsConsistent();
};

void TstReviewPage::beginsAtTheLastMove()
{
    ReviewPage page;
    page.setGame(smallReview());
    QCOMPARE(page.moves(), 20);
    QCOMPARE(page.ply(), 20);
    QCOMPARE(stonesOn(page), 19);
    QCOMPARE(label(page, "reviewResult"), QStringLiteral("Black wins"));
    QVERIFY(label(page, "moveText").contains(QStringLiteral("White C5")));
}

void TstReviewPage::keysStepThroughTheGame_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::newRow("home") << int{Qt::Key_Home} << 12 << 0;
    QTest::newRow("end") << int{Qt::Key_End} << 12 << 20;
    QTest::newRow("left") << int{Qt::Key_Left} << 12 << 11;
    QTest::newRow("right") << int{Qt::Key_Right} << 12 << 13;
    QTest::newRow("ten back") << int{Qt::Key_PageUp} << 12 << 2;
    QTest::newRow("ten on") << int{Qt::Key_PageDown} << 2 << 12;
    QTest::newRow("not before the beginning") << int{Qt::Key_PageUp} << 3 << 0;
    QTest::newRow("not beyond the end") << int{Qt::Key_Right} << 20 << 20;
}

void TstReviewPage::keysStepThroughTheGame()
{
    QFETCH(const int, key);
    QFETCH(const int, from);
    QFETCH(const int, to);
    ReviewPage page;
    page.setGame(smallReview());
    page.setPly(from);
    page.show();
    page.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    for (QWidget* place :
        {static_cast<QWidget*>(page.board()), static_cast<QWidget*>(page.findChild<QTableView*>()),
            static_cast<QWidget*>(page.findChild<QSlider*>())}) {
        page.setPly(from);
        place->setFocus();
        QTest::keyClick(place, static_cast<Qt::Key>(key));
        QCOMPARE(page.ply(), to);
    }
}

void TstReviewPage::buttonsStopAtTheEnds()
{
    ReviewPage page;
    page.setGame(smallReview());
    const auto press
        = [&page](const char* name) { page.findChild<QToolButton*>(QLatin1String(name))->click(); };
    QVERIFY(!page.findChild<QToolButton*>(QStringLiteral("nextButton"))->isEnabled());
    press("backButton");
    QCOMPARE(page.ply(), 19);
    press("back10Button");
    QCOMPARE(page.ply(), 9);
    press("firstButton");
    QCOMPARE(page.ply(), 0);
    QCOMPARE(stonesOn(page), 0);
    QVERIFY(!page.findChild<QToolButton*>(QStringLiteral("backButton"))->isEnabled());
    press("next10Button");
    press("nextButton");
    QCOMPARE(page.ply(), 11);
    press("lastButton");
    QCOMPARE(page.ply(), 20);
}

void TstReviewPage::sliderAndListGoAlong()
{
    ReviewPage page;
    page.setGame(smallReview());
    QSignalSpy changed(&page, &ReviewPage::plyChanged);
    auto& slider = *page.findChild<QSlider*>();
    auto& list = *page.findChild<QTableView*>();
    slider.setValue(7);
    QCOMPARE(page.ply(), 7);
    QCOMPARE(list.currentIndex().row(), 7);
    list.setCurrentIndex(list.model()->index(3, 0));
    QCOMPARE(page.ply(), 3);
    QCOMPARE(slider.value(), 3);
    QCOMPARE(changed.size(), 2);
}

void TstReviewPage::timesAreInTheList()
{
    ReviewPage page;
    page.setGame(smallReview());
    const auto* model = page.findChild<QTableView*>()->model();
    const auto cell = [model](int line, int column) { return model->index(line, column).data().toString(); };
    QCOMPARE(model->rowCount(), 21);
    QCOMPARE(cell(0, ui::MovesModel::Time), QString());
    QCOMPARE(cell(1, ui::MovesModel::Move), QStringLiteral("E1"));
    QCOMPARE(cell(1, ui::MovesModel::Time), QStringLiteral("0:05"));
    QCOMPARE(cell(2, ui::MovesModel::Time), QStringLiteral("1:05"));
    QCOMPARE(cell(3, ui::MovesModel::Time), QString());
    QCOMPARE(cell(19, ui::MovesModel::Move), QStringLiteral("pass"));
}

void TstReviewPage::notesAndClocksBelongToTheirMove()
{
    ReviewPage page;
    page.setGame(smallReview());
    QCOMPARE(label(page, "noteText"), QString());
    page.setPly(1);
    QCOMPARE(label(page, "noteText"), QStringLiteral("Byo-yomi begins"));
    QVERIFY(label(page, "clocksText").contains(QStringLiteral("0:55")));
    page.setPly(2);
    QCOMPARE(label(page, "noteText"), QString());
    QVERIFY(page.findChild<QLabel*>(QStringLiteral("clocksText"))->isHidden());
}

void TstReviewPage::capturesAreCounted()
{
    ExamTable table(setupFor(9));
    table.start();
    for (const auto* move : {"B1", "A1", "A2"})
        table.play(move);
    ReviewGame game;
    game.setup = table.session.setup;
    game.game = table.session.game;
    ReviewPage page;
    page.setGame(game);
    QCOMPARE(label(page, "capturedText"), QStringLiteral("Taken: Black 1, White 0"));
    page.setPly(2);
    QCOMPARE(label(page, "capturedText"), QStringLiteral("Taken: Black 0, White 0"));
}

void TstReviewPage::emptyGameCanBeShown()
{
    ReviewPage page;
    page.setGame(ReviewGame{});
    QCOMPARE(page.moves(), 0);
    QCOMPARE(page.ply(), 0);
    page.setPly(5);
    QCOMPARE(page.ply(), 0);
}

void TstReviewPage::numbersAreShownOnWish()
{
    ReviewPage page;
    page.setGame(smallReview());
    QVERIFY(page.board()->view().moveNumbers.empty());
    page.setMoveNumbers(ui::Toggle::On);
    QVERIFY(!page.board()->view().moveNumbers.empty());
}

void TstReviewPage::modelIsConsistent()
{
    ui::MovesModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setGame(smallReview());
    model.setGame(ReviewGame{});
    QCOMPARE(model.rowCount(), 1);
}

QTEST_MAIN(TstReviewPage)
#include "tst_reviewpage.moc"
