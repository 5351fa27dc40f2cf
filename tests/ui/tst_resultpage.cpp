// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/chinese.h"
#include "tests/ui/smallgame.h"
#include "ui/ask.h"
#include "ui/boardwidget.h"
#include "ui/checklist.h"
#include "ui/refereedialog.h"
#include "ui/resultpage.h"
#include "ui/resultsheet.h"
#include "ui/stampedbutton.h"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using ui::ResultPage;

namespace {

ExamTable counted()
{
    auto table = smallGameAtTheEnd();
    table.wish(exam::MarkDead{deadStone()});
    table.wish(exam::ConfirmDead{go::Color::Black});
    table.wish(exam::ConfirmDead{go::Color::White});
    return table;
}

QPushButton& button(const ResultPage& page, const char* name)
{
    return *page.findChild<QPushButton*>(QLatin1String(name));
}

QString label(const ResultPage& page, const char* name)
{
    return page.findChild<QLabel*>(QLatin1String(name))->text();
}

void connectTable(ResultPage& page, ExamTable& table)
{
    QObject::connect(&page, &ResultPage::wished, &page, [&page, &table](const exam::Command& command) {
        QVERIFY(!table.wish(command));
        page.setSession(table.session);
    });
    page.setSession(table.session);
}

QString valueOf(const ui::ResultSheet& sheet, const QString& name)
{
    for (const auto& line : sheet.lines) {
        if (line.name == name)
            return line.value;
    }
    return {};
}

} // namespace

class TstResultPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a48_theStonesGoBackIntoTheirBowls();
    void a45_anAppealIsWrittenDown();
    void countIsStatedAsARefereeDoes();
    void chineseCountIsStatedAsARefereeDoes();
    void territoryResultIsExplained();
    void handicapIsPaidBack();
    void penaltiesAreTakenOff();
    void territoryGamesAreCountedInPoints();
    void bothSignBeforeItIsOver();
    void recountGoesBackUntilSigned();
    void resignationNeedsNoSignatures();
    void timeLossNamesTheLoser();
    void nothingOfTheSheetIsPressedTogether()
    {
        ExamTable table = counted();
        table.wish(exam::Sign{go::Color::Black});
        table.wish(exam::Sign{go::Color::White});
        ResultPage page;
        page.setSession(table.session);
        page.resize(1280, 660); // a screen of 720 lines with its bars
        page.show();
        QVERIFY(page.minimumSizeHint().height() <= 660);
        for (const auto* label : page.findChildren<QLabel*>()) {
            if (label->isVisible() && !label->text().isEmpty() && !label->wordWrap()) {
                QVERIFY2(label->height() >= label->fontMetrics().height(), qPrintable(label->text()));
            }
        }
    }

    void aLossOnTimeIsTakenBackByTheReferee()
    {
        using namespace std::chrono_literals;
        ExamTable table(setupFor(9));
        for (const go::Color side : go::bothColors) {
            table.wish(exam::AdjustClock{side, {0ms, 1, 0ms, 0, true, timing::allWarnings}, {}});
        }
        table.start();
        table.after(60s);
        table.wish(exam::Tick{});
        ResultPage page;
        connectTable(page, table);
        page.show();
        QVERIFY(button(page, "refereeButton").isVisible());
        button(page, "refereeButton").click();
        auto* referee = page.findChild<ui::RefereeDialog*>();
        QVERIFY(referee);
        referee->setDecision(ui::Decision::RevokeFlag);
        referee->accept();
        QVERIFY(table.phase<exam::Paused>());
        ResultPage resigned;
        ExamTable other(setupFor(9));
        other.start();
        other.wish(exam::Resign{go::Color::Black});
        resigned.setSession(other.session);
        resigned.show();
        QVERIFY(!button(resigned, "refereeButton").isVisible());
    }

    void nextStepsAreWishes();
};

void TstResultPage::countIsStatedAsARefereeDoes()
{
    const auto sheet = ui::resultSheet(counted().session);
    QCOMPARE(sheet.headline, QStringLiteral("Black wins by 3/4 zi (1.5 points)"));
    QCOMPARE(valueOf(sheet, QStringLiteral("Black has")), QStringLiteral("45 zi"));
    QCOMPARE(valueOf(sheet, QStringLiteral("less komi")), QStringLiteral("3¾ zi"));
    QCOMPARE(valueOf(sheet, QStringLiteral("leaves")), QStringLiteral("41¼ zi"));
    QCOMPARE(valueOf(sheet, QStringLiteral("against half the board")), QStringLiteral("40½ zi"));
    QCOMPARE(valueOf(sheet, QStringLiteral("White has")), QStringLiteral("36 zi"));
    QCOMPARE(valueOf(sheet, QStringLiteral("Margin")), QStringLiteral("¾ zi = 1.5 points"));
}

void TstResultPage::chineseCountIsStatedAsARefereeDoes()
{
    const Chinese chinese;
    const auto sheet = ui::resultSheet(counted().session);
    QCOMPARE(sheet.headline, QStringLiteral("黑胜3/4子"));
    QCOMPARE(sheet.lines.front(), (ui::SheetLine{QStringLiteral("黑"), QStringLiteral("45 子")}));
}

void TstResultPage::territoryResultIsExplained()
{
    // Both walls have nine stones, and White laid the dead one too: by territory Black is one point better.
    const auto sheet = ui::resultSheet(counted().session);
    QCOMPARE(sheet.comparison,
        QStringLiteral("By Japanese counting, with the same komi: Black wins by 2.5 points. The difference: "
                       "passes: Black 2, White 1 (by area 1 point more for White)."));
}

void TstResultPage::handicapIsPaidBack()
{
    auto setup = setupFor(9);
    setup.handicap = 2;
    setup.rules.komi = 0;
    ExamTable table(setup);
    table.start();
    table.agreeEnd();
    table.wish(exam::ConfirmDead{go::Color::White});
    table.wish(exam::ConfirmDead{go::Color::Black});
    const auto sheet = ui::resultSheet(table.session);
    QCOMPARE(valueOf(sheet, QStringLiteral("less half the handicap")), QStringLiteral("1 zi"));
    QCOMPARE(valueOf(sheet, QStringLiteral("less komi")), QString());
}

void TstResultPage::penaltiesAreTakenOff()
{
    auto setup = setupFor(9);
    setup.profile = exam::profileNamed("practice").value();
    ExamTable table(setup);
    table.start();
    table.play("E5");
    table.wish(exam::Pause{exam::PauseReason::Referee});
    QVERIFY(!table.wish(exam::GiveWarning{go::Color::Black, exam::Incident::MovedStone, ""}));
    table.wish(exam::Resume{});
    table.agreeEnd();
    table.wish(exam::ConfirmDead{go::Color::White});
    table.wish(exam::ConfirmDead{go::Color::Black});
    QCOMPARE(
        valueOf(ui::resultSheet(table.session), QStringLiteral("less for warnings")), QStringLiteral("1 zi"));
}

void TstResultPage::territoryGamesAreCountedInPoints()
{
    auto table = counted();
    table.session.setup.rules = go::Rules::korean();
    const auto sheet = ui::resultSheet(table.session);
    QCOMPARE(sheet.headline, QStringLiteral("Black wins by 3.5 points"));
    QVERIFY(valueOf(sheet, QStringLiteral("Black")).startsWith(QStringLiteral("36 points surrounded")));
    QCOMPARE(valueOf(sheet, QStringLiteral("Komi")), QStringLiteral("6.5 points"));
    QVERIFY(sheet.comparison.contains(QStringLiteral("By area")));
}

void TstResultPage::bothSignBeforeItIsOver()
{
    auto table = counted();
    ResultPage page;
    page.show();
    connectTable(page, table);
    QVERIFY(!button(page, "exportButton").isVisible());
    QTest::keyClick(&button(page, "signWhite"), Qt::Key_Space);
    QVERIFY(!button(page, "signWhite").isEnabled());
    QVERIFY(label(page, "signingText").contains(QStringLiteral("White has signed")));
    QTest::mouseClick(&button(page, "signBlack"), Qt::LeftButton);
    QVERIFY(table.phase<exam::Over>() != nullptr);
    QVERIFY(button(page, "exportButton").isVisible());
    QVERIFY(!button(page, "signBlack").isVisible());
    QCOMPARE(label(page, "resultHeadline"), QStringLiteral("Black wins by 3/4 zi (1.5 points)"));
}

void TstResultPage::recountGoesBackUntilSigned()
{
    auto table = counted();
    ResultPage page;
    connectTable(page, table);
    button(page, "signBlack").click();
    button(page, "recountWhite").click();
    QVERIFY(table.phase<exam::Counting>() != nullptr);
    QVERIFY(!button(page, "signBlack").isEnabled());
}

void TstResultPage::resignationNeedsNoSignatures()
{
    auto table = smallGame();
    table.wish(exam::Resign{go::Color::White});
    ResultPage page;
    page.show();
    page.setSession(table.session);
    QCOMPARE(label(page, "resultHeadline"), QStringLiteral("Black wins by resignation"));
    QVERIFY(!button(page, "signBlack").isVisible());
    QVERIFY(button(page, "reviewButton").isVisible());
    QVERIFY(ui::resultSheet(table.session).lines.empty());
    const auto* board = page.findChild<ui::BoardWidget*>(QStringLiteral("resultBoard"));
    QCOMPARE(board->view().signs.white, ui::Sign::Resigns);
}

void TstResultPage::timeLossNamesTheLoser()
{
    auto table = smallGame();
    table.after(timing::Millis{7'200'000});
    table.wish(exam::Tick{});
    ResultPage page;
    page.setSession(table.session);
    QCOMPARE(label(page, "resultHeadline"), QStringLiteral("Black is out of time, White wins"));
}

void TstResultPage::nextStepsAreWishes()
{
    ResultPage page;
    QSignalSpy exported(&page, &ResultPage::exportWished);
    QSignalSpy reviewed(&page, &ResultPage::reviewWished);
    QSignalSpy again(&page, &ResultPage::newGameWished);
    QSignalSpy closed(&page, &ResultPage::closeWished);
    for (const auto* name : {"exportButton", "reviewButton", "newGameButton", "closeButton"})
        button(page, name).click();
    QCOMPARE(exported.size(), 1);
    QCOMPARE(reviewed.size(), 1);
    QCOMPARE(again.size(), 1);
    QCOMPARE(closed.size(), 1);
}

void TstResultPage::a48_theStonesGoBackIntoTheirBowls()
{
    auto table = counted();
    ResultPage page;
    connectTable(page, table);
    page.show();
    auto* list = page.findChild<ui::Checklist*>();
    QVERIFY(!list->isVisible()); // the count still stands to be signed
    table.wish(exam::Sign{go::Color::Black});
    table.wish(exam::Sign{go::Color::White});
    page.setSession(table.session);
    QVERIFY(list->isVisible());
    QVERIFY(!list->isDone());
    for (QCheckBox* box : list->boxes())
        box->click();
    QVERIFY(list->isDone());
    page.setSession(table.session);
    QVERIFY(list->isDone());
    page.setSession(ExamTable(setupFor(13)).session); // another game
    QVERIFY(!list->isDone());
}

void TstResultPage::a45_anAppealIsWrittenDown()
{
    ExamTable table(setupFor(9));
    table.start();
    table.wish(exam::Rule{go::Color::Black, exam::Incident::Other, {exam::Consequence::Loss}, 0, {}, {}});
    ResultPage page;
    connectTable(page, table);
    ui::setNextText(QStringLiteral("the clock was wrong"));
    button(page, "appealButton").click();
    const auto& appeal = std::get<exam::Appealed>(table.events.back().fact);
    QCOMPARE(appeal.side, go::Color::Black);
    QCOMPARE(appeal.note, std::string("the clock was wrong"));
    QCOMPARE(exam::outcomeOf(table.session)->winner, std::optional(go::Color::White));
}

QTEST_MAIN(TstResultPage)
#include "tst_resultpage.moc"
