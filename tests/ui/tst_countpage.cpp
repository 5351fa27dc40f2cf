// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/smallgame.h"
#include "ui/ask.h"
#include "ui/boardwidget.h"
#include "ui/countpage.h"
#include "ui/grouplist.h"
#include "ui/incidentpage.h"
#include "ui/refereedialog.h"
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

QStringList lines(const CountPage& page)
{
    QStringList texts;
    const auto* list = page.findChild<ui::GroupList*>();
    for (int row = 0; row < list->count(); ++row)
        texts << list->item(row)->text();
    return texts;
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
    void aLineTurnsItsGroup();
    void openBordersAndNeutralPointsAreNamed();
    void playersMayMarkWhileTheProgramLooks();
    void territoryIsSpokenOfInPoints();
    void disputeAsksAndPlaysOn();
    void disputedPositionIsBroughtBackIfBothWish();
    void nothingCanBePressedBeforeTheEnd();
    void showsWhoHasConfirmedOnTheBoard();
    void theRefereeRulesWhatIsDisputed();
};

void TstCountPage::theRefereeRulesWhatIsDisputed()
{
    auto table = smallGameAtTheEnd();
    CountPage page;
    connectTable(page, table);
    button(page, "callReferee").click();
    auto* referee = page.findChild<ui::RefereeDialog*>();
    QVERIFY(referee != nullptr);
    QVERIFY(referee->findChild<ui::IncidentPage*>()->text().contains(QStringLiteral("A56")));
    referee->setIncident(exam::Incident::RefusedEnd);
    referee->setNote(QStringLiteral("triple ko"));
    referee->accept();
    const auto& ruled = std::get<exam::IncidentRuled>(table.events.back().fact);
    QCOMPARE(ruled.incident, exam::Incident::RefusedEnd); // A58: the count goes on
    QVERIFY(table.phase<exam::Counting>() != nullptr);
    button(page, "callReferee").click();
    auto* again = page.findChildren<ui::RefereeDialog*>().last();
    again->setDecision(ui::Decision::Draw);
    again->accept();
    QCOMPARE(exam::outcomeOf(table.session)->kind, go::OutcomeKind::Draw);
}

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

/// A judgement that finds nothing.
static go::DeadStones judgement(const ExamTable& table)
{
    const go::PointSet none(table.session.game.size());
    return {none, none, none, none, none};
}

void TstCountPage::doubtfulStonesAreShownApart()
{
    auto table = smallGameAtTheEnd();
    CountPage page;
    connectTable(page, table);
    auto judged = judgement(table);
    judged.unsettled.insert(deadStone());
    page.setJudgement(judged, CountPage::Looking::No);
    QCOMPARE(
        page.board()->view().doubtful, std::set<int>{go::indexOf(deadStone(), go::BoardSize::square(9))});
    QCOMPARE(lines(page),
        QStringList{QStringLiteral("White, 1 stone(s) at C5: not sure, please look; "
                                   "taken as alive")});
    Q_EMIT page.board()->pointPressed(deadStone(), 1);
    QCOMPARE(lines(page),
        QStringList{QStringLiteral("White, 1 stone(s) at C5: not sure, please look; marked dead")});
}

void TstCountPage::aLineTurnsItsGroup()
{
    auto table = smallGameAtTheEnd();
    CountPage page;
    page.show();
    connectTable(page, table);
    auto judged = judgement(table);
    judged.dead.insert(deadStone());
    QVERIFY(!table.wish(exam::ProposeDead{judged.dead.points(), exam::DeadSource::Program}));
    page.setSession(table.session);
    page.setJudgement(judged, CountPage::Looking::No);
    QVERIFY(label(page, "deadSource").contains(QStringLiteral("program proposes")));
    auto* list = page.findChild<ui::GroupList*>();
    QCOMPARE(lines(page), QStringList{QStringLiteral("White, 1 stone(s) at C5: dead")});
    QVERIFY(page.board()->view().marks.empty());
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(
        page.board()->view().marks.at(go::indexOf(deadStone(), go::BoardSize::square(9))), ui::Mark::Circle);
    QTest::keyClick(list, Qt::Key_Return);
    QVERIFY(table.phase<exam::Counting>()->dead.empty());
    QVERIFY(label(page, "deadSource").contains(QStringLiteral("mark no stones as dead")));
}

void TstCountPage::openBordersAndNeutralPointsAreNamed()
{
    auto table = smallGameAtTheEnd();
    CountPage page;
    page.show();
    connectTable(page, table);
    auto judged = judgement(table);
    judged.open.insert({4, 0});
    judged.neutral.insert({0, 8});
    judged.neutral.insert({0, 0});
    page.setJudgement(judged, CountPage::Looking::No);
    QVERIFY(label(page, "countNotice")
                .startsWith(QStringLiteral("The border is not closed at E9.\n"
                                           "2 neutral point(s) can still be filled: "
                                           "A9, A1.")));
    const auto& view = page.board()->view();
    QCOMPARE(view.marks.at(0), ui::Mark::Circle);
    QCOMPARE(view.marks.at(4), ui::Mark::Triangle);
    QCOMPARE(view.owners.at(0), go::Owner::Neutral);
}

void TstCountPage::playersMayMarkWhileTheProgramLooks()
{
    auto table = smallGameAtTheEnd();
    CountPage page;
    connectTable(page, table);
    page.setJudgement(std::nullopt, CountPage::Looking::Yes);
    QVERIFY(label(page, "deadSource").contains(QStringLiteral("looking")));
    Q_EMIT page.board()->pointPressed(deadStone(), 1);
    QCOMPARE(page.board()->view().dead.size(), std::size_t{1});
    page.setJudgement(judgement(table), CountPage::Looking::No);
    QVERIFY(label(page, "deadSource").contains(QStringLiteral("players marked")));
}

void TstCountPage::territoryIsSpokenOfInPoints()
{
    auto setup = setupFor(9);
    setup.rules = go::Rules::japanese();
    auto table = smallGame(setup);
    table.agreeEnd();
    CountPage page;
    connectTable(page, table);
    Q_EMIT page.board()->pointPressed(deadStone(), 1);
    QCOMPARE(label(page, "countResult"), QStringLiteral("So far: Black wins by 3.5 points"));
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

void TstCountPage::disputedPositionIsBroughtBackIfBothWish()
{
    auto table = smallGameAtTheEnd();
    CountPage page;
    connectTable(page, table);
    QVERIFY(button(page, "bringBack").isHidden());
    table.wish(exam::DisputeDead{go::Color::White});
    table.play("C6");
    table.agreeEnd();
    page.setSession(table.session);
    QVERIFY(!button(page, "bringBack").isHidden());
    ui::setNextAnswer(false);
    button(page, "bringBack").click();
    QCOMPARE(table.session.game.plies().size(), std::size_t{25});
    ui::setNextAnswer(true);
    button(page, "bringBack").click();
    QCOMPARE(table.session.game.plies().size(), std::size_t{22});
    QVERIFY(button(page, "bringBack").isHidden());
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
