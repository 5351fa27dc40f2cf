// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/smallgame.h"
#include "ui/ask.h"
#include "ui/boardwidget.h"
#include "ui/countpage.h"
#include "ui/stampedbutton.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using ui::CountPage;
using ui::StampedButton;

namespace {

StampedButton& button(const CountPage& page, const char* name)
{
    return *page.findChild<StampedButton*>(QLatin1String(name));
}

QString label(const CountPage& page, const char* name)
{
    return page.findChild<QLabel*>(QLatin1String(name))->text();
}

/// Grants every wish of the page at the table, as the program does.
void connectTable(CountPage& page, ExamTable& table)
{
    QObject::connect(&page, &CountPage::wished, &page, [&page, &table](const exam::Command& command) {
        QVERIFY(!table.wish(command));
        page.setSession(table.session);
    });
    page.setSession(table.session);
}

} // namespace

class TstCountPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pressingAStoneTurnsItsChain();
    void numbersAreLive();
    void secondSideWaitsForTheFirst();
    void changingTheStonesTakesConfirmationsBack();
    void openPointsArePointedOut();
    void doubtfulStonesAreShownApart();
    void disputeAsksAndPlaysOn();
    void nothingCanBePressedBeforeTheEnd();
    void showsWhoHasConfirmedOnTheBoard();
};

void TstCountPage::pressingAStoneTurnsItsChain()
{
    auto table = smallGameAtTheEnd();
    CountPage page;
    page.resize(1000, 700);
    page.show();
    connectTable(page, table);
    QSignalSpy wished(&page, &CountPage::wished);
    QTest::mouseClick(page.board(), Qt::LeftButton, {}, page.board()->pointRect(deadStone()).center());
    QCOMPARE(wished.size(), 1);
    const auto command = wished.first().first().value<exam::Command>();
    const auto* mark = std::get_if<exam::MarkDead>(&command);
    QVERIFY(mark != nullptr);
    QCOMPARE(mark->point, deadStone());
    QCOMPARE(page.board()->view().dead.size(), std::size_t{1});
}

void TstCountPage::numbersAreLive()
{
    auto table = smallGameAtTheEnd();
    CountPage page;
    connectTable(page, table);
    QVERIFY(label(page, "countResult").contains(QStringLiteral("White wins")));
    Q_EMIT page.board()->pointPressed(deadStone(), 1);
    QCOMPARE(label(page, "blackCount3"), QStringLiteral("45"));
    QCOMPARE(label(page, "whiteCount3"), QStringLiteral("36"));
    QVERIFY(label(page, "countResult").contains(QStringLiteral("Black wins by 3/4 zi")));
    Q_EMIT page.board()->pointPressed(deadStone(), 2);
    QVERIFY(label(page, "countResult").contains(QStringLiteral("White wins")));
}

void TstCountPage::secondSideWaitsForTheFirst()
{
    auto table = smallGameAtTheEnd();
    CountPage page;
    page.show();
    connectTable(page, table);
    QVERIFY(button(page, "confirmBlack").isEnabled());
    QVERIFY(!button(page, "confirmWhite").isEnabled());
    QTest::keyClick(&button(page, "confirmBlack"), Qt::Key_Space);
    QVERIFY(!button(page, "confirmBlack").isEnabled());
    QVERIFY(button(page, "confirmWhite").isEnabled());
    QVERIFY(label(page, "confirmOrder").contains(QStringLiteral("White confirms now")));
    QTest::mouseClick(&button(page, "confirmWhite"), Qt::LeftButton);
    QVERIFY(table.phase<exam::Signing>() != nullptr);
    QVERIFY(!button(page, "confirmWhite").isEnabled());
}

void TstCountPage::changingTheStonesTakesConfirmationsBack()
{
    auto table = smallGameAtTheEnd();
    CountPage page;
    connectTable(page, table);
    button(page, "confirmBlack").click();
    Q_EMIT page.board()->pointPressed(deadStone(), 1);
    QVERIFY(button(page, "confirmBlack").isEnabled());
    QVERIFY(!button(page, "confirmWhite").isEnabled());
}

void TstCountPage::openPointsArePointedOut()
{
    auto table = smallGameAtTheEnd();
    CountPage page;
    page.show();
    connectTable(page, table);
    auto* notice = page.findChild<QLabel*>(QStringLiteral("countNotice"));
    QVERIFY(!notice->isHidden());
    QVERIFY(notice->text().contains(QStringLiteral("35")));
    Q_EMIT page.board()->pointPressed(deadStone(), 1);
    QVERIFY(notice->isHidden());
}

void TstCountPage::doubtfulStonesAreShownApart()
{
    auto table = smallGameAtTheEnd();
    CountPage page;
    connectTable(page, table);
    page.setDoubtful({deadStone(), {0, 0}});
    QCOMPARE(
        page.board()->view().doubtful, std::set<int>{go::indexOf(deadStone(), go::BoardSize::square(9))});
}

void TstCountPage::disputeAsksAndPlaysOn()
{
    auto table = smallGameAtTheEnd();
    CountPage page;
    connectTable(page, table);
    QSignalSpy wished(&page, &CountPage::wished);
    ui::setNextAnswer(false);
    button(page, "disputeWhite").click();
    QCOMPARE(wished.size(), 0);
    ui::setNextAnswer(true);
    button(page, "disputeWhite").click();
    QCOMPARE(wished.size(), 1);
    QVERIFY(table.phase<exam::Running>() != nullptr);
    QCOMPARE(exam::sideToMove(table.session), go::Color::White);
}

void TstCountPage::nothingCanBePressedBeforeTheEnd()
{
    CountPage page;
    page.setSession(smallGame().session);
    for (const auto* name : {"confirmBlack", "confirmWhite", "disputeBlack", "disputeWhite"})
        QVERIFY(!button(page, name).isEnabled());
    QCOMPARE(page.board()->mode(), ui::BoardWidget::Mode::Locked);
}

void TstCountPage::showsWhoHasConfirmedOnTheBoard()
{
    auto table = smallGameAtTheEnd();
    CountPage page;
    connectTable(page, table);
    button(page, "confirmBlack").click();
    QCOMPARE(page.board()->view().signs.black, ui::Sign::AgreesEnd);
    QCOMPARE(page.board()->view().signs.white, ui::Sign::None);
}

QTEST_MAIN(TstCountPage)
#include "tst_countpage.moc"
