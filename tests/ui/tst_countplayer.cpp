// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/smallgame.h"
#include "ui/boardwidget.h"
#include "ui/countplayer.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>

using ui::CountPlayer;

namespace {

/// The small game with its dead stone agreed: 45 to 36.
ui::CountedGame agreed(const go::Rules& rules = go::Rules::chinese())
{
    auto setup = setupFor(9);
    setup.rules = rules;
    auto table = smallGame(setup);
    table.agreeEnd();
    table.wish(exam::MarkDead{deadStone()});
    table.wish(exam::ConfirmDead{go::Color::Black});
    table.wish(exam::ConfirmDead{go::Color::White});
    return ui::countedGame(table.session).value();
}

QString label(const CountPlayer& player, const char* name)
{
    return player.findChild<QLabel*>(QLatin1String(name))->text();
}

QAbstractButton& button(const CountPlayer& player, const char* name)
{
    return *player.findChild<QAbstractButton*>(QLatin1String(name));
}

int stonesOn(const CountPlayer& player)
{
    int count = 0;
    for (const auto& stone : player.board()->view().stones)
        count += stone ? 1 : 0;
    return count;
}

} // namespace

class TstCountPlayer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void beginsAtThePositionAsItWasLeft();
    void liftsTheDeadFirst();
    void everyStepIsTold();
    void buttonsAndKeysStep();
    void playsByItselfToTheEnd();
    void standsStillWhenNobodyLooks();
    void theOtherSideGivesTheSameResult();
    void tensBearTheirNumber();
    void territoryIsToldInPoints();
    void nothingIsCountedBeforeTheDeadAreAgreed();
};

void TstCountPlayer::beginsAtThePositionAsItWasLeft()
{
    CountPlayer player;
    player.setGame(agreed());
    QCOMPARE(player.step(), 0);
    QVERIFY(!player.isPlaying());
    QCOMPARE(label(player, "stepWords"), QStringLiteral("Black is counted."));
    QCOMPARE(stonesOn(player), 19);
    QCOMPARE(player.board()->view().dead.size(), std::size_t{1});
    QVERIFY(label(player, "playedResult").isEmpty());
    QVERIFY(!button(player, "backStep").isEnabled());
}

void TstCountPlayer::liftsTheDeadFirst()
{
    CountPlayer player;
    player.setGame(agreed());
    button(player, "nextStep").click();
    QCOMPARE(label(player, "stepWords"), QStringLiteral("White's 1 dead stone(s) at C5 are lifted."));
    QCOMPARE(stonesOn(player), 18);
    QCOMPARE(
        player.board()->view().marks.at(go::indexOf(deadStone(), go::BoardSize::square(9))), ui::Mark::Cross);
}

void TstCountPlayer::everyStepIsTold()
{
    CountPlayer player;
    player.setGame(agreed());
    const auto* list = player.findChild<QListWidget*>(QStringLiteral("stepList"));
    QCOMPARE(list->count(), player.steps());
    for (int row = 0; row < list->count(); ++row)
        QVERIFY2(!list->item(row)->text().isEmpty(), qPrintable(QString::number(row)));
    button(player, "lastStep").click();
    QCOMPARE(list->currentRow(), player.steps() - 1);
    QVERIFY2(label(player, "stepWords").startsWith(QStringLiteral("41¼ zi against 40½ zi, half the board.")),
        qPrintable(label(player, "stepWords")));
    QVERIFY(label(player, "playedResult").startsWith(QStringLiteral("Black wins by 3/4 zi")));
    QCOMPARE(label(player, "playedMargin"), QStringLiteral("Margin: ¾ zi = 1.5 points"));
    QVERIFY(!button(player, "nextStep").isEnabled());
}

void TstCountPlayer::buttonsAndKeysStep()
{
    CountPlayer player;
    player.resize(1000, 700);
    player.setGame(agreed());
    player.show();
    QVERIFY(QTest::qWaitForWindowExposed(&player));
    QTest::keyClick(&player, Qt::Key_Right);
    QTest::keyClick(&player, Qt::Key_Right);
    QCOMPARE(player.step(), 2);
    QTest::keyClick(&player, Qt::Key_Left);
    QCOMPARE(player.step(), 1);
    QTest::keyClick(&player, Qt::Key_End);
    QCOMPARE(player.step(), player.steps() - 1);
    QTest::keyClick(&player, Qt::Key_Home);
    QCOMPARE(player.step(), 0);
    player.findChild<QSlider*>()->setValue(3);
    QCOMPARE(player.step(), 3);
    player.findChild<QListWidget*>()->setCurrentRow(1);
    QCOMPARE(player.step(), 1);
    QSignalSpy left(&player, &CountPlayer::left);
    QTest::mouseClick(&button(player, "leaveCount"), Qt::LeftButton);
    QCOMPARE(left.size(), 1);
}

void TstCountPlayer::playsByItselfToTheEnd()
{
    CountPlayer player;
    player.show();
    QVERIFY(QTest::qWaitForWindowExposed(&player));
    player.setGame(agreed());
    QTest::mouseClick(&button(player, "playSteps"), Qt::LeftButton);
    QVERIFY(player.isPlaying());
    for (int step = 1; step < player.steps(); ++step) {
        player.advance(); // as the timer does
        QCOMPARE(player.step(), step);
    }
    QVERIFY(!player.isPlaying());
    player.play(); // once more from the beginning
    QCOMPARE(player.step(), 0);
    QTest::keyClick(&player, Qt::Key_P);
    QVERIFY(!player.isPlaying());
}

void TstCountPlayer::standsStillWhenNobodyLooks()
{
    CountPlayer player;
    player.show();
    player.setGame(agreed());
    player.play();
    player.hide();
    QVERIFY(!player.isPlaying());
}

void TstCountPlayer::theOtherSideGivesTheSameResult()
{
    CountPlayer player;
    player.setGame(agreed());
    auto* side = player.findChild<QComboBox*>(QStringLiteral("countedSide"));
    side->setCurrentIndex(1);
    Q_EMIT side->activated(1);
    QCOMPARE(player.step(), 0);
    QCOMPARE(label(player, "stepWords"), QStringLiteral("White is counted."));
    button(player, "lastStep").click();
    QVERIFY2(label(player, "stepWords").startsWith(QStringLiteral("39¾ zi against 40½ zi")),
        qPrintable(label(player, "stepWords")));
    QVERIFY(label(player, "playedResult").startsWith(QStringLiteral("Black wins by 3/4 zi")));
}

void TstCountPlayer::tensBearTheirNumber()
{
    CountPlayer player;
    player.setGame(agreed());
    button(player, "lastStep").click();
    std::map<QString, int> tens;
    for (const auto& [index, ten] : player.board()->view().labels)
        ++tens[ten];
    QVERIFY(!tens.empty());
    int stones = 0;
    for (const auto& [ten, count] : tens) {
        QVERIFY(count <= 10);
        stones += count;
    }
    int black = 0;
    for (const auto& stone : player.board()->view().stones)
        black += stone == go::Color::Black ? 1 : 0;
    QCOMPARE(stones, black);
}

void TstCountPlayer::territoryIsToldInPoints()
{
    CountPlayer player;
    player.setGame(agreed(go::Rules::japanese()));
    QVERIFY(player.findChild<QComboBox*>(QStringLiteral("countedSide"))->isHidden());
    button(player, "lastStep").click();
    QCOMPARE(label(player, "playedResult"), QStringLiteral("Black wins by 3.5 points"));
    QCOMPARE(label(player, "playedMargin"), QStringLiteral("Margin: 3.5 points = 1¾ zi"));
    button(player, "backStep").click();
    QCOMPARE(label(player, "stepWords"), QStringLiteral("Komi: 6.5 points."));
    button(player, "backStep").click();
    QCOMPARE(
        label(player, "stepWords"), QStringLiteral("White: 27 points surrounded and 0 stones taken, 27."));
    button(player, "backStep").click();
    QCOMPARE(
        label(player, "stepWords"), QStringLiteral("Black: 36 points surrounded and 1 stones taken, 37."));
    QCOMPARE(stonesOn(player), 18);
}

void TstCountPlayer::nothingIsCountedBeforeTheDeadAreAgreed()
{
    QVERIFY(!ui::countedGame(smallGame().session));
    QVERIFY(!ui::countedGame(smallGameAtTheEnd().session));
}

QTEST_MAIN(TstCountPlayer)
#include "tst_countplayer.moc"
