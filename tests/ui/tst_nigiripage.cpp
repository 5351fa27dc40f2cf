// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/nigiripage.h"
#include "ui/nigiritable.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using ui::NigiriPage;
using Guess = NigiriPage::Guess;

namespace {

QPushButton& button(const NigiriPage& page, const char* name)
{
    return *page.findChild<QPushButton*>(QLatin1String(name));
}

exam::GameSetup twoPlayers()
{
    exam::GameSetup setup;
    setup.players.black.name = "Wang";
    setup.players.white.name = "Li";
    return setup;
}

} // namespace

class TstNigiriPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rightGuessTakesBlack_data();
    void rightGuessTakesBlack();
    void handStaysClosedUntilItIsOpened();
    void skippingDecidesByTheSameStones();
    void goesThroughByKeyboard();
    void beginsAnew();
};

void TstNigiriPage::rightGuessTakesBlack_data()
{
    QTest::addColumn<int>("stones");
    QTest::addColumn<Guess>("guess");
    QTest::addColumn<go::Color>("first");
    QTest::newRow("odd guessed right") << 13 << Guess::Odd << go::Color::White;
    QTest::newRow("odd guessed wrong") << 12 << Guess::Odd << go::Color::Black;
    QTest::newRow("even guessed right") << 8 << Guess::Even << go::Color::White;
    QTest::newRow("even guessed wrong") << 1 << Guess::Even << go::Color::Black;
}

void TstNigiriPage::rightGuessTakesBlack()
{
    QFETCH(const int, stones);
    QFETCH(const Guess, guess);
    QFETCH(const go::Color, first);
    QCOMPARE(NigiriPage::colourOfFirst(stones, guess), first);

    NigiriPage page;
    QSignalSpy decided(&page, &NigiriPage::decided);
    page.begin(twoPlayers(), stones);
    button(page, guess == Guess::Odd ? "oddButton" : "evenButton").click();
    button(page, "openHandButton").click();
    const QString said = page.findChild<QLabel*>(QStringLiteral("nigiriText"))->text();
    QVERIFY(said.contains(QString::number(stones)));
    QVERIFY(said.contains(
        first == go::Color::Black ? QStringLiteral("Wang has Black") : QStringLiteral("Li has Black")));
    button(page, "beginButton").click();
    QCOMPARE(decided.size(), 1);
    QCOMPARE(decided.first().first().value<go::Color>(), first);
}

void TstNigiriPage::handStaysClosedUntilItIsOpened()
{
    NigiriPage page;
    page.begin(twoPlayers(), 7);
    const auto* table = page.findChild<ui::NigiriTable*>();
    QCOMPARE(table->state().hand, ui::NigiriTable::Hand::Closed);
    QCOMPARE(table->state().shown, 0);
    button(page, "evenButton").click();
    QCOMPARE(table->state().hand, ui::NigiriTable::Hand::Closed);
    QCOMPARE(table->state().shown, 2);
    QVERIFY(!page.findChild<QLabel*>(QStringLiteral("nigiriText"))->text().contains(QLatin1Char('7')));
    button(page, "openHandButton").click();
    QCOMPARE(table->state().hand, ui::NigiriTable::Hand::Open);
    QCOMPARE(table->state().inHand, 7);
}

void TstNigiriPage::skippingDecidesByTheSameStones()
{
    for (const int stones : {5, 6}) {
        NigiriPage page;
        QSignalSpy decided(&page, &NigiriPage::decided);
        page.begin(twoPlayers(), stones);
        button(page, "skipButton").click();
        QCOMPARE(decided.first().first().value<go::Color>(), NigiriPage::colourOfFirst(stones, Guess::Odd));
    }
}

void TstNigiriPage::goesThroughByKeyboard()
{
    NigiriPage page;
    QSignalSpy decided(&page, &NigiriPage::decided);
    page.show();
    page.begin(twoPlayers(), 3);
    QVERIFY(QTest::qWaitForWindowActive(&page));
    QCOMPARE(page.focusWidget(), &button(page, "oddButton"));
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(page.focusWidget(), Qt::Key_Space);
    QCOMPARE(decided.size(), 1);
}

void TstNigiriPage::beginsAnew()
{
    NigiriPage page;
    page.begin(twoPlayers(), 3);
    button(page, "oddButton").click();
    page.begin(twoPlayers(), 4);
    QCOMPARE(page.step(), NigiriPage::Step::Guess);
    QVERIFY(button(page, "openHandButton").isHidden());
}

QTEST_MAIN(TstNigiriPage)
#include "tst_nigiripage.moc"
