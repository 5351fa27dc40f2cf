// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/freshfolders.h"
#include "ui/ask.h"
#include "ui/clothwidget.h"

#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QtTest>

using namespace std::chrono_literals;

/// An exam game under 实战 in the real window: nobody leaves unnoticed, and a sealed move stays sealed.
class TestConduct : public QObject {
    Q_OBJECT

private:
    FreshFolders fresh;

    /// 9 lines, colours agreed, one minute of byo-yomi alone; the clock runs.
    static void sitDown(Program& program, const char* conduct)
    {
        program.press("newGameButton");
        program.find<QLineEdit>("blackName")->setText(QStringLiteral("王小明"));
        program.find<QLineEdit>("whiteName")->setText(QStringLiteral("李华"));
        auto* board = program.find<QComboBox>("board");
        board->setCurrentIndex(board->findData(9));
        program.find<QLineEdit>("mainTime")->setText(QStringLiteral("1:00"));
        program.find<QSpinBox>("reserveMinutes")->setValue(1);
        program.find<QRadioButton>(conduct)->setChecked(true);
        auto* colours = program.find<QComboBox>("colours");
        colours->setCurrentIndex(colours->count() - 1); // agreed
        program.press("startButton");
        QTest::mouseClick(program.table()->startButton(), Qt::LeftButton);
        QVERIFY(std::holds_alternative<exam::Running>(program.session().phase));
    }
    static void goOn(Program& program)
    {
        auto* list = program.find<QListWidget>("unfinishedList");
        QCOMPARE(list->count(), 1);
        list->setCurrentRow(0);
        program.press("continueButton");
    }

private Q_SLOTS:
    void a37_leavingAnExamGameForfeitsItAfterAWarning()
    {
        Program program(fresh());
        sitDown(program, "examConduct");
        program.play(QStringLiteral("E5"), 9);
        ui::setNextAnswer(false); // stay
        program.window().close();
        QVERIFY(ui::lastTold().contains(QStringLiteral("白方")));
        QVERIFY(program.window().isVisible());
        QVERIFY(std::holds_alternative<exam::Running>(program.session().phase));
        ui::setNextAnswer(true); // forfeit and leave
        program.window().close();
        QVERIFY(!program.window().isVisible());
        program.open();
        const auto games = shell::Archive::open(program.places.archive, program.time); // to be looked at
        QVERIFY(games);
        const auto entries = (*games)->games().value();
        QCOMPARE(entries.size(), std::size_t{1});
        const go::Outcome lost{go::OutcomeKind::Forfeit, go::Color::Black, 0};
        QVERIFY(entries.front().summary.outcome == lost);
    }

    void a37_aPausedExamGameMayBeLeft()
    {
        Program program(fresh());
        sitDown(program, "examConduct");
        program.press(ui::Action::Pause);
        program.window().close(); // nothing is asked
        QVERIFY(!program.window().isVisible());
        program.open();
        goOn(program);
        QVERIFY(std::holds_alternative<exam::Paused>(program.session().phase));
    }

    void a39_underExamConductNothingIsTakenBackShownOrWrittenOut()
    {
        Program program(fresh());
        sitDown(program, "examConduct");
        auto* record = program.window().findChild<QAction*>(QStringLiteral("exportAction"));
        QVERIFY(record);
        QVERIFY(!record->isEnabled()); // another program might judge it
        QVERIFY(!program.table()->actions()->button(ui::Action::TakeBack)->isVisible());
        ui::setNextAnswer(true);
        program.press(ui::Action::Resign);
        QVERIFY(std::holds_alternative<exam::Over>(program.session().phase));
        QVERIFY(record->isEnabled());
        program.window().findChild<QAction*>(QStringLiteral("startAction"))->trigger();
        sitDown(program, "hintConduct");
        QVERIFY(record->isEnabled());
        QVERIFY(program.table()->actions()->button(ui::Action::TakeBack)->isVisible());
    }

    void a36_aMoveIsSealedAndOpenedTwoDaysLater()
    {
        Program program(fresh());
        sitDown(program, "examConduct");
        program.play(QStringLiteral("E5"), 9);
        program.press(ui::Action::Seal);
        program.picture("sealing");
        Program::clickPoint(program.table()->board(), QStringLiteral("C3"), 9);
        QTest::mouseClick(program.table()->sealPanel()->closeButton(), Qt::LeftButton);
        QVERIFY(std::holds_alternative<exam::Sealed>(program.session().phase));
        QVERIFY(program.table()->cloth()->text().contains(QStringLiteral("信封")));
        program.picture("sealed");
        program.window().close();
        program.time.wind(48h);
        program.open();
        goOn(program);
        QVERIFY(program.table()->cloth()->isVisible());
        program.press("resume");
        QCOMPARE(
            program.session().game.board().at(go::pointFromBoardName("C3", go::BoardSize::square(9)).value()),
            go::Color::White);
        QVERIFY(std::holds_alternative<exam::Running>(program.session().phase));
        QVERIFY(program.table()->refereeLine()->words().contains(QStringLiteral("启封")));
    }

    void a36_withoutItsKeyTheRefereeIsAsked()
    {
        Program program(fresh());
        sitDown(program, "examConduct");
        program.press(ui::Action::Seal);
        Program::clickPoint(program.table()->board(), QStringLiteral("C3"), 9);
        QTest::mouseClick(program.table()->sealPanel()->closeButton(), Qt::LeftButton);
        QVERIFY(QFile::remove(shell::Envelopes::keyPathFor(program.places.archive)));
        ui::setNextAnswer(false);
        program.press("resume");
        QVERIFY(ui::lastTold().contains(QStringLiteral("games.kaoduan.seal")));
        QVERIFY(std::holds_alternative<exam::Sealed>(program.session().phase));
        ui::setNextAnswer(true); // one pass
        program.press("resume");
        QCOMPARE(program.session().game.plies().back().kind, go::PlyKind::Pass);
    }

    void s09_aMinimisedWindowIsReadOutAndLosesAsAnyOther()
    {
        Program program(fresh());
        sitDown(program, "hintConduct");
        program.window().showMinimized();
        const shell::Nanos began = program.time.monotonicNs();
        program.time.wind(61s);
        QVERIFY(std::holds_alternative<exam::Over>(program.session().phase));
        const QStringList said = program.speaker.between(began, program.time.monotonicNs());
        for (const char* clip : {"seconds_30@30000", "seconds_50@50000", "count_1@51000", "count_10@60000"}) {
            QVERIFY2(said.contains(QLatin1String(clip)), qPrintable(said.join(QLatin1Char(' '))));
        }
    }
};

QTEST_MAIN(TestConduct)
#include "tst_conduct.moc"
