// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/smallgame.h"
#include "ui/boardwidget.h"
#include "ui/countplayer.h"
#include "ui/positioncountpage.h"
#include "ui/quarterspin.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using ui::PositionCountPage;

namespace {

ui::PositionToCount smallPosition()
{
    ui::PositionToCount position;
    position.where = QStringLiteral("after move 20");
    position.game = smallGame().session.game;
    position.rules = go::Rules::chinese();
    position.recorded = {go::OutcomeKind::Count, go::Color::Black, 3};
    return position;
}

go::DeadStones judgement(const std::vector<go::Point>& dead)
{
    const go::BoardSize size = go::BoardSize::square(9);
    const go::PointSet none(size);
    return {go::PointSet(size, dead), none, none, none, none};
}

QString label(const PositionCountPage& page, const char* name)
{
    return page.findChild<QLabel*>(QLatin1String(name))->text();
}

QAbstractButton& button(const PositionCountPage& page, const char* name)
{
    return *page.findChild<QAbstractButton*>(QLatin1String(name));
}

void chooseRules(const PositionCountPage& page, int index)
{
    auto* rules = page.findChild<QComboBox*>(QStringLiteral("countRules"));
    rules->setCurrentIndex(index);
    Q_EMIT rules->activated(index);
}

} // namespace

class TstPositionCountPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void proposalIsTakenOver();
    void ownMarksAreKept();
    void anyRulesCount();
    void komiCanBeChanged();
    void recordIsComparedWith();
    void countIsPlayed();
};

void TstPositionCountPage::proposalIsTakenOver()
{
    PositionCountPage page;
    page.setPosition(smallPosition());
    QVERIFY(label(page, "positionSource").contains(QStringLiteral("looking")));
    QVERIFY(label(page, "positionResult").startsWith(QStringLiteral("White wins")));
    page.setJudgement(judgement({deadStone()}));
    QVERIFY(label(page, "positionSource").contains(QStringLiteral("proposes")));
    QVERIFY(label(page, "positionResult").startsWith(QStringLiteral("Black wins by 3/4 zi")));
    QCOMPARE(page.board()->view().dead.size(), std::size_t{1});
}

void TstPositionCountPage::ownMarksAreKept()
{
    PositionCountPage page;
    page.setPosition(smallPosition());
    Q_EMIT page.board()->pointPressed(deadStone(), 0);
    page.setJudgement(judgement({}));
    QCOMPARE(page.board()->view().dead.size(), std::size_t{1});
    QVERIFY(label(page, "positionSource").contains(QStringLiteral("You have marked")));
    page.setPosition(smallPosition()); // and a new position is unmarked
    QVERIFY(page.board()->view().dead.empty());
}

void TstPositionCountPage::anyRulesCount()
{
    PositionCountPage page;
    page.setPosition(smallPosition());
    page.setJudgement(judgement({deadStone()}));
    chooseRules(page, 1); // Ing: 8 points of komi
    QVERIFY(label(page, "positionResult").startsWith(QStringLiteral("Black wins by 1/2 zi")));
    chooseRules(page, 2); // Japanese: 37 to 27, komi 6½
    QCOMPARE(label(page, "positionResult"), QStringLiteral("Black wins by 3.5 points"));
    QCOMPARE(label(page, "positionMargin"), QStringLiteral("Margin: 3.5 points = 1¾ zi"));
    chooseRules(page, 3);
    QCOMPARE(label(page, "positionResult"), QStringLiteral("Black wins by 3.5 points"));
    chooseRules(page, 0);
    QVERIFY(label(page, "positionResult").startsWith(QStringLiteral("Black wins by 3/4 zi")));
}

void TstPositionCountPage::komiCanBeChanged()
{
    PositionCountPage page;
    page.setPosition(smallPosition());
    page.setJudgement(judgement({deadStone()}));
    auto* points = page.findChild<ui::QuarterSpin*>(QStringLiteral("countKomiPoints"));
    QCOMPARE(points->value(), 15);
    points->setValue(19); // 9½ points
    QVERIFY2(label(page, "positionResult").startsWith(QStringLiteral("White wins by 1/4 zi")),
        qPrintable(label(page, "positionResult")));
    QCOMPARE(page.findChild<ui::QuarterSpin*>(QStringLiteral("countKomiZi"))->value(), 19);
}

void TstPositionCountPage::recordIsComparedWith()
{
    PositionCountPage page;
    page.setPosition(smallPosition());
    QVERIFY(label(page, "positionComparison").startsWith(QStringLiteral("The record says: Black wins")));
    page.setJudgement(judgement({deadStone()}));
    QVERIFY(label(page, "positionComparison").startsWith(QStringLiteral("The record says the same: Black")));
    auto position = smallPosition();
    position.recorded = {};
    page.setPosition(position);
    QVERIFY(label(page, "positionComparison").isEmpty());
}

void TstPositionCountPage::countIsPlayed()
{
    PositionCountPage page;
    page.resize(1200, 700);
    page.show();
    page.setPosition(smallPosition());
    page.setJudgement(judgement({deadStone()}));
    QTest::mouseClick(&button(page, "playCountButton"), Qt::LeftButton);
    QVERIFY(page.player()->isVisible());
    QVERIFY(page.findChild<QLabel*>(QStringLiteral("playedRemark"))
                ->text()
                .startsWith(QStringLiteral("The record says the same")));
    QTest::mouseClick(&button(page, "leaveCount"), Qt::LeftButton);
    QVERIFY(page.board()->isVisible());
    QSignalSpy closed(&page, &PositionCountPage::closed);
    QTest::mouseClick(&button(page, "backToGame"), Qt::LeftButton);
    QCOMPARE(closed.size(), 1);
}

QTEST_MAIN(TstPositionCountPage)
#include "tst_positioncountpage.moc"
